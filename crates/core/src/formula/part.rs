//! One part of a division.

use core::error::Error;
use core::fmt;
use core::str::FromStr;

use crate::tile::{Piece, Suit, Tile, TileError, write_pieces};

/// What a part of a division is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PartKind {
    /// Three tiles: a run or a triplet (mentsu, 面子).
    Meld,
    /// Two tiles one short of a meld (taatsu, 塔子): equal, neighbours, or one apart.
    Partial,
    /// The pair set apart as the head (jantou, 雀頭).
    Head,
    /// A tile alone.
    Single,
}

/// A part of a [`Division`](super::Division): a meld, a partial, the head, or a single tile.
///
/// In text it is its tiles, and a star behind them marks the head: `123m`, `12m`, `11m`, `11m*`,
/// `1m`. The order is that of the tiles.
///
/// ```
/// use tenpai::formula::{Part, PartKind};
///
/// let part: Part = "24s".parse()?;
/// assert_eq!(part, Part::partial(["2s".parse()?, "4s".parse()?])?);
/// assert_eq!(part.kind(), PartKind::Partial);
/// assert_eq!(part.completing().map(|tile| tile.to_string()).collect::<Vec<_>>(), ["3s"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Part {
    /// Its tiles in order; the places behind the last repeat it.
    tiles: [Tile; 3],
    kind: PartKind,
}

impl Part {
    /// The meld of three tiles, equal or of a suit and in a row.
    ///
    /// # Errors
    ///
    /// [`PartError::NotAMeld`] for any others.
    pub fn meld(mut tiles: [Tile; 3]) -> Result<Part, PartError> {
        tiles.sort_unstable();
        let [low, middle, high] = tiles;
        let run = apart(low, middle) == Some(1) && apart(middle, high) == Some(1);
        if run || low == high {
            Ok(Part { tiles, kind: PartKind::Meld })
        } else {
            Err(PartError::NotAMeld { tiles })
        }
    }

    /// The partial of two tiles: equal, or of a suit and at most one between them.
    ///
    /// # Errors
    ///
    /// [`PartError::NotAPartial`] for any others.
    pub fn partial(mut tiles: [Tile; 2]) -> Result<Part, PartError> {
        tiles.sort_unstable();
        let [low, high] = tiles;
        if matches!(apart(low, high), Some(0..=2)) {
            Ok(Part { tiles: [low, high, high], kind: PartKind::Partial })
        } else {
            Err(PartError::NotAPartial { tiles })
        }
    }

    /// The head of two of this tile.
    pub const fn head(tile: Tile) -> Part {
        Part { tiles: [tile; 3], kind: PartKind::Head }
    }

    /// The tile alone.
    pub const fn single(tile: Tile) -> Part {
        Part { tiles: [tile; 3], kind: PartKind::Single }
    }

    /// The part of some tiles as they come in a group: a single tile, a partial, which a pair is
    /// too, or a meld. The head is not told from other pairs; see
    /// [`Division::with_head`](super::Division::with_head).
    ///
    /// # Errors
    ///
    /// [`PartError::Size`] where it is not one to three tiles, and those of [`Part::partial`] and
    /// [`Part::meld`].
    pub fn of_group(tiles: impl IntoIterator<Item = Tile>) -> Result<Part, PartError> {
        let mut tiles = tiles.into_iter().fuse();
        match [tiles.next(), tiles.next(), tiles.next(), tiles.next()] {
            [Some(one), None, ..] => Ok(Part::single(one)),
            [Some(one), Some(other), None, _] => Part::partial([one, other]),
            [Some(one), Some(other), Some(third), None] => Part::meld([one, other, third]),
            _ => Err(PartError::Size),
        }
    }

    /// What it is.
    pub const fn kind(self) -> PartKind {
        self.kind
    }

