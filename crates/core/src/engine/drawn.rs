//! Parts after each draw: the classes that they then have, and the numbers of the hand.

use super::class::{Class, Combinations, Numbers};
use super::entry::{Entry, SuitDraws};
use super::number::Number;
use crate::tile::{Copies, Keys, PartKey};

/// The class of a whole hand.
#[inline]
pub(super) fn whole<const THREE_PLAYERS: bool>(keys: &Keys) -> Class {
    let [(a, _), (b, _), (c, _), (d, _)] = entries::<THREE_PLAYERS>(keys);
    a.with(b).with(c.with(d))
}

/// The class and the entry of each part.
#[inline]
pub(super) fn entries<const THREE_PLAYERS: bool>(keys: &Keys) -> [(Class, Entry); 4] {
    let of_part = |part: usize| entry::<THREE_PLAYERS>(keys.part(part), part);
    [of_part(0), of_part(1), of_part(2), of_part(3)]
}

/// The class and the entry of a part with this key.
#[inline]
pub(super) fn entry<const THREE_PLAYERS: bool>(key: PartKey, part: usize) -> (Class, Entry) {
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
pub(super) const PART: u64 = (1 << 9) - 1;

/// The places of the bits that are set, from the lowest up.
#[inline]
pub(crate) fn places(mut bits: u64) -> impl Iterator<Item = u8> {
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
pub(super) struct Suit {
    /// Whether nothing is held: then all draws are the same.
    is_empty: bool,
    /// The class after drawing the tile of each rank; what is held four times is not drawn.
    after: [Class; 9],
}

impl Suit {
    #[inline]
    pub(super) fn of(key: PartKey, full: u64) -> Self {
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
    #[inline]
    pub(super) fn of_ends(key: PartKey, full: u64) -> Self {
        let class = |key: PartKey| Entry::of_honours(key.ends()).honour_class();
        Self::with_draws_of([0, 8], full, key, class)
    }

    /// Honours, as a suit of seven.
    #[inline]
    pub(super) fn of_honours(key: PartKey, full: u64) -> Self {
        let class = |key: PartKey| Entry::of_honours(key).honour_class();
        Self::with_draws_of([0, 1, 2, 3, 4, 5, 6], full, key, class)
    }

    /// A part that has no kinds but at these places.
    #[inline]
    fn with_draws_of<const N: usize>(
        places_of_kinds: [u8; N],
        full: u64,
        key: PartKey,
        class: impl Fn(PartKey) -> Class,
    ) -> Self {
        let as_it_is = class(key);
        let mut after = [as_it_is; 9];
        for place in places_of_kinds {
            after[usize::from(place) % 9] = class(key.with(place));
        }
        for place in places(full & PART) {
            after[usize::from(place) % 9] = as_it_is;
        }
        Self { is_empty: false, after }
    }

    /// A bit for each draw that leads to this class.
    #[inline]
    pub(super) fn leading_to(&self, class: Class) -> u64 {
        let leads = |(place, &after)| u64::from(after == class) << place;
        self.after.iter().enumerate().map(leads).fold(0, |all, draw| all | draw)
    }

    /// The class after the draw at a place.
    #[inline]
    pub(super) fn after(&self, place: u8) -> Class {
        self.after.get(usize::from(place)).copied().unwrap_or(Class::NOTHING)
    }
}

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
pub(super) struct Drawn(pub(super) Numbers);

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
    pub(super) fn suit(self, suit: &Suit, beside: Class) -> u64 {
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
    pub(super) fn suit_of(self, key: PartKey, full: u64, beside: Class) -> u64 {
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
    pub(super) fn honours(self, honours: &Honours, beside: Class) -> u64 {
        let beside = beside.combinations();
        let [none, one, two] = honours.after;
        let (one, two) = (2 * self.number(one, beside), 4 * self.number(two, beside));
        (self.number(none, beside) + one + two) << 27
    }
}

/// Finds the draws of a suit that lower a number, which the hand has as it is.
#[derive(Clone, Copy)]
pub(super) struct Lowering {
    /// The sum of draws that leave the number.
    none: u64,
    /// Where the bit of the lower number stands.
    place: u32,
}

impl Lowering {
    #[inline]
    pub(super) fn of(number: Number) -> Self {
        let (bit, place) = number.bit();
        Self { none: RANKS * bit, place: place.wrapping_sub(1) & 63 }
    }

    /// A bit for each rank, by the sum of its draws.
    #[inline]
    pub(super) const fn ranks(self, sum: u64) -> u64 {
        self.none.wrapping_sub(sum) >> (self.place & 63)
    }
}

/// A bit for each kind that lowers this number, by the sum of all draws.
#[inline]
pub(super) fn lowering(number: Number, sum: u64, honours: &Honours) -> u64 {
    let (bit, place) = number.bit();
    // A hand that is to draw is not complete, so that the place is never 0.
    let draws = (DRAWS * bit).wrapping_sub(sum) >> (place.wrapping_sub(1) & 63);
    draws & ((1 << 27) - 1) | honours.kinds[(draws >> 27) as usize & 7] << 27
}
