//! Seven pairs and thirteen orphans under limits: the number of each, and the kinds whose draw lowers
//! it. No kind is held beyond its limit.

use crate::engine::{Number, ORPHANS};
use crate::rules::FourOfAKind;
use crate::tile::Copies;

/// The number of seven pairs and a bit for each kind whose draw lowers it. The number is
/// [`Number::NONE`] if the limits leave fewer than seven pairs.
///
/// The pairs that are held count first, then singles that one more tile makes a pair, then pairs of
/// which both tiles are missing.
pub(crate) fn seven_pairs(
    held: Copies,
    limits: Copies,
    four_of_a_kind: FourOfAKind,
) -> (Number, u64) {
    let (pairs, singles, new, new_pairs);
    match four_of_a_kind {
        FourOfAKind::OnePair => {
            let can_be = limits.two_or_more();
            pairs = held.two_or_more().count_ones();
            singles = held.one() & can_be;
            new = held.none() & can_be;
            new_pairs = new.count_ones();
        }
        FourOfAKind::TwoPairs => {
            let can_be_two = limits.four();
            pairs = held.two_or_more().count_ones() + held.four().count_ones();
            singles = held.one() & limits.two_or_more() | held.three() & can_be_two;
            new = held.none() & limits.two_or_more() | held.two() & can_be_two;
            // A kind held once or not at all, of which four can come, lacks a second pair too.
            let second = (held.none() | held.one()) & can_be_two;
            new_pairs = new.count_ones() + second.count_ones();
        }
    }
    let wanted = 7 - pairs.min(7);
    let with_one = wanted.min(singles.count_ones());
    let with_two = wanted - with_one;
    if with_two > new_pairs {
        return (Number::NONE, 0);
    }
    let number = Number::of((with_one + 2 * with_two) as i8 - 1);
    (number, if with_two > 0 { singles | new } else { singles })
}

/// The same for thirteen orphans. They are out of reach if a kind has no copy, or if none has a second
/// one for the pair.
pub(crate) fn thirteen_orphans(held: Copies, limits: Copies) -> (Number, u64) {
    let second = limits.two_or_more() & ORPHANS;
    if limits.none() & ORPHANS != 0 || second == 0 {
        return (Number::NONE, 0);
    }
    let missing = held.none() & ORPHANS;
    let is_paired = held.two_or_more() & ORPHANS != 0;
    let number = missing.count_ones() as i8 - i8::from(is_paired);
    let pair = if is_paired { 0 } else { held.one() & second };
    (Number::of(number), missing | pair)
}
