//! The best discard alone: the numbers of all discards, and what the nearest of them accept.

use super::Discard;
use super::list::rank;
use crate::engine;
use crate::engine::{Concealed, Number};
use crate::forms::ShantenByForm;
use crate::hand::{Hand, Turn, TurnError};
use crate::rules::{Form, Forms, Players};
use crate::situation::{Accepted, Judged, numbers_by_tables, shanten};
use crate::tile::{Copies, Piece, Tile, TileSet};

impl Hand {
    /// The best discard alone: the first of [`Hand::discards`], and faster.
    ///
    /// ```
    /// use tenpai::Hand;
    ///
    /// let hand: Hand = "123m12399p57s1122z".parse()?;
    /// let best = hand.best_discard()?;
    /// assert_eq!(best.to_string(), "9p: 1, 6s12z, 8 tiles");
    /// assert_eq!(best, hand.discards()?.first());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`TurnError`] when the hand has 3k+1 tiles: it has to draw first.
    pub fn best_discard(&self) -> Result<Discard, TurnError> {
        self.expect_turn(Turn::ToDiscard)?;
        let concealed = self.concealed();
        let left = self.left(concealed.held);
        let of_hand = numbers(&concealed);
        let (tile, accepted) =
            best_in_tables::<false>(&concealed, left, of_hand, Forms::ALL, u64::MAX);
        Ok(Discard::new(first_piece(self, tile), accepted, left))
    }
}

impl Judged<'_> {
    /// The best discard alone: the first of [`Judged::discards`], and faster.
    ///
    /// # Errors
    ///
    /// [`TurnError`] when the hand has 3k+1 tiles: it has to draw first.
    pub fn best_discard(&self) -> Result<Discard, TurnError> {
        let hand = self.hand();
        hand.expect_turn(Turn::ToDiscard)?;
        let left = self.all_left();
        let (tile, accepted) = self.best_of(&hand.concealed(), left);
        Ok(Discard::new(first_piece(hand, tile), accepted, left))
    }

    /// The best discard of 3k+2 concealed tiles, and what is accepted after it.
    pub(crate) fn best_of(&self, concealed: &Concealed, left: Copies) -> (Tile, Accepted) {
        if !self.discards_are_in_tables() {
            return self.best_by_rules(concealed, left);
        }
        let (forms, kinds) = (self.rules().forms(), self.kinds());
        match self.rules().players() {
            Players::Four => {
                let of_hand = numbers(concealed);
                best_in_tables::<false>(concealed, left, of_hand, forms, kinds)
            }
            Players::Three => {
                let of_hand = Form::ALL.map(|form| self.number(form, concealed));
                best_in_tables::<true>(concealed, left, of_hand, forms, kinds)
            }
        }
    }

    /// The same under rules that tables do not have.
    fn best_by_rules(&self, concealed: &Concealed, left: Copies) -> (Tile, Accepted) {
        let rest = |tile: Tile| (self.after_discard(tile), concealed.without(tile.index() as u8));
        let mut numbers = [Number::NONE; Tile::COUNT];
        let held = TileSet::of_kinds(concealed.held.some());
        for tile in held {
            let (judged, rest) = rest(tile);
            numbers[tile.index()] = judged.best(&rest);
        }
        let least = numbers.into_iter().fold(Number::NONE, Number::min);
        let mut best = Best::NONE;
        for tile in held.iter().filter(|tile| numbers[tile.index()] == least) {
            let (judged, rest) = rest(tile);
            best.find(tile, judged.accepted(&rest), left);
        }
        (best.tile, best.accepted)
    }
}

/// The number of these tiles in each form, with nothing locked.
#[inline]
fn numbers(concealed: &Concealed) -> [Number; 3] {
    let by_form = ShantenByForm::of_keys(&concealed.keys);
    Form::ALL.map(|form| by_form.number(Forms::from(form)))
}

/// The best discard by tables, of a hand that has these numbers itself.
#[inline]
fn best_in_tables<const THREE_PLAYERS: bool>(
    concealed: &Concealed,
    left: Copies,
    of_hand: [Number; 3],
    forms: Forms,
    kinds: u64,
) -> (Tile, Accepted) {
    let of_form = |form, number| if forms.contains(form) { number } else { Number::NONE };
    let [general, pairs, orphans] = of_hand;
    let general = of_form(Form::General, general);
    let others = of_form(Form::SevenPairs, pairs).min(of_form(Form::ThirteenOrphans, orphans));
    // The best discard keeps the number of the hand; but a complete hand, -1, is tenpai after it.
    let least = general.min(others).max(Number::of(0));
    let is_general = others > least;
    let thrown = different(concealed.held, left);
    let nearest = if is_general {
        engine::discards_where::<THREE_PLAYERS>(concealed, thrown, |it| it.number == least)
    } else {
        engine::discards_where::<THREE_PLAYERS>(concealed, thrown, |it| {
            numbers_by_tables(forms, it).contains(&least)
        })
    };
    let mut best = Best::NONE;
    engine::after_discards::<THREE_PLAYERS>(concealed, nearest, |index, nearer| {
        let accepted = if is_general {
            Accepted { shanten: shanten(least), tiles: TileSet::of_kinds(nearer.kinds) }
        } else {
            Accepted::by_tables(forms, nearer, concealed.held.without(index), kinds)
        };
        best.find(Tile::at(usize::from(index)), accepted, left);
    });
    (best.tile, best.accepted)
}

/// The best of some discards so far.
struct Best {
    rank: i32,
    tile: Tile,
    accepted: Accepted,
}

impl Best {
    const NONE: Best = Best { rank: i32::MAX, tile: Tile::at(0), accepted: Accepted::NOTHING };

    #[inline]
    fn find(&mut self, tile: Tile, accepted: Accepted, left: Copies) {
        let rank = rank(accepted, left, tile.index());
        if rank < self.rank {
            *self = Best { rank, tile, accepted };
        }
    }
}

/// The kinds that are held. Honours that are held and left equally often are alike, so only the first
/// of them is here.
#[inline]
fn different(held: Copies, left: Copies) -> u64 {
    const HONOURS: u64 = 0x7f << 27;
    let of_honours = |copies: Copies| copies.without_all(!HONOURS);
    let kinds = held.some();
    if of_honours(left) != of_honours(held.to_four()) {
        return kinds;
    }
    // What is held equally often is left equally often too.
    let equal = [held.one(), held.two(), held.three(), held.four()];
    let first = |kinds: u64| kinds & kinds.wrapping_neg();
    equal.into_iter().fold(kinds & !HONOURS, |all, kinds| all | first(kinds & HONOURS))
}

/// The piece of this kind that comes first among the discards: the red five, if the hand holds it.
#[inline]
fn first_piece(hand: &Hand, tile: Tile) -> Piece {
    match Piece::red_five(tile.suit()) {
        Ok(red) if red.tile() == tile && hand.count_piece(red) > 0 => red,
        _ => Piece::plain(tile),
    }
}
