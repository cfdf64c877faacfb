//! A set of kinds of tiles, such as the waits of a hand.

use core::fmt;
use core::iter::FusedIterator;
use core::ops::{
    BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign,
};

use crate::tile::{Piece, Tile, TileError, write_pieces};

/// A set of kinds of tiles, each at most once.
///
/// It prints in the notation of hands, and as the empty text when it is empty.
///
/// ```
/// use tenpai::TileSet;
///
/// let waits: TileSet = "258m".parse()?;
/// assert_eq!(waits.len(), 3);
/// assert!(waits.contains("5m".parse()?));
/// assert_eq!((waits - "5m".parse()?).to_string(), "28m");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct TileSet(u64);

impl TileSet {
    /// No tile.
    pub const EMPTY: TileSet = TileSet(0);
    /// All 34 kinds.
    pub const ALL: TileSet = TileSet((1 << Tile::COUNT) - 1);

    /// The set whose bit `i` says whether the tile of index `i` is in it.
    ///
    /// # Errors
    ///
    /// [`TileError::Bits`] when a bit above 33 is set.
    pub const fn from_bits(bits: u64) -> Result<TileSet, TileError> {
        if bits & !TileSet::ALL.0 == 0 { Ok(TileSet(bits)) } else { Err(TileError::Bits { bits }) }
    }

    /// The set of the kinds whose bits the engine has set.
    pub(crate) const fn of_kinds(kinds: u64) -> TileSet {
        TileSet(kinds & TileSet::ALL.0)
    }

    /// Bit `i` says whether the tile of index `i` is in it; the bits above 33 are zero.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Whether the tile is in it.
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 >> tile.index() & 1 == 1
    }

    /// Puts the tile in; whether it was not there before.
    pub const fn insert(&mut self, tile: Tile) -> bool {
        let fresh = !self.contains(tile);
        self.0 |= 1 << tile.index();
        fresh
    }

    /// Takes the tile out; whether it was there.
    pub const fn remove(&mut self, tile: Tile) -> bool {
        let present = self.contains(tile);
        self.0 &= !(1 << tile.index());
        present
    }

    /// How many kinds are in it, 0 to 34.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nothing is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether all of its tiles are in the other set too.
    pub const fn is_subset(self, other: TileSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// Its tiles in tile order.
    pub const fn iter(self) -> TileSetIter {
        TileSetIter(self.0)
    }
}

impl BitOr for TileSet {
    type Output = TileSet;
    fn bitor(self, other: TileSet) -> TileSet {
        TileSet(self.0 | other.0)
    }
}

impl BitOrAssign for TileSet {
    fn bitor_assign(&mut self, other: TileSet) {
        self.0 |= other.0;
    }
}

impl BitAnd for TileSet {
    type Output = TileSet;
    fn bitand(self, other: TileSet) -> TileSet {
        TileSet(self.0 & other.0)
    }
}

impl BitAndAssign for TileSet {
    fn bitand_assign(&mut self, other: TileSet) {
        self.0 &= other.0;
    }
}

impl BitXor for TileSet {
    type Output = TileSet;
    fn bitxor(self, other: TileSet) -> TileSet {
        TileSet(self.0 ^ other.0)
    }
}

impl BitXorAssign for TileSet {
    fn bitxor_assign(&mut self, other: TileSet) {
        self.0 ^= other.0;
    }
}

/// The tiles of the first set that are not in the second.
impl Sub for TileSet {
    type Output = TileSet;
    fn sub(self, other: TileSet) -> TileSet {
        TileSet(self.0 & !other.0)
    }
}

impl SubAssign for TileSet {
    fn sub_assign(&mut self, other: TileSet) {
        self.0 &= !other.0;
    }
}

/// The tiles that are not in the set.
impl Not for TileSet {
    type Output = TileSet;
    fn not(self) -> TileSet {
        TileSet::ALL - self
    }
}

impl From<Tile> for TileSet {
    fn from(tile: Tile) -> TileSet {
        TileSet(1 << tile.index())
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> TileSet {
        let mut set = TileSet::EMPTY;
        set.extend(tiles);
        set
    }
}

impl Extend<Tile> for TileSet {
    fn extend<I: IntoIterator<Item = Tile>>(&mut self, tiles: I) {
        for tile in tiles {
            self.insert(tile);
        }
    }
}

impl IntoIterator for TileSet {
    type Item = Tile;
    type IntoIter = TileSetIter;
    fn into_iter(self) -> TileSetIter {
        self.iter()
    }
}

impl IntoIterator for &TileSet {
    type Item = Tile;
    type IntoIter = TileSetIter;
    fn into_iter(self) -> TileSetIter {
        self.iter()
    }
}

impl fmt::Debug for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TileSet({self})")
    }
}

impl fmt::Display for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_pieces(f, self.iter().map(Piece::plain))
    }
}

/// The tiles of a [`TileSet`], in tile order.
#[derive(Debug, Clone)]
pub struct TileSetIter(u64);

impl Iterator for TileSetIter {
    type Item = Tile;

    fn next(&mut self) -> Option<Tile> {
        let index = self.0.trailing_zeros() as usize;
        if index >= Tile::COUNT {
            return None;
        }
        self.0 &= self.0 - 1;
        Some(Tile::at(index))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl DoubleEndedIterator for TileSetIter {
    fn next_back(&mut self) -> Option<Tile> {
        let index = self.0.checked_ilog2()?;
        self.0 &= !(1 << index);
        Some(Tile::at(index as usize))
    }
}

impl ExactSizeIterator for TileSetIter {}
impl FusedIterator for TileSetIter {}
