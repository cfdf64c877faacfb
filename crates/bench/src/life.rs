//! A hand that lives on: it draws and discards, and its number is wanted after every turn.

use rand::RngExt;
use tenpai::Tile;

use crate::hands::{Class, Counts, Dealer};
use crate::libraries::tenpai::best;

/// One draw and one discard.
#[derive(Debug, Clone, Copy)]
pub struct Turn {
    /// The tile that is drawn.
    pub drawn: Tile,
    /// The tile that is then discarded.
    pub discarded: Tile,
}

/// A hand before its first draw, and its turns.
#[derive(Debug, Clone)]
pub struct Life {
    /// The hand of 13 tiles.
    pub start: Counts,
    /// What becomes of it.
    pub turns: Vec<Turn>,
}

impl Life {
    /// A life of so many turns, the same one in every run.
    ///
    /// The hand discards what leaves it nearest, and one time in four any tile, so that it is
    /// tenpai at some times and far from it at others.
    pub fn of_turns(turns: usize) -> Life {
        let mut dealer = Dealer::new();
        let start = dealer.hand(Class::RandomToDraw, 4);
        let mut counts = start;
        let turn = |_| {
            let drawn = dealer.kind(|kind| counts[kind] < 4);
            counts[drawn] += 1;
            let discarded = if dealer.random.random_range(0..4) == 0 {
                dealer.tile_of(&counts)
            } else {
                nearest_discard(counts)
            };
            counts[discarded] -= 1;
            Turn { drawn: tile(drawn), discarded: tile(discarded) }
        };
        let turns = (0..turns).map(turn).collect();
        Life { start, turns }
    }
}

fn nearest_discard(mut counts: Counts) -> usize {
    let held: Vec<usize> = (0..34).filter(|&kind| counts[kind] > 0).collect();
    let number_without = |kind: &usize| {
        counts[*kind] -= 1;
        let number = best(&counts);
        counts[*kind] += 1;
        number
    };
    held.into_iter().min_by_key(number_without).expect("the hand has tiles")
}

fn tile(kind: usize) -> Tile {
    Tile::new(kind as u8).expect("a kind is less than 34")
}
