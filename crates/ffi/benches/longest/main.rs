//! How long a call can take: `cargo bench -p tenpai-ffi --bench longest`.
//!
//! Every function but the batch, whose time is that of its hands, is asked about hands of all sizes,
//! with melds and red fives, with tables from empty to all that can be seen, and by every copies rule
//! where the rules count.
//!
//! A collection of garbage in C# waits for the calls of which the runtime is not told, so these must
//! always end within a microsecond.

#[path = "../../tests/support/mod.rs"]
mod support;

mod functions;
mod questions;

use std::hint::black_box;
use std::time::{Duration, Instant};

use functions::{FUNCTIONS, Function};
use questions::{QUESTIONS, Question, questions};
use support::exports::EXPORTS;
use support::untransitioned::UNTRANSITIONED;
use tenpai_ffi::*;

/// As long as the questions of one function by one rule are asked for the first time.
const AT_MOST: Duration = Duration::from_secs(8);

/// The least of so many times is what a call takes when nothing else comes between.
const REPEATS: usize = 9;

/// The same for the median, where one call in many does not count.
const FIRST_REPEATS: usize = 3;

/// In nanoseconds, for what must end within a microsecond.
const MOST: u64 = 1000;

/// In nanoseconds, for what is told with the hand that takes so long.
const LONG: u64 = 10_000;

/// The time of a batch is that of its hands.
const BATCHES: [&str; 1] = ["tenpai_shanten_batch"];

const RULES: [(u8, &str); 4] = [
    (TENPAI_COPIES_CONCEALED, "concealed"),
    (TENPAI_COPIES_FORMAL, "formal"),
    (TENPAI_COPIES_WITH_MELDS, "with melds"),
    (TENPAI_COPIES_VISIBLE, "visible"),
];

/// What the calls of a function by one rule take, in nanoseconds.
struct Times {
    questions: usize,
    median: u64,
    longest: u64,
    /// What took longest.
    of: String,
}

fn main() {
    all_are_there();
    let mut questions = questions();
    let rules = RULES.map(|(_, name)| format!(" {name} |")).concat();
    println!("| function | of | questions |{rules}\n| --- | --- | ---: |{}", " ---: |".repeat(4));
    let mut slow = Vec::new();
    for function in &FUNCTIONS {
        tell(function, &mut questions, &mut slow);
    }
    refused(questions);

    let clock = of_all(&[(); 10_000], |()| TENPAI_OK, |()| String::new());
    println!(
        "\n- times: nanoseconds on the wall, the median and the longest, by each copies rule; each is the\n  \
         minimum of {FIRST_REPEATS} calls ({REPEATS} for the longest) with warm caches, about {} of it clock \
         overhead",
        clock.median
    );
    println!(
        "- questions: the number asked, for the rule with the fewest; slow functions get fewer"
    );
    println!("- longer than {LONG}:");
    for (name, of, rule, Times { longest, of: question, .. }) in slow {
        println!("  - `{name}`, {of}, {rule}: {longest}, for {question}");
    }
}

/// That no function of the library is forgotten.
fn all_are_there() {
    let mut names: Vec<&str> = FUNCTIONS.iter().map(|it| it.name).chain(BATCHES).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names, EXPORTS, "each function has its questions in `functions.rs`");
}

