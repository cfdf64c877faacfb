//! Hands from text and from counts, and hands that a program filled by itself.

use crate::support::calls::{check, from_counts, from_text, message, shanten, to_text, untouched};
use tenpai_ffi::*;

/// Hands in canonical notation.
const HANDS: [&str; 8] = [
    "2235m",
    "123m406p789s1122z",
    "0m",
    "11m19p19s1234567z",
    "45z[444z][111z][555z](7777z)",
    "13m406p789s11z(2222m)",
    "055m055p055s1123z",
    "11z[340m][0555p](0555s)[789s]",
];

#[test]
fn text_and_hand_go_both_ways() {
    for text in HANDS {
        let hand = from_text(text).unwrap_or_else(|error| panic!("{text}: {}", message(&error)));
        assert_eq!(to_text(&hand, 128).as_deref(), Ok(text));
        assert_eq!(check(&hand), Ok(()));
        let melds: Vec<tenpai_meld> = (0..usize::from(hand.meld_count))
            .map(|place| tenpai_meld {
                kind: hand.meld_kinds[place],
                tile: hand.meld_tiles[place],
                red_fives: hand.meld_red_fives[place],
                reserved: 0,
            })
            .collect();
        let mut again = from_counts(&hand.counts, &melds).expect("the same hand");
        assert_eq!(again.red_fives, [0; 3]);
        again.red_fives = hand.red_fives;
        assert_eq!(again, hand, "{text}");
    }
}

#[test]
fn fields_are_those_of_the_notation() {
    let hand = from_text("11z[340m][0555p](0555s)[777z]").expect("a hand");
    let mut counts = [0; 34];
    counts[27] = 2;
    assert_eq!(hand.counts, counts);
    assert_eq!(hand.red_fives, [0; 3]);
    assert_eq!(hand.meld_count, 4);
    let kinds = [TENPAI_MELD_CHI, TENPAI_MELD_OPEN_KAN, TENPAI_MELD_CONCEALED_KAN, TENPAI_MELD_PON];
    assert_eq!(hand.meld_kinds, kinds);
    assert_eq!(hand.meld_tiles, [2, 13, 22, 33]);
    assert_eq!(hand.meld_red_fives, [1, 1, 1, 0]);
    assert_eq!(hand.reserved, [0; 14]);
    let assumed = from_text("0p").expect("a hand");
    assert_eq!((assumed.counts[13], assumed.red_fives), (1, [0, 1, 0]));
    assert_eq!((assumed.meld_count, assumed.meld_kinds), (0, [0; 4]));
}

