//! Kinds of waits and the cases that make them: that they are the core's, and what is answered to
//! what cannot be.

use crate::support::asked::Asked;
use crate::support::calls::{NOTHING, blocks, from_text, waits, waits_seeing};
use crate::support::dealer::{Dealer, SIZES};
use crate::support::readings::{
    shape_to_text, wait_cases, wait_kinds, wait_kinds_to_text, wait_obstacle,
};
use tenpai::{Case, JudgeError, Obstacle, Tile, WaitCase, WaitKind, WaitKinds, WaitShape};
use tenpai_ffi::*;

const DEFAULT: tenpai_rules =
    tenpai_rules { copies: 0, forms: 0, players: 0, flags: 0, reserved: [0; 12] };
const MOST: usize = TENPAI_MAX_WAIT_CASES as usize;

/// The shapes by their values in the header, from 1 on.
const SHAPES: [WaitShape; 16] = [
    WaitShape::Compound,
    WaitShape::Single,
    WaitShape::TwoSingles,
    WaitShape::ThreeSingles,
    WaitShape::TwoSided,
    WaitShape::ThreeSided,
    WaitShape::Closed,
    WaitShape::Edge,
    WaitShape::Pair,
    WaitShape::SingleAndTwoSided,
    WaitShape::SingleAndClosed,
    WaitShape::SingleAndEdge,
    WaitShape::PairAndTwoSided,
    WaitShape::SevenPairs,
    WaitShape::OneOrphan,
    WaitShape::ThirteenOrphans,
];

#[test]
fn they_are_those_of_the_core() {
    let mut dealer = Dealer::new(91);
    let (mut told, mut shapes, mut refused) = ([0; 8], [0; 17], 0);
    for _ in 0..60_000 {
        let asked = Asked::new(&mut dealer, &SIZES);
        let here = wait_kinds(&asked.hand, &asked.rules, &asked.seen);
        let judged = match asked.judged() {
            Ok(judged) => judged,
            Err(error) => {
                let status = match error {
                    JudgeError::Absent { .. } => TENPAI_ABSENT_TILE,
                    _ => TENPAI_NO_CHI,
                };
                assert_eq!(here, Err(status));
                if let Err(status) = blocks(&asked.hand, &asked.rules, 14) {
                    let cases = wait_cases(&asked.hand, &asked.rules, MOST);
                    assert_eq!(cases, Err(status), "what is no matter of the tiles seen");
                }
                refused += 1;
                continue;
            }
        };
        let (Ok(of_core), Ok(cases)) = (judged.wait_kinds(), judged.hand().wait_cases()) else {
            assert_eq!(here, Err(TENPAI_WRONG_TURN));
            assert_eq!(wait_cases(&asked.hand, &asked.rules, MOST), Err(TENPAI_WRONG_TURN));
            continue;
        };
        let here = here.expect("waits");
        let sets = waits_seeing(&asked.hand, &asked.rules, &asked.seen).expect("waits");
        assert_eq!((here.tiles, here.reserved), (sets.effective, [0; 5]));
        for tile in Tile::all() {
            let wait = of_core.iter().find(|wait| wait.tile() == tile);
            let kinds = wait.map_or(WaitKinds::EMPTY, |wait| wait.kinds());
            for (place, kind) in WaitKind::ALL.into_iter().enumerate() {
                let is_set = here.kinds[tile.index()] >> place & 1 == 1;
                assert_eq!(is_set, kinds.contains(kind), "{} {kind}", judged.hand());
                told[place] += usize::from(is_set);
            }
        }
        let shape = of_core.shape();
        let value = shape.and_then(|shape| SHAPES.iter().position(|&it| it == shape));
        assert_eq!(usize::from(here.shape), value.map_or(0, |place| place + 1));
        shapes[usize::from(here.shape)] += 1;

        let rows = wait_cases(&asked.hand, &asked.rules, MOST).expect("cases");
        let all_blocks = blocks(&asked.hand, &asked.rules, 14).expect("blocks");
        assert_eq!(rows.len(), cases.len());
        rows.iter().zip(&cases).for_each(|(row, case)| is_same(row, case, &all_blocks));
    }
    assert!(told.iter().all(|&times| times > 20) && refused > 100, "{told:?} {refused}");
    assert!(shapes[..14].iter().all(|&times| times > 0), "{shapes:?}");
}

