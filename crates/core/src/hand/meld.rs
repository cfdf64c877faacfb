//! Melds outside the concealed tiles: called ones and concealed kans.

use core::error::Error;
use core::fmt;

use crate::tile::{Piece, RED_FIVES, Suit, Tile, write_pieces};

/// What a meld is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum MeldKind {
    /// Three tiles of a suit in a row (a run), one of them called.
    Chi,
    /// Three equal tiles (a triplet), one of them called.
    Pon,
    /// Four equal tiles with a called one among them (daiminkan, or kakan from a pon).
    OpenKan,
    /// Four equal tiles of one's own, laid down (ankan).
    ConcealedKan,
}

impl MeldKind {
    /// All four kinds.
    pub const ALL: [MeldKind; 4] =
        [MeldKind::Chi, MeldKind::Pon, MeldKind::OpenKan, MeldKind::ConcealedKan];

    /// The number of tiles in it, 3 or 4. For the size of a hand each counts as three.
    pub const fn tiles(self) -> usize {
        match self {
            MeldKind::Chi | MeldKind::Pon => 3,
            MeldKind::OpenKan | MeldKind::ConcealedKan => 4,
        }
    }

    /// Whether it is four equal tiles.
    pub const fn is_kan(self) -> bool {
        self.tiles() == 4
    }
}

impl fmt::Display for MeldKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            MeldKind::Chi => "chi",
            MeldKind::Pon => "pon",
            MeldKind::OpenKan => "open kan",
            MeldKind::ConcealedKan => "concealed kan",
        })
    }
}

/// A meld that lies beside the concealed tiles.
///
/// It prints as in the notation: `[123m]`, `[444z]`, `[4444z]`, a concealed kan as `(7777z)`.
///
/// ```
/// use tenpai::{Meld, MeldKind};
///
/// let meld = Meld::new(MeldKind::Chi, &["6p".parse()?, "4p".parse()?, "0p".parse()?])?;
/// assert_eq!(meld.to_string(), "[406p]");
/// assert_eq!(Meld::concealed_kan("7z".parse()?).to_string(), "(7777z)");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Meld {
    kind: MeldKind,
    /// The lowest tile.
    tile: Tile,
    reds: u8,
}

impl Meld {
    /// The meld of these pieces, in any order.
    ///
    /// # Errors
    ///
    /// [`MeldError`] when the number of pieces is not that of the kind, when they are not in a row
    /// (chi) or not equal (the others), or when there are more red fives than one.
    pub fn new(kind: MeldKind, pieces: &[Piece]) -> Result<Meld, MeldError> {
        let Some(tile) = pieces.iter().map(|piece| piece.tile()).min() else {
            return Err(MeldError::Length { kind, tiles: 0 });
        };
        if pieces.len() != kind.tiles() {
            return Err(MeldError::Length { kind, tiles: pieces.len() });
        }
        let reds = pieces.iter().filter(|piece| piece.is_red()).count() as u8;
        let meld = Meld { kind, tile, reds };
        if kind == MeldKind::Chi {
            Meld::chi(tile).map_err(|_| MeldError::NotARun)?;
        }
        // Both sides have the same number of tiles, so each found once is all found.
        if !meld.tiles().all(|tile| pieces.iter().any(|piece| piece.tile() == tile))
            || pieces.iter().any(|piece| kind != MeldKind::Chi && piece.tile() != tile)
        {
            return Err(if kind == MeldKind::Chi {
                MeldError::NotARun
            } else {
                MeldError::NotEqual { kind }
            });
        }
        if reds > RED_FIVES {
            return Err(MeldError::RedFives { suit: tile.suit(), count: reds });
        }
        Ok(meld)
    }

    /// The chi that starts with this tile, without a red five.
    ///
    /// # Errors
    ///
    /// [`MeldError::RunStart`] when no run starts there: an eight, a nine or an honour.
    #[inline]
    pub const fn chi(lowest: Tile) -> Result<Meld, MeldError> {
        if lowest.is_honour() || lowest.rank() > 7 {
            return Err(MeldError::RunStart { tile: lowest });
        }
        Ok(Meld { kind: MeldKind::Chi, tile: lowest, reds: 0 })
    }

    /// The pon of this tile, without a red five.
    #[inline]
    pub const fn pon(tile: Tile) -> Meld {
        Meld { kind: MeldKind::Pon, tile, reds: 0 }
    }

