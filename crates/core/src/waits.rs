//! Tenpai judgement over blocks, with seven pairs and thirteen orphans joined in.

mod general;
mod special;

use crate::hand::{Hand, Turn, TurnError};
use crate::tile::{COPIES, Tile};
use crate::tile_set::TileSet;

/// The tiles that a hand of 3k+1 tiles waits on, each once whatever forms it completes.
///
/// ```
/// use tenpai::Hand;
///
/// let waits = "1111m".parse::<Hand>()?.waits()?;
/// assert_eq!(waits.formal().to_string(), "1m");
/// assert!(waits.effective().is_empty() && !waits.is_tenpai());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Waits {
    formal: TileSet,
    effective: TileSet,
}

impl Waits {
    /// Every tile that completes the shape, the fifth copy of one included.
    pub const fn formal(&self) -> TileSet {
        self.formal
    }

    /// The formal waits that can come: those that the hand does not hold four times concealed.
    pub const fn effective(&self) -> TileSet {
        self.effective
    }

    /// Whether there is an effective wait.
    pub const fn is_tenpai(&self) -> bool {
        !self.effective.is_empty()
    }
}

impl Hand {
    /// The waits of the hand: in the general form (k melds and a pair), and with 13 tiles in seven
    /// pairs and thirteen orphans too.
    ///
    /// ```
    /// use tenpai::Hand;
    ///
    /// let hand: Hand = "1113335m456p777s".parse()?;
    /// assert_eq!(hand.waits()?.effective().to_string(), "45m");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`TurnError`] when the hand has 3k+2 tiles: it has to discard before it waits.
    pub fn waits(&self) -> Result<Waits, TurnError> {
        self.expect_turn(Turn::ToDraw)?;
        let mut formal = general::waits(&self.blocks());
        if self.size() == 13 {
            formal |=
                special::seven_pairs(self.counts()) | special::thirteen_orphans(self.counts());
        }
        let locked: TileSet = Tile::all().filter(|&tile| self.count(tile) == COPIES).collect();
        Ok(Waits { formal, effective: formal - locked })
    }
}
