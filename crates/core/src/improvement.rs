//! Improvement: draws that bring a hand no nearer, but make it accept more.

use core::fmt;

use crate::acceptance::{Acceptance, Accepted};
use crate::distance::{Concealed, Exchange, Exchanges};
use crate::hand::{Hand, Turn, TurnError};
use crate::judge::{self, Judged};
use crate::rules::Players;
use crate::shanten::{Form, Shanten};
use crate::tile::{Piece, Tile};
use crate::tile_set::TileSet;

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

/// The forms without melds.
const OTHERS: [Form; 2] = [Form::SevenPairs, Form::ThirteenOrphans];

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
        let (shanten, before) = (acceptance.shanten(), acceptance.total());
        let concealed = judged.hand().concealed();
        let others = match shanten {
            Some(_) => judged.can_come(&concealed) - acceptance.tiles(),
            None => TileSet::EMPTY,
        };
        let mut exchanges = judged.exchanges(&concealed, &acceptance);
        Ok(others.iter().filter_map(move |draw| {
            let copies = judged.left(draw);
            let (discard, after) = match &mut exchanges {
                _ if copies == 0 => return None,
                Some((exchanges, near)) => {
                    let is_near = near.contains(draw);
                    let others = |held| match is_near {
                        true => {
                            judged.accepted_in_others(&Concealed { held, ..concealed }, shanten)
                        }
                        false => 0,
                    };
                    let Exchange { discard, copies } =
                        exchanges.best_after(draw.index() as u8, others)?;
                    (Tile::at(usize::from(discard)), u32::from(copies))
                }
                None => {
                    let (discard, accepted, after) = judged.after_draw(&concealed, draw)?;
                    let improves = accepted.shanten == shanten && after > before;
                    improves.then_some((discard, after))?
                }
            };
            let discard = thrown(judged.hand(), discard);
            Some(Improvement { draw, copies, discard, before, after })
        }))
    }

    /// The exchanges of a hand whose nearest form is the general one, where tables have them, and the
    /// draws after which another form can be as near.
    fn exchanges(
        &self,
        concealed: &Concealed,
        acceptance: &Acceptance,
    ) -> Option<(Exchanges, TileSet)> {
        let number = self.number(Form::General, concealed);
        let is_nearest = judge::shanten(number) == acceptance.shanten();
        if !is_nearest || !self.is_in_tables() || self.locks_discards() {
            return None;
        }
        let near = OTHERS.map(|form| {
            let (other, lowering) = self.special(form, concealed);
            match other.least() - number.least() {
                0 => !TileSet::EMPTY,
                1 => TileSet::of_kinds(lowering),
                _ => TileSet::EMPTY,
            }
        });
        let is_for_three = self.rules().players() == Players::Three;
        let (left, before) = (self.all_left(), acceptance.total() as u8);
        let exchanges = Exchanges::new(concealed, left, number, before, is_for_three);
        Some((exchanges, near[0] | near[1]))
    }

    /// A bit for each kind that these tiles accept in the forms without melds of this number.
    fn accepted_in_others(&self, concealed: &Concealed, shanten: Option<Shanten>) -> u64 {
        let all = OTHERS.map(|form| self.special(form, concealed));
        let near = all.into_iter().filter(|(number, _)| judge::shanten(*number) == shanten);
        near.fold(0, |all, (_, kinds)| all | kinds & self.kinds())
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
        let mut share = GoodWaits { good: 0, all: acceptance.total() };
        for (draw, copies) in acceptance.iter() {
            let good = self.after_draw(&concealed, draw);
            let good = good.is_some_and(|(_, _, after)| after >= threshold);
            share.good += if good { u32::from(copies) } else { 0 };
        }
        Ok(Some(share))
    }

    /// The best discard after a draw, what is accepted then and how many copies of that; `None` where
    /// no copy is left to be drawn.
    fn after_draw(&self, concealed: &Concealed, draw: Tile) -> Option<(Tile, Accepted, u32)> {
        let left = self.all_left();
        if left.count(draw.index()) == 0 {
            return None;
        }
        // What is drawn is seen.
        let left = left.without(draw.index() as u8);
        let (discard, accepted) = self.best_of(&concealed.with(draw.index() as u8), left);
        Some((discard, accepted, Acceptance::new(accepted, left).total()))
    }
}
