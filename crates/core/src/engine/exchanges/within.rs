//! Exchanges within limits: the same question where copies are locked.
//!
//! A discard that leaves the number needs no limit of its own, even where a discarded copy is lost to
//! shapes: the nearest shapes after it are those nearest shapes before it that can do without the
//! copy, so that they use fewer of the kind than the hand holds. So a part after a discard is
//! computed with what it then holds as its limit. If the hand then lacks no more than before, some
//! nearest shape does without the copy, and those that do are all that counts.

use super::super::after_draws::AfterDraws;
use super::super::concealed::Concealed;
use super::super::drawn::places;
use super::super::left::Left;
use super::super::limits::Limits;
use super::super::part::Part;
use super::super::{Merit, Number, Tally};
use super::part::{others, others_of_two};
use crate::tile::Copies;

/// A hand of 3k+1 tiles within limits, and what it accepts after a draw and a discard that lead to some
/// number.
pub(crate) struct ExchangesWithin<'l> {
    limits: &'l Limits,
    concealed: Concealed,
    /// What the hand lacks in the end.
    missing: u8,
    /// Each part as it is, and what is left of it.
    parts: [AfterDraws; 4],
    lefts: [Left; 4],
    /// By two parts, the other two; by a part and itself, all others.
    beside: [[Left; 4]; 4],
    /// The discards, 13 kinds at most, once they are wanted.
    rests: [Rest; 13],
    is_prepared: bool,
}

/// The part of a discard after it.
#[derive(Clone, Copy)]
struct Rest {
    index: u8,
    after: AfterDraws,
    left: Left,
    /// By another part, what stands beside it: all but the two parts, and this one.
    beside: [Left; 4],
}

impl Rest {
    const NONE: Self = Self {
        index: u8::MAX,
        after: AfterDraws::IMPOSSIBLE,
        left: Left::IMPOSSIBLE,
        beside: [Left::IMPOSSIBLE; 4],
    };
}

/// What is accepted after a draw and each discard.
pub(crate) struct AfterDraw {
    /// After any discard; all that is accepted after one of them is among it.
    pub(crate) most: u64,
    part: usize,
    of: Part,
    after: AfterDraws,
    left: Left,
    /// What stands beside each other part: this one and the two others.
    beside: [Left; 4],
}

impl<'l> ExchangesWithin<'l> {
    /// The exchanges that lead to this number.
    pub(crate) fn of(limits: &'l Limits, concealed: Concealed, number: Number) -> Self {
        let melds = concealed.melds;
        let part = |part: usize| limits.part(&concealed, part);
        let parts = [0, 1, 2, 3].map(|at| AfterDraws::of(&part(at), melds));
        let lefts = parts.each_ref().map(AfterDraws::as_it_is);
        let [a, b, c, d] = &lefts;
        let (ab, ac, ad) = (a.with(b), a.with(c), a.with(d));
        let (bc, bd, cd) = (b.with(c), b.with(d), c.with(d));
        let beside = [
            [b.with(&cd), cd, bd, bc],
            [cd, a.with(&cd), ad, ac],
            [bd, ad, a.with(&bd), ab],
            [bc, ac, ab, a.with(&bc)],
        ];
        let missing = (number.least() + 1) as u8;
        Self {
            limits,
            concealed,
            missing,
            parts,
            lefts,
            beside,
            rests: [Rest::NONE; 13],
            is_prepared: false,
        }
    }

    /// Prepares the discards, if that is not done yet: many hands accept too little after every draw, and
    /// need none.
    fn prepare(&mut self) {
        if core::mem::replace(&mut self.is_prepared, true) {
            return;
        }
        for (rest, index) in self.rests.iter_mut().zip(places(self.concealed.held.some())) {
            let at = usize::from(index / 9) & 3;
            let part = self.limits.part(&self.concealed, at).discarding(index % 9);
            let after = AfterDraws::of(&part, self.concealed.melds);
            let left = after.as_it_is();
            let beside = self.beside[at].map(|two| two.with(&left));
            *rest = Rest { index, after, left, beside };
        }
    }

