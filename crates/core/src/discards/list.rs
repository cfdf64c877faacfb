//! The discards of a hand put in order.

use super::{Discard, Discards, MOST};
use crate::acceptance::{Acceptance, Accepted};
use crate::distance::Copies;
use crate::hand::Hand;
use crate::shanten::Shanten;
use crate::tile::{Piece, Tile};
use crate::tile_set::TileSet;

/// The discards of a hand as they are found, in tile order.
pub(super) struct List {
    /// The kinds of which a red five is held.
    reds: TileSet,
    /// The kinds of which a plain tile is held, among those that are held.
    plain: TileSet,
    len: usize,
    // Side by side, so that they are ranked several at once.
    pieces: [Piece; MOST],
    shanten: [Option<Shanten>; MOST],
    tiles: [TileSet; MOST],
}

impl List {
    #[inline]
    pub(super) fn new(hand: &Hand) -> List {
        let (reds, plain) = hand.red_and_plain_kinds();
        List {
            reds,
            plain,
            len: 0,
            pieces: [Piece::plain(Tile::at(0)); MOST],
            shanten: [None; MOST],
            tiles: [TileSet::EMPTY; MOST],
        }
    }

    /// Adds the discard of this kind. A red five and a plain one leave the same.
    #[inline]
    pub(super) fn add(&mut self, tile: Tile, accepted: Accepted) {
        if self.reds.contains(tile) {
            self.push_red(tile, accepted);
        }
        if self.plain.contains(tile) {
            self.push(Piece::plain(tile), accepted);
        }
    }

    #[cold]
    fn push_red(&mut self, tile: Tile, accepted: Accepted) {
        if let Ok(red) = Piece::red_five(tile.suit()) {
            self.push(red, accepted);
        }
    }

    #[inline]
    fn push(&mut self, piece: Piece, accepted: Accepted) {
        if self.len < MOST {
            self.pieces[self.len] = piece;
            self.shanten[self.len] = accepted.shanten;
            self.tiles[self.len] = accepted.tiles;
            self.len += 1;
        }
    }

    /// The best first, with the copies that are left of each tile.
    #[inline]
    pub(super) fn sorted(&self, left: Copies, is_complete: bool) -> Discards {
        // All places, also those with nothing in them, so that several are ranked at once.
        let mut ranks = [0; MOST];
        let found = self.shanten.iter().zip(&self.tiles);
        for (place, (rank, (&shanten, &tiles))) in ranks.iter_mut().zip(found).enumerate() {
            *rank = self::rank(Accepted { shanten, tiles }, left, place);
        }
        // No two ranks are equal, so that each discard comes behind those that are better. Comparing
        // each with each takes no longer than sorting so few, which no processor foresees.
        let mut places = [0; MOST];
        for rank in &ranks[..self.len.min(MOST)] {
            for (place, other) in places.iter_mut().zip(&ranks) {
                *place += i32::from(rank < other);
            }
        }
        let filler = Discard {
            piece: Piece::plain(Tile::at(0)),
            acceptance: Acceptance::new(Accepted::NOTHING, left),
        };
        let mut discards = Discards { discards: [filler; MOST], len: self.len, is_complete };
        let found = self.shanten.iter().zip(&self.tiles).zip(&self.pieces);
        for (((&shanten, &tiles), &piece), place) in found.zip(places).take(self.len) {
            if let Some(discard) = discards.discards.get_mut(place as usize) {
                let acceptance = Acceptance::new(Accepted { shanten, tiles }, left);
                *discard = Discard { piece, acceptance };
            }
        }
        discards
    }
}

/// A number that is the less the better: lower numbers first, then more copies, then more kinds of
/// which a copy is left, then the place in tile order.
#[inline]
pub(super) fn rank(accepted: Accepted, left: Copies, place: usize) -> i32 {
    let shanten = accepted.shanten.map_or(i8::MAX, Shanten::number);
    let (copies, kinds) = left.among(accepted.tiles.bits());
    i32::from(shanten) << 24
        | i32::from(u8::MAX - copies) << 16
        | i32::from(u8::MAX - kinds) << 8
        | place as i32
}
