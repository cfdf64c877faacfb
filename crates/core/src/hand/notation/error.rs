//! Why a text is not what it should be, and where.

use core::error::Error;
use core::fmt;

use crate::hand::{HandError, MeldError};
use crate::tile::Suit;

/// Why a text is no hand, meld, tile or set of tiles. Offsets are in bytes from its start.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ParseError {
    /// There is nothing in the text.
    Empty,
    /// A character that has no meaning where it stands.
    UnexpectedCharacter {
        /// The character.
        character: char,
        /// Where it stands.
        offset: usize,
    },
    /// Digits without the letter of their suit after them.
    MissingSuit {
        /// Where the first of the digits stands.
        offset: usize,
    },
    /// The letter of a suit without digits before it.
    MissingDigits {
        /// The suit.
        suit: Suit,
        /// Where the letter stands.
        offset: usize,
    },
    /// An honour that does not exist: `0z`, `8z` or `9z`.
    UnknownHonour {
        /// The digit, 0, 8 or 9.
        digit: u8,
        /// Where the digit stands.
        offset: usize,
    },
    /// A red five where only a kind of tile has a meaning.
    RedFive {
        /// Where the `0` stands.
        offset: usize,
    },
    /// The second red five of a suit.
    SecondRedFive {
        /// The suit.
        suit: Suit,
        /// Where the second `0` stands.
        offset: usize,
    },
    /// Another number of tiles where one is expected.
    NotOneTile {
        /// The number of tiles.
        tiles: usize,
    },
    /// A bracket that is not closed by its like.
    MeldNotClosed {
        /// Where the bracket stands.
        offset: usize,
    },
    /// The tiles in brackets are no meld.
    Meld {
        /// What is wrong with them.
        error: MeldError,
        /// Where the opening bracket stands.
        offset: usize,
    },
    /// A fifth meld.
    TooManyMelds {
        /// Where its opening bracket stands.
        offset: usize,
    },
    /// Concealed tiles behind a meld.
    TilesAfterMelds {
        /// Where the first of them stands.
        offset: usize,
    },
    /// The text is well written, but the tiles are no hand.
    Hand(HandError),
}

impl ParseError {
    /// Where in the text the error is, in bytes from its start; `None` where it concerns all of it.
    pub const fn offset(&self) -> Option<usize> {
        match *self {
            ParseError::UnexpectedCharacter { offset, .. }
            | ParseError::MissingSuit { offset }
            | ParseError::MissingDigits { offset, .. }
            | ParseError::UnknownHonour { offset, .. }
            | ParseError::RedFive { offset }
            | ParseError::SecondRedFive { offset, .. }
            | ParseError::MeldNotClosed { offset }
            | ParseError::Meld { offset, .. }
            | ParseError::TooManyMelds { offset }
            | ParseError::TilesAfterMelds { offset } => Some(offset),
            ParseError::Empty | ParseError::NotOneTile { .. } | ParseError::Hand(_) => None,
        }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            ParseError::Empty => f.write_str("no tiles: write some, such as 123m456p789s1122z"),
            ParseError::UnexpectedCharacter { character, offset } => {
                write!(f, "unexpected {character:?} at byte {offset}: ")?;
                if "0123456789mpsz[]()".contains(character) {
                    f.write_str("it has no place there")
                } else {
                    f.write_str("use digits, m p s z, [ ] and ( )")
                }
            }
            ParseError::MissingSuit { offset } => {
                write!(f, "digits without a suit at byte {offset}: put m, p, s or z after them")
            }
            ParseError::MissingDigits { suit, offset } => {
                write!(f, "{} without digits at byte {offset}: put them before it", suit.letter())
            }
            ParseError::UnknownHonour { digit, offset } => {
                write!(f, "{digit}z at byte {offset} does not exist: use 1z to 7z")
            }
            ParseError::RedFive { offset } => {
                write!(f, "a red five at byte {offset} where only a kind counts: write 5")
            }
            ParseError::SecondRedFive { suit, offset } => {
                write!(f, "a second red five of {} at byte {offset}: there is one", suit.letter())
            }
            ParseError::NotOneTile { tiles } => write!(f, "{tiles} tiles where one is expected"),
            ParseError::MeldNotClosed { offset } => {
                write!(f, "the bracket at byte {offset} is not closed by its like")
            }
            ParseError::Meld { error, offset } => write!(f, "no meld at byte {offset}: {error}"),
            ParseError::TooManyMelds { offset } => {
                write!(f, "a fifth meld at byte {offset}: there are at most four")
            }
            ParseError::TilesAfterMelds { offset } => {
                write!(f, "concealed tiles at byte {offset}: put them before the melds")
            }
            ParseError::Hand(error) => error.fmt(f),
        }
    }
}

// Without a source: what is inside is part of the message already.
impl Error for ParseError {}

impl From<HandError> for ParseError {
    fn from(error: HandError) -> ParseError {
        ParseError::Hand(error)
    }
}
