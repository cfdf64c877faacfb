//! What tenpai alone is asked: hands by given rules and with a table, and questions that no other
//! library here has.

use tenpai::{
    Call, Choice, CopiesRule, Discard, Discarder, Discards, Hand, Improvement, Judged, Piece,
    Rules, Seen, Shanten, Tile, Wait,
};

use crate::hands::{self, Counts};
use crate::libraries::mix;

/// Good waits have so many copies left.
pub const GOOD: u32 = 5;

/// A hand, and how it is judged.
#[derive(Debug, Clone, Copy)]
pub struct Asked {
    /// The hand.
    pub hand: Hand,
    /// The copies rule; all other rules are the default ones.
    pub copies: CopiesRule,
    /// What is seen outside the hand.
    pub seen: Seen,
}

impl Asked {
    /// Hands by the default rules.
    pub fn by_default(counts: &[Counts]) -> Vec<Asked> {
        Asked::by(CopiesRule::default(), hands::kept(counts))
    }

    /// Hands by a copies rule, with nothing seen outside them.
    pub fn by(copies: CopiesRule, hands: Vec<Hand>) -> Vec<Asked> {
        hands.into_iter().map(|hand| Asked { hand, copies, seen: Seen::NONE }).collect()
    }

    /// Hands for which only what is not seen counts, each with so many tiles seen.
    pub fn with_tables(counts: &[Counts], tiles: usize) -> Vec<Asked> {
        let hands = hands::kept(counts).into_iter();
        let of = |(hand, seen)| Asked { hand, copies: CopiesRule::Visible, seen };
        hands.zip(hands::tables(counts, tiles)).map(of).collect()
    }

    /// The lowest tile of which neither the hand nor the table has all: one that a player throws.
    pub fn thrown(&self) -> Tile {
        let shown = |tile: &Tile| self.hand.count(*tile) + self.seen.count(*tile);
        Tile::all().find(|tile| shown(tile) < 4).expect("a hand holds few tiles")
    }

    #[inline(always)]
    fn judged(&self) -> Judged<'_> {
        let rules = Rules::default().with_copies(self.copies);
        self.hand.judged_by(rules, self.seen).expect("copies that are there")
    }
}

/// A shanten number, or that there is none.
#[inline(always)]
fn number(shanten: Option<Shanten>) -> i8 {
    shanten.map_or(i8::MAX, Shanten::number)
}

/// The waits that a hand has by the default rules, as one number: the formal and the effective ones.
#[inline(always)]
pub fn waits(hand: &Hand) -> u64 {
    let waits = hand.waits().expect("a hand that is to draw");
    waits_as_number(waits.formal().bits(), waits.effective().bits())
}

/// The formal and the effective waits as one number.
#[inline(always)]
pub(crate) fn waits_as_number(formal: u64, effective: u64) -> u64 {
    formal.wrapping_mul(3).wrapping_add(effective)
}

/// Every effective wait with its kinds.
#[inline(always)]
pub fn wait_kinds(hand: &Hand) -> u64 {
    let waits = hand.wait_kinds().expect("a hand that is to draw");
    let add = |mixed, wait: &Wait| mix(mixed, wait.tile().index(), 0, wait.kinds().bits().into());
    waits.iter().fold(0, add)
}

/// The discard that is best, found alone: the piece, the number and the copies after it.
#[inline(always)]
pub fn best_discard(hand: &Hand) -> u64 {
    discard_as_number(hand.best_discard().expect("a hand that is to discard"))
}

/// The first of all discards.
#[inline(always)]
pub fn first_discard(hand: &Hand) -> u64 {
    let discards = hand.discards().expect("a hand that is to discard");
    discard_as_number(discards.first())
}

#[inline(always)]
fn discard_as_number(discard: Discard) -> u64 {
    let copies = discard.acceptance().total();
    mix(0, discard.piece().tile().index(), number(discard.shanten()), copies.into())
}

