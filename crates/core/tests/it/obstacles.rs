//! Why a hand has no wait of the general form, held against plain tests of its tiles.

use crate::dealer::Dealer;
use tenpai::{Block, Hand, Obstacle};

/// Whether the counts are melds, tried tile by tile.
fn melds(counts: &mut [u8; 12]) -> bool {
    let Some(low) = (0..12).find(|&at| counts[at] > 0) else { return true };
    let without = |tiles: [usize; 3]| {
        let mut rest = *counts;
        let taken = tiles.iter().all(|&tile| {
            let there = tile < 12 && rest[tile] > 0;
            if there {
                rest[tile] -= 1;
            }
            there
        });
        taken && melds(&mut rest)
    };
    without([low; 3]) || without([low, low + 1, low + 2])
}

/// Whether they are melds and a pair.
fn melds_and_pair(counts: &[u8; 12]) -> bool {
    (0..12).filter(|&at| counts[at] >= 2).any(|at| {
        let mut rest = *counts;
        rest[at] -= 2;
        melds(&mut rest)
    })
}

/// The tiles of some blocks of one suit by rank; an honour, which makes no runs, stands alone.
fn counts(blocks: &[Block]) -> [u8; 12] {
    let mut counts = [0; 12];
    for tile in blocks.iter().flat_map(Block::tiles) {
        counts[usize::from(tile.rank())] += 1;
    }
    counts
}

/// Whether some tile of the suit makes these blocks what is asked.
fn with_one_more(blocks: &[Block], is: impl Fn(&mut [u8; 12]) -> bool) -> bool {
    let honour = blocks[0].lowest().is_honour();
    let ranks = if honour { blocks[0].lowest().rank()..=blocks[0].lowest().rank() } else { 1..=9 };
    ranks.into_iter().any(|rank| {
        let mut more = counts(blocks);
        more[usize::from(rank)] += 1;
        is(&mut more)
    })
}

/// What the obstacle says of its blocks is true of them. Its place in the list below.
fn assert_true(hand: &Hand, obstacle: Obstacle) -> usize {
    let mut sizes: Vec<usize> = hand.blocks().iter().map(|block| block.size() % 3).collect();
    sizes.retain(|&size| size > 0);
    sizes.sort_unstable();
    let of_sizes = |expected: &[usize]| assert_eq!(sizes, expected, "{hand}: {obstacle}");
    let is_melds = |block: Block| melds(&mut counts(&[block]));
    let is_pair = |block: Block| melds_and_pair(&counts(&[block]));
    let holds = match obstacle {
        Obstacle::Sizes => ![&[1][..], &[2, 2], &[1, 1, 2]].contains(&&sizes[..]),
        Obstacle::Broken { block } => block.size() % 3 == 0 && !is_melds(block),
        Obstacle::NotOneShort { block } => {
            of_sizes(&[1]);
            let same_suit: Vec<Block> =
                hand.blocks().iter().copied().filter(|it| it.suit() == block.suit()).collect();
            let honour = block.lowest().is_honour();
            let around = if honour { vec![block] } else { same_suit };
            !with_one_more(&around, |counts| melds_and_pair(counts))
        }
        Obstacle::NotJoined { half, broken } => {
            of_sizes(&[1]);
            let apart = half.suit() != broken.suit() || half.lowest().is_honour();
            !is_melds(broken)
                && (apart || !with_one_more(&[half, broken], |counts| melds_and_pair(counts)))
        }
        Obstacle::NotBesidePair { blocks: [one, other] } => {
            of_sizes(&[2, 2]);
            let good = |pair, block| is_pair(pair) && with_one_more(&[block], melds);
            !good(one, other) && !good(other, one)
        }
        Obstacle::NotPair { block } => {
            of_sizes(&[1, 1, 2]);
            block.size() % 3 == 2 && !is_pair(block)
        }
        Obstacle::NoGap { blocks: [lower, higher] } => {
            of_sizes(&[1, 1, 2]);
            lower.suit() != higher.suit()
                || lower.lowest().is_honour()
                || higher.lowest().index() - lower.highest().index() != 2
        }
        Obstacle::NotHalf { block, gap } => {
            of_sizes(&[1, 1, 2]);
            let edge = if gap < block.lowest() { block.lowest() } else { block.highest() };
            assert_eq!(edge.index().abs_diff(gap.index()), 1, "{hand}: {obstacle}");
            let mut rest = counts(&[block]);
            rest[usize::from(edge.rank())] -= 1;
            block.size() % 3 == 1 && !melds(&mut rest)
        }
        _ => panic!("{hand}: {obstacle} is not known"),
    };
    assert!(holds, "{hand}: {obstacle}");
    match obstacle {
        Obstacle::Sizes => 0,
        Obstacle::Broken { .. } => 1,
        Obstacle::NotOneShort { .. } => 2,
        Obstacle::NotJoined { .. } => 3,
        Obstacle::NotBesidePair { .. } => 4,
        Obstacle::NotPair { .. } => 5,
        Obstacle::NoGap { .. } => 6,
        _ => 7,
    }
}

#[test]
fn a_hand_has_a_case_or_an_obstacle_that_is_true() {
    let mut dealer = Dealer::new(71);
    let (mut waiting, mut found) = (0, [0; 8]);
    for _ in 0..200_000 {
        let size = dealer.one(&[1, 4, 7, 10, 13]);
        let hand = Hand::from_counts(&dealer.hand(size)).unwrap_or_else(|e| panic!("{e}"));
        let cases = hand.wait_cases().unwrap_or_else(|e| panic!("{hand}: {e}"));
        let obstacle = hand.obstacle().unwrap_or_else(|e| panic!("{hand}: {e}"));
        assert_eq!(obstacle.is_none(), !cases.is_empty(), "{hand}");
        match obstacle {
            None => waiting += 1,
            Some(obstacle) => found[assert_true(&hand, obstacle)] += 1,
        }
    }
    assert!(waiting > 10_000, "{waiting}");
    assert!(found.iter().all(|&hands| hands > 4), "{found:?}");
}

#[test]
fn each_says_what_is_missing() {
    for (text, said) in [
        ("147m1z", "the sizes modulo 3 are none of {1}, {2,2}, {1,1,2}"),
        (
            "2334556m",
            "no tile makes 2334556m pair complete, or joins it to another block so that both are \
             melds and a pair",
        ),
        ("5779m", "5m and 9m do not lie about one missing tile"),
        (
            "2239m",
            "223m is not melds complete, and no tile joins 9m to it so that both are melds and a pair",
        ),
        ("1124p55s7z", "112p is not melds complete"),
        ("112m44p55s", "112m is not melds complete"),
        ("12m45p", "neither of 12m, 45p is pair complete with the other one short of melds"),
        ("13m12p", "12p is not pair complete"),
        ("14m11p", "1m and 4m do not lie about one missing tile"),
        ("1223m5m11p", "1223m without its tile beside 4m is not melds complete"),
    ] {
        let hand: Hand = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        let obstacle = hand.obstacle().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(obstacle.map(|it| it.to_string()).as_deref(), Some(said), "{text}");
    }
    let drawn: Hand = "11m".parse().unwrap_or_else(|error| panic!("{error}"));
    assert!(drawn.obstacle().is_err());
}
