//! Blocks, readings, wins and kinds of waits.

use tenpai_ffi::*;

use crate::bytes::Bytes;
use crate::judgements::{ask, same, whole};
use crate::question::Question;
use crate::room::{self, Answer, HAND, LENGTH, OTHER, OUT, RULES, Room, SEEN};

pub(crate) fn are_answered(
    bytes: &mut Bytes<'_>,
    question: &Question,
    numbers: Result<&tenpai_shanten_numbers, &tenpai_status>,
) {
    let fault = numbers.err().copied();
    let capacity = if bytes.one_in(8) { bytes.below(17) } else { 16 };
    let turn = |right: bool| (fault.is_none() && !right).then_some(TENPAI_WRONG_TURN);
    let whole = whole(question);
    let best = numbers.map(|numbers| numbers.best).ok();

    let kinds: Answer<tenpai_kinds_of_waits> = ask!(one tenpai_wait_kinds, question);
    if same(&kinds, fault, turn(question.waits())) {
        kinds_are_those_of_the_waits(&whole, &kinds.expect("kinds"));
    }
    let tile = if bytes.one_in(16) { bytes.byte() } else { bytes.below(34) as u8 };
    wins(question, &whole, tile, capacity, fault, best);
    blocks(question, capacity);
    readings(bytes, question, fault, best);
    formula(bytes, question);
}

fn kinds_are_those_of_the_waits(question: &Question, kinds: &tenpai_kinds_of_waits) {
    let waits: tenpai_wait_sets = ask!(one tenpai_waits, question).expect("waits");
    assert_eq!((kinds.tiles, kinds.reserved), (waits.effective, [0; 5]));
    for (tile, &of_tile) in kinds.kinds.iter().enumerate() {
        assert_eq!(of_tile != 0, kinds.tiles >> tile & 1 == 1, "the kind of a wait");
    }
    assert!(kinds.shape <= TENPAI_SHAPE_THIRTEEN_ORPHANS);
    assert_eq!(kinds.shape == TENPAI_SHAPE_NONE, waits.formal == 0);
}

fn wins(
    question: &Question,
    whole: &Question,
    tile: u8,
    capacity: usize,
    fault: Option<tenpai_status>,
    best: Option<i8>,
) {
    let all = ask!(row tenpai_wins, whole, 16, tile);
    let own = match fault {
        Some(_) => None,
        None if tile > 33 => Some(TENPAI_BAD_TILE),
        None => question.waits().then_some(TENPAI_WRONG_TURN),
    };
    same(&all, fault, own);
    match ask!(row tenpai_wins, question, capacity, tile) {
        Err(TENPAI_NULL) => {}
        Err(TENPAI_BUFFER_TOO_SMALL) => assert!(all.is_ok_and(|all| all.len() > capacity)),
        answer => {
            assert_eq!(answer, all);
            let Ok(all) = all else { return };
            let wins = best == Some(-1) && question.hand.counts[usize::from(tile)] > 0;
            assert_eq!(!all.is_empty(), wins, "who wins");
            all.iter().for_each(is_a_win);
        }
    }
}

fn is_a_win(win: &tenpai_win) {
    assert_eq!((win.reading.shanten, win.reserved), (-1, [0; 6]));
    assert!(win.group < win.reading.group_count && win.kind.is_power_of_two());
}

/// Blocks and cases do not look at what is seen.
fn blocks(question: &Question, capacity: usize) {
    let Question { hand, rules, nulls, .. } = question;
    let unseen = Question { nulls: whole(question).nulls.with_nothing_seen(), ..*question };
    let numbers: Answer<tenpai_shanten_numbers> = ask!(one tenpai_shanten, &unseen);
    let fault = numbers.err();
    let to = (nulls.to(HAND, hand), nulls.to(RULES, rules));
    let blocks = room::row(*nulls, HAND | RULES, capacity, |out, capacity, length, error| {
        // SAFETY: the pointers are NULL, or to the question or what `room` has.
        unsafe { tenpai_blocks(to.0, to.1, out, capacity, length, error) }
    });
    if same(&blocks, fault, None) {
        are_the_tiles(question, blocks.as_ref().expect("blocks"));
    }
    let cases = room::row(*nulls, HAND | RULES, capacity, |out, capacity, length, error| {
        // SAFETY: as above.
        unsafe { tenpai_wait_cases(to.0, to.1, out, capacity, length, error) }
    });
    let turn = (fault.is_none() && !question.waits()).then_some(TENPAI_WRONG_TURN);
    if !same(&cases, fault, turn) {
        return;
    }
    let cases: Vec<tenpai_wait_case> = cases.expect("cases");
    obstacle(question, &cases, blocks.as_ref().map_or(14, Vec::len));
    let mut general = Question { nulls: unseen.nulls, ..*question };
    general.rules.forms = TENPAI_FORM_GENERAL;
    let waits: tenpai_wait_sets = ask!(one tenpai_waits, &general).expect("waits");
    let tiles = cases.iter().fold(0, |tiles, case| tiles | 1_u64 << case.tile);
    assert_eq!(tiles, waits.formal, "the cases of the waits");
    for case in cases {
        assert!((1..=3).contains(&case.block_count) && case.reserved == [0; 2]);
        if let Ok(blocks) = &blocks {
            assert!(case.blocks.iter().all(|&block| usize::from(block) < blocks.len()));
        }
    }
}

