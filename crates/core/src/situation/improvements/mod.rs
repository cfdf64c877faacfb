//! Improvement: draws that bring a hand no nearer, but make it accept more.

mod by_tables;
mod special;

use core::fmt;

use crate::engine::{Concealed, Merit};
use crate::forms::Shanten;
use crate::hand::{Hand, Turn, TurnError};
use crate::situation::{Acceptance, Judged};
use crate::tile::{Piece, Tile};

/// A draw that keeps the shanten number and, with the best discard after it, leads to more copies
/// that bring the hand nearer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Improvement {
    draw: Tile,
    copies: u8,
    discard: Piece,
    before: u32,
    after: u32,
}

impl Improvement {
    /// The tile that is drawn.
    pub const fn draw(&self) -> Tile {
        self.draw
    }

    /// How many copies of it are not yet seen, one to four.
    pub const fn copies(&self) -> u8 {
        self.copies
    }

    /// The best discard after the draw: a red five only where the hand has no plain one of it.
    pub const fn discard(&self) -> Piece {
        self.discard
    }

    /// The copies that the hand accepts as it is.
    pub const fn before(&self) -> u32 {
        self.before
    }

    /// The copies that it accepts after the draw and the discard.
    pub const fn after(&self) -> u32 {
        self.after
    }
}

/// A copy of a tile that a hand holds: the red five only where it has no other.
fn thrown(hand: &Hand, tile: Tile) -> Piece {
    let plain = Piece::plain(tile);
    match Piece::red_five(tile.suit()) {
        Ok(red) if red.tile() == tile && hand.count_piece(plain) == 0 => red,
        _ => plain,
    }
}

impl fmt::Display for Improvement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Improvement { draw, discard, before, after, .. } = self;
        write!(f, "{draw} for {discard}: {before} to {after} tiles")
    }
}

/// How many of the copies that make a hand tenpai make its wait a good one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct GoodWaits {
    /// The copies after which the best discard leaves a good wait.
    pub good: u32,
    /// The copies that make the hand tenpai.
    pub all: u32,
}

impl Hand {
    /// The draws that improve the hand, in tile order, by the default rules and with nothing seen
    /// but its own tiles. [`Hand::judged_by`] takes others.
    ///
    /// ```
    /// use tenpai::Hand;
    ///
    /// let hand: Hand = "123m12399p57s1122z".parse()?;
    /// let mut left = hand;
    /// left.discard("9p".parse()?)?;
    /// let improvement = left.improvements()?.next().map(|it| it.to_string());
    /// assert_eq!(improvement.as_deref(), Some("3s for 9p: 8 to 12 tiles"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`TurnError`] when the hand has 3k+2 tiles: it has to discard first.
    pub fn improvements(&self) -> Result<impl Iterator<Item = Improvement>, TurnError> {
        Judged::plain(self).improvements()
    }
}

impl<'h> Judged<'h> {
    /// The draws that improve the hand, in tile order.
    ///
    /// # Errors
    ///
    /// [`TurnError`] when the hand has 3k+2 tiles: it has to discard first.
    pub fn improvements(&self) -> Result<impl Iterator<Item = Improvement> + use<'h>, TurnError> {
        let judged = *self;
        let acceptance = judged.acceptance()?;
        let before = acceptance.total();
        let concealed = judged.hand().concealed();
        let others = judged.can_come(&concealed) - acceptance.tiles();
        let shanten = acceptance.shanten();
        let worse = Merit::with_copies(before as u8);
        let by_tables = shanten.and_then(|shanten| judged.by_tables(others, shanten, worse));
        Ok(others.iter().filter_map(move |draw| {
            let (discard, after) = match &by_tables {
                Some(best) => best.after(draw)?,
                None => judged.after_draw(&concealed, draw, shanten?)?,
            };
            let (copies, discard) = (judged.left(draw), thrown(judged.hand(), discard));
            (after > before).then_some(Improvement { draw, copies, discard, before, after })
        }))
    }

    /// Of the copies that make a hand of shanten 1 tenpai, those after which the best discard leaves
    /// at least `threshold` copies to win on. `None` where the number is not 1.
    ///
    /// ```
    /// use tenpai::{GoodWaits, Hand, Rules, Seen};
    ///
    /// let hand: Hand = "123m12399p57s112z".parse()?;
    /// let share = hand.judged_by(Rules::default(), Seen::NONE)?.good_waits(5)?;
    /// assert_eq!(share, Some(GoodWaits { good: 0, all: 8 }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`TurnError`] when the hand has 3k+2 tiles: it has to discard first.
    pub fn good_waits(&self, threshold: u32) -> Result<Option<GoodWaits>, TurnError> {
        self.hand().expect_turn(Turn::ToDraw)?;
        let acceptance = self.acceptance()?;
        if acceptance.shanten().map(Shanten::number) != Some(1) {
            return Ok(None);
        }
        let concealed = self.hand().concealed();
        let by_tables = self.by_tables(acceptance.tiles(), Shanten::TENPAI, Merit::NONE);
        let after = |draw| match &by_tables {
            Some(best) => best.after(draw),
            None => self.after_draw(&concealed, draw, Shanten::TENPAI),
        };
        let mut share = GoodWaits { good: 0, all: acceptance.total() };
        for (draw, copies) in acceptance.iter() {
            let is_good = after(draw).is_some_and(|(_, left)| left >= threshold);
            share.good += if is_good { u32::from(copies) } else { 0 };
        }
        Ok(Some(share))
    }

    /// The best discard after a draw, and the copies that are accepted then; `None` where it does not
    /// lead to this number, or no copy is left to be drawn.
    fn after_draw(
        &self,
        concealed: &Concealed,
        draw: Tile,
        number: Shanten,
    ) -> Option<(Tile, u32)> {
        let mut left = self.all_left();
        // What is drawn is seen.
        if left.count(draw.index()) == 0 {
            return None;
        }
        left = left.without(draw.index() as u8);
        let (discard, accepted) = self.best_of(&concealed.with(draw.index() as u8), left);
        let copies = Acceptance::new(accepted, left).total();
        (accepted.shanten == Some(number)).then_some((discard, copies))
    }
}
