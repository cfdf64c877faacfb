//! Exchanges: a draw and then a discard, and what the hand accepts after both.
//!
//! A hand has about thirty draws with a dozen discards after each, far too many to look up what is
//! accepted after each pair of them. But a draw changes one part and a discard another, or the same
//! one; and of the parts only the classes count for one another:
//!
//! - Draws of one part that lead to the same class are alike for the other parts. So are discards.
//! - What draws of an unchanged part bring depends on the class of what stands beside it. It is found
//!   once for each such class.
//! - With the draw itself, a hand accepts at least what it accepts when something is discarded. That
//!   says how good the best discard can be, and most draws need no further look.

use super::class::{Class, Numbers};
use super::concealed::Concealed;
use super::copies::Copies;
use super::drawn::{Drawn, Lowering, PART, Suit, entry, places};
use super::keys::PartKey;
use super::number::Number;
use super::tally::{Merit, OneLess, Tallies, Tally};

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
    /// The draws after which seven pairs have the number.
    to_pairs: u64,
    /// By part and by the class of all that is beside it, what draws bring to the part as it is: to the
    /// general form alone, and to seven pairs as well.
    brought: [[[Brought; 256]; 4]; 2],
}

/// Which forms count.
#[derive(Clone, Copy, PartialEq, Eq)]
enum In {
    General,
    GeneralAndPairs,
}

