//! The shanten number of one division: what the formula counts of its groups.

use super::bundle::Bundle;
use super::group::GroupKind;
use super::supply::Supply;
use crate::formula::Counts;
use crate::tile::Tile;

/// What the formula counts of some groups, four bits each. Pairs are apart from other partials.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Tally(u32);

const MELDS: u32 = 0;
const PAIRS: u32 = 4;
const PARTIALS: u32 = 8;
const DIRTY_PARTIALS: u32 = 12;
const EXHAUSTED_SUIT_TILES: u32 = 16;
const EXHAUSTED_HONOURS: u32 = 20;
/// Single tiles that are counted nowhere.
const REST: u32 = 24;

impl Tally {
    pub(super) const EMPTY: Tally = Tally(0);

    /// With `number` more groups, if nothing is exhausted.
    pub(super) const fn with(self, number: u8, kind: GroupKind) -> Tally {
        let place = match kind {
            GroupKind::Single => REST,
            GroupKind::Pair => PAIRS,
            GroupKind::TwoSided | GroupKind::Edge | GroupKind::Closed => PARTIALS,
            GroupKind::Triplet | GroupKind::Run => MELDS,
            GroupKind::Meld(_) => return self,
        };
        Tally(self.0 + ((number as u32) << place))
    }

    /// All that is counted in both.
    #[inline]
    pub(super) const fn plus(self, other: Tally) -> Tally {
        Tally(self.0 + other.0)
    }

    /// What is counted of a bundle with this lowest tile.
    #[inline]
    pub(super) fn of(bundle: &Bundle, lowest: usize, supply: &Supply) -> Tally {
        match supply.is_exhausted(lowest) {
            true => Tally::of_exhausted(bundle, lowest, supply),
            false => bundle.tally,
        }
    }

    /// The same where the lowest tile is exhausted.
    #[inline(never)]
    fn of_exhausted(bundle: &Bundle, lowest: usize, supply: &Supply) -> Tally {
        let Tally(plain) = bundle.tally;
        let singles = plain >> REST;
        let to = match supply.has_no_run(Tile::at(lowest)) {
            true => EXHAUSTED_HONOURS,
            false => EXHAUSTED_SUIT_TILES,
        };
        let dirty = |partials, above| match supply.is_exhausted(lowest + above) {
            true => u32::from(partials),
            false => 0,
        };
        let dirty = dirty(bundle.neighbours, 1) + dirty(bundle.closed, 2);
        Tally(
            plain - (singles << REST) + (singles << to) - (dirty << PARTIALS)
                + (dirty << DIRTY_PARTIALS),
        )
    }

    #[inline]
    pub(super) const fn pairs(self) -> u8 {
        self.at(PAIRS)
    }

    /// The counts of a division of `size` tiles. One of the pairs is the head; an exhausted pair can be
    /// nothing else.
    #[inline]
    pub(super) const fn counts(self, size: u8) -> Counts {
        let head = if self.pairs() > 0 { 1 } else { 0 };
        Counts {
            melds: self.at(MELDS),
            partials: self.at(PARTIALS) + self.pairs() - head,
            dirty_partials: self.at(DIRTY_PARTIALS),
            head,
            exhausted_suit_tiles: self.at(EXHAUSTED_SUIT_TILES),
            exhausted_honours: self.at(EXHAUSTED_HONOURS),
            size,
        }
    }

    #[inline]
    const fn at(self, place: u32) -> u8 {
        (self.0 >> place & 15) as u8
    }
}
