//! The best discard alone: the numbers of all discards, and what the nearest of them accept.

use super::Discard;
use crate::engine::{Concealed, Nearer, Number, Throws, places};
use crate::forms::seven_pairs;
use crate::hand::{Hand, Turn, TurnError};
use crate::rules::{Forms, Players};
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
        let (tile, accepted) = best_in_tables::<false>(&concealed, left, Forms::ALL, u64::MAX);
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
            Players::Four => best_in_tables::<false>(concealed, left, forms, kinds),
            Players::Three => best_in_tables::<true>(concealed, left, forms, kinds),
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
        let mut nearest = Nearest::NONE;
        for tile in held.iter().filter(|tile| numbers[tile.index()] == least) {
            let (judged, rest) = rest(tile);
            nearest.push(tile.index() as u8, judged.accepted(&rest).tiles.bits());
        }
        nearest.best(least, left)
    }
}

/// The best discard by tables.
#[inline]
fn best_in_tables<const THREE_PLAYERS: bool>(
    concealed: &Concealed,
    left: Copies,
    forms: Forms,
    kinds: u64,
) -> (Tile, Accepted) {
    let throws = Throws::<THREE_PLAYERS>::of(concealed);
    let [general, pairs, orphans] = numbers_by_tables(forms, &throws.hand());
    // The best discard keeps the number of the hand; but a complete hand, -1, is tenpai after it.
    let least = general.min(pairs).min(orphans).max(Number::of(0));
    let thrown = different(concealed.held, left);
    let mut nearest = Nearest::NONE;
    // Most hands have one of the forms alone to look at, and that can be foreseen often enough.
    if pairs.min(orphans) > least {
        let in_general = throws.leaving(thrown, least);
        throws.each(in_general, |index, nearer| nearest.push(index, nearer.kinds));
    } else if orphans > least {
        let in_pairs = InPairs::of(&throws, thrown, least, kinds);
        if general > least {
            // No draws of the general form need be looked up: they bring nothing nearer.
            for index in places(in_pairs.thrown) {
                nearest.push(index, in_pairs.accepted(index));
            }
        } else {
            let in_general = throws.leaving(thrown, least);
            throws.each(in_general | in_pairs.thrown, |index, nearer| {
                let of_general = if in_general >> index & 1 != 0 { nearer.kinds } else { 0 };
                nearest.push(index, of_general | in_pairs.accepted(index));
            });
        }
    } else {
        // Thirteen orphans are so seldom this near that they need not be fast.
        let is_nearest = |it: &Nearer| numbers_by_tables(forms, it).contains(&least);
        throws.each(throws.leaving_where(thrown, is_nearest), |index, nearer| {
            let held = concealed.held.without(index);
            nearest.push(index, Accepted::by_tables(forms, nearer, held, kinds).tiles.bits());
        });
    }
    nearest.best(least, left)
}

/// The discards after which seven pairs are as near as any form.
struct InPairs {
    /// A bit for each.
    thrown: u64,
    held: Copies,
    /// The kinds that may be drawn.
    kinds: u64,
}

impl InPairs {
    /// Those of some kinds that leave this number.
    #[inline]
    fn of<const THREE_PLAYERS: bool>(
        throws: &Throws<'_, THREE_PLAYERS>,
        thrown: u64,
        least: Number,
        kinds: u64,
    ) -> Self {
        let held = throws.held();
        // Kinds that are held once do the same, and so do those held twice, and those held more often.
        let leaving = |equal: u64| {
            // Where there are none, it is a tile that may not be there, and none is found.
            let index = (equal | 1 << 33).trailing_zeros() as u8;
            let number = seven_pairs::number(throws.sums_without(index));
            if number == least { equal } else { 0 }
        };
        let alike = [held.one(), held.two(), held.three() | held.four()];
        let leaving = alike.into_iter().fold(0, |all, equal| all | leaving(equal));
        Self { thrown: leaving & thrown, held, kinds }
    }

    /// What seven pairs accept after a discard, if they are among the nearest then.
    #[inline]
    fn accepted(&self, index: u8) -> u64 {
        let held = self.held.without(index);
        let lacks_kinds = held.some().count_ones() < 7;
        let new_kinds = if lacks_kinds { held.none() & self.kinds } else { 0 };
        if self.thrown >> index & 1 != 0 { held.one() | new_kinds } else { 0 }
    }
}

/// The nearest discards, in tile order, and what is accepted after each.
struct Nearest {
    // Sixteen, so that no index needs a check; there are fourteen at most.
    indices: [u8; 16],
    accepted: [u64; 16],
    len: usize,
}

impl Nearest {
    const NONE: Nearest = Nearest { indices: [0; 16], accepted: [0; 16], len: 0 };

    #[inline]
    fn push(&mut self, index: u8, accepted: u64) {
        let place = self.len % 16;
        self.indices[place] = index;
        self.accepted[place] = accepted;
        self.len += 1;
    }

    /// The best of them, when this is the number of all.
    #[inline]
    fn best(&self, number: Number, left: Copies) -> (Tile, Accepted) {
        // Several are judged at once, so a few places with nothing in them do no harm: they come
        // last.
        let mut worths = [0; 16];
        let some = self.len.next_multiple_of(4).min(16);
        for (worth, &accepted) in worths[..some].iter_mut().zip(&self.accepted[..some]) {
            *worth = left.worth(accepted);
        }
        let ranks = worths[..some].iter().zip((0..16).rev());
        let best = ranks.fold(0, |best, (&worth, last)| best.max(u32::from(worth) << 4 | last));
        let place = 15 - best as usize % 16;
        let tiles = TileSet::of_kinds(self.accepted[place]);
        let tile = Tile::at(usize::from(self.indices[place]));
        (tile, Accepted { shanten: shanten(number), tiles })
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
