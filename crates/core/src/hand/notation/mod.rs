//! Text in and out: `123m406p789s1122z`, `45z[444z](7777z)`.
//!
//! Digits are followed by the letter of their suit: `m` characters, `p` circles, `s` bamboos, `z`
//! honours (east, south, west, north, white, green, red). `0` is a red five. Melds come after the
//! concealed tiles, called ones in `[...]`, concealed kans in `(...)`. White space means nothing.

mod error;
mod parser;

use core::str::FromStr;

pub use self::error::ParseError;
use self::parser::Parser;
use crate::hand::{Hand, Meld, MeldKind};
use crate::tile::{Piece, Tile, TileSet};

/// What opens and closes a meld of this kind.
pub(crate) const fn brackets(kind: MeldKind) -> (char, char) {
    match kind {
        MeldKind::ConcealedKan => ('(', ')'),
        MeldKind::Chi | MeldKind::Pon | MeldKind::OpenKan => ('[', ']'),
    }
}

impl FromStr for Hand {
    type Err = ParseError;

    /// Reads a hand. Without melds in the text, those of a hand of fewer than 13 tiles are assumed.
    fn from_str(text: &str) -> Result<Hand, ParseError> {
        Parser::new(text).hand()
    }
}

impl FromStr for Meld {
    type Err = ParseError;

    /// Reads one meld with its brackets.
    fn from_str(text: &str) -> Result<Meld, ParseError> {
        Parser::new(text).only_meld()
    }
}

impl FromStr for Piece {
    type Err = ParseError;

    /// Reads one tile, which may be a red five.
    fn from_str(text: &str) -> Result<Piece, ParseError> {
        Parser::new(text).only_piece()
    }
}

impl FromStr for Tile {
    type Err = ParseError;

    /// Reads one kind of tile. A red five is not a kind: read a [`Piece`] where one may come.
    fn from_str(text: &str) -> Result<Tile, ParseError> {
        Parser::new(text).only_tile()
    }
}

impl FromStr for TileSet {
    type Err = ParseError;

    /// Reads kinds of tiles, each of which may come more than once. The empty text is the empty
    /// set.
    fn from_str(text: &str) -> Result<TileSet, ParseError> {
        Parser::new(text).tile_set()
    }
}
