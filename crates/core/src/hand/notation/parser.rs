//! Reads the notation in one pass from left to right, without allocation.

use super::{ParseError, brackets};
use crate::hand::{Hand, MELDS, Meld, MeldError, MeldKind, Pile};
use crate::tile::{Piece, RED_FIVES, Suit, Tile, TileSet};

pub(super) struct Parser<'t> {
    text: &'t str,
    /// The byte offset of what is still to be read.
    at: usize,
}

impl<'t> Parser<'t> {
    pub(super) fn new(text: &'t str) -> Parser<'t> {
        Parser { text, at: 0 }
    }

    pub(super) fn hand(mut self) -> Result<Hand, ParseError> {
        let mut concealed = Pile::EMPTY;
        let mut reds = RedFives::default();
        let mut melds = [Meld::pon(Tile::at(0)); MELDS];
        let mut melds_read = 0;
        if self.peek().is_none() {
            return Err(ParseError::Empty);
        }
        while let Some((offset, next)) = self.peek() {
            if next == '[' || next == '(' {
                let meld = self.meld(&mut reds)?;
                *melds.get_mut(melds_read).ok_or(ParseError::TooManyMelds { offset })? = meld;
                melds_read += 1;
            } else if melds_read == 0 || !next.is_ascii_digit() {
                self.group(|piece, offset| {
                    reds.see(piece, offset)?;
                    concealed.add(piece);
                    Ok(())
                })?;
            } else {
                return Err(ParseError::TilesAfterMelds { offset });
            }
        }
        Ok(Hand::checked(&concealed.counts, concealed.reds, &melds[..melds_read])?)
    }

    pub(super) fn only_meld(mut self) -> Result<Meld, ParseError> {
        match self.peek() {
            None => Err(ParseError::Empty),
            Some((_, '[' | '(')) => {
                let meld = self.meld(&mut RedFives::default())?;
                self.end()?;
                Ok(meld)
            }
            Some((offset, character)) => Err(ParseError::UnexpectedCharacter { character, offset }),
        }
    }

    pub(super) fn only_piece(mut self) -> Result<Piece, ParseError> {
        let (mut first, mut tiles) = (None, 0);
        while self.peek().is_some() {
            self.group(|piece, _| {
                first = first.or(Some(piece));
                tiles += 1;
                Ok(())
            })?;
        }
        match first {
            Some(piece) if tiles == 1 => Ok(piece),
            Some(_) => Err(ParseError::NotOneTile { tiles }),
            None => Err(ParseError::Empty),
        }
    }

    pub(super) fn only_tile(self) -> Result<Tile, ParseError> {
        let text = self.text;
        let piece = self.only_piece()?;
        match text.find('0') {
            Some(offset) if piece.is_red() => Err(ParseError::RedFive { offset }),
            _ => Ok(piece.tile()),
        }
    }

    pub(super) fn tile_set(mut self) -> Result<TileSet, ParseError> {
        let mut set = TileSet::EMPTY;
        while self.peek().is_some() {
            self.group(|piece, offset| {
                if piece.is_red() {
                    return Err(ParseError::RedFive { offset });
                }
                set.insert(piece.tile());
                Ok(())
            })?;
        }
        Ok(set)
    }

    /// Reads a meld from its opening bracket to the closing one.
    fn meld(&mut self, reds: &mut RedFives) -> Result<Meld, ParseError> {
        let Some((start, open)) = self.next() else {
            return Err(ParseError::Empty);
        };
        let close = if open == '(' { brackets(MeldKind::ConcealedKan).1 } else { ']' };
        let mut pieces = [Piece::plain(Tile::at(0)); 4];
        let mut tiles = 0;
        loop {
            match self.peek() {
                Some((_, next)) if next == close => break,
                None | Some((_, ']' | ')')) => {
                    return Err(ParseError::MeldNotClosed { offset: start });
                }
                Some((offset, character @ ('[' | '('))) => {
                    return Err(ParseError::UnexpectedCharacter { character, offset });
                }
                Some(_) => self.group(|piece, offset| {
                    reds.see(piece, offset)?;
                    if let Some(place) = pieces.get_mut(tiles) {
                        *place = piece;
                    }
                    tiles += 1;
                    Ok(())
                })?,
            }
        }
        self.next();
        let equal = pieces[1].tile() == pieces[0].tile();
        let kind = match (open, tiles) {
            ('(', _) => MeldKind::ConcealedKan,
            (_, 4) => MeldKind::OpenKan,
            _ if equal => MeldKind::Pon,
            _ => MeldKind::Chi,
        };
        let meld = match pieces.get(..tiles) {
            Some(pieces) => Meld::new(kind, pieces),
            None => Err(MeldError::Length { kind, tiles }),
        };
        meld.map_err(|error| ParseError::Meld { error, offset: start })
    }

    /// Reads digits and the letter of their suit, and hands out each piece with its offset.
    fn group(
        &mut self,
        mut piece: impl FnMut(Piece, usize) -> Result<(), ParseError>,
    ) -> Result<(), ParseError> {
        let Some((start, first)) = self.peek() else {
            return Ok(());
        };
        if let Some(suit) = Suit::from_letter(first) {
            return Err(ParseError::MissingDigits { suit, offset: start });
        }
        if !first.is_ascii_digit() {
            return Err(ParseError::UnexpectedCharacter { character: first, offset: start });
        }
        let suit = loop {
            match self.next() {
                Some((_, next)) if next.is_ascii_digit() => {}
                None | Some((_, '[' | ']' | '(' | ')')) => {
                    return Err(ParseError::MissingSuit { offset: start });
                }
                Some((offset, character)) => match Suit::from_letter(character) {
                    Some(suit) => break suit,
                    None => return Err(ParseError::UnexpectedCharacter { character, offset }),
                },
            }
        };
        for (i, digit) in self.text[start..self.at].bytes().enumerate() {
            if digit.is_ascii_digit() {
                let offset = start + i;
                piece(read_piece(digit - b'0', suit, offset)?, offset)?;
            }
        }
        Ok(())
    }

    fn end(&self) -> Result<(), ParseError> {
        match self.peek() {
            None => Ok(()),
            Some((offset, character)) => Err(ParseError::UnexpectedCharacter { character, offset }),
        }
    }

    /// The next character that is not white space, with its offset.
    fn peek(&self) -> Option<(usize, char)> {
        let rest = &self.text[self.at..];
        rest.char_indices()
            .find(|(_, character)| !is_white_space(*character))
            .map(|(i, character)| (self.at + i, character))
    }

    fn next(&mut self) -> Option<(usize, char)> {
        let (offset, character) = self.peek()?;
        self.at = offset + character.len_utf8();
        Some((offset, character))
    }
}

/// White space, which means nothing; so does the mark that some systems put before a text.
fn is_white_space(character: char) -> bool {
    character.is_whitespace() || character == '\u{feff}'
}

fn read_piece(digit: u8, suit: Suit, offset: usize) -> Result<Piece, ParseError> {
    let unknown = ParseError::UnknownHonour { digit, offset };
    match digit {
        0 => Piece::red_five(suit).map_err(|_| unknown),
        rank => Tile::of(suit, rank).map(Piece::plain).map_err(|_| unknown),
    }
}

/// The red fives seen so far in concealed tiles and melds.
#[derive(Default)]
struct RedFives([u8; 3]);

impl RedFives {
    fn see(&mut self, piece: Piece, offset: usize) -> Result<(), ParseError> {
        if piece.is_red() {
            let suit = piece.tile().suit();
            let seen = &mut self.0[suit as usize];
            if *seen == RED_FIVES {
                return Err(ParseError::SecondRedFive { suit, offset });
            }
            *seen += 1;
        }
        Ok(())
    }
}
