//! The parts of a hand that exchanges change, and what is beside them.

use super::super::class::Class;
use super::super::concealed::Concealed;
use super::super::drawn::{PART, Suit, entry, places};
use super::super::tally::Tallies;
use crate::tile::{Copies, PartKey};

/// A part of the hand.
#[derive(Clone, Copy)]
pub(super) struct Part {
    pub(super) key: PartKey,
    pub(super) class: Class,
    pub(super) draws: Suit,
    /// Of what can be drawn.
    pub(super) tallies: Tallies,
    // A bit for each place: what is held, and what is held once, three times and four times.
    pub(super) held: u64,
    pub(super) singles: u64,
    pub(super) threes: u64,
    pub(super) full: u64,
    // Sixteen, so that no index needs a check.
    rests: [Rest; 16],
}

/// A part after a discard.
#[derive(Clone, Copy)]
pub(super) struct Rest {
    pub(super) class: Class,
    pub(super) draws: Suit,
}

impl Part {
    #[inline]
    pub(super) fn of<const THREE_PLAYERS: bool>(
        hand: &Concealed,
        left: Copies,
        part: usize,
    ) -> Self {
        let (key, held) = (hand.keys.part(part), hand.held);
        let of_part = |kinds: u64| kinds >> (9 * part) & PART;
        let full = of_part(held.four());
        let rest = |key, full| Rest {
            class: entry::<THREE_PLAYERS>(key, part).0,
            draws: draws_of::<THREE_PLAYERS>(key, full, part),
        };
        let Rest { class, draws } = rest(key, full);
        let mut of = Self {
            key,
            class,
            draws,
            tallies: Tallies::of(left, 9 * part),
            held: of_part(held.some()),
            singles: of_part(held.one()),
            threes: of_part(held.three()),
            full,
            rests: [Rest { class, draws }; 16],
        };
        for place in places(of.held) {
            of.rests[usize::from(place) & 15] = rest(key.without(place), full & !(1 << place));
        }
        of
    }

    /// The part after the discard at this place, where something is held.
    #[inline]
    pub(super) const fn rest(&self, place: u8) -> &Rest {
        &self.rests[place as usize & 15]
    }

    /// What seven pairs have no use for where there are more than seven kinds.
    #[inline]
    pub(super) const fn spare(&self) -> u64 {
        self.singles | self.threes | self.full
    }
}

/// Whether a part is a suit with runs.
#[inline]
pub(super) const fn makes_runs<const THREE_PLAYERS: bool>(part: usize) -> bool {
    part < 3 && !(THREE_PLAYERS && part == 0)
}

/// A part with this key after each draw, but for these places, which are full.
#[inline]
pub(super) fn draws_of<const THREE_PLAYERS: bool>(key: PartKey, full: u64, part: usize) -> Suit {
    match part {
        _ if makes_runs::<THREE_PLAYERS>(part) => Suit::of(key, full),
        0 => Suit::of_ends(key, full),
        _ => Suit::of_honours(key, full),
    }
}

/// What stands beside the parts of a hand.
pub(super) struct Beside {
    /// By two parts, the class of the other two.
    pub(super) two: [[Class; 4]; 4],
    /// By a part, the class of the other three.
    pub(super) one: [Class; 4],
    /// By a part, each other part and the class of the two beside both.
    pub(super) each: [[(usize, Class); 3]; 4],
}

impl Beside {
    #[inline]
    pub(super) fn of([a, b, c, d]: [Class; 4]) -> Self {
        let none = Class::NOTHING;
        let (ab, ac, ad) = (a.with(b), a.with(c), a.with(d));
        let (bc, bd, cd) = (b.with(c), b.with(d), c.with(d));
        let two = [[none, cd, bd, bc], [cd, none, ad, ac], [bd, ad, none, ab], [bc, ac, ab, none]];
        let each = [0, 1, 2, 3].map(|part| others(part).map(|other| (other, two[part][other])));
        Self { two, one: [b.with(cd), a.with(cd), a.with(bd), a.with(bc)], each }
    }
}

/// The parts beside one, in tile order.
#[inline]
pub(in super::super) const fn others(part: usize) -> [usize; 3] {
    [[1, 2, 3], [0, 2, 3], [0, 1, 3], [0, 1, 2]][part & 3]
}

/// The parts beside two different ones.
#[inline]
pub(super) const fn others_of_two(one: usize, other: usize) -> [usize; 2] {
    let [a, b, c] = others(one);
    if other == a {
        [b, c]
    } else if other == b {
        [a, c]
    } else {
        [a, b]
    }
}
