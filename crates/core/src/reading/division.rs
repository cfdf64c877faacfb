//! The search through all divisions of concealed tiles.

use super::bound::Bound;
use super::choice::{Choice, Choices, Left, Place};
use super::group::Group;
use super::groups::{Groups, MOST};
use super::number;
use super::supply::Supply;
use crate::tile::Tile;

/// Which divisions are wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Wanted {
    /// All of them.
    All,
    /// Those whose number is this.
    Number(i8),
}

/// All divisions of some tiles into melds, pairs, partials and single tiles, each once.
///
/// A group is chosen for the lowest tile that is left, in one order, and the next with the same
/// lowest tile does not come before it in that order: so no division is found twice. What is kept is
/// one way down the tree of choices, at most fourteen.
#[derive(Debug, Clone)]
pub(super) struct Divisions {
    left: Left,
    supply: Supply,
    /// The groups chosen, and what led to each.
    chosen: [Node; MOST],
    depth: usize,
    /// The groups that are still to be tried for the lowest tile left.
    open: Choices,
    bound: Bound,
    /// An exhausted pair is there, which has to be the head.
    exhausted_pair: bool,
    wanted: Wanted,
    done: bool,
}

/// A group chosen, and what there was before.
#[derive(Debug, Clone, Copy)]
struct Node {
    choice: Choice,
    lowest: Place,
    /// The other groups to be tried in its place.
    open: Choices,
    bound: Bound,
    exhausted_pair: bool,
}

impl Divisions {
    /// The divisions of these tiles.
    pub(super) fn new(counts: &[u8; Tile::COUNT], supply: Supply, wanted: Wanted) -> Divisions {
        let bound = match wanted {
            Wanted::All => Bound::NONE,
            Wanted::Number(number) => Bound::of(number, counts.iter().sum::<u8>() as i8),
        };
        let filler = Node {
            choice: Choice::Single,
            lowest: Place::FIRST,
            open: Choices::EMPTY,
            bound,
            exhausted_pair: false,
        };
        let mut divisions = Divisions {
            left: Left::of(counts),
            supply,
            chosen: [filler; MOST],
            depth: 0,
            open: Choices::EMPTY,
            bound,
            exhausted_pair: false,
            wanted,
            done: false,
        };
        divisions.open = divisions.choices(divisions.left.lowest());
        divisions
    }

    /// The groups that the lowest tile left can have.
    #[inline]
    fn choices(&self, lowest: Place) -> Choices {
        if self.left.is_empty() {
            return Choices::EMPTY;
        }
        let choices = self.left.choices(lowest).and(self.bound.choices());
        if self.supply.is_endless() { choices } else { choices.and(self.in_supply(lowest.index())) }
    }

    /// The groups that are what they are called: a pair that is not the head and a partial have to
    /// have something to wait for.
    fn in_supply(&self, lowest: usize) -> Choices {
        let head_is_taken = self.exhausted_pair && self.supply.is_exhausted(lowest);
        Choices::EMPTY
            .with(Choice::Run, true)
            .with(Choice::Triplet, true)
            .with(Choice::Pair, !head_is_taken)
            .with(Choice::Neighbours, !self.supply.is_vain_beside(lowest))
            .with(Choice::Closed, !self.supply.is_exhausted(lowest + 1))
            .with(Choice::Single, true)
    }

    #[inline]
    fn take(&mut self, choice: Choice) {
        let lowest = self.left.lowest();
        let Divisions { open, bound, exhausted_pair, .. } = *self;
        self.chosen[self.depth] = Node { choice, lowest, open, bound, exhausted_pair };
        self.depth += 1;
        self.left.take(choice, lowest);
        self.bound = bound.with(choice);
        self.exhausted_pair |= choice == Choice::Pair && self.supply.is_exhausted(lowest.index());
        let next = self.choices(self.left.lowest());
        self.open = if self.left.has(lowest) { next.from(choice) } else { next };
    }

    /// Goes back to the last choice, if there is one, so that the next is tried in its place.
    #[inline]
    fn back(&mut self) {
        if self.depth == 0 {
            self.done = true;
            return;
        }
        self.depth -= 1;
        let Node { choice, lowest, open, bound, exhausted_pair } = self.chosen[self.depth];
        self.left.give_back(choice, lowest);
        self.open = open;
        self.bound = bound;
        self.exhausted_pair = exhausted_pair;
    }

