//! The tiles that are seen outside a hand.

use tenpai::Seen;

use crate::error::Failure;

/// The tiles that are seen outside a hand: discards, the melds of others, indicators. Each is
/// counted once, and the hand's own tiles and melds are not: a tile that it called is in its meld.
///
/// All zero is nothing seen, and so is NULL in place of a pointer to it. Zero the struct, then
/// count.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct tenpai_seen {
    /// How many of each tile are seen, 0 to 4; with those of the hand at most 4.
    pub counts: [u8; 34],
    /// Zero.
    pub reserved: [u8; 6],
}

impl tenpai_seen {
    /// What is seen, checked as far as that needs no hand.
    pub(crate) fn checked(&self) -> Result<Seen, Failure> {
        if self.reserved != [0; 6] {
            return Err(Failure::Reserved { of: "tenpai_seen" });
        }
        Seen::from_counts(&self.counts).map_err(Failure::Seen)
    }
}
