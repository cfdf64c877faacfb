//! The same questions to each library, in the terms of shanten numbers.
//!
//! A question that a library cannot answer has no function here. Where one answers a wrong hand
//! with a number, or not at all, that is its own affair: every hand here is a hand.

/// This library.
pub mod tenpai {
    use tenpai::{Hand, ShantenByForm};

    use crate::hands::Counts;

    /// The number over all forms, from counts that are checked.
    #[inline(always)]
    pub fn best(counts: &Counts) -> i8 {
        ShantenByForm::of_counts(counts).expect("a hand").best().number()
    }

    /// The number of the general form, from counts that are checked.
    #[inline(always)]
    pub fn general(counts: &Counts) -> i8 {
        ShantenByForm::of_counts(counts).expect("a hand").general().number()
    }

    /// The number over all forms of a hand that was made before.
    #[inline(always)]
    pub fn best_of_hand(hand: &Hand) -> i8 {
        hand.shanten().number()
    }
}

/// `xiangting`, which returns the number and one more.
pub mod xiangting {
    use xiangting::{PlayerCount, calculate_replacement_number};

    use crate::hands::Counts;

    /// The number over all forms, from counts that are checked.
    #[inline(always)]
    pub fn best(counts: &Counts) -> i8 {
        calculate_replacement_number(counts, PlayerCount::Four).expect("a hand") as i8 - 1
    }
}

/// `riichienv-core`, which takes the number of melds wanted and checks nothing.
pub mod riichienv {
    use riichienv_core::shanten::calc_shanten_from_counts;

    use crate::hands::Counts;

    /// The number over all forms of 13 or 14 tiles.
    #[inline(always)]
    pub fn best(counts: &Counts) -> i8 {
        calc_shanten_from_counts(counts, 4)
    }

    /// The number of the general form of 10 or 11 tiles, which have no other.
    #[inline(always)]
    pub fn general_of_eleven(counts: &Counts) -> i8 {
        calc_shanten_from_counts(counts, 3)
    }
}
