//! Seven pairs: how many are still to be made, and of kinds that the hand may not have yet.

use crate::distance::Summary;

/// The number for 13 or 14 tiles. Four equal tiles are one pair, since the seven are different.
pub(super) fn number(hand: Summary) -> i8 {
    let missing_kinds = 7u8.saturating_sub(hand.kinds());
    6 - hand.pairs() as i8 + missing_kinds as i8
}