fn is_same(row: &tenpai_wait_case, of_core: &WaitCase, blocks: &[tenpai_block]) {
    let (kind, expected) = match of_core.case() {
        Case::Completed { block } => (1, vec![block]),
        Case::JoinedToPair { half, pair } => (2, vec![half, pair]),
        Case::BesidePair { block, pair } => (3, vec![block, pair]),
        Case::JoinedBesidePair { lower, higher, pair } => (4, vec![lower, higher, pair]),
    };
    assert_eq!((row.kind, usize::from(row.tile)), (kind, of_core.tile().index()));
    assert_eq!((usize::from(row.block_count), row.reserved), (expected.len(), [0; 2]));
    for (place, &index) in row.blocks.iter().enumerate() {
        let Some(block) = expected.get(place) else {
            assert_eq!(index, 0, "behind the last block");
            continue;
        };
        let here = blocks[usize::from(index)];
        assert_eq!(usize::from(here.lowest), block.lowest().index());
        assert_eq!(usize::from(here.tile_count), block.size());
    }
}

#[test]
fn special_waits_have_kinds_and_no_cases() {
    for (text, kind, shape) in [
        ("1199m2233p5566s7z", TENPAI_WAIT_SEVEN_PAIRS, TENPAI_SHAPE_SEVEN_PAIRS),
        ("11m19p19s1234567z", TENPAI_WAIT_ONE_ORPHAN, TENPAI_SHAPE_ONE_ORPHAN),
        ("19m19p19s1234567z", TENPAI_WAIT_THIRTEEN_ORPHANS, TENPAI_SHAPE_THIRTEEN_ORPHANS),
    ] {
        let hand = from_text(text).expect("a hand");
        let here = wait_kinds(&hand, &DEFAULT, &NOTHING).expect("waits");
        assert_eq!(
            (here.shape, here.tiles),
            (shape, waits(&hand, &DEFAULT).expect("it").effective)
        );
        assert!(
            (0..34)
                .all(|tile| here.kinds[tile] == if here.tiles >> tile & 1 == 1 { kind } else { 0 })
        );
        assert_eq!(wait_cases(&hand, &DEFAULT, 0), Ok(vec![]));
    }
}

#[test]
fn cases_in_full() {
    // Blocks 1113335m fall into 111m, 333m and 5m.
    let hand = from_text("1113335m").expect("a hand");
    let case = |tile, kind, block_count, blocks| tenpai_wait_case {
        tile,
        kind,
        block_count,
        blocks,
        reserved: [0; 2],
    };
    let expected = vec![
        case(4, TENPAI_CASE_COMPLETED, 1, [2, 0, 0]),
        case(3, TENPAI_CASE_JOINED_TO_PAIR, 2, [2, 1, 0]),
    ];
    assert_eq!(wait_cases(&hand, &DEFAULT, 2), Ok(expected.clone()));
    for capacity in 0..2 {
        assert_eq!(wait_cases(&hand, &DEFAULT, capacity), Err(TENPAI_BUFFER_TOO_SMALL));
    }
    // They are formal, and of the general form, whatever the rules.
    let pairs = tenpai_rules { forms: TENPAI_FORM_SEVEN_PAIRS, ..DEFAULT };
    assert_eq!(wait_cases(&hand, &pairs, 2), Ok(expected));
    let fifth = from_text("1111m").expect("a hand");
    assert_eq!(wait_cases(&fifth, &DEFAULT, 1).map(|cases| cases.len()), Ok(1));
}

