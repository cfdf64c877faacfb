//! Seven pairs and thirteen orphans under limits.

use crate::distance::Limits;
use crate::rules::FourOfAKind;
use crate::tile::{COPIES, Tile};

/// The number in seven pairs; `None` where limits leave fewer than seven pairs to be had.
///
/// First count the pairs that are there, then singles of which another can come, then pairs of which
/// both can.
pub(super) fn seven_pairs(
    counts: &[u8; Tile::COUNT],
    limits: &Limits,
    four_of_a_kind: FourOfAKind,
) -> Option<i8> {
    let (mut pairs, mut singles, mut others) = (0, 0, 0);
    for (index, &held) in counts.iter().enumerate() {
        let can_be = limits.of(index).min(COPIES) / 2;
        let most = match four_of_a_kind {
            FourOfAKind::OnePair => can_be.min(1),
            FourOfAKind::TwoPairs => can_be,
        };
        let here = (held / 2).min(most);
        let single = u8::from(held % 2 == 1 && here < most);
        pairs += here;
        singles += single;
        others += most - here - single;
    }
    let wanted = 7 - pairs.min(7);
    let with_one = singles.min(wanted);
    let with_two = wanted - with_one;
    (with_two <= others).then_some((with_one + 2 * with_two) as i8 - 1)
}

/// The number in thirteen orphans; `None` where limits leave out one of them, or any second one.
pub(super) fn thirteen_orphans(counts: &[u8; Tile::COUNT], limits: &Limits) -> Option<i8> {
    let orphans = || Tile::all().filter(|tile| tile.is_terminal_or_honour()).map(Tile::index);
    if orphans().any(|index| limits.of(index) < 1) || orphans().all(|index| limits.of(index) < 2) {
        return None;
    }
    let kinds = orphans().filter(|&index| counts[index] > 0).count() as i8;
    let paired = orphans().any(|index| counts[index] > 1);
    Some(13 - kinds - i8::from(paired))
}
