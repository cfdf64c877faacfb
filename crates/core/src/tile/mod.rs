//! One tile: its suit, its kind, and the red five that a piece can be.

mod copies;
pub(crate) mod counts;
mod keys;
mod set;

use core::error::Error;
use core::fmt;

pub(crate) use self::copies::Copies;
pub(crate) use self::counts::{Flaw, at_most_four};
pub(crate) use self::keys::{BASE, Keys, PartKey};
pub use self::set::{TileSet, TileSetIter};

/// The copies that the wall holds of each kind of tile.
pub(crate) const COPIES: u8 = 4;

/// The red fives that a set of tiles holds of each suit.
pub(crate) const RED_FIVES: u8 = 1;

/// A suit, or the honours, which are written like a fourth one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Suit {
    /// Characters (manzu, 萬子), written `m`.
    Characters,
    /// Circles (pinzu, 筒子), written `p`.
    Circles,
    /// Bamboos (souzu, 索子), written `s`.
    Bamboos,
    /// Winds and dragons (jihai, 字牌), written `z`.
    Honours,
}

impl Suit {
    /// The four in their order: characters, circles, bamboos, honours.
    pub const ALL: [Suit; 4] = [Suit::Characters, Suit::Circles, Suit::Bamboos, Suit::Honours];

    /// Its letter in the notation: `m`, `p`, `s` or `z`.
    pub const fn letter(self) -> char {
        match self {
            Suit::Characters => 'm',
            Suit::Circles => 'p',
            Suit::Bamboos => 's',
            Suit::Honours => 'z',
        }
    }

    /// The suit that a letter stands for.
    pub(crate) fn from_letter(letter: char) -> Option<Suit> {
        Suit::ALL.into_iter().find(|suit| suit.letter() == letter)
    }

    /// How many kinds it has: nine, or seven honours.
    pub const fn kinds(self) -> u8 {
        match self {
            Suit::Honours => 7,
            _ => 9,
        }
    }

    /// The index of its first tile.
    pub(crate) const fn start(self) -> u8 {
        9 * self as u8
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Suit::Characters => "characters",
            Suit::Circles => "circles",
            Suit::Bamboos => "bamboos",
            Suit::Honours => "honours",
        })
    }
}

/// A kind of tile, one of 34.
///
/// The index runs from 0 to 33: 1m-9m, 1p-9p, 1s-9s, then east, south, west, north, white, green
/// and red (1z-7z). A red five is a five here; see [`Piece`] for the tile that lies on the table.
///
/// ```
/// use tenpai::{Suit, Tile};
///
/// let tile: Tile = "5p".parse()?;
/// assert_eq!(tile, Tile::new(13)?);
/// assert_eq!((tile.suit(), tile.rank()), (Suit::Circles, 5));
/// assert_eq!(tile.to_string(), "5p");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Tile(u8);

impl Tile {
    /// How many kinds there are.
    pub const COUNT: usize = 34;

    /// The tile of an index from 0 to 33.
    ///
    /// # Errors
    ///
    /// [`TileError::Index`] for any other index.
    pub const fn new(index: u8) -> Result<Tile, TileError> {
        if (index as usize) < Tile::COUNT {
            Ok(Tile(index))
        } else {
            Err(TileError::Index { index })
        }
    }

    /// The tile of a suit and a rank: 1 to 9, or 1 to 7 for east, south, west, north, white, green
    /// and red.
    ///
    /// # Errors
    ///
    /// [`TileError::Rank`] for a rank that the suit does not have.
    pub const fn of(suit: Suit, rank: u8) -> Result<Tile, TileError> {
        if rank >= 1 && rank <= suit.kinds() {
            Ok(Tile(suit.start() + rank - 1))
        } else {
            Err(TileError::Rank { suit, rank })
        }
    }

    /// The tile of an index that the caller has taken from a 34-element array.
    pub(crate) const fn at(index: usize) -> Tile {
        debug_assert!(index < Tile::COUNT);
        Tile(index as u8)
    }

    /// The five of a suit; of the honours white, which is their fifth.
    pub(crate) const fn five(suit: Suit) -> Tile {
        Tile(suit.start() + 4)
    }

    /// All 34 in order of their index.
    pub fn all() -> impl DoubleEndedIterator<Item = Tile> + ExactSizeIterator {
        (0..Tile::COUNT as u8).map(Tile)
    }

    /// Its index, 0 to 33.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its suit.
    pub const fn suit(self) -> Suit {
        match self.0 {
            0..9 => Suit::Characters,
            9..18 => Suit::Circles,
            18..27 => Suit::Bamboos,
            _ => Suit::Honours,
        }
    }

    /// Its rank, 1 to 9; of honours 1 to 7: east, south, west, north, white, green, red.
    pub const fn rank(self) -> u8 {
        self.0 - self.suit().start() + 1
    }

