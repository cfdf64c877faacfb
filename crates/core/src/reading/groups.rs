//! The groups of one reading, in their order.

use core::hash::{Hash, Hasher};
use core::ops::Deref;

use super::bundle::Bundle;
use super::group::{Group, GroupKind};
use crate::tile::Tile;

/// The most groups that a reading can have: each tile alone. A meld beside the hand stands for three
/// of them.
pub(super) const MOST: usize = 14;

/// A list of groups. Lists are equal when their groups are: the places behind the last one may hold what
/// a search has left there.
#[derive(Debug, Clone, Copy)]
pub(super) struct Groups {
    groups: [Group; MOST],
    len: u8,
}

impl Groups {
    pub(super) const EMPTY: Groups =
        Groups { groups: [Group::concealed(GroupKind::Single, Tile::at(0)); MOST], len: 0 };

    /// Puts the groups of a bundle behind the first `len`, and drops the others.
    #[inline]
    pub(super) fn put(&mut self, len: u8, bundle: &Bundle, lowest: usize) {
        let lowest = Tile::at(lowest);
        let places = self.groups.iter_mut().skip(usize::from(len));
        for (place, &kind) in places.zip(bundle.groups()) {
            *place = Group::concealed(kind.where_it_stands(lowest), lowest);
        }
        self.len = len + bundle.groups().len() as u8;
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

impl PartialEq for Groups {
    fn eq(&self, other: &Groups) -> bool {
        **self == **other
    }
}

impl Eq for Groups {}

impl Hash for Groups {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}