/// Every draw that improves the hand.
#[inline(always)]
pub fn improvements(hand: &Hand) -> u64 {
    improvements_as_number(hand.improvements().expect("a hand that is to draw"))
}

#[inline(always)]
fn improvements_as_number(improvements: impl Iterator<Item = Improvement>) -> u64 {
    improvements.fold(0, |mixed, it| {
        improvement_as_number(mixed, it.draw().index(), it.copies(), it.before(), it.after())
    })
}

/// Adds a draw with its copies, and what is accepted before and after it.
#[inline(always)]
pub(crate) fn improvement_as_number(
    mixed: u64,
    draw: usize,
    copies: u8,
    before: u32,
    after: u32,
) -> u64 {
    mix(mixed, draw, copies as i8, u64::from(before) << 16 | u64::from(after))
}

/// Of the copies that make a hand tenpai, those that make the wait a good one.
#[inline(always)]
pub fn good_waits(asked: &Asked) -> u64 {
    let share = asked.judged().good_waits(GOOD).expect("a hand that is to draw");
    share.map_or(u64::MAX, |share| good_as_number(share.good, share.all))
}

/// The good ones of all copies.
#[inline(always)]
pub(crate) fn good_as_number(good: u32, all: u32) -> u64 {
    u64::from(good) << 32 | u64::from(all)
}

/// Everything that a hand can do with what the player before it throws.
#[inline(always)]
pub fn calls(asked: &Asked) -> u64 {
    let thrown = Piece::plain(asked.thrown());
    let calls = asked.judged().calls(thrown, Discarder::Before).expect("a tile that can come");
    calls.fold(0, |mixed, choice: Choice| {
        let (kind, tiles) = match choice.call() {
            Call::Pass => (0, [0; 2]),
            Call::Chi(with) => (1, with.map(|piece| piece.tile().index())),
            Call::Pon(with) => (2, with.map(|piece| piece.tile().index())),
            Call::OpenKan => (3, [0; 2]),
            Call::Ron => (4, [0; 2]),
        };
        call_as_number(mixed, kind, tiles, number(choice.shanten()))
    })
}

/// Adds a call of a kind with two tiles of the hand, and the number after it.
#[inline(always)]
pub(crate) fn call_as_number(mixed: u64, kind: usize, with: [usize; 2], number: i8) -> u64 {
    mix(mixed, kind, number, (64 * with[0] + with[1]) as u64)
}

/// The number over all forms; the largest `i8` where nothing can be reached.
#[inline(always)]
pub fn number_by_rules(asked: &Asked) -> i8 {
    number(asked.judged().shanten())
}

/// The waits.
#[inline(always)]
pub fn waits_by_rules(asked: &Asked) -> u64 {
    let waits = asked.judged().waits().expect("a hand that is to draw");
    waits_as_number(waits.formal().bits(), waits.effective().bits())
}

/// The accepted tiles.
#[inline(always)]
pub fn accepted_by_rules(asked: &Asked) -> u64 {
    asked.judged().acceptance().expect("a hand that is to draw").tiles().bits()
}

/// Every discard with the number and the tiles after it.
#[inline(always)]
pub fn discards_by_rules(asked: &Asked) -> u64 {
    discards_as_number(&asked.judged().discards().expect("a hand that is to discard"))
}

/// Every discard with the number and the tiles after it, in any order.
#[inline(always)]
pub(crate) fn discards_as_number(discards: &Discards) -> u64 {
    discards.iter().fold(0, |mixed, discard| {
        let tiles = discard.acceptance().tiles().bits();
        mix(mixed, discard.piece().tile().index(), number(discard.shanten()), tiles)
    })
}

/// Every draw that improves the hand.
#[inline(always)]
pub fn improvements_by_rules(asked: &Asked) -> u64 {
    improvements_as_number(asked.judged().improvements().expect("a hand that is to draw"))
}
