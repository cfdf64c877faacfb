//! Limits: how many copies of each kind a shape may use, and whether that matters.
//!
//! Few limits matter. One does only if some best shape wants more of its kind than the limit allows,
//! and the classes show that: a shape wants so many of a kind exactly when holding them would bring the
//! hand nearer by as many tiles as are added. If no best shape wants too many, the number stays, and
//! so do the draws that lower it, except for kinds that are held up to their limit: a shape that wants
//! too many after such a draw would have wanted them before.

use super::after_draws::AfterDraws;
use super::class::{Class, Combinations, Numbers};
use super::concealed::Concealed;
use super::drawn::places;
use super::draws::nearer;
use super::entry::Entry;
use super::exchanges::others;
use super::left::{IMPOSSIBLE_COST, Left};
use super::limited;
use super::number::Number;
use super::part::Part;
use crate::tile::{Copies, PartKey};

/// The most copies of each kind that a shape may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Limits {
    copies: Copies,
    /// Whether there are no 2m to 8m, so that 1m and 9m are like honours.
    three_players: bool,
}

/// A bit for each of 2m to 8m, which three players do without.
pub(crate) const ABSENT: u64 = 0b1111_1110;

/// Three players have two kinds of characters, but the classes know seven kinds that make no runs. The
/// others are alike, and none of them can come: where copies are locked, 3m stands for all of them.
const PHANTOM: u64 = 1 << 2;

/// From this many locked kinds on, it pays to find first which of them lower the number.
const MANY: u32 = 8;

/// Where the parts begin, and how many kinds they have.
const PARTS: [(usize, usize); 4] = [(0, 9), (9, 9), (18, 9), (27, 7)];

impl Limits {
    /// These copies of each kind.
    pub(crate) const fn new(copies: Copies) -> Self {
        Self { copies, three_players: false }
    }

    /// Takes 2m to 8m out of the game.
    pub(crate) const fn without_absent(self) -> Self {
        Self { copies: self.copies.without_all(ABSENT), three_players: true }
    }

    /// With one copy less of a kind.
    pub(crate) const fn without(self, index: u8) -> Self {
        Self { copies: self.copies.without(index), ..self }
    }

    /// How many copies of each kind a shape may use.
    pub(crate) const fn copies(&self) -> Copies {
        self.copies
    }

    /// The kinds of which shapes may use fewer copies than the classes know.
    ///
    /// With no copy locked there is always a kind to take in place of a phantom.
    const fn locked(&self) -> u64 {
        let fewer = Copies::ALL.minus(self.copies).some();
        if !self.three_players {
            return fewer;
        }
        let locked = fewer & !ABSENT;
        if locked == 0 { 0 } else { locked | PHANTOM }
    }

    /// Whether all copies are there but for the characters that three players do without.
    pub(crate) const fn are_in_tables(&self) -> bool {
        self.locked() == 0
    }

    /// The number of the general form within the limits, [`Number::NONE`] if no shape fits. The hand
    /// must not hold more of a kind than its limit.
    pub(crate) fn number(&self, concealed: &Concealed) -> Number {
        if self.are_in_tables() {
            return self.number_in_tables(concealed);
        }
        let parts = Parts::of(self, concealed);
        if parts.number == Number::of(-1) {
            return parts.number;
        }
        let locked = self.locked();
        let wanted = if locked.count_ones() < MANY {
            locked
        } else {
            locked & (self.lowering(concealed) | PHANTOM)
        };
        let wanting = parts.wanting(self, concealed, wanted);
        self.number_of(&parts, concealed, wanting)
    }

    /// The kinds whose draw lowers the number within four copies: all that a best shape can want.
    fn lowering(&self, concealed: &Concealed) -> u64 {
        match self.three_players {
            false => nearer::<false>(concealed).kinds,
            true => nearer::<true>(concealed).kinds,
        }
    }

    fn number_in_tables(&self, concealed: &Concealed) -> Number {
        let class = |part: usize| self.class(concealed.keys.part(part), part);
        let whole = class(0).with(class(1)).with(class(2).with(class(3)));
        Numbers::of_melds(concealed.melds).of(whole)
    }

