//! What is counted of a division, and the number that follows from it.

use core::error::Error;
use core::fmt;

use super::working::Working;
use crate::forms::Shanten;
use crate::tile::COPIES;

/// The counts of one division of the concealed tiles: all that the formula looks at.
///
/// They come from a [`Division`](super::Division), or from paper: the fields are open. Counts that
/// cannot be right are an error where a number is asked for: more tiles than there are, or more
/// exhausted ones than so many tiles can hold. Others have a number, be there such a hand or not.
/// What is counted nowhere is the *rest*: single tiles of which a copy can still come.
///
/// ```
/// use tenpai::formula::{Counts, Division};
///
/// let counts = Counts { melds: 3, head: 1, exhausted_honours: 3, size: 14, ..Counts::default() };
/// assert_eq!(counts, "111z 222z 333z 44z* 1z 2z 3z".parse::<Division>()?.counts());
/// assert_eq!(counts.shanten()?.number(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Counts {
    /// Runs and triplets, 0 to 4 (`g3`).
    pub melds: u8,
    /// Pairs of tiles one short of a meld, without the head and without the dirty ones, 0 to 7
    /// (`g2`).
    pub partials: u8,
    /// Partials of two different suit tiles of which the hand holds all four copies each (`dg2`).
    pub dirty_partials: u8,
    /// Pairs set apart as the head, 0 or 1 (`p`).
    pub head: u8,
    /// Single suit tiles of which no copy can come, but neighbours can (`dn`).
    pub exhausted_suit_tiles: u8,
    /// Single tiles that nothing can join: honours of which no copy can come, and suit tiles of
    /// which every run is blocked by an own kan as well (`dz`).
    pub exhausted_honours: u8,
    /// The concealed tiles, 1 to 14 (`n`).
    pub size: u8,
}

impl Counts {
    /// The shanten number of this division in the general form: -1 complete, 0 tenpai.
    ///
    /// That of the hand is the least over all its divisions, at most 8. A single division can have
    /// more, such as one that leaves every tile alone.
    ///
    /// # Errors
    ///
    /// [`CountsError`] where the counts cannot be those of a division.
    pub fn shanten(&self) -> Result<Shanten, CountsError> {
        self.worked().map(|working| working.shanten())
    }

    /// The way to that number, step by step.
    ///
    /// # Errors
    ///
    /// [`CountsError`] where the counts cannot be those of a division.
    pub fn worked(&self) -> Result<Working, CountsError> {
        self.check()?;
        Ok(Working::of(self))
    }

    /// That the tiles that are counted fit into the size, and the exhausted ones into the kinds
    /// that so many tiles can hold four times.
    fn check(&self) -> Result<(), CountsError> {
        let Counts { head, size, .. } = *self;
        if !(1..=14).contains(&size) || size % 3 == 0 {
            return Err(CountsError::Size { size });
        }
        if head > 1 {
            return Err(CountsError::Heads { heads: head });
        }
        let [melds, partials, dirty] =
            [self.melds, self.partials, self.dirty_partials].map(u16::from);
        let singles = u16::from(self.exhausted_suit_tiles) + u16::from(self.exhausted_honours);
        let tiles = 3 * melds + 2 * (partials + dirty + u16::from(head)) + singles;
        if tiles > u16::from(size) {
            return Err(CountsError::Tiles { tiles, size });
        }
        let exhausted = 2 * dirty + singles;
        let most = size / COPIES * COPIES;
        if exhausted > u16::from(most) {
            return Err(CountsError::Exhausted { tiles: exhausted, most });
        }
        Ok(())
    }
}

impl fmt::Display for Counts {
    /// In the letters of the formula: `g3 3, g2 0, dg2 0, p 1, dn 0, dz 3, n 14`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "g3 {}, g2 {}, dg2 {}, p {}, dn {}, dz {}, n {}",
            self.melds,
            self.partials,
            self.dirty_partials,
            self.head,
            self.exhausted_suit_tiles,
            self.exhausted_honours,
            self.size
        )
    }
}

/// Why some counts cannot be those of a division.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum CountsError {
    /// No hand has so many concealed tiles.
    Size {
        /// The number of tiles given.
        size: u8,
    },
    /// A second head.
    Heads {
        /// The number of heads given.
        heads: u8,
    },
    /// More tiles are counted than there are.
    Tiles {
        /// The tiles in melds, partials and the head, and those that are exhausted.
        tiles: u16,
        /// The concealed tiles.
        size: u8,
    },
    /// More exhausted tiles than a hand of this size can hold.
    Exhausted {
        /// The exhausted tiles, those in dirty partials among them.
        tiles: u16,
        /// Four for each kind that so many tiles can hold four times.
        most: u8,
    },
    /// More closed partials than partials.
    Closed {
        /// The closed ones.
        closed: u8,
        /// All of them.
        partials: u8,
    },
}

impl fmt::Display for CountsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            CountsError::Size { size } => {
                write!(f, "{size} concealed tiles: use 1, 2, 4, 5, 7, 8, 10, 11, 13 or 14")
            }
            CountsError::Heads { heads } => {
                write!(f, "{heads} heads: there is one; count other pairs as partials")
            }
            CountsError::Tiles { tiles, size } => {
                write!(f, "{tiles} tiles counted of {size}: count each once")
            }
            CountsError::Exhausted { tiles, most } => write!(
                f,
                "{tiles} exhausted tiles: at most {most} can be of kinds that are held four times"
            ),
            CountsError::Closed { closed, partials } => {
                write!(f, "{closed} closed partials of {partials}: count each among all of them")
            }
        }
    }
}

impl Error for CountsError {}
