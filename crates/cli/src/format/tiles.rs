//! Tiles as people see them: in the letters of the notation, or as the characters of Unicode.

use std::fmt::Display;

use clap::ValueEnum;
use tenpai::{Piece, Suit};

/// How tiles are shown in text for people.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub(crate) enum Tiles {
    /// In the notation of hands, such as 406p
    #[default]
    Letters,
    /// As the characters for mahjong tiles, with ' behind a red five
    Symbols,
}

impl Tiles {
    /// The text with its tiles shown so. Tiles are digits right before the letter of their suit,
    /// where no word goes on; no other text of this program looks like that.
    pub(super) fn show(self, text: impl Display) -> String {
        let text = text.to_string();
        match self {
            Tiles::Letters => text,
            Tiles::Symbols => symbols(&text),
        }
    }
}

/// How many columns of a terminal the text takes. The red dragon alone among the tiles is two
/// wide, as terminals take it for an emoji.
pub(super) fn width(text: &str) -> usize {
    text.chars().map(|character| if character == RED_DRAGON { 2 } else { 1 }).sum()
}

const RED_DRAGON: char = '\u{1f004}';

fn symbols(text: &str) -> String {
    let mut shown = String::with_capacity(2 * text.len());
    let mut rest = text;
    while let Some(start) = rest.find(|character: char| character.is_ascii_digit()) {
        let (before, from_digit) = rest.split_at(start);
        shown.push_str(before);
        let end = from_digit.find(|character: char| !character.is_ascii_digit());
        let (digits, behind) = from_digit.split_at(end.unwrap_or(from_digit.len()));
        match of_group(digits, behind) {
            Some(tiles) => {
                shown.push_str(&tiles);
                rest = &behind[1..];
            }
            None => {
                shown.push_str(digits);
                rest = behind;
            }
        }
    }
    shown + rest
}

/// The characters for some digits and the letter behind them, if they are tiles.
fn of_group(digits: &str, behind: &str) -> Option<String> {
    let mut characters = behind.chars();
    let letter = characters.next()?;
    if characters.next().is_some_and(char::is_alphabetic) {
        return None;
    }
    digits.chars().map(|digit| format!("{digit}{letter}").parse().ok().map(symbol)).collect()
}

/// The character for a tile, which a mark follows if it is a red five.
fn symbol(piece: Piece) -> String {
    let tile = piece.tile();
    let first = match tile.suit() {
        Suit::Characters => 0x1f007,
        Suit::Circles => 0x1f019,
        Suit::Bamboos => 0x1f010,
        Suit::Honours => 0x1f000,
    };
    // Unicode has the dragons the other way round: red, green, white.
    let place = match (tile.suit(), u32::from(tile.rank()) - 1) {
        (Suit::Honours, dragon @ 4..=6) => 10 - dragon,
        (_, place) => place,
    };
    let character = char::from_u32(first + place).unwrap_or(char::REPLACEMENT_CHARACTER);
    let mark = if piece.is_red() { "'" } else { "" };
    format!("{character}{mark}")
}
