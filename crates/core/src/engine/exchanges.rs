//! Exchanges: a draw and then a discard, and what a hand accepts after both.
//!
//! A hand has about thirty draws and a dozen discards after each. Looking up what it accepts after
//! each pair of them takes long, but a draw changes one part and a discard changes another, or the
//! same one, and parts count for one another only by their classes. So:
//!
//! - Draws of one part that lead to the same class leave the other parts the same choice of discards,
//!   which is made once.
//! - What an unchanged part accepts depends on the class of all that is beside it. It is found once
//!   for each such class.
//! - A hand never accepts more after a discard than before it. Many draws are settled by what is
//!   accepted before the discard.
//!
//! Seven pairs are often as near as the general form, and then a tile counts once where both accept
//! it. Of a hand with more than seven kinds they accept the singles and nothing else, and they can
//! spare singles and third copies. Those places are added to what a part accepts in the general form.

mod one;
mod part;
mod within;

use super::class::{Class, Numbers};
use super::concealed::Concealed;
use super::drawn::{Drawn, Lowering, PART, Suit, places};
use super::number::Number;
use super::tally::{Merit, Tally};
use crate::tile::Copies;
use part::{Beside, Part, draws_of, makes_runs, others_of_two};

pub(super) use part::others;

pub(crate) use one::Draw;
pub(crate) use within::ExchangesWithin;

/// For each kind, the best discard after it was drawn.
pub(crate) type BestDiscards = [Merit; 34];

/// A hand of 3k+1 tiles, and what it accepts after a draw and a discard that lead to some number.
pub(crate) struct Exchanges<const THREE_PLAYERS: bool> {
    number: Number,
    lowering: Lowering,
    drawn: Drawn,
    held: u64,
    left: Copies,
    parts: [Part; 4],
    beside: Beside,
    /// The draws after which seven pairs can have the number.
    to_pairs: u64,
    /// What each part accepts as it is, by the class of all that is beside it: in the general form,
    /// and in seven pairs too.
    accepted: [[[Accepted; 256]; 4]; 2],
}

/// The forms in which an exchange leads to the number.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reached {
    InGeneral = 0,
    InPairsToo = 1,
}

impl Reached {
    #[inline]
    const fn in_pairs_if(condition: bool) -> Self {
        if condition { Self::InPairsToo } else { Self::InGeneral }
    }

    /// These places if it does so in seven pairs. Without a branch, as none could be foreseen.
    #[inline]
    const fn if_in_pairs(self, places: u64) -> u64 {
        places & 0_u64.wrapping_sub(self as u64)
    }
}

impl<const THREE_PLAYERS: bool> Exchanges<THREE_PLAYERS> {
    /// The exchanges that lead to this number in the general form, and after the draws in `to_pairs` in
    /// seven pairs too. `to_pairs` is empty unless the hand has more than seven kinds.
    #[inline]
    pub(crate) fn of(hand: &Concealed, left: Copies, number: Number, to_pairs: u64) -> Self {
        let parts = [0, 1, 2, 3].map(|part| Part::of::<THREE_PLAYERS>(hand, left, part));
        Self {
            number,
            lowering: Lowering::of(number),
            drawn: Drawn(Numbers::of_melds(hand.melds)),
            held: hand.held.some(),
            left,
            beside: Beside::of(parts.each_ref().map(|part| part.class)),
            parts,
            to_pairs,
            accepted: [[[Accepted::UNKNOWN; 256]; 4]; 2],
        }
    }

    /// Improves the best discards known after these draws. No draw may lead to a lower number, and a
    /// copy of each must be left.
    pub(crate) fn find(&mut self, draws: u64, best: &mut BestDiscards) {
        // Honours that are not held and have as many copies left all do the same.
        let honours = draws & !self.held & !0 << 27;
        let left = self.left;
        let alike =
            [left.one(), left.two(), left.three(), left.four()].map(|kinds| kinds & honours);
        let all_but_first = alike.iter().fold(0, |all, alike| all | alike & alike.wrapping_sub(1));
        self.find_each(draws & !all_but_first, best);
        for kinds in alike {
            let first = kinds.trailing_zeros() as usize;
            for index in places(kinds & all_but_first) {
                best[usize::from(index)] = best[first];
            }
        }
    }

    /// The same, draw by draw.
    fn find_each(&mut self, draws: u64, best: &mut BestDiscards) {
        for part in 0..4 {
            let mut rest = draws >> (9 * part) & PART;
            let to_pairs = self.to_pairs >> (9 * part);
            while rest != 0 {
                let draws = &self.parts[part].draws;
                let class = draws.after(rest.trailing_zeros() as u8);
                let alike = rest & draws.leading_to(class);
                rest &= !alike;
                self.find_after(part, class, alike & !to_pairs, Reached::InGeneral, best);
                self.find_after(part, class, alike & to_pairs, Reached::InPairsToo, best);
            }
        }
    }

