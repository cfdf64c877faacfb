//! The nearest discards of a hand of 3k+2 tiles, and what it accepts after them, when nothing is locked.
//!
//! The numbers after all discards are found at once and without a branch, and draws are then looked up
//! for few of them. Unlike [`after_discards`](super::after_discards), this does not share what discards
//! that leave the same class have in common: so few seldom do, and finding out takes longer.

use super::class::{Class, Combinations, Numbers};
use super::concealed::Concealed;
use super::drawn::{Drawn, Honours, Suit, entries, entry, lowering, places};
use super::draws::Nearer;
use super::entry::{Entry, SuitThrows};
use super::number::Number;
use super::sums::Sums;
use crate::tile::Copies;

/// A hand of 3k+2 tiles, and what all its discards have in common.
pub(crate) struct Throws<'h, const THREE_PLAYERS: bool> {
    concealed: &'h Concealed,
    numbers: Numbers,
    number: Number,
    sum: Entry,
    entries: [Entry; 4],
    /// By part, what the other three are together.
    three: [Class; 4],
    /// By two parts, what the other two are together.
    two: [[Class; 4]; 4],
}

impl<'h, const THREE_PLAYERS: bool> Throws<'h, THREE_PLAYERS> {
    #[inline]
    pub(crate) fn of(concealed: &'h Concealed) -> Self {
        let numbers = Numbers::of_melds(concealed.melds);
        let [(a, of_a), (b, of_b), (c, of_c), (d, of_d)] =
            entries::<THREE_PLAYERS>(&concealed.keys);
        let (ab, ac, ad) = (a.with(b), a.with(c), a.with(d));
        let (bc, bd, cd) = (b.with(c), b.with(d), c.with(d));
        let none = Class::NOTHING;
        Self {
            concealed,
            numbers,
            number: numbers.of(ab.with(cd)),
            sum: of_a.plus(of_b).plus(of_c.plus(of_d)),
            entries: [of_a, of_b, of_c, of_d],
            three: [b.with(cd), a.with(cd), ab.with(d), ab.with(c)],
            two: [[none, cd, bd, bc], [cd, none, ad, ac], [bd, ad, none, ab], [bc, ac, ab, none]],
        }
    }

    /// What the hand is itself; nothing is drawn.
    #[inline]
    pub(crate) fn hand(&self) -> Nearer {
        Nearer::new(self.number, 0, self.sum)
    }

    /// The concealed tiles of the hand.
    pub(crate) const fn held(&self) -> Copies {
        self.concealed.held
    }

    /// Those of these kinds, which the hand holds, after whose discard it has this number in the
    /// general form.
    #[inline]
    pub(crate) fn leaving(&self, kinds: u64, number: Number) -> u64 {
        if THREE_PLAYERS {
            return self.leaving_where(kinds, |it| it.number == number);
        }
        let Concealed { keys, held, .. } = self.concealed;
        let is_left =
            |class: Class, beside: Combinations| self.numbers.of(beside.with(class)) == number;
        let mut left = 0;
        // All nine ranks, held or not: how often a loop over those that are held ends cannot be
        // foreseen, and that takes longer than a few ranks.
        for part in (0..3).filter(|&part| !keys.part(part).is_empty()) {
            let beside = self.three[part].combinations();
            // From the highest rank down, so that the lowest ends up in the lowest place.
            let add = |ranks: u64, after: &Entry| {
                ranks + ranks + u64::from(is_left(after.suit_class(), beside))
            };
            let after_each = SuitThrows::of(keys.part(part)).after_each();
            left |= after_each.iter().rev().fold(0, add) << (9 * part);
        }
        // Honours that are held equally often do the same.
        let beside = self.three[3].combinations();
        for equal in [held.one(), held.two(), held.three(), held.four()] {
            let equal = equal >> 27;
            // Where there are none, it is a place of no part, and nothing is discarded.
            let place = (equal | 1 << 9).trailing_zeros() as u8;
            let class = Entry::of_honours(keys.part(3).without(place)).honour_class();
            left |= if is_left(class, beside) { equal << 27 } else { 0 };
        }
        left & kinds
    }

