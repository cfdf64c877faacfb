//! Costs under limits: what a part lacks when some of its tiles cannot come.
//!
//! The classes know four copies of each kind. Where copies are locked, in melds or elsewhere, there
//! are too many cases for a table, so the costs are computed: rank after rank from the lowest, with
//! the least that is lacking for every number of melds, with and without the pair, and for every
//! way in which runs that began below still want tiles here.

use super::class::Costs;

/// Ten costs, as what is left of [`FULL`]: less is worse, and 0 is impossible. So the better of two
/// is the greater, and what is pushed in from the side is impossible by itself.
///
/// Without the pair in the first eight places, with it in the others, by the number of melds. The
/// places for more than four melds stay impossible.
type Left = [u8; 2 * WIDTH];
const WIDTH: usize = 8;

/// One more than any part can lack.
const FULL: u8 = 15;

const IMPOSSIBLE: Left = [0; 2 * WIDTH];

/// The most runs that begin at one rank: three are as well three triplets.
const RUNS: usize = 2;

/// What is left by the number of runs that began one rank below, and two ranks below. They want a
/// tile each.
type Open = [[Left; RUNS + 1]; RUNS + 1];

/// In the place of a cost where no shape fits the limits. Two of them still fit a byte.
pub(super) const IMPOSSIBLE_COST: u8 = 60;

/// The costs of a part that holds `held` of each rank and can come to hold `limits`, from the lowest
/// rank up; in honours no runs begin.
pub(super) fn costs(held: &[u8], limits: &[u8], has_runs: bool) -> Costs {
    let mut open: Open = [[IMPOSSIBLE; RUNS + 1]; RUNS + 1];
    open[0][0][0] = FULL;
    for (rank, (&held, &limit)) in held.iter().zip(limits).enumerate() {
        let may_begin = has_runs && rank + 2 < limits.len();
        open = next(&open, held, limit, if may_begin { RUNS } else { 0 });
    }
    // Runs that want tiles beyond the last rank are none.
    let left = open[0][0];
    core::array::from_fn(|place| {
        let left = left[place % 2 * WIDTH + place / 2];
        if left == 0 { IMPOSSIBLE_COST } else { FULL - left }
    })
}

/// One rank further.
#[inline]
fn next(open: &Open, held: u8, limit: u8, runs: usize) -> Open {
    let mut after: Open = [[IMPOSSIBLE; RUNS + 1]; RUNS + 1];
    for (one_below, row) in open.iter().enumerate() {
        for (two_below, left) in row.iter().enumerate() {
            let wanted = (one_below + two_below) as u8;
            if wanted > limit || *left == IMPOSSIBLE {
                continue;
            }
            // A triplet more, a pair more, or both, take their tiles in any number of new runs.
            let triplet = with_meld(left);
            let others = [(*left, 0), (with_pair(left), 2), (triplet, 3), (with_pair(&triplet), 5)];
            for (mut left, more) in others {
                for (begun, after) in after.iter_mut().enumerate().take(runs + 1) {
                    let used = wanted + more + begun as u8;
                    if used > limit {
                        break;
                    }
                    better(&mut after[one_below], &left, used.saturating_sub(held));
                    left = with_meld(&left);
                }
            }
        }
    }
    after
}

/// With one meld more: every place moves up by one.
#[inline]
fn with_meld(left: &Left) -> Left {
    // As a number, the lowest byte first, all move at once.
    ((u128::from_le_bytes(*left) << 8) & MELDS_MORE).to_le_bytes()
}

/// The places that are left after moving up: not the first, into which nothing moves, and no more
/// than four melds.
const MELDS_MORE: u128 = 0x0000_00ff_ffff_ff00 << 64 | 0x0000_00ff_ffff_ff00;

/// With the pair, where there was none.
#[inline]
fn with_pair(left: &Left) -> Left {
    (u128::from_le_bytes(*left) << 64).to_le_bytes()
}

/// Raises each place of `best` to what `left` is when so many more tiles are missing.
#[inline]
fn better(best: &mut Left, left: &Left, missing: u8) {
    for (best, left) in best.iter_mut().zip(left) {
        *best = (*best).max(left.saturating_sub(missing));
    }
}