    /// Its tiles in tile order, one to three.
    pub fn tiles(self) -> impl ExactSizeIterator<Item = Tile> {
        let size = match self.kind {
            PartKind::Meld => 3,
            PartKind::Partial | PartKind::Head => 2,
            PartKind::Single => 1,
        };
        self.tiles.into_iter().take(size)
    }

    /// The tiles any of which makes a partial a meld, one or two; none of any other part.
    pub fn completing(self) -> impl Iterator<Item = Tile> {
        let [low, high, _] = self.tiles;
        let partial = self.kind == PartKind::Partial;
        Tile::all().filter(move |&tile| partial && Part::meld([low, high, tile]).is_ok())
    }

    /// Its lowest and its highest tile.
    pub(super) const fn ends(self) -> [Tile; 2] {
        [self.tiles[0], self.tiles[2]]
    }

    /// Whether it is a pair that is not the head.
    pub(super) fn is_pair(self) -> bool {
        let [low, high] = self.ends();
        self.kind == PartKind::Partial && low == high
    }

    /// Whether it is a partial with its missing tile between the two.
    pub(super) fn is_closed(self) -> bool {
        let [low, high] = self.ends();
        self.kind == PartKind::Partial && apart(low, high) == Some(2)
    }
}

/// How far apart two tiles are, of which the first is not above the second; `None` where no meld
/// holds both, however many come between.
fn apart(low: Tile, high: Tile) -> Option<usize> {
    let same = low.suit() == high.suit() && !low.is_honour();
    (low == high || same).then(|| high.index() - low.index())
}

impl FromStr for Part {
    type Err = PartError;

    fn from_str(text: &str) -> Result<Part, PartError> {
        let (tiles, star) = match text.strip_suffix('*') {
            Some(tiles) => (tiles, true),
            None => (text, false),
        };
        let letter = tiles.chars().next_back().and_then(Suit::from_letter);
        let suit = letter.ok_or(PartError::Text)?;
        let rank = |digit: u8| match digit {
            b'0'..=b'9' => Tile::of(suit, digit - b'0').map_err(PartError::Tile),
            _ => Err(PartError::Text),
        };
        match (&tiles.as_bytes()[..tiles.len() - 1], star) {
            (&[one], false) => Ok(Part::single(rank(one)?)),
            (&[one, other], false) => Part::partial([rank(one)?, rank(other)?]),
            (&[one, other], true) if one == other => Ok(Part::head(rank(one)?)),
            (&[one, other, third], false) => Part::meld([rank(one)?, rank(other)?, rank(third)?]),
            _ => Err(PartError::Text),
        }
    }
}

impl fmt::Debug for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Part({self})")
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_pieces(f, self.tiles().map(Piece::plain))?;
        if self.kind == PartKind::Head { f.write_str("*") } else { Ok(()) }
    }
}

/// Why some tiles, or a text, are no part of a division.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PartError {
    /// The tiles are neither equal nor of a suit and in a row.
    NotAMeld {
        /// The tiles given.
        tiles: [Tile; 3],
    },
    /// No tile makes a meld of these two.
    NotAPartial {
        /// The tiles given.
        tiles: [Tile; 2],
    },
    /// No tiles, or more than three.
    Size,
    /// The text names a tile that does not exist. A red five is written 5.
    Tile(TileError),
    /// The text is not one to three digits with the letter of a suit, or has its star at something
    /// other than a pair.
    Text,
}

impl fmt::Display for PartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            PartError::NotAMeld { tiles: [low, middle, high] } => {
                write!(f, "{low} {middle} {high} are no meld: use a run or three equal tiles")
            }
            PartError::NotAPartial { tiles: [low, high] } => {
                write!(f, "{low} {high} are one short of no meld: let them be single")
            }
            PartError::Size => f.write_str("a part has one to three tiles: leave called melds out"),
            PartError::Tile(error) => error.fmt(f),
            PartError::Text => f.write_str("no part: write 123m, 12m, 1m, or 11m* for the head"),
        }
    }
}

// Without a source: what is inside is part of the message already.
impl Error for PartError {}
