//! Draws: which tiles bring a hand nearer, when nothing is locked.
//!
//! A draw changes one part, and what the other three are together stays. So a hand needs the class
//! of each part after each draw, and a row of a table for what is beside it. When it throws a tile
//! away, only the classes of that tile's part have to be looked up again; the classes of the others
//! after a draw stay what they were, and only what is beside them changes.

use super::class::{Class, Combinations, Numbers};
use super::copies::Copies;
use super::entry::{Entry, SuitDraws};
use super::keys::Keys;
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
    #[inline]
    fn new(lowered: Lowered, kinds: u64, sum: Entry) -> Self {
        let (sums, orphan_sums) = (sum.sums(), sum.orphan_sums());
        Self { kinds, number: lowered.number, sums, orphan_sums }
    }
}

/// A hand of 3k+1 tiles and its draws.
#[inline]
pub(crate) fn nearer(keys: &Keys, held: Copies, melds: usize) -> Nearer {
    let [a, b, c, d] = keys.entries();
    let sum = a.plus(b).plus(c.plus(d));
    let (a, b, c, d) = (a.suit_class(), b.suit_class(), c.suit_class(), d.honour_class());
    let (ab, cd) = (a.with(b), c.with(d));
    let lowered = Lowered::of(Numbers::of_melds(melds), ab.with(cd));
    let honours = Honours::of(keys.halves(3), held);
    let kinds = lowered.by_suit(keys.halves(0), b.with(cd))
        | lowered.by_suit(keys.halves(1), a.with(cd)) << 9
        | lowered.by_suit(keys.halves(2), ab.with(d)) << 18
        | lowered.by_honours(&honours, ab.with(c)) << 27;
    Nearer::new(lowered, kinds & !held.four(), sum)
}

/// Calls `found` with each kind that a hand of 3k+2 tiles can throw away, in tile order, and what is
/// left then.
#[inline]
pub(crate) fn after_discards(
    keys: &Keys,
    held: Copies,
    melds: usize,
    mut found: impl FnMut(u8, Nearer),
) {
    let numbers = Numbers::of_melds(melds);
    let entries = keys.entries();
    let suit = |part: usize| Suit::of(keys.halves(part), entries[part]);
    let suits = [suit(0), suit(1), suit(2)];
    let honours = Honours::of(keys.halves(3), held);
    let honour_class = entries[3].honour_class();
    for part in 0..3 {
        let (next, other) = ((part + 1) % 3, (part + 2) % 3);
        let (b, c, d) = (suits[next].class, suits[other].class, honour_class);
        let (bc, bd, cd) = (b.with(c), b.with(d), c.with(d));
        let (beside, sum) = (bc.with(d), entries[next].plus(entries[other]).plus(entries[3]));
        let first = 9 * part as u8;
        for rank in places(held.some() >> first & SUIT) {
            let index = first + rank;
            let halves = keys.without(index).halves(part);
            let entry = Entry::of_suit(halves.0, halves.1);
            let class = entry.suit_class();
            let lowered = Lowered::of(numbers, class.with(beside));
            let kinds = lowered.by_suit(halves, beside) << first
                | lowered.in_suit(&suits[next], class.with(cd)) << (9 * next)
                | lowered.in_suit(&suits[other], class.with(bd)) << (9 * other)
                | lowered.by_honours(&honours, class.with(bc)) << 27;
            // What was held four times is drawn in vain, but for the tile thrown.
            let kinds = kinds & (!held.four() | 1 << index);
            found(index, Nearer::new(lowered, kinds, sum.plus(entry)));
        }
    }
    let [a, b, c] = [suits[0].class, suits[1].class, suits[2].class];
    let (ab, ac, bc) = (a.with(b), a.with(c), b.with(c));
    let (beside, sum) = (ab.with(c), entries[0].plus(entries[1]).plus(entries[2]));
    for place in places(held.some() >> 27) {
        let index = 27 + place;
        let halves = keys.without(index).halves(3);
        let entry = Entry::of_honours(halves.0, halves.1);
        let class = entry.honour_class();
        let lowered = Lowered::of(numbers, class.with(beside));
        let honours = Honours::of(halves, held.without(index));
        let kinds = lowered.in_suit(&suits[0], class.with(bc))
            | lowered.in_suit(&suits[1], class.with(ac)) << 9
            | lowered.in_suit(&suits[2], class.with(ab)) << 18
            | lowered.by_honours(&honours, beside) << 27;
        found(index, Nearer::new(lowered, kinds & !held.four(), sum.plus(entry)));
    }
}

/// A bit for each rank of a suit.
const SUIT: u64 = (1 << 9) - 1;

