//! Shanten, waits, acceptance, discards and what follows from them: the same mistakes are told by
//! all, and what one answers the others do not contradict.

use tenpai_ffi::*;

use crate::bytes::Bytes;
use crate::question::Question;
use crate::room::{self, Answer, HAND, Nulls, RULES, SEEN};
use crate::{calls, divisions};

const NO_NUMBER: i8 = TENPAI_NO_NUMBER;

/// The shanten number of a hand with nothing seen.
pub(crate) fn shanten(hand: &tenpai_hand, rules: &tenpai_rules) -> Answer<tenpai_shanten_numbers> {
    room::one(Nulls::NONE, 0, |out, error| {
        // SAFETY: the pointers are NULL where they may be, or to values of the caller.
        unsafe { tenpai_shanten(hand, rules, std::ptr::null(), out, error) }
    })
}

/// Calls a judgement with the hand, the rules and what is seen, or NULL for them.
macro_rules! ask {
    (one $function:ident, $question:expr $(, $argument:expr)*) => {{
        let Question { hand, rules, seen, nulls, .. } = $question;
        let (hand, rules) = (nulls.to(HAND, hand), nulls.to(RULES, rules));
        room::one(*nulls, HAND | RULES, |out, error| {
            // SAFETY: the pointers are NULL, or to the question or what `room` has.
            unsafe { $function(hand, rules, nulls.to(SEEN, seen) $(, $argument)*, out, error) }
        })
    }};
    (row $function:ident, $question:expr, $capacity:expr $(, $argument:expr)*) => {{
        let Question { hand, rules, seen, nulls, .. } = $question;
        let (hand, rules) = (nulls.to(HAND, hand), nulls.to(RULES, rules));
        let seen = nulls.to(SEEN, seen);
        room::row(*nulls, HAND | RULES, $capacity, |out, capacity, length, error| {
            // SAFETY: the pointers are NULL, or to the question or what `room` has.
            unsafe { $function(hand, rules, seen $(, $argument)*, out, capacity, length, error) }
        })
    }};
}
pub(crate) use ask;

/// The question with no NULL where there must be none.
pub(crate) fn whole(question: &Question) -> Question {
    let nulls = question.nulls.without(!(SEEN | room::ERROR));
    Question { nulls, ..*question }
}

/// Where the question itself is at fault, everybody says so alike; a NULL comes before that, and
/// else the answer is one of these. A row may have been too short.
pub(crate) fn same<T>(
    answer: &Answer<T>,
    fault: Option<tenpai_status>,
    own: Option<tenpai_status>,
) -> bool {
    match (answer, fault, own) {
        (Err(TENPAI_NULL), ..) => false,
        (answer, Some(fault), _) => {
            assert_eq!(answer.as_ref().err(), Some(&fault));
            false
        }
        (Err(status), None, Some(own)) => {
            assert_eq!(*status, own);
            false
        }
        (Err(status), None, None) => {
            assert_eq!(*status, TENPAI_BUFFER_TOO_SMALL);
            false
        }
        (Ok(_), None, own) => {
            assert_eq!(own, None, "an answer where there is none");
            true
        }
    }
}

/// Asks everything. Whether there was an answer.
pub(crate) fn agree(bytes: &mut Bytes<'_>, question: &Question) -> bool {
    let whole = whole(question);
    let numbers = ask!(one tenpai_shanten, &whole);
    let fault = numbers.err();
    let capacity = if bytes.one_in(8) { bytes.below(35) } else { 34 };
    let turn = (fault.is_none() && !question.waits()).then_some(TENPAI_WRONG_TURN);
    let other_turn = (fault.is_none() && question.waits()).then_some(TENPAI_WRONG_TURN);
    let threshold = if bytes.one_in(8) { u32::MAX } else { u32::from(bytes.byte() % 40) };

    if fault.is_none() && !question.in_full {
        same(&ask!(one tenpai_waits, question), fault, turn);
        numbers_are_sound(&numbers.expect("numbers"), question);
        divisions::are_answered(bytes, question, numbers.as_ref());
        return true;
    }
    // The statuses and what is not written; of what has an answer below, where it could differ.
    if fault.is_some() || question.waits() || capacity < 14 || question.nulls.has(!SEEN) {
        same(&ask!(row tenpai_discards, question, capacity), fault, other_turn);
        same(&ask!(one tenpai_best_discard, question), fault, other_turn);
    }
    if fault.is_some() || !question.waits() || capacity < 34 || question.nulls.has(!SEEN) {
        same(&ask!(one tenpai_shanten, question), fault, None);
        same(&ask!(one tenpai_waits, question), fault, turn);
        same(&ask!(one tenpai_acceptance, question), fault, turn);
        same(&ask!(one tenpai_good_waits, question, threshold), fault, turn);
        same(&ask!(row tenpai_improvements, question, capacity), fault, turn);
    }

    if let Ok(numbers) = &numbers {
        numbers_are_sound(numbers, question);
        if question.waits() {
            before_a_draw(&whole, numbers.best, threshold);
        } else {
            after_a_draw(&whole, numbers.best);
        }
    }
    calls::are_answered(bytes, question, fault, numbers.map_or(NO_NUMBER, |it| it.best));
    divisions::are_answered(bytes, question, numbers.as_ref());
    fault.is_none()
}

fn numbers_are_sound(numbers: &tenpai_shanten_numbers, question: &Question) {
    let of_forms = [numbers.general, numbers.seven_pairs, numbers.thirteen_orphans];
    assert_eq!(of_forms.iter().min(), Some(&numbers.best));
    assert_eq!(numbers.reserved, [0; 4]);
    assert!(of_forms.iter().all(|&it| (-1..=13).contains(&it) || it == NO_NUMBER));
    assert!(!question.waits() || numbers.best >= 0, "complete before a draw");
}

