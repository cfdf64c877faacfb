//! What is seen of the tiles outside a hand.

use core::error::Error;
use core::fmt;

use crate::tile::{COPIES, Tile};

/// The tiles that are seen outside a hand: discards, the melds of others, indicators. A hand's own
/// melds are known by the hand and not counted here; a tile that was called is in a meld and no
/// longer a discard.
///
/// ```
/// use tenpai::{Seen, Tile};
///
/// let mut seen = Seen::NONE;
/// let east: Tile = "1z".parse()?;
/// seen.add(east)?;
/// seen.add(east)?;
/// assert_eq!(seen.count(east), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seen {
    counts: [u8; Tile::COUNT],
}

impl Seen {
    /// Nothing is seen.
    pub const NONE: Seen = Seen { counts: [0; Tile::COUNT] };

    /// Whether nothing is seen.
    pub(crate) fn is_none(&self) -> bool {
        self.counts == [0; Tile::COUNT]
    }

    /// So many of each tile, by tile index.
    ///
    /// # Errors
    ///
    /// [`SeenError`] for a fifth copy.
    pub fn from_counts(counts: &[u8; Tile::COUNT]) -> Result<Seen, SeenError> {
        match Tile::all().find(|tile| counts[tile.index()] > COPIES) {
            Some(tile) => Err(SeenError { tile, count: counts[tile.index()] }),
            None => Ok(Seen { counts: *counts }),
        }
    }

    /// These tiles, in any order.
    ///
    /// # Errors
    ///
    /// [`SeenError`] for a fifth copy.
    pub fn from_tiles<I>(tiles: I) -> Result<Seen, SeenError>
    where
        I: IntoIterator,
        I::Item: Into<Tile>,
    {
        let mut seen = Seen::NONE;
        tiles.into_iter().try_for_each(|tile| seen.add(tile.into()))?;
        Ok(seen)
    }

    /// One more of a tile.
    ///
    /// # Errors
    ///
    /// [`SeenError`] for a fifth copy; then nothing is added.
    pub fn add(&mut self, tile: Tile) -> Result<(), SeenError> {
        let count = self.counts[tile.index()] + 1;
        if count > COPIES {
            return Err(SeenError { tile, count });
        }
        self.counts[tile.index()] = count;
        Ok(())
    }

    /// How many of this tile are seen, 0 to 4.
    pub const fn count(&self, tile: Tile) -> u8 {
        self.counts[tile.index()]
    }

    /// The counts by tile index.
    pub const fn counts(&self) -> &[u8; Tile::COUNT] {
        &self.counts
    }
}

impl Default for Seen {
    fn default() -> Seen {
        Seen::NONE
    }
}

impl fmt::Debug for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seen = Tile::all().filter(|tile| self.count(*tile) > 0);
        f.debug_map().entries(seen.map(|tile| (tile, self.count(tile)))).finish()
    }
}

/// More copies of a tile than there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct SeenError {
    /// The tile, the first in tile order where several are too many.
    pub tile: Tile,
    /// The copies given.
    pub count: u8,
}

impl fmt::Display for SeenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} copies of {} seen: there are only four", self.count, self.tile)
    }
}

impl Error for SeenError {}
