//! What the library says that a block can be, against the meaning of each word, for every block of
//! a suit and of the honours.

use crate::dealer::{Dealer, SIZES};
use crate::oracle::{Counts, Oracle, with, without, write};
use tenpai::{BlockKind, Hand, Suit, Tile};

/// Everything that a block can be, as the definitions say it.
fn kinds(block: &Counts, oracle: &Oracle) -> Vec<BlockKind> {
    let held: Vec<usize> = (0..34).filter(|&tile| block[tile] > 0).collect();
    let (lowest, highest) = (held[0], held[held.len() - 1]);
    let size: u8 = block.iter().sum();
    // Melds are complete with a pair in another suit beside them.
    let beside = if lowest < 9 { 9 } else { 0 };
    let is_melds = |tiles: &Counts| oracle.is_general(&with(&with(tiles, beside), beside));
    let is_pair = |tiles: &Counts| oracle.is_general(tiles);
    let edges = [without(block, lowest), without(block, highest)];
    // An honour is no part of a run, so it waits for no tile between two others.
    let an_edge = |is: &dyn Fn(&Counts) -> bool| lowest < 27 && edges.iter().any(is);
    let one_more = |is: &dyn Fn(&Counts) -> bool| (0..34).any(|tile| is(&with(block, tile)));
    let found = match size % 3 {
        0 => [
            (BlockKind::MeldsComplete, is_melds(block)),
            (BlockKind::PairAndHalf, an_edge(&is_pair)),
        ],
        1 => [
            (BlockKind::Half, an_edge(&is_melds)),
            (BlockKind::OneShortOfPairComplete, one_more(&is_pair)),
        ],
        _ => [
            (BlockKind::PairComplete, is_pair(block)),
            (BlockKind::OneShortOfMelds, one_more(&is_melds)),
        ],
    };
    found.into_iter().filter(|&(_, holds)| holds).map(|(kind, _)| kind).collect()
}

/// All groups of a block of so many kinds: one to four tiles each, 13 in all at most.
fn groups(kinds: usize) -> Vec<Vec<u8>> {
    let mut all = vec![vec![]];
    for _ in 0..kinds {
        let longer = |groups: &Vec<u8>| {
            let groups = groups.clone();
            (1..=4).map(move |count| [&groups[..], &[count]].concat())
        };
        all = all.iter().flat_map(longer).collect();
        all.retain(|groups| groups.iter().sum::<u8>() <= 13);
    }
    all
}

fn assert_kinds(block: &Counts, oracle: &Oracle) {
    // With one tile or two elsewhere any number of tiles is that of a hand.
    let size: u8 = block.iter().sum();
    let mut counts = *block;
    if size % 3 == 0 {
        counts = with(&counts, if block[33] == 0 { 33 } else { 0 });
    }
    let hand = Hand::from_counts(&counts).unwrap_or_else(|error| panic!("{error}"));
    let blocks = hand.blocks();
    let lowest = block.iter().position(|&count| count > 0);
    let found = blocks.iter().find(|block| Some(block.lowest().index()) == lowest);
    let found = found.unwrap_or_else(|| panic!("no block {} in {blocks}", write(block)));
    let kinds = kinds(block, oracle);
    let said: Vec<BlockKind> = found.kinds().iter().collect();
    assert_eq!(said, kinds, "{}", write(block));
    assert_eq!(found.kinds().is_empty(), kinds.is_empty(), "{}", write(block));
}

#[test]
fn every_block() {
    let oracle = Oracle::new();
    let mut seen = 0;
    for length in 1..=9 {
        for groups in groups(length) {
            for place in 0..=9 - length {
                let mut block = [0; 34];
                let first = 9 * (seen % 3) + place;
                block[first..first + length].copy_from_slice(&groups);
                assert_kinds(&block, &oracle);
                seen += 1;
            }
        }
    }
    for honour in 27..34 {
        for count in 1..=4 {
            let mut block = [0; 34];
            block[honour] = count;
            assert_kinds(&block, &oracle);
            seen += 1;
        }
    }
    assert_eq!(seen, 17_797, "blocks");
}

/// The blocks of a hand are its tiles, and no two of them touch.
#[test]
fn blocks_divide_the_hand() {
    let mut dealer = Dealer::new(12);
    for _ in 0..50_000 {
        let size = dealer.one(&SIZES);
        let counts = dealer.hand(size);
        let hand = Hand::from_counts(&counts).unwrap_or_else(|error| panic!("{error}"));
        let blocks = hand.blocks();
        let tiles: Vec<Tile> = blocks.iter().flat_map(|block| block.tiles()).collect();
        assert!(hand.pieces().map(|piece| piece.tile()).eq(tiles), "{hand}: {blocks}");
        for two in blocks.windows(2) {
            let touch = two[0].highest().index() + 1 == two[1].lowest().index()
                && two[0].suit() == two[1].suit()
                && two[0].suit() != Suit::Honours;
            assert!(!touch, "{hand}: {blocks}");
        }
        for block in &blocks {
            let sum: u8 = block.groups().sum();
            assert_eq!(usize::from(sum), block.size(), "{hand}: {block}");
            assert!(block.groups().all(|count| (1..=4).contains(&count)), "{hand}: {block}");
            let honour = block.suit() == Suit::Honours;
            assert!(!honour || block.groups().len() == 1, "{hand}: {block}");
            assert!(blocks.to_string().contains(&format!("{block} {}", block.kinds())), "{hand}");
        }
    }
}
