//! Why a hand has no wait of the general form: what the block theorem lacks.

use core::fmt;

use super::theorem::{self, Sorts};
use crate::blocks::Block;
use crate::hand::{Hand, Turn, TurnError};
use crate::tile::Tile;

/// What keeps a hand of 3k+1 tiles from having a formal wait of the general form: the condition of
/// the block theorem ([`Case`](crate::Case)) that it does not meet. Where it fails several, this is
/// the first.
///
/// ```
/// use tenpai::{Hand, Obstacle};
///
/// let obstacle = |text: &str| -> Result<_, Box<dyn std::error::Error>> {
///     Ok(text.parse::<Hand>()?.obstacle()?)
/// };
/// let gap = obstacle("5779m")?.ok_or("5779m has no wait")?;
/// assert_eq!(gap.to_string(), "5m and 9m do not lie about one missing tile");
/// assert_eq!(obstacle("147m1z")?, Some(Obstacle::Sizes));
/// assert_eq!(obstacle("2235m")?, None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Obstacle {
    /// The sizes of the blocks modulo 3, without the zeros, are none of {1}, {2,2} and {1,1,2}.
    Sizes,
    /// A block of 3n tiles is not melds complete, and no case has a place for it.
    Broken {
        /// The block, the first of its kind.
        block: Block,
    },
    /// {1}: all other blocks are melds complete, but no tile makes this one pair complete, and none
    /// joins it to another across a gap so that both are melds and a pair.
    NotOneShort {
        /// The block of 3n+1 tiles.
        block: Block,
    },
    /// {1}: a block of 3n tiles is not melds complete, and no tile joins the block of 3n+1 to it so
    /// that both are melds and a pair.
    NotJoined {
        /// The block of 3n+1 tiles.
        half: Block,
        /// The block of 3n tiles that is not melds complete.
        broken: Block,
    },
    /// {2,2}: neither block is pair complete with the other one short of melds.
    NotBesidePair {
        /// The two, in tile order.
        blocks: [Block; 2],
    },
    /// {1,1,2}: the block of 3n+2 tiles is not pair complete.
    NotPair {
        /// The block.
        block: Block,
    },
    /// {1,1,2}: there is no gap of just one tile between the two blocks of 3n+1.
    NoGap {
        /// The two, in tile order.
        blocks: [Block; 2],
    },
    /// {1,1,2}: a block of 3n+1 tiles is not melds complete without its tile beside the gap.
    NotHalf {
        /// The block.
        block: Block,
        /// The missing tile between the two blocks.
        gap: Tile,
    },
}

impl Obstacle {
    /// What is missing in a hand that has no case.
    fn of(sorts: &Sorts<'_>) -> Obstacle {
        match (sorts.ones(), sorts.twos(), sorts.broken()) {
            (Some([a]), Some([]), Some([])) => Obstacle::NotOneShort { block: **a },
            (Some([a]), Some([]), Some([c])) => Obstacle::NotJoined { half: **a, broken: **c },
            (Some([_]), Some([]), _) => Obstacle::broken(sorts),
            (Some([]), Some([a, b]), Some([])) => Obstacle::NotBesidePair { blocks: [**a, **b] },
            (Some([]), Some([_, _]), _) => Obstacle::broken(sorts),
            (Some([a, b]), Some([d]), Some([])) => Obstacle::across(a, b, d),
            (Some([_, _]), Some([_]), _) => Obstacle::broken(sorts),
            _ => Obstacle::Sizes,
        }
    }

    fn broken(sorts: &Sorts<'_>) -> Obstacle {
        Obstacle::Broken { block: *sorts.first_broken() }
    }

    /// {1,1,2}, where the wait would close the gap between the first two.
    fn across(lower: &Block, higher: &Block, pair: &Block) -> Obstacle {
        if !pair.shape().is_melds_and_pair() {
            return Obstacle::NotPair { block: *pair };
        }
        match lower.gap(higher) {
            None => Obstacle::NoGap { blocks: [*lower, *higher] },
            Some(gap) if lower.shape().without_highest().is_melds() => {
                Obstacle::NotHalf { block: *higher, gap }
            }
            Some(gap) => Obstacle::NotHalf { block: *lower, gap },
        }
    }
}

impl fmt::Display for Obstacle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Obstacle::Sizes => f.write_str("the sizes modulo 3 are none of {1}, {2,2}, {1,1,2}"),
            Obstacle::Broken { block } => write!(f, "{block} is not melds complete"),
            Obstacle::NotOneShort { block } => {
                write!(
                    f,
                    "no tile makes {block} pair complete, or joins it to another block so that both are \
                     melds and a pair"
                )
            }
            Obstacle::NotJoined { half, broken } => {
                write!(
                    f,
                    "{broken} is not melds complete, and no tile joins {half} to it so that both are melds \
                     and a pair"
                )
            }
            Obstacle::NotBesidePair { blocks: [one, other] } => write!(
                f,
                "neither of {one}, {other} is pair complete with the other one short of melds"
            ),
            Obstacle::NotPair { block } => write!(f, "{block} is not pair complete"),
            Obstacle::NoGap { blocks: [lower, higher] } => {
                write!(f, "{lower} and {higher} do not lie about one missing tile")
            }
            Obstacle::NotHalf { block, gap } => {
                write!(f, "{block} without its tile beside {gap} is not melds complete")
            }
        }
    }
}

impl Hand {
    /// Why the hand has no formal wait of the general form; `None` where it has one, and
    /// [`Hand::wait_cases`] tells why.
    ///
    /// # Errors
    ///
    /// [`TurnError`] when the hand has 3k+2 tiles: it has to discard before it waits.
    pub fn obstacle(&self) -> Result<Option<Obstacle>, TurnError> {
        self.expect_turn(Turn::ToDraw)?;
        let blocks = self.blocks();
        if !theorem::waits(&blocks).is_empty() {
            return Ok(None);
        }
        Ok(Some(Obstacle::of(&Sorts::of(&blocks))))
    }
}
