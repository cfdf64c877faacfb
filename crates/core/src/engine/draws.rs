//! Draws: which tiles bring a hand nearer, when nothing is locked.
//!
//! A draw changes one part, and what the other three are together stays. So a hand needs the class
//! of each part after each draw, and a row of a table for what is beside it.

use super::class::{Class, Numbers};
use super::concealed::Concealed;
use super::drawn::{Drawn, Honours, Suit, entries, lowering};
use super::entry::Entry;
use super::number::Number;
use super::sums::Sums;

/// What a hand of 3k+1 tiles is, and what brings it nearer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Nearer {
    /// A bit for each kind whose draw lowers the number of the general form.
    pub(crate) kinds: u64,
    /// The number of the general form.
    pub(crate) number: Number,
    /// The pairs and kinds of all tiles.
    pub(crate) sums: Sums,
    /// The pairs and kinds of the terminals and honours.
    pub(crate) orphan_sums: Sums,
}

impl Nearer {
    /// The number of the general form and the kinds whose draw lowers it.
    #[inline]
    pub(crate) const fn general(&self) -> (Number, u64) {
        (self.number, self.kinds)
    }

    #[inline]
    pub(super) const fn new(number: Number, kinds: u64, sum: Entry) -> Self {
        Self { kinds, number, sums: sum.sums(), orphan_sums: sum.orphan_sums() }
    }
}

/// A hand of 3k+1 tiles and its draws; with three players there are no runs of characters.
#[inline]
pub(crate) fn nearer<const THREE_PLAYERS: bool>(concealed: &Concealed) -> Nearer {
    nearer_by::<THREE_PLAYERS>(concealed, Numbers::of_melds(concealed.melds))
}

/// The same of a hand with these numbers.
#[inline]
pub(super) fn nearer_by<const THREE_PLAYERS: bool>(
    Concealed { keys, held, .. }: &Concealed,
    numbers: Numbers,
) -> Nearer {
    let [(a, of_a), (b, of_b), (c, of_c), (d, of_d)] = entries::<THREE_PLAYERS>(keys);
    let sum = of_a.plus(of_b).plus(of_c.plus(of_d));
    let (ab, cd) = (a.with(b), c.with(d));
    let number = numbers.of(ab.with(cd));
    let honours = Honours::of(keys.part(3), *held);
    let drawn = Drawn(numbers);
    let suit = |part: usize, beside: Class| {
        let (key, full) = (keys.part(part), held.four() >> (9 * part));
        let draws = if THREE_PLAYERS && part == 0 {
            drawn.suit(&Suit::of_ends(key, full), beside)
        } else {
            drawn.suit_of(key, full, beside)
        };
        draws << (9 * part)
    };
    let suits = suit(0, b.with(cd)) + suit(1, a.with(cd)) + suit(2, ab.with(d));
    let draws = suits + drawn.honours(&honours, ab.with(c));
    Nearer::new(number, lowering(number, draws, &honours), sum)
}
