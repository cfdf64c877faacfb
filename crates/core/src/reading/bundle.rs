//! The groups that can have the same lowest tile.

use super::group::GroupKind;
use super::number::Tally;

/// The most tiles of a kind: a fifth copy can complete a hand.
const COPIES: usize = 5;

/// All groups that have one tile as their lowest.
///
/// A division is one bundle for each kind of tile, with as many of that tile as lower bundles leave.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bundle {
    /// The groups in their order. Two neighbours are two-sided, wherever they stand.
    groups: [GroupKind; COPIES],
    len: u8,
    /// What is counted of them where nothing is exhausted.
    pub(super) tally: Tally,
    /// How many are partials of two neighbours.
    pub(super) neighbours: u8,
    /// How many are partials with a gap.
    pub(super) closed: u8,
    /// How many of the next tile are in them.
    pub(super) next: u8,
    /// How many of the tile after that.
    pub(super) second: u8,
    /// What their tiles bring less than in melds, in thirds; see [`Bound`](super::bound::Bound).
    pub(super) waste: u8,
    /// How many are pairs or partials.
    pub(super) twos: u8,
}

impl Bundle {
    const EMPTY: Bundle = Bundle {
        groups: [GroupKind::Single; COPIES],
        len: 0,
        tally: Tally::EMPTY,
        neighbours: 0,
        closed: 0,
        next: 0,
        second: 0,
        waste: 0,
        twos: 0,
    };

    /// One group of concealed tiles.
    pub(super) const fn of(group: GroupKind) -> Bundle {
        Bundle::EMPTY.with(1, group)
    }

    /// With `number` more groups behind the others.
    const fn with(mut self, number: u8, kind: GroupKind) -> Bundle {
        let mut added = 0;
        while added < number {
            self.groups[self.len as usize] = kind;
            self.len += 1;
            added += 1;
        }
        self.tally = self.tally.with(number, kind);
        if matches!(kind, GroupKind::Run | GroupKind::TwoSided | GroupKind::Edge) {
            self.next += number;
        }
        if matches!(kind, GroupKind::Run | GroupKind::Closed) {
            self.second += number;
        }
        match kind {
            GroupKind::Single => self.waste += 2 * number,
            GroupKind::TwoSided | GroupKind::Edge => self.neighbours += number,
            GroupKind::Closed => self.closed += number,
            _ => {}
        }
        if kind.tiles() == 2 {
            self.waste += number;
            self.twos += number;
        }
        self
    }

    /// Whether a complete hand can have it.
    const fn is_complete(self) -> bool {
        self.waste == self.tally.pairs() && self.waste <= 1
    }

    /// The groups in their order, those of this lowest tile.
    pub(super) fn groups(&self) -> &[GroupKind] {
        &self.groups[..usize::from(self.len).min(COPIES)]
    }
}

/// What limits the choice of a bundle: each is a number that a bundle has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Limit {
    Next,
    Second,
    Pairs,
    Neighbours,
    Closed,
    Waste,
    /// The waste, and three for each of two tiles.
    WasteAndTwos,
    /// The same where there is no head yet: one of the pairs is that, and no partial.
    WasteAndPartials,
}

impl Limit {
    const ALL: [Limit; 8] = [
        Limit::Next,
        Limit::Second,
        Limit::Pairs,
        Limit::Neighbours,
        Limit::Closed,
        Limit::Waste,
        Limit::WasteAndTwos,
        Limit::WasteAndPartials,
    ];

    const fn of(self, bundle: &Bundle) -> u8 {
        let head = (bundle.tally.pairs() > 0) as u8;
        match self {
            Limit::Next => bundle.next,
            Limit::Second => bundle.second,
            Limit::Pairs => bundle.tally.pairs(),
            Limit::Neighbours => bundle.neighbours,
            Limit::Closed => bundle.closed,
            Limit::Waste => bundle.waste,
            Limit::WasteAndTwos => bundle.waste + 3 * bundle.twos,
            Limit::WasteAndPartials => bundle.waste + 3 * (bundle.twos - head),
        }
    }
}

/// The most that a bundle has of what is limited: four partials waste four thirds.
const MOST: usize = 16;

/// A set of bundles of the same number of tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Bundles(u64);

impl Bundles {
    pub(super) const EMPTY: Bundles = Bundles(0);

    /// The bundles of `tiles` tiles, at most five, that stay within the limit.
    #[inline]
    pub(super) fn within(tiles: u8, limit: Limit, most: u8) -> Bundles {
        Bundles(WITHIN[limit as usize][usize::from(tiles & 7)][usize::from(most).min(MOST)])
    }

    /// Those that are in the other set too.
    #[inline]
    pub(super) const fn and(self, other: Bundles) -> Bundles {
        Bundles(self.0 & other.0)
    }

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Takes out the first, where the set is of bundles of `tiles` tiles.
    #[inline]
    pub(super) fn pop(&mut self, tiles: u8) -> Option<&'static Bundle> {
        if self.is_empty() {
            return None;
        }
        let first = self.0.trailing_zeros() as usize & 63;
        self.0 &= self.0 - 1;
        Some(&BUNDLES[usize::from(tiles & 7)][first])
    }
}

/// All bundles by their number of tiles, in the order of the search: those with more runs come first,
/// then those with more triplets, pairs, neighbours and closed partials. So the nearest
/// divisions are among the first.
static BUNDLES: [[Bundle; 64]; 8] = {
    let mut all = [[Bundle::EMPTY; 64]; 8];
    let mut tiles = 0;
    while tiles <= COPIES {
        (all[tiles], _) = bundles(tiles as u32);
        tiles += 1;
    }
    all
};

/// By limit, tiles and the most that is allowed: a bit for each bundle that stays within it.
static WITHIN: [[[u64; MOST + 1]; 8]; Limit::ALL.len()] = {
    let mut within = [[[0; MOST + 1]; 8]; Limit::ALL.len()];
    let mut tiles = 0;
    while tiles <= COPIES {
        let (bundles, len) = bundles(tiles as u32);
        let mut at = 0;
        while at < len * Limit::ALL.len() {
            let (place, limit) = (at % len, Limit::ALL[at / len]);
            let mut most = limit.of(&bundles[place]) as usize;
            while most <= MOST {
                within[limit as usize][tiles][most] |= 1 << place;
                most += 1;
            }
            at += 1;
        }
        tiles += 1;
    }
    within
};

/// The bundles of `tiles` tiles, and how many they are. With five tiles, only those of a complete hand.
const fn bundles(tiles: u32) -> ([Bundle; 64], usize) {
    let (mut bundles, mut len) = ([Bundle::EMPTY; 64], 0);
    let mut code: u32 = 1 << 12;
    while code > 0 {
        code -= 1;
        let [runs, triplets, pairs] = [code >> 9, code >> 8 & 1, code >> 6 & 3];
        let [neighbours, closed] = [code >> 3 & 7, code & 7];
        let others = runs + 3 * triplets + 2 * pairs + neighbours + closed;
        if others > tiles {
            continue;
        }
        let bundle = Bundle::EMPTY
            .with((tiles - others) as u8, GroupKind::Single)
            .with(pairs as u8, GroupKind::Pair)
            .with(triplets as u8, GroupKind::Triplet)
            .with(neighbours as u8, GroupKind::TwoSided)
            .with(runs as u8, GroupKind::Run)
            .with(closed as u8, GroupKind::Closed);
        if tiles < COPIES as u32 || bundle.is_complete() {
            bundles[len] = bundle;
            len += 1;
        }
    }
    (bundles, len)
}
