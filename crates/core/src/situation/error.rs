//! Why a hand cannot be judged by the rules given.

use core::error::Error;
use core::fmt;

use crate::hand::Meld;
use crate::tile::Tile;

/// Why a hand cannot be judged by the rules given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum JudgeError {
    /// More than four of a tile over the hand and what is seen outside it.
    TooManyCopies {
        /// The tile, the first in tile order.
        tile: Tile,
        /// The copies in the hand, its melds and on the table.
        count: u8,
    },
    /// Three players have no 2m to 8m.
    Absent {
        /// The tile, the first in tile order.
        tile: Tile,
    },
    /// Three players call no chi.
    Chi {
        /// The chi.
        meld: Meld,
    },
}

impl fmt::Display for JudgeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            JudgeError::TooManyCopies { tile, count } => {
                write!(
                    f,
                    "{count} copies of {tile} in the hand and on the table: there are only four"
                )
            }
            JudgeError::Absent { tile } => {
                write!(f, "{tile} with three players: there is no 2m to 8m")
            }
            JudgeError::Chi { meld } => write!(f, "{meld} with three players: they call no chi"),
        }
    }
}

impl Error for JudgeError {}
