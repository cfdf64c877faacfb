//! What a hand can do with another player's tile.

use tenpai_ffi::*;

use crate::bytes::Bytes;
use crate::judgements::{are_in_order, ask, same, whole};
use crate::question::Question;
use crate::room::{self, Answer, HAND, OTHER, RULES, SEEN};

#[derive(Clone, Copy)]
struct Thrown {
    tile: u8,
    is_red: u8,
    from: u8,
}

impl Thrown {
    fn new(bytes: &mut Bytes<'_>) -> Thrown {
        let mut thrown = Thrown { tile: bytes.below(34) as u8, is_red: 0, from: 0 };
        thrown.from = bytes.below(2) as u8;
        let is_five = matches!(thrown.tile, 4 | 13 | 22);
        thrown.is_red = u8::from(is_five && bytes.one_in(2));
        match bytes.below(24) {
            21 => thrown.tile = bytes.byte(),
            22 => thrown.is_red = bytes.byte(),
            23 => thrown.from = bytes.byte(),
            _ => {}
        }
        thrown
    }
}

fn calls(question: &Question, thrown: Thrown, capacity: usize) -> Answer<Vec<tenpai_call>> {
    let Thrown { tile, is_red, from } = thrown;
    ask!(row tenpai_calls, question, capacity, tile, is_red, from)
}

fn call_discards(
    question: &Question,
    thrown: Thrown,
    call: &tenpai_call,
    capacity: usize,
) -> Answer<Vec<tenpai_discard>> {
    let Thrown { tile, is_red, from } = thrown;
    let Question { hand, rules, seen, nulls, .. } = question;
    let (hand, rules, seen) = (nulls.to(HAND, hand), nulls.to(RULES, rules), nulls.to(SEEN, seen));
    let call = nulls.to(OTHER, call);
    room::row(*nulls, HAND | RULES | OTHER, capacity, |out, capacity, length, error| {
        // SAFETY: the pointers are NULL, or to the question, the call or what `room` has.
        unsafe {
            tenpai_call_discards(
                hand, rules, seen, tile, is_red, from, call, out, capacity, length, error,
            )
        }
    })
}

pub(crate) fn are_answered(
    bytes: &mut Bytes<'_>,
    question: &Question,
    fault: Option<tenpai_status>,
    best: i8,
) {
    let thrown = Thrown::new(bytes);
    let call = call(bytes);
    let capacity = if bytes.one_in(8) { bytes.below(11) } else { 10 };
    let whole = whole(question);
    let all = calls(&whole, thrown, 10);
    if let Err(status) = all {
        refused_for_a_reason(status, fault, question, thrown);
    }
    let shortened = calls(question, thrown, capacity);
    let room_lacks = all.as_ref().is_ok_and(|all| all.len() > capacity);
    let own = if room_lacks { Some(TENPAI_BUFFER_TOO_SMALL) } else { all.as_ref().err().copied() };
    same(&shortened, fault, own.filter(|_| fault.is_none()));

    match call_discards(question, thrown, &call, 14) {
        Err(TENPAI_NULL) => {}
        // The values of the call are looked at before whether the hand can be asked so.
        Err(TENPAI_RESERVED | TENPAI_BAD_TILE | TENPAI_RED_FIVES | TENPAI_BAD_CALL)
            if fault.is_none() => {}
        Err(status) => assert_eq!(Some(status), all.as_ref().err().copied()),
        Ok(discards) => {
            assert!(all.is_ok());
            are_in_order(&discards);
        }
    }
    if let Ok(all) = all {
        each_is_sound(&whole, thrown, &all, best);
    }
}

/// A call that the hand may be able to make, or is none at all.
fn call(bytes: &mut Bytes<'_>) -> tenpai_call {
    let mut call = tenpai_call {
        kind: bytes.below(5) as u8,
        tiles: [(); 2].map(|()| bytes.below(34) as u8),
        ..tenpai_call::default()
    };
    match bytes.below(12) {
        8 => call.kind = bytes.byte(),
        9 => call.tiles[bytes.below(2)] = bytes.byte(),
        10 => call.are_red = bytes.array(),
        11 => call.reserved[bytes.below(6)] = bytes.byte(),
        _ => {}
    }
    call
}

