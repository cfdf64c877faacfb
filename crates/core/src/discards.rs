//! Discards: what to throw.

use core::fmt;
use core::ops::Deref;

use crate::acceptance::Acceptance;
use crate::distance::{self, Copies};
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
    #[inline]
    fn rank(&self, place: usize) -> i32 {
        let shanten = self.shanten().map_or(i8::MAX, Shanten::number);
        let (copies, kinds) = self.acceptance.copies_and_kinds();
        i32::from_be_bytes([shanten as u8, u8::MAX - copies, u8::MAX - kinds, place as u8])
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
        let is_complete = self.shanten().is_some_and(Shanten::is_complete);
        let mut list = List::new(hand, left);
        self.each_discard(&Concealed::of(hand), left, |tile, acceptance| {
            list.add(tile, acceptance)
        });
        Ok(list.sorted(is_complete))
    }

    /// Calls `found` with each kind that these concealed tiles can throw away, and what is accepted
    /// then.
    fn each_discard(
        &self,
        concealed: &Concealed,
        left: Copies,
        mut found: impl FnMut(Tile, Acceptance),
    ) {
        // Where what is seen is gone for shapes, so is the tile that is thrown.
        let locks = self.rules().copies() == CopiesRule::Visible;
        if self.is_plain() && !locks {
            let Concealed { counts, keys, size } = concealed;
            let forms = self.rules().forms();
            let held = Copies::of(counts);
            distance::after_discards(keys, held, size / 3, |index, nearer| {
                let held = held.without(index);
                let acceptance = Acceptance::by_tables(forms, nearer, held, left);
                found(Tile::at(usize::from(index)), acceptance);
            });
            return;
        }
        for tile in Tile::all().filter(|tile| concealed.counts[tile.index()] > 0) {
            let rest = concealed.without(tile);
            let acceptance = if locks {
                self.with_one_seen(tile).best_acceptance(&rest, left)
            } else {
                self.best_acceptance(&rest, left)
            };
            found(tile, acceptance);
        }
    }

    /// The best discard of these concealed tiles.
    pub(crate) fn best_discard(&self, concealed: &Concealed, left: Copies) -> Option<Discard> {
        let mut best: Option<(i32, Discard)> = None;
        self.each_discard(concealed, left, |tile, acceptance| {
            let discard = Discard { piece: Piece::plain(tile), acceptance };
            let rank = discard.rank(tile.index());
            if best.is_none_or(|(least, _)| rank < least) {
                best = Some((rank, discard));
            }
        });
        best.map(|(_, discard)| discard)
    }
}

/// The discards of a hand as they are found, in tile order.
struct List<'h> {
    hand: &'h Hand,
    discards: [Discard; MOST],
    ranks: [i32; MOST],
    len: usize,
}

impl<'h> List<'h> {
    fn new(hand: &'h Hand, left: Copies) -> List<'h> {
        let filler =
            Discard { piece: Piece::plain(Tile::at(0)), acceptance: Acceptance::nothing(left) };
        List { hand, discards: [filler; MOST], ranks: [i32::MAX; MOST], len: 0 }
    }

    #[inline]
    fn add(&mut self, tile: Tile, acceptance: Acceptance) {
        // A red five and a plain one leave the same.
        let red = Piece::red_five(tile.suit()).ok().filter(|red| red.tile() == tile);
        for piece in red.into_iter().chain([Piece::plain(tile)]) {
            if self.hand.count_piece(piece) > 0 && self.len < MOST {
                let discard = Discard { piece, acceptance };
                self.discards[self.len] = discard;
                self.ranks[self.len] = discard.rank(self.len);
                self.len += 1;
            }
        }
    }

    fn sorted(&self, is_complete: bool) -> Discards {
        let mut places = [0; MOST];
        for rank in &self.ranks[..self.len] {
            // No two ranks are the same, so each discard has its place behind those before it.
            for (place, other) in places.iter_mut().zip(&self.ranks) {
                *place += i32::from(rank < other);
            }
        }
        let mut order = [0; MOST];
        for (at, &place) in places[..self.len].iter().enumerate() {
            order[place as usize % MOST] = at;
        }
        let discards = order.map(|at| self.discards[at % MOST]);
        Discards { discards, len: self.len, is_complete }
    }
}
