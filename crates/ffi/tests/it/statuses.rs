//! The statuses that the header tells of each function: those, and no others, are returned.

use std::collections::{BTreeMap, BTreeSet};
use std::ptr::{null, null_mut};

use crate::support::asked::Asked;
use crate::support::calls::{from_text, untouched};
use crate::support::dealer::{Dealer, SIZES};
use crate::support::repository;
use tenpai_ffi::*;

type Statuses = BTreeMap<String, BTreeSet<String>>;

/// Calls a function and keeps what it answered.
macro_rules! ask {
    ($reached:expr, $function:ident($($argument:expr),* $(,)?)) => {{
        // SAFETY: what the arguments point to are values of the caller, with room for what is
        // claimed, or NULL.
        let status = unsafe { $function($($argument),*) };
        $reached.entry(stringify!($function).to_owned()).or_default().insert(name(status));
    }};
}

#[test]
fn each_function_returns_what_the_header_says() {
    let mut reached = Statuses::new();
    let mut dealer = Dealer::new(77);
    for _ in 0..20_000 {
        let mut asked = Asked::new(&mut dealer, &SIZES);
        match dealer.below(8) {
            0..=2 => spoil(&mut asked.hand, &mut dealer),
            3 => spoil(&mut asked.rules, &mut dealer),
            4 => spoil(&mut asked.seen, &mut dealer),
            _ => {}
        }
        ask_all(&asked, &mut dealer, &mut reached);
    }
    ask_of_texts(&mut reached);
    ask_of_sizes(&mut reached);
    let told = told();
    for (function, told) in &told {
        assert_eq!(Some(told), reached.get(function), "{function}: the header, and what came");
    }
    assert_eq!(told.len(), reached.len());
}

/// What the header says that each function returns.
fn told() -> Statuses {
    let header = std::fs::read_to_string(repository("include/tenpai.h")).expect("the header");
    let (mut told, mut paragraph) = (Statuses::new(), String::new());
    for line in header.lines() {
        let text = line.trim_start_matches([' ', '*', '/']).trim_end();
        if text.starts_with("Returns") {
            paragraph = text.to_owned();
        } else if text.is_empty() || text.starts_with("```") {
            paragraph += "\n";
        } else if !paragraph.is_empty() && !paragraph.contains('\n') {
            paragraph += text;
        }
        if let Some(function) = line.strip_prefix("tenpai_status ") {
            let (function, _) = function.split_once('(').expect("a function");
            let names = paragraph.lines().next().unwrap_or_default().split('`');
            let names = names.filter(|name| STATUSES.iter().any(|(_, status)| status == name));
            told.insert(function.to_owned(), names.map(str::to_owned).collect());
            paragraph.clear();
        }
    }
    assert!(told.len() >= 20, "only {told:?}");
    told
}

/// Puts a value of any kind into some byte.
fn spoil<T>(value: &mut T, dealer: &mut Dealer) {
    let start = std::ptr::from_mut(value).cast::<u8>();
    // SAFETY: the value has so many bytes, and it is a struct of bytes.
    let bytes = unsafe { std::slice::from_raw_parts_mut(start, size_of::<T>()) };
    bytes[dealer.below(bytes.len())] = dealer.one(&[0, 1, 2, 3, 4, 5, 7, 26, 33, 34, 255]);
}

