//! Blocks: the parts of a hand that can be looked at one by one.
//!
//! Tiles that could stand in one meld are equal or neighbours, or, with one missing between them,
//! two apart. So a hand falls into blocks that touch each other in at most one missing tile, and
//! whether it is tenpai shows in what each block can be; see [`BlockKind`] and
//! [`Hand::waits`](crate::Hand::waits).

mod cases;
mod kinds;
mod obstacle;
mod shape;
mod theorem;

use core::fmt;
use core::ops::Deref;

pub use self::cases::{Case, WaitCase, WaitCases};
pub use self::kinds::{BlockKind, BlockKinds, BlockKindsIter};
pub use self::obstacle::Obstacle;
pub(crate) use self::shape::Shape;
use crate::hand::Hand;
use crate::tile::{Piece, Suit, Tile, write_pieces};

/// The most blocks that a hand can have: each of its tiles alone.
const MOST: usize = 14;

/// A maximal run of tiles of one suit in which neighbours are equal or one apart.
///
/// The equal tiles in it are its *groups*. Honours never touch, so each kind of honour is a block
/// with one group.
///
/// ```
/// use tenpai::{BlockKind, Hand};
///
/// let hand: Hand = "223m5m".parse()?;
/// let blocks = hand.blocks();
/// assert_eq!(blocks[0].to_string(), "223m");
/// assert_eq!(blocks[0].groups().collect::<Vec<_>>(), [2, 1]);
/// assert!(blocks[0].kinds().contains(BlockKind::PairAndHalf));
/// assert_eq!(blocks.to_string(), "223m pair and half, 5m half or one short of pair complete");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Block {
    lowest: Tile,
    shape: Shape,
}

impl Block {
    /// Fills the places behind the last block.
    const NONE: Block = Block { lowest: Tile::at(0), shape: Shape::EMPTY };

    /// Its suit.
    pub const fn suit(&self) -> Suit {
        self.lowest.suit()
    }

    /// Its lowest tile.
    pub const fn lowest(&self) -> Tile {
        self.lowest
    }

    /// Its highest tile.
    pub fn highest(&self) -> Tile {
        Tile::at(self.lowest.index() + self.shape.groups() - 1)
    }

    /// How many tiles each of its groups has, from the lowest up.
    pub fn groups(&self) -> impl ExactSizeIterator<Item = u8> {
        let shape = self.shape;
        (0..shape.groups()).map(move |place| shape.group(place))
    }

    /// The number of tiles in it.
    pub fn size(&self) -> usize {
        self.groups().map(usize::from).sum()
    }

    /// Its tiles one by one, from the lowest up.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> {
        let lowest = self.lowest.index();
        self.groups()
            .enumerate()
            .flat_map(move |(place, tiles)| (0..tiles).map(move |_| Tile::at(lowest + place)))
    }

    /// Everything that it can be.
    pub fn kinds(&self) -> BlockKinds {
        let mut kinds = BlockKinds::EMPTY;
        let mut add = |kind, holds| {
            if holds {
                kinds.insert(kind);
            }
        };
        match self.size() % 3 {
            0 => {
                add(BlockKind::MeldsComplete, self.shape.is_melds());
                add(BlockKind::PairAndHalf, self.edges().any(|rest| rest.is_melds_and_pair()));
            }
            1 => {
                add(BlockKind::Half, self.edges().any(|rest| rest.is_melds()));
                add(
                    BlockKind::OneShortOfPairComplete,
                    self.with_one_more().any(|(_, shape)| shape.is_melds_and_pair()),
                );
            }
            _ => {
                add(BlockKind::PairComplete, self.shape.is_melds_and_pair());
                add(
                    BlockKind::OneShortOfMelds,
                    self.with_one_more().any(|(_, shape)| shape.is_melds()),
                );
            }
        }
        kinds
    }

    pub(crate) fn shape(&self) -> Shape {
        self.shape
    }

    /// The block with each tile that can join it, from the one below its lowest to the one above
    /// its highest; for an honour that is the honour itself. A fifth copy is among them.
    pub(crate) fn with_one_more(&self) -> impl Iterator<Item = (Tile, Shape)> {
        let Block { lowest, shape } = *self;
        let honour = lowest.is_honour();
        let below = (!honour && lowest.rank() > 1)
            .then(|| (Tile::at(lowest.index() - 1), shape.with_lowest_below()));
        let above = usize::from(!honour && self.highest().rank() < 9);
        let inside = (0..shape.groups() + above)
            .map(move |place| (Tile::at(lowest.index() + place), shape.with(place)));
        below.into_iter().chain(inside)
    }

    /// The block without one tile of its lowest group, and without one of its highest: what is
    /// left of it when that tile goes into a run across a missing tile. Honours make no runs.
    fn edges(&self) -> impl Iterator<Item = Shape> {
        let edges = [self.shape.without_lowest(), self.shape.without_highest()];
        edges.into_iter().filter(|_| self.suit() != Suit::Honours)
    }

    /// The one missing tile between this block and a higher one.
    pub(crate) fn gap(&self, higher: &Block) -> Option<Tile> {
        let gap = self.highest().index() + 1;
        let apart = self.suit() != Suit::Honours
            && self.suit() == higher.suit()
            && gap + 1 == higher.lowest.index();
        apart.then(|| Tile::at(gap))
    }
}

impl fmt::Debug for Block {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Block({self})")
    }
}

impl fmt::Display for Block {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_pieces(f, self.tiles().map(Piece::plain))
    }
}

/// The blocks of a hand in tile order; a slice of [`Block`].
///
/// It prints each with what it can be.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Blocks {
    blocks: [Block; MOST],
    len: usize,
}

impl Hand {
    /// Divides the concealed tiles into blocks, whether the hand is tenpai or not.
    pub fn blocks(&self) -> Blocks {
        let mut blocks = Blocks { blocks: [Block::NONE; MOST], len: 0 };
        let mut open = false;
        for tile in Tile::all() {
            let count = self.count(tile);
            open &= count > 0 && tile.rank() > 1 && !tile.is_honour();
            if open {
                let last = &mut blocks.blocks[blocks.len - 1];
                last.shape = last.shape.with_highest(count);
            } else if count > 0 {
                blocks.blocks[blocks.len] =
                    Block { lowest: tile, shape: Shape::EMPTY.with_highest(count) };
                blocks.len += 1;
                open = true;
            }
        }
        blocks
    }
}

impl Deref for Blocks {
    type Target = [Block];

    fn deref(&self) -> &[Block] {
        &self.blocks[..self.len]
    }
}

impl<'b> IntoIterator for &'b Blocks {
    type Item = &'b Block;
    type IntoIter = core::slice::Iter<'b, Block>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Debug for Blocks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self).finish()
    }
}

impl fmt::Display for Blocks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, block) in self.iter().enumerate() {
            let comma = if place == 0 { "" } else { ", " };
            write!(f, "{comma}{block} {}", block.kinds())?;
        }
        Ok(())
    }
}
