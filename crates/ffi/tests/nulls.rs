//! NULL in every pointer of every function is a status, and nothing is written.

mod support;

use std::ptr::{null, null_mut};

use support::calls::{from_text, untouched};
use tenpai_ffi::*;

fn hand() -> tenpai_hand {
    from_text("2235m").expect("a hand")
}

const RULES: tenpai_rules =
    tenpai_rules { copies: 0, forms: 0, players: 0, flags: 0, reserved: [0; 12] };

/// Calls with NULL in one place, which the error names, outputs elsewhere untouched.
macro_rules! null_in {
    ($name:literal, $call:expr; $($out:ident),*) => {{
        $(let mut $out = untouched();)*
        let mut error = untouched();
        // SAFETY: all pointers are NULL or to values of the test, with room for what is claimed.
        let status = unsafe { $call($(&mut $out,)* &mut error) };
        assert_eq!((status, error.status), (TENPAI_NULL, TENPAI_NULL));
        assert_eq!(support::calls::message(&error), concat!($name, " is NULL and must not be"));
        $(assert_eq!($out, untouched());)*
    }};
}

#[test]
fn in_shanten() {
    let hand = hand();
    null_in!(
        "hand", |out, error| tenpai_shanten(null(), &RULES, null(), out, error); out
    );
    null_in!(
        "rules", |out, error| tenpai_shanten(&hand, null(), null(), out, error); out
    );
    null_in!(
        "out", |error| tenpai_shanten(&hand, &RULES, null(), null_mut(), error);
    );
}

#[test]
fn in_a_batch() {
    let counts = hand().counts;
    let counts = counts.as_ptr();
    null_in!(
        "counts", |out, error| tenpai_shanten_batch(null(), 1, &RULES, out, error); out
    );
    null_in!(
        "rules", |out, error| tenpai_shanten_batch(counts, 1, null(), out, error); out
    );
    null_in!(
        "rules", |error| tenpai_shanten_batch(null(), 0, null(), null_mut(), error);
    );
    null_in!(
        "out", |error| tenpai_shanten_batch(counts, 1, &RULES, null_mut(), error);
    );
    // SAFETY: there is no hand to read and no number to write.
    let none = unsafe { tenpai_shanten_batch(null(), 0, &RULES, null_mut(), null_mut()) };
    assert_eq!(none, TENPAI_OK, "no hands need no pointer");
}

#[test]
fn in_waits() {
    let hand = hand();
    null_in!(
        "hand", |out, error| tenpai_waits(null(), &RULES, null(), out, error); out
    );
    null_in!(
        "rules", |out, error| tenpai_waits(&hand, null(), null(), out, error); out
    );
    null_in!(
        "out", |error| tenpai_waits(&hand, &RULES, null(), null_mut(), error);
    );
}

#[test]
fn in_acceptance() {
    let hand = hand();
    null_in!(
        "hand", |out, error| tenpai_acceptance(null(), &RULES, null(), out, error); out
    );
    null_in!(
        "rules", |out, error| tenpai_acceptance(&hand, null(), null(), out, error); out
    );
    null_in!(
        "out", |error| tenpai_acceptance(&hand, &RULES, null(), null_mut(), error);
    );
}

#[test]
fn in_discards() {
    let hand = from_text("22356m").expect("a hand");
    null_in!(
        "hand", |out, length, error| tenpai_discards(null(), &RULES, null(), out, 1, length, error); out, length
    );
    null_in!(
        "rules", |out, length, error| tenpai_discards(&hand, null(), null(), out, 1, length, error); out, length
    );
    null_in!(
        "out", |length, error| tenpai_discards(&hand, &RULES, null(), null_mut(), 14, length, error); length
    );
    null_in!(
        "out", |length, error| tenpai_discards(&hand, &RULES, null(), null_mut(), 0, length, error); length
    );
    null_in!(
        "length", |out, error| tenpai_discards(&hand, &RULES, null(), out, 1, null_mut(), error); out
    );
}