    /// Those of these kinds, which the hand holds, after whose discard it is as wanted. Their draws are
    /// not looked up: there are none.
    #[inline]
    pub(crate) fn leaving_where(&self, kinds: u64, is_wanted: impl Fn(&Nearer) -> bool) -> u64 {
        let is_wanted = |index: u8, part: usize| {
            let key = self.concealed.keys.part(part).without(index - 9 * part as u8);
            let (class, entry) = entry::<THREE_PLAYERS>(key, part);
            let number = self.numbers.of(class.with(self.three[part]));
            is_wanted(&Nearer::new(number, 0, self.sum_with(part, entry)))
        };
        // Without a branch, as none could be foreseen.
        let mut wanted = 0;
        for index in places(kinds & SUITS) {
            wanted |= u64::from(is_wanted(index, usize::from(index / 9) & 3)) << index;
        }
        for index in places(kinds & !SUITS) {
            wanted |= u64::from(is_wanted(index, 3)) << index;
        }
        wanted
    }

    /// The pairs and kinds of all tiles after a discard.
    #[inline]
    pub(crate) fn sums_without(&self, index: u8) -> Sums {
        let part = usize::from(index / 9) & 3;
        let key = self.concealed.keys.part(part).without(index - 9 * part as u8);
        let (_, entry) = entry::<THREE_PLAYERS>(key, part);
        self.sum_with(part, entry).sums()
    }

    /// The sum of all entries, when this part has another.
    #[inline]
    fn sum_with(&self, part: usize, entry: Entry) -> Entry {
        self.sum.minus(self.entries[part]).plus(entry)
    }

    /// Calls `found` with each of these kinds, which the hand holds, and with what is left when it is
    /// discarded, in tile order.
    #[inline]
    pub(crate) fn each(&self, kinds: u64, mut found: impl FnMut(u8, Nearer)) {
        let Self { concealed: Concealed { keys, held, .. }, numbers, three, two, .. } = self;
        let drawn = Drawn(*numbers);
        let suit = |part: usize| Suit::of(keys.part(part), held.four() >> (9 * part));
        let first = if THREE_PLAYERS { Suit::of_ends(keys.part(0), held.four()) } else { suit(0) };
        let suits = [first, suit(1), suit(2)];
        let honours = Honours::of(keys.part(3), *held);
        for index in places(kinds & SUITS) {
            let part = usize::from(index / 9) & 3;
            let (beside, two) = (three[part], two[part]);
            let key = keys.part(part).without(index - 9 * part as u8);
            let full = held.without(index).four() >> (9 * part);
            let (class, entry) = entry::<THREE_PLAYERS>(key, part);
            let own = if THREE_PLAYERS && part == 0 {
                drawn.suit(&Suit::of_ends(key, full), beside)
            } else {
                drawn.suit_of(key, full, beside)
            };
            let other = |part: usize| drawn.suit(&suits[part], class.with(two[part])) << (9 * part);
            // Four, so that no index needs a check.
            let (next, last) = [(1, 2), (2, 0), (0, 1), (0, 1)][part];
            let draws = (own << (9 * part)) + other(next) + other(last);
            let draws = draws + drawn.honours(&honours, class.with(two[3]));
            let number = numbers.of(class.with(beside));
            let kinds = lowering(number, draws, &honours);
            found(index, Nearer::new(number, kinds, self.sum_with(part, entry)));
        }
        let (beside, two) = (three[3], two[3]);
        for index in places(kinds & !SUITS) {
            let key = keys.part(3).without(index - 27);
            let (class, entry) = entry::<THREE_PLAYERS>(key, 3);
            let suit = |part: usize| drawn.suit(&suits[part], class.with(two[part])) << (9 * part);
            let honours = Honours::of(key, held.without(index));
            let draws = suit(0) + suit(1) + suit(2) + drawn.honours(&honours, beside);
            let number = numbers.of(class.with(beside));
            let kinds = lowering(number, draws, &honours);
            found(index, Nearer::new(number, kinds, self.sum_with(3, entry)));
        }
    }
}

/// A bit for each kind of a suit.
const SUITS: u64 = (1 << 27) - 1;
