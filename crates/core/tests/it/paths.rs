//! A number can be had from counts, from a hand, from a hand that changed tile by tile, and from a
//! batch. All of these ways lead to the same one.

use crate::dealer::{Dealer, SIZES};
use tenpai::{Batch, BatchError, Hand, HandError, Shanten, ShantenByForm, Tile, Turn};

type Counts = [u8; 34];

/// Every hand of one suit, in each of the three.
fn of_one_suit() -> Vec<Counts> {
    let mut hands = Vec::new();
    for start in [0, 9, 18] {
        grow(&mut [0; 34], start, start + 9, 0, &mut hands);
    }
    assert_eq!(hands.len(), 3 * 312_732);
    hands
}

/// All ways to add tiles from `kind` up to `end`.
fn grow(counts: &mut Counts, kind: usize, end: usize, tiles: usize, hands: &mut Vec<Counts>) {
    if kind == end {
        if SIZES.contains(&tiles) {
            hands.push(*counts);
        }
        return;
    }
    for count in 0..=4.min(14 - tiles) {
        counts[kind] = count as u8;
        grow(counts, kind + 1, end, tiles + count, hands);
    }
    counts[kind] = 0;
}

/// Random hands of all sizes.
fn dealt(seed: u64, count: usize) -> Vec<Counts> {
    let mut dealer = Dealer::new(seed);
    let mut deal = || {
        let size = dealer.one(&SIZES);
        dealer.hand(size)
    };
    (0..count).map(|_| deal()).collect()
}

fn of_counts(counts: &Counts) -> ShantenByForm {
    ShantenByForm::of_counts(counts).unwrap_or_else(|error| panic!("{counts:?}: {error}"))
}

fn hand(counts: &Counts) -> Hand {
    Hand::from_counts(counts).unwrap_or_else(|error| panic!("{counts:?}: {error}"))
}

fn assert_batch_is_single(hands: &[Counts]) {
    let mut numbers = vec![Shanten::TENPAI; hands.len()];
    assert_eq!(Shanten::of_many(hands, &mut numbers), Ok(()));
    let mut by_form = vec![of_counts(&hands[0]); hands.len()];
    assert_eq!(ShantenByForm::of_many(hands, &mut by_form), Ok(()));
    let batch = Batch::new(hands).expect("hands");
    assert_eq!(batch.shanten().len(), hands.len());
    assert!(batch.shanten().eq(numbers.iter().copied()));
    assert!(batch.shanten_by_form().eq(by_form.iter().copied()));
    for ((counts, number), forms) in hands.iter().zip(numbers).zip(by_form) {
        assert_eq!(forms, of_counts(counts), "{counts:?}");
        assert_eq!(forms, hand(counts).shanten_by_form(), "{counts:?}");
        assert_eq!(number, forms.best(), "{counts:?}");
    }
}

#[test]
fn a_batch_is_what_single_hands_are() {
    assert_batch_is_single(&of_one_suit());
    assert_batch_is_single(&dealt(20, 1_000_000));
}

/// That a hand which came here tile by tile is the one that is made from its counts.
fn assert_fresh(lived: &Hand) {
    let fresh = hand(lived.counts());
    assert_eq!(*lived, fresh);
    assert_eq!(lived.shanten_by_form(), fresh.shanten_by_form(), "{lived}");
    assert_eq!(lived.shanten_by_form(), of_counts(lived.counts()), "{lived}");
}