#[test]
fn in_improvements() {
    let hand = hand();
    null_in!(
        "hand", |out, length, error| tenpai_improvements(null(), &RULES, null(), out, 1, length, error); out, length
    );
    null_in!(
        "rules", |out, length, error| tenpai_improvements(&hand, null(), null(), out, 1, length, error); out, length
    );
    null_in!(
        "out", |length, error| tenpai_improvements(&hand, &RULES, null(), null_mut(), 34, length, error); length
    );
    null_in!(
        "out", |length, error| tenpai_improvements(&hand, &RULES, null(), null_mut(), 0, length, error); length
    );
    null_in!(
        "length", |out, error| tenpai_improvements(&hand, &RULES, null(), out, 1, null_mut(), error); out
    );
}

#[test]
fn in_good_waits() {
    let hand = hand();
    null_in!(
        "hand", |out, error| tenpai_good_waits(null(), &RULES, null(), 5, out, error); out
    );
    null_in!(
        "rules", |out, error| tenpai_good_waits(&hand, null(), null(), 5, out, error); out
    );
    null_in!(
        "out", |error| tenpai_good_waits(&hand, &RULES, null(), 5, null_mut(), error);
    );
}

#[test]
fn in_calls() {
    let hand = &from_text("1123s[111z][222z][333z]").expect("a hand");
    let none = null();
    null_in!(
        "hand", |out, length, error| tenpai_calls(null(), &RULES, none, 18, 0, 1, out, 1, length, error); out, length
    );
    null_in!(
        "rules", |out, length, error| tenpai_calls(hand, null(), none, 18, 0, 1, out, 1, length, error); out, length
    );
    null_in!(
        "out", |length, error| tenpai_calls(hand, &RULES, none, 18, 0, 1, null_mut(), 9, length, error); length
    );
    null_in!(
        "out", |length, error| tenpai_calls(hand, &RULES, none, 18, 0, 1, null_mut(), 0, length, error); length
    );
    null_in!(
        "length", |out, error| tenpai_calls(hand, &RULES, none, 18, 0, 1, out, 1, null_mut(), error); out
    );
}

#[test]
fn in_call_discards() {
    let hand = &from_text("1123s[111z][222z][333z]").expect("a hand");
    let pon = &tenpai_call { kind: TENPAI_CALL_PON, tiles: [18; 2], ..tenpai_call::default() };
    let (rules, none) = (&RULES, null());
    null_in!(
        "hand", |out, length, error| tenpai_call_discards(null(), rules, none, 18, 0, 1, pon, out, 1, length, error); out, length
    );
    null_in!(
        "rules", |out, length, error| tenpai_call_discards(hand, null(), none, 18, 0, 1, pon, out, 1, length, error); out, length
    );
    null_in!(
        "call", |out, length, error| tenpai_call_discards(hand, rules, none, 18, 0, 1, null(), out, 1, length, error); out, length
    );
    null_in!(
        "out", |length, error| tenpai_call_discards(hand, rules, none, 18, 0, 1, pon, null_mut(), 9, length, error); length
    );
    null_in!(
        "length", |out, error| tenpai_call_discards(hand, rules, none, 18, 0, 1, pon, out, 1, null_mut(), error); out
    );
}

#[test]
fn in_blocks() {
    let hand = hand();
    null_in!(
        "hand", |out, length, error| tenpai_blocks(null(), &RULES, out, 1, length, error); out, length
    );
    null_in!(
        "rules", |out, length, error| tenpai_blocks(&hand, null(), out, 1, length, error); out, length
    );
    null_in!(
        "out", |length, error| tenpai_blocks(&hand, &RULES, null_mut(), 14, length, error); length
    );
    null_in!(
        "out", |length, error| tenpai_blocks(&hand, &RULES, null_mut(), 0, length, error); length
    );
    null_in!(
        "length", |out, error| tenpai_blocks(&hand, &RULES, out, 1, null_mut(), error); out
    );
}

