//! Thirteen orphans: each terminal and honour once, and one of them twice.

use crate::distance::Summary;

/// The number for 13 or 14 tiles.
pub(super) fn number(hand: Summary) -> i8 {
    13 - hand.orphan_kinds() as i8 - i8::from(hand.orphan_pairs() > 0)
}
