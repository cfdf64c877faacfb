//! Exchanges: a draw that brings a hand no nearer, and the discard after it that leaves the most
//! accepted copies.
//!
//! What a part accepts depends on that part and on the class of what is beside it. An exchange changes
//! the part of the draw and the part of the discard, so the other parts are looked up by the class that
//! is beside them, and computed once for each such class.

use super::class::{Class, Numbers};
use super::concealed::Concealed;
use super::copies::Copies;
use super::drawn::{Drawn, Suit, entry, places};
use super::keys::PartKey;
use super::number::Number;

/// How good accepted tiles are: 256 times their copies, and the kinds with a copy left.
fn worth(left: Copies, accepted: u64) -> u16 {
    let (copies, kinds) = left.among(accepted);
    u16::from(copies) << 8 | u16::from(kinds)
}

/// In place of kinds of a part that are not known yet.
const UNKNOWN: u16 = u16::MAX;

/// What an exchange discards, and the copies that are accepted after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Exchange {
    pub(crate) discard: u8,
    pub(crate) copies: u8,
}

/// The exchanges of a hand of 3k+1 tiles in the general form, where nothing is locked.
pub(crate) struct Exchanges {
    three_players: bool,
    hand: Concealed,
    left: Copies,
    drawn: Drawn,
    number: Number,
    /// The parts as they are.
    parts: [Part; 4],
    /// The copies that the hand accepts as it is.
    before: u8,
    throws: [Throw; 13],
    throw_count: usize,
    /// What each part accepts as it is, by the class of what is beside it: a bit for each of its kinds.
    accepted: [[u16; 256]; 4],
}

/// A part of the hand, before or after a draw or a discard.
#[derive(Clone, Copy)]
struct Part {
    part: u8,
    class: Class,
    /// Its kinds after a draw of each, of honours too.
    draws: Suit,
}

impl Part {
    #[inline]
    fn of(part: usize, key: PartKey, held: Copies, three_players: bool) -> Self {
        let full = held.four() >> (9 * part);
        let class = class(key, part, three_players);
        let draws = match part {
            0 if three_players => Suit::of_ends(key, full),
            0..3 => Suit::of(key, full),
            _ => Suit::of_honours(key, held, class),
        };
        Self { part: part as u8, class, draws }
    }

    #[inline]
    fn place(&self) -> usize {
        usize::from(self.part & 3)
    }
}

/// A tile of the hand that can be discarded.
#[derive(Clone, Copy)]
struct Throw {
    kind: u8,
    /// Its part without it.
    rest: Part,
    /// The first throw of the same part that leaves the same class.
    group: u8,
}

impl Exchanges {
    /// Of a hand with this number in the general form, that accepts so many of the copies left.
    pub(crate) fn new(
        hand: &Concealed,
        left: Copies,
        number: Number,
        before: u8,
        three_players: bool,
    ) -> Self {
        let part = |part| Part::of(part, hand.keys.part(part), hand.held, three_players);
        let parts = [part(0), part(1), part(2), part(3)];
        let mut exchanges = Self {
            three_players,
            hand: *hand,
            left,
            drawn: Drawn(Numbers::of_melds(hand.melds)),
            number,
            parts,
            before,
            throws: [Throw { kind: 0, rest: parts[0], group: 0 }; 13],
            throw_count: 0,
            accepted: [[UNKNOWN; 256]; 4],
        };
        places(hand.held.some()).for_each(|kind| exchanges.add_throw(kind));
        exchanges
    }

    fn add_throw(&mut self, kind: u8) {
        let part = part_of(kind);
        let key = self.hand.keys.part(part).without(kind % 9);
        let rest = self.part(part, key, self.hand.held.without(kind));
        let is_same = |it: &Throw| it.rest.part == rest.part && it.rest.class == rest.class;
        let group = self.throws[..self.throw_count].iter().position(is_same);
        let group = group.unwrap_or(self.throw_count) as u8;
        if let Some(place) = self.throws.get_mut(self.throw_count) {
            *place = Throw { kind, rest, group };
            self.throw_count += 1;
        }
    }

    fn part(&self, part: usize, key: PartKey, held: Copies) -> Part {
        Part::of(part, key, held, self.three_players)
    }