impl<const THREE_PLAYERS: bool> Exchanges<THREE_PLAYERS> {
    /// Exchanges that lead to this number, in seven pairs too where the draw is one of these and the
    /// hand has more than seven kinds.
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
            brought: [[[Brought::UNKNOWN; 256]; 4]; 2],
        }
    }

    /// Finds better discards after these draws than are known, where there are any. No draw may lead
    /// to a lower number, and of each a copy has to be left.
    pub(crate) fn find(&mut self, draws: u64, best: &mut BestDiscards) {
        // Honours that are not held and of which equally many are left are alike in all.
        let honours = draws & !self.held & !0 << 27;
        let left = self.left;
        let alike =
            [left.one(), left.two(), left.three(), left.four()].map(|kinds| honours & kinds);
        let others =
            alike.into_iter().fold(0, |others, alike| others | alike & alike.wrapping_sub(1));
        self.find_each(draws & !others, best);
        for index in places(others) {
            let first = alike.into_iter().find(|alike| alike >> index & 1 != 0).unwrap_or(0);
            best[usize::from(index)] = best[first.trailing_zeros() as usize];
        }
    }

    /// The same for draws that differ.
    fn find_each(&mut self, draws: u64, best: &mut BestDiscards) {
        for part in 0..4 {
            let mut rest = draws >> (9 * part) & PART;
            let to_pairs = self.to_pairs >> (9 * part);
            while rest != 0 {
                let draws = &self.parts[part].draws;
                let class = draws.after(rest.trailing_zeros() as u8);
                let alike = rest & leading_to(draws.after_each(), class);
                rest &= !alike;
                self.find_after(part, class, alike & !to_pairs, In::General, best);
                self.find_after(part, class, alike & to_pairs, In::GeneralAndPairs, best);
            }
        }
    }

    /// The same after draws of one part that lead to the same class.
    fn find_after(
        &mut self,
        part: usize,
        class: Class,
        alike: u64,
        forms: In,
        best: &mut BestDiscards,
    ) {
        let beside = self.beside.one[part];
        if alike == 0 || !self.is_reached(class, beside) {
            return;
        }
        let elsewhere = self.brought_elsewhere(part, class, forms);
        let mut alternatives = None;
        for place in places(alike) {
            let draw = self.draw_in(part, place, forms);
            let Some(best) = best.get_mut(usize::from(draw.index)) else { continue };
            // Whatever is discarded, no more is accepted than with it.
            let own = self.brought_to_drawn(&draw, beside, draw.singles);
            let most = elsewhere.plus(own);
            if Merit::of(0, most) <= *best {
                continue;
            }
            let alternatives = alternatives
                .get_or_insert_with(|| self.discards_elsewhere(part, class, forms, elsewhere));
            for &Alternative { beside, forms, merit } in alternatives.all() {
                if merit.plus(own) > *best {
                    let singles = if forms == In::General { 0 } else { draw.singles };
                    *best = merit.plus(self.brought_to_drawn(&draw, beside, singles)).max(*best);
                }
            }
            self.find_in_part(&draw, most, own, best);
        }
    }

    /// The best discards of other parts after draws of this part that lead to this class, without what
    /// is accepted of the part itself.
    fn discards_elsewhere(
        &mut self,
        part: usize,
        class: Class,
        forms: In,
        most: Tally,
    ) -> Alternatives {
        let mut alternatives = Alternatives::NONE;
        for other in others(part) {
            let first = 9 * other as u8;
            // Nothing behind what is as good as can be is better.
            if alternatives.best_beside(self.beside.one[part], forms) > Merit::of(first, most) {
                break;
            }
            let two = self.beside.two[part][other];
            let beside = class.with(two);
            let [third, fourth] = beside_two(part, other);
            let (of_third, of_fourth) = (self.parts[third].class, self.parts[fourth].class);
            let discards = self.reached(other, beside);
            for place in places(discards) {
                let rest = &self.parts[other].rests[usize::from(place) & 15];
                let both = class.with(rest.class);
                let forms =
                    if self.parts[other].spare >> place & 1 != 0 { forms } else { In::General };
                let third = self.brought(third, both.with(of_fourth), forms).tally();
                let unchanged =
                    third.plus(self.brought(fourth, both.with(of_third), forms).tally());
                let rest = &self.parts[other].rests[usize::from(place) & 15];
                let Part { tallies, singles, .. } = &self.parts[other];
                let singles = if forms == In::General { 0 } else { *singles };
                let own = self.lowering(&rest.draws, beside);
                let own = tallies.among(own | singles & !(1 << place));
                let merit = Merit::of(first + place, unchanged.plus(own));
                alternatives.add(rest.class.with(two), forms, merit);
            }
        }
        alternatives
    }

    /// Finds a better discard of the part of the draw than is known, where there is one, given the most
    /// that can be accepted, in all and of the part itself.
    fn find_in_part(&mut self, draw: &Draw, most: Tally, own: Tally, best: &mut Merit) {
        let (part, first) = (draw.part, 9 * draw.part as u8);
        let beside = self.beside.one[part];
        for place in places(draw.discards) {
            if Merit::of(first + place, most) <= *best {
                break;
            }
            // Without the discard and then with the draw is the same.
            let rest = &self.parts[part].rests[usize::from(place) & 15];
            let class = rest.draws.after(draw.place);
            if !self.is_reached(class, beside) {
                continue;
            }
            let (forms, singles) = match draw.spare >> place & 1 {
                0 => (In::General, 0),
                _ => (In::GeneralAndPairs, draw.singles & !(1 << place)),
            };
            let elsewhere = self.brought_elsewhere(part, class, forms);
            let merit = Merit::of(first + place, elsewhere);
            if merit.plus(own) <= *best {
                continue;
            }
            let (key, full) = (draw.key.without(place), draw.full & !(1 << place));
            let places = self.lowering_of(key, full, part, beside) | singles;
            *best = merit.plus(draw.left.among(&self.parts[part].tallies, places)).max(*best);
        }
    }

    /// What is accepted in the general form after this draw at most, whatever is discarded.
    pub(crate) fn accepted_at_most(&mut self, draw: &Draw) -> u64 {
        let (part, class) = (draw.part, draw.class);
        let beside = self.beside.one[part & 3];
        if !self.is_reached(class, beside) {
            return 0;
        }
        let own = self.lowering(&draw.draws, beside) << (9 * part);
        own | self.accepted_elsewhere(part, class)
    }

    /// What is accepted in the general form after this draw and this discard, of a kind that is held;
    /// nothing where they do not lead to the number.
    pub(crate) fn accepted(&mut self, draw: &Draw, discard: u8) -> u64 {
        let (part, other, place) = (draw.part, usize::from(discard / 9), discard % 9);
        if part == other {
            let key = draw.key.without(place);
            let (class, _) = entry::<THREE_PLAYERS>(key, part);
            let beside = self.beside.one[part & 3];
            if !self.is_reached(class, beside) {
                return 0;
            }
            let draws = draws_of::<THREE_PLAYERS>(key, draw.full & !(1 << place), part);
            let own = self.lowering(&draws, beside) << (9 * part);
            return own | self.accepted_elsewhere(part, class);
        }
        let key = self.parts[other & 3].key.without(place);
        let (rest, _) = entry::<THREE_PLAYERS>(key, other);
        let two = self.beside.two[part & 3][other & 3];
        let beside = draw.class.with(two);
        if !self.is_reached(rest, beside) {
            return 0;
        }
        let draws = &self.parts[other & 3].rests[usize::from(place) & 15].draws;
        let both = draw.class.with(rest);
        let [third, fourth] = beside_two(part, other);
        let (of_third, of_fourth) = (self.parts[third].class, self.parts[fourth].class);
        self.lowering(&draw.draws, rest.with(two)) << (9 * part)
            | self.lowering(draws, beside) << (9 * other)
            | self.brought(third, both.with(of_fourth), In::General).places() << (9 * third)
            | self.brought(fourth, both.with(of_third), In::General).places() << (9 * fourth)
    }

    /// What is accepted of the other parts when one has this class.
    fn accepted_elsewhere(&mut self, part: usize, class: Class) -> u64 {
        let two = self.beside.two[part & 3];
        others(part).into_iter().fold(0, |all, other| {
            all | self.brought(other, class.with(two[other]), In::General).places() << (9 * other)
        })
    }

    /// A draw of this kind, of which at most three are held.
    #[inline]
    pub(crate) fn draw(&self, index: u8) -> Draw {
        self.draw_in(usize::from(index / 9) & 3, index % 9, In::General)
    }

    #[inline]
    fn draw_in(&self, part: usize, place: u8, forms: In) -> Draw {
        let of = &self.parts[part];
        let (index, kind) = (9 * part as u8 + place, 1 << place);
        let full = of.full | of.threes & kind;
        let key = of.key.with(place);
        // What is drawn becomes a single or a pair.
        let singles = of.singles & !kind | !of.held & kind;
        let if_pairs = |places| if forms == In::General { 0 } else { places };
        Draw {
            index,
            part,
            place,
            class: of.draws.after(place),
            key,
            draws: draws_of::<THREE_PLAYERS>(key, full, part),
            full,
            discards: of.held & !kind,
            singles: if_pairs(singles),
            spare: if_pairs(of.spare),
            left: OneLess::of(self.left, index),
        }
    }

    /// The discards of a part that have the number beside this class.
    #[inline]
    fn reached(&self, part: usize, beside: Class) -> u64 {
        let Part { held, rests, .. } = &self.parts[part & 3];
        let beside = beside.combinations();
        places(*held).fold(0, |all, place| {
            let class = beside.with(rests[usize::from(place) & 15].class);
            all | u64::from(self.drawn.0.of(class) == self.number) << place
        })
    }

    /// Whether parts of these two classes have the number together.
    #[inline]
    fn is_reached(&self, class: Class, beside: Class) -> bool {
        self.drawn.0.of(beside.with(class)) == self.number
    }

    /// The draws of a part that bring it nearer, beside this class.
    #[inline]
    fn lowering(&self, draws: &Suit, beside: Class) -> u64 {
        self.lowering.ranks(self.drawn.suit(draws, beside))
    }

    /// The same of a part that is looked at once.
    #[inline]
    fn lowering_of(&self, key: PartKey, full: u64, part: usize, beside: Class) -> u64 {
        let makes_runs = part < 3 && !(THREE_PLAYERS && part == 0);
        if makes_runs {
            self.lowering.ranks(self.drawn.suit_of(key, full, beside))
        } else {
            self.lowering(&draws_of::<THREE_PLAYERS>(key, full, part), beside)
        }
    }

    /// What draws bring to the part that a draw changed.
    #[inline]
    fn brought_to_drawn(&self, draw: &Draw, beside: Class, singles: u64) -> Tally {
        let places = self.lowering(&draw.draws, beside) | singles;
        draw.left.among(&self.parts[draw.part & 3].tallies, places)
    }

    /// What draws bring to the other parts when one has this class.
    #[inline]
    fn brought_elsewhere(&mut self, part: usize, class: Class, forms: In) -> Tally {
        let [a, b, c] = self.beside.each[part & 3];
        let mut tally = |(other, two)| self.brought(other, class.with(two), forms).tally();
        tally(a).plus(tally(b)).plus(tally(c))
    }

    /// What draws bring to a part as it is, beside this class.
    #[inline]
    fn brought(&mut self, part: usize, beside: Class, forms: In) -> Brought {
        let known = self.brought[forms as usize & 1][part & 3][beside.index()];
        if known != Brought::UNKNOWN { known } else { self.bring(part, beside, forms) }
    }

    #[inline(never)]
    fn bring(&mut self, part: usize, beside: Class, forms: In) -> Brought {
        let Part { draws, tallies, singles, .. } = &self.parts[part & 3];
        let singles = if forms == In::General { 0 } else { *singles };
        let places = self.lowering(draws, beside) | singles;
        let brought = Brought::of(places, tallies.among(places));
        self.brought[forms as usize & 1][part & 3][beside.index()] = brought;
        brought
    }
}