    /// The groups of the division that the search has come to.
    fn chosen(&self) -> impl Iterator<Item = Group> {
        self.chosen[..self.depth].iter().map(|&Node { choice, lowest, .. }| {
            let lowest = Tile::at(lowest.index());
            Group::concealed(choice.kind(lowest), lowest)
        })
    }

    /// One step of the search: takes a group, or takes the last one back. What it comes to when no
    /// tile is left, if that is wanted.
    #[inline]
    fn step(&mut self) -> Option<(Groups, i8)> {
        if let Some(choice) = self.open.pop() {
            self.take(choice);
            return None;
        }
        let found = if self.left.is_empty() { self.found() } else { None };
        self.back();
        found
    }

    /// The division that the search has come to, if it is wanted.
    fn found(&self) -> Option<(Groups, i8)> {
        let number = number::of(self.chosen(), &self.supply);
        let is_wanted = self.wanted == Wanted::All || self.wanted == Wanted::Number(number);
        is_wanted.then(|| (Groups::sorted(self.chosen()), number))
    }
}

impl Iterator for Divisions {
    /// The groups in their order, and the shanten number.
    type Item = (Groups, i8);

    fn next(&mut self) -> Option<(Groups, i8)> {
        while !self.done {
            let found = self.step();
            if found.is_some() {
                return found;
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    //! How much work is done for the first division, and between one and the next.

    use super::{Divisions, Supply, Wanted};
    use crate::hand::Hand;

    /// Calls `found` with every hand of 14 tiles of one suit.
    fn each_hand(counts: &mut [u8; 34], kind: usize, left: u8, found: &mut impl FnMut(&Hand)) {
        if kind == 9 {
            if let (0, Ok(hand)) = (left, Hand::from_counts(counts)) {
                found(&hand);
            }
            return;
        }
        for count in 0..=left.min(4) {
            counts[kind] = count;
            each_hand(counts, kind + 1, left - count, found);
        }
        counts[kind] = 0;
    }

    /// The divisions, the steps to the first, and the most steps from one to the next or to the end.
    fn work(hand: &Hand, wanted: Wanted) -> [usize; 3] {
        let mut search = Divisions::new(hand.counts(), Supply::of_four(hand.counts()), wanted);
        let (mut found, mut first, mut most, mut steps) = (0, 0, 0, 0);
        while !search.done {
            steps += 1;
            let is_one = search.step().is_some();
            if is_one || search.done {
                most = most.max(steps);
                first = if found == 0 { steps } else { first };
                found += usize::from(is_one);
                steps = 0;
            }
        }
        [found, first, most]
    }

    fn most(so_far: [usize; 3], now: [usize; 3]) -> [usize; 3] {
        core::array::from_fn(|at| so_far[at].max(now[at]))
    }

    /// The numbers that the documentation of `Hand::readings` tells.
    #[test]
    fn work_for_the_nearest_of_one_suit() {
        let (mut hands, mut nearest) = (0, [0; 3]);
        each_hand(&mut [0; 34], 0, 14, &mut |hand| {
            hands += 1;
            let numbers = hand.shanten_by_form();
            if numbers.general() == numbers.best() {
                nearest = most(nearest, work(hand, Wanted::Number(numbers.best().number())));
            }
        });
        assert_eq!((hands, nearest), (118_800, [122, 332, 540]));
    }

    /// The numbers that the documentation of `Hand::all_readings` tells. Every hundredth hand, since
    /// all take minutes, and the one that has most.
    #[test]
    fn work_for_all_of_one_suit() {
        let (mut hands, mut all) = (0, [0; 3]);
        each_hand(&mut [0; 34], 0, 14, &mut |hand| {
            hands += 1;
            if hands % 100 == 0 {
                all = most(all, work(hand, Wanted::All));
            }
        });
        let hand: Hand = "12334455667789m".parse().expect("a hand");
        assert_eq!(most(all, work(&hand, Wanted::All)), [12_622, 8, 22]);
    }
}
