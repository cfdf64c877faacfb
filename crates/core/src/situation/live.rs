//! Waits with the copies that are left of them.

use crate::tile::{Copies, Tile, TileSet};

use super::waits::Waits;

/// Whether a hand is tenpai, and whether the wait can still come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// No effective wait.
    NotTenpai,
    /// An effective wait of which a copy is not yet seen.
    Tenpai,
    /// Tenpai, but all copies of every effective wait are seen.
    DeadWait,
}

/// The waits of a hand by given rules, with the copies of each that are not yet seen.
///
/// ```
/// use tenpai::{Hand, Rules, Seen, Verdict};
///
/// let hand: Hand = "13m456p789s11z(2222m)".parse()?;
/// let waits = hand.judged_by(Rules::default(), Seen::NONE)?.waits()?;
/// assert_eq!(waits.effective().to_string(), "2m");
/// assert_eq!(waits.verdict(), Verdict::DeadWait);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct LiveWaits {
    waits: Waits,
    left: Copies,
}

impl LiveWaits {
    pub(crate) fn new(formal: TileSet, effective: TileSet, left: Copies) -> LiveWaits {
        LiveWaits { waits: Waits { formal, effective }, left }
    }

    /// Every tile that completes the shape, the fifth copy of one included.
    pub const fn formal(&self) -> TileSet {
        self.waits.formal()
    }

    /// The formal waits that the copies rule allows.
    pub const fn effective(&self) -> TileSet {
        self.waits.effective()
    }

    /// The effective waits of which a copy is not yet seen.
    pub fn live(&self) -> TileSet {
        TileSet::of_kinds(self.effective().bits() & self.left.some())
    }

    /// How many copies of an effective wait are not yet seen; 0 for any other tile.
    pub fn copies(&self, tile: Tile) -> u8 {
        if self.effective().contains(tile) { self.left.count(tile.index()) } else { 0 }
    }

    /// The same for every tile, by its index.
    pub fn copies_by_index(&self) -> [u8; Tile::COUNT] {
        self.left.without_all(!self.effective().bits()).counts()
    }

    /// How many tiles complete the hand: the copies of all effective waits together.
    pub fn total(&self) -> u32 {
        u32::from(self.left.among(self.effective().bits()).0)
    }

    /// Whether the hand is tenpai, and whether a wait can still come.
    pub fn verdict(&self) -> Verdict {
        match (self.waits.is_tenpai(), self.total()) {
            (false, _) => Verdict::NotTenpai,
            (true, 0) => Verdict::DeadWait,
            (true, _) => Verdict::Tenpai,
        }
    }

    /// Whether one of these discards of one's own is a formal wait (furiten by discards).
    pub fn is_furiten(&self, discards: TileSet) -> bool {
        self.waits.is_furiten(discards)
    }
}
