//! One draw, and what is accepted after it and after each discard.

use super::super::class::Class;
use super::super::drawn::Suit;
use super::super::tally::OneLess;
use super::part::{draws_of, others, others_of_two};
use super::{Exchanges, Reached};
use crate::tile::PartKey;

/// A draw, and the part of the hand that it changes.
pub(crate) struct Draw {
    pub(super) index: u8,
    pub(super) part: usize,
    /// Where its kind stands in the part.
    pub(super) place: u8,
    // The part with the draw.
    pub(super) key: PartKey,
    pub(super) class: Class,
    pub(super) draws: Suit,
    // A bit for each place: what is held four times; what can be discarded, but for the draw; and where
    // seven pairs can have the number, what they accept and what they can spare.
    pub(super) full: u64,
    pub(super) discards: u64,
    pub(super) singles: u64,
    pub(super) spare: u64,
    /// What is drawn is not left.
    pub(super) left: OneLess,
}

impl<const THREE_PLAYERS: bool> Exchanges<THREE_PLAYERS> {
    /// The draw of a kind that is held three times or less and has a copy left.
    pub(crate) fn draw(&self, index: u8) -> Draw {
        self.draw_in(usize::from(index / 9) & 3, index % 9, Reached::InGeneral)
    }

    #[inline]
    pub(super) fn draw_in(&self, part: usize, place: u8, reached: Reached) -> Draw {
        let of = &self.parts[part & 3];
        let (index, kind) = (9 * part as u8 + place, 1 << place);
        let (key, full) = (of.key.with(place), of.full | of.threes & kind);
        // A single becomes a pair, and what is new is a single.
        let singles = of.singles & !kind | kind & !of.held;
        Draw {
            index,
            part,
            place,
            key,
            class: of.draws.after(place),
            draws: draws_of::<THREE_PLAYERS>(key, full, part),
            full,
            discards: of.held & !kind,
            singles: reached.if_in_pairs(singles),
            spare: reached.if_in_pairs(of.spare()),
            left: OneLess::of(self.left, index),
        }
    }

    /// What is accepted in the general form after a draw, whatever is discarded, at most; nothing where
    /// no discard leads to the number.
    pub(crate) fn accepted_at_most(&mut self, draw: &Draw) -> u64 {
        let beside = self.beside.one[draw.part & 3];
        if !self.is_reached(draw.class, beside) {
            return 0;
        }
        let own = self.lowering(&draw.draws, beside) << (9 * draw.part);
        own | self.kinds_elsewhere(draw.part, draw.class)
    }

    /// What is accepted in the general form after a draw and a discard of another kind that is held;
    /// nothing where they do not lead to the number.
    pub(crate) fn accepted_after(&mut self, draw: &Draw, discard: u8) -> u64 {
        let (other, place) = (usize::from(discard / 9) & 3, discard % 9);
        if draw.part == other {
            self.accepted_in_part(draw, place)
        } else {
            self.accepted_in_two(draw, other, place)
        }
    }

    /// The same after a discard of the part of the draw.
    fn accepted_in_part(&mut self, draw: &Draw, place: u8) -> u64 {
        let (beside, class) = (self.beside.one[draw.part & 3], self.class_after(draw, place));
        if !self.is_reached(class, beside) {
            return 0;
        }
        let own = self.lowering_without(draw, place, beside) << (9 * draw.part);
        own | self.kinds_elsewhere(draw.part, class)
    }

    /// The same after a discard of another part.
    fn accepted_in_two(&mut self, draw: &Draw, other: usize, place: u8) -> u64 {
        let two = self.beside.two[draw.part & 3][other];
        let rest = *self.parts[other].rest(place);
        let (beside_draw, beside_rest) = (rest.class.with(two), draw.class.with(two));
        if !self.is_reached(rest.class, beside_rest) {
            return 0;
        }
        let both = draw.class.with(rest.class);
        let [third, fourth] = others_of_two(draw.part, other);
        let (of_third, of_fourth) = (self.parts[third].class, self.parts[fourth].class);
        self.lowering(&draw.draws, beside_draw) << (9 * draw.part)
            | self.lowering(&rest.draws, beside_rest) << (9 * other)
            | self.kinds(third, both.with(of_fourth))
            | self.kinds(fourth, both.with(of_third))
    }

    /// What the other parts accept in the general form when this one has some class.
    fn kinds_elsewhere(&mut self, part: usize, class: Class) -> u64 {
        let two = self.beside.two[part & 3];
        let all = others(part).map(|other| self.kinds(other, class.with(two[other])));
        all[0] | all[1] | all[2]
    }

    fn kinds(&mut self, part: usize, beside: Class) -> u64 {
        self.accepted(part, beside, Reached::InGeneral).places() << (9 * part)
    }
}
