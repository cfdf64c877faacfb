//! Why tiles are not a hand, or why a hand cannot do what was asked.

use core::error::Error;
use core::fmt;

use super::Turn;
use crate::hand::MeldError;
use crate::tile::{Flaw, Piece, Suit, Tile};

/// Why tiles are not a hand, or why a hand cannot change in the way that was asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum HandError {
    /// More than four copies of a tile over concealed tiles and melds.
    TooManyCopies {
        /// The tile, the first in tile order.
        tile: Tile,
        /// The copies given, 255 standing for that many or more.
        count: u8,
    },
    /// No hand has this number of concealed tiles.
    Size {
        /// The number of concealed tiles.
        tiles: usize,
    },
    /// The melds and the number of concealed tiles disagree.
    MeldCount {
        /// The number of concealed tiles.
        tiles: usize,
        /// The melds given.
        melds: usize,
        /// The melds that this number of tiles goes with.
        room: usize,
    },
    /// More red fives of a suit than there are.
    RedFives {
        /// The suit.
        suit: Suit,
        /// The red fives given.
        count: u8,
    },
    /// More red fives of a suit than concealed fives to be red.
    RedWithoutFives {
        /// The suit.
        suit: Suit,
        /// The red fives given.
        red: u8,
        /// The fives among which they should be.
        fives: u8,
    },
    /// The tiles of a call are no meld.
    Meld(MeldError),
    /// The hand is to draw where it should discard, or the other way round.
    Turn(TurnError),
    /// A tile to be thrown or laid down is not among the concealed ones, or not often enough.
    NotHeld {
        /// The piece: a red five is not a plain five, except where a kan takes all there are.
        piece: Piece,
        /// How many are wanted.
        wanted: u8,
        /// How many are concealed.
        held: u8,
    },
    /// A pon that is to become a kan is not among the melds.
    NoPon {
        /// The tile of the pon.
        tile: Tile,
    },
    /// The hand was given without its melds, so it can't call.
    MeldsAssumed,
}

impl fmt::Display for HandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            HandError::TooManyCopies { tile, count } => {
                let more = if count == u8::MAX { " or more" } else { "" };
                write!(f, "{count}{more} copies of {tile}: there are only four")
            }
            HandError::Size { tiles } => write!(
                f,
                "{tiles} concealed tiles are no hand: use 1, 4, 7, 10 or 13, and one more after a draw"
            ),
            HandError::MeldCount { tiles, melds, room } => {
                let plural = if tiles == 1 { "" } else { "s" };
                write!(
                    f,
                    "meld count {melds} does not go with {tiles} concealed tile{plural}: \
                     it must be {room}, a kan being one"
                )
            }
            HandError::RedFives { suit, count } => {
                write!(f, "red fives of {}: {count}, and there is only one", suit.letter())
            }
            HandError::RedWithoutFives { suit, red, fives } => {
                write!(f, "red fives of {}: {red} among {fives} concealed fives", suit.letter())
            }
            HandError::Meld(error) => error.fmt(f),
            HandError::Turn(error) => error.fmt(f),
            HandError::NotHeld { piece, held: 0, .. } => {
                write!(f, "{piece} is not among the concealed tiles")
            }
            HandError::NotHeld { piece, wanted, held } => {
                write!(f, "{wanted} of {piece} are wanted, and {held} among the concealed tiles")
            }
            HandError::NoPon { tile } => write!(f, "there is no pon of {tile} to add to"),
            HandError::MeldsAssumed => {
                f.write_str("the melds of this hand are not known: name them before it calls")
            }
        }
    }
}

// Without a source: what is inside is part of the message already.
impl Error for HandError {}

impl From<MeldError> for HandError {
    fn from(error: MeldError) -> HandError {
        HandError::Meld(error)
    }
}

impl From<TurnError> for HandError {
    fn from(error: TurnError) -> HandError {
        HandError::Turn(error)
    }
}

impl From<Flaw> for HandError {
    fn from(flaw: Flaw) -> HandError {
        match flaw {
            Flaw::TooMany { index, count } => {
                HandError::TooManyCopies { tile: Tile::at(usize::from(index)), count }
            }
            Flaw::Total { tiles } => HandError::Size { tiles: usize::from(tiles) },
        }
    }
}

/// A hand that is to draw was needed and this one is to discard, or the other way round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct TurnError {
    /// The number of concealed tiles.
    pub tiles: usize,
    /// What the hand should be about to do.
    pub wanted: Turn,
}

impl fmt::Display for TurnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tiles = self.tiles;
        match self.wanted {
            Turn::ToDraw => {
                write!(
                    f,
                    "the hand has to discard first: it has {tiles} concealed, and this takes 1, 4, 7, 10 or 13"
                )
            }
            Turn::ToDiscard => {
                write!(
                    f,
                    "the hand has to draw first: it has {tiles} concealed, and this takes 2, 5, 8, 11 or 14"
                )
            }
        }
    }
}

impl Error for TurnError {}
