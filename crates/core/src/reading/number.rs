//! The shanten number of one division: the formula over a decomposition.

use super::group::{Group, GroupKind};
use super::supply::Supply;

/// What the formula asks about the concealed groups of a division.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Tally {
    melds: i8,
    partials: i8,
    /// Partial runs of two exhausted tiles.
    dirty_partials: i8,
    head: i8,
    /// Single tiles that are exhausted and can still be part of a run.
    exhausted: i8,
    /// Single tiles that are exhausted and in no run to come, as honours are.
    exhausted_honours: i8,
    size: i8,
}

impl Tally {
    /// Counts the groups. One of the pairs is the head, and an exhausted one can be nothing else.
    pub(super) fn of(groups: impl Iterator<Item = Group>, supply: &Supply) -> Tally {
        let mut tally = Tally::default();
        for group in groups {
            let kind = group.kind();
            tally.size += kind.tiles() as i8;
            let is_exhausted = || group.tiles().all(|tile| supply.exhausted.contains(tile));
            let place = match kind {
                GroupKind::Triplet | GroupKind::Run => &mut tally.melds,
                GroupKind::Pair if tally.head == 0 => &mut tally.head,
                GroupKind::Single if !is_exhausted() => continue,
                GroupKind::Single if supply.has_no_run(group.tile()) => {
                    &mut tally.exhausted_honours
                }
                GroupKind::Single => &mut tally.exhausted,
                _ if kind.is_partial_run() && is_exhausted() => &mut tally.dirty_partials,
                _ => &mut tally.partials,
            };
            *place += 1;
        }
        tally
    }

    /// The shanten number.
    pub(super) fn number(self) -> i8 {
        let Tally { melds, mut partials, mut dirty_partials, head, .. } = self;
        let (mut exhausted, mut exhausted_honours) = (self.exhausted, self.exhausted_honours);
        let mut size = self.size;
        if size % 3 == 1 {
            // A tile that is not there is as good as an honour of which no other can come.
            exhausted_honours += 1;
            size += 1;
        }
        let wanted = size / 3;
        let grouped = 3 * melds + 2 * (partials + dirty_partials + head);
        let mut rest = size - grouped - exhausted - exhausted_honours;
        // Partials beyond the melds that are wanted are broken up, the plain ones first.
        let surplus = (melds + partials + dirty_partials - wanted).max(0);
        let plain = surplus.min(partials);
        let dirty = (surplus - plain).min(dirty_partials);
        partials -= plain;
        rest += 2 * plain;
        dirty_partials -= dirty;
        exhausted += 2 * dirty;
        partials += dirty_partials;
        let mut number = -1;
        if head == 0 {
            // The pair is made of a tile that another can join, or of two exchanged ones; what is
            // worth least goes for it.
            number += if rest > 0 { 1 } else { 2 };
            let going = if rest > 0 { 1 } else { 2 };
            rest -= rest.min(1);
            let honours = exhausted_honours.min(going);
            exhausted_honours -= honours;
            let others = exhausted.min(going - honours);
            exhausted -= others;
            rest -= going - honours - others;
        }
        // Each partial can take one tile that is no good, and what can start a meld two.
        rest += exhausted;
        let unplaced = exhausted_honours - partials - 2 * rest;
        number += unplaced.max(0) / 3;
        2 * (wanted - melds) - partials + number
    }
}

#[cfg(test)]
mod tests {
    use super::Tally;

    /// Melds, partials, dirty partials, head, exhausted suit tiles and honours, tiles; the number.
    const KNOWN: [([i8; 7], i8); 12] = [
        ([0, 7, 0, 0, 0, 0, 14], 4),
        ([0, 6, 0, 1, 0, 0, 14], 3),
        ([2, 2, 1, 1, 0, 0, 14], 1),
        ([3, 1, 0, 0, 3, 0, 14], 2),
        ([2, 3, 1, 0, 0, 0, 14], 2),
        ([2, 0, 0, 0, 2, 0, 14], 4),
        ([3, 0, 0, 0, 0, 3, 14], 2),
        ([3, 0, 0, 1, 1, 2, 14], 1),
        ([4, 0, 0, 1, 0, 0, 14], -1),
        ([0, 0, 0, 0, 0, 0, 14], 8),
        ([0, 2, 0, 0, 0, 0, 5], 1),
        ([0, 0, 0, 0, 0, 0, 2], 0),
    ];

    #[test]
    fn known_numbers() {
        for ([melds, partials, dirty_partials, head, exhausted, exhausted_honours, size], number) in
            KNOWN
        {
            let tally =
                Tally { melds, partials, dirty_partials, head, exhausted, exhausted_honours, size };
            assert_eq!(tally.number(), number, "{tally:?}");
        }
    }
}
