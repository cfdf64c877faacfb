//! Costs as lanes of bytes, which the compiler computes all at once.

use super::class::{CLASS_COUNT, COSTS, Class, Costs};

/// Ten costs, as what is left of [`FULL`]: less is worse, and 0 is impossible. So the better of two
/// is the greater, and what is not there is impossible by itself.
///
/// First come those without the pair by the number of melds, eight of which five are used, then as
/// many with the pair. So the costs with one meld more stand one place behind, and those with the pair
/// eight places behind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Left(pub(super) [u8; LANES]);

/// The places of [`Left`].
pub(super) const LANES: usize = 2 * PAIR;

/// So many places behind are the same costs with the pair.
pub(super) const PAIR: usize = 8;

/// One more than any part can lack.
pub(super) const FULL: u8 = 15;

/// In the place of a cost where no shape fits the limits. Two of them still fit a byte.
pub(super) const IMPOSSIBLE_COST: u8 = 60;

static BY_CLASS: [Left; 256] = {
    let mut all = [Left::IMPOSSIBLE; 256];
    let mut class = 0;
    while class < CLASS_COUNT {
        all[class] = Left::of(&COSTS[class]);
        class += 1;
    }
    all
};

/// Every bit of the places that are used: no more than four melds.
pub(super) const USED: [u8; LANES] = {
    let mut used = [0; LANES];
    let mut place = 0;
    while place < LANES {
        if place % PAIR <= 4 {
            used[place] = u8::MAX;
        }
        place += 1;
    }
    used
};

impl Left {
    pub(super) const IMPOSSIBLE: Self = Self([0; LANES]);

    /// Of no tiles: no melds and no pair lack nothing, and all else is impossible.
    pub(super) const NOTHING_LACKS: Self = {
        let mut left = Self::IMPOSSIBLE;
        left.0[0] = FULL;
        left
    };

    /// Of a class.
    #[inline]
    pub(super) fn of_class(class: Class) -> Self {
        BY_CLASS[class.index()]
    }

    const fn of(costs: &Costs) -> Self {
        let mut left = Self::IMPOSSIBLE;
        let mut place = 0;
        while place < costs.len() {
            left.0[place % 2 * PAIR + place / 2] = FULL.saturating_sub(costs[place]);
            place += 1;
        }
        left
    }

    /// Of two parts taken as one: every way to share melds and pair.
    #[inline]
    pub(super) fn with(&self, other: &Self) -> Self {
        // What is read before the first place is impossible.
        let mut wide = [0; 2 * LANES];
        wide[LANES..].copy_from_slice(&other.0);
        let mut best = [0; LANES];
        for pair in 0..2 {
            for melds in 0..5 {
                let place = pair * PAIR + melds;
                let missing = FULL - self.0[place].min(FULL);
                for (best, left) in best.iter_mut().zip(&wide[LANES - place..]) {
                    *best = (*best).max(left.saturating_sub(missing));
                }
            }
        }
        best.iter_mut().zip(USED).for_each(|(best, used)| *best &= used);
        Self(best)
    }

    /// Without those that gain so many tiles when the part comes to have `then` in place of `own`.
    #[inline]
    pub(super) fn free_of(&self, own: &Self, then: &Self, more: u8) -> Self {
        let mut free = *self;
        for (left, (own, then)) in free.0.iter_mut().zip(own.0.iter().zip(then.0)) {
            *left = if then.saturating_sub(more) == *own { 0 } else { *left };
        }
        free
    }

    /// What a hand of these two parts lacks of so many melds and a pair, [`IMPOSSIBLE_COST`] if no shape
    /// fits.
    #[inline]
    pub(super) fn missing_with(&self, other: &Self, melds: usize) -> u8 {
        let mut best = 0;
        for melds_here in 0..=melds.min(4) {
            let others = melds.min(4) - melds_here;
            best = best.max(self.0[melds_here] + other.0[PAIR + others]);
            best = best.max(self.0[PAIR + melds_here] + other.0[others]);
        }
        // Of one that is impossible there is no more than this.
        if best <= FULL { IMPOSSIBLE_COST } else { 2 * FULL - best }
    }
}

#[cfg(test)]
impl Left {
    /// The costs that these are.
    pub(super) fn costs(&self) -> Costs {
        core::array::from_fn(|place| match self.0[place % 2 * PAIR + place / 2] {
            0 => IMPOSSIBLE_COST,
            left => FULL - left,
        })
    }
}
