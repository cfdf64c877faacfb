//! All counts that the divisions of a part of a hand can have: the sets, without the divisions.
//!
//! Kind by kind, from the lowest up, it tries every number of triplets, pairs, runs and partials
//! that begin there, and keeps of the counts that it finds those that are not worse than others.
//! Which are worse is [`dominates`], which the test of that name justifies.

use tenpai::formula::{Counts, textbook};

/// Counts of a part of a hand, in bytes: melds, partials, dirty partials, head, exhausted suit
/// tiles, exhausted honours, rest. So two of them are added like numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Tally(u64);

pub(crate) const MELD: u32 = 0;
pub(crate) const PARTIAL: u32 = 8;
pub(crate) const DIRTY: u32 = 16;
pub(crate) const HEAD: u32 = 24;
pub(crate) const SUIT_TILE: u32 = 32;
pub(crate) const HONOUR: u32 = 40;
pub(crate) const REST: u32 = 48;

impl Tally {
    pub(crate) const NONE: Tally = Tally(0);

    #[must_use]
    pub(crate) fn with(self, what: u32, number: u8) -> Tally {
        Tally(self.0 + (u64::from(number) << what))
    }

    /// One of something less, where there is one.
    pub(crate) fn without(self, what: u32) -> Option<Tally> {
        (self.get(what) > 0).then(|| Tally(self.0 - (1 << what)))
    }

    #[must_use]
    pub(crate) fn and(self, other: Tally) -> Tally {
        Tally(self.0 + other.0)
    }

    pub(crate) fn get(self, what: u32) -> u8 {
        (self.0 >> what) as u8
    }

    fn partials(self) -> u8 {
        self.get(PARTIAL) + self.get(DIRTY)
    }

    pub(crate) fn textbook(self) -> textbook::Tally {
        textbook::Tally {
            melds: self.get(MELD),
            partials: self.get(PARTIAL),
            closed_partials: 0,
            head: self.get(HEAD),
            fourth_copies: 0,
            size: self.size(),
        }
    }

    pub(crate) fn size(self) -> u8 {
        let singles = self.get(SUIT_TILE) + self.get(HONOUR) + self.get(REST);
        3 * self.get(MELD) + 2 * (self.partials() + self.get(HEAD)) + singles
    }

    pub(crate) fn of(counts: &Counts) -> Tally {
        let tally = Tally::NONE
            .with(MELD, counts.melds)
            .with(PARTIAL, counts.partials)
            .with(DIRTY, counts.dirty_partials)
            .with(HEAD, counts.head)
            .with(SUIT_TILE, counts.exhausted_suit_tiles)
            .with(HONOUR, counts.exhausted_honours);
        tally.with(REST, counts.size - tally.size())
    }

    pub(crate) fn counts(self) -> Counts {
        Counts {
            melds: self.get(MELD),
            partials: self.get(PARTIAL),
            dirty_partials: self.get(DIRTY),
            head: self.get(HEAD),
            exhausted_suit_tiles: self.get(SUIT_TILE),
            exhausted_honours: self.get(HONOUR),
            size: self.size(),
        }
    }

    /// Whether, for as many tiles, this can be had from `other` by moves of which none makes a
    /// hand worse, whatever else is in it: an exhausted tile becomes one of the rest, a dirty
    /// partial a plain one, two of the rest a partial or the head, a partial and one of the rest a
    /// meld. Each takes from the rest alone, so that what is left of it in the end was there before.
    pub(crate) fn dominates(self, other: Tally) -> bool {
        self.get(DIRTY) <= other.get(DIRTY)
            && self.get(SUIT_TILE) <= other.get(SUIT_TILE)
            && self.get(HONOUR) <= other.get(HONOUR)
            && self.get(HEAD) >= other.get(HEAD)
            && self.get(MELD) >= other.get(MELD)
            && self.get(MELD) + self.partials() >= other.get(MELD) + other.partials()
    }
}

/// Puts a tally in unless another dominates it, and takes out those that it dominates.
pub(crate) fn put(set: &mut Vec<Tally>, tally: Tally) {
    if set.iter().any(|other| other.dominates(tally)) {
        return;
    }
    set.retain(|other| !tally.dominates(*other));
    set.push(tally);
}

/// The tallies of two parts together.
pub(crate) fn sums(a: &[Tally], b: &[Tally]) -> Vec<Tally> {
    let mut set = Vec::new();
    for a in a {
        for b in b.iter().filter(|b| a.get(HEAD) + b.get(HEAD) < 2) {
            put(&mut set, a.and(*b));
        }
    }
    set.sort_unstable();
    set
}

/// What counts as what.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Way {
    /// As the definition has it.
    Formula,
    /// As it has it beside own kans: what cannot be completed is no partial.
    BesideKans,
    /// The same, with dirty partials as plain ones.
    NothingDirty,
    /// As textbooks do: no tile is exhausted.
    Textbook,
    /// The same without partials that miss the tile between.
    NothingClosed,
}

/// Nine kinds in a row or seven that make no runs, how many of each, and which of them are own kans.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Held<'v> {
    pub(crate) counts: &'v [u8],
    pub(crate) kans: &'v [bool],
}