/// A part of the hand.
#[derive(Clone, Copy)]
struct Part {
    key: PartKey,
    class: Class,
    draws: Suit,
    tallies: Tallies,
    // A bit for each place: what is held, what is held once, three times and four times.
    held: u64,
    singles: u64,
    threes: u64,
    full: u64,
    /// What seven pairs have no use for where there are more than seven kinds.
    spare: u64,
    /// The part after each discard, by its place.
    // Sixteen, so that no index needs a check.
    rests: [Rest; 16],
}

impl Part {
    #[inline]
    fn of<const THREE_PLAYERS: bool>(hand: &Concealed, left: Copies, part: usize) -> Self {
        let key = hand.keys.part(part);
        let of_part = |kinds: u64| kinds >> (9 * part) & PART;
        let held = hand.held;
        let (singles, threes, full) = (held.one(), held.three(), held.four());
        let (singles, threes, full) = (of_part(singles), of_part(threes), of_part(full));
        let draws = draws_of::<THREE_PLAYERS>(key, full, part);
        let mut of = Self {
            key,
            class: entry::<THREE_PLAYERS>(key, part).0,
            draws,
            tallies: Tallies::of(left, 9 * part),
            held: of_part(held.some()),
            singles,
            threes,
            full,
            spare: singles | threes | full,
            rests: [Rest { class: Class::NOTHING, draws }; 16],
        };
        for place in places(of.held) {
            let key = key.without(place);
            of.rests[usize::from(place) & 15] = Rest {
                class: entry::<THREE_PLAYERS>(key, part).0,
                draws: draws_of::<THREE_PLAYERS>(key, full & !(1 << place), part),
            };
        }
        of
    }
}