    /// What the hand accepts after this draw; `None` where no discard leads to the number.
    pub(crate) fn after(&self, index: u8) -> Option<AfterDraw> {
        let melds = self.concealed.melds;
        let part = usize::from(index / 9) & 3;
        let of = self.limits.part(&self.concealed, part).drawing(index % 9);
        let after = AfterDraws::of(&of, melds);
        let left = after.as_it_is();
        let around = &self.beside[part];
        if !self.is_reached(&left, &around[part]) {
            return None;
        }
        let beside = around.map(|two| two.with(&left));
        let mut most = self.accepted(part, &after, &around[part]);
        for other in others(part) {
            most |= self.accepted(other, &self.parts[other], &beside[other]);
        }
        Some(AfterDraw { most, part, of, after, left, beside })
    }

    /// The best discard after a draw, if it is better than this one. What other forms accept after each
    /// discard is `others`; `None` where they do not have the number.
    pub(crate) fn best(
        &mut self,
        draw: u8,
        after: Option<&AfterDraw>,
        left: Copies,
        best: &mut Merit,
        others: impl Fn(u8) -> Option<u64>,
    ) {
        let most = after.map_or(0, |after| after.most);
        for index in places(self.concealed.held.some() & !(1 << draw)) {
            let special = others(index);
            let merit = |kinds: u64| Merit::of(index, Tally::of(kinds, left));
            let is_reached = after.is_some() || special.is_some();
            if !is_reached || merit(most | special.unwrap_or(0)) <= *best {
                continue;
            }
            let general = after.and_then(|after| self.accepted_after(after, index));
            if general.is_some() || special.is_some() {
                *best = merit(general.unwrap_or(0) | special.unwrap_or(0)).max(*best);
            }
        }
    }

    /// What is accepted after a draw and a discard; `None` where they do not lead to the number.
    fn accepted_after(&mut self, draw: &AfterDraw, index: u8) -> Option<u64> {
        let (part, other) = (draw.part, usize::from(index / 9) & 3);
        if part == other {
            return self.accepted_in_part(draw, index % 9);
        }
        self.prepare();
        let rest = self.rests.iter().find(|rest| rest.index == index)?;
        if !self.is_reached(&rest.left, &draw.beside[other]) {
            return None;
        }
        let [third, fourth] = others_of_two(part, other);
        let both = draw.left.with(&rest.left);
        Some(
            self.accepted(part, &draw.after, &rest.beside[part])
                | self.accepted(other, &rest.after, &draw.beside[other])
                | self.accepted(third, &self.parts[third], &both.with(&self.lefts[fourth]))
                | self.accepted(fourth, &self.parts[fourth], &both.with(&self.lefts[third])),
        )
    }

    /// The same after a discard of the part of the draw.
    fn accepted_in_part(&self, draw: &AfterDraw, place: u8) -> Option<u64> {
        let part = draw.part;
        let around = &self.beside[part];
        let after = AfterDraws::of(&draw.of.discarding(place), self.concealed.melds);
        let left = after.as_it_is();
        if !self.is_reached(&left, &around[part]) {
            return None;
        }
        let own = self.accepted(part, &after, &around[part]);
        let elsewhere = |all, other: usize| {
            all | self.accepted(other, &self.parts[other], &around[other].with(&left))
        };
        Some(others(part).into_iter().fold(own, elsewhere))
    }

    /// Whether a hand of this part and what stands beside it has the number.
    fn is_reached(&self, part: &Left, beside: &Left) -> bool {
        beside.missing_with(part, self.concealed.melds) == self.missing
    }

    /// What a part accepts beside this.
    fn accepted(&self, part: usize, after: &AfterDraws, beside: &Left) -> u64 {
        // A hand that lacks nothing accepts nothing.
        let Some(missing) = self.missing.checked_sub(1) else { return 0 };
        after.reaching(beside, self.concealed.melds, missing) << (9 * part)
    }
}
