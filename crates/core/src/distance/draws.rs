//! Draws: which tiles bring a hand nearer, when nothing is locked.
//!
//! A draw changes one part, and what the other three are together stays. So each part is looked up
//! once for every tile that it can draw, and a hand that throws a tile away needs only the look-ups
//! of that tile's part anew.

use super::class::{Class, Numbers};
use super::counts::held;
use super::entry::Entry;
use super::keys::Keys;
use super::number::Number;
use super::sums::Sums;

/// The parts of a hand as they are, and as they are after each draw.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Draws {
    keys: Keys,
    /// The parts as they are.
    entries: [Entry; 4],
    /// The class of a suit after drawing the tile of each rank.
    suits: [[Class; 9]; 3],
    /// The class of the honours after drawing one that is held so many times. A fourth is of no use
    /// to anything, and of the others all that are held as often do the same.
    honours: [Class; 3],
    /// A bit for each kind of which all four are held, so that none can be drawn.
    full: u64,
}

impl Draws {
    pub(crate) fn of(keys: &Keys, counts: &[u8; 34]) -> Self {
        let entries = keys.entries();
        let none = entries[0].suit_class();
        let (suits, honours) = ([[none; 9]; 3], [none; 3]);
        let mut draws = Self { keys: *keys, entries, suits, honours, full: held(counts, 4) };
        (0..4).for_each(|part| draws.look_up(part, counts));
        draws
    }

    /// The same after a tile is thrown away, which the counts no longer have.
    pub(crate) fn without(&self, index: usize, counts: &[u8; 34]) -> Self {
        let mut draws = *self;
        draws.keys.remove(index as u8);
        draws.full &= !(1 << index);
        draws.look_up(index / 9, counts);
        draws
    }

    fn look_up(&mut self, part: usize, counts: &[u8; 34]) {
        let (low, high) = self.keys.halves(part);
        if part == 3 {
            self.entries[3] = Entry::of_honours(low, high);
            self.honours = [self.entries[3].honour_class(); 3];
            for (kind, &count) in counts[27..].iter().enumerate() {
                if let Some(class) = self.honours.get_mut(usize::from(count)) {
                    let (low, high) = drawn(low, high, kind);
                    *class = Entry::of_honours(low, high).honour_class();
                }
            }
            return;
        }
        self.entries[part] = Entry::of_suit(low, high);
        // Of what is held four times the key of a fifth means nothing, and nobody looks at it.
        for (rank, after) in self.suits[part].iter_mut().enumerate() {
            let (low, high) = drawn(low, high, rank);
            *after = Entry::of_suit(low, high).suit_class();
        }
    }

    /// The pairs and kinds of all tiles, and those of terminals and honours.
    pub(crate) fn sums(&self) -> (Sums, Sums) {
        let [a, b, c, d] = self.entries;
        let sum = a.plus(b).plus(c.plus(d));
        (sum.sums(), sum.orphan_sums())
    }

    /// The number of the general form of a hand that wants so many melds, and a bit for each kind
    /// whose draw lowers it.
    pub(crate) fn nearer(&self, counts: &[u8; 34], melds: usize) -> (Number, u64) {
        let numbers = Numbers::of_melds(melds);
        let [a, b, c, d] = self.entries;
        let (a, b, c, d) = (a.suit_class(), b.suit_class(), c.suit_class(), d.honour_class());
        let (ab, cd) = (a.with(b), c.with(d));
        let number = numbers.of(ab.with(cd));
        let mut kinds = 0;
        for (suit, rest) in [b.with(cd), a.with(cd), ab.with(d)].into_iter().enumerate() {
            let with_rest = rest.combinations();
            // From the highest rank down, so that the lowest ends up in the lowest bit.
            let bits = self.suits[suit].iter().rev().fold(0, |bits, &after| {
                bits << 1 | u64::from(numbers.of(with_rest.with(after)) < number)
            });
            kinds |= bits << (9 * suit);
        }
        let with_rest = ab.with(c).combinations();
        let [none, one, two] =
            self.honours.map(|after| u64::from(numbers.of(with_rest.with(after)) < number));
        if none | one | two != 0 {
            let by_count = [none, one, two, 0, 0, 0, 0, 0];
            let bits = counts[27..]
                .iter()
                .rev()
                .fold(0, |bits, &count| bits << 1 | by_count[usize::from(count & 7)]);
            kinds |= bits << 27;
        }
        (number, kinds & !self.full)
    }
}

/// The halves of a part after drawing one of its kinds.
#[inline]
fn drawn(low: usize, high: usize, kind: usize) -> (usize, usize) {
    const UNITS: [usize; 5] = [1, 5, 25, 125, 625];
    if kind < 4 { (low + UNITS[kind], high) } else { (low, high + UNITS[kind - 4]) }
}
