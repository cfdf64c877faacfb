//! Discards: what to throw.

use core::fmt;
use core::ops::Deref;

use crate::acceptance::{Acceptance, by_tables};
use crate::distance::Draws;
use crate::hand::{Hand, Turn, TurnError};
use crate::judge::{Concealed, Judged};
use crate::rules::CopiesRule;
use crate::shanten::Shanten;
use crate::tile::{Piece, Tile};
use crate::tile_set::TileSet;

/// The most different pieces that a hand can throw.
const MOST: usize = 14;

/// One discard of a hand of 3k+2 tiles, and what it leaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Discard {
    piece: Piece,
    acceptance: Acceptance,
}

impl Discard {
    /// What is thrown; a red five is told from a plain one.
    pub const fn piece(&self) -> Piece {
        self.piece
    }

    /// The number of what is left; `None` where nothing can be reached any more.
    pub const fn shanten(&self) -> Option<Shanten> {
        self.acceptance.shanten()
    }

    /// What the hand then accepts. The tile thrown is seen: it has one copy less left.
    pub const fn acceptance(&self) -> &Acceptance {
        &self.acceptance
    }

    /// A number that is the less the better: lower numbers first, then more copies, then more kinds
    /// of which a copy is left, then the place in tile order.
    fn rank(&self, place: usize, left: &Planes) -> u32 {
        let acceptance = &self.acceptance;
        let shanten = acceptance.shanten().map_or(u8::MAX, |shanten| shanten.number() as u8 + 1);
        let (copies, kinds) = left.copies_and_kinds(acceptance.tiles());
        u32::from_be_bytes([shanten, u8::MAX - copies, u8::MAX - kinds, place as u8])
    }
}

/// The copies left of each tile as three sets: of the tiles whose number of copies has the bit for
/// one, for two, and for four. Copies of many tiles are counted without looking at each.
struct Planes([u64; 3]);

impl Planes {
    fn of(left: &[u8; Tile::COUNT]) -> Planes {
        let plane = |bit: u8| {
            left.iter().rev().fold(0, |plane, &copies| plane << 1 | u64::from(copies >> bit & 1))
        };
        Planes([0, 1, 2].map(plane))
    }

    /// The copies of these tiles, and how many of them have a copy left.
    fn copies_and_kinds(&self, tiles: TileSet) -> (u8, u8) {
        let [ones, twos, fours] = self.0.map(|plane| plane & tiles.bits());
        let copies = ones.count_ones() + 2 * twos.count_ones() + 4 * fours.count_ones();
        (copies as u8, (ones | twos | fours).count_ones() as u8)
    }
}

impl fmt::Display for Discard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.shanten() {
            Some(shanten) => write!(f, "{}: {shanten}, {}", self.piece, self.acceptance),
            None => write!(f, "{}: unreachable", self.piece),
        }
    }
}

/// The discards of a hand, the best first: a slice of [`Discard`], one for each different piece.
///
/// ```
/// use tenpai::Hand;
///
/// let hand: Hand = "123m12399p57s1122z".parse()?;
/// let discards = hand.discards()?;
/// assert_eq!(discards[0].to_string(), "9p: 1, 6s12z, 8 tiles");
/// assert!(!discards.is_complete());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Discards {
    discards: [Discard; MOST],
    len: usize,
    is_complete: bool,
}

impl Discards {
    /// Whether the hand is complete as it is, and so need not discard.
    pub const fn is_complete(&self) -> bool {
        self.is_complete
    }

    /// Without the discards of some kinds.
    pub(crate) fn without(mut self, kinds: TileSet) -> Discards {
        let mut kept = 0;
        for place in 0..self.len {
            if !kinds.contains(self.discards[place].piece.tile()) {
                self.discards[kept] = self.discards[place];
                kept += 1;
            }
        }
        self.len = kept;
        self
    }

    /// The discards that leave the hand tenpai, which is when riichi may be declared (of a concealed
    /// hand).
    pub fn to_tenpai(&self) -> impl Iterator<Item = &Discard> {
        self.iter().filter(|discard| discard.shanten() == Some(Shanten::TENPAI))
    }
}

