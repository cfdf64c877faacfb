//! What a part lacks within limits after each draw, all of it at once.
//!
//! It is computed as in [`limited`], but for ten parts side by side: the part as it is, and after each of
//! its nine draws. So nothing need be moved from place to place.
//!
//! [`limited`]: super::limited

use super::left::{FULL, Left, PAIR};
use super::part::Part;

/// A part after the draw of each of its kinds, then as it is, then as it is again.
type Side = [u8; 16];

const AS_IT_IS: usize = 9;

/// By melds, without the pair and with it.
type Lefts = [[Side; 2]; 5];

/// What is left of a part as it is, and after each draw.
#[derive(Clone, Copy)]
pub(super) struct AfterDraws(Lefts);

/// What is left by the number of runs that began one rank below, and two ranks below. They want a
/// tile each, and the latter are counted as melds with it.
type Open = [[Lefts; 3]; 3];

const IMPOSSIBLE: Open = [[[[[0; 16]; 2]; 5]; 3]; 3];

/// Below the first rank: no melds and no pair lack nothing, and all else is impossible.
const NONE: Open = {
    let mut open = IMPOSSIBLE;
    open[0][0][0][0] = [FULL; 16];
    open
};

/// How many more tiles of a kind are missing when one more is used, from the first to the fourth.
///
/// It is more than any part lacks where the limit does not allow so many.
type Penalties = [Side; 4];

fn penalties(part: &Part, rank: usize) -> Penalties {
    let mut held = [part.held[rank]; 16];
    held[rank] += 1;
    let limit = part.limits[rank];
    let mut penalties = [[FULL; 16]; 4];
    for (used, penalties) in (0..limit).zip(&mut penalties) {
        for (penalty, held) in penalties.iter_mut().zip(held) {
            *penalty = u8::from(held <= used);
        }
    }
    penalties
}

impl AfterDraws {
    pub(super) const IMPOSSIBLE: Self = Self([[[0; 16]; 2]; 5]);

    /// Of a part in a hand that wants so many melds.
    pub(super) fn of(part: &Part, melds: usize) -> Self {
        let mut open = NONE;
        if !part.makes_runs {
            for rank in 0..9 {
                without_runs(&mut open[0][0], &penalties(part, rank), melds);
            }
            return Self(open[0][0]);
        }
        let mut after = IMPOSSIBLE;
        let (mut from, mut to) = (&mut open, &mut after);
        for rank in 0..9 {
            step(from, to, &penalties(part, rank), melds, rank);
            (from, to) = (to, from);
        }
        Self(from[0][0])
    }

    /// What is left of the part as it is.
    pub(super) fn as_it_is(&self) -> Left {
        self.after(AS_IT_IS)
    }

    /// What is left of it after the draw at a place.
    pub(super) fn after(&self, place: usize) -> Left {
        let mut left = Left::IMPOSSIBLE;
        for (melds, [without_pair, with_pair]) in self.0.iter().enumerate() {
            left.0[melds] = without_pair[place];
            left.0[PAIR + melds] = with_pair[place];
        }
        left
    }

    /// The draws after which the hand lacks no more than this beside the rest of it, which is less than
    /// without them.
    pub(super) fn reaching(&self, beside: &Left, melds: usize, missing: u8) -> u64 {
        let mut best = [0; 16];
        for (melds_beside, lefts) in (0..=melds.min(4)).rev().zip(&self.0) {
            let besides = [beside.0[PAIR + melds_beside], beside.0[melds_beside]];
            for (left, beside) in lefts.iter().zip(besides) {
                for (best, left) in best.iter_mut().zip(left) {
                    *best = (left + beside).max(*best);
                }
            }
        }
        let enough = 2 * FULL - missing;
        best[..AS_IT_IS]
            .iter()
            .enumerate()
            .fold(0, |all, (place, &best)| all | u64::from(best >= enough) << place)
    }
}

