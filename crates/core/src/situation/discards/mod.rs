//! Discards: what to throw.

mod best;
mod list;

use core::fmt;
use core::iter::FusedIterator;
use core::ops::Range;

use self::list::{List, Order};
use crate::engine;
use crate::engine::Concealed;
use crate::forms::Shanten;
use crate::hand::{Hand, Turn, TurnError};
use crate::rules::{CopiesRule, Forms, Players};
use crate::situation::{Acceptance, Accepted, Judged};
use crate::tile::{Copies, Piece, Tile, TileSet};

/// One discard of a hand of 3k+2 tiles, and what it leaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Discard {
    piece: Piece,
    acceptance: Acceptance,
}

impl Discard {
    #[inline]
    const fn new(piece: Piece, accepted: Accepted, left: Copies) -> Discard {
        Discard { piece, acceptance: Acceptance::new(accepted, left) }
    }

    /// What is thrown; a red five is told from a plain one.
    pub const fn piece(&self) -> Piece {
        self.piece
    }

    /// The number of what is left; `None` where nothing can be reached any more.
    pub const fn shanten(&self) -> Option<Shanten> {
        self.acceptance.shanten()
    }

    /// What the hand then accepts. The tile thrown is seen: it has one copy less left.
    pub const fn acceptance(&self) -> Acceptance {
        self.acceptance
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

/// The discards of a hand, the best first: a [`Discard`] for each different piece. There always is one.
///
/// ```
/// use tenpai::Hand;
///
/// let hand: Hand = "123m12399p57s1122z".parse()?;
/// let discards = hand.discards()?;
/// assert_eq!(discards.first().to_string(), "9p: 1, 6s12z, 8 tiles");
/// assert!(!discards.is_complete());
/// for discard in &discards {
///     assert!(discards.first().shanten() <= discard.shanten());
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Discards {
    list: List,
    order: Order,
    /// The same for all of them, so that it is kept once.
    left: Copies,
    is_complete: bool,
}

#[expect(clippy::len_without_is_empty, reason = "they never are")]
impl Discards {
    /// How many there are, 1 to 14.
    #[inline]
    pub const fn len(&self) -> usize {
        self.order.len()
    }

    /// The best one.
    #[inline]
    pub const fn first(&self) -> Discard {
        self.at(0)
    }

    /// The discard at this place, counted from 0; `None` behind the last one.
    #[inline]
    pub const fn get(&self, place: usize) -> Option<Discard> {
        if place < self.len() { Some(self.at(place)) } else { None }
    }

    #[inline]
    const fn at(&self, place: usize) -> Discard {
        let (piece, accepted) = self.list.at(self.order.at(place));
        Discard::new(piece, accepted, self.left)
    }

    /// All of them, the best first.
    #[inline]
    pub const fn iter(&self) -> DiscardsIter<'_> {
        DiscardsIter { discards: self, places: 0..self.len() }
    }

    /// The discards that leave the hand tenpai, which is when riichi may be declared (of a concealed
    /// hand).
    pub fn to_tenpai(&self) -> impl Iterator<Item = Discard> {
        self.iter().filter(|discard| discard.shanten() == Some(Shanten::TENPAI))
    }

    /// Whether the hand is complete and need not discard. This is never so after a chi or pon, since
    /// those calls do not win.
    pub const fn is_complete(&self) -> bool {
        self.is_complete
    }

    /// The discards that may follow a call: all but those of these kinds. `None` if no other is left.
    pub(crate) fn after_call_without(&self, kinds: TileSet) -> Option<Discards> {
        let is_allowed = |place| !kinds.contains(self.list.at(place).0.tile());
        let order = self.order.filtered(is_allowed);
        (order.len() > 0).then_some(Discards { order, is_complete: false, ..*self })
    }
}

impl<'d> IntoIterator for &'d Discards {
    type Item = Discard;
    type IntoIter = DiscardsIter<'d>;

    #[inline]
    fn into_iter(self) -> DiscardsIter<'d> {
        self.iter()
    }
}

/// The discards of a hand, the best first.
#[derive(Debug, Clone)]
pub struct DiscardsIter<'d> {
    discards: &'d Discards,
    places: Range<usize>,
}

