//! What the errors of judgements tell beside their status: the tile, the count and the core's message.

use std::ptr;

use crate::support::calls::{NOTHING, from_text, message, untouched};
use tenpai_ffi::*;

const DEFAULT: tenpai_rules =
    tenpai_rules { copies: 0, forms: 0, players: 0, flags: 0, reserved: [0; 12] };

/// What is told of a question that cannot be answered, which every judgement tells alike.
fn told(hand: &tenpai_hand, rules: &tenpai_rules, seen: &tenpai_seen) -> tenpai_error {
    let mut errors = [untouched::<tenpai_error>(); 9];
    let [shanten, waits, acceptance, good, discards, best, improvements, calls, after] =
        &mut errors;
    let mut length = 0;
    let (mut numbers, mut sets, mut accepted) = (untouched(), untouched(), untouched());
    let (mut share, mut table, mut better) = (untouched(), untouched(), untouched());
    let (mut choices, call) = (untouched(), tenpai_call::default());
    macro_rules! ask {
        ($judgement:ident, $($argument:expr),*) => {
            // SAFETY: all pointers are to values of the caller or this function, with room for what
            // is said.
            unsafe { $judgement(hand, rules, seen, $($argument),*) }
        };
    }
    let statuses = [
        ask!(tenpai_shanten, &mut numbers, shanten),
        ask!(tenpai_waits, &mut sets, waits),
        ask!(tenpai_acceptance, &mut accepted, acceptance),
        ask!(tenpai_good_waits, 5, &mut share, good),
        ask!(tenpai_discards, &mut table, 1, &mut length, discards),
        ask!(tenpai_best_discard, &mut table, best),
        ask!(tenpai_improvements, &mut better, 1, &mut length, improvements),
        ask!(tenpai_calls, 0, 0, 0, &mut choices, 1, &mut length, calls),
        ask!(tenpai_call_discards, 0, 0, 0, &call, &mut table, 1, &mut length, after),
    ];
    for (status, error) in statuses.iter().zip(&errors) {
        assert_eq!(*status, error.status);
        assert_eq!(*error, errors[0], "{}", message(error));
    }
    errors[0]
}

/// The parts of an error that are about the game.
fn parts(error: &tenpai_error) -> (tenpai_status, u8, u8, String) {
    assert_eq!((error.offset, error.hand), (TENPAI_NO_OFFSET, TENPAI_NO_HAND));
    (error.status, error.tile, error.count, message(error))
}

#[test]
fn what_is_wrong_is_told_in_full() {
    let hand = from_text("2235m").expect("a hand");
    let three = tenpai_rules { players: 3, ..DEFAULT };
    let absent = told(&hand, &three, &NOTHING);
    let text = "2m with three players: there is no 2m to 8m".to_owned();
    assert_eq!(parts(&absent), (TENPAI_ABSENT_TILE, 1, 0, text));

    let mut seen = NOTHING;
    seen.counts[1] = 3;
    let text = "5 copies of 2m in the hand and on the table: there are only four".to_owned();
    assert_eq!(parts(&told(&hand, &DEFAULT, &seen)), (TENPAI_TOO_MANY_COPIES, 1, 5, text));
    seen.counts[33] = 200;
    let text = "200 copies of 7z seen: there are only four".to_owned();
    assert_eq!(parts(&told(&hand, &DEFAULT, &seen)), (TENPAI_TOO_MANY_COPIES, 33, 200, text));

    let chi = from_text("1p[123s][999m][111z][222z]").expect("a hand");
    let (status, tile, _, text) = parts(&told(&chi, &three, &NOTHING));
    assert_eq!((status, tile), (TENPAI_NO_CHI, 18));
    assert_eq!(text, "[123s] with three players: they call no chi");

    let mut full = hand;
    full.counts[9] = 5;
    let text = "5 copies of 1p: there are only four".to_owned();
    assert_eq!(parts(&told(&full, &DEFAULT, &NOTHING)), (TENPAI_TOO_MANY_COPIES, 9, 5, text));

    let bad = tenpai_rules { copies: 4, ..DEFAULT };
    let text = "unknown value of copies in the rules: zero is the default".to_owned();
    assert_eq!(parts(&told(&hand, &bad, &NOTHING)), (TENPAI_BAD_RULES, TENPAI_NO_TILE, 0, text));
}

#[test]
fn blocks_tell_it_too() {
    let hand = from_text("2235m").expect("a hand");
    let three = tenpai_rules { players: 3, ..DEFAULT };
    let (mut out, mut length, mut error) = (untouched(), 0, untouched());
    // SAFETY: all pointers are to values of this function, with room for one.
    let status = unsafe { tenpai_blocks(&hand, &three, &mut out, 1, &mut length, &mut error) };
    assert_eq!((status, error.status, error.tile), (TENPAI_ABSENT_TILE, TENPAI_ABSENT_TILE, 1));
    // SAFETY: as above.
    let status = unsafe { tenpai_blocks(&hand, &DEFAULT, &mut out, 1, &mut length, &mut error) };
    assert_eq!((status, error.status), (TENPAI_BUFFER_TOO_SMALL, TENPAI_BUFFER_TOO_SMALL));
    assert_eq!(message(&error), "the output takes 2 places and there are 1");
}

