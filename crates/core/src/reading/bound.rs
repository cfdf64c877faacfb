//! How far a division may fall behind on the way to the number that is wanted.

use super::division::Choice;

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
    /// Those that there are, and those that can bring something. A second pair is one.
    partials: i8,
    useful: i8,
}

impl Bound {
    /// No choice is wrong.
    pub(super) const NONE: Bound =
        Bound { budget: i8::MAX, pairs: 0, partials: 0, useful: i8::MAX };

    /// For the divisions of so many tiles that have this number.
    pub(super) fn of(number: i8, size: i8) -> Bound {
        let budget = 2 * size - 6 * (size / 3) + 3 * number;
        Bound { budget, pairs: 0, partials: 0, useful: number + 1 }
    }

    /// Whether the group leaves the number within reach.
    pub(super) fn allows(&self, choice: Choice) -> bool {
        self.waste(choice) <= self.budget
    }

    pub(super) fn take(&mut self, choice: Choice) {
        self.budget -= self.waste(choice);
        self.partials += i8::from(self.is_partial(choice));
        self.pairs += i8::from(choice == Choice::Pair);
    }

    /// Takes back what was taken last.
    pub(super) fn give_back(&mut self, choice: Choice) {
        self.pairs -= i8::from(choice == Choice::Pair);
        self.partials -= i8::from(self.is_partial(choice));
        self.budget += self.waste(choice);
    }

    fn waste(&self, choice: Choice) -> i8 {
        match choice {
            Choice::Run | Choice::Triplet => 0,
            Choice::Single => 2,
            _ if self.is_partial(choice) && self.partials >= self.useful => 4,
            _ => 1,
        }
    }

    fn is_partial(&self, choice: Choice) -> bool {
        match choice {
            Choice::Neighbours | Choice::Closed => true,
            Choice::Pair => self.pairs > 0,
            Choice::Run | Choice::Triplet | Choice::Single => false,
        }
    }
}
