//! Discards: what a hand of 3k+2 tiles is after each of them, when nothing is locked.
//!
//! A discard changes one part. Only the class of that part has to be looked up again, and its draws;
//! the classes of the others after a draw stay what they were, and only what is beside them changes.

use super::class::{Class, Numbers};
use super::concealed::Concealed;
use super::drawn::{Drawn, Honours, PART, Suit, entries, entry, lowering, places};
use super::draws::Nearer;
use super::entry::Entry;
use crate::tile::PartKey;

/// Calls `found` with each of these kinds, which the hand holds, and with what is left when it is
/// discarded, in tile order.
#[inline]
pub(crate) fn after_discards<const THREE_PLAYERS: bool>(
    Concealed { keys, held, melds }: &Concealed,
    kinds: u64,
    mut found: impl FnMut(u8, Nearer),
) {
    let numbers = Numbers::of_melds(*melds);
    let drawn = Drawn(numbers);
    let parts = entries::<THREE_PLAYERS>(keys);
    let suit = |part: usize| Suit::of(keys.part(part), held.four() >> (9 * part));
    let first_suit = if THREE_PLAYERS { Suit::of_ends(keys.part(0), held.four()) } else { suit(0) };
    let suits = [first_suit, suit(1), suit(2)];
    let honours = Honours::of(keys.part(3), *held);
    let mut rests = Rests::NONE;
    let mut answers = [(numbers.of(Class::NOTHING), 0); 16];
    for part in 0..4 {
        let [next, other, last] = [(part + 1) % 4, (part + 2) % 4, (part + 3) % 4];
        let ((b, of_b), (c, of_c), (d, of_d)) = (parts[next], parts[other], parts[last]);
        let (bc, bd, cd) = (b.with(c), b.with(d), c.with(d));
        let beside = bc.with(d);
        let sum = of_b.plus(of_c).plus(of_d);
        let first = 9 * part as u8;
        rests.clear();
        for place in places(kinds >> first & PART) {
            let key = keys.part(part).without(place);
            let (class, entry) = entry::<THREE_PLAYERS>(key, part);
            rests.add(Rest { index: first + place, key, entry, nth: 0 }, class);
        }
        for (answer, &class) in answers.iter_mut().skip(rests.before).zip(rests.classes()) {
            let draws = |part: usize, beside: Class| match suits.get(part) {
                Some(suit) => drawn.suit(suit, beside) << (9 * part),
                None => drawn.honours(&honours, beside),
            };
            let others = draws(next, class.with(cd)) + draws(other, class.with(bd));
            *answer = (numbers.of(class.with(beside)), others + draws(last, class.with(bc)));
        }
        for rest in rests.all() {
            let (number, others) = answers[usize::from(rest.nth) & 15];
            let kinds = if part < 3 {
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

/// What the discards of a part leave of it. Of many of them the rest has the same class, and then
/// everything that has to do with the other parts is the same too.
struct Rests {
    // Sixteen, so that no index needs a check; there are nine at most.
    rests: [Rest; 16],
    len: usize,
    /// The different classes of each part so far, and how many are of the parts before.
    classes: [Class; 16],
    different: usize,
    before: usize,
    /// By class, its number among the different ones, counted from one.
    numbers: [u8; 256],
}

#[derive(Clone, Copy)]
struct Rest {
    /// The tile that is discarded.
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
        before: 0,
        numbers: [0; 256],
    };

    /// Forgets the discards of the part before.
    #[inline]
    fn clear(&mut self) {
        self.len = 0;
        self.before = self.different;
    }

    #[inline]
    fn add(&mut self, rest: Rest, class: Class) {
        // Without a branch, as none could be foreseen.
        let number = &mut self.numbers[class.index()];
        let is_new = usize::from(*number) <= self.before;
        self.classes[self.different & 15] = class;
        self.different += usize::from(is_new);
        *number = if is_new { self.different as u8 } else { *number };
        self.rests[self.len & 15] = Rest { nth: number.wrapping_sub(1), ..rest };
        self.len += 1;
    }

    #[inline]
    fn all(&self) -> &[Rest] {
        self.rests.get(..self.len).unwrap_or(&[])
    }

    /// The different classes of this part.
    #[inline]
    fn classes(&self) -> &[Class] {
        self.classes.get(self.before..self.different).unwrap_or(&[])
    }
}