/// What is told of a call that cannot be judged.
fn told_of_call(
    text: &str,
    thrown: [u8; 3],
    call: &tenpai_call,
) -> (tenpai_status, u8, u8, String) {
    let hand = from_text(text).expect("a hand");
    let [tile, is_red, from] = thrown;
    let mut out = [untouched(); 14];
    let (mut length, mut error) = (0, untouched());
    // SAFETY: all pointers are to values of this function or the caller, or NULL where they may be.
    unsafe {
        tenpai_call_discards(
            &hand,
            &DEFAULT,
            ptr::null(),
            tile,
            is_red,
            from,
            call,
            out.as_mut_ptr(),
            14,
            &mut length,
            &mut error,
        )
    };
    parts(&error)
}

#[test]
fn calls_tell_which_tile_and_which_value() {
    let pass = tenpai_call::default();
    let chi = tenpai_call { kind: TENPAI_CALL_CHI, tiles: [1, 2], ..pass };
    let hand = "2344m456p789s115z";
    let (status, tile, _, text) = told_of_call(hand, [0, 0, 0], &chi);
    assert_eq!((status, tile), (TENPAI_BAD_CALL, 0));
    assert_eq!(text, "no chi of 1m with 2m 3m here: use one of the calls that there are");
    let (status, _, _, text) = told_of_call(hand, [0, 0, 1], &pass);
    assert_eq!(status, TENPAI_BAD_CALL);
    assert_eq!(text, "no discard follows a call of kind 0: use a chi or a pon");
    let (status, _, _, text) = told_of_call(hand, [0, 0, 1], &tenpai_call { kind: 9, ..chi });
    assert_eq!(status, TENPAI_BAD_CALL);
    assert_eq!(text, "kind 9 of call does not exist: use the TENPAI_CALL values");
    let (status, _, _, text) = told_of_call(hand, [0, 0, 7], &chi);
    assert_eq!(status, TENPAI_BAD_DISCARDER);
    assert_eq!(text, "discarder 7 does not exist: use the TENPAI_FROM values");
    let (status, tile, count, text) = told_of_call(hand, [3, 1, 1], &chi);
    assert_eq!((status, tile, count), (TENPAI_RED_FIVES, 3, 1));
    assert_eq!(text, "a red flag of 1 for 4m: use 1 for a red five, else 0");
    let (status, _, _, text) = told_of_call("2235m", [0, 0, 1], &chi);
    assert_eq!(status, TENPAI_MELDS_ASSUMED);
    assert_eq!(text, "the melds of this hand are not known: name them before it calls");
    let (status, tile, count, _) = told_of_call("340m456p789s1155z", [4, 1, 1], &chi);
    assert_eq!((status, tile, count), (TENPAI_RED_FIVES, 4, 2));
    let (status, tile, count, _) = told_of_call("1111m456p789s115z", [0, 0, 1], &chi);
    assert_eq!((status, tile, count), (TENPAI_TOO_MANY_COPIES, 0, 5));
}

#[test]
fn readings_and_wins_tell_which_value() {
    let hand = from_text("2235m").expect("a hand");
    let (rules, none) = (&DEFAULT, ptr::null());
    let (mut length, mut total, mut error) = (0, 0, untouched());
    let (to_length, to_total) = (&mut length, &mut total);
    let nowhere = ptr::null_mut();
    // SAFETY: all pointers are to values of this function, or NULL where they may be.
    unsafe { tenpai_readings(&hand, rules, none, 2, nowhere, 0, to_length, to_total, &mut error) };
    let (status, _, _, text) = parts(&error);
    assert_eq!(status, TENPAI_BAD_READINGS);
    assert_eq!(text, "readings 2 do not exist: use the TENPAI_READINGS values");
    let mut out = untouched();
    // SAFETY: as above, with room for one.
    unsafe { tenpai_wins(&hand, rules, none, 3, &mut out, 1, &mut length, &mut error) };
    let (status, _, _, text) = parts(&error);
    assert_eq!(status, TENPAI_WRONG_TURN);
    assert_eq!(
        text,
        "the hand has to draw first: it has 4 concealed, and this takes 2, 5, 8, 11 or 14 with the \
         winning tile"
    );
    // SAFETY: as above.
    unsafe { tenpai_wins(&hand, rules, none, 34, &mut out, 1, &mut length, &mut error) };
    assert_eq!(error.status, TENPAI_BAD_TILE);
}