/// The places of the bits that are set, from the lowest up.
#[inline]
fn places(mut bits: u64) -> impl Iterator<Item = u8> {
    core::iter::from_fn(move || {
        let lowest = bits.trailing_zeros() as u8;
        (bits != 0).then(|| {
            bits &= bits - 1;
            lowest
        })
    })
}

/// A suit as it is, and as it is after each draw.
#[derive(Clone, Copy)]
struct Suit {
    class: Class,
    is_empty: bool,
    /// The class after drawing the tile of each rank. Of what is held four times the key of a fifth
    /// means nothing, and nobody looks at it.
    after: [Class; 9],
}

impl Suit {
    #[inline]
    fn of((low, high): (usize, usize), entry: Entry) -> Self {
        let draws = SuitDraws::of(low, high);
        let after = [
            draws.low::<1>().suit_class(),
            draws.low::<5>().suit_class(),
            draws.low::<25>().suit_class(),
            draws.low::<125>().suit_class(),
            draws.high::<1>().suit_class(),
            draws.high::<5>().suit_class(),
            draws.high::<25>().suit_class(),
            draws.high::<125>().suit_class(),
            draws.high::<625>().suit_class(),
        ];
        Self { class: entry.suit_class(), is_empty: low | high == 0, after }
    }
}

/// Which honours are held not at all, once and twice, a bit for each from east on, and the class of
/// all honours after drawing one of them. A fourth is of no use to anything, and of the others all
/// that are held as often do the same.
#[derive(Clone, Copy)]
struct Honours {
    kinds: [u64; 3],
    after: [Class; 3],
}

impl Honours {
    #[inline]
    fn of((low, high): (usize, usize), held: Copies) -> Self {
        let drawn = |kinds: u64| {
            // Where there are none, what is found is of no kind.
            let (of_low, of_high) = HONOUR_UNITS[kinds.trailing_zeros() as usize & 7];
            Entry::of_honours(low + of_low, high + of_high).honour_class()
        };
        let [none, one, two] = [held.none() >> 27, held.one() >> 27, held.two() >> 27];
        Self { kinds: [none, one, two], after: [drawn(none), drawn(one), drawn(two)] }
    }
}

/// What one honour more adds to the halves; of what is no honour, nothing.
const HONOUR_UNITS: [(usize, usize); 8] =
    [(1, 0), (5, 0), (25, 0), (125, 0), (0, 1), (0, 5), (0, 25), (0, 0)];

/// What lowers the number of a hand.
#[derive(Clone, Copy)]
struct Lowered {
    numbers: Numbers,
    number: Number,
}

impl Lowered {
    /// Of a hand of this class.
    #[inline]
    fn of(numbers: Numbers, class: Class) -> Self {
        Self { numbers, number: numbers.of(class) }
    }

    #[inline]
    fn by(self, after: Class, beside: Combinations) -> u64 {
        u64::from(self.numbers.of(beside.with(after)) < self.number)
    }

    /// A bit for each rank that lowers it, in a suit that stands beside the rest of the hand.
    #[inline]
    fn in_suit(self, suit: &Suit, beside: Class) -> u64 {
        let beside = beside.combinations();
        if suit.is_empty {
            return SUIT * self.by(suit.after[0], beside);
        }
        // From the highest rank down, so that the lowest ends up in the lowest bit.
        suit.after.iter().rev().fold(0, |bits, &after| bits + bits + self.by(after, beside))
    }

    /// The same for the suit with these halves.
    // A function of its own, so that there are registers enough for all of it.
    #[inline(never)]
    fn by_suit(self, (low, high): (usize, usize), beside: Class) -> u64 {
        let beside = beside.combinations();
        let draws = SuitDraws::of(low, high);
        let add = |bits: u64, after: Entry| bits + bits + self.by(after.suit_class(), beside);
        let lowest = draws.low::<1>();
        if low | high == 0 {
            // Any tile is a single one.
            return SUIT * add(0, lowest);
        }
        let bits = add(0, draws.high::<625>());
        let bits = add(bits, draws.high::<125>());
        let bits = add(bits, draws.high::<25>());
        let bits = add(bits, draws.high::<5>());
        let bits = add(bits, draws.high::<1>());
        let bits = add(bits, draws.low::<125>());
        let bits = add(bits, draws.low::<25>());
        let bits = add(bits, draws.low::<5>());
        add(bits, lowest)
    }

    /// A bit for each honour that lowers it.
    #[inline]
    fn by_honours(self, honours: &Honours, beside: Class) -> u64 {
        let beside = beside.combinations();
        let by = |held: usize| honours.kinds[held] * self.by(honours.after[held], beside);
        by(0) | by(1) | by(2)
    }
}
