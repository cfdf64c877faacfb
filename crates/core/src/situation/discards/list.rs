//! The discards of a hand put in order.

use crate::forms::Shanten;
use crate::hand::Hand;
use crate::situation::Accepted;
use crate::tile::{Copies, Piece, Tile, TileSet};

/// No hand has more than fourteen different pieces. Sixteen, so that no index needs a check.
const ROOM: usize = 16;

/// The discards of a hand in tile order.
#[derive(Debug, Clone, Copy)]
pub(super) struct List {
    // Side by side, so that they are ranked several at once.
    tiles: [TileSet; ROOM],
    /// Shanten numbers, or [`UNREACHABLE`].
    numbers: [i8; ROOM],
    pieces: [Piece; ROOM],
    len: usize,
}

impl List {
    #[inline]
    pub(super) const fn new() -> List {
        List {
            tiles: [TileSet::EMPTY; ROOM],
            numbers: [UNREACHABLE; ROOM],
            pieces: [Piece::plain(Tile::at(0)); ROOM],
            len: 0,
        }
    }

    /// The discard at this place in tile order.
    #[inline]
    pub(super) const fn at(&self, place: usize) -> (Piece, Accepted) {
        let place = place % ROOM;
        let shanten = match self.numbers[place] {
            UNREACHABLE => None,
            number => Some(Shanten::from_number(number)),
        };
        (self.pieces[place], Accepted { shanten, tiles: self.tiles[place] })
    }

    /// Adds the next one.
    #[inline]
    pub(super) fn push(&mut self, piece: Piece, accepted: Accepted) {
        let place = self.len % ROOM;
        self.pieces[place] = piece;
        self.numbers[place] = number(accepted);
        self.tiles[place] = accepted.tiles;
        self.len += 1;
    }

    /// Tells red fives from plain ones, which leave the same: the red one comes first.
    #[inline]
    pub(super) fn tell_reds(&mut self, hand: &Hand) {
        let (reds, plain) = hand.red_and_plain_kinds();
        if !reds.is_empty() {
            self.split_reds(reds, plain);
        }
    }

    #[cold]
    fn split_reds(&mut self, reds: TileSet, plain: TileSet) {
        let all = *self;
        *self = List::new();
        for place in 0..all.len {
            let (piece, accepted) = all.at(place);
            match Piece::red_five(piece.tile().suit()) {
                Ok(red) if reds.contains(piece.tile()) => self.push(red, accepted),
                _ => (),
            }
            if plain.contains(piece.tile()) {
                self.push(piece, accepted);
            }
        }
    }

    /// Whether the hand is complete: tenpai without any of its tiles, and it accepts that tile.
    #[inline]
    pub(super) fn is_complete(&self) -> bool {
        self.numbers[0] == Shanten::TENPAI.number() && self.tiles[0].contains(self.pieces[0].tile())
    }

    /// The best first, by the copies left of each tile.
    #[inline]
    pub(super) fn order(&self, left: Copies) -> Order {
        // Several are ranked at once, so a few places with nothing in them do no harm.
        let mut ranks = [i32::MAX; ROOM];
        let some = self.len.next_multiple_of(4).min(ROOM);
        let found = self.numbers[..some].iter().zip(&self.tiles[..some]);
        for (place, (rank, (&number, &tiles))) in ranks[..some].iter_mut().zip(found).enumerate() {
            *rank = rank_of(number, tiles, left, place);
        }
        // No two ranks are equal, so that each discard comes behind those that are better. Comparing
        // each with each takes no longer than sorting so few, which no processor foresees.
        let mut places = [0; ROOM];
        for rank in ranks.iter().take(self.len) {
            for (place, other) in places.iter_mut().zip(&ranks) {
                *place += i32::from(rank < other);
            }
        }
        let mut order = Order { places: 0, len: self.len };
        for (found, &place) in places.iter().enumerate().take(self.len) {
            order.places |= (found as u64) << (4 * place);
        }
        order
    }
}

/// An order of discards: places in a list, the best first.
#[derive(Debug, Clone, Copy)]
pub(super) struct Order {
    /// Four bits for each. In one piece: bytes that have just been written take long to be copied.
    places: u64,
    len: usize,
}

impl Order {
    #[inline]
    pub(super) const fn len(self) -> usize {
        self.len
    }

    /// The place in the list of the best one, where `nth` is 0, and so on.
    #[inline]
    pub(super) const fn at(self, nth: usize) -> usize {
        (self.places >> (4 * (nth % ROOM))) as usize % ROOM
    }

    /// Those that are wanted, in the same order.
    pub(super) fn filtered(self, is_wanted: impl Fn(usize) -> bool) -> Order {
        let mut kept = Order { places: 0, len: 0 };
        for place in (0..self.len).map(|nth| self.at(nth)).filter(|&place| is_wanted(place)) {
            kept.places |= (place as u64) << (4 * kept.len);
            kept.len += 1;
        }
        kept
    }
}

/// A number that is the less the better: lower numbers first, then more copies, then more kinds of
/// which a copy is left, then the place in tile order.
#[inline]
fn rank_of(number: i8, tiles: TileSet, left: Copies, place: usize) -> i32 {
    let worth = u16::MAX - left.worth(tiles.bits());
    i32::from(number) << 24 | i32::from(worth) << 8 | place as i32
}

/// In the place of a number where none can be reached: worse than any.
const UNREACHABLE: i8 = i8::MAX;

#[inline]
fn number(accepted: Accepted) -> i8 {
    accepted.shanten.map_or(UNREACHABLE, Shanten::number)
}