/// There is one exactly where there is no case.
fn obstacle(question: &Question, cases: &[tenpai_wait_case], blocks: usize) {
    let nulls = whole(question).nulls;
    let Question { hand, rules, .. } = question;
    let to = (nulls.to(HAND, hand), nulls.to(RULES, rules));
    let obstacle = room::one(nulls, HAND | RULES, |out, error| {
        // SAFETY: the pointers are to the question or what `room` has.
        unsafe { tenpai_wait_obstacle(to.0, to.1, out, error) }
    });
    let told: tenpai_obstacle = obstacle.expect("an obstacle, or that there is none");
    assert_eq!(told.kind == TENPAI_OBSTACLE_NONE, !cases.is_empty());
    assert!(told.block_count <= 2 && told.reserved == [0; 3]);
    assert!(told.blocks.iter().all(|&block| usize::from(block) < blocks));
    assert_eq!(told.gap < 34, told.kind == TENPAI_OBSTACLE_NOT_HALF);
}

/// Put together again, the blocks are the concealed tiles.
fn are_the_tiles(question: &Question, blocks: &[tenpai_block]) {
    let mut counts = [0; 34];
    for block in blocks {
        assert_eq!(block.reserved, [0; 2]);
        assert_eq!(block.tile_count, block.groups.iter().sum::<u8>());
        for (place, &count) in block.groups.iter().enumerate() {
            assert_eq!(count > 0, place < usize::from(block.group_count));
            if count > 0 {
                counts[usize::from(block.lowest) + place] += count;
            }
        }
    }
    assert_eq!(counts, question.hand.counts);
}

fn readings(
    bytes: &mut Bytes<'_>,
    question: &Question,
    fault: Option<tenpai_status>,
    best: Option<i8>,
) {
    let Question { hand, rules, seen, nulls, .. } = question;
    let mut which = TENPAI_READINGS_NEAREST;
    // All of them are many where there are many tiles.
    if question.hand.counts.iter().map(|&it| u32::from(it)).sum::<u32>() <= 8 {
        which = bytes.below(2) as u8;
    }
    if bytes.one_in(32) {
        which = bytes.byte().max(2);
    }
    let capacity = bytes.below(24);
    let mut out = Room::<tenpai_reading>::new(capacity, nulls.has(OUT));
    let mut length = Room::<usize>::new(1, nulls.has(LENGTH));
    let mut total = Room::<usize>::new(1, nulls.has(OTHER));
    // Where there is no room the pointer may be NULL.
    let out_matters = if capacity == 0 { 0 } else { OUT };
    let answer = room::none(*nulls, HAND | RULES | LENGTH | OTHER | out_matters, |error| {
        let (hand, rules, seen) =
            (nulls.to(HAND, hand), nulls.to(RULES, rules), nulls.to(SEEN, seen));
        let (out, length, total) = (out.pointer(), length.pointer(), total.pointer());
        // SAFETY: the pointers are NULL, or to the question or to the rooms.
        unsafe { tenpai_readings(hand, rules, seen, which, out, capacity, length, total, error) }
    });
    let own = (fault.is_none() && which > 1).then_some(TENPAI_BAD_READINGS);
    if !same(&answer, fault, own) {
        let written = [out.is_untouched_from(0), length.is_untouched_from(0)];
        assert!(written == [true; 2] && total.is_untouched_from(0), "of a failure");
        return;
    }
    let (length, total) = (length.get(0), total.get(0));
    assert_eq!(length, total.min(capacity));
    assert!(out.is_untouched_from(length), "behind the output");
    let all: Vec<tenpai_reading> = (0..length).map(|place| out.get(place)).collect();
    for reading in &all {
        assert!((1..=14).contains(&reading.group_count) && reading.reserved == [0; 3]);
        // By other rules a division can be nearer than the hand.
        if question.rules.copies <= TENPAI_COPIES_FORMAL {
            let best = best.expect("a number");
            assert!(reading.shanten >= best);
            assert!(which == TENPAI_READINGS_ALL || reading.shanten == best);
        }
        tells_its_number(question, reading);
    }
}

/// The formula tells of the counts of a reading the number of the reading.
fn tells_its_number(question: &Question, reading: &tenpai_reading) {
    if reading.form != TENPAI_FORM_GENERAL {
        assert_eq!(reading.counts, tenpai_formula_counts::default());
    } else if question.rules.copies == TENPAI_COPIES_CONCEALED {
        let mut number = 0;
        // SAFETY: the pointers are to values of this function or its caller, or may be NULL.
        let status =
            unsafe { tenpai_formula_shanten(&reading.counts, &mut number, std::ptr::null_mut()) };
        assert_eq!((status, number), (TENPAI_OK, reading.shanten));
    }
}

/// Of any counts.
fn formula(bytes: &mut Bytes<'_>, question: &Question) {
    let nulls = question.nulls;
    let largest = if bytes.one_in(4) { 256 } else { 5 };
    let [melds, partials, dirty_partials, head, exhausted_suit_tiles, exhausted_honours] =
        [(); 6].map(|()| bytes.below(largest) as u8);
    let size = if bytes.one_in(4) { bytes.byte() } else { bytes.below(15) as u8 };
    let reserved = if bytes.one_in(16) { bytes.byte() } else { 0 };
    let counts = tenpai_formula_counts {
        melds,
        partials,
        dirty_partials,
        head,
        exhausted_suit_tiles,
        exhausted_honours,
        size,
        reserved,
    };
    let number = room::one(nulls, OTHER, |out, error| {
        // SAFETY: the pointers are NULL, or to the counts or what `room` has.
        unsafe { tenpai_formula_shanten(nulls.to(OTHER, &counts), out, error) }
    });
    match number {
        Ok(number) => assert!((-1..=8).contains(&number) && reserved == 0),
        Err(TENPAI_RESERVED) => assert!(reserved != 0),
        Err(status) => assert!([TENPAI_NULL, TENPAI_BAD_FORMULA_COUNTS].contains(&status)),
    }
}
