//! The kinds of waits, what players call them, and the cases of the block theorem, each against the
//! words of its definition.

use std::collections::{BTreeMap, BTreeSet};

use crate::dealer::Dealer;
use crate::divisions;
use crate::oracle::{Counts, Oracle, with, write};
use tenpai::{
    Block, BlockKind, Case, CopiesRule, Form, FourOfAKind, Hand, Rules, Seen, Tile, WaitKind,
    WaitShape,
};

fn hand(counts: &Counts) -> Hand {
    Hand::from_counts(counts).unwrap_or_else(|error| panic!("{}: {error}", write(counts)))
}

fn read(text: &str) -> Hand {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The kinds of a wait: the hand with the tile is divided in every way, and the tile taken out of
/// each group again.
fn kinds(counts: &Counts, tile: usize, four_of_a_kind: FourOfAKind) -> BTreeSet<WaitKind> {
    let complete = with(counts, tile);
    let mut kinds = BTreeSet::new();
    for group in divisions::melds_and_pair(&complete).into_iter().flatten() {
        let mut left = group.clone();
        let Some(place) = left.iter().position(|&it| it == tile) else { continue };
        left.remove(place);
        kinds.insert(match left[..] {
            [_] => WaitKind::Single,
            [low, high] if low == high => WaitKind::Pair,
            [low, high] if low + 2 == high => WaitKind::Closed,
            [low, high] if low % 9 == 0 || high % 9 == 8 => WaitKind::Edge,
            _ => WaitKind::TwoSided,
        });
    }
    let size: u8 = complete.iter().sum();
    let pairs = |&count: &u8| match four_of_a_kind {
        FourOfAKind::OnePair => u8::from(count == 2),
        FourOfAKind::TwoPairs => count / 2,
    };
    if size == 14 && complete.iter().map(pairs).sum::<u8>() == 7 {
        kinds.insert(WaitKind::SevenPairs);
    }
    let orphans: Vec<usize> =
        (0..34).filter(|&tile| tile >= 27 || matches!(tile % 9, 0 | 8)).collect();
    let held = orphans.iter().filter(|&&tile| counts[tile] > 0).count();
    if size == 14 && orphans.iter().map(|&tile| complete[tile]).sum::<u8>() == 14 {
        match (held, orphans.iter().all(|&tile| complete[tile] > 0)) {
            (13, true) => kinds.insert(WaitKind::ThirteenOrphans),
            (12, true) => kinds.insert(WaitKind::OneOrphan),
            _ => false,
        };
    }
    kinds
}

/// Each effective wait has its kinds, and by the formal rule each formal wait. How many formal waits
/// there are.
fn assert_kinds(counts: &Counts) -> usize {
    let hand = hand(counts);
    let waits = hand.waits().expect("a hand that is to draw");
    let formal = Rules::default().with_copies(CopiesRule::Formal);
    let two_pairs = formal.with_four_of_a_kind(FourOfAKind::TwoPairs);
    for (rules, tiles) in [
        (Rules::default(), Some(waits.effective())),
        (formal, Some(waits.formal())),
        (two_pairs, None),
    ] {
        let judged = hand.judged_by(rules, Seen::NONE).unwrap_or_else(|e| panic!("{hand}: {e}"));
        let tiles = tiles.unwrap_or_else(|| judged.waits().expect("to draw").effective());
        let found = judged.wait_kinds().expect("a hand that is to draw");
        assert!(found.iter().map(|wait| wait.tile()).eq(tiles), "{hand}");
        for wait in &found {
            let expected = kinds(counts, wait.tile().index(), rules.four_of_a_kind());
            assert_eq!(wait.kinds().iter().collect::<BTreeSet<_>>(), expected, "{hand}: {wait}");
            assert!(!expected.is_empty(), "{hand}: {wait}");
        }
        assert_eq!(found.shape().is_none(), judged.waits().expect("to draw").formal().is_empty());
    }
    let plain = hand.wait_kinds().expect("a hand that is to draw");
    assert!(plain.iter().map(|wait| wait.tile()).eq(waits.effective()), "{hand}");
    waits.formal().len()
}

/// All vectors of so many counts, each at most four, with so many tiles.
fn vectors(kinds: usize, size: u8) -> Vec<Vec<u8>> {
    let mut all = vec![vec![]];
    for _ in 0..kinds {
        let longer = |vector: &Vec<u8>| {
            let room = (size - vector.iter().sum::<u8>()).min(4);
            let vector = vector.clone();
            (0..=room).map(move |count| [&vector[..], &[count]].concat())
        };
        all = all.iter().flat_map(longer).collect();
    }
    all.retain(|vector| vector.iter().sum::<u8>() == size);
    all
}

fn of_suit(vector: &[u8], suit: usize) -> Counts {
    let mut counts = [0; 34];
    counts[9 * suit..9 * suit + vector.len()].copy_from_slice(vector);
    counts
}

#[test]
fn kinds_of_every_hand_of_one_suit() {
    let mut waits = 0;
    for size in [1, 4, 7] {
        for (place, vector) in vectors(9, size).iter().enumerate() {
            waits += assert_kinds(&of_suit(vector, place % 3));
        }
    }
    assert_eq!(waits, 4_691);
}

#[test]
fn kinds_of_random_hands() {
    let mut dealer = Dealer::new(24);
    let mut waits = 0;
    for _ in 0..30_000 {
        let size = dealer.one(&[4, 7, 10, 13, 13]);
        waits += assert_kinds(&dealer.hand(size));
    }
    assert!(waits > 10_000, "{waits} waits");
}

#[test]
fn kinds_and_names_of_known_waits() {
    let known = [
        ("1m", "1m single", WaitShape::Single),
        ("1z", "1z single", WaitShape::Single),
        ("23m11z", "1m two-sided, 4m two-sided", WaitShape::TwoSided),
        ("13m11z", "2m closed", WaitShape::Closed),
        ("12m11z", "3m edge", WaitShape::Edge),
        ("89p11z", "7p edge", WaitShape::Edge),
        ("22m11z", "2m pair, 1z pair", WaitShape::Pair),
        ("2345m", "2m single, 5m single", WaitShape::TwoSingles),
        ("2345678m", "2m single, 5m single, 8m single", WaitShape::ThreeSingles),
        ("23456m11z", "1m two-sided, 4m two-sided, 7m two-sided", WaitShape::ThreeSided),
        ("2223m", "1m two-sided, 3m single, 4m two-sided", WaitShape::SingleAndTwoSided),
        ("2224m", "3m closed, 4m single", WaitShape::SingleAndClosed),
        ("1112m", "2m single, 3m edge", WaitShape::SingleAndEdge),
        ("23444m55p", "1m two-sided, 4m two-sided or pair, 5p pair", WaitShape::PairAndTwoSided),
        // The edge and the end of the run beside it.
        ("12345m11z", "3m two-sided or edge, 6m two-sided", WaitShape::Compound),
        // The fifth copy, which makes triplet and pair: it is no effective wait, and either takes it.
        ("1111m", "", WaitShape::Compound),
        ("11m22m33p44p55s66s7z", "7z seven pairs", WaitShape::SevenPairs),
        ("2233445566778m", "2m two-sided or single, ", WaitShape::Compound),
        ("11m19p19s1234567z", "9m one orphan", WaitShape::OneOrphan),
        ("19m19p19s1234567z", "1m thirteen orphans", WaitShape::ThirteenOrphans),
        (
            "1112345678999m",
            "1m two-sided or pair, 2m single, 3m two-sided or edge",
            WaitShape::Compound,
        ),
        // By one tile of a run across two blocks.
        ("2235m", "4m closed", WaitShape::Closed),
    ];
    for (text, start, shape) in known {
        let waits = read(text).wait_kinds().unwrap_or_else(|error| panic!("{text}: {error}"));
        let written = waits.to_string();
        let as_said = if shape == WaitShape::Compound || shape == WaitShape::ThirteenOrphans {
            written.starts_with(start)
        } else {
            written == start
        };
        assert!(as_said, "{text}: {written}");
        assert_eq!(waits.shape(), Some(shape), "{text}: {written}");
    }
    assert_eq!(read("1245m").wait_kinds().expect("4 tiles").shape(), None);
    assert!(read("12345m").wait_kinds().is_err());
    let alone = Rules::default().with_forms(Form::General.into());
    let orphans = read("19m19p19s1234567z");
    let judged = orphans.judged_by(alone, Seen::NONE).expect("a hand");
    assert!(judged.wait_kinds().expect("13 tiles").is_empty());
}

/// How often each name comes over all hands of one suit, and that a name with a number has so many
/// waits.
#[test]
fn names_of_every_hand_of_one_suit() {
    let mut names: BTreeMap<WaitShape, usize> = BTreeMap::new();
    for size in [1, 4, 7, 10] {
        for vector in vectors(9, size) {
            let hand = hand(&of_suit(&vector, 1));
            let rules = Rules::default().with_copies(CopiesRule::Formal);
            let judged = hand.judged_by(rules, Seen::NONE).expect("a hand");
            let waits = judged.wait_kinds().expect("a hand that is to draw");
            let Some(shape) = waits.shape() else { continue };
            *names.entry(shape).or_default() += 1;
            let number = match shape {
                WaitShape::Single | WaitShape::Closed | WaitShape::Edge => 1,
                WaitShape::TwoSingles | WaitShape::TwoSided | WaitShape::Pair => 2,
                WaitShape::SingleAndClosed | WaitShape::SingleAndEdge => 2,
                WaitShape::ThreeSingles | WaitShape::ThreeSided => 3,
                WaitShape::SingleAndTwoSided | WaitShape::PairAndTwoSided => 3,
                _ => continue,
            };
            assert_eq!(waits.len(), number, "{hand}: {waits} {shape}");
        }
    }
    let expected = [
        (WaitShape::Single, 1_030),
        (WaitShape::TwoSingles, 54),
        (WaitShape::ThreeSingles, 3),
        (WaitShape::TwoSided, 1_534),
        (WaitShape::ThreeSided, 56),
        (WaitShape::Closed, 3_220),
        (WaitShape::Edge, 938),
        (WaitShape::Pair, 1_739),
        (WaitShape::SingleAndTwoSided, 304),
        (WaitShape::SingleAndClosed, 578),
        (WaitShape::SingleAndEdge, 218),
        (WaitShape::PairAndTwoSided, 592),
        (WaitShape::Compound, 5_309),
    ];
    assert_eq!(names, BTreeMap::from(expected));
}

/// The blocks of a case are blocks of the hand and are what the case says, the tile joins them as it
/// says, and all other blocks are melds. Together the cases have the formal waits.
fn assert_cases(counts: &Counts, oracle: &Oracle) -> usize {
    let hand = hand(counts);
    let cases = hand.wait_cases().expect("a hand that is to draw");
    let blocks = hand.blocks();
    let mut sizes: Vec<u8> = blocks.iter().map(|block| (block.size() % 3) as u8).collect();
    sizes.retain(|&size| size > 0);
    sizes.sort_unstable();
    let mut tiles: BTreeSet<usize> = BTreeSet::new();
    let mut different = BTreeSet::new();
    for found in &cases {
        let tile = found.tile();
        tiles.insert(tile.index());
        assert!(different.insert(format!("{found:?}")), "{hand}: {found} twice");
        assert_eq!(found.case().sizes(), sizes, "{hand}: {found}");
        let is = |block: Block, kind| {
            assert!(block.kinds().contains(kind), "{hand}: {found}, {block} is no {kind}");
        };
        let named: Vec<Block> = match found.case() {
            Case::Completed { block } => {
                is(block, BlockKind::OneShortOfPairComplete);
                vec![block]
            }
            Case::JoinedToPair { half, pair } => {
                is(half, BlockKind::Half);
                is(pair, BlockKind::PairAndHalf);
                assert!(touches(half, tile) && touches(pair, tile), "{hand}: {found}");
                vec![half, pair]
            }
            Case::BesidePair { block, pair } => {
                is(block, BlockKind::OneShortOfMelds);
                is(pair, BlockKind::PairComplete);
                vec![block, pair]
            }
            Case::JoinedBesidePair { lower, higher, pair } => {
                is(lower, BlockKind::Half);
                is(higher, BlockKind::Half);
                is(pair, BlockKind::PairComplete);
                assert!(lower.highest() < tile && tile < higher.lowest(), "{hand}: {found}");
                assert!(touches(lower, tile) && touches(higher, tile), "{hand}: {found}");
                vec![lower, higher, pair]
            }
        };
        assert!(named.iter().all(|block| blocks.contains(block)), "{hand}: {found}");
        let others = blocks.iter().filter(|block| !named.contains(block));
        others.for_each(|&block| is(block, BlockKind::MeldsComplete));
        // The blocks named with the tile are melds and the pair.
        let mut joined = [0; 34];
        named.iter().flat_map(|block| block.tiles()).for_each(|it| joined[it.index()] += 1);
        assert!(oracle.is_general(&with(&joined, tile.index())), "{hand}: {found}");
    }
    let general: BTreeSet<usize> =
        (0..34).filter(|&tile| oracle.is_general(&with(counts, tile))).collect();
    assert_eq!(tiles, general, "{hand}");
    cases.len()
}

/// Whether the tile is one beside the end of the block.
fn touches(block: Block, tile: Tile) -> bool {
    block.suit() == tile.suit()
        && (block.highest().rank() + 1 == tile.rank() || tile.rank() + 1 == block.lowest().rank())
}

#[test]
fn cases_of_every_hand_of_one_suit() {
    let oracle = Oracle::new();
    let mut most = 0;
    for size in [1, 4, 7, 10, 13] {
        for (place, vector) in vectors(9, size).iter().enumerate() {
            most = most.max(assert_cases(&of_suit(vector, place % 3), &oracle));
        }
    }
    assert_eq!(most, 9);
}

#[test]
fn cases_of_random_hands() {
    let oracle = Oracle::new();
    let mut dealer = Dealer::new(25);
    let (mut found, mut most) = (0, 0);
    for _ in 0..300_000 {
        let size = dealer.one(&[4, 7, 10, 13, 13]);
        let cases = assert_cases(&dealer.hand(size), &oracle);
        found += usize::from(cases > 0);
        most = most.max(cases);
    }
    assert!(found > 50_000, "{found} hands that wait");
    assert_eq!(most, 9);
}

#[test]
fn known_cases() {
    let known = [
        ("223m5m", "4m: joins 5m to 223m, which has the pair"),
        ("5m", "5m: completes 5m, which is the pair then"),
        ("2345m", "2m: completes 2345m, which has the pair then"),
        ("23m55z", "1m: completes 23m beside 55z, which has the pair"),
        ("2m4m55z", "3m: joins 2m to 4m beside 55z, which has the pair"),
    ];
    for (text, first) in known {
        let cases = read(text).wait_cases().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(cases[0].to_string(), first, "{text}");
    }
    let both = read("1113335m").wait_cases().expect("7 tiles");
    let tiles: Vec<String> = both.iter().map(|case| case.tile().to_string()).collect();
    assert_eq!(tiles, ["5m", "4m"]);
    assert!(read("5779m").wait_cases().expect("4 tiles").is_empty());
    assert!(read("12345m").wait_cases().is_err());
}
