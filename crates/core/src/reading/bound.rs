//! How far a division may fall behind on the way to the number that is wanted.

use super::choice::{Choice, Choices};

/// The waste that the groups chosen may still make, if the number wanted is to be reached.
///
/// Of k melds wanted, g there, h partials and a head, the number is at least 2(k - g) - h - 1. So a
/// tile in a meld brings two thirds, in a partial or the head a half, alone nothing; what it brings
/// less than two thirds is waste, counted in thirds. As there is room for k - g partials only, those
/// beyond the number wanted and one bring nothing either.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bound {
    /// In thirds.
    budget: i8,
    pairs: i8,
    /// How many more partials can bring something. A second pair is one.
    useful: i8,
}

/// The waste of a single tile.
const SINGLE: i8 = 2;
/// The waste of the head.
const HEAD: i8 = 1;

impl Bound {
    /// No choice is wrong.
    pub(super) const NONE: Bound = Bound { budget: i8::MAX, pairs: 0, useful: i8::MAX };

    /// For the divisions of so many tiles that have this number.
    pub(super) const fn of(number: i8, size: i8) -> Bound {
        let budget = 2 * size - 6 * (size / 3) + 3 * number;
        Bound { budget, pairs: 0, useful: number + 1 }
    }

    /// The groups that leave the number within reach.
    #[inline]
    pub(super) const fn choices(&self) -> Choices {
        let partial = self.budget >= self.partial();
        Choices::EMPTY
            .with(Choice::Run, self.budget >= 0)
            .with(Choice::Triplet, self.budget >= 0)
            .with(Choice::Pair, self.budget >= self.pair())
            .with(Choice::Neighbours, partial)
            .with(Choice::Closed, partial)
            .with(Choice::Single, self.budget >= SINGLE)
    }

    /// The bound once this group is there.
    #[inline]
    pub(super) const fn with(self, choice: Choice) -> Bound {
        let Bound { budget, pairs, useful } = self;
        match choice {
            Choice::Run | Choice::Triplet => self,
            Choice::Single => Bound { budget: budget - SINGLE, ..self },
            Choice::Pair => Bound {
                budget: budget - self.pair(),
                pairs: pairs + 1,
                useful: if pairs > 0 { useful - 1 } else { useful },
            },
            Choice::Neighbours | Choice::Closed => {
                Bound { budget: budget - self.partial(), useful: useful - 1, ..self }
            }
        }
    }

    const fn pair(&self) -> i8 {
        if self.pairs > 0 { self.partial() } else { HEAD }
    }

    const fn partial(&self) -> i8 {
        if self.useful > 0 { 1 } else { 4 }
    }
}