impl Iterator for DiscardsIter<'_> {
    type Item = Discard;

    #[inline]
    fn next(&mut self) -> Option<Discard> {
        self.places.next().map(|place| self.discards.at(place))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.places.size_hint()
    }
}

impl DoubleEndedIterator for DiscardsIter<'_> {
    fn next_back(&mut self) -> Option<Discard> {
        self.places.next_back().map(|place| self.discards.at(place))
    }
}

impl ExactSizeIterator for DiscardsIter<'_> {}
impl FusedIterator for DiscardsIter<'_> {}

impl Hand {
    /// Every discard with what it leaves, the best first, by the default rules and with nothing seen
    /// but the hand's own tiles. [`Hand::judged_by`] takes others; [`Hand::best_discard`] is faster
    /// where only the first is wanted.
    ///
    /// # Errors
    ///
    /// [`TurnError`] when the hand has 3k+1 tiles: it has to draw first.
    pub fn discards(&self) -> Result<Discards, TurnError> {
        self.expect_turn(Turn::ToDiscard)?;
        let concealed = self.concealed();
        let mut list = List::new();
        let all = concealed.held.some();
        engine::after_discards::<false>(&concealed, all, |index, nearer| {
            let held = concealed.held.without(index);
            let accepted = Accepted::by_tables(Forms::ALL, nearer, held, u64::MAX);
            list.push(Piece::plain(Tile::at(usize::from(index))), accepted);
        });
        list.tell_reds(self);
        let (left, is_complete) = (self.left(concealed.held), list.is_complete());
        Ok(Discards { list, order: list.order(left), left, is_complete })
    }
}

impl Judged<'_> {
    /// Every discard with what it leaves, the best first. [`Judged::best_discard`] is faster where only
    /// the first is wanted.
    ///
    /// # Errors
    ///
    /// [`TurnError`] when the hand has 3k+1 tiles: it has to draw first.
    pub fn discards(&self) -> Result<Discards, TurnError> {
        let hand = self.hand();
        hand.expect_turn(Turn::ToDiscard)?;
        let mut list = List::new();
        self.each_discard(&hand.concealed(), |tile, accepted| {
            list.push(Piece::plain(tile), accepted);
        });
        list.tell_reds(hand);
        let is_complete = match self.discards_are_in_tables() {
            true => list.is_complete(),
            false => self.shanten().is_some_and(Shanten::is_complete),
        };
        // Of this hand, so that what is thrown away is not there to be drawn again.
        let left = self.all_left();
        Ok(Discards { list, order: list.order(left), left, is_complete })
    }

    /// Calls `found` with each kind that these concealed tiles can discard, and what is accepted then.
    #[inline]
    fn each_discard(&self, concealed: &Concealed, found: impl FnMut(Tile, Accepted)) {
        match self.rules().players() {
            Players::Four => self.each_discard_for::<false>(concealed, found),
            Players::Three => self.each_discard_for::<true>(concealed, found),
        }
    }

    #[inline]
    fn each_discard_for<const THREE_PLAYERS: bool>(
        &self,
        concealed: &Concealed,
        mut found: impl FnMut(Tile, Accepted),
    ) {
        let all = concealed.held.some();
        if self.discards_are_in_tables() {
            let (forms, kinds) = (self.rules().forms(), self.kinds());
            engine::after_discards::<THREE_PLAYERS>(concealed, all, |index, nearer| {
                let held = concealed.held.without(index);
                let accepted = Accepted::by_tables(forms, nearer, held, kinds);
                found(Tile::at(usize::from(index)), accepted);
            });
            return;
        }
        engine::after_discards::<THREE_PLAYERS>(concealed, all, |index, nearer| {
            let tile = Tile::at(usize::from(index));
            found(tile, self.after_discard(tile).accepted_given(&concealed.without(index), nearer));
        });
    }

    /// Whether tables have the answers after a discard too: it locks nothing.
    pub(crate) fn discards_are_in_tables(&self) -> bool {
        self.is_in_tables() && !self.locks_discards()
    }

    /// Whether a discarded tile is lost to shapes, like every tile that is seen.
    pub(crate) fn locks_discards(&self) -> bool {
        self.rules().copies() == CopiesRule::Visible
    }

    /// As a discard leaves it.
    fn after_discard(&self, tile: Tile) -> Self {
        if self.locks_discards() { self.with_one_seen(tile) } else { *self }
    }
}