#[test]
fn in_readings() {
    let hand = hand();
    null_in!(
        "hand", |out, length, total, error| tenpai_readings(null(), &RULES, null(), 0, out, 1, length, total, error); out, length, total
    );
    null_in!(
        "rules", |out, length, total, error| tenpai_readings(&hand, null(), null(), 0, out, 1, length, total, error); out, length, total
    );
    null_in!(
        "out", |length, total, error| tenpai_readings(&hand, &RULES, null(), 0, null_mut(), 1, length, total, error); length, total
    );
    null_in!(
        "length", |out, total, error| tenpai_readings(&hand, &RULES, null(), 0, out, 1, null_mut(), total, error); out, total
    );
    null_in!(
        "total", |out, length, error| tenpai_readings(&hand, &RULES, null(), 0, out, 1, length, null_mut(), error); out, length
    );
}

#[test]
fn in_wins() {
    let hand = from_text("22345m").expect("a hand");
    null_in!(
        "hand", |out, length, error| tenpai_wins(null(), &RULES, null(), 1, out, 1, length, error); out, length
    );
    null_in!(
        "rules", |out, length, error| tenpai_wins(&hand, null(), null(), 1, out, 1, length, error); out, length
    );
    null_in!(
        "out", |length, error| tenpai_wins(&hand, &RULES, null(), 1, null_mut(), 16, length, error); length
    );
    null_in!(
        "length", |out, error| tenpai_wins(&hand, &RULES, null(), 1, out, 1, null_mut(), error); out
    );
}

#[test]
fn in_wait_kinds_and_cases() {
    let hand = hand();
    null_in!(
        "hand", |out, error| tenpai_wait_kinds(null(), &RULES, null(), out, error); out
    );
    null_in!(
        "rules", |out, error| tenpai_wait_kinds(&hand, null(), null(), out, error); out
    );
    null_in!(
        "out", |error| tenpai_wait_kinds(&hand, &RULES, null(), null_mut(), error);
    );
    null_in!(
        "hand", |out, length, error| tenpai_wait_cases(null(), &RULES, out, 1, length, error); out, length
    );
    null_in!(
        "rules", |out, length, error| tenpai_wait_cases(&hand, null(), out, 1, length, error); out, length
    );
    null_in!(
        "out", |length, error| tenpai_wait_cases(&hand, &RULES, null_mut(), 16, length, error); length
    );
    null_in!(
        "length", |out, error| tenpai_wait_cases(&hand, &RULES, out, 1, null_mut(), error); out
    );
    null_in!(
        "hand", |out, error| tenpai_wait_obstacle(null(), &RULES, out, error); out
    );
    null_in!(
        "rules", |out, error| tenpai_wait_obstacle(&hand, null(), out, error); out
    );
    null_in!(
        "out", |error| tenpai_wait_obstacle(&hand, &RULES, null_mut(), error);
    );
}

#[test]
fn in_the_formula() {
    let counts = tenpai_formula_counts { size: 14, ..tenpai_formula_counts::default() };
    null_in!("counts", |out, error| tenpai_formula_shanten(null(), out, error); out);
    null_in!("out", |error| tenpai_formula_shanten(&counts, null_mut(), error););
}

#[test]
fn in_texts() {
    let hand = hand();
    null_in!(
        "hand", |out, length, error| tenpai_hand_to_text(null(), out, 1, length, error); out, length
    );
    macro_rules! in_text {
        ($to_text:ident, $value:expr) => {
            null_in!(
                "out", |length, error| $to_text($value, null_mut(), 128, length, error); length
            );
            null_in!(
                "length", |out, error| $to_text($value, out, 1, null_mut(), error); out
            );
        };
    }
    in_text!(tenpai_hand_to_text, &hand);
    in_text!(tenpai_tiles_to_text, 1);
    in_text!(tenpai_block_kinds_to_text, 1);
    in_text!(tenpai_wait_kinds_to_text, 1);
    in_text!(tenpai_shape_to_text, 1);
}

