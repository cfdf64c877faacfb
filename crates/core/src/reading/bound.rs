//! How far a division may fall behind on the way to the number that is wanted.

use super::bundle::{Bundle, Bundles, Limit};

/// The waste that the groups to come may make, if the number wanted is to be reached.
///
/// Of k melds wanted, g there, h partials and a head, the number is at least 2(k - g) - h - 1. So a
/// tile in a meld brings two thirds, in a partial or the head a half, alone nothing; what it brings
/// less than two thirds is waste, counted in thirds. There is room for k - g partials only, so those
/// beyond the number wanted and one bring nothing: each of them wastes three thirds more. Hence two
/// things are bounded: the waste, and the waste with three for every partial.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bound {
    waste: u8,
    with_partials: u8,
}

impl Bound {
    /// No bundle is wrong.
    pub(super) const NONE: Bound = Bound { waste: u8::MAX, with_partials: u8::MAX };

    /// For the divisions of `size` tiles that have this number: at least -1 for 3k+2 tiles, and at least
    /// 0 for 3k+1.
    pub(super) const fn of(number: i8, size: u8) -> Bound {
        let size = size as i8;
        let waste = 2 * size - 6 * (size / 3) + 3 * number;
        Bound { waste: waste as u8, with_partials: (waste + 3 * (number + 1)) as u8 }
    }

    /// The bundles of `tiles` tiles that leave the number within reach. One pair is the head, and all
    /// others are partials.
    #[inline]
    pub(super) fn bundles(&self, tiles: u8, has_head: bool) -> Bundles {
        let limit = if has_head { Limit::WasteAndTwos } else { Limit::WasteAndPartials };
        let within = Bundles::within(tiles, Limit::Waste, self.waste);
        within.and(Bundles::within(tiles, limit, self.with_partials))
    }

    /// The bound once this bundle is there, which is one of those.
    #[inline]
    pub(super) const fn with(self, bundle: &Bundle, had_head: bool) -> Bound {
        let partials = bundle.twos - (!had_head & (bundle.tally.pairs() > 0)) as u8;
        Bound {
            waste: self.waste - bundle.waste,
            with_partials: self.with_partials - bundle.waste - 3 * partials,
        }
    }
}