/// A part with this key after each draw but of these places, which are full.
#[inline]
fn draws_of<const THREE_PLAYERS: bool>(key: PartKey, full: u64, part: usize) -> Suit {
    match part {
        0 if THREE_PLAYERS => Suit::of_ends(key, full),
        0..3 => Suit::of(key, full),
        _ => Suit::of_honours(key, full),
    }
}

/// A part after a discard.
#[derive(Clone, Copy)]
struct Rest {
    class: Class,
    draws: Suit,
}

/// What stands beside parts of the hand.
struct Beside {
    /// By two parts, the class of the other two.
    two: [[Class; 4]; 4],
    /// By a part, the class of the other three.
    one: [Class; 4],
    /// By a part, each other part and the class of the two that are beside both.
    each: [[(usize, Class); 3]; 4],
}

impl Beside {
    #[inline]
    fn of([a, b, c, d]: [Class; 4]) -> Self {
        let none = Class::NOTHING;
        let (ab, ac, ad) = (a.with(b), a.with(c), a.with(d));
        let (bc, bd, cd) = (b.with(c), b.with(d), c.with(d));
        let two = [[none, cd, bd, bc], [cd, none, ad, ac], [bd, ad, none, ab], [bc, ac, ab, none]];
        let each = [0, 1, 2, 3].map(|part| others(part).map(|other| (other, two[part][other])));
        Self { two, one: [b.with(cd), a.with(cd), a.with(bd), a.with(bc)], each }
    }
}