/// Every hand of one suit to draw, with every draw, and with every discard after it.
#[test]
fn a_tile_in_and_a_tile_out_leave_a_fresh_hand() {
    let mut drawn_from = 0;
    for counts in of_one_suit() {
        let before = hand(&counts);
        if before.turn() == Turn::ToDiscard {
            continue;
        }
        drawn_from += 1;
        for tile in Tile::all() {
            // Of the tiles that it does not hold, one place of each suit will do.
            if before.count(tile) == 0 && tile.index() % 9 != drawn_from % 9 {
                continue;
            }
            let mut lived = before;
            if lived.draw(tile.into()).is_err() {
                assert_eq!(before.count(tile), 4);
                continue;
            }
            assert_fresh(&lived);
            let other = Tile::all().find(|&other| other != tile && lived.count(other) > 0);
            for gone in [Some(tile), other].into_iter().flatten() {
                let mut left = lived;
                left.discard(gone.into()).expect("a tile that is held");
                assert_fresh(&left);
            }
        }
    }
    assert_eq!(drawn_from, 3 * 132_345);
}

#[test]
fn long_lives_leave_fresh_hands() {
    let mut dealer = Dealer::new(21);
    for counts in dealt(22, 20_000) {
        let mut lived = hand(&counts);
        for _ in 0..100 {
            let tile = Tile::new(dealer.below(34) as u8).expect("a tile");
            let held: Vec<Tile> = Tile::all().filter(|&tile| lived.count(tile) > 0).collect();
            let changed = match lived.turn() {
                Turn::ToDraw => lived.draw(tile.into()),
                Turn::ToDiscard => lived.discard(dealer.one(&held).into()),
            };
            if changed.is_ok() {
                assert_fresh(&lived);
            }
        }
    }
}

#[test]
fn the_first_that_is_no_hand_is_told_and_nothing_is_written() {
    let good = dealt(23, 1_000);
    let numbers = vec![Shanten::COMPLETE; good.len()];
    let by_form = vec![of_counts(&good[0]); good.len()];
    let five = |counts: &mut Counts| *counts = [5; 34];
    let none = |counts: &mut Counts| *counts = [0; 34];
    let changes: [&dyn Fn(&mut Counts); 2] = [&five, &none];
    for index in [0, 1, 499, 998, 999] {
        for change in changes {
            let mut hands = good.clone();
            change(&mut hands[index]);
            let error = Hand::from_counts(&hands[index]).expect_err("no hand");
            // What is wrong behind it does not count.
            if index < 999 {
                hands[999][33] = 255;
            }
            let expected = Err(BatchError::Hand { index, error });
            let (mut numbers_after, mut by_form_after) = (numbers.clone(), by_form.clone());
            assert_eq!(Shanten::of_many(&hands, &mut numbers_after), expected);
            assert_eq!(ShantenByForm::of_many(&hands, &mut by_form_after), expected);
            assert_eq!(Batch::new(&hands).map(|_| ()), expected);
            assert_eq!(numbers_after, numbers);
            assert_eq!(by_form_after, by_form);
        }
    }
}

#[test]
fn as_many_places_as_hands() {
    let mut hands = dealt(24, 3);
    hands[0] = [5; 34];
    let mut numbers = [Shanten::COMPLETE; 5];
    for places in [0, 2, 4, 5] {
        let error = Shanten::of_many(&hands, &mut numbers[..places]);
        assert_eq!(error, Err(BatchError::Length { hands: 3, places }), "before the bad hand");
        assert_eq!(numbers, [Shanten::COMPLETE; 5]);
    }
    assert_eq!(Shanten::of_many(&[], &mut []), Ok(()));
    assert_eq!(ShantenByForm::of_many(&[], &mut []), Ok(()));
    assert_eq!(Batch::new(&[]).map(|batch| batch.shanten().len()), Ok(0));
}

#[test]
fn errors_tell_the_place_and_what_to_do() {
    let index = 17;
    let error = BatchError::Hand { index, error: HandError::Size { tiles: 3 } };
    let text = "hand 17: 3 concealed tiles are no hand: use 1, 4, 7, 10 or 13, and one more after \
                a draw";
    assert_eq!(error.to_string(), text);
    let error = BatchError::Length { hands: 3, places: 2 };
    assert_eq!(error.to_string(), "3 hands and 2 places for their answers: use as many");
}
