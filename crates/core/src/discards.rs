//! Discards: what to throw.

use core::cmp::Reverse;
use core::fmt;
use core::ops::Deref;

use crate::acceptance::Acceptance;
use crate::hand::{Hand, Turn, TurnError};
use crate::judge::{Concealed, Judged};
use crate::shanten::Shanten;
use crate::tile::{Piece, Tile};

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

    /// Lower numbers first, then more copies, then more kinds of which a copy is left, then tiles in
    /// their order.
    fn order(&self) -> (bool, Option<Shanten>, Reverse<(u32, usize)>, Piece) {
        let Discard { piece, acceptance } = self;
        let unreachable = acceptance.shanten().is_none();
        let wide = Reverse((acceptance.total(), acceptance.live().len()));
        (unreachable, acceptance.shanten(), wide, *piece)
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
        let concealed = Concealed::of(hand);
        // Of this hand, so that what is thrown away is not there to be drawn again.
        let left = self.all_left();
        let nothing = Acceptance::nothing(left);
        let filler = Discard { piece: Piece::plain(Tile::at(0)), acceptance: nothing };
        let mut discards = Discards {
            discards: [filler; MOST],
            len: 0,
            is_complete: self.shanten().is_some_and(Shanten::is_complete),
        };
        let mut before: Option<Discard> = None;
        for piece in hand.pieces() {
            if before.is_some_and(|before| before.piece == piece) {
                continue;
            }
            // A red five and a plain one leave the same.
            let acceptance = match before {
                Some(Discard { piece: other, acceptance }) if other.tile() == piece.tile() => {
                    acceptance
                }
                _ => self.best_acceptance(&concealed.without(piece.tile()), &left),
            };
            let discard = Discard { piece, acceptance };
            discards.discards[discards.len] = discard;
            discards.len += 1;
            before = Some(discard);
        }
        discards.discards[..discards.len].sort_unstable_by_key(Discard::order);
        Ok(discards)
    }
}
