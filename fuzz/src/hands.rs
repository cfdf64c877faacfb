//! Hands from text and counts, back to text, and many at once.

use tenpai_ffi::*;

use crate::bytes::Bytes;
use crate::judgements::shanten;
use crate::question::Question;
use crate::room::{self, Answer, ERROR, HAND, Nulls, OTHER, OUT, RULES, Room};

const CAPACITY: usize = TENPAI_TEXT_CAPACITY as usize;

fn from_text(text: &[u8], nulls: Nulls) -> Answer<tenpai_hand> {
    let start = if nulls.has(OTHER) { std::ptr::null() } else { text.as_ptr().cast() };
    room::one(nulls, OTHER, |out, error| {
        // SAFETY: the pointers are NULL, or to the text or to what `room` has.
        unsafe { tenpai_hand_from_text(start, text.len(), out, error) }
    })
}

fn check(hand: &tenpai_hand, nulls: Nulls) -> Answer<()> {
    room::none(nulls, HAND, |error| {
        // SAFETY: the pointers are NULL, or to the hand or to what `room` has.
        unsafe { tenpai_hand_check(nulls.to(HAND, hand), error) }
    })
}

fn to_text(hand: &tenpai_hand, nulls: Nulls, capacity: usize) -> Answer<String> {
    room::text(nulls, HAND, capacity, |out, capacity, length, error| {
        // SAFETY: the pointers are NULL, or to the hand or to what `room` has.
        unsafe { tenpai_hand_to_text(nulls.to(HAND, hand), out, capacity, length, error) }
    })
}

/// Bytes are a hand or an error, and a hand comes back from its text.
pub(crate) fn are_read(text: &[u8], question: &Question) {
    // On the heap and without a byte behind it.
    let text: Box<[u8]> = text.into();
    let _ = from_text(&text, question.nulls);
    if let Ok(hand) = from_text(&text, Nulls::NONE) {
        assert_eq!(check(&hand, Nulls::NONE), Ok(()));
        come_back(&hand);
    }
    let mut error = Room::<tenpai_error>::new(1, false);
    let mut out = Room::<tenpai_hand>::new(1, false);
    let length = usize::MAX - text.len();
    // SAFETY: nothing is read of a text that is said to be longer than memory.
    let status = unsafe {
        tenpai_hand_from_text(text.as_ptr().cast(), length, out.pointer(), error.pointer())
    };
    assert!(status == TENPAI_BAD_TEXT && out.is_untouched_from(0));
    room::is_told(status, &error);
}

fn come_back(hand: &tenpai_hand) {
    let text = to_text(hand, Nulls::NONE, CAPACITY).expect("a text");
    assert_eq!(from_text(text.as_bytes(), Nulls::NONE), Ok(*hand));
    let short = to_text(hand, Nulls::NONE, text.len());
    assert_eq!(short, Err(TENPAI_BUFFER_TOO_SMALL));
    assert_eq!(to_text(hand, Nulls::NONE, text.len() + 1), Ok(text));
}

/// A filled hand is one or is none, whoever is asked.
pub(crate) fn are_made(Question { hand, nulls, .. }: &Question) {
    let checked = check(hand, Nulls::NONE);
    let by = |answer: Answer<()>, required| {
        let expected = if nulls.has(required) { Err(TENPAI_NULL) } else { checked };
        assert_eq!(answer, expected);
    };
    by(check(hand, *nulls), HAND);
    by(to_text(hand, *nulls, CAPACITY).map(drop), HAND | OUT | room::LENGTH);
    let made = made_again(hand, *nulls);
    if checked.is_ok() {
        come_back(hand);
        let melds_missing = nulls.has(OTHER);
        if nulls.has(OUT) || melds_missing {
            assert_eq!(made, Err(TENPAI_NULL));
        } else {
            assert_eq!(made, Ok(*hand));
        }
    }
}

/// From the counts, red fives and melds of a hand.
fn made_again(hand: &tenpai_hand, nulls: Nulls) -> Answer<tenpai_hand> {
    // More than there is room for are none, as far as the memory goes.
    let melds: Box<[tenpai_meld]> = (0..usize::from(hand.meld_count))
        .map(|place| tenpai_meld {
            kind: hand.meld_kinds[place % 4],
            tile: hand.meld_tiles[place % 4],
            red_fives: hand.meld_red_fives[place % 4],
            reserved: hand.reserved[0],
        })
        .collect();
    let counts: Box<[u8]> = hand.counts.into();
    let counts = if nulls.has(OTHER) { std::ptr::null() } else { counts.as_ptr() };
    let (reds, first) = (hand.red_fives.as_ptr(), melds.as_ptr());
    room::one(nulls, OTHER, |out, error| {
        // SAFETY: the pointers are NULL, or to the hand, counts, melds or what `room` has.
        unsafe { tenpai_hand_from_counts(counts, reds, first, melds.len(), out, error) }
    })
}

/// A batch says of each hand what is said of it alone, or nothing at all.
pub(crate) fn are_judged_together(bytes: &mut Bytes<'_>, question: &Question) {
    let Question { hand, rules, nulls, .. } = question;
    let count = bytes.below(6);
    let mut counts = vec![hand.counts; count];
    // A few that differ from it by a tile, or are no hand any more.
    for other in counts.iter_mut().skip(1) {
        let (from, to) = (bytes.below(34), bytes.below(34));
        other.swap(from, to);
        if bytes.one_in(16) {
            other[to] = bytes.byte();
        }
    }
    let mut out = Room::<tenpai_shanten_numbers>::new(count, nulls.has(OUT));
    let hands = if nulls.has(OTHER) { std::ptr::null() } else { counts.as_ptr().cast() };
    let required = if count == 0 { RULES } else { RULES | OTHER | OUT };
    let mut error = Room::new(1, nulls.has(ERROR));
    let (to, told) = (out.pointer(), error.pointer());
    // SAFETY: the pointers are NULL, or to so many hands and rooms, and to an error.
    let status = unsafe { tenpai_shanten_batch(hands, count, nulls.to(RULES, rules), to, told) };
    room::is_told(status, &error);
    assert_eq!(status == TENPAI_NULL, nulls.has(required));
    assert!(status == TENPAI_OK || out.is_untouched_from(0), "the output of a failure");
    if status == TENPAI_NULL {
        return;
    }
    let alone = |counts: &[u8; 34]| -> Answer<tenpai_shanten_numbers> {
        let hand = tenpai_hand {
            counts: *counts,
            red_fives: [0; 3],
            meld_count: 0,
            meld_kinds: [0; 4],
            meld_tiles: [0; 4],
            meld_red_fives: [0; 4],
            reserved: [0; 14],
        };
        shanten(&hand, rules)
    };
    let singles: Vec<_> = counts.iter().map(alone).collect();
    match singles.iter().position(Result::is_err) {
        None if status == TENPAI_OK => {
            assert!(singles.iter().enumerate().all(|(place, one)| *one == Ok(out.get(place))));
        }
        // No hand at all, and rules that do not exist.
        None => assert!(count == 0 && [TENPAI_BAD_RULES, TENPAI_RESERVED].contains(&status)),
        Some(_) => assert!(singles.contains(&Err(status)), "status {status}"),
    }
}