/// One rank further.
fn step(open: &Open, after: &mut Open, penalties: &Penalties, melds: usize, rank: usize) {
    // No run begins at the last two ranks.
    let most = if rank < 7 { 2 } else { 0 };
    if most == 0 {
        after[1..].fill([[[[0; 16]; 2]; 5]; 3]);
    }
    step_from::<0>(open, after, penalties, melds, most);
    // None begins below the first.
    if rank % 8 != 0 {
        step_from::<1>(open, after, penalties, melds, most);
        step_from::<2>(open, after, penalties, melds, most);
    }
}

/// The same when so many runs began one rank below.
#[inline(never)]
fn step_from<const BELOW: usize>(
    open: &Open,
    after: &mut Open,
    penalties: &Penalties,
    melds: usize,
    most: usize,
) {
    let [none, one, two] = after;
    for closed in 0..(melds + 1).saturating_sub(BELOW).min(5) {
        // All runs become melds.
        let most = most.min(melds - BELOW - closed);
        for pair in 0..2 {
            let used = used(&open[BELOW], closed, pair);
            none[BELOW][closed][pair] = least(&used, penalties, BELOW);
            if most > 0 {
                one[BELOW][closed][pair] = least(&used, penalties, BELOW + 1);
            }
            if most > 1 {
                two[BELOW][closed][pair] = least(&used, penalties, BELOW + 2);
            }
        }
    }
}

/// The best of all numbers of tiles used, beside so many of other runs.
///
/// From the most down, what uses one less is compared with what has already lost as much as one more
/// takes. So a loss comes between any two comparisons, and compilers keep to computing all parts side
/// by side; as one comparison of all they would rather take the numbers of tiles side by side, which
/// takes five times as long.
#[inline(always)]
fn least(used: &[Side; 5], penalties: &Penalties, others: usize) -> Side {
    let mut best = [0; 16];
    for tiles in (0..4).rev() {
        if tiles + 1 >= others {
            better(&mut best, &used[tiles + 1 - others]);
        }
        lose(&mut best, &penalties[tiles]);
    }
    if others == 0 {
        better(&mut best, &used[0]);
    }
    best
}

/// What is left by how many tiles are used of runs that began two ranks below, of a pair or of a
/// triplet.
#[inline(always)]
fn used(open: &[Lefts; 3], melds: usize, pair: usize) -> [Side; 5] {
    let mut used = [[0; 16]; 5];
    let [none, one, two] = open;
    used[0] = none[melds][pair];
    if melds > 0 {
        used[1] = one[melds - 1][pair];
        used[3] = none[melds - 1][pair];
    }
    if melds > 1 {
        used[2] = two[melds - 2][pair];
        used[4] = one[melds - 2][pair];
    }
    if pair == 1 {
        better(&mut used[2], &none[melds][0]);
        if melds > 0 {
            better(&mut used[3], &one[melds - 1][0]);
        }
        if melds > 1 {
            better(&mut used[4], &two[melds - 2][0]);
        }
    }
    used
}

/// One kind further that makes no runs.
fn without_runs(lefts: &mut Lefts, penalties: &Penalties, most: usize) {
    // From the most melds down, so that nothing is taken twice.
    for melds in (0..=most.min(4)).rev() {
        for pair in [1, 0] {
            let mut best = if melds > 0 { lefts[melds - 1][pair] } else { [0; 16] };
            lose(&mut best, &penalties[2]);
            if pair == 1 {
                better(&mut best, &lefts[melds][0]);
            }
            lose(&mut best, &penalties[1]);
            lose(&mut best, &penalties[0]);
            better(&mut best, &lefts[melds][pair]);
            lefts[melds][pair] = best;
        }
    }
}

#[inline(always)]
fn better(best: &mut Side, other: &Side) {
    best.iter_mut().zip(other).for_each(|(best, other)| *best = (*best).max(*other));
}

#[inline(always)]
fn lose(best: &mut Side, penalties: &Side) {
    for (best, penalty) in best.iter_mut().zip(penalties) {
        *best = best.saturating_sub(*penalty);
    }
}
