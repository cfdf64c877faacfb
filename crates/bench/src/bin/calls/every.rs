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
const DRAWN: [(&str, Ask); 3] = [
    ("shanten", |hand| hand.shanten().number() as u64),
    ("discards", |hand| {
        let discards = hand.discards().expect("a hand that has drawn");
        discards.len() as u64 + u64::from(discards[0].acceptance().total())
    }),
    ("readings", |hand| {
        let total = hand.readings().count() as u64;
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

/// Prints the rows of all calls.
pub(crate) fn compare(folder: &Folder, rounds: usize) -> Result<(), String> {
    let counts: Rc<[Counts]> = Class::Random.hands(4, HANDS).into();
    let mut passes = contenders(&counts, &DRAWN);
    passes.push(Contender::new("batch", Batch::new(Rc::clone(&counts))));
    rows(folder, Class::Random, &counts, &passes, rounds)?;

    let counts: Rc<[Counts]> = Class::RandomToDraw.hands(4, HANDS).into();
    let mut passes = contenders(&counts, &TO_DRAW);
    let texts: Rc<[String]> = hands(&counts).iter().map(Hand::to_string).collect();
    let read = |text: &String| u64::from(text.parse::<Hand>().expect("a hand").counts()[0]);
    passes.push(Contender::new("from_text", Each { hands: texts, ask: read }));
    rows(folder, Class::RandomToDraw, &counts, &passes, rounds)
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

/// Prints the rows of some calls, which are asked of these hands.
fn rows(
    folder: &Folder,
    class: Class,
    counts: &[Counts],
    passes: &[Contender],
    rounds: usize,
) -> Result<(), String> {
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
        let mut times = times.iter().map(|time| format!("{:.0}", time / HANDS as f64));
        let mut row = vec![times.next().unwrap_or_default()];
        for caller in &callers {
            let time = if caller.is_some() { times.next() } else { None };
            row.push(time.unwrap_or("-".into()));
        }
        println!("| `{}` | {} | {} |", pass.name, class.letter(), row.join(" | "));
    }
    Ok(())
}