/// The parts beside one, in tile order.
#[inline]
const fn others(part: usize) -> [usize; 3] {
    [[1, 2, 3], [0, 2, 3], [0, 1, 3], [0, 1, 2]][part & 3]
}

/// The parts beside two.
#[inline]
fn beside_two(one: usize, other: usize) -> [usize; 2] {
    let [a, b, c] = others(one);
    if other == a {
        [b, c]
    } else if other == b {
        [a, c]
    } else {
        [a, b]
    }
}

/// The draws of a part that bring the hand nearer, and their tally; or that it is not known yet.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Brought(u32);
// Bit 31 says that it is known, then come a bit for each of nine places, and the tally. Of a part at
// most 36 copies and nine kinds can come, so that the tally has no higher bits.

impl Brought {
    const UNKNOWN: Self = Self(0);

    #[inline]
    const fn of(places: u64, tally: Tally) -> Self {
        Self(1 << 31 | (places as u32) << 22 | tally.bits())
    }

    #[inline]
    const fn places(self) -> u64 {
        (self.0 >> 22) as u64 & PART
    }

    #[inline]
    const fn tally(self) -> Tally {
        Tally::of_bits(self.0 & ((1 << 22) - 1))
    }
}

/// A draw, and the part of the hand that it changes.
pub(crate) struct Draw {
    index: u8,
    part: usize,
    place: u8,
    // The part with the draw.
    class: Class,
    key: PartKey,
    draws: Suit,
    // A bit for each place: what is held four times, what can be discarded beside the draw, and where
    // seven pairs have the number, what they accept and what they have no use for.
    full: u64,
    discards: u64,
    singles: u64,
    spare: u64,
    left: OneLess,
}

/// Discards of other parts than the draw, of which each is the best of those that leave the same class
/// beside the part of the draw.
struct Alternatives {
    all: [Alternative; 16],
    len: usize,
}

#[derive(Clone, Copy)]
struct Alternative {
    beside: Class,
    forms: In,
    merit: Merit,
}

impl Alternatives {
    const NONE: Self = Self {
        all: [Alternative { beside: Class::NOTHING, forms: In::General, merit: Merit::NONE }; 16],
        len: 0,
    };

    #[inline]
    fn all(&self) -> &[Alternative] {
        self.all.get(..self.len).unwrap_or(&[])
    }

    #[inline]
    fn best_beside(&self, class: Class, forms: In) -> Merit {
        let is_such = |it: &&Alternative| it.beside == class && it.forms == forms;
        self.all().iter().find(is_such).map_or(Merit::NONE, |it| it.merit)
    }

    #[inline]
    fn add(&mut self, beside: Class, forms: In, merit: Merit) {
        let is_other = |it: &&Alternative| it.beside != beside || it.forms != forms;
        let nth = self.all().iter().take_while(is_other).count();
        let of = &mut self.all[nth & 15];
        *of = Alternative { beside, forms, merit: merit.max(of.merit) };
        self.len = self.len.max(nth + 1);
    }
}

/// A bit for each draw that leads to this class.
#[inline]
fn leading_to(after: &[Class; 9], class: Class) -> u64 {
    let bits = after.iter().enumerate().map(|(place, &after)| u64::from(after == class) << place);
    bits.fold(0, |all, bit| all | bit)
}
