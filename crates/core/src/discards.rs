//! Discards: what to throw.

mod list;

use core::fmt;
use core::ops::Deref;

use self::list::{List, rank};
use crate::acceptance::{Acceptance, Accepted};
use crate::distance::{self, Concealed, Copies, Nearer, Number};
use crate::hand::{Hand, Turn, TurnError};
use crate::judge::{self, Judged};
use crate::rules::{CopiesRule, Forms, Players};
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
    /// Whether the hand is complete as it is, and so need not discard. It is never so after a chi or
    /// pon, with which nobody wins.
    pub const fn is_complete(&self) -> bool {
        self.is_complete
    }

    /// As they are after a call, when one of them has to follow, and not of these kinds.
    pub(crate) fn after_call_without(mut self, kinds: TileSet) -> Discards {
        let mut kept = 0;
        for place in 0..self.len {
            if !kinds.contains(self.discards[place].piece.tile()) {
                self.discards[kept] = self.discards[place];
                kept += 1;
            }
        }
        self.len = kept;
        self.is_complete = false;
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
        self.expect_turn(Turn::ToDiscard)?;
        let held = Copies::of(self.counts());
        let mut list = List::new(self);
        distance::after_discards::<false>(
            self.keys(),
            held,
            self.size() / 3,
            |_| true,
            |index, nearer| {
                let held = held.without(index);
                let accepted = Accepted::by_tables(Forms::ALL, nearer, held, u64::MAX);
                list.add(Tile::at(usize::from(index)), accepted);
            },
        );
        let is_complete = self.shanten().is_complete();
        Ok(list.sorted(self.left(held), is_complete))
    }
}

impl Hand {
    /// The best discard alone: the first of [`Hand::discards`], found in about half of the time.
    ///
    /// ```
    /// use tenpai::Hand;
    ///
    /// let hand: Hand = "123m12399p57s1122z".parse()?;
    /// assert_eq!(hand.best_discard()?.to_string(), "9p: 1, 6s12z, 8 tiles");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`TurnError`] when the hand has 3k+1 tiles: it has to draw first.
    pub fn best_discard(&self) -> Result<Discard, TurnError> {
        Judged::plain(self).best_discard()
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
        let mut list = List::new(hand);
        self.each_discard(&hand.concealed(), |tile, accepted| list.add(tile, accepted));
        let is_complete = self.shanten().is_some_and(Shanten::is_complete);
        Ok(list.sorted(left, is_complete))
    }

    /// Calls `found` with each kind that these concealed tiles can throw away, and what is accepted
    /// then.
    #[inline]
    fn each_discard(&self, concealed: &Concealed, mut found: impl FnMut(Tile, Accepted)) {
        let found = |index: u8, nearer| {
            let tile = Tile::at(usize::from(index));
            found(tile, self.after_discard(tile).accepted_given(&concealed.without(index), nearer));
        };
        self.general_after_discards(concealed, |_| true, found);
    }

    /// The general form within four copies of each kind after each discard, with the draws where the
    /// number is wanted.
    #[inline]
    fn general_after_discards(
        &self,
        Concealed { keys, held, melds }: &Concealed,
        is_wanted: impl Fn(Number) -> bool,
        found: impl FnMut(u8, Nearer),
    ) {
        match self.rules().players() {
            Players::Four => {
                distance::after_discards::<false>(keys, *held, *melds, is_wanted, found);
            }
            Players::Three => {
                distance::after_discards::<true>(keys, *held, *melds, is_wanted, found);
            }
        }
    }

    /// Whether a tile that is discarded is gone for shapes, as everything that is seen.
    pub(crate) fn locks_discards(&self) -> bool {
        self.rules().copies() == CopiesRule::Visible
    }

    /// As a discard leaves it.
    fn after_discard(&self, tile: Tile) -> Self {
        if self.locks_discards() { self.with_one_seen(tile) } else { *self }
    }

    /// The best discard alone: the first of [`Judged::discards`], found in about half of the time.
    ///
    /// # Errors
    ///
    /// [`TurnError`] when the hand has 3k+1 tiles: it has to draw first.
    pub fn best_discard(&self) -> Result<Discard, TurnError> {
        let hand = self.hand();
        hand.expect_turn(Turn::ToDiscard)?;
        let left = self.all_left();
        let (tile, accepted) = self.best_of(&hand.concealed(), left);
        let piece = match Piece::red_five(tile.suit()) {
            Ok(red) if red.tile() == tile && hand.count_piece(red) > 0 => red,
            _ => Piece::plain(tile),
        };
        Ok(Discard { piece, acceptance: Acceptance::new(accepted, left) })
    }

    /// The best discard of 3k+2 concealed tiles, and what is accepted after it. Only what the nearest
    /// discards accept is looked for.
    pub(crate) fn best_of(&self, concealed: &Concealed, left: Copies) -> (Tile, Accepted) {
        let mut best =
            Best { rank: i32::MAX, tile: Tile::at(0), accepted: Accepted::NOTHING, left };
        if self.is_in_tables() && !self.locks_discards() {
            // A complete hand has -1, and is tenpai after its best discard.
            let least = self.best(concealed).max(Number::of(0));
            let shanten = judge::shanten(least);
            let (forms, kinds) = (self.rules().forms(), self.kinds());
            let is_nearest = |number| number == least;
            self.general_after_discards(concealed, is_nearest, |index, nearer| {
                let held = concealed.held.without(index);
                let accepted = Accepted::by_tables(forms, nearer, held, kinds);
                if accepted.shanten == shanten {
                    best.find(Tile::at(usize::from(index)), accepted);
                }
            });
        } else {
            self.find_best(concealed, &mut best);
        }
        (best.tile, best.accepted)
    }

    /// The same under rules that tables do not have.
    fn find_best(&self, concealed: &Concealed, best: &mut Best) {
        let rest = |tile: Tile| (self.after_discard(tile), concealed.without(tile.index() as u8));
        let mut numbers = [Number::NONE; Tile::COUNT];
        let held = TileSet::of_kinds(concealed.held.some());
        for tile in held {
            let (judged, rest) = rest(tile);
            numbers[tile.index()] = judged.best(&rest);
        }
        let least = numbers.into_iter().fold(Number::NONE, Number::min);
        for tile in held.iter().filter(|tile| numbers[tile.index()] == least) {
            let (judged, rest) = rest(tile);
            best.find(tile, judged.accepted(&rest));
        }
    }
}

/// The best of some discards so far.
struct Best {
    rank: i32,
    tile: Tile,
    accepted: Accepted,
    left: Copies,
}

impl Best {
    #[inline]
    fn find(&mut self, tile: Tile, accepted: Accepted) {
        let rank = rank(accepted, self.left, tile.index());
        if rank < self.rank {
            *self = Best { rank, tile, accepted, left: self.left };
        }
    }
}