    /// Whether it is a wind or a dragon.
    pub const fn is_honour(self) -> bool {
        matches!(self.suit(), Suit::Honours)
    }

    /// Whether it is a one or a nine of a suit.
    pub const fn is_terminal(self) -> bool {
        !self.is_honour() && matches!(self.rank(), 1 | 9)
    }

    /// Whether it is a terminal or an honour (yaochuhai, 么九牌).
    pub const fn is_terminal_or_honour(self) -> bool {
        self.is_honour() || self.is_terminal()
    }
}

impl TryFrom<u8> for Tile {
    type Error = TileError;

    fn try_from(index: u8) -> Result<Tile, TileError> {
        Tile::new(index)
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tile({self})")
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank(), self.suit().letter())
    }
}

/// A tile as it lies on the table: its kind, and whether it is the red five of its suit.
///
/// Red fives (akadora) are judged as fives. A hand keeps them for printing, and so that the tile
/// that is drawn or thrown can be told from the plain one.
///
/// ```
/// use tenpai::Piece;
///
/// let red: Piece = "0p".parse()?;
/// assert!(red.is_red());
/// assert_eq!(red.tile(), "5p".parse()?);
/// assert!(red < "5p".parse()?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Piece {
    tile: Tile,
    red: bool,
}

impl Piece {
    /// The red five of a suit.
    ///
    /// # Errors
    ///
    /// [`TileError::RedHonour`] for the honours, which have none.
    pub const fn red_five(suit: Suit) -> Result<Piece, TileError> {
        match suit {
            Suit::Honours => Err(TileError::RedHonour),
            _ => Ok(Piece { tile: Tile::five(suit), red: true }),
        }
    }

    /// The plain tile of a kind.
    pub const fn plain(tile: Tile) -> Piece {
        Piece { tile, red: false }
    }

    /// Its kind.
    pub const fn tile(self) -> Tile {
        self.tile
    }

    /// Whether it is the red five of its suit.
    pub const fn is_red(self) -> bool {
        self.red
    }

    /// Its digit in the notation: the rank, or 0 for a red five.
    pub(crate) const fn digit(self) -> u8 {
        if self.red { 0 } else { self.tile.rank() }
    }
}

impl From<Tile> for Piece {
    fn from(tile: Tile) -> Piece {
        Piece::plain(tile)
    }
}

impl From<&Tile> for Piece {
    fn from(tile: &Tile) -> Piece {
        Piece::plain(*tile)
    }
}

impl From<&Piece> for Piece {
    fn from(piece: &Piece) -> Piece {
        *piece
    }
}

/// In tile order, a red five before the plain one.
impl Ord for Piece {
    fn cmp(&self, other: &Piece) -> core::cmp::Ordering {
        self.tile.cmp(&other.tile).then(other.red.cmp(&self.red))
    }
}

impl PartialOrd for Piece {
    fn partial_cmp(&self, other: &Piece) -> Option<core::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl From<Piece> for Tile {
    fn from(piece: Piece) -> Tile {
        piece.tile()
    }
}

impl fmt::Debug for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Piece({self})")
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.digit(), self.tile.suit().letter())
    }
}

/// Writes pieces, which come in tile order, with one letter after the digits of each suit.
pub(crate) fn write_pieces(
    f: &mut fmt::Formatter<'_>,
    pieces: impl Iterator<Item = Piece>,
) -> fmt::Result {
    let mut current: Option<Suit> = None;
    for piece in pieces {
        let suit = piece.tile().suit();
        match current {
            Some(before) if before != suit => write!(f, "{}", before.letter())?,
            _ => {}
        }
        write!(f, "{}", piece.digit())?;
        current = Some(suit);
    }
    current.map_or(Ok(()), |suit| write!(f, "{}", suit.letter()))
}

/// Why a number is not a tile or a set of tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TileError {
    /// The index is not one of the 34.
    Index {
        /// The index given.
        index: u8,
    },
    /// The suit has no such rank.
    Rank {
        /// The suit given.
        suit: Suit,
        /// The rank given.
        rank: u8,
    },
    /// Only the three suits have a red five.
    RedHonour,
    /// A set of tiles has a bit that stands for no tile.
    Bits {
        /// The bits given.
        bits: u64,
    },
}

impl fmt::Display for TileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            TileError::Index { index } => write!(f, "tile {index} does not exist: use 0 to 33"),
            TileError::Rank { suit, rank } => write!(
                f,
                "{rank}{letter} does not exist: use 1{letter} to {kinds}{letter}",
                letter = suit.letter(),
                kinds = suit.kinds()
            ),
            TileError::RedHonour => f.write_str("honours have no red five: use m, p or s"),
            TileError::Bits { bits } => {
                write!(f, "tile set {bits:#x} has unknown bits: use bits 0 to 33")
            }
        }
    }
}

impl Error for TileError {}
