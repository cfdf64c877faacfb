//! The search through all divisions of concealed tiles.

use super::bound::Bound;
use super::group::{Group, GroupKind};
use super::groups::{Groups, MOST};
use super::number::Tally;
use super::supply::Supply;
use crate::tile::Tile;

/// What a group can be to the search, in the order in which it tries. Melds come first, so that the
/// nearest divisions are among the first; two neighbours are edge or two-sided by where they stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Choice {
    Run,
    Triplet,
    Pair,
    Neighbours,
    Closed,
    Single,
}

const CHOICES: [Choice; 6] = [
    Choice::Run,
    Choice::Triplet,
    Choice::Pair,
    Choice::Neighbours,
    Choice::Closed,
    Choice::Single,
];

/// The bits of the tiles of which these many are above them in their suit.
const fn with_above(above: usize) -> u64 {
    let suit = (1 << (9 - above)) - 1;
    suit | suit << 9 | suit << 18
}

impl Choice {
    /// How many of its tiles are the lowest, one above it, and two above it.
    const fn tiles(self) -> [u8; 3] {
        match self {
            Choice::Run => [1, 1, 1],
            Choice::Triplet => [3, 0, 0],
            Choice::Pair => [2, 0, 0],
            Choice::Neighbours => [1, 1, 0],
            Choice::Closed => [1, 0, 1],
            Choice::Single => [1, 0, 0],
        }
    }

    fn kind(self, lowest: Tile) -> GroupKind {
        match self {
            Choice::Run => GroupKind::Run,
            Choice::Triplet => GroupKind::Triplet,
            Choice::Pair => GroupKind::Pair,
            Choice::Neighbours if matches!(lowest.rank(), 1 | 8) => GroupKind::Edge,
            Choice::Neighbours => GroupKind::TwoSided,
            Choice::Closed => GroupKind::Closed,
            Choice::Single => GroupKind::Single,
        }
    }
}

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
    /// The tiles that are left, and two places that stay empty, so that above any tile two follow.
    left: [u8; Tile::COUNT + 2],
    /// Bit by bit, whether there is a tile left.
    held: u64,
    supply: Supply,
    /// The groups chosen, by their place in [`CHOICES`] and their lowest tile.
    chosen: [(u8, u8); MOST],
    depth: usize,
    /// The first choice that has not been tried for the lowest tile.
    next: usize,
    bound: Bound,
    /// An exhausted pair is there, which has to be the head.
    exhausted_pair: bool,
    wanted: Wanted,
    done: bool,
}

impl Divisions {
    /// The divisions of these tiles.
    pub(super) fn new(counts: &[u8; Tile::COUNT], supply: Supply, wanted: Wanted) -> Divisions {
        let mut left = [0; Tile::COUNT + 2];
        left[..Tile::COUNT].copy_from_slice(counts);
        let (mut held, mut size) = (0, 0);
        for (index, &count) in counts.iter().enumerate() {
            held |= u64::from(count > 0) << index;
            size += count as i8;
        }
        let bound = match wanted {
            Wanted::All => Bound::NONE,
            Wanted::Number(number) => Bound::of(number, size),
        };
        Divisions {
            left,
            held,
            supply,
            chosen: [(0, 0); MOST],
            depth: 0,
            next: 0,
            bound,
            exhausted_pair: false,
            wanted,
            done: false,
        }
    }

    /// Whether the lowest tile left can have this group.
    fn allows(&self, choice: Choice, lowest: usize) -> bool {
        if !self.bound.allows(choice) {
            return false;
        }
        let above = self.held >> lowest;
        match choice {
            Choice::Run => above & 0b111 == 0b111 && with_above(2) >> lowest & 1 == 1,
            Choice::Neighbours => {
                let is_there = above & 0b10 != 0 && with_above(1) >> lowest & 1 == 1;
                is_there && !self.supply.is_vain_beside(lowest)
            }
            Choice::Closed => {
                let is_there = above & 0b100 != 0 && with_above(2) >> lowest & 1 == 1;
                is_there && !self.supply.is_vain(lowest + 1)
            }
            Choice::Triplet => self.left[lowest] >= 3,
            Choice::Pair => self.left[lowest] >= 2 && !(self.exhausted_pair && self.is_out(lowest)),
            Choice::Single => true,
        }
    }

    fn is_out(&self, tile: usize) -> bool {
        self.supply.exhausted.bits() >> tile & 1 == 1
    }

    fn take(&mut self, place: usize, lowest: usize) {
        let choice = CHOICES[place];
        for (step, tiles) in choice.tiles().into_iter().enumerate() {
            self.left[lowest + step] -= tiles;
            self.held &= !(u64::from(self.left[lowest + step] == 0) << (lowest + step));
        }
        self.exhausted_pair |= choice == Choice::Pair && self.is_out(lowest);
        self.bound.take(choice);
        self.chosen[self.depth] = (place as u8, lowest as u8);
        self.depth += 1;
        let same = self.held >> lowest & 1 == 1;
        self.next = if same { place } else { 0 };
    }

    /// Takes back the last choice, so that the next one is tried in its place.
    fn give_back(&mut self) {
        self.depth -= 1;
        let (place, lowest) = self.chosen[self.depth];
        let (place, lowest) = (usize::from(place), usize::from(lowest));
        let choice = CHOICES[place];
        for (step, tiles) in choice.tiles().into_iter().enumerate() {
            self.left[lowest + step] += tiles;
            self.held |= u64::from(self.left[lowest + step] > 0) << (lowest + step);
        }
        self.exhausted_pair &= !(choice == Choice::Pair && self.is_out(lowest));
        self.bound.give_back(choice);
        self.next = place + 1;
    }

    /// The groups of the division that the search has come to.
    fn chosen(&self) -> impl Iterator<Item = Group> {
        self.chosen[..self.depth].iter().map(|&(place, lowest)| {
            let lowest = Tile::at(usize::from(lowest));
            Group::concealed(CHOICES[usize::from(place)].kind(lowest), lowest)
        })
    }

    /// Goes back to the last choice, if there is one.
    fn back(&mut self) {
        if self.depth == 0 {
            self.done = true;
        } else {
            self.give_back();
        }
    }
}

impl Iterator for Divisions {
    /// The groups in their order, and the shanten number.
    type Item = (Groups, i8);

    fn next(&mut self) -> Option<(Groups, i8)> {
        while !self.done {
            if self.held == 0 {
                let number = Tally::of(self.chosen(), &self.supply).number();
                let found = (self.wanted == Wanted::All || self.wanted == Wanted::Number(number))
                    .then(|| (Groups::sorted(self.chosen()), number));
                self.back();
                if found.is_some() {
                    return found;
                }
                continue;
            }
            let lowest = self.held.trailing_zeros() as usize;
            match (self.next..CHOICES.len()).find(|&at| self.allows(CHOICES[at], lowest)) {
                Some(place) => self.take(place, lowest),
                None => self.back(),
            }
        }
        None
    }
}
