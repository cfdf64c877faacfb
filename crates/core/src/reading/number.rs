//! The shanten number of one division: what the formula counts of its groups.

use super::group::{Group, GroupKind};
use super::supply::Supply;
use crate::formula::{self, Counts};

/// The number of a division into these concealed groups.
#[inline]
pub(super) fn of(groups: impl Iterator<Item = Group>, supply: &Supply) -> i8 {
    formula::number(&counts(groups, supply))
}

/// What the formula counts of a division into these concealed groups. One of the pairs is the head,
/// and an exhausted one can be nothing else.
#[inline]
pub(super) fn counts(groups: impl Iterator<Item = Group>, supply: &Supply) -> Counts {
    let mut counts = Counts::default();
    for group in groups {
        let kind = group.kind();
        counts.size += kind.tiles() as u8;
        let is_exhausted = || group.tiles().all(|tile| supply.exhausted.contains(tile));
        let place = match kind {
            GroupKind::Triplet | GroupKind::Run => &mut counts.melds,
            GroupKind::Pair if counts.head == 0 => &mut counts.head,
            GroupKind::Single if !is_exhausted() => continue,
            GroupKind::Single if supply.has_no_run(group.tile()) => &mut counts.exhausted_honours,
            GroupKind::Single => &mut counts.exhausted_suit_tiles,
            _ if kind.is_partial_run() && is_exhausted() => &mut counts.dirty_partials,
            _ => &mut counts.partials,
        };
        *place += 1;
    }
    counts
}
