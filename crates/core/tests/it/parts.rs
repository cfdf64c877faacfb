//! Hands of all their parts: that whatever is wrong with them is told, and of several things the one
//! that comes first, as a slow twin finds it.

use crate::dealer::{Dealer, SIZES};
use tenpai::{Hand, HandError, Meld, Suit, Tile};

/// The counts, red fives and melds of a hand, or of none.
type Parts = ([u8; 34], [u8; 3], Vec<Meld>);

fn parts(dealer: &mut Dealer) -> Parts {
    let size = dealer.one(&SIZES);
    let mut counts = dealer.hand(size);
    if dealer.below(16) == 0 {
        counts[dealer.below(34)] = dealer.one(&[0, 3, 4, 5, 6, 128, 254, 255]);
    }
    let mut reds = [0; 3];
    if dealer.below(2) == 0 {
        reds = reds.map(|_| dealer.one(&[0, 0, 0, 1, 1, 2, 255]));
    }
    let mut melds = Vec::new();
    if dealer.below(4) > 0 {
        let room = 4 - size / 3;
        let off = dealer.one(&[0, 0, 0, 0, 0, 1]);
        melds.extend((0..(room + off).min(4)).map(|_| meld(dealer)));
    }
    (counts, reds, melds)
}

fn meld(dealer: &mut Dealer) -> Meld {
    let tile = Tile::new(dealer.below(34) as u8).expect("a tile");
    let meld = match dealer.below(5) {
        0 => Meld::pon(tile),
        1 => Meld::open_kan(tile),
        2 => Meld::concealed_kan(tile),
        _ => Meld::chi(tile).unwrap_or(Meld::pon(tile)),
    };
    meld.with_red_fives(dealer.below(2) as u8).unwrap_or(meld)
}

/// Everything counted piece by piece, and checked in the order in which it is told.
fn slowly((counts, reds, melds): &Parts) -> Result<(), HandError> {
    for (suit, &red) in Suit::ALL.into_iter().zip(reds) {
        let fives = counts[Tile::of(suit, 5).expect("a five").index()];
        if red > fives {
            return Err(HandError::RedWithoutFives { suit, red, fives });
        }
    }
    let laid = || melds.iter().flat_map(|meld| meld.pieces());
    if !melds.is_empty() || reds.iter().any(|&red| red > 0) {
        for tile in Tile::all() {
            let copies = laid().filter(|piece| piece.tile() == tile).count();
            let copies = usize::from(counts[tile.index()]) + copies;
            if copies > 4 {
                return Err(HandError::TooManyCopies { tile, count: copies.min(255) as u8 });
            }
        }
        for (suit, &red) in Suit::ALL.into_iter().zip(reds) {
            let red_of_suit = laid().filter(|piece| piece.is_red() && piece.tile().suit() == suit);
            let count = red + red_of_suit.count() as u8;
            if count > 1 {
                return Err(HandError::RedFives { suit, count });
            }
        }
    }
    let hand = Hand::from_counts(counts)?;
    let (tiles, room) = (hand.size(), hand.meld_count());
    if !melds.is_empty() && melds.len() != room {
        return Err(HandError::MeldCount { tiles, melds: melds.len(), room });
    }
    Ok(())
}

#[test]
fn errors_are_those_of_the_slow_twin() {
    let mut dealer = Dealer::new(30);
    let mut seen = [0; 6];
    for _ in 0..1_000_000 {
        let parts = parts(&mut dealer);
        let (counts, reds, melds) = &parts;
        let made = Hand::from_parts(counts, *reds, melds);
        assert_eq!(made.map(|_| ()), slowly(&parts), "{parts:?}");
        seen[match made {
            Ok(_) => 0,
            Err(HandError::TooManyCopies { .. }) => 1,
            Err(HandError::RedFives { .. }) => 2,
            Err(HandError::RedWithoutFives { .. }) => 3,
            Err(HandError::MeldCount { .. }) => 4,
            Err(_) => 5,
        }] += 1;
        if let Ok(hand) = made {
            assert_eq!((hand.counts(), hand.melds()), (counts, &melds[..]));
            let kept = [Suit::Characters, Suit::Circles, Suit::Bamboos];
            assert_eq!(kept.map(|suit| hand.red_fives(suit)), *reds);
        }
    }
    assert!(seen.iter().all(|&times| times > 1_000), "{seen:?}");
}
