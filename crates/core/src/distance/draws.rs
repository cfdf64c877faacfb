//! Draws: which tiles bring a hand nearer, when nothing is locked.
//!
//! A draw changes one part, and what the other three are together stays. So a hand needs the class
//! of each part after each draw, and a row of a table for what is beside it. When it throws a tile
//! away, only the classes of that tile's part have to be looked up again; the classes of the others
//! after a draw stay what they were, and only what is beside them changes.

use super::class::{Class, Combinations, Numbers};
use super::copies::Copies;
use super::entry::{Entry, SuitDraws};
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
/// left then.
#[inline]
pub(crate) fn after_discards<const THREE_PLAYERS: bool>(
    keys: &Keys,
    held: Copies,
    melds: usize,
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
            let draws = |part: usize, beside: Class| match suits.get(part) {
                Some(suit) => drawn.suit(suit, beside) << (9 * part),
                None => drawn.honours(&honours, beside),
            };
            let others = draws(next, class.with(cd)) + draws(other, class.with(bd));
            let others = others + draws(last, class.with(bc));
            *answer = (numbers.of(class.with(beside)), others);
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

/// The class of a whole hand.
#[inline]
pub(super) fn whole<const THREE_PLAYERS: bool>(keys: &Keys) -> Class {
    let [(a, _), (b, _), (c, _), (d, _)] = entries::<THREE_PLAYERS>(keys);
    a.with(b).with(c.with(d))
}

/// The class and the entry of each part.
#[inline]
fn entries<const THREE_PLAYERS: bool>(keys: &Keys) -> [(Class, Entry); 4] {
    let of_part = |part: usize| entry::<THREE_PLAYERS>(keys.part(part), part);
    [of_part(0), of_part(1), of_part(2), of_part(3)]
}

/// The class and the entry of a part with this key.
#[inline]
fn entry<const THREE_PLAYERS: bool>(key: PartKey, part: usize) -> (Class, Entry) {
    let makes_runs = part < 3 && !(THREE_PLAYERS && part == 0);
    if makes_runs {
        let entry = Entry::of_suit(key);
        (entry.suit_class(), entry)
    } else {
        let entry = Entry::of_honours(if part < 3 { key.ends() } else { key });
        (entry.honour_class(), entry)
    }
}

/// A bit for each kind of a part; of the honours two too many.
const PART: u64 = (1 << 9) - 1;

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

/// The places of the bits that are set, from the lowest up.
#[inline]
pub(super) fn places(mut bits: u64) -> impl Iterator<Item = u8> {
    core::iter::from_fn(move || {
        let lowest = bits.trailing_zeros() as u8;
        (bits != 0).then(|| {
            bits &= bits - 1;
            lowest
        })
    })
}

/// A suit as it is after each draw.
#[derive(Clone, Copy)]
struct Suit {
    /// Whether nothing is held: then all draws are the same.
    is_empty: bool,
    /// The class after drawing the tile of each rank; what is held four times is not drawn.
    after: [Class; 9],
}

impl Suit {
    #[inline]
    fn of(key: PartKey, full: u64) -> Self {
        let draws = SuitDraws::of(key);
        if key.is_empty() {
            let [lowest, ..] = draws.after_each();
            return Self { is_empty: true, after: [lowest.suit_class(); 9] };
        }
        let mut after = [Class::NOTHING; 9];
        for (class, entry) in after.iter_mut().zip(draws.after_each()) {
            *class = entry.suit_class();
        }
        for rank in places(full & RANKS) {
            // The key of a fifth means nothing.
            after[usize::from(rank) % 9] = draws.as_it_is().suit_class();
        }
        Self { is_empty: false, after }
    }

    /// Characters in a game without those between 1m and 9m, which nobody can draw.
    fn of_ends(key: PartKey, full: u64) -> Self {
        let class = |key: PartKey| Entry::of_honours(key.ends()).honour_class();
        let mut after = [class(key); 9];
        for rank in places(!full & ENDS) {
            after[usize::from(rank) % 9] = class(key.with(rank));
        }
        Self { is_empty: false, after }
    }
}

/// The lowest and the highest rank.
const ENDS: u64 = 0b1_0000_0001;

/// The honours as they are after each draw. A fourth is of no use to anything, and of the others all
/// that are held equally often do the same.
#[derive(Clone, Copy)]
pub(super) struct Honours {
    /// The class after drawing one that is held not at all, once and twice.
    after: [Class; 3],
    /// By a bit for each of these three, the honours that are held so often, a bit for each from
    /// east on: what is found without a branch.
    kinds: [u64; 8],
}

impl Honours {
    #[inline]
    pub(super) fn of(key: PartKey, held: Copies) -> Self {
        let drawn = |kinds: u64| {
            // Where there are none, it is a place of no part, and nothing is drawn.
            let place = (kinds | 1 << 9).trailing_zeros() as u8;
            Entry::of_honours(key.with(place)).honour_class()
        };
        let [a, b, c] = [held.none() >> 27, held.one() >> 27, held.two() >> 27];
        let kinds = [0, a, b, a | b, c, a | c, b | c, a | b | c];
        Self { after: [drawn(a), drawn(b), drawn(c)], kinds }
    }
}

/// The numbers of a hand after draws, added up: each draw has a place, as in the kinds that are
/// drawn, and its number, which is a bit, is there as often as the bit of its place says.
///
/// A draw leaves the number of a hand or lowers it by one, so that its bit is the same or half of
/// that. What the sum is short of one with nothing lowered is therefore a bit for each draw that
/// lowers it, in halves: two instructions a draw, where comparing takes four.
#[derive(Clone, Copy)]
pub(super) struct Drawn(Numbers);

/// A bit for each rank of a suit.
const RANKS: u64 = (1 << 9) - 1;

/// A bit for each draw: 27 of suits, and three of honours.
const DRAWS: u64 = (1 << 30) - 1;

impl Drawn {
    /// For a hand whose number is 0 and that wants so many melds.
    #[inline]
    pub(super) fn to_complete(melds: usize) -> Self {
        Self(Numbers::of_melds(melds))
    }

    /// A bit for each rank of a suit that completes the hand.
    #[inline]
    pub(super) fn completing_suit(self, key: PartKey, full: u64, beside: Class) -> u64 {
        // The bit of 0 is 2, and that of -1 is 1.
        RANKS * 2 - self.suit_of(key, full, beside)
    }

    /// A bit for each honour that completes the hand, at its place among all kinds.
    #[inline]
    pub(super) fn completing_honours(self, honours: &Honours, beside: Class) -> u64 {
        let draws = (0b111 * 2) - (self.honours(honours, beside) >> 27);
        honours.kinds[draws as usize & 7] << 27
    }

    /// The number after a draw.
    #[inline]
    fn number(self, class: Class, beside: Combinations) -> u64 {
        self.0.of(beside.with(class)).bit().0
    }

    /// Of a suit that stands beside the rest of the hand.
    // A function of its own, so that there are registers enough for all of it.
    #[inline(never)]
    fn suit(self, suit: &Suit, beside: Class) -> u64 {
        let beside = beside.combinations();
        if suit.is_empty {
            return RANKS * self.number(suit.after[0], beside);
        }
        // From the highest rank down, so that the lowest ends up in the lowest place.
        let add = |sum: u64, &class: &Class| sum + sum + self.number(class, beside);
        suit.after.iter().rev().fold(0, add)
    }

    /// Of a suit with this key, of which these ranks are held four times.
    #[inline]
    fn suit_of(self, key: PartKey, full: u64, beside: Class) -> u64 {
        if key.is_empty() {
            self.empty_suit(key, beside)
        } else if full & RANKS == 0 {
            self.draws(key, beside)
        } else {
            self.draws_but(key, full, beside)
        }
    }

    #[inline]
    fn empty_suit(self, key: PartKey, beside: Class) -> u64 {
        let [lowest, ..] = SuitDraws::of(key).after_each();
        RANKS * self.number(lowest.suit_class(), beside.combinations())
    }

    #[inline(never)]
    fn draws(self, key: PartKey, beside: Class) -> u64 {
        let beside = beside.combinations();
        let add = |sum: u64, after: &Entry| sum + sum + self.number(after.suit_class(), beside);
        SuitDraws::of(key).after_each().iter().rev().fold(0, add)
    }

    #[cold]
    fn draws_but(self, key: PartKey, full: u64, beside: Class) -> u64 {
        self.suit(&Suit::of(key, full), beside)
    }

    /// Of honours.
    #[inline]
    fn honours(self, honours: &Honours, beside: Class) -> u64 {
        let beside = beside.combinations();
        let [none, one, two] = honours.after;
        let (one, two) = (2 * self.number(one, beside), 4 * self.number(two, beside));
        (self.number(none, beside) + one + two) << 27
    }
}

/// A bit for each kind that lowers this number, by the sum of all draws.
#[inline]
fn lowering(number: Number, sum: u64, honours: &Honours) -> u64 {
    let (bit, place) = number.bit();
    // A hand that is to draw is not complete, so that the place is never 0.
    let draws = (DRAWS * bit).wrapping_sub(sum) >> (place.wrapping_sub(1) & 63);
    draws & ((1 << 27) - 1) | honours.kinds[(draws >> 27) as usize & 7] << 27
}