    /// The number within the limits and a bit for each kind whose draw lowers it, of 3k+1 tiles, given
    /// the same within four copies.
    pub(crate) fn nearer(
        &self,
        concealed: &Concealed,
        (within_four, kinds): (Number, u64),
    ) -> (Number, u64) {
        let can_come = Copies::ALL.some() & !self.copies.equal(concealed.held);
        // What a best shape wants lowers the number.
        let locked = self.locked() & (kinds | PHANTOM);
        if locked == 0 {
            return (within_four, kinds & can_come);
        }
        let parts = Parts::of(self, concealed);
        let wanting = parts.wanting(self, concealed, locked);
        if wanting == 0 {
            return (within_four, kinds & can_come);
        }
        let number = self.exact(&parts, concealed, wanting);
        if number == Number::NONE {
            return (number, 0);
        }
        // Limits only ever make a hand lack more. So if they leave the number, what lowers it within
        // them lowers it without them too.
        let kinds = if number > parts.number { can_come } else { kinds & can_come };
        (number, self.lowering_within(&parts, concealed, kinds, number))
    }

    /// Those of these kinds, of which one more may be held, that bring the hand below this number.
    ///
    /// A draw changes the costs of one part, so the costs of the others are combined once.
    #[cold]
    fn lowering_within(
        &self,
        parts: &Parts,
        concealed: &Concealed,
        kinds: u64,
        number: Number,
    ) -> u64 {
        let locked = self.locked();
        let is_needed = |part: usize| (kinds | locked) & kinds_of(part) != 0;
        let after_draws = [0, 1, 2, 3].map(|part| {
            is_needed(part).then(|| AfterDraws::of(&self.part(concealed, part), concealed.melds))
        });
        let lefts = [0, 1, 2, 3].map(|part| match &after_draws[part] {
            Some(after) => after.as_it_is(),
            None => Left::of_class(parts.classes[part]),
        });
        // One lower than the number, which lacks one tile less.
        let missing = number.least() as u8;
        parts_of(kinds).fold(0, |lowering, part| match &after_draws[part] {
            Some(after) => {
                let beside = beside(&lefts, part);
                lowering | after.reaching(&beside, concealed.melds, missing) << (9 * part) & kinds
            }
            None => lowering,
        })
    }

    /// The number within the limits, when best shapes want too many of these kinds.
    fn number_of(&self, parts: &Parts, concealed: &Concealed, wanting: u64) -> Number {
        if wanting == 0 { parts.number } else { self.exact(parts, concealed, wanting) }
    }

    /// The same, from costs, in three steps that cost more and more.
    ///
    /// First, the wanting parts keep only those costs that need no copy beyond a limit. If the hand
    /// lacks no more with these alone, some best shape is within all limits, since all best shapes of
    /// the other parts are. Then the costs of the wanting parts are computed within the limits, and the
    /// same test is made. If the hand lacks more, the costs of all locked parts are computed.
    #[cold]
    fn exact(&self, parts: &Parts, concealed: &Concealed, wanting: u64) -> Number {
        let mut anew = [None; 4];
        for part in parts_of(wanting) {
            anew[part] = Some(self.free_costs(parts, concealed, wanting, part));
        }
        if parts.number_with(&anew, concealed.melds) == parts.number {
            return parts.number;
        }
        for part in parts_of(wanting) {
            anew[part] = Some(limited::left(&self.part(concealed, part)));
        }
        let number = parts.number_with(&anew, concealed.melds);
        if number == parts.number {
            return number;
        }
        for part in parts_of(self.locked()) {
            anew[part].get_or_insert_with(|| limited::left(&self.part(concealed, part)));
        }
        parts.number_with(&anew, concealed.melds)
    }

    /// The costs of a part, with an impossible one in place of each that needs a copy beyond a limit.
    fn free_costs(&self, parts: &Parts, concealed: &Concealed, wanting: u64, part: usize) -> Left {
        let own = Left::of_class(parts.classes[part]);
        places(wanting & kinds_of(part)).fold(own, |free, kind| {
            let (class, more) = parts.one_too_many(self, concealed, part, kind);
            free.free_of(&own, &Left::of_class(class), more)
        })
    }

    /// A part of the hand within the limits.
    pub(super) fn part(&self, concealed: &Concealed, part: usize) -> Part {
        let makes_runs = part < 3 && !(self.three_players && part == 0);
        Part::of(concealed.held, self.copies, PARTS[part], makes_runs)
    }

