//! What each call takes, asked in Rust, from C and from C#.

use std::rc::Rc;

use tenpai::{Discarder, Hand, Piece, Rules, Seen, Tile};
use tenpai_bench::clock::{in_turn, nanoseconds_of};
use tenpai_bench::contender::{Batch, Contender, Each};
use tenpai_bench::hands::{Class, Counts};

use crate::build::Folder;
use crate::caller::Caller;
use crate::language::Language;

/// So many hands: some calls take a thousand times as long as others.
pub(crate) const HANDS: usize = 2_000;

/// What is asked of a hand in Rust, for a value that the other languages find too.
type Ask = fn(&Hand) -> u64;

/// The passes of the programs, by their names there; the first of hands that have drawn, the others
/// of hands that have not.
const DRAWN: [(&str, Ask); 4] = [
    ("shanten", |hand| hand.shanten().number() as u64),
    ("discards", |hand| {
        let discards = hand.discards().expect("a hand that has drawn");
        discards.len() as u64 + u64::from(discards.first().acceptance().total())
    }),
    ("readings", |hand| {
        let total = hand.readings().count() as u64;
        total + total.min(8)
    }),
    ("all_readings", |hand| {
        let total = hand.all_readings().count() as u64;
        total + total.min(8)
    }),
];
const TO_DRAW: [(&str, Ask); 7] = [
    ("to_text", |hand| hand.to_string().len() as u64),
    ("waits", |hand| {
        let waits = hand.judged_by(Rules::default(), Seen::NONE).expect("rules").waits();
        u64::from(waits.expect("a hand that is to draw").total())
    }),
    ("wait_kinds", |hand| u64::from(hand.wait_kinds().expect("it is to draw").shape().is_some())),
    ("blocks", |hand| hand.blocks().len() as u64),
    ("acceptance", |hand| u64::from(hand.acceptance().expect("it is to draw").total())),
    ("improvements", |hand| hand.improvements().expect("it is to draw").count() as u64),
    ("calls", |hand| {
        let judged = hand.judged_by(Rules::default(), Seen::NONE).expect("rules");
        judged.calls(thrown(hand), Discarder::Before).expect("a tile that can come").count() as u64
    }),
];

/// The lowest tile of which the hand does not hold all copies: one that another player throws.
fn thrown(hand: &Hand) -> Piece {
    Tile::all().find(|&tile| hand.count(tile) < 4).expect("a hand holds few tiles").into()
}

/// The function that a pass calls, and for what where that is not all it can do.
fn function(pass: &str) -> String {
    match pass {
        "batch" => "`tenpai_shanten_batch`, a hand".into(),
        "from_text" | "to_text" => format!("`tenpai_hand_{pass}`"),
        "readings" => "`tenpai_readings`, the nearest".into(),
        "all_readings" => "`tenpai_readings`, all".into(),
        _ => format!("`tenpai_{pass}`"),
    }
}

/// The nanoseconds of a pass in Rust and in each language, if it could be run there.
struct Row {
    pass: &'static str,
    times: Vec<Option<f64>>,
}

/// Prints the rows of all calls, what is cheapest in Rust first.
pub(crate) fn compare(folder: &Folder, rounds: usize) -> Result<(), String> {
    let counts: Rc<[Counts]> = Class::Random.hands(4, HANDS).into();
    let mut passes = contenders(&counts, &DRAWN);
    passes.push(Contender::new("batch", Batch::new(Rc::clone(&counts))));
    let mut all = rows(folder, &counts, &passes, rounds)?;

    let counts: Rc<[Counts]> = Class::RandomToDraw.hands(4, HANDS).into();
    let mut passes = contenders(&counts, &TO_DRAW);
    let texts: Rc<[String]> = hands(&counts).iter().map(Hand::to_string).collect();
    let read = |text: &String| u64::from(text.parse::<Hand>().expect("a hand").counts()[0]);
    passes.push(Contender::new("from_text", Each { hands: texts, ask: read }));
    all.extend(rows(folder, &counts, &passes, rounds)?);

    let in_rust = |row: &Row| row.times[0].unwrap_or(f64::NAN);
    all.sort_by(|one, other| in_rust(one).total_cmp(&in_rust(other)));
    for Row { pass, times } in all {
        let cell = |time: &Option<f64>| time.map_or("-".into(), |time| format!("{time:.0}"));
        let cells: Vec<String> = times.iter().map(cell).collect();
        println!("| {} | {} |", function(pass), cells.join(" | "));
    }
    Ok(())
}

fn hands(counts: &[Counts]) -> Rc<[Hand]> {
    counts.iter().map(|counts| Hand::from_counts(counts).expect("a hand")).collect()
}

fn contenders(counts: &[Counts], calls: &[(&'static str, Ask)]) -> Vec<Contender> {
    let hands = hands(counts);
    let contender = |&(name, ask): &(&'static str, Ask)| {
        Contender::new(name, Each { hands: Rc::clone(&hands), ask })
    };
    calls.iter().map(contender).collect()
}

/// The rows of some calls, which are asked of these hands.
fn rows(
    folder: &Folder,
    counts: &[Counts],
    passes: &[Contender],
    rounds: usize,
) -> Result<Vec<Row>, String> {
    let mut rows = Vec::new();
    let file = folder.hands(counts)?;
    let mut callers = Vec::new();
    for language in Language::ALL {
        // What is missing the first table tells.
        let command = folder.program(language).ok();
        let caller = command.map(|mut command| Caller::start(command.arg(&file))).transpose()?;
        callers.push(caller);
    }
    for pass in passes {
        let sum = pass.sum() as i64;
        let mut turns: Vec<Option<&mut Caller>> = vec![None];
        turns.extend(callers.iter_mut().filter_map(Option::as_mut).map(Some));
        let mut run = |turn: &mut Option<&mut Caller>| match turn {
            None => nanoseconds_of(|| assert_eq!(pass.sum() as i64, sum, "{}", pass.name)),
            Some(caller) => {
                let (time, its_sum) = caller.pass(pass.name);
                assert_eq!(its_sum, sum, "{}", pass.name);
                time
            }
        };
        // A just-in-time compiler needs some passes, and some time, until it is done.
        in_turn(&mut turns, 40, &mut run);
        let times = in_turn(&mut turns, rounds, &mut run);
        let mut times = times.iter().map(|time| time / HANDS as f64);
        let mut row = vec![times.next()];
        for caller in &callers {
            row.push(if caller.is_some() { times.next() } else { None });
        }
        rows.push(Row { pass: pass.name, times: row });
    }
    Ok(rows)
}
