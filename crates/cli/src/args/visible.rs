//! Reads tiles of any number, as `--visible` takes them.

use tenpai::{ParseError, Piece, Seen};

/// The tiles that the text spells as the concealed part of a hand spells them; nothing is none.
pub(super) fn read(text: &str) -> Result<Seen, String> {
    let mut seen = Seen::NONE;
    let mut reds = Vec::new();
    pieces(text, |piece, offset| {
        if piece.is_red() {
            let suit = piece.tile().suit();
            if reds.contains(&suit) {
                return Err(ParseError::SecondRedFive { suit, offset }.to_string());
            }
            reds.push(suit);
        }
        seen.add(piece.tile()).map_err(|error| error.to_string())
    })?;
    Ok(seen)
}

/// Hands out each piece and where its digit stands. The library reads them one by one, with spaces
/// for the rest of the text, so that its errors name the right byte.
fn pieces(
    text: &str,
    mut take: impl FnMut(Piece, usize) -> Result<(), String>,
) -> Result<(), String> {
    let read = |from: usize, rest: &str| {
        let alone = format!("{}{rest}", " ".repeat(from));
        alone.parse::<Piece>().map_err(|error| error.to_string())
    };
    let mut digits = Vec::new();
    for (offset, character) in text.char_indices() {
        if character.is_ascii_digit() {
            digits.push(offset);
        } else if !is_white_space(character) {
            if digits.is_empty() {
                read(offset, &text[offset..])?;
            }
            for digit in digits.drain(..) {
                let gap = " ".repeat(offset - digit - 1);
                let piece = read(digit, &format!("{}{gap}{character}", &text[digit..=digit]))?;
                take(piece, digit)?;
            }
        }
    }
    match digits.first() {
        Some(&digit) => read(digit, &text[digit..]).map(|_| ()),
        None => Ok(()),
    }
}

/// What means nothing in a hand.
fn is_white_space(character: char) -> bool {
    character.is_whitespace() || character == '\u{feff}'
}
