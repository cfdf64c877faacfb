//! The kinds of waits.

use core::fmt;

use super::group::{Group, GroupKind};
use crate::rules::Form;
use crate::tile::Tile;

/// What a wait is, by the group that takes the winning tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum WaitKind {
    /// Either end of a run, where the other end could come too (ryanmen, 両面): `23m` for `1m`.
    TwoSided,
    /// The middle of a run (kanchan, 嵌張): `13m` for `2m`.
    Closed,
    /// The inner end of a run at the edge (penchan, 辺張): `12m` for `3m`.
    Edge,
    /// The third of a triplet (shanpon, 双碰).
    Pair,
    /// The second of the pair (tanki, 単騎), of honours as of any tile.
    Single,
    /// The last of seven pairs.
    SevenPairs,
    /// The one terminal or honour that thirteen orphans lack.
    OneOrphan,
    /// The second of any terminal or honour, where all thirteen are there.
    ThirteenOrphans,
}

impl WaitKind {
    /// All eight.
    pub const ALL: [WaitKind; 8] = [
        WaitKind::TwoSided,
        WaitKind::Closed,
        WaitKind::Edge,
        WaitKind::Pair,
        WaitKind::Single,
        WaitKind::SevenPairs,
        WaitKind::OneOrphan,
        WaitKind::ThirteenOrphans,
    ];

    /// What the wait was if a tile completed this group in a hand of this form; `None` where the
    /// tile is not in it, or it was complete before: a meld beside the hand, or no group of a
    /// complete hand at all.
    pub(super) fn of(form: Form, group: Group, tile: Tile) -> Option<WaitKind> {
        let kind = group.kind();
        if !kind.is_concealed() || !group.contains(tile) {
            return None;
        }
        match (form, kind) {
            (Form::SevenPairs, GroupKind::Pair) => Some(WaitKind::SevenPairs),
            (Form::ThirteenOrphans, GroupKind::Pair) => Some(WaitKind::ThirteenOrphans),
            (Form::ThirteenOrphans, GroupKind::Single) => Some(WaitKind::OneOrphan),
            (Form::General, GroupKind::Pair) => Some(WaitKind::Single),
            (Form::General, GroupKind::Triplet) => Some(WaitKind::Pair),
            (Form::General, GroupKind::Run) => Some(WaitKind::of_run(group.tile(), tile)),
            _ => None,
        }
    }

    fn of_run(lowest: Tile, tile: Tile) -> WaitKind {
        match (tile.rank() - lowest.rank(), lowest.rank()) {
            (1, _) => WaitKind::Closed,
            (2, 1) | (0, 7) => WaitKind::Edge,
            _ => WaitKind::TwoSided,
        }
    }
}

impl fmt::Display for WaitKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            WaitKind::TwoSided => "two-sided",
            WaitKind::Closed => "closed",
            WaitKind::Edge => "edge",
            WaitKind::Pair => "pair",
            WaitKind::Single => "single",
            WaitKind::SevenPairs => "seven pairs",
            WaitKind::OneOrphan => "one orphan",
            WaitKind::ThirteenOrphans => "thirteen orphans",
        })
    }
}

/// A set of kinds of waits: what one wait can be, over all readings.
///
/// It prints as `two-sided or single`, and as the empty text when it is empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct WaitKinds(u8);

impl WaitKinds {
    /// None of them.
    pub const EMPTY: WaitKinds = WaitKinds(0);

    /// Bit `i` says whether kind `i` of [`WaitKind::ALL`] is in it.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Whether the kind is in it.
    pub const fn contains(self, kind: WaitKind) -> bool {
        self.0 >> kind as u8 & 1 == 1
    }

    /// Whether none is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts a kind in.
    pub const fn insert(&mut self, kind: WaitKind) {
        self.0 |= 1 << kind as u8;
    }

    /// Each kind in it, in the order of [`WaitKind::ALL`].
    pub fn iter(self) -> impl Iterator<Item = WaitKind> {
        WaitKind::ALL.into_iter().filter(move |&kind| self.contains(kind))
    }
}

impl From<WaitKind> for WaitKinds {
    fn from(kind: WaitKind) -> WaitKinds {
        let mut kinds = WaitKinds::EMPTY;
        kinds.insert(kind);
        kinds
    }
}

impl FromIterator<WaitKind> for WaitKinds {
    fn from_iter<I: IntoIterator<Item = WaitKind>>(kinds: I) -> WaitKinds {
        let mut set = WaitKinds::EMPTY;
        set.extend(kinds);
        set
    }
}

impl Extend<WaitKind> for WaitKinds {
    fn extend<I: IntoIterator<Item = WaitKind>>(&mut self, kinds: I) {
        kinds.into_iter().for_each(|kind| self.insert(kind));
    }
}

impl fmt::Debug for WaitKinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl fmt::Display for WaitKinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, kind) in self.iter().enumerate() {
            let or = if place == 0 { "" } else { " or " };
            write!(f, "{or}{kind}")?;
        }
        Ok(())
    }
}
