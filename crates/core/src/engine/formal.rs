//! The formal rule: shapes may use more copies of a kind than there are.
//!
//! For a kind that is held three times or less, a fifth copy never costs less than another tile. A
//! shape that uses five copies of a kind that is held four times contains a triplet of it, or the pair
//! and three runs, since a hand has at most four melds. So that triplet or that pair is set aside, with
//! a meld or the pair less to make. At most two of the four copies are left then, no shape needs a
//! fifth one more, and the tables know the rest. The number is the least over all ways to set aside
//! something or nothing.

use super::class::Numbers;
use super::concealed::Concealed;
use super::drawn::{places, whole};
use super::draws::nearer_by;
use super::number::Number;

/// What is left of a hand when something is set aside.
#[derive(Clone, Copy)]
struct Rest {
    concealed: Concealed,
    wants_pair: bool,
}

impl Rest {
    /// The rest with a triplet of a kind set aside, `taken` of its tiles from the hand.
    fn beside_triplet(mut self, kind: u8, taken: u8) -> Option<Self> {
        self.concealed.melds = self.concealed.melds.checked_sub(1)?;
        Some(self.without(kind, taken))
    }

    /// The rest with the pair set aside, in the same way.
    fn beside_pair(mut self, kind: u8, taken: u8) -> Option<Self> {
        let wanted = core::mem::replace(&mut self.wants_pair, false);
        wanted.then(|| self.without(kind, taken))
    }

    fn without(mut self, kind: u8, taken: u8) -> Self {
        self.concealed = (0..taken).fold(self.concealed, |left, _| left.without(kind));
        self
    }

    fn numbers(&self) -> Numbers {
        let melds = self.concealed.melds;
        if self.wants_pair { Numbers::of_melds(melds) } else { Numbers::without_pair(melds) }
    }

    fn number<const THREE_PLAYERS: bool>(&self) -> Number {
        self.numbers().of(whole::<THREE_PLAYERS>(&self.concealed.keys))
    }

    /// Calls `found` with each way to set aside triplets and the pair of these kinds, which are held
    /// four times.
    fn each(self, mut fours: u64, found: &mut impl FnMut(Self)) {
        if fours == 0 {
            return found(self);
        }
        let kind = fours.trailing_zeros() as u8;
        fours &= fours - 1;
        self.each(fours, found);
        for rest in [self.beside_triplet(kind, 3), self.beside_pair(kind, 2)].into_iter().flatten()
        {
            rest.each(fours, found);
        }
    }
}

/// The number of the general form under the formal rule, given the number within four copies.
#[inline]
pub(crate) fn formal_number<const THREE_PLAYERS: bool>(
    concealed: &Concealed,
    within_four: Number,
) -> Number {
    if concealed.held.four() == 0 { within_four } else { least::<THREE_PLAYERS>(concealed) }
}

fn least<const THREE_PLAYERS: bool>(concealed: &Concealed) -> Number {
    let mut number = Number::NONE;
    let hand = Rest { concealed: *concealed, wants_pair: true };
    hand.each(concealed.held.four(), &mut |rest| {
        number = number.min(rest.number::<THREE_PLAYERS>());
    });
    number
}

/// The number and a bit for each kind whose draw lowers it, of 3k+1 tiles under the formal rule, given
/// the same within four copies.
#[inline]
pub(crate) fn formally_nearer<const THREE_PLAYERS: bool>(
    concealed: &Concealed,
    within_four: (Number, u64),
) -> (Number, u64) {
    let held = concealed.held;
    if held.three() | held.four() == 0 {
        return within_four;
    }
    nearer_beside_asides::<THREE_PLAYERS>(concealed, within_four)
}

fn nearer_beside_asides<const THREE_PLAYERS: bool>(
    concealed: &Concealed,
    within_four: (Number, u64),
) -> (Number, u64) {
    let number = formal_number::<THREE_PLAYERS>(concealed, within_four.0);
    let mut kinds = if within_four.0 == number { within_four.1 } else { 0 };
    let hand = Rest { concealed: *concealed, wants_pair: true };
    hand.each(concealed.held.four(), &mut |rest| {
        let held = rest.concealed.held;
        let is_whole = held == concealed.held;
        if !is_whole && rest.number::<THREE_PLAYERS>() == number {
            kinds |= nearer_by::<THREE_PLAYERS>(&rest.concealed, rest.numbers()).kinds;
        }
        // A fourth copy makes a triplet or the pair that can be set aside.
        for kind in places(held.three() & !kinds) {
            let aside = [rest.beside_triplet(kind, 2), rest.beside_pair(kind, 1)];
            let lowers = |rest: Rest| rest.number::<THREE_PLAYERS>() < number;
            kinds |= u64::from(aside.into_iter().flatten().any(lowers)) << kind;
        }
    });
    (number, kinds)
}