fn ask_all(asked: &Asked, dealer: &mut Dealer, reached: &mut Statuses) {
    let hand: *const _ = if dealer.below(50) == 0 { null() } else { &asked.hand };
    let rules: *const _ = &asked.rules;
    let seen: *const _ = if dealer.below(4) == 0 { null() } else { &asked.seen };
    let (error, called) = (null_mut(), dealer.below(36) as u8);
    let (is_red, from) = (dealer.one(&[0, 0, 0, 0, 1, 2]), dealer.one(&[0, 1, 1, 1, 2]));
    let mut length = 0;
    macro_rules! room {
        ($most:expr) => {
            [untouched(); $most as usize]
        };
    }
    ask!(reached, tenpai_hand_check(hand, error));
    let mut text = room!(TENPAI_TEXT_CAPACITY);
    let few = dealer.one(&[1, 128]);
    ask!(reached, tenpai_hand_to_text(hand, text.as_mut_ptr(), few, &mut length, error));
    ask!(reached, tenpai_shanten(hand, rules, seen, &mut untouched(), error));
    ask!(reached, tenpai_waits(hand, rules, seen, &mut untouched(), error));
    ask!(reached, tenpai_acceptance(hand, rules, seen, &mut untouched(), error));
    ask!(reached, tenpai_good_waits(hand, rules, seen, 5, &mut untouched(), error));
    ask!(reached, tenpai_wait_kinds(hand, rules, seen, &mut untouched(), error));
    ask!(reached, tenpai_wait_obstacle(hand, rules, &mut untouched(), error));
    let mut out = room!(TENPAI_MAX_BLOCKS);
    let few = dealer.one(&[1, 14]);
    ask!(reached, tenpai_blocks(hand, rules, out.as_mut_ptr(), few, &mut length, error));
    let mut out = room!(TENPAI_MAX_WAIT_CASES);
    let few = dealer.one(&[0, 16]);
    ask!(reached, tenpai_wait_cases(hand, rules, out.as_mut_ptr(), few, &mut length, error));
    let mut out = room!(TENPAI_MAX_DISCARDS);
    let few = dealer.one(&[0, 14]);
    ask!(reached, tenpai_discards(hand, rules, seen, out.as_mut_ptr(), few, &mut length, error));
    ask!(reached, tenpai_best_discard(hand, rules, seen, &mut untouched(), error));
    let call = tenpai_call {
        kind: dealer.one(&[TENPAI_CALL_CHI, TENPAI_CALL_PON, TENPAI_CALL_PON, TENPAI_CALL_KAN, 7]),
        tiles: dealer.one(&[[called; 2], [called.wrapping_add(1), called.wrapping_add(2)]]),
        are_red: [dealer.one(&[0, 0, 0, 1, 2]), 0],
        reserved: [0, 0, 0, 0, 0, dealer.one(&[0, 0, 0, 0, 1])],
        ..tenpai_call::default()
    };
    ask!(
        reached,
        tenpai_call_discards(
            hand,
            rules,
            seen,
            called,
            is_red,
            from,
            &call,
            out.as_mut_ptr(),
            few,
            &mut length,
            error
        )
    );
    let mut out = room!(TENPAI_MAX_IMPROVEMENTS);
    let few = dealer.one(&[0, 34]);
    ask!(
        reached,
        tenpai_improvements(hand, rules, seen, out.as_mut_ptr(), few, &mut length, error)
    );
    let mut out = room!(TENPAI_MAX_CALLS);
    let few = dealer.one(&[0, 10]);
    ask!(
        reached,
        tenpai_calls(
            hand,
            rules,
            seen,
            called,
            is_red,
            from,
            out.as_mut_ptr(),
            few,
            &mut length,
            error
        )
    );
    let (mut out, mut total) = (room!(4), 0);
    let which = dealer.one(&[TENPAI_READINGS_NEAREST, 2]);
    ask!(
        reached,
        tenpai_readings(
            hand,
            rules,
            seen,
            which,
            out.as_mut_ptr(),
            4,
            &mut length,
            &mut total,
            error
        )
    );
    ask_of_wins(asked, hand, called, reached);
}

/// Few random hands are complete, so this adds what they lack.
fn ask_of_wins(asked: &Asked, hand: *const tenpai_hand, tile: u8, reached: &mut Statuses) {
    let (rules, seen, error) = (&asked.rules, &asked.seen, null_mut());
    let (mut out, mut length) = ([untouched(); TENPAI_MAX_WINS as usize], 0);
    ask!(reached, tenpai_wins(hand, rules, seen, tile, out.as_mut_ptr(), 16, &mut length, error));
    let complete = from_text("11m123p").expect("a hand");
    ask!(
        reached,
        tenpai_wins(&complete, rules, null(), 0, out.as_mut_ptr(), 0, &mut length, error)
    );
}

fn ask_of_texts(reached: &mut Statuses) {
    for text in [
        "11m",
        "11",
        "8z",
        "11111m",
        "111m",
        "11m[124p]",
        "11m[123p]",
        "1m[50055p]",
        "00m",
        "1m)",
        "1m[123m][123m][123m][123m][111z]",
        "é",
    ] {
        let (start, length) = (text.as_ptr().cast(), text.len());
        ask!(reached, tenpai_hand_from_text(start, length, &mut untouched(), null_mut()));
    }
    ask!(reached, tenpai_hand_from_text(null(), 0, &mut untouched(), null_mut()));
    for (bits, capacity) in [(1, 128), (1, 1), (1 << 34, 128)] {
        let (mut text, mut length) = ([0; 128], 0);
        let text = text.as_mut_ptr();
        ask!(reached, tenpai_tiles_to_text(bits, text, capacity, &mut length, null_mut()));
        ask!(reached, tenpai_tiles_to_text(bits, null_mut(), 0, &mut length, null_mut()));
        let kinds = if bits > 1 { 128 } else { 1 };
        ask!(reached, tenpai_block_kinds_to_text(kinds, text, capacity, &mut length, null_mut()));
        ask!(reached, tenpai_block_kinds_to_text(kinds, null_mut(), 0, &mut length, null_mut()));
        ask!(reached, tenpai_wait_kinds_to_text(kinds, text, capacity, &mut length, null_mut()));
        ask!(reached, tenpai_wait_kinds_to_text(kinds, null_mut(), 0, &mut length, null_mut()));
        ask!(reached, tenpai_wait_shape_to_text(kinds, text, capacity, &mut length, null_mut()));
        ask!(reached, tenpai_wait_shape_to_text(kinds, null_mut(), 0, &mut length, null_mut()));
    }
}

