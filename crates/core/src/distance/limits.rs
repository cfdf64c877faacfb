//! Limits: how many copies of each kind a shape may use, and whether that matters.

use super::class::{Class, Costs, Numbers};
use super::copies::Copies;
use super::entry::Entry;
use super::keys::{Keys, PartKey};
use super::limited::{self, IMPOSSIBLE_COST};
use super::number::Number;

/// The most copies of each kind that a shape may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Limits {
    copies: [u8; 34],
    /// A bit for each kind of which copies are locked.
    locked: u64,
    /// Whether shapes may use more copies of a kind than there are.
    formal: bool,
    /// Whether there are no 2m to 8m, so that 1m and 9m are like honours.
    three_players: bool,
}

/// 2m to 8m, which three players do without.
pub(crate) const ABSENT: core::ops::Range<usize> = 1..8;

/// More copies than any shape has of a kind.
const ANY_NUMBER: u8 = 14;

/// Where the parts begin, and how many kinds they have.
const PARTS: [(usize, usize); 4] = [(0, 9), (9, 9), (18, 9), (27, 7)];

impl Limits {
    /// Four of each kind, and nothing locked; or as many as one likes.
    pub(crate) const fn new(formal: bool) -> Self {
        let copies = if formal { ANY_NUMBER } else { 4 };
        Self { copies: [copies; 34], locked: 0, formal, three_players: false }
    }

    /// Takes 2m to 8m out of the game.
    pub(crate) fn without_absent(mut self) -> Self {
        self.three_players = true;
        ABSENT.for_each(|index| self.copies[index] = 0);
        self
    }

    /// Locks copies of a kind.
    pub(crate) fn lock(&mut self, index: usize, copies: u8) {
        if copies > 0 && self.copies[index] > 0 {
            self.copies[index] = self.copies[index].saturating_sub(copies);
            self.locked |= 1 << index;
        }
    }

    /// Locks copies of many kinds, at most four of each.
    pub(crate) fn lock_all(&mut self, copies: &[u8; 34]) {
        let mut kinds = Copies::of(copies).some();
        while kinds != 0 {
            let index = kinds.trailing_zeros() as usize;
            kinds &= kinds - 1;
            self.lock(index, copies[index]);
        }
    }

    /// Whether all copies are there but for the characters that three players do without.
    pub(crate) const fn are_in_tables(&self) -> bool {
        self.locked == 0 && !self.formal
    }

    /// Whether these are the plain limits, four of each kind and nothing locked.
    pub(crate) const fn are_plain(&self) -> bool {
        self.locked == 0 && !self.formal && !self.three_players
    }

    /// How many copies of a kind a shape may use.
    pub(crate) const fn of(&self, index: usize) -> u8 {
        self.copies[index]
    }

    /// The shanten number of the general form within the limits, of a hand with these counts that
    /// wants so many melds; `None` where no shape fits. Of no kind may more be held than its limit.
    ///
    /// Few limits matter: one does only if some best shape wants more of its kind than there are.
    /// The classes tell, for a shape wants so many of a kind just when holding them would bring the
    /// hand nearer by as many tiles as they are. Then the costs of that part are computed; and if
    /// the hand lacks no more with them, some best shape is within all limits, since in the other
    /// parts all best shapes are.
    pub(crate) fn general(&self, keys: &Keys, counts: &[u8; 34], melds: usize) -> Option<i8> {
        let classes = self.classes(keys);
        let whole = whole(classes);
        let missing = whole.missing(melds);
        if self.formal {
            // Of what is held three times a fifth copy is never cheaper than another tile.
            let matters = counts.iter().any(|&count| count >= 4);
            let missing =
                if matters { self.exact(counts, classes, melds, [true; 4]) } else { missing };
            return Some(missing as i8 - 1);
        }
        let numbers = Numbers::of_melds(melds);
        let mut wants = [false; 4];
        for (part, wants) in wants.iter_mut().enumerate() {
            let [a, b, c] =
                [classes[(part + 1) % 4], classes[(part + 2) % 4], classes[(part + 3) % 4]];
            let wanted = Wanted { numbers, number: numbers.of(whole), rest: a.with(b).with(c) };
            *wants = self.wants_locked(keys.part(part), counts, part, wanted);
        }
        if wants == [false; 4] || self.exact(counts, classes, melds, wants) == missing {
            return Some(missing as i8 - 1);
        }
        let locked = PARTS.map(|(first, kinds)| (self.locked >> first) & ((1 << kinds) - 1) != 0);
        let missing = self.exact(counts, classes, melds, locked);
        (missing < IMPOSSIBLE_COST).then_some(missing as i8 - 1)
    }