/// Prints the row of a function, and keeps what took long.
fn tell(
    function: &'static Function,
    questions: &mut [Question],
    slow: &mut Vec<(&'static str, &'static str, &'static str, Times)>,
) {
    let Function { name, of, by_rules, ask } = *function;
    let mut row = Vec::new();
    for (copies, rule) in RULES.into_iter().take(if by_rules { RULES.len() } else { 1 }) {
        questions.iter_mut().for_each(|asked| asked.rules.copies = copies);
        let times = of_all(questions, ask, Question::to_string);
        row.push((rule, times));
    }
    print_row(name, of, row.iter().map(|(_, times)| times));
    for (rule, times) in row {
        if times.longest > LONG {
            slow.push((name, of, if by_rules { rule } else { "any rule" }, times));
        }
    }
}

fn print_row<'t>(name: &str, of: &str, times: impl Iterator<Item = &'t Times> + Clone) {
    let fewest = times.clone().map(|times| times.questions).min().unwrap_or(0);
    let cells: Vec<String> =
        times.clone().map(|times| format!(" {}, {} |", times.median, times.longest)).collect();
    let rest = " |".repeat(RULES.len() - cells.len());
    let of_column = if of.is_empty() { " |".to_owned() } else { format!(" {of} |") };
    println!("| `{name}` |{of_column} {fewest} |{}{rest}", cells.concat());
    // By other rules C# asks for a number as it asks for everything else.
    let by_other_rules = (name, of) == ("tenpai_shanten", "hands");
    if !by_other_rules && UNTRANSITIONED.iter().any(|(exported, _)| *exported == name) {
        let longest = times.map(|times| times.longest).max().unwrap_or(0);
        assert!(longest < MOST, "{name} took {longest} ns of {of}");
    }
}

/// What no hand is told takes a message to be written.
fn refused(mut questions: Vec<Question>) {
    questions.iter_mut().enumerate().for_each(|(place, asked)| break_hand(place, &mut asked.hand));
    // Those in which nothing was broken, such as the kinds of melds that are not named, are hands.
    questions.retain(|asked| support::calls::check(&asked.hand).is_err());
    assert!(questions.len() > QUESTIONS / 2, "only {} are no hands", questions.len());
    for (name, of_shanten) in [("tenpai_hand_check", false), ("tenpai_shanten", true)] {
        let status_of = |asked: &Question| match asked.refused(of_shanten) {
            TENPAI_OK => TENPAI_BAD_SIZE,
            _ => TENPAI_OK,
        };
        let times = of_all(&questions, status_of, Question::to_string);
        print_row(name, "what is no hand, with its message", [&times].into_iter());
    }
}

/// No hand any more, in one of many ways.
fn break_hand(place: usize, hand: &mut tenpai_hand) {
    match place % 5 {
        0 => hand.counts[place % 34] += 5,
        1 => hand.red_fives[place % 3] += 2,
        2 => hand.meld_count = 4,
        3 => hand.counts = [4; 34],
        _ => hand.meld_kinds = [9; 4],
    }
}

/// Asks the questions in turn, as long as there is time, and then those again that seemed to take
/// longest, until no other one can have taken longer.
fn of_all<Q>(
    questions: &[Q],
    ask: impl Fn(&Q) -> tenpai_status,
    text: impl Fn(&Q) -> String,
) -> Times {
    let start = Instant::now();
    let mut first = Vec::with_capacity(questions.len());
    for question in questions {
        // What is refused is no answer.
        if ask(question) == TENPAI_OK {
            first.push((least(FIRST_REPEATS, question, &ask), question));
        }
        if start.elapsed() > AT_MOST {
            break;
        }
    }
    first.sort_unstable_by_key(|&(time, _)| time);
    let Some(&(median, _)) = first.get(first.len() / 2) else { panic!("no question is answered") };
    let (mut longest, mut of) = (0, first[0].1);
    for &(time, question) in first.iter().rev() {
        if time <= longest {
            break;
        }
        let again = least(REPEATS, question, &ask).min(time);
        if again > longest {
            (longest, of) = (again, question);
        }
    }
    Times { questions: first.len(), median, longest, of: text(of) }
}

/// The nanoseconds of the shortest of so many calls.
fn least<Q>(repeats: usize, question: &Q, ask: impl Fn(&Q) -> tenpai_status) -> u64 {
    let time = |_| {
        let start = Instant::now();
        black_box(ask(black_box(question)));
        start.elapsed().as_nanos() as u64
    };
    (0..repeats).map(time).min().unwrap_or(u64::MAX)
}