/// The functions that take neither a hand nor a text.
fn ask_of_sizes(reached: &mut Statuses) {
    let mut counts = [0; 34];
    let meld = |kind, tile, red_fives, reserved| tenpai_meld { kind, tile, red_fives, reserved };
    let pon = meld(TENPAI_MELD_PON, 4, 0, 0);
    for (ones, melds) in [
        (2, vec![pon; 4]),
        (2, vec![meld(TENPAI_MELD_PON, 4, 0, 0), meld(TENPAI_MELD_CHI, 9, 1, 0)]),
        (2, vec![meld(9, 4, 0, 0); 4]),
        (2, vec![meld(TENPAI_MELD_PON, 34, 0, 0); 4]),
        (2, vec![meld(TENPAI_MELD_PON, 4, 0, 1); 4]),
        (2, vec![meld(TENPAI_MELD_PON, 4, 2, 0); 4]),
        (2, vec![pon]),
        (2, vec![]),
        (3, vec![]),
        (5, vec![]),
    ] {
        counts[0] = ones;
        let (first, count, melds) = (counts.as_ptr(), melds.len(), melds.as_ptr());
        ask!(
            reached,
            tenpai_hand_from_counts(first, null(), melds, count, &mut untouched(), null_mut())
        );
        for players in [0, 3, 5] {
            let rules = tenpai_rules { players, ..tenpai_rules::default() };
            ask!(reached, tenpai_shanten_batch(first, 1, &rules, &mut untouched(), null_mut()));
        }
    }
    (counts[0], counts[1]) = (0, 2);
    let (first, out) = (counts.as_ptr(), &mut untouched());
    let three = tenpai_rules { players: 3, ..tenpai_rules::default() };
    ask!(reached, tenpai_hand_from_counts(null(), null(), null(), 0, &mut untouched(), null_mut()));
    let unclean = tenpai_rules { reserved: [1; 12], ..three };
    ask!(reached, tenpai_shanten_batch(first, 1, &unclean, out, null_mut()));
    ask!(reached, tenpai_shanten_batch(first, 1, &three, out, null_mut()));
    ask!(reached, tenpai_shanten_batch(null(), 1, &three, out, null_mut()));
    ask!(reached, tenpai_shanten_batch(first, usize::MAX, &three, out, null_mut()));
    let counted = tenpai_formula_counts { size: 13, melds: 3, ..tenpai_formula_counts::default() };
    ask!(reached, tenpai_formula_shanten(&counted, &mut untouched(), null_mut()));
    ask!(reached, tenpai_formula_shanten(null(), &mut untouched(), null_mut()));
    let too_many = tenpai_formula_counts { melds: 9, ..counted };
    ask!(reached, tenpai_formula_shanten(&too_many, &mut untouched(), null_mut()));
    let reserved = tenpai_formula_counts { reserved: 1, ..counted };
    ask!(reached, tenpai_formula_shanten(&reserved, &mut untouched(), null_mut()));
}

fn name(status: tenpai_status) -> String {
    let named = STATUSES.iter().find(|(value, _)| *value == status);
    named.map_or_else(|| format!("{status}"), |(_, name)| (*name).to_owned())
}

macro_rules! statuses {
    ($($name:ident),*) => { [$(($name, stringify!($name))),*] };
}

const STATUSES: [(tenpai_status, &str); 25] = statuses!(
    TENPAI_OK,
    TENPAI_NULL,
    TENPAI_INTERNAL,
    TENPAI_UNSUPPORTED,
    TENPAI_BAD_RULES,
    TENPAI_BUFFER_TOO_SMALL,
    TENPAI_RESERVED,
    TENPAI_BAD_TEXT,
    TENPAI_BAD_TILE,
    TENPAI_TOO_MANY_COPIES,
    TENPAI_BAD_SIZE,
    TENPAI_BAD_MELD,
    TENPAI_MELD_COUNT,
    TENPAI_RED_FIVES,
    TENPAI_WRONG_TURN,
    TENPAI_BAD_BLOCK_KINDS,
    TENPAI_BAD_COUNT,
    TENPAI_ABSENT_TILE,
    TENPAI_NO_CHI,
    TENPAI_MELDS_ASSUMED,
    TENPAI_BAD_CALL,
    TENPAI_BAD_DISCARDER,
    TENPAI_BAD_READINGS,
    TENPAI_BAD_FORMULA_COUNTS,
    TENPAI_BAD_SHAPE
);
