//! Thirteen orphans: each terminal and honour once, and one of them twice.

use crate::engine::{Number, Sums};

/// The number of a hand of 13 or 14 tiles; others cannot have this form. The sums are those of its
/// terminals and honours.
#[inline]
pub(crate) fn number(sums: Sums) -> Number {
    NUMBERS[sums.index()]
}

const fn of(sums: Sums) -> i8 {
    let paired = if sums.pairs() > 0 { 1 } else { 0 };
    13 - sums.kinds() - paired
}

static NUMBERS: [Number; Sums::COUNT] = {
    let mut numbers = [Number::NONE; Sums::COUNT];
    let mut index = 0;
    while index < Sums::COUNT {
        let sums = Sums::at(index);
        // There are thirteen kinds; the places for more are never looked at.
        if sums.tiles() >= 13 && sums.kinds() <= 13 {
            numbers[index] = Number::of(of(sums));
        }
        index += 1;
    }
    numbers
};