fn refused_for_a_reason(
    status: tenpai_status,
    fault: Option<tenpai_status>,
    question: &Question,
    Thrown { tile, is_red, from }: Thrown,
) {
    if let Some(fault) = fault {
        assert_eq!(status, fault);
        return;
    }
    let held = question.hand.counts.get(usize::from(tile)).copied().unwrap_or(0);
    let red = question.hand.red_fives.iter().chain(&question.hand.meld_red_fives).sum::<u8>();
    match status {
        TENPAI_BAD_TILE => assert!(tile > 33),
        TENPAI_RED_FIVES => assert!(is_red > 1 || (is_red == 1 && !is_five(tile)) || red > 0),
        TENPAI_TOO_MANY_COPIES => {
            assert!(held > 0 || question.hand.meld_count > 0 || is_seen(question, tile));
        }
        TENPAI_ABSENT_TILE => assert!(question.rules.players == 3 && (1..8).contains(&tile)),
        TENPAI_BAD_DISCARDER => assert!(from > 1),
        TENPAI_WRONG_TURN => assert!(!question.waits()),
        TENPAI_MELDS_ASSUMED => assert!(question.size() < 13 && question.hand.meld_count == 0),
        status => panic!("status {status} of a call"),
    }
}

fn is_five(tile: u8) -> bool {
    matches!(tile, 4 | 13 | 22)
}

fn is_seen(question: &Question, tile: u8) -> bool {
    !question.nulls.has(SEEN) && question.seen.counts[usize::from(tile)] > 0
}

/// The tile is seen then, and by `TENPAI_COPIES_VISIBLE` it may have been the last that helped.
fn number_after_passing(question: &Question, thrown: Thrown) -> i8 {
    let mut seen = question.seen;
    if question.nulls.has(SEEN) {
        seen = tenpai_seen { counts: [0; 34], reserved: [0; 6] };
    }
    seen.counts[usize::from(thrown.tile)] += 1;
    let passed = Question { seen, nulls: question.nulls.without(SEEN), ..*question };
    let numbers: tenpai_shanten_numbers = ask!(one tenpai_shanten, &passed).expect("a number");
    numbers.best
}

fn each_is_sound(question: &Question, thrown: Thrown, all: &[tenpai_call], best: i8) {
    let passed = number_after_passing(question, thrown);
    assert_eq!(all.first().map(|pass| (pass.kind, pass.shanten)), Some((TENPAI_CALL_PASS, passed)));
    assert!(all.is_sorted_by(|one, next| one.kind <= next.kind));
    for call in all {
        assert!(call.kind <= TENPAI_CALL_RON && call.reserved == [0; 6]);
        assert!(thrown.from == TENPAI_FROM_BEFORE || call.kind != TENPAI_CALL_CHI);
        assert!(call.kind != TENPAI_CALL_RON || (call.shanten == -1 && best == 0));
        let discards = call_discards(question, thrown, call, 14);
        if ![TENPAI_CALL_CHI, TENPAI_CALL_PON].contains(&call.kind) {
            assert_eq!((call.discard_count, discards), (0, Err(TENPAI_BAD_CALL)));
            continue;
        }
        let count = usize::from(call.discard_count);
        let short = call_discards(question, thrown, call, count - 1);
        assert_eq!(short, Err(TENPAI_BUFFER_TOO_SMALL));
        let discards = discards.expect("discards");
        are_in_order(&discards);
        assert_eq!(discards.len(), count);
        let best = (discards[0].shanten, discards[0].tile, discards[0].is_red, discards[0].total);
        let told = (call.shanten, call.discard, call.discard_is_red, call.discard_total);
        assert_eq!(told, best);
    }
}
