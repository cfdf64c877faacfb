//! The search through all divisions of concealed tiles.

use core::iter;

use super::bound::Bound;
use super::bundle::{Bundle, Bundles};
use super::groups::{Groups, MOST};
use super::left::{Left, Suits};
use super::number::Tally;
use super::supply::Supply;
use super::ways::Ways;
use crate::formula;
use crate::formula::Counts;
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
/// The groups with the same lowest tile are chosen at once, from the lowest tile up, so that no
/// division is found twice. What is kept is one way down the tree of choices: where something else
/// can be chosen yet, one of them for each kind of tile.
#[derive(Debug, Clone)]
pub(super) struct Divisions {
    tiles: Tiles,
    wanted: Wanted,
    size: u8,
    /// Where there was a choice on the way, and where the search is now.
    states: [State; MOST + 1],
    now: usize,
    /// The groups of all bundles chosen.
    groups: Groups,
    done: bool,
}

/// What is divided, and what can come to it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Tiles {
    pub(super) suits: Suits,
    supply: Supply,
}

/// How far the search has come on one way.
#[derive(Debug, Clone, Copy)]
pub(super) struct State {
    /// The bundles that are still to be tried for the lowest tile left.
    open: Bundles,
    pub(super) left: Left,
    tally: Tally,
    bound: Bound,
    /// An exhausted pair is there, which has to be the head.
    pub(super) exhausted_pair: bool,
    groups: u8,
}

impl State {
    /// Where nothing is left.
    const EMPTY: State = State {
        open: Bundles::EMPTY,
        left: Left::EMPTY,
        tally: Tally::EMPTY,
        bound: Bound::NONE,
        exhausted_pair: false,
        groups: 0,
    };

    /// Where these tiles are left.
    #[inline]
    pub(super) fn new(left: Left, bound: Bound, exhausted_pair: bool, tiles: &Tiles) -> State {
        State { left, bound, exhausted_pair, ..State::EMPTY }.opened(tiles)
    }

    /// The same with the bundles that the lowest tile left can have.
    #[inline]
    fn opened(mut self, Tiles { supply, .. }: &Tiles) -> State {
        let tiles = self.left.tiles();
        let bound = self.bound.bundles(tiles, self.tally.pairs() > 0);
        self.open = self.left.bundles().and(bound);
        if !supply.is_endless() {
            let in_supply = supply.bundles(tiles, self.left.lowest(), self.exhausted_pair);
            self.open = self.open.and(in_supply);
        }
        self
    }

    /// The next bundle to be tried.
    #[inline]
    pub(super) fn pop(&mut self) -> Option<&'static Bundle> {
        self.open.pop(self.left.tiles())
    }

    /// Once this bundle is chosen.
    #[inline]
    pub(super) fn with(mut self, bundle: &Bundle, tiles: &Tiles) -> State {
        let Tiles { suits, supply } = tiles;
        let lowest = self.left.lowest();
        self.left = self.left.without(bundle, suits);
        self.bound = self.bound.with(bundle, self.tally.pairs() > 0);
        self.exhausted_pair |= supply.is_exhausted(lowest) && bundle.tally.pairs() > 0;
        self.tally = self.tally.plus(Tally::of(bundle, lowest, supply));
        self.groups += bundle.groups().len() as u8;
        self.open = Bundles::EMPTY;
        if self.left.is_empty() { self } else { self.opened(tiles) }
    }
}

impl Divisions {
    /// The divisions of these tiles, `size` in all.
    #[inline(always)]
    pub(super) fn new(
        counts: &[u8; Tile::COUNT],
        size: u8,
        supply: Supply,
        wanted: Wanted,
    ) -> Divisions {
        let mut divisions = Divisions {
            tiles: Tiles { suits: Suits::of(counts), supply },
            wanted,
            size,
            states: [State::EMPTY; MOST + 1],
            now: 0,
            groups: Groups::EMPTY,
            done: false,
        };
        let bound = match wanted {
            Wanted::All => Bound::NONE,
            Wanted::Number(number) => Bound::of(number, size),
        };
        let Divisions { tiles, states, .. } = &mut divisions;
        states[0] = State::new(tiles.suits.left(), bound, false, tiles);
        divisions
    }

    /// Goes on to the next division that is wanted: what is counted of it, and its number.
    #[inline]
    pub(super) fn find(&mut self) -> Option<(Counts, i8)> {
        while !self.done {
            let found = self.step();
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// How many divisions are still to be found.
    pub(super) fn count(mut self) -> usize {
        if self.wanted != Wanted::All {
            return iter::from_fn(|| self.find()).count();
        }
        let mut ways = Ways::of(&self.tiles);
        let states = self.states.iter().take(self.now + 1);
        states.map(|state| ways.on_from(state, &self.tiles) as usize).sum()
    }

    /// The groups of the division found, in their order.
    #[inline]
    pub(super) fn groups(&self) -> &Groups {
        &self.groups
    }

    /// One step of the search: chooses a bundle, or goes back. What is counted of the division that
    /// it comes to when no tile is left, and its number, if that is wanted.
    #[inline]
    fn step(&mut self) -> Option<(Counts, i8)> {
        let state = &mut self.states[self.now];
        let Some(bundle) = state.pop() else {
            self.back();
            return None;
        };
        self.groups.put(state.groups, bundle, state.left.lowest());
        let next = state.with(bundle, &self.tiles);
        // The search need not come back to where nothing else can be chosen.
        self.now += usize::from(!state.open.is_empty());
        self.states[self.now] = next;
        if next.left.is_empty() { self.found(next.tally) } else { None }
    }

    /// Goes back to the last state in which something else can be chosen, if there is one.
    #[inline]
    fn back(&mut self) {
        match self.now.checked_sub(1) {
            Some(before) => self.now = before,
            None => self.done = true,
        }
    }

    /// The division that the search has come to, if it is wanted.
    #[inline]
    fn found(&self, tally: Tally) -> Option<(Counts, i8)> {
        let counts = tally.counts(self.size);
        let number = formula::number(&counts);
        let is_wanted = self.wanted == Wanted::All || self.wanted == Wanted::Number(number);
        is_wanted.then_some((counts, number))
    }
}

#[cfg(test)]
mod tests {
    //! How much work is done for the first division, and between one and the next.

    use super::{Supply, Wanted};
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
        let mut search = hand.divisions(Supply::of_four(hand.counts()), wanted);
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

    /// A step chooses all groups with one lowest tile, or goes back.
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
        assert_eq!((hands, nearest), (118_800, [122, 146, 271]));
    }

    /// Every hundredth hand, since all take minutes, and the one that has most.
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
        assert_eq!(most(all, work(&hand, Wanted::All)), [12_622, 7, 8]);
    }
}