fn are_copies(copies: &[u8; 34], tiles: u64, live: u64, total: u8) {
    assert_eq!(live & !tiles, 0);
    for (tile, &copies) in copies.iter().enumerate() {
        assert_eq!(live >> tile & 1 == 1, copies > 0);
        assert!(copies <= 4);
    }
    assert_eq!(copies.iter().sum::<u8>(), total);
}

fn before_a_draw(question: &Question, best: i8, threshold: u32) {
    let waits: tenpai_wait_sets = ask!(one tenpai_waits, question).expect("waits");
    assert_eq!((waits.effective & !waits.formal, waits.formal >> 34), (0, 0));
    are_copies(&waits.copies, waits.effective, waits.live, waits.total);
    assert_eq!(waits.effective != 0, best == 0, "waits and shanten");
    let verdict = match (waits.effective, waits.live) {
        (0, _) => TENPAI_VERDICT_NOT_TENPAI,
        (_, 0) => TENPAI_VERDICT_DEAD_WAIT,
        _ => TENPAI_VERDICT_TENPAI,
    };
    assert_eq!((waits.verdict, waits.reserved), (verdict, [0; 4]));

    let accepted: tenpai_accepted_tiles = ask!(one tenpai_acceptance, question).expect("tiles");
    assert_eq!((accepted.shanten, accepted.reserved), (best, [0; 4]));
    are_copies(&accepted.copies, accepted.tiles, accepted.live, accepted.total);
    if best == 0 {
        assert_eq!((accepted.tiles, accepted.live), (waits.effective, waits.live));
        assert_eq!(accepted.copies, waits.copies);
    }
    assert!(best != NO_NUMBER || accepted.tiles == 0);
    an_accepted_draw_lowers_the_number(question, &accepted);

    let share: tenpai_good_wait_share =
        ask!(one tenpai_good_waits, question, threshold).expect("a share");
    assert_eq!((share.shanten, share.reserved), (best, [0; 5]));
    assert_eq!(share.all, if best == 1 { accepted.total } else { 0 });
    assert!(share.good <= share.all && (threshold > 0 || share.good == share.all));

    let better = ask!(row tenpai_improvements, question, 34).expect("improvements");
    assert!(better.is_sorted_by(|one: &tenpai_improvement, next| one.draw < next.draw));
    for it in better {
        assert!(it.draw < 34 && it.discard < 34 && it.discard_is_red < 2 && it.reserved == [0; 2]);
        assert!(it.before == accepted.total && it.after > it.before);
        assert_eq!(accepted.tiles >> it.draw & 1, 0);
    }
}

/// The first of the tiles that can come, drawn.
fn an_accepted_draw_lowers_the_number(question: &Question, accepted: &tenpai_accepted_tiles) {
    let tile = accepted.live.trailing_zeros() as usize;
    if tile >= 34 {
        return;
    }
    let mut drawn = Question { ..*question };
    drawn.hand.counts[tile] += 1;
    let numbers: tenpai_shanten_numbers = ask!(one tenpai_shanten, &drawn).expect("a number");
    assert_eq!(numbers.best, accepted.shanten - 1);
}

fn after_a_draw(question: &Question, best: i8) {
    let discards = ask!(row tenpai_discards, question, 14).expect("discards");
    are_in_order(&discards);
    // Each kind of tile and each red five once.
    let kinds = question.hand.counts.iter().filter(|&&count| count > 0).count();
    assert!((kinds..=kinds + 3).contains(&discards.len()));
    // A hand that has drawn is as near as its best discard leaves it, or complete.
    let left = discards.first().expect("a discard").shanten;
    assert!(left == best || (best == -1 && left >= 0), "{left} after the best of {best}");
    let first = &discards[0];
    let alone: tenpai_discard = ask!(one tenpai_best_discard, question).expect("a discard");
    assert_eq!(alone, *first);
    let mut thrown = Question { ..*question };
    thrown.hand.counts[usize::from(first.tile)] -= 1;
    if first.is_red == 1 {
        thrown.hand.red_fives[usize::from(first.tile) / 9] -= 1;
    } else if thrown.hand.red_fives.iter().sum::<u8>() > 0 {
        return;
    }
    if thrown.nulls.has(SEEN) {
        // What is not passed on may be anything.
        thrown.seen = tenpai_seen { counts: [0; 34], reserved: [0; 6] };
        thrown.nulls = thrown.nulls.without(SEEN);
    }
    thrown.seen.counts[usize::from(first.tile)] += 1;
    let rest: tenpai_accepted_tiles = ask!(one tenpai_acceptance, &thrown).expect("acceptance");
    assert_eq!((rest.tiles, rest.live), (first.tiles, first.live));
    assert_eq!((rest.copies, rest.shanten), (first.copies, first.shanten));
}

/// Lower numbers first, then more copies, then more kinds.
pub(crate) fn are_in_order(discards: &[tenpai_discard]) {
    for discard in discards {
        assert!(discard.tile < 34 && discard.is_red < 2 && discard.reserved == [0; 2]);
        are_copies(&discard.copies, discard.tiles, discard.live, discard.total);
    }
    let rank = |it: &tenpai_discard| {
        let fewer = |count: u32| u32::MAX - count;
        (it.shanten, fewer(it.total.into()), fewer(it.live.count_ones()), it.tile, 1 - it.is_red)
    };
    assert!(discards.is_sorted_by(|one, next| rank(one) < rank(next)));
}
