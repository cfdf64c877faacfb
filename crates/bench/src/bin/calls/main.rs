//! Measures what the way from C and from C# costs, on top of the same question asked in Rust:
//! `cargo run --release -p tenpai-bench --bin calls`.
//!
//! A program in C and one in C# are compiled against the shared library as those of a game are, and
//! take turns with this one; that in C# runs on .NET and on Mono. A language without a compiler or a
//! runtime is left out, with a line that says so.

mod build;
mod caller;
mod every;
mod language;
// How C# is compiled and run is known where the binding is tested.
#[path = "../../../../ffi/tests/support/process.rs"]
mod process;
#[path = "../../../../ffi/tests/support/tools.rs"]
#[allow(dead_code, reason = "the test of the binding asks more of it")]
mod tools;

use std::path::PathBuf;

use clap::Parser;
use tenpai::ShantenByForm;
use tenpai_bench::clock::{in_turn, nanoseconds_of};
use tenpai_bench::contender::{Contender, Each};
use tenpai_bench::hands::{Class, Counts, HANDS};
use tenpai_bench::libraries::tenpai::best;
use tenpai_bench::machine;

use build::Folder;
use caller::Caller;
use language::Language;

/// Measures calls from C and C# beside those in Rust.
#[derive(Parser)]
struct Options {
    /// Rounds of which the median is taken; at least 9.
    #[arg(long, default_value_t = 51, value_parser = clap::value_parser!(u16).range(9..))]
    rounds: u16,
    /// The shared library to measure; left out, that of this workspace is built.
    #[arg(long)]
    library: Option<PathBuf>,
}

/// One of those who take turns.
enum Turn {
    InRust(Contender),
    /// A pass of a program, by its place among the programs.
    Of(usize, &'static str),
}

fn main() -> Result<(), String> {
    let Options { rounds, library } = Options::parse();
    let rounds = usize::from(rounds);
    let folder = Folder::new(library)?;
    println!("| call | class | ns | on top of Rust |\n| --- | --- | ---: | ---: |");
    for class in [Class::Random, Class::NearlyComplete] {
        compare(&folder, class, rounds)?;
    }
    let names = Language::ALL.map(Language::name).join(" | ");
    println!("\n| call | Rust | {names} |\n| --- | ---: | ---: | ---: | ---: |");
    every::compare(&folder, rounds)?;
    println!(
        "\n- times: nanoseconds a call, median of {rounds} rounds over {HANDS} hands, or over"
    );
    println!("  {} in the second table;", every::HANDS);
    println!("  processor time of the thread, and of C# time on the wall");
    println!("- machine: {}", machine::description());
    Ok(())
}

/// Prints the rows of a class.
fn compare(folder: &Folder, class: Class, rounds: usize) -> Result<(), String> {
    let hands = class.hands(4, HANDS);
    let file = folder.hands(&hands)?;
    let sum = hands.iter().map(|counts| i64::from(best(counts))).sum();

    let mut rows = vec![
        ("Rust, inlined".to_owned(), Turn::InRust(in_rust(&hands, best))),
        ("Rust, as a call".to_owned(), Turn::InRust(in_rust(&hands, called))),
    ];
    let mut programs = Vec::new();
    for language in Language::ALL {
        match folder.program(language) {
            Ok(mut command) => {
                for (what, pass) in language.passes() {
                    let turn = Turn::Of(programs.len(), pass);
                    rows.push((format!("{}, {what}", language.name()), turn));
                }
                programs.push(Caller::start(command.arg(&file))?);
            }
            Err(missing) => println!("SKIPPED, {}: {missing}", language.name()),
        }
    }

    // A just-in-time compiler needs some passes, and some time, until it is done.
    for _ in 0..40 {
        take_turns(&mut rows, &mut programs, 1, sum);
    }
    let times = take_turns(&mut rows, &mut programs, rounds, sum);
    for ((name, turn), time) in rows.iter().zip(&times) {
        // What asks nothing is not on top of a question.
        let on_top = match turn {
            Turn::Of(_, "nothing") => String::new(),
            _ => format!("{:+.1}", time - times[0]),
        };
        println!("| {name} | {} | {time:.1} | {on_top} |", class.letter());
    }
    Ok(())
}

/// The nanoseconds that each takes for a hand. All answers are compared.
fn take_turns(
    rows: &mut [(String, Turn)],
    programs: &mut [Caller],
    rounds: usize,
    sum: i64,
) -> Vec<f64> {
    let times = in_turn(rows, rounds, |(name, turn)| match turn {
        Turn::InRust(contender) => nanoseconds_of(|| {
            assert_eq!(contender.sum() as i64, sum, "{name}");
        }),
        Turn::Of(program, pass) => {
            let (time, its_sum) = programs[*program].pass(pass);
            assert!(*pass == "nothing" || its_sum == sum, "{name}: {its_sum}, not {sum}");
            time
        }
    });
    times.into_iter().map(|time| time / HANDS as f64).collect()
}

fn in_rust(hands: &[Counts], ask: impl Fn(&Counts) -> i8 + 'static) -> Contender {
    Contender::new("Rust", Each { hands: hands.into(), ask })
}

/// As a call, with the numbers of all forms handed back: as much as the others do.
fn called(counts: &Counts) -> i8 {
    #[inline(never)]
    fn numbers(counts: &Counts) -> ShantenByForm {
        ShantenByForm::of_counts(counts).expect("a hand")
    }
    numbers(counts).best().number()
}
