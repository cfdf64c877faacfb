//! Prints times and ratios as they stand in the docs:
//! `cargo run --release -p tenpai-bench --bin ratios`.

mod report;

use clap::Parser;
use tenpai_bench::cases::{self, Case};
use tenpai_bench::clock::{FEWEST_ROUNDS, in_turn, nanoseconds_of};
use tenpai_bench::contender::Contender;
use tenpai_bench::hands::HANDS;

use report::{Measured, Report};

/// Measures tenpai beside other libraries, and prints what stands in the docs: a table in Markdown,
/// and how it was measured.
#[derive(Parser)]
struct Options {
    /// Rounds of which the median is taken; at least 9.
    #[arg(long, default_value_t = 31, value_parser = at_least(FEWEST_ROUNDS))]
    rounds: usize,
    /// Hands of each class; cases that take long have fewer.
    #[arg(long, default_value_t = HANDS, value_parser = at_least(1))]
    hands: usize,
    /// Cases with this in their names and no others; may be given more than once.
    #[arg(long)]
    case: Vec<String>,
}

fn at_least(fewest: usize) -> impl Fn(&str) -> Result<usize, String> + Clone + Send + Sync {
    move |text| match text.parse() {
        Ok(number) if number >= fewest => Ok(number),
        Ok(_) => Err(format!("at least {fewest}")),
        Err(error) => Err(format!("{error}")),
    }
}

fn main() -> Result<(), String> {
    let Options { rounds, hands, case } = Options::parse();
    let is_wanted = |name: &str| case.is_empty() || case.iter().any(|it| name.contains(it));
    let plans = cases::all(hands).filter(|plan| is_wanted(plan.name()));
    let measured: Vec<Measured> = plans.map(|plan| measure(&plan.make(), rounds)).collect();
    if measured.is_empty() {
        return Err(format!("no case has one of {case:?} in its name"));
    }
    print!("{}", Report { measured, rounds });
    Ok(())
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
        questions: case.questions(),
        ours: named.by_ref().take(case.ours().len()).collect(),
        rivals: named.collect(),
    }
}
