//! Draws: which tiles bring a hand nearer, when nothing is locked.
//!
//! A draw changes one part, and what the other three are together stays. So a hand needs the class
//! of each part after each draw, and a row of a table for what is beside it. When it throws a tile
//! away, only the classes of that tile's part have to be looked up again; the classes of the others
//! after a draw stay what they were, and only what is beside them changes.

use super::class::{Class, Numbers};
use super::copies::Copies;
use super::drawn::{Drawn, Honours, PART, Suit, entries, entry, lowering, places};
use super::entry::Entry;
use super::keys::{Keys, PartKey};
use super::number::Number;
use super::sums::Sums;

/// What a hand of 3k+1 tiles is, and what brings it nearer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Nearer {
    /// A bit for each kind whose draw lowers the number of the general form.
    pub(crate) kinds: u64,
    /// The number of the general form.
    pub(crate) number: Number,
    /// The pairs and kinds of all tiles.
    pub(crate) sums: Sums,
    /// The pairs and kinds of the terminals and honours.
    pub(crate) orphan_sums: Sums,
}

impl Nearer {
    /// The number of the general form and the kinds whose draw lowers it.
    #[inline]
    pub(crate) const fn general(&self) -> (Number, u64) {
        (self.number, self.kinds)
    }

    #[inline]
    fn new(number: Number, kinds: u64, sum: Entry) -> Self {
        Self { kinds, number, sums: sum.sums(), orphan_sums: sum.orphan_sums() }
    }
}

/// A hand of 3k+1 tiles and its draws; with three players there are no runs of characters.
#[inline]
pub(crate) fn nearer<const THREE_PLAYERS: bool>(keys: &Keys, held: Copies, melds: usize) -> Nearer {
    nearer_by::<THREE_PLAYERS>(keys, held, Numbers::of_melds(melds))
}

/// The same of a hand with these numbers.
#[inline]
pub(super) fn nearer_by<const THREE_PLAYERS: bool>(
    keys: &Keys,
    held: Copies,
    numbers: Numbers,
) -> Nearer {
    let [(a, of_a), (b, of_b), (c, of_c), (d, of_d)] = entries::<THREE_PLAYERS>(keys);
    let sum = of_a.plus(of_b).plus(of_c.plus(of_d));
    let (ab, cd) = (a.with(b), c.with(d));
    let number = numbers.of(ab.with(cd));
    let honours = Honours::of(keys.part(3), held);
    let drawn = Drawn(numbers);
    let suit = |part: usize, beside: Class| {
        let (key, full) = (keys.part(part), held.four() >> (9 * part));
        let draws = if THREE_PLAYERS && part == 0 {
            drawn.suit(&Suit::of_ends(key, full), beside)
        } else {
            drawn.suit_of(key, full, beside)
        };
        draws << (9 * part)
    };
    let suits = suit(0, b.with(cd)) + suit(1, a.with(cd)) + suit(2, ab.with(d));
    let draws = suits + drawn.honours(&honours, ab.with(c));
    Nearer::new(number, lowering(number, draws, &honours), sum)
}