#[test]
fn obstacles_are_those_of_the_core() {
    let (mut dealer, mut told) = (Dealer::new(93), [0; 10]);
    for _ in 0..120_000 {
        let asked = Asked::new(&mut dealer, &SIZES);
        let here = wait_obstacle(&asked.hand, &asked.rules);
        let blocks = match blocks(&asked.hand, &asked.rules, 14) {
            Ok(blocks) => blocks,
            Err(status) => {
                assert_eq!(here, Err(status));
                continue;
            }
        };
        let Ok(of_core) = asked.of_core.obstacle() else {
            assert_eq!(here, Err(TENPAI_WRONG_TURN));
            continue;
        };
        let here = here.expect("an obstacle, or that there is none");
        is_that(&here, of_core, &blocks);
        told[usize::from(here.kind)] += 1;
    }
    assert_eq!(told[1], 0, "every obstacle has a name");
    assert!([0, 2, 3, 4, 5, 6, 7, 8, 9].iter().all(|&kind| told[kind] > 0), "{told:?}");
}

fn is_that(here: &tenpai_obstacle, of_core: Option<Obstacle>, blocks: &[tenpai_block]) {
    let (kind, expected) = match of_core {
        None => (TENPAI_OBSTACLE_NONE, vec![]),
        Some(Obstacle::Sizes) => (TENPAI_OBSTACLE_SIZES, vec![]),
        Some(Obstacle::Broken { block }) => (TENPAI_OBSTACLE_BROKEN, vec![block]),
        Some(Obstacle::NotOneShort { block }) => (TENPAI_OBSTACLE_NOT_ONE_SHORT, vec![block]),
        Some(Obstacle::NotJoined { half, broken }) => {
            (TENPAI_OBSTACLE_NOT_JOINED, vec![half, broken])
        }
        Some(Obstacle::NotBesidePair { blocks }) => {
            (TENPAI_OBSTACLE_NOT_BESIDE_PAIR, blocks.to_vec())
        }
        Some(Obstacle::NotPair { block }) => (TENPAI_OBSTACLE_NOT_PAIR, vec![block]),
        Some(Obstacle::NoGap { blocks }) => (TENPAI_OBSTACLE_NO_GAP, blocks.to_vec()),
        Some(Obstacle::NotHalf { block, .. }) => (TENPAI_OBSTACLE_NOT_HALF, vec![block]),
        other => panic!("{other:?} has no value in the header"),
    };
    let gap = match of_core {
        Some(Obstacle::NotHalf { gap, .. }) => gap.index() as u8,
        _ => TENPAI_NO_TILE,
    };
    assert_eq!((here.kind, here.gap, here.reserved), (kind, gap, [0; 3]));
    assert_eq!(usize::from(here.block_count), expected.len());
    for (place, &index) in here.blocks.iter().enumerate() {
        let Some(block) = expected.get(place) else {
            assert_eq!(index, 0, "behind the last block");
            continue;
        };
        let here = blocks[usize::from(index)];
        assert_eq!(usize::from(here.lowest), block.lowest().index());
        assert_eq!(usize::from(here.tile_count), block.size());
    }
}

#[test]
fn shapes_are_written_as_the_core_has_them() {
    assert_eq!(shape_to_text(TENPAI_SHAPE_NONE, 1).as_deref(), Ok(""));
    for (place, shape) in SHAPES.into_iter().enumerate() {
        let (value, text) = (place as u8 + 1, shape.to_string());
        assert_eq!(shape_to_text(value, 128).as_ref(), Ok(&text));
        assert_eq!(shape_to_text(value, text.len() + 1), Ok(text.clone()));
        assert_eq!(shape_to_text(value, text.len()), Err(TENPAI_BUFFER_TOO_SMALL));
    }
    for unknown in 17..=255 {
        assert_eq!(shape_to_text(unknown, 128), Err(TENPAI_BAD_SHAPE));
    }
}

#[test]
fn kinds_are_written_as_the_core_has_them() {
    for bits in 0..=255_u8 {
        let kinds: WaitKinds = WaitKind::ALL
            .into_iter()
            .enumerate()
            .filter(|(place, _)| bits >> place & 1 == 1)
            .map(|(_, kind)| kind)
            .collect();
        let text = kinds.to_string();
        assert_eq!(wait_kinds_to_text(bits, 128).as_ref(), Ok(&text));
        assert_eq!(wait_kinds_to_text(bits, text.len() + 1), Ok(text.clone()));
        assert_eq!(wait_kinds_to_text(bits, text.len()), Err(TENPAI_BUFFER_TOO_SMALL));
    }
}
