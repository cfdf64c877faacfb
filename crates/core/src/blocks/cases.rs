//! Why a tile is a wait: the case of the block theorem, and the blocks that it is about.

use core::fmt;
use core::ops::Deref;

use super::theorem;
use crate::blocks::Block;
use crate::hand::{Hand, Turn, TurnError};
use crate::tile::Tile;

/// The case of the block theorem that makes a tile a wait of the general form, k melds and a pair.
///
/// Write the sizes of the blocks modulo 3 and drop the zeros. A hand of 3k+1 tiles can be tenpai
/// only if what remains is {1}, {2,2} or {1,1,2}, and the tile that completes it joins one block, or
/// closes the gap of one missing tile between two. Every block that is not named here is melds
/// complete.
///
/// ```
/// use tenpai::{Case, Hand};
///
/// let hand: Hand = "1113335m".parse()?;
/// let cases = hand.wait_cases()?;
/// assert_eq!(cases[0].to_string(), "5m: completes 5m, which is the pair then");
/// assert_eq!(cases[1].to_string(), "4m: joins 5m to 333m, which has the pair");
/// assert!(matches!(cases[1].case(), Case::JoinedToPair { half, .. } if half.size() == 1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Case {
    /// {1}: the tile joins the block of 3n+1 tiles, which is pair complete then.
    Completed {
        /// The block that the tile joins, one short of pair complete.
        block: Block,
    },
    /// {1}: the tile closes the gap between the block of 3n+1 tiles and one of 3n, which has the
    /// pair and need not be complete alone.
    JoinedToPair {
        /// The block of 3n+1 tiles: melds, and the tile beside the gap.
        half: Block,
        /// The block of 3n tiles: melds and the pair, and the tile beside the gap.
        pair: Block,
    },
    /// {2,2}: the tile joins one block, which is melds complete then, and the other is pair
    /// complete.
    BesidePair {
        /// The block that the tile joins, one short of melds.
        block: Block,
        /// The block that is pair complete.
        pair: Block,
    },
    /// {1,1,2}: the tile closes the gap between the two blocks of 3n+1 tiles, and the third is pair
    /// complete.
    JoinedBesidePair {
        /// The block below the gap, half.
        lower: Block,
        /// The block above the gap, half.
        higher: Block,
        /// The block that is pair complete.
        pair: Block,
    },
}

impl Case {
    /// The sizes of the hand's blocks modulo 3, without the zeros.
    pub const fn sizes(&self) -> &'static [u8] {
        match self {
            Case::Completed { .. } | Case::JoinedToPair { .. } => &[1],
            Case::BesidePair { .. } => &[2, 2],
            Case::JoinedBesidePair { .. } => &[1, 1, 2],
        }
    }
}

/// One wait with the case of the block theorem that makes it one.
///
/// It prints as `4m: joins 5m to 223m, which has the pair`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct WaitCase {
    tile: Tile,
    case: Case,
}

impl WaitCase {
    /// The wait: the tile that joins the block, or the two blocks.
    pub const fn tile(&self) -> Tile {
        self.tile
    }

    /// The case, and its blocks.
    pub const fn case(&self) -> Case {
        self.case
    }
}

impl fmt::Display for WaitCase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.tile, self.case)
    }
}

impl fmt::Display for Case {
    /// What the wait does: `joins 5m to 223m, which has the pair`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // What joins a tile alone and makes it a pair is another one of its kind.
            Case::Completed { block } if block.size() == 1 => {
                write!(f, "completes {block}, which is the pair then")
            }
            Case::Completed { block } => write!(f, "completes {block}, which has the pair then"),
            Case::JoinedToPair { half, pair } => {
                write!(f, "joins {half} to {pair}, which has the pair")
            }
            Case::BesidePair { block, pair } => {
                write!(f, "completes {block} beside {pair}, which has the pair")
            }
            Case::JoinedBesidePair { lower, higher, pair } => {
                write!(f, "joins {lower} to {higher} beside {pair}, which has the pair")
            }
        }
    }
}

/// The most waits of all cases of one hand: the tiles that can join a block of 13 tiles are nine,
/// those that can join one of two blocks with 13 tiles together sixteen.
const MOST: usize = 16;

/// The formal waits of the general form, each with its case of the block theorem: a slice of
/// [`WaitCase`].
///
/// A tile that is a wait in more than one way comes more than once. Waits of seven pairs and
/// thirteen orphans are not among them, since these forms have no blocks.
#[derive(Debug, Clone, Copy)]
pub struct WaitCases {
    cases: [WaitCase; MOST],
    len: usize,
}

impl Deref for WaitCases {
    type Target = [WaitCase];

    fn deref(&self) -> &[WaitCase] {
        &self.cases[..self.len]
    }
}

impl<'c> IntoIterator for &'c WaitCases {
    type Item = &'c WaitCase;
    type IntoIter = core::slice::Iter<'c, WaitCase>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl Hand {
    /// Why each formal wait of the general form is one: the case of the block theorem and its
    /// blocks. [`Hand::waits`] finds the same tiles by tables.
    ///
    /// # Errors
    ///
    /// [`TurnError`] when the hand has 3k+2 tiles: it has to discard before it waits.
    pub fn wait_cases(&self) -> Result<WaitCases, TurnError> {
        self.expect_turn(Turn::ToDraw)?;
        let blocks = self.blocks();
        // Fills the places behind the last; a hand always has a first block.
        let filler = WaitCase { tile: Tile::at(0), case: Case::Completed { block: blocks[0] } };
        let mut cases = WaitCases { cases: [filler; MOST], len: 0 };
        theorem::each_case(&blocks, |tile, case| {
            if let Some(place) = cases.cases.get_mut(cases.len) {
                *place = WaitCase { tile, case };
                cases.len += 1;
            }
        });
        Ok(cases)
    }
}
