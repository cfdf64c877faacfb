//! Seven pairs: how many are still to be made, and of kinds that the hand may not have yet.

use crate::engine::{Number, Sums};

/// The number of a hand of 13 or 14 tiles; others cannot have this form.
#[inline]
pub(crate) fn number(sums: Sums) -> Number {
    NUMBERS[sums.index()]
}

/// Four equal tiles are one pair, since the seven are different.
const fn of(sums: Sums) -> i8 {
    let missing_kinds = if sums.kinds() < 7 { 7 - sums.kinds() } else { 0 };
    6 - sums.pairs() + missing_kinds
}

static NUMBERS: [Number; Sums::COUNT] = {
    let mut numbers = [Number::NONE; Sums::COUNT];
    let mut index = 0;
    while index < Sums::COUNT {
        let sums = Sums::at(index);
        if sums.tiles() >= 13 {
            numbers[index] = Number::of(of(sums));
        }
        index += 1;
    }
    numbers
};
