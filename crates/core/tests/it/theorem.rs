//! Four routes to the waits: by tables, as the library judges them, by the block theorem, by an oracle
//! that lists the complete shapes, and by the draws that leave nothing missing. They have to agree on
//! every suit that a hand can hold, and on whole hands.

use crate::dealer::Dealer;
use crate::oracle::{Counts, Oracle, tiles_where, write, write_set};
use tenpai::{Form, Forms, Hand, Rules, Seen, Tile, TileSet};

/// Every suit of nine kinds and every set of honours of up to 13 tiles.
const VECTORS: usize = 286_550 + 34_995;

/// What a suit is set beside where it is no hand alone, by its size modulo 3: digits of another
/// suit, and digits of honours. Between them they need the suit to be melds, or melds and the
/// pair, or to have either end of a wait, and some fit with nothing.
const BESIDE: [&[(&str, &str)]; 3] = [
    // A single tile to be paired, of a suit and of the honours; two blocks that share the pair and
    // a closed wait; a pair beside an open wait; two pairs.
    &[("5", ""), ("", "1"), ("2235", ""), ("2245", ""), ("2277", "")],
    // Nothing; melds; a block that is none; another block of 3n+1 and a pair.
    &[("", ""), ("444", ""), ("223", ""), ("588", ""), ("5", "11")],
    // A pair; an open, an edge and a closed wait, the last in two blocks; two single tiles.
    &[("11", ""), ("", "22"), ("45", ""), ("89", ""), ("46", ""), ("", "12")],
];

/// All count vectors of this many kinds, each count at most four and at most 13 tiles in all.
fn vectors(kinds: usize) -> Vec<Vec<u8>> {
    let mut all = vec![vec![]];
    for _ in 0..kinds {
        let longer = |vector: &Vec<u8>| {
            let room = (13 - vector.iter().sum::<u8>()).min(4);
            let vector = vector.clone();
            (0..=room).map(move |count| [&vector[..], &[count]].concat())
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}

/// Calls `check` with every vector set into every hand that it fits in; the number of vectors.
fn in_hands(mut check: impl FnMut(&Counts)) -> usize {
    let suits = vectors(9).into_iter().enumerate().map(|(i, vector)| (9 * (i % 3), vector));
    let honours = vectors(7).into_iter().map(|vector| (27, vector));
    let mut seen = 0;
    for (first, vector) in suits.chain(honours) {
        seen += 1;
        let size = usize::from(vector.iter().sum::<u8>());
        for &(digits, honours) in BESIDE[size % 3] {
            // The honours are taken by a vector of honours.
            if size + digits.len() + honours.len() > 13 || (first == 27 && !honours.is_empty()) {
                continue;
            }
            let mut counts = [0; 34];
            counts[first..first + vector.len()].copy_from_slice(&vector);
            let beside = if first == 0 { 9 } else { 0 };
            for digit in digits.bytes() {
                counts[beside + usize::from(digit - b'1')] += 1;
            }
            for digit in honours.bytes() {
                counts[27 + usize::from(digit - b'1')] += 1;
            }
            check(&counts);
        }
    }
    seen
}

fn hand(counts: &Counts) -> Hand {
    Hand::from_counts(counts).unwrap_or_else(|error| panic!("{}: {error}", write(counts)))
}

/// The formal waits are the tiles that complete the hand, the fifth copy among them. Whether
/// there are any.
fn assert_formal(counts: &Counts, oracle: &Oracle) -> bool {
    let hand = hand(counts);
    let waits = hand.waits().expect("a hand that is to draw");
    let expected = oracle.formal_waits(counts);
    assert_eq!(
        waits.formal().bits(),
        expected,
        "{hand} formally waits {}, not {}",
        write_set(expected),
        waits.formal()
    );
    assert_blocks(&hand);
    expected != 0
}

/// The block theorem finds the formal waits of the general form, or an obstacle where there are none.
fn assert_blocks(hand: &Hand) {
    let rules = Rules::default().with_forms(Forms::from(Form::General));
    let by_tables = hand.judged_by(rules, Seen::NONE).map(|judged| judged.waits());
    let by_tables = by_tables.expect("four copies").expect("a hand that is to draw").formal();
    let cases = hand.wait_cases().expect("a hand that is to draw");
    let by_blocks: TileSet = cases.iter().map(|case| case.tile()).collect();
    assert_eq!(by_tables, by_blocks, "{hand}");
    let obstacle = hand.obstacle().expect("a hand that is to draw");
    assert_eq!(obstacle.is_none(), !by_blocks.is_empty(), "{hand}: {obstacle:?}");
}

/// The effective waits are the draws after which the number is -1, and there are some where the
/// number before was 0.
fn assert_effective(counts: &Counts) {
    let hand = hand(counts);
    let waits = hand.waits().expect("a hand that is to draw");
    let complete = |index| {
        let mut drawn = hand;
        let tile = Tile::new(index as u8).expect("below 34");
        drawn.draw(tile.into()).is_ok() && drawn.shanten().is_complete()
    };
    let expected = tiles_where(complete);
    assert_eq!(
        waits.effective().bits(),
        expected,
        "{hand} waits {}, not {}",
        write_set(expected),
        waits.effective()
    );
    assert_eq!(hand.shanten().is_tenpai(), waits.is_tenpai(), "{hand}");
}

#[test]
fn formal_waits_of_every_suit() {
    let oracle = Oracle::new();
    let mut waiting = 0;
    let seen = in_hands(|counts| {
        waiting += usize::from(assert_formal(counts, &oracle));
    });
    assert_eq!(seen, VECTORS);
    // Did none of them wait, all would agree about nothing.
    assert_eq!(waiting, 126_197, "hands that wait");
}

#[test]
fn effective_waits_of_every_suit() {
    assert_eq!(in_hands(assert_effective), VECTORS);
}

#[test]
fn whole_hands() {
    let oracle = Oracle::new();
    let mut dealer = Dealer::new(13);
    let mut waiting = 0;
    for _ in 0..500_000 {
        let size = dealer.one(&[4, 7, 10, 13, 13]);
        let counts = dealer.hand(size);
        waiting += usize::from(assert_formal(&counts, &oracle));
        assert_effective(&counts);
    }
    assert!(waiting > 100_000, "{waiting} hands wait");
}
