//! The engine proved: its tables from the definitions, its answers from simpler ones.

mod files;
mod generate;
mod hands;
mod shapes;
mod totals;

use super::class::Class;
use crate::tile::Keys;

/// The counts of `N` kinds that have this key, the first kind being the lowest digit.
fn counts_of<const N: usize>(mut key: usize) -> [u8; N] {
    core::array::from_fn(|_| {
        let count = key % 5;
        key /= 5;
        count as u8
    })
}

/// A hand of one suit: characters, circles or bamboos as `suit` is 0, 1 or 2.
fn hand_of_suit(suit: usize, counts: &[u8; 9]) -> [u8; 34] {
    let mut hand = [0; 34];
    hand[9 * suit..][..9].copy_from_slice(counts);
    hand
}

/// A hand of honours alone.
fn hand_of_honours(counts: &[u8; 7]) -> [u8; 34] {
    let mut hand = [0; 34];
    hand[27..].copy_from_slice(counts);
    hand
}

/// What the library takes these counts of a suit for.
fn suit_class(counts: &[u8; 9]) -> Class {
    Keys::of(&hand_of_suit(0, counts)).entries()[0].suit_class()
}

/// What the library takes these counts of honours for.
fn honour_class(counts: &[u8; 7]) -> Class {
    Keys::of(&hand_of_honours(counts)).entries()[3].honour_class()
}
