//! The groups of one reading, in their order.

use core::ops::Deref;

use super::group::{Group, GroupKind};
use crate::tile::Tile;

/// The most groups that a reading can have: each tile alone. A meld beside the hand stands for three
/// of them.
pub(super) const MOST: usize = 14;

/// A list of groups.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Groups {
    groups: [Group; MOST],
    len: u8,
}

impl Groups {
    pub(super) const EMPTY: Groups =
        Groups { groups: [Group::concealed(GroupKind::Single, Tile::at(0)); MOST], len: 0 };

    /// These groups in order. They come nearly so: only those with the same lowest tile may have to
    /// change places.
    pub(super) fn sorted(groups: impl Iterator<Item = Group>) -> Groups {
        let mut sorted = Groups::EMPTY;
        for group in groups {
            sorted.push(group);
            let mut place = usize::from(sorted.len).saturating_sub(1);
            while place > 0 && sorted.groups[place] < sorted.groups[place - 1] {
                sorted.groups.swap(place, place - 1);
                place -= 1;
            }
        }
        sorted
    }

    /// Adds a group at the end; beyond the most that there can be nothing is added.
    pub(super) fn push(&mut self, group: Group) {
        if let Some(place) = self.groups.get_mut(usize::from(self.len)) {
            *place = group;
            self.len += 1;
        }
    }
}

impl Deref for Groups {
    type Target = [Group];

    fn deref(&self) -> &[Group] {
        &self.groups[..usize::from(self.len)]
    }
}
