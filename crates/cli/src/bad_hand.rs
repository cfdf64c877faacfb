//! Why a hand got no answer.

use std::fmt;
use std::str::{self, Utf8Error};

use tenpai::{Hand, JudgeError, ParseError, Tile, TurnError};

/// Why a hand got no answer. The others go on.
#[derive(Debug)]
pub(crate) enum BadHand {
    /// The bytes are no text.
    NotUtf8(Utf8Error),
    /// The text is no hand.
    Text(ParseError),
    /// The hand is to draw where the question is about one that is to discard, or the other way
    /// round.
    Turn(TurnError),
    /// The hand does not go with the rules or with what is seen.
    Judge(JudgeError),
    /// A winning tile is named, and the hand is not complete.
    NotComplete,
    /// The hand has no such tile that it could have been won on.
    NotWonOn { tile: Tile },
}

/// The hand that these bytes spell.
pub(crate) fn read(bytes: &[u8]) -> Result<Hand, BadHand> {
    str::from_utf8(bytes).map_err(BadHand::NotUtf8)?.parse().map_err(BadHand::Text)
}

impl From<TurnError> for BadHand {
    fn from(error: TurnError) -> BadHand {
        BadHand::Turn(error)
    }
}

impl fmt::Display for BadHand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadHand::NotUtf8(error) => {
                let offset = error.valid_up_to();
                write!(f, "not UTF-8 at byte {offset}: use digits, m p s z, [ ] and ( )")
            }
            BadHand::Text(error) => error.fmt(f),
            BadHand::Turn(error) => error.fmt(f),
            BadHand::Judge(error) => error.fmt(f),
            BadHand::NotComplete => f.write_str("not complete: --won-on is about hands that won"),
            BadHand::NotWonOn { tile } => {
                write!(f, "{tile} is not among the concealed tiles: the winning tile has to be")
            }
        }
    }
}
