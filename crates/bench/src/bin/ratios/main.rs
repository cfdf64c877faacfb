//! Prints times and ratios: `cargo run --release -p tenpai-bench --bin ratios`.

mod report;

use clap::Parser;
use tenpai_bench::cases::{self, Case};
use tenpai_bench::clock::{FEWEST_ROUNDS, in_turn, nanoseconds_of};
use tenpai_bench::contender::Contender;
use tenpai_bench::hands::HANDS;

use report::{Measured, Report};

/// Measures tenpai beside other libraries, and prints a table in Markdown.
#[derive(Parser)]
struct Options {
    /// Rounds of which the median is taken; at least 9.
    #[arg(long, default_value_t = 31, value_parser = at_least(FEWEST_ROUNDS))]
    rounds: usize,
    /// Hands of each class.
    #[arg(long, default_value_t = HANDS, value_parser = at_least(1))]
    hands: usize,
}

fn at_least(fewest: usize) -> impl Fn(&str) -> Result<usize, String> + Clone + Send + Sync {
    move |text| match text.parse() {
        Ok(number) if number >= fewest => Ok(number),
        Ok(_) => Err(format!("at least {fewest}")),
        Err(error) => Err(format!("{error}")),
    }
}

fn main() {
    let Options { rounds, hands } = Options::parse();
    let measured = cases::all(hands).map(|case| measure(&case, rounds)).collect();
    print!("{}", Report { measured, rounds, hands });
}

fn measure(case: &Case, rounds: usize) -> Measured {
    let mut contenders: Vec<&Contender> = case.contenders().collect();
    let mut times =
        in_turn(&mut contenders, rounds, |contender| nanoseconds_of(|| contender.sum()));
    times.iter_mut().for_each(|time| *time /= case.questions() as f64);
    let named = |(contender, time): (&&Contender, f64)| (contender.name, time);
    let mut named = contenders.iter().zip(times).map(named);
    Measured {
        case: case.name(),
        class: case.class(),
        ours: named.by_ref().take(case.ours().len()).collect(),
        rivals: named.collect(),
    }
}
