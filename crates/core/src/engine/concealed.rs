//! Concealed tiles as the engine reads them.

use crate::tile::{Copies, Keys};

/// The concealed tiles of a hand, or what they become: with a tile drawn, or with one discarded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Concealed {
    pub(crate) keys: Keys,
    pub(crate) held: Copies,
    /// The melds that they have to make beside the pair, 0 to 4.
    pub(crate) melds: usize,
}

impl Concealed {
    /// Whether they can have the forms without melds: 13 or 14 tiles.
    pub(crate) const fn is_all(&self) -> bool {
        self.melds == 4
    }

    /// With one more of a kind that is held three times or less.
    #[inline]
    pub(crate) fn with(mut self, index: u8) -> Self {
        self.keys.add(index);
        self.held = self.held.with(index);
        self
    }

    /// Without one of a kind that is held.
    #[inline]
    pub(crate) fn without(mut self, index: u8) -> Self {
        self.keys.remove(index);
        self.held = self.held.without(index);
        self
    }
}