    /// The class of a part with this key. Without 2m to 8m characters are two kinds that make no
    /// runs.
    #[inline]
    fn class(&self, key: PartKey, part: usize) -> Class {
        match part {
            0 if self.three_players => Entry::of_honours(key.ends()).honour_class(),
            3 => Entry::of_honours(key).honour_class(),
            _ => Entry::of_suit(key).suit_class(),
        }
    }
}

/// A bit for each kind of a part.
fn kinds_of(part: usize) -> u64 {
    let (first, kinds) = PARTS[part];
    ((1 << kinds) - 1) << first
}

/// The parts that these kinds belong to.
fn parts_of(kinds: u64) -> impl Iterator<Item = usize> {
    (0..4).filter(move |&part| kinds & kinds_of(part) != 0)
}

/// Both as one, where there are both.
#[inline]
fn together(one: Option<Left>, other: Option<Left>) -> Option<Left> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one.with(&other)),
        _ => one.or(other),
    }
}

/// What stands beside a part.
fn beside(lefts: &[Left; 4], part: usize) -> Left {
    let [a, b, c] = others(part).map(|other| &lefts[other]);
    a.with(b).with(c)
}

/// The number of a hand that lacks this many tiles.
fn number_lacking(missing: u8) -> Number {
    if missing < IMPOSSIBLE_COST { Number::of(missing as i8 - 1) } else { Number::NONE }
}

/// What a hand is within four copies of each kind.
struct Parts {
    classes: [Class; 4],
    numbers: Numbers,
    number: Number,
    /// What stands beside each part.
    beside: [Combinations; 4],
}

impl Parts {
    #[inline]
    fn of(limits: &Limits, concealed: &Concealed) -> Self {
        let class = |part: usize| limits.class(concealed.keys.part(part), part);
        let classes = [class(0), class(1), class(2), class(3)];
        let [a, b, c, d] = classes;
        let (ab, cd) = (a.with(b), c.with(d));
        let numbers = Numbers::of_melds(concealed.melds);
        let beside = [b.with(cd), a.with(cd), ab.with(d), ab.with(c)].map(Class::combinations);
        Self { classes, numbers, number: numbers.of(ab.with(cd)), beside }
    }

    /// The kinds among these locked ones that some best shape wants more of than the limit allows.
    #[inline]
    fn wanting(&self, limits: &Limits, concealed: &Concealed, locked: u64) -> u64 {
        let mut wanting = 0;
        for part in 0..4 {
            let beside = self.beside[part];
            for kind in places(locked & kinds_of(part)) {
                let (class, more) = self.one_too_many(limits, concealed, part, kind);
                let number = self.numbers.of(beside.with(class));
                wanting |= u64::from(number.bit().0 << more == self.number.bit().0) << kind;
            }
        }
        wanting
    }

    /// The number of the hand when some parts have these costs in place of those of their classes.
    fn number_with(&self, anew: &[Option<Left>; 4], melds: usize) -> Number {
        let mut others = None;
        let (mut beside, mut last) = (None, None);
        for (class, anew) in self.classes.into_iter().zip(anew) {
            match *anew {
                None => others = Some(others.map_or(class, |others: Class| others.with(class))),
                // All but the last are taken as one; of these two only the sum is wanted.
                Some(left) => {
                    beside = together(beside, last);
                    last = Some(left);
                }
            }
        }
        let Some(last) = last else { return self.number };
        let beside = together(beside, others.map(Left::of_class)).unwrap_or(Left::NOTHING_LACKS);
        number_lacking(beside.missing_with(&last, melds))
    }

    /// The class of a kind's part when it holds one more of the kind than its limit, and how many copies
    /// that adds.
    #[inline]
    fn one_too_many(
        &self,
        limits: &Limits,
        concealed: &Concealed,
        part: usize,
        kind: u8,
    ) -> (Class, u8) {
        let index = usize::from(kind);
        let more = limits.copies.count(index) + 1 - concealed.held.count(index);
        let place = kind - 9 * part as u8;
        (limits.class(concealed.keys.part(part).with_more(place, more), part), more)
    }
}
