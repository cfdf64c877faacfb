//! How far a hand is from its general form, k melds and a pair.
//!
//! The number wanted is the least number of tiles that must still come, less one; the least over
//! every shape of k melds and a pair that has at most four copies of a tile. There are too many
//! shapes to try them, and far too many hands to list them. Three observations make the answer a
//! handful of look-ups.
//!
//! **A meld never crosses suits.** So a hand is four *parts*, three suits and the honours, and all
//! that a part can say is: to make m melds of me takes this many tiles more, with a pair this
//! many. Those are ten numbers, the part's *costs*. Here are those of `1123` of a suit:
//!
//! ```text
//! melds             0   1   2   3   4
//! without a pair    0   0   2   5   8
//! with a pair       0   1   4   7  10
//! ```
//!
//! (For the pair alone, 11 is there. For one meld and a pair, 123 is there, and a 1 is missing.)
//!
//! **Two parts together have costs too**: of all ways to share out the melds and the pair between
//! them, the cheapest counts. In this manner the four parts become one, and the hand lacks what
//! that one says for k melds and a pair.
//!
//! **Few costs exist.** The 405,350 ways to hold up to fourteen tiles of a suit have only 126
//! different costs, honours add 4, and combining whatever there is leads to 180 in all, never to
//! more. Each gets a number, its [`Class`], and so two parts are combined by looking up a pair of
//! bytes in a table.
//!
//! What is left is to find the class of a part from its counts. [`Keys`] read the counts as numbers
//! in base 5, two for each part, which are few enough to be indices: a suit has 625 low halves and
//! 3,125 high ones. The classes of all suits are then a table with a column for each low half and a
//! row for each high half. Many columns are the same from top to bottom, and many rows from left to
//! right, for halves that can do the same with whatever stands beside them; each is kept once, and
//! 320 columns and 680 rows are left. So a half is turned into an [`Entry`]: a low one into the
//! number of its column, a high one into the place where its row starts, and their sum is the place
//! of the class. The entries also bring along small counters, of which the other two forms, seven
//! pairs and thirteen orphans, are made.
//!
//! ```text
//! counts ── Keys ── Entry ── Class ── combined Class ── Number
//!                     └───── Sums: tiles, kinds and pairs of the whole hand
//! ```
//!
//! In all of it there is no branch that depends on what the hand is, so that hands differ in time
//! only by which parts of the tables are at hand; and no table is computed when a program starts.
//!
//! Where something is locked, in melds or on the table, [`Limits`] tell whether it matters, and only
//! then compute costs anew; [`nearer`] finds the tiles that bring a hand nearer.
//!
//! The tables in `tables/` are made from the definitions by `tests/generate.rs`, and a test makes
//! them again.

mod after_draws;
mod class;
mod completing;
mod concealed;
mod drawn;
mod draws;
mod entry;
mod exchanges;
mod formal;
mod left;
mod limited;
mod limits;
mod nearest;
mod number;
mod part;
mod sums;
mod tally;
#[cfg(test)]
mod tests;
mod throws;

use class::Class;
use entry::Entry;

use crate::tile::{Flaw, Keys, at_most_four};

pub(crate) use completing::completing;
pub(crate) use concealed::Concealed;
pub(crate) use drawn::places;
pub(crate) use draws::{Nearer, nearer};
pub(crate) use exchanges::{BestDiscards, Exchanges, ExchangesWithin};
pub(crate) use formal::{formal_number, formally_nearer};
pub(crate) use limits::{ABSENT, Limits};
pub(crate) use nearest::Throws;
pub(crate) use number::Number;
pub(crate) use sums::Sums;
pub(crate) use tally::{Merit, Tally};
pub(crate) use throws::after_discards;

/// A bit for each terminal and honour.
pub(crate) const ORPHANS: u64 = 0b1111111_100000001_100000001_100000001;

/// What the engine says of a hand as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Summary {
    /// The sum of the entries of all parts.
    sum: Entry,
    /// The class of all parts taken as one.
    class: Class,
}

impl Summary {
    /// Sums up the hand that has these keys.
    #[inline]
    pub(crate) fn of(keys: &Keys) -> Self {
        let [characters, circles, bamboos, honours] = keys.entries();
        // Two by two, so that the look-ups of one half need not wait for the other.
        let class = (characters.suit_class().with(circles.suit_class()))
            .with(bamboos.suit_class().with(honours.honour_class()));
        Self { sum: characters.plus(circles).plus(bamboos.plus(honours)), class }
    }

    /// Sums up a hand of unknown counts, if it is one: at most four copies of each tile, and
    /// 3k+1 or 3k+2 tiles for a k from 0 to 4.
    // Always inlined: as a call, it would hand back its answer through memory, which costs a fifth
    // of all the time that judging counts takes.
    #[inline(always)]
    pub(crate) fn checked(counts: &[u8; 34]) -> Result<Self, Flaw> {
        // Everything is computed before anything is checked. Wrong counts lead to a wrong summary
        // and to nothing worse, and right ones, the usual case, wait for no check.
        let summary = Self::of(&Keys::of(counts));
        if at_most_four(counts) && summary.tiles() < 16 && summary.general() != Number::NO_HAND {
            Ok(summary)
        } else {
            Err(Flaw::of(counts))
        }
    }

    /// The shanten number of the general form, with as many melds as this number of tiles asks
    /// for: -1 complete, 0 tenpai, at most 8.
    #[inline]
    pub(crate) fn general(self) -> Number {
        self.class.number(self.tiles())
    }

    /// The number of tiles.
    #[inline]
    pub(crate) fn tiles(self) -> u8 {
        self.sum.tiles()
    }

    /// The pairs and kinds of all tiles.
    #[inline]
    pub(crate) fn sums(self) -> Sums {
        self.sum.sums()
    }

    /// The pairs and kinds of the terminals and honours.
    #[inline]
    pub(crate) fn orphan_sums(self) -> Sums {
        self.sum.orphan_sums()
    }
}