/// Calls `found` with each kind that a hand of 3k+2 tiles can throw away, in tile order, and what is
/// left then. The draws are found only where the number is wanted; otherwise there are none.
#[inline]
pub(crate) fn after_discards<const THREE_PLAYERS: bool>(
    keys: &Keys,
    held: Copies,
    melds: usize,
    is_wanted: impl Fn(Number) -> bool,
    mut found: impl FnMut(u8, Nearer),
) {
    let numbers = Numbers::of_melds(melds);
    let drawn = Drawn(numbers);
    let parts = entries::<THREE_PLAYERS>(keys);
    let suit = |part: usize| Suit::of(keys.part(part), held.four() >> (9 * part));
    let first_suit = if THREE_PLAYERS { Suit::of_ends(keys.part(0), held.four()) } else { suit(0) };
    let suits = [first_suit, suit(1), suit(2)];
    let honours = Honours::of(keys.part(3), held);
    let mut rests = Rests::NONE;
    let mut answers = [(Number::NONE, 0); 16];
    for part in 0..4 {
        let [next, other, last] = [(part + 1) % 4, (part + 2) % 4, (part + 3) % 4];
        let ((b, of_b), (c, of_c), (d, of_d)) = (parts[next], parts[other], parts[last]);
        let (bc, bd, cd) = (b.with(c), b.with(d), c.with(d));
        let beside = bc.with(d);
        let sum = of_b.plus(of_c).plus(of_d);
        let first = 9 * part as u8;
        rests.clear();
        for place in places(held.some() >> first & PART) {
            let key = keys.part(part).without(place);
            let (class, entry) = entry::<THREE_PLAYERS>(key, part);
            rests.add(Rest { index: first + place, key, entry, nth: 0 }, class);
        }
        for (answer, &class) in answers.iter_mut().zip(rests.classes()) {
            let number = numbers.of(class.with(beside));
            if !is_wanted(number) {
                *answer = (number, 0);
                continue;
            }
            let draws = |part: usize, beside: Class| match suits.get(part) {
                Some(suit) => drawn.suit(suit, beside) << (9 * part),
                None => drawn.honours(&honours, beside),
            };
            let others = draws(next, class.with(cd)) + draws(other, class.with(bd));
            let others = others + draws(last, class.with(bc));
            *answer = (number, others);
        }
        for rest in rests.all() {
            let (number, others) = answers[usize::from(rest.nth) & 15];
            let kinds = if !is_wanted(number) {
                0
            } else if part < 3 {
                let full = held.without(rest.index).four() >> first;
                let draws = if THREE_PLAYERS && part == 0 {
                    drawn.suit(&Suit::of_ends(rest.key, full), beside)
                } else {
                    drawn.suit_of(rest.key, full, beside)
                };
                lowering(number, others + (draws << first), &honours)
            } else {
                let honours = Honours::of(rest.key, held.without(rest.index));
                lowering(number, others + drawn.honours(&honours, beside), &honours)
            };
            found(rest.index, Nearer::new(number, kinds, sum.plus(rest.entry)));
        }
    }
}

/// What each discard of a part leaves of it. Of many of them the rest has the same class, and then
/// all is the same as well that has to do with the other parts.
struct Rests {
    // Sixteen, so that no index needs a check; there are nine at most.
    rests: [Rest; 16],
    len: usize,
    /// The different classes.
    classes: [Class; 16],
    different: usize,
    /// By class, its number among the different ones, counted from one.
    numbers: [u8; 256],
}

#[derive(Clone, Copy)]
struct Rest {
    /// The tile that is thrown.
    index: u8,
    key: PartKey,
    entry: Entry,
    /// Which of the different classes it has.
    nth: u8,
}

impl Rests {
    const NONE: Self = Self {
        rests: [Rest { index: 0, key: PartKey::EMPTY, entry: Entry::NOTHING, nth: 0 }; 16],
        len: 0,
        classes: [Class::NOTHING; 16],
        different: 0,
        numbers: [0; 256],
    };

    #[inline]
    fn clear(&mut self) {
        self.len = 0;
        self.different = 0;
        self.numbers = [0; 256];
    }

    #[inline]
    fn add(&mut self, rest: Rest, class: Class) {
        // Without a branch, as none could be foreseen.
        let number = &mut self.numbers[class.index()];
        self.classes[self.different & 15] = class;
        self.different += usize::from(*number == 0);
        *number = if *number == 0 { self.different as u8 } else { *number };
        self.rests[self.len & 15] = Rest { nth: number.wrapping_sub(1), ..rest };
        self.len += 1;
    }

    #[inline]
    fn all(&self) -> &[Rest] {
        self.rests.get(..self.len).unwrap_or(&[])
    }

    #[inline]
    fn classes(&self) -> &[Class] {
        self.classes.get(..self.different).unwrap_or(&[])
    }
}