    /// The same after draws of one part that lead to the same class.
    fn find_after(
        &mut self,
        part: usize,
        class: Class,
        alike: u64,
        reached: Reached,
        best: &mut BestDiscards,
    ) {
        let beside = self.beside.one[part];
        if alike == 0 || !self.is_reached(class, beside) {
            return;
        }
        let elsewhere = self.accepted_elsewhere(part, class, reached);
        let mut discards = None;
        for place in places(alike) {
            let draw = self.draw_in(part, place, reached);
            let Some(best) = best.get_mut(usize::from(draw.index)) else { continue };
            // The most that the part of the draw accepts, whatever is discarded.
            let own = self.accepted_by_drawn(&draw, beside, reached);
            let most = elsewhere.plus(own);
            if Merit::of(0, most) <= *best {
                continue;
            }
            let discards =
                discards.get_or_insert_with(|| self.discards_elsewhere(part, class, reached));
            for &Choice { beside, reached, merit } in discards.all() {
                if merit.plus(own) > *best {
                    let own = self.accepted_by_drawn(&draw, beside, reached);
                    *best = merit.plus(own).max(*best);
                }
            }
            self.find_in_part(&draw, most, own, best);
        }
    }

    /// The best discards of other parts after draws of this part that lead to this class. Their merits
    /// lack what the part itself accepts.
    fn discards_elsewhere(&mut self, part: usize, class: Class, reached: Reached) -> Choices {
        let mut choices = Choices::NONE;
        for other in others(part) {
            let two = self.beside.two[part & 3][other];
            let beside = class.with(two);
            let [third, fourth] = others_of_two(part, other);
            let (of_third, of_fourth) = (self.parts[third].class, self.parts[fourth].class);
            for place in places(self.discards_reached(other, beside)) {
                let of = &self.parts[other];
                let spare = reached.if_in_pairs(of.spare());
                let reached = Reached::in_pairs_if(spare >> place & 1 != 0);
                let rest = of.rest(place).class;
                let all = class.with(rest);
                let third = self.accepted(third, all.with(of_fourth), reached).tally();
                let fourth = self.accepted(fourth, all.with(of_third), reached).tally();
                let of = &self.parts[other];
                let kept_singles = reached.if_in_pairs(of.singles & !(1 << place));
                let own = self.lowering(&of.rest(place).draws, beside) | kept_singles;
                let tally = of.tallies.among(own).plus(third).plus(fourth);
                let merit = Merit::of(9 * other as u8 + place, tally);
                choices.add(Choice { beside: rest.with(two), reached, merit });
            }
        }
        choices
    }

    /// Improves the best discard known by discards from the part of the draw. `most` and `own` bound what
    /// can be accepted in all and in that part.
    fn find_in_part(&mut self, draw: &Draw, most: Tally, own: Tally, best: &mut Merit) {
        let (part, first) = (draw.part, 9 * draw.part as u8);
        let beside = self.beside.one[part & 3];
        for place in places(self.own_discards_reached(draw, beside)) {
            if Merit::of(first + place, most) <= *best {
                break;
            }
            let class = self.class_after(draw, place);
            let reached = Reached::in_pairs_if(draw.spare >> place & 1 != 0);
            let elsewhere = self.accepted_elsewhere(part, class, reached);
            let merit = Merit::of(first + place, elsewhere);
            if merit.plus(own) <= *best {
                continue;
            }
            let kept_singles = reached.if_in_pairs(draw.singles & !(1 << place));
            let own = self.lowering_without(draw, place, beside) | kept_singles;
            *best = merit.plus(draw.left.among(&self.parts[part & 3].tallies, own)).max(*best);
        }
    }

    /// Whether parts of these two classes have the number together.
    #[inline]
    fn is_reached(&self, class: Class, beside: Class) -> bool {
        self.drawn.0.of(beside.with(class)) == self.number
    }

    /// The discards of a part that lead to the number beside this class.
    #[inline]
    fn discards_reached(&self, part: usize, beside: Class) -> u64 {
        let of = &self.parts[part & 3];
        // Without a branch, as none could be foreseen.
        places(of.held).fold(0, |all, place| {
            all | u64::from(self.is_reached(of.rest(place).class, beside)) << place
        })
    }