    /// Whether some best shape wants more of a locked kind of a part than there are.
    #[inline]
    fn wants_locked(&self, key: PartKey, counts: &[u8; 34], part: usize, wanted: Wanted) -> bool {
        let (first, kinds) = PARTS[part];
        let mut locked = (self.locked >> first) & ((1 << kinds) - 1);
        while locked != 0 {
            let place = locked.trailing_zeros() as u8;
            let index = first + usize::from(place);
            locked &= locked - 1;
            let more = self.copies[index] + 1 - counts[index];
            if wanted.brings(self.class(key.with_more(place, more), part), more) {
                return true;
            }
        }
        false
    }

    /// The tiles that the hand lacks, with the costs of some parts computed within the limits and
    /// the others as their classes have them.
    fn exact(
        &self,
        counts: &[u8; 34],
        classes: [Class; 4],
        melds: usize,
        computed: [bool; 4],
    ) -> u8 {
        let parts = || (0..4).filter(|&part| computed[part]).map(|part| self.costs(counts, part));
        let others = (0..4).filter(|&part| !computed[part]).map(|part| classes[part]);
        let others = others.reduce(Class::with).map(Class::costs);
        let mut all = parts().chain(others);
        let Some(first) = all.next() else { return IMPOSSIBLE_COST };
        // All but the last are taken as one; of these two only the sum that is wanted.
        let (whole, last) = all.fold((None, first), |(whole, last), next| match whole {
            None => (Some(last), next),
            Some(whole) => (Some(combined(&whole, &last)), next),
        });
        whole.map_or(last[2 * melds + 1], |whole| shared(&whole, &last, melds, 1))
    }

    fn costs(&self, counts: &[u8; 34], part: usize) -> Costs {
        let (first, kinds) = PARTS[part];
        let (held, limits) = (&counts[first..first + kinds], &self.copies[first..first + kinds]);
        match (held.first_chunk(), limits.first_chunk()) {
            (Some(held), Some(limits)) => limited::of_suit(held, limits),
            _ => limited::of_honours(held, limits),
        }
    }

    fn classes(&self, keys: &Keys) -> [Class; 4] {
        let class = |part: usize| self.class(keys.part(part), part);
        [class(0), class(1), class(2), class(3)]
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

/// What a part has to bring so that the hand comes nearer tile by tile.
#[derive(Clone, Copy)]
struct Wanted {
    numbers: Numbers,
    /// The number of the hand as it is.
    number: Number,
    /// The class of the other parts together.
    rest: Class,
}

impl Wanted {
    /// Whether so many tiles that make the part one of this class bring the hand nearer by as many.
    #[inline]
    fn brings(self, class: Class, tiles: u8) -> bool {
        self.numbers.of(self.rest.with(class)).bit().0 << tiles == self.number.bit().0
    }
}

fn whole([characters, circles, bamboos, honours]: [Class; 4]) -> Class {
    characters.with(circles).with(bamboos.with(honours))
}

/// The costs of two parts taken as one.
fn combined(left: &Costs, right: &Costs) -> Costs {
    core::array::from_fn(|place| shared(left, right, place / 2, place % 2))
}

/// The least that two parts lack of so many melds, and a pair or none: every way to share them.
#[inline]
fn shared(left: &Costs, right: &Costs, melds: usize, pair: usize) -> u8 {
    let mut least = IMPOSSIBLE_COST;
    for some in 0..=melds.min(4) {
        for with in 0..=pair {
            let cost = left[2 * some + with] + right[2 * (melds - some) + pair - with];
            least = if cost < least { cost } else { least };
        }
    }
    least
}