    /// The best discard after drawing this kind, which is not accepted and of which a copy is left;
    /// `None` where that leaves no more copies than before. Among equals it is the first in tile order.
    ///
    /// `others` says what some copies accept in other forms that are as near.
    pub(crate) fn best_after(
        &mut self,
        draw: u8,
        others: impl Fn(Copies) -> u64,
    ) -> Option<Exchange> {
        let part = part_of(draw);
        let (key, held) = (self.hand.keys.part(part).with(draw % 9), self.hand.held.with(draw));
        let left = self.left.without(draw);
        let drawn = self.part(part, key, held);
        // What is accepted after the discard is accepted before it too.
        let most = self.with_part(&drawn) | others(held);
        let mut best = u16::from(self.before) << 8 | 0xff;
        if worth(left, most) <= best {
            return None;
        }
        let mut discard = None;
        let mut of_groups = [None; 13];
        for place in 0..self.throw_count {
            let Throw { kind, rest, group } = self.throws[place];
            let held = held.without(kind);
            let general = if rest.part == drawn.part {
                self.after_own(part, key.without(kind % 9), held)
            } else {
                let beside = of_groups[usize::from(group) % 13]
                    .get_or_insert_with(|| self.beside(&drawn, &rest));
                beside.map_or(0, |(kinds, class)| kinds | self.own(&rest, class))
            };
            let worth = worth(left, general | others(held));
            if worth > best {
                (best, discard) = (worth, Some(kind));
            }
        }
        discard.map(|discard| Exchange { discard, copies: (best >> 8) as u8 })
    }

    /// What the hand accepts when draw and discard leave a part with this key; nothing where its
    /// number rises.
    fn after_own(&mut self, part: usize, key: PartKey, held: Copies) -> u64 {
        let class = class(key, part, self.three_players);
        let is_near = self.drawn.0.of(self.others(part).with(class)) == self.number;
        if is_near { self.with_part(&self.part(part, key, held)) } else { 0 }
    }

    /// What the hand accepts with this part in place of its own, its number being the same.
    fn with_part(&mut self, own: &Part) -> u64 {
        let [a, b, c] = [1, 2, 3].map(|step| (own.place() + step) % 4);
        let [of_a, of_b, of_c] = [a, b, c].map(|part| self.parts[part].class);
        self.own(own, of_a.with(of_b).with(of_c))
            | self.as_it_is(a, own.class.with(of_b.with(of_c)))
            | self.as_it_is(b, own.class.with(of_a.with(of_c)))
            | self.as_it_is(c, own.class.with(of_a.with(of_b)))
    }

    /// What all parts but that of the discard accept after a draw of one part and a discard of
    /// another, and the class of them all; `None` where the number rises.
    fn beside(&mut self, drawn: &Part, rest: &Part) -> Option<(u64, Class)> {
        let [one, other] = two_others(drawn.place(), rest.place());
        let (a, b) = (self.parts[one].class, self.parts[other].class);
        let beside = drawn.class.with(a.with(b));
        if self.drawn.0.of(beside.with(rest.class)) != self.number {
            return None;
        }
        let both = drawn.class.with(rest.class);
        let of_drawn = self.own(drawn, rest.class.with(a.with(b)));
        let of_others = self.as_it_is(one, both.with(b)) | self.as_it_is(other, both.with(a));
        Some((of_drawn | of_others, beside))
    }

    /// The class of all parts but one.
    fn others(&self, part: usize) -> Class {
        let [a, b, c] = [1, 2, 3].map(|step| self.parts[(part + step) % 4].class);
        a.with(b).with(c)
    }

    /// What this part accepts beside this class.
    #[inline]
    fn own(&self, part: &Part, beside: Class) -> u64 {
        let draws = self.drawn.lowering_suit(self.number, &part.draws, beside);
        draws << (9 * part.part)
    }

    /// What a part accepts as it is, beside this class: computed once.
    #[inline]
    fn as_it_is(&mut self, part: usize, beside: Class) -> u64 {
        let part = part & 3;
        let first = 9 * part;
        if self.accepted[part][beside.index()] == UNKNOWN {
            let accepted = self.own(&self.parts[part], beside) >> first;
            self.accepted[part][beside.index()] = accepted as u16;
        }
        u64::from(self.accepted[part][beside.index()]) << first
    }
}

/// The class of a part with this key.
#[inline]
fn class(key: PartKey, part: usize, three_players: bool) -> Class {
    if three_players { entry::<true>(key, part).0 } else { entry::<false>(key, part).0 }
}

#[inline]
fn part_of(kind: u8) -> usize {
    usize::from((kind / 9) & 3)
}

/// The two parts that are neither of these two.
#[inline]
fn two_others(one: usize, other: usize) -> [usize; 2] {
    const OTHERS: [[usize; 2]; 16] = {
        let mut others = [[0; 2]; 16];
        let mut place = 0;
        while place < 16 {
            let (one, other) = (place / 4, place % 4);
            let (mut part, mut found) = (0, 0);
            while part < 4 {
                if part != one && part != other && found < 2 {
                    others[place][found] = part;
                    found += 1;
                }
                part += 1;
            }
            place += 1;
        }
        others
    };
    OTHERS[(4 * one + other) & 15]
}