    /// The discards of the part of the draw that lead to the number beside this class.
    #[inline]
    fn own_discards_reached(&self, draw: &Draw, beside: Class) -> u64 {
        places(draw.discards).fold(0, |all, place| {
            all | u64::from(self.is_reached(self.class_after(draw, place), beside)) << place
        })
    }

    /// The class of the part of the draw after it and the discard at this place.
    #[inline]
    fn class_after(&self, draw: &Draw, discard: u8) -> Class {
        // It makes no difference which of them comes first.
        self.parts[draw.part & 3].rest(discard).draws.after(draw.place)
    }

    /// What a part accepts beside this class, in the general form.
    #[inline]
    fn lowering(&self, draws: &Suit, beside: Class) -> u64 {
        self.lowering.ranks(self.drawn.suit(draws, beside))
    }

    /// What the part of the draw accepts beside this class without the tile at a place, in the general
    /// form.
    #[inline]
    fn lowering_without(&self, draw: &Draw, place: u8, beside: Class) -> u64 {
        let (key, full) = (draw.key.without(place), draw.full & !(1 << place));
        if makes_runs::<THREE_PLAYERS>(draw.part) {
            self.lowering.ranks(self.drawn.suit_of(key, full, beside))
        } else {
            self.lowering(&draws_of::<THREE_PLAYERS>(key, full, draw.part), beside)
        }
    }

    /// What the part of the draw accepts beside this class.
    #[inline]
    fn accepted_by_drawn(&self, draw: &Draw, beside: Class, reached: Reached) -> Tally {
        let places = self.lowering(&draw.draws, beside) | reached.if_in_pairs(draw.singles);
        draw.left.among(&self.parts[draw.part & 3].tallies, places)
    }

    /// What the other parts accept when this one has some class.
    #[inline]
    fn accepted_elsewhere(&mut self, part: usize, class: Class, reached: Reached) -> Tally {
        let [a, b, c] = self.beside.each[part & 3];
        let mut tally = |(other, two)| self.accepted(other, class.with(two), reached).tally();
        tally(a).plus(tally(b)).plus(tally(c))
    }

    /// What a part as it is accepts beside this class.
    #[inline]
    fn accepted(&mut self, part: usize, beside: Class, reached: Reached) -> Accepted {
        let known = self.accepted[reached as usize & 1][part & 3][beside.index()];
        if known == Accepted::UNKNOWN { self.accept(part, beside, reached) } else { known }
    }

    #[inline(never)]
    fn accept(&mut self, part: usize, beside: Class, reached: Reached) -> Accepted {
        let of = &self.parts[part & 3];
        let places = self.lowering(&of.draws, beside) | reached.if_in_pairs(of.singles);
        let accepted = Accepted::of(places, of.tallies.among(places));
        self.accepted[reached as usize & 1][part & 3][beside.index()] = accepted;
        accepted
    }
}

/// What a part accepts, a bit for each place, and its tally; or that it is not known yet.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Accepted(u32);
// Bit 31 says that it is known. Then come nine bits for the places, and the tally: nine kinds have 36
// copies at most, so that it has no higher bits.

impl Accepted {
    const UNKNOWN: Self = Self(0);
    const KNOWN: u32 = 1 << 31;
    const PLACES: u32 = 22;

    #[inline]
    const fn of(places: u64, tally: Tally) -> Self {
        Self(Self::KNOWN | (places as u32) << Self::PLACES | tally.bits())
    }

    #[inline]
    const fn places(self) -> u64 {
        (self.0 >> Self::PLACES) as u64 & PART
    }

    #[inline]
    const fn tally(self) -> Tally {
        Tally::of_bits(self.0 & ((1 << Self::PLACES) - 1))
    }
}

/// Discards of other parts than that of the draw: for each class that is then beside it, the best.
struct Choices {
    // Sixteen, so that no index needs a check; a hand has 13 kinds at most.
    all: [Choice; 16],
    len: usize,
}

#[derive(Clone, Copy)]
struct Choice {
    beside: Class,
    reached: Reached,
    merit: Merit,
}

impl Choices {
    const NONE: Self = {
        let (beside, merit) = (Class::NOTHING, Merit::NONE);
        Self { all: [Choice { beside, reached: Reached::InGeneral, merit }; 16], len: 0 }
    };

    #[inline]
    fn all(&self) -> &[Choice] {
        self.all.get(..self.len).unwrap_or(&[])
    }

    #[inline]
    fn add(&mut self, new: Choice) {
        let differs = |it: &&Choice| it.beside != new.beside || it.reached != new.reached;
        let nth = self.all().iter().take_while(differs).count();
        let known = &mut self.all[nth & 15];
        *known = Choice { merit: new.merit.max(known.merit), ..new };
        self.len = self.len.max(nth + 1);
    }
}
