//! Which tiles can still come to a division.

use super::bundle::{Bundles, Limit};
use crate::tile::{COPIES, Tile, TileSet};

/// The tiles of which no other can come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Supply {
    /// Those of which the hand holds as many as it may.
    pub(super) exhausted: TileSet,
    /// Those that no shape can have at all: runs with one of them are no runs to come.
    pub(super) locked: TileSet,
}

impl Supply {
    /// All copies can come, a fifth one too.
    pub(super) const ENDLESS: Supply = Supply { exhausted: TileSet::EMPTY, locked: TileSet::EMPTY };

    /// Four copies, of which the concealed part may hold all.
    pub(super) fn of_four(counts: &[u8; Tile::COUNT]) -> Supply {
        let held = counts.iter().enumerate();
        let exhausted = held.fold(0, |set, (at, &count)| set | u64::from(count == COPIES) << at);
        Supply { exhausted: TileSet::of_kinds(exhausted), ..Supply::ENDLESS }
    }

    /// As many as a rule leaves: of some no other can come, and some no shape can have at all.
    pub(super) const fn of(exhausted: TileSet, locked: TileSet) -> Supply {
        Supply { exhausted, locked }
    }

    /// Whether everything can come.
    #[inline]
    pub(super) fn is_endless(&self) -> bool {
        self.exhausted.is_empty()
    }

    #[inline]
    pub(super) fn is_exhausted(&self, index: usize) -> bool {
        self.exhausted.bits() >> index & 1 == 1
    }

    /// Whether every run that this tile could be in has a locked one.
    pub(super) fn has_no_run(self, tile: Tile) -> bool {
        let (index, rank) = (tile.index(), usize::from(tile.rank()));
        let locked = |index: usize| self.locked.contains(Tile::at(index));
        tile.is_honour()
            || (0..3)
                .filter(|&below| rank > below && rank - below <= 7)
                .all(|below| (index - below..index - below + 3).any(locked))
    }

    /// The bundles of `tiles` of this tile whose pairs and partials can still wait for something. The
    /// head need not.
    #[inline(never)]
    pub(super) fn bundles(&self, tiles: u8, lowest: usize, head_is_taken: bool) -> Bundles {
        let within = |limit, is_free: bool, otherwise| {
            Bundles::within(tiles, limit, if is_free { tiles } else { otherwise })
        };
        within(Limit::Pairs, !self.is_exhausted(lowest), u8::from(!head_is_taken))
            .and(within(Limit::Neighbours, !self.is_vain_beside(lowest), 0))
            .and(within(Limit::Closed, !self.is_exhausted(lowest + 1), 0))
    }

    /// Whether two neighbours, the lower of which is this tile, wait at both ends in vain: then they
    /// are no partial run, and neither are two tiles about an exhausted one.
    fn is_vain_beside(&self, lowest: usize) -> bool {
        let rank = lowest % 9 + 1;
        let below = rank == 1 || self.is_exhausted(lowest - 1);
        let above = rank == 8 || self.is_exhausted(lowest + 2);
        below && above
    }
}
