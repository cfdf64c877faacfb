//! How long a call can take of those that C# may make without telling the runtime, and of others
//! that are as short: `cargo bench -p tenpai-ffi --bench longest`.
//!
//! A collection of garbage waits for such a call, so each must always end within a microsecond.

#[path = "../tests/support/mod.rs"]
mod support;

use std::hint::black_box;
use std::ptr;
use std::time::Instant;

use support::asked::Asked;
use support::dealer::{Dealer, SIZES};
use support::untransitioned::UNTRANSITIONED;
use tenpai_ffi::*;

const QUESTIONS: usize = 100_000;

/// The least of so many times is what a call takes when nothing else comes between.
const REPEATS: usize = 9;

/// In nanoseconds.
const MOST: u128 = 1000;

/// Hands of all kinds and sizes, by all rules, the tables from empty to all that can be seen.
fn questions() -> Vec<Asked> {
    let mut dealer = Dealer::new(7);
    let mut questions = Vec::with_capacity(QUESTIONS);
    for place in 0..QUESTIONS {
        let mut asked = Asked::new(&mut dealer, &SIZES);
        let mut shown = *asked.of_core.counts();
        for tile in asked.of_core.melds().iter().flat_map(|meld| meld.tiles()) {
            shown[tile.index()] += 1;
        }
        for _ in 0..place % 3 * 60 {
            let tile = dealer.below(34);
            asked.seen.counts[tile] += u8::from(shown[tile] + asked.seen.counts[tile] < 4);
        }
        questions.push(asked);
    }
    questions
}

/// What each call takes, the shortest first.
fn times<T>(of: &[T], mut call: impl FnMut(&T)) -> Vec<u128> {
    let time = |of: &T, call: &mut dyn FnMut(&T)| {
        let start = Instant::now();
        call(black_box(of));
        start.elapsed().as_nanos()
    };
    let least = |of: &T| (0..REPEATS).map(|_| time(of, &mut call)).min().unwrap_or(u128::MAX);
    let mut times: Vec<u128> = of.iter().map(least).collect();
    times.sort_unstable();
    times
}

/// Prints the median and the longest, and asserts what is said of a function as C# names it.
fn tell(function: &str, what: &str, times: &[u128]) {
    let (median, longest) = (times[times.len() / 2], times[times.len() - 1]);
    println!("| `{function}` | {what} | {median} | {longest} |");
    if UNTRANSITIONED.iter().any(|(_, name)| *name == function) {
        assert!(longest < MOST, "{function} took {longest} ns");
    }
}

fn main() {
    println!("| function | of | median ns | longest ns |\n| --- | --- | ---: | ---: |");
    let questions = questions();
    let shanten = |asked: &Asked, hand: &tenpai_hand, error: &mut tenpai_error| {
        let mut out = tenpai_shanten_numbers::default();
        // SAFETY: all pointers are to values of this function or its caller.
        black_box(unsafe { tenpai_shanten(hand, &asked.rules, &asked.seen, &mut out, error) });
    };
    let mut error = support::calls::untouched();
    for (copies, what) in [
        (TENPAI_COPIES_CONCEALED, "hands, copies concealed"),
        (TENPAI_COPIES_FORMAL, "hands, formal copies"),
        (TENPAI_COPIES_WITH_MELDS, "hands, copies with melds"),
        (TENPAI_COPIES_VISIBLE, "hands, visible copies"),
    ] {
        let of_rule: Vec<&Asked> =
            questions.iter().filter(|asked| asked.rules.copies == copies).collect();
        let hands = times(&of_rule, |asked| shanten(asked, &asked.hand, &mut error));
        tell("tenpai_shanten", what, &hands);
    }
    let hands = times(&questions, |asked| {
        let rules = tenpai_rules::default();
        let mut out = tenpai_shanten_numbers::default();
        let (none, error) = (ptr::null(), ptr::null_mut());
        // SAFETY: all pointers are to values of this function or its caller, or may be NULL.
        black_box(unsafe { tenpai_shanten(&asked.hand, &rules, none, &mut out, error) });
    });
    tell("tenpai_shanten_by_default", "hands, nothing seen", &hands);
    let broken: Vec<tenpai_hand> = questions.iter().enumerate().map(broken).collect();
    // Those in which nothing was broken, such as the kinds of melds that are not named, are hands.
    let is_none = |hand: &tenpai_hand| support::calls::check(hand).is_err();
    let both: Vec<_> = questions.iter().zip(&broken).filter(|(_, hand)| is_none(hand)).collect();
    assert!(both.len() > QUESTIONS / 2, "only {} are no hands", both.len());
    let refused = times(&both, |(asked, hand)| shanten(asked, hand, &mut error));
    tell("tenpai_shanten", "what is no hand, with its message", &refused);

    let check = |hand: &tenpai_hand, error: *mut tenpai_error| {
        // SAFETY: both pointers are to values of the caller, the second may be NULL.
        black_box(unsafe { tenpai_hand_check(hand, error) });
    };
    let hands = times(&questions, |asked| check(&asked.hand, &mut error));
    tell("tenpai_hand_check", "hands", &hands);
    let refused = times(&broken, |hand| check(hand, &mut error));
    tell("tenpai_hand_check", "what is no hand, with its message", &refused);
    let refused = times(&broken, |hand| check(hand, ptr::null_mut()));
    tell("tenpai_hand_check", "what is no hand, without", &refused);

    texts(&questions);
    tell(
        "tenpai_version_number",
        "",
        &times(&[(); 1000], |()| {
            black_box(tenpai_version_number());
        }),
    );
    tell(
        "tenpai_abi_number",
        "",
        &times(&[(); 1000], |()| {
            black_box(tenpai_abi_number());
        }),
    );
}

/// No hand any more, in one of many ways.
fn broken((place, asked): (usize, &Asked)) -> tenpai_hand {
    let mut hand = asked.hand;
    match place % 5 {
        0 => hand.counts[place % 34] += 5,
        1 => hand.red_fives[place % 3] += 2,
        2 => hand.meld_count = 4,
        3 => hand.counts = [4; 34],
        _ => hand.meld_kinds = [9; 4],
    }
    hand
}

/// What writes text.
fn texts(questions: &[Asked]) {
    let mut text = [0; TENPAI_TEXT_CAPACITY as usize];
    let (mut length, capacity) = (0, text.len());
    let out = text.as_mut_ptr();
    let hands = times(questions, |asked| {
        let none = ptr::null_mut();
        // SAFETY: all pointers are to values of this function, the last may be NULL.
        black_box(unsafe { tenpai_hand_to_text(&asked.hand, out, capacity, &mut length, none) });
    });
    tell("tenpai_hand_to_text", "hands", &hands);
    let mut dealer = Dealer::new(8);
    let mut part = || dealer.below(1 << 17) as u64;
    let sets: Vec<u64> = (0..QUESTIONS).map(|_| part() << 17 | part()).collect();
    let sets = times(&sets, |&tiles| {
        // SAFETY: as above.
        black_box(unsafe {
            tenpai_tiles_to_text(tiles, out, capacity, &mut length, ptr::null_mut())
        });
    });
    tell("tenpai_tiles_to_text", "sets", &sets);
    let kinds: Vec<u8> = (0..64).collect();
    let kinds = times(&kinds, |&kinds| {
        // SAFETY: as above.
        black_box(unsafe {
            tenpai_block_kinds_to_text(kinds, out, capacity, &mut length, ptr::null_mut())
        });
    });
    tell("tenpai_block_kinds_to_text", "every set of kinds", &kinds);
}
