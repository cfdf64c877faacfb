//! Tallies: what discards are compared by.

use crate::tile::Copies;

/// How many copies are left of some kinds, and how many of the kinds have any left. Greater is better:
/// more copies count first, then more kinds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Tally(u32);

const COPY: u32 = 1 << 16;
const KIND: u32 = 1 << 8;

impl Tally {
    pub(super) const NOTHING: Self = Self(0);

    /// Of these kinds.
    #[inline]
    pub(crate) const fn of(kinds: u64, left: Copies) -> Self {
        let (copies, kinds) = left.among(kinds);
        Self(copies as u32 * COPY + kinds as u32 * KIND)
    }

    /// Without a kind that has this many copies left.
    #[inline]
    pub(crate) const fn without(self, copies: u8) -> Self {
        Self(self.0 - Self::of_one(copies).0)
    }

    /// Of one kind with this many copies left.
    #[inline]
    const fn of_one(copies: u8) -> Self {
        Self(copies as u32 * COPY + if copies > 0 { KIND } else { 0 })
    }

    #[inline]
    pub(super) const fn of_bits(bits: u32) -> Self {
        Self(bits)
    }

    #[inline]
    pub(super) const fn bits(self) -> u32 {
        self.0
    }

    /// Of other kinds as well.
    #[inline]
    pub(super) const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

/// How good a discard is; greater is better. The tally of what is accepted afterwards counts first, then
/// tile order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Merit(u32);

impl Merit {
    /// Worse than any discard.
    pub(crate) const NONE: Self = Self(0);

    /// The best merit that a discard with this many accepted copies can have.
    #[inline]
    pub(crate) const fn with_copies(copies: u8) -> Self {
        Self(copies as u32 * COPY + (COPY - 1))
    }

    /// Of discarding the kind 0-33, when what is accepted then has this tally.
    #[inline]
    pub(crate) const fn of(index: u8, accepted: Tally) -> Self {
        Self(accepted.0 + (u8::MAX - index) as u32)
    }

    /// When these kinds are accepted as well.
    #[inline]
    pub(super) const fn plus(self, tally: Tally) -> Self {
        Self(self.0 + tally.0)
    }

    /// When a kind with this many copies left is accepted as well.
    #[inline]
    pub(crate) const fn with(self, copies: u8) -> Self {
        self.plus(Tally::of_one(copies))
    }

    /// When a kind with this many copies left is no longer accepted.
    #[inline]
    pub(crate) const fn without(self, copies: u8) -> Self {
        Self(self.0 - Tally::of_one(copies).0)
    }

    /// What is discarded, 0-33.
    #[inline]
    pub(crate) const fn discard(self) -> u8 {
        u8::MAX - self.0 as u8
    }

    /// The copies that are accepted then.
    #[inline]
    pub(crate) const fn copies(self) -> u8 {
        (self.0 / COPY) as u8
    }
}

/// The tallies of all sets of kinds of a part: those of its first four kinds and those of the others,
/// a bit for each kind.
#[derive(Clone, Copy)]
pub(super) struct Tallies {
    low: [Tally; 1 << LOW],
    high: [Tally; 1 << HIGH],
}

const LOW: usize = 4;
const HIGH: usize = 5;

impl Tallies {
    /// Of the part that begins at this kind.
    #[inline]
    pub(super) fn of(left: Copies, first: usize) -> Self {
        Self { low: sums(left, first), high: sums(left, first + LOW) }
    }

    /// Of these kinds.
    #[inline]
    pub(super) const fn among(&self, places: u64) -> Tally {
        let low = self.low[places as usize & ((1 << LOW) - 1)];
        low.plus(self.high[places as usize >> LOW & ((1 << HIGH) - 1)])
    }
}

/// By a bit for each of the kinds from the first on, their tally.
#[inline]
fn sums<const N: usize>(left: Copies, first: usize) -> [Tally; N] {
    let mut sums = [Tally::NOTHING; N];
    for place in 0..N.trailing_zeros() as usize {
        let tally = Tally::of_one(left.count(first + place));
        let (without, with) = sums.split_at_mut(1 << place);
        for (with, without) in with.iter_mut().zip(without) {
            *with = without.plus(tally);
        }
    }
    sums
}

/// What the tally of a kind loses when one of its copies goes.
#[derive(Clone, Copy)]
pub(super) struct OneLess {
    place: u8,
    loss: u32,
}

impl OneLess {
    /// Of a kind with at least one copy left.
    #[inline]
    pub(super) const fn of(left: Copies, index: u8) -> Self {
        let copies = left.count(index as usize);
        Self { place: index % 9, loss: Tally::of_one(copies).0 - Tally::of_one(copies - 1).0 }
    }

    /// The tally of these kinds of its part.
    #[inline]
    pub(super) const fn among(self, tallies: &Tallies, places: u64) -> Tally {
        Tally(tallies.among(places).0 - (places >> self.place & 1) as u32 * self.loss)
    }
}