impl Held<'_> {
    fn exhausted(&self, kind: usize) -> bool {
        self.counts[kind] == 4
    }

    fn gone(&self, kind: usize) -> bool {
        self.exhausted(kind) || self.kans[kind]
    }

    fn runs(&self) -> bool {
        self.counts.len() == 9
    }

    /// The kinds that make a meld of these two.
    fn completing(&self, low: usize, high: usize) -> Vec<usize> {
        match high - low {
            0 => vec![low],
            1 => [low.checked_sub(1), Some(high + 1)].into_iter().flatten().collect::<Vec<_>>(),
            _ => vec![low + 1],
        }
        .into_iter()
        .filter(|&kind| kind < self.counts.len())
        .collect()
    }

    /// What two tiles are: a dirty or a plain partial, or nothing.
    fn partial(&self, low: usize, high: usize, way: Way) -> Option<u32> {
        match way {
            Way::Textbook => return Some(PARTIAL),
            Way::NothingClosed => return (high - low < 2).then_some(PARTIAL),
            Way::Formula | Way::BesideKans | Way::NothingDirty => {}
        }
        let exhausted = self.exhausted(low) && self.exhausted(high);
        let gone = || self.completing(low, high).iter().all(|&kind| self.gone(kind));
        if low == high && exhausted || way == Way::BesideKans && gone() {
            return None;
        }
        Some(if exhausted && way != Way::NothingDirty { DIRTY } else { PARTIAL })
    }

    fn single(&self, kind: usize, way: Way) -> u32 {
        if way == Way::Textbook || way == Way::NothingClosed || !self.exhausted(kind) {
            return REST;
        }
        let mut runs = (kind.saturating_sub(2)..=kind).filter(|low| low + 2 < self.counts.len());
        if !self.runs() || runs.all(|low| self.kans[low..low + 3].contains(&true)) {
            HONOUR
        } else {
            SUIT_TILE
        }
    }
}

/// What begins at a kind with the tiles of it that are free.
#[derive(Debug, Clone, Copy)]
struct Begun {
    runs: u8,
    /// Partials with the next kind, with the one after it, and of two equal tiles.
    neighbours: u8,
    apart: u8,
    pairs: u8,
    triplets: u8,
    heads: u8,
    singles: u8,
}

/// Every way to begin with so many free tiles, when one and two kinds above so many are free.
fn ways(free: u8, above: u8, two_above: u8) -> Vec<Begun> {
    let mut all = Vec::new();
    for runs in 0..=free.min(above).min(two_above) {
        for neighbours in 0..=(free - runs).min(above - runs) {
            for apart in 0..=(free - runs - neighbours).min(two_above - runs) {
                let equal = free - runs - neighbours - apart;
                for (triplets, heads, pairs) in
                    [(0, 0, 0), (0, 0, 1), (0, 0, 2), (0, 1, 0), (0, 1, 1), (1, 0, 0)]
                {
                    let taken = 3 * triplets + 2 * (heads + pairs);
                    if taken <= equal {
                        let singles = equal - taken;
                        all.push(Begun {
                            runs,
                            neighbours,
                            apart,
                            pairs,
                            triplets,
                            heads,
                            singles,
                        });
                    }
                }
            }
        }
    }
    all
}

/// The tallies of all divisions, without those that others dominate.
pub(crate) fn tallies(held: Held<'_>, way: Way) -> Vec<Tally> {
    let kinds = held.counts.len();
    let count = |kind: usize| held.counts.get(kind).copied().unwrap_or(0);
    // By how many tiles of a kind, times five, and of the next are taken by what has begun below.
    let mut states: [Vec<Tally>; 25] = Default::default();
    states[0].push(Tally::NONE);
    for kind in 0..kinds {
        let with = |other: usize| (other < kinds).then(|| held.partial(kind, other, way)).flatten();
        let partials = [with(kind + 1), with(kind + 2), with(kind)];
        let single = held.single(kind, way);
        let mut next: [Vec<Tally>; 25] = Default::default();
        for (state, set) in states.iter().enumerate().filter(|(_, set)| !set.is_empty()) {
            let (taken, taken_above) = ((state / 5) as u8, (state % 5) as u8);
            let (above, two_above) =
                if held.runs() { (count(kind + 1) - taken_above, count(kind + 2)) } else { (0, 0) };
            for begun in ways(count(kind) - taken, above, two_above) {
                let mut more = Tally::NONE
                    .with(MELD, begun.runs + begun.triplets)
                    .with(HEAD, begun.heads)
                    .with(single, begun.singles);
                let mut allowed = true;
                for (what, number) in
                    partials.into_iter().zip([begun.neighbours, begun.apart, begun.pairs])
                {
                    allowed &= what.is_some() || number == 0;
                    more = more.with(what.unwrap_or(PARTIAL), number);
                }
                if !allowed {
                    continue;
                }
                let taken_next = taken_above + begun.runs + begun.neighbours;
                let state = 5 * taken_next + begun.runs + begun.apart;
                let found = &mut next[usize::from(state)];
                for tally in set.iter().filter(|tally| tally.get(HEAD) + begun.heads < 2) {
                    put(found, tally.and(more));
                }
            }
        }
        states = next;
    }
    // Nothing is taken of the kinds above the last.
    let [mut set, ..] = states;
    set.sort_unstable();
    set
}