    /// The open kan of this tile, without a red five.
    #[inline]
    pub const fn open_kan(tile: Tile) -> Meld {
        Meld { kind: MeldKind::OpenKan, tile, reds: 0 }
    }

    /// The concealed kan of this tile, without a red five.
    #[inline]
    pub const fn concealed_kan(tile: Tile) -> Meld {
        Meld { kind: MeldKind::ConcealedKan, tile, reds: 0 }
    }

    /// The same meld with so many red fives among its tiles.
    ///
    /// # Errors
    ///
    /// [`MeldError::RedFives`] for more than a suit has, [`MeldError::RedWithoutFive`] when there
    /// is no five that could be red.
    #[inline]
    pub fn with_red_fives(self, count: u8) -> Result<Meld, MeldError> {
        if count == 0 { Ok(Meld { reds: 0, ..self }) } else { self.with_some_red_fives(count) }
    }

    fn with_some_red_fives(self, count: u8) -> Result<Meld, MeldError> {
        let suit = self.tile.suit();
        if count > RED_FIVES {
            return Err(MeldError::RedFives { suit, count });
        }
        let can_be_red = |tile: Tile| tile == Tile::five(suit) && !tile.is_honour();
        if !self.tiles().any(can_be_red) {
            return Err(MeldError::RedWithoutFive { meld: self, count });
        }
        Ok(Meld { reds: count, ..self })
    }

    /// What it is.
    pub const fn kind(self) -> MeldKind {
        self.kind
    }

    /// Its lowest tile, which with the kind tells all of them.
    pub const fn tile(self) -> Tile {
        self.tile
    }

    /// How many of its tiles are red fives.
    pub const fn red_fives(self) -> u8 {
        self.reds
    }

    /// Its tiles, three or four, in tile order.
    pub fn tiles(self) -> impl Iterator<Item = Tile> {
        let step = usize::from(self.kind == MeldKind::Chi);
        (0..self.kind.tiles()).map(move |i| Tile::at(self.tile.index() + i * step))
    }

    /// Its pieces in tile order, a red five before the plain ones.
    pub fn pieces(self) -> impl Iterator<Item = Piece> {
        let mut reds = self.reds;
        self.tiles().map(move |tile| match Piece::red_five(tile.suit()) {
            Ok(red) if reds > 0 && red.tile() == tile => {
                reds -= 1;
                red
            }
            _ => Piece::plain(tile),
        })
    }
}

impl fmt::Debug for Meld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Meld({self})")
    }
}

impl fmt::Display for Meld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (open, close) = super::notation::brackets(self.kind);
        write!(f, "{open}")?;
        write_pieces(f, self.pieces())?;
        write!(f, "{close}")
    }
}

/// Why some tiles are not a meld.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum MeldError {
    /// The number of tiles is not that of the kind.
    Length {
        /// The kind asked for.
        kind: MeldKind,
        /// The number of tiles given.
        tiles: usize,
    },
    /// The three tiles are not of one suit and in a row.
    NotARun,
    /// No run starts with this tile.
    RunStart {
        /// The tile given as the lowest.
        tile: Tile,
    },
    /// The tiles are not all equal.
    NotEqual {
        /// The kind asked for.
        kind: MeldKind,
    },
    /// More red fives than a suit has.
    RedFives {
        /// The suit of the fives.
        suit: Suit,
        /// The red fives given.
        count: u8,
    },
    /// A red five in a meld without a five.
    RedWithoutFive {
        /// The meld without it.
        meld: Meld,
        /// The red fives given.
        count: u8,
    },
}

impl fmt::Display for MeldError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            MeldError::Length { kind, tiles } => {
                write!(f, "{kind} takes {} tiles: {tiles} given", kind.tiles())
            }
            MeldError::NotARun => {
                f.write_str("the tiles are no run: a chi is three of one suit in a row")
            }
            MeldError::RunStart { tile } => {
                write!(f, "no run starts with {tile}: use the lowest tile, a one to a seven")
            }
            MeldError::NotEqual { kind } => {
                write!(f, "the tiles are not equal: {kind} takes {} equal ones", kind.tiles())
            }
            MeldError::RedFives { suit, count } => {
                write!(f, "red fives of {}: {count}, and there is only one", suit.letter())
            }
            MeldError::RedWithoutFive { meld, .. } => {
                write!(f, "{meld} has no five that could be red")
            }
        }
    }
}

impl Error for MeldError {}