impl Deref for Discards {
    type Target = [Discard];

    fn deref(&self) -> &[Discard] {
        &self.discards[..self.len]
    }
}

impl<'d> IntoIterator for &'d Discards {
    type Item = &'d Discard;
    type IntoIter = core::slice::Iter<'d, Discard>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl Hand {
    /// Every discard with what it leaves, the best first, by the default rules and with nothing seen
    /// but the hand's own tiles. [`Hand::judged_by`] takes others.
    ///
    /// # Errors
    ///
    /// [`TurnError`] when the hand has 3k+1 tiles: it has to draw first.
    pub fn discards(&self) -> Result<Discards, TurnError> {
        Judged::plain(self).discards()
    }
}

impl Judged<'_> {
    /// Every discard with what it leaves, the best first.
    ///
    /// # Errors
    ///
    /// [`TurnError`] when the hand has 3k+1 tiles: it has to draw first.
    pub fn discards(&self) -> Result<Discards, TurnError> {
        let hand = self.hand();
        hand.expect_turn(Turn::ToDiscard)?;
        // Of this hand, so that what is thrown away is not there to be drawn again.
        let left = self.all_left();
        let nothing = Acceptance::nothing(left);
        let filler = Discard { piece: Piece::plain(Tile::at(0)), acceptance: nothing };
        let is_complete = self.shanten().is_some_and(Shanten::is_complete);
        let mut discards = Discards { discards: [filler; MOST], len: 0, is_complete };
        let mut in_tile_order = [filler; MOST];
        let planes = Planes::of(&left);
        let mut ranks = [0; MOST];
        let mut len = 0;
        self.each_discard(&Concealed::of(hand), &left, |tile, acceptance| {
            // A red five and a plain one leave the same.
            let red = Piece::red_five(tile.suit()).ok().filter(|red| red.tile() == tile);
            for piece in red.into_iter().chain([Piece::plain(tile)]) {
                if hand.count_piece(piece) > 0 {
                    let discard = Discard { piece, acceptance };
                    in_tile_order[len] = discard;
                    ranks[len] = discard.rank(len, &planes);
                    len += 1;
                }
            }
        });
        ranks[..len].sort_unstable();
        for (place, rank) in discards.discards.iter_mut().zip(&ranks[..len]) {
            *place = in_tile_order[(rank & 0xff) as usize % MOST];
        }
        discards.len = len;
        Ok(discards)
    }

    /// Calls `found` with each kind that these concealed tiles can throw away, and what is accepted
    /// then.
    fn each_discard(
        &self,
        concealed: &Concealed,
        left: &[u8; Tile::COUNT],
        mut found: impl FnMut(Tile, Acceptance),
    ) {
        // Where what is seen is gone for shapes, so is the tile that is thrown.
        let locks = self.rules().copies() == CopiesRule::Visible;
        let tables = self.is_plain() && !locks;
        let draws = tables.then(|| Draws::of(&concealed.keys, &concealed.counts));
        for tile in Tile::all().filter(|tile| concealed.counts[tile.index()] > 0) {
            let rest = concealed.without(tile);
            let acceptance = match &draws {
                None if locks => self.with_one_seen(tile).best_acceptance(&rest, left),
                None => self.best_acceptance(&rest, left),
                Some(draws) => {
                    let draws = draws.without(tile.index(), &rest.counts);
                    by_tables(self.rules().forms(), &draws, &rest.counts, rest.size, left)
                }
            };
            found(tile, acceptance);
        }
    }

    /// The best discard of these concealed tiles.
    pub(crate) fn best_discard(
        &self,
        concealed: &Concealed,
        left: &[u8; Tile::COUNT],
    ) -> Option<Discard> {
        let planes = Planes::of(left);
        let mut best: Option<(u32, Discard)> = None;
        self.each_discard(concealed, left, |tile, acceptance| {
            let discard = Discard { piece: Piece::plain(tile), acceptance };
            let rank = discard.rank(tile.index(), &planes);
            if best.is_none_or(|(least, _)| rank < least) {
                best = Some((rank, discard));
            }
        });
        best.map(|(_, discard)| discard)
    }
}