/// A text, and its status, offset, tile and count.
type BadText = (&'static [u8], tenpai_status, u32, u8, u8);

const NO_OFFSET: u32 = TENPAI_NO_OFFSET;
const NO_TILE: u8 = TENPAI_NO_TILE;

const BAD_TEXTS: [BadText; 20] = [
    (b"", TENPAI_BAD_TEXT, NO_OFFSET, NO_TILE, 0),
    (b"  ", TENPAI_BAD_TEXT, NO_OFFSET, NO_TILE, 0),
    (b"12x", TENPAI_BAD_TEXT, 2, NO_TILE, 0),
    (b"1m23", TENPAI_BAD_TEXT, 2, NO_TILE, 0),
    (b"m1", TENPAI_BAD_TEXT, 0, NO_TILE, 0),
    (b"1m\0", TENPAI_BAD_TEXT, 2, NO_TILE, 0),
    (b"1m\xFF", TENPAI_BAD_TEXT, 2, NO_TILE, 0),
    (b"1m\xE8\x90", TENPAI_BAD_TEXT, 2, NO_TILE, 0),
    ("1m萬".as_bytes(), TENPAI_BAD_TEXT, 2, NO_TILE, 0),
    (b"1m[111z", TENPAI_BAD_TEXT, 2, NO_TILE, 0),
    (b"1m[111z]2m", TENPAI_BAD_TEXT, 8, NO_TILE, 0),
    (b"19z", TENPAI_BAD_TILE, 1, NO_TILE, 0),
    (b"0z", TENPAI_BAD_TILE, 0, NO_TILE, 0),
    (b"11111m", TENPAI_TOO_MANY_COPIES, NO_OFFSET, 0, 5),
    (b"22z[111z][222z][333z](4444z)", TENPAI_TOO_MANY_COPIES, NO_OFFSET, 28, 5),
    (b"123m", TENPAI_BAD_SIZE, NO_OFFSET, NO_TILE, 3),
    (b"11m[124m][111z][222z][333z]", TENPAI_BAD_MELD, 3, NO_TILE, 0),
    (b"11m[111z]", TENPAI_MELD_COUNT, NO_OFFSET, NO_TILE, 1),
    (b"1m[111z][222z][333z][444z][555z]", TENPAI_MELD_COUNT, 26, NO_TILE, 5),
    (b"0m0m", TENPAI_RED_FIVES, 2, NO_TILE, 2),
];

#[test]
fn bad_texts_tell_what_and_where() {
    for (text, status, offset, tile, count) in BAD_TEXTS {
        let shown = text.escape_ascii();
        let error = match from_text(text) {
            Ok(_) => panic!("{shown} is no hand"),
            Err(error) => error,
        };
        let told = (error.status, error.offset, error.tile, error.count);
        assert_eq!(told, (status, offset, tile, count), "{shown}: {}", message(&error));
        assert!(!message(&error).is_empty(), "{shown}");
    }
}

#[test]
fn messages_are_those_of_the_core() {
    let texts = BAD_TEXTS.iter().filter_map(|(text, ..)| std::str::from_utf8(text).ok());
    for text in texts {
        let of_core = text.parse::<tenpai::Hand>().expect_err("no hand").to_string();
        assert_eq!(from_text(text).map_err(|error| message(&error)), Err(of_core));
    }
}

#[test]
fn texts_may_be_long_and_have_bytes_behind_them() {
    let spaces = " ".repeat(100_000);
    assert_eq!(from_text(format!("{spaces}2235m{spaces}")), from_text("2235m"));
    let many = "123456789m".repeat(10_000);
    let error = from_text(many).expect_err("no hand");
    assert_eq!((error.status, error.tile, error.count), (TENPAI_TOO_MANY_COPIES, 0, 255));
    let far = format!("{spaces}x");
    assert_eq!(from_text(far).expect_err("no hand").offset, 100_000);
}

#[test]
fn a_length_that_no_text_has_is_an_error() {
    let (mut out, mut error) = (untouched(), untouched());
    // SAFETY: nothing is read of a text that is said to be longer than memory.
    let status =
        unsafe { tenpai_hand_from_text(c"2235m".as_ptr(), usize::MAX, &mut out, &mut error) };
    assert_eq!((status, error.status), (TENPAI_BAD_TEXT, TENPAI_BAD_TEXT));
    assert_eq!(out, untouched());
}

#[test]
fn bad_counts_tell_what() {
    let mut counts = [0; 34];
    counts[33] = 5;
    let error = from_counts(&counts, &[]).expect_err("five copies");
    assert_eq!((error.status, error.tile, error.count), (TENPAI_TOO_MANY_COPIES, 33, 5));
    counts[33] = 255;
    let error = from_counts(&counts, &[]).expect_err("255 copies");
    assert_eq!((error.status, error.tile, error.count), (TENPAI_TOO_MANY_COPIES, 33, 255));
    let error = from_counts(&[255; 34], &[]).expect_err("255 copies of each");
    assert_eq!((error.status, error.tile, error.count), (TENPAI_TOO_MANY_COPIES, 0, 255));
    let error = from_counts(&[0; 34], &[]).expect_err("no tiles");
    assert_eq!((error.status, error.count), (TENPAI_BAD_SIZE, 0));
    let error = from_counts(&[4; 34], &[]).expect_err("136 tiles");
    assert_eq!((error.status, error.count), (TENPAI_BAD_SIZE, 136));
}

#[test]
fn bad_melds_tell_what() {
    let mut counts = [0; 34];
    counts[..10].fill(1);
    let with = |meld| from_counts(&counts, &[meld]).expect_err("no meld").status;
    let pon = tenpai_meld { kind: TENPAI_MELD_PON, tile: 31, red_fives: 0, reserved: 0 };
    assert!(from_counts(&counts, &[pon]).is_ok());
    assert_eq!(with(tenpai_meld { kind: 0, ..pon }), TENPAI_BAD_MELD);
    assert_eq!(with(tenpai_meld { kind: 5, ..pon }), TENPAI_BAD_MELD);
    assert_eq!(with(tenpai_meld { tile: 34, ..pon }), TENPAI_BAD_TILE);
    assert_eq!(with(tenpai_meld { reserved: 1, ..pon }), TENPAI_RESERVED);
    assert_eq!(with(tenpai_meld { kind: TENPAI_MELD_CHI, ..pon }), TENPAI_BAD_MELD);
    assert_eq!(with(tenpai_meld { kind: TENPAI_MELD_CHI, tile: 7, ..pon }), TENPAI_BAD_MELD);
    assert_eq!(with(tenpai_meld { red_fives: 1, ..pon }), TENPAI_RED_FIVES);
    assert_eq!(with(tenpai_meld { tile: 13, red_fives: 2, ..pon }), TENPAI_RED_FIVES);
    assert_eq!(with(tenpai_meld { tile: 13, red_fives: 255, ..pon }), TENPAI_RED_FIVES);
    let five = from_counts(&counts, &[pon; 5]).expect_err("five melds");
    assert_eq!((five.status, five.count), (TENPAI_MELD_COUNT, 5));
    let two = from_counts(&counts, &[pon, tenpai_meld { tile: 32, ..pon }]).expect_err("two");
    assert_eq!((two.status, two.count), (TENPAI_MELD_COUNT, 2));
}

/// The status of a good hand after a change to its struct.
fn changed(change: impl FnOnce(&mut tenpai_hand)) -> tenpai_status {
    let mut hand = from_text("1m055p234s[777z][888m]").expect("a hand");
    change(&mut hand);
    match check(&hand) {
        Ok(()) => TENPAI_OK,
        Err(error) => error.status,
    }
}

#[test]
fn every_field_of_a_hand_is_checked() {
    assert_eq!(changed(|_| ()), TENPAI_OK);
    for index in 0..34 {
        assert_eq!(changed(|hand| hand.counts[index] = 5), TENPAI_TOO_MANY_COPIES);
        assert_eq!(changed(|hand| hand.counts[index] = 255), TENPAI_TOO_MANY_COPIES);
    }
    assert_eq!(changed(|hand| hand.counts[1] += 2), TENPAI_BAD_SIZE);
    let fifth_over_a_meld = changed(|hand| {
        hand.counts[0] = 0;
        hand.counts[33] = 2;
    });
    assert_eq!(fifth_over_a_meld, TENPAI_TOO_MANY_COPIES);
    assert_eq!(changed(|hand| hand.red_fives[0] = 1), TENPAI_RED_FIVES);
    assert_eq!(changed(|hand| hand.red_fives[1] = 2), TENPAI_RED_FIVES);
    assert_eq!(changed(|hand| hand.red_fives[1] = 0), TENPAI_OK);
    assert_eq!(changed(|hand| hand.red_fives[2] = 255), TENPAI_RED_FIVES);
    assert_eq!(changed(|hand| hand.meld_count = 1), TENPAI_MELD_COUNT);
    assert_eq!(changed(|hand| hand.meld_count = 3), TENPAI_BAD_MELD);
    assert_eq!(changed(|hand| hand.meld_count = 5), TENPAI_MELD_COUNT);
    assert_eq!(changed(|hand| hand.meld_count = 255), TENPAI_MELD_COUNT);
    for place in 0..2 {
        assert_eq!(changed(|hand| hand.meld_kinds[place] = 0), TENPAI_BAD_MELD);
        assert_eq!(changed(|hand| hand.meld_kinds[place] = 255), TENPAI_BAD_MELD);
        assert_eq!(changed(|hand| hand.meld_tiles[place] = 34), TENPAI_BAD_TILE);
        assert_eq!(changed(|hand| hand.meld_red_fives[place] = 1), TENPAI_RED_FIVES);
    }
    for place in 2..4 {
        assert_eq!(changed(|hand| hand.meld_kinds[place] = 1), TENPAI_MELD_COUNT);
        assert_eq!(changed(|hand| hand.meld_tiles[place] = 1), TENPAI_MELD_COUNT);
        assert_eq!(changed(|hand| hand.meld_red_fives[place] = 1), TENPAI_MELD_COUNT);
    }
    for place in 0..14 {
        assert_eq!(changed(|hand| hand.reserved[place] = 1), TENPAI_RESERVED);
    }
}

/// A hand that is nothing but counts is judged by a shorter way: one byte more and it is not.
#[test]
fn no_byte_behind_the_counts_is_overlooked() {
    let plain = from_text("123m789p789s1122z").expect("a hand");
    for value in 1..=255 {
        let status = |change: &dyn Fn(&mut tenpai_hand)| {
            let mut hand = plain;
            change(&mut hand);
            check(&hand).expect_err("no hand").status
        };
        for suit in 0..3 {
            assert_eq!(status(&|hand| hand.red_fives[suit] = value), TENPAI_RED_FIVES);
        }
        let melds = if value > 4 { TENPAI_MELD_COUNT } else { TENPAI_BAD_MELD };
        assert_eq!(status(&|hand| hand.meld_count = value), melds);
        for place in 0..4 {
            assert_eq!(status(&|hand| hand.meld_kinds[place] = value), TENPAI_MELD_COUNT);
            assert_eq!(status(&|hand| hand.meld_tiles[place] = value), TENPAI_MELD_COUNT);
            assert_eq!(status(&|hand| hand.meld_red_fives[place] = value), TENPAI_MELD_COUNT);
        }
        for place in 0..14 {
            assert_eq!(status(&|hand| hand.reserved[place] = value), TENPAI_RESERVED);
        }
    }
}

#[test]
fn a_zeroed_hand_is_none() {
    let error = from_counts(&[0; 34], &[]).expect_err("no tiles");
    assert_eq!(error.status, TENPAI_BAD_SIZE);
}

#[test]
fn outputs_may_lie_over_inputs() {
    let hand = from_text("2235m").expect("a hand");
    let mut place = hand;
    let out: *mut tenpai_hand = &mut place;
    let counts = out.cast::<u8>().cast_const();
    // SAFETY: the counts are the first 34 bytes of the hand, which is written after they are read.
    let status = unsafe {
        tenpai_hand_from_counts(
            counts,
            std::ptr::null(),
            std::ptr::null(),
            0,
            out,
            std::ptr::null_mut(),
        )
    };
    assert_eq!((status, place), (TENPAI_OK, hand));
}

#[test]
fn numbers_may_lie_over_the_hand_and_the_rules() {
    let hand = from_text("123m456p789s1122z").expect("a hand");
    let expected = shanten(&hand, &tenpai_rules::default());
    for place in 0..=72 {
        // The hand, of which nothing is set but its counts, and then the rules, all of them zero.
        let mut memory = [0_u8; 80];
        memory[..34].copy_from_slice(&hand.counts);
        let start = memory.as_mut_ptr();
        let rules = start.wrapping_add(64).cast();
        let out = start.wrapping_add(place).cast();
        // SAFETY: the two structs are the 80 bytes, and the numbers eight of them.
        let status = unsafe {
            tenpai_shanten(start.cast(), rules, std::ptr::null(), out, std::ptr::null_mut())
        };
        assert_eq!(status, TENPAI_OK);
        // SAFETY: the numbers were just written.
        assert_eq!(Ok(unsafe { out.read() }), expected, "at byte {place}");
    }
}