#[test]
fn in_constructors() {
    let text = c"2235m".as_ptr();
    let counts = hand().counts;
    let counts = counts.as_ptr();
    null_in!("text", |out, error| tenpai_hand_from_text(null(), 5, out, error); out);
    null_in!("text", |out, error| tenpai_hand_from_text(null(), 0, out, error); out);
    null_in!("out", |error| tenpai_hand_from_text(text, 5, null_mut(), error););
    null_in!(
        "counts", |out, error| tenpai_hand_from_counts(null(), null(), 0, out, error); out
    );
    null_in!(
        "melds", |out, error| tenpai_hand_from_counts(counts, null(), 3, out, error); out
    );
    null_in!(
        "out", |error| tenpai_hand_from_counts(counts, null(), 0, null_mut(), error);
    );
    null_in!("hand", |error| tenpai_hand_check(null(), error););
}

#[test]
fn of_an_error_is_allowed() {
    let hand = hand();
    let text = c"12x".as_ptr();
    let mut out = untouched();
    // SAFETY: the pointers are NULL or to values of the test.
    assert_eq!(unsafe { tenpai_hand_check(&hand, null_mut()) }, TENPAI_OK);
    // SAFETY: as above.
    assert_eq!(unsafe { tenpai_hand_check(null(), null_mut()) }, TENPAI_NULL);
    let (rules, none) = (&RULES, null_mut());
    let (mut length, mut count) = (untouched::<usize>(), 0);
    macro_rules! without_error {
        ($call:ident, $($argument:expr),*) => {{
            let mut out = untouched();
            // SAFETY: as above, with room for what is claimed.
            let status = unsafe { $call($($argument,)* &mut out, none) };
            assert_eq!(status, TENPAI_BAD_SIZE, stringify!($call));
            assert_eq!(out, untouched());
            count += 1;
        }};
        ($call:ident, $($argument:expr),*; $room:literal) => {{
            let mut out = untouched();
            // SAFETY: as above, with room for what is claimed.
            let status = unsafe { $call($($argument,)* &mut out, $room, &mut length, none) };
            assert_eq!(status, TENPAI_BAD_SIZE, stringify!($call));
            assert_eq!((out, length), (untouched(), untouched()));
            count += 1;
        }};
    }
    let empty = tenpai_hand { counts: [0; 34], ..hand };
    let call = tenpai_call::default();
    without_error!(tenpai_shanten, &empty, rules, null());
    without_error!(tenpai_waits, &empty, rules, null());
    without_error!(tenpai_acceptance, &empty, rules, null());
    without_error!(tenpai_good_waits, &empty, rules, null(), 5);
    without_error!(tenpai_blocks, &empty, rules; 1);
    without_error!(tenpai_discards, &empty, rules, null(); 1);
    without_error!(tenpai_improvements, &empty, rules, null(); 1);
    without_error!(tenpai_calls, &empty, rules, null(), 0, 0, 0; 1);
    without_error!(tenpai_call_discards, &empty, rules, null(), 0, 0, 0, &call; 1);
    without_error!(tenpai_wait_kinds, &empty, rules, null());
    without_error!(tenpai_wait_cases, &empty, rules; 1);
    without_error!(tenpai_wins, &empty, rules, null(), 0; 1);
    without_error!(tenpai_wait_obstacle, &empty, rules);
    without_error!(tenpai_hand_to_text, &empty; 1);
    assert_eq!(count, 14);
    // SAFETY: as above; the text has three bytes.
    let status = unsafe { tenpai_hand_from_text(text, 3, &mut out, null_mut()) };
    assert_eq!(status, TENPAI_BAD_TEXT);
    // SAFETY: as above; the counts are 34.
    let status =
        unsafe { tenpai_hand_from_counts(hand.counts.as_ptr(), null(), 0, &mut out, null_mut()) };
    assert_eq!(status, TENPAI_OK, "no melds need no pointer");
    assert_eq!(out, hand);
}
