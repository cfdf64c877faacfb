//! Costs under limits: what a part lacks when some of its tiles cannot come.
//!
//! The classes know four copies of each kind. Where copies are locked, in melds or elsewhere, there
//! are too many cases for a table, so the costs are computed: rank after rank from the lowest, with
//! the least that is lacking for every number of melds, with and without the pair, and for every
//! way in which runs that began below still want tiles here.

use core::hint::black_box;

use super::left::{FULL, LANES, Left, PAIR, USED};
use super::part::Part;

/// [`Left`] behind sixteen places that stay impossible. So the costs with one meld more are the same
/// bytes read from one place before, and those with the pair from eight places before.
type Wide = [u8; FIRST + LANES];
const FIRST: usize = 16;

const IMPOSSIBLE: Wide = [0; FIRST + LANES];

/// Before any kind: no melds and no pair lack nothing, and all else is impossible.
const NOTHING_LACKS: Wide = {
    let mut left = IMPOSSIBLE;
    left[FIRST] = FULL;
    left
};

/// The most runs that begin at one rank: three are as well three triplets.
const RUNS: usize = 2;

/// What is left by the number of runs that began one rank below, and two ranks below. They want a
/// tile each.
type Open = [[Wide; RUNS + 1]; RUNS + 1];

const NONE: [Wide; RUNS + 1] = [IMPOSSIBLE; RUNS + 1];

/// The most tiles of a kind that a shape can use.
const COPIES: usize = 4;

/// What it takes to use so many tiles of a kind: those that are missing, or all that there is where
/// the limit does not allow so many.
type Penalties = [u8; COPIES + 1];

/// What is left of a part within its limits.
pub(super) fn left(part: &Part) -> Left {
    let kinds = part.held.iter().zip(&part.limits).map(|(&held, &limit)| penalties(held, limit));
    let mut open: Open = [NONE; RUNS + 1];
    open[0][0] = NOTHING_LACKS;
    if !part.makes_runs {
        kinds.for_each(|penalties| open[0][0] = after::<0, 0>(&open, &penalties));
        return last(&open);
    }
    for (rank, penalties) in kinds.enumerate() {
        // Kept in memory, where places that follow each other are read at once from wherever they
        // begin. In registers they would be shuffled one by one, which takes three times as long.
        black_box(&mut open);
        open = match rank {
            0 => first(&open, &penalties),
            // No run begins at the last two ranks.
            7 => [begun::<0>(&open, &penalties), NONE, NONE],
            8 => [[after::<0, 0>(&open, &penalties), IMPOSSIBLE, IMPOSSIBLE], NONE, NONE],
            _ => [
                begun::<0>(&open, &penalties),
                begun::<1>(&open, &penalties),
                begun::<2>(&open, &penalties),
            ],
        };
    }
    last(&open)
}

/// One rank further from the first, below which no run begins.
#[inline(always)]
fn first(open: &Open, penalties: &Penalties) -> Open {
    [
        [after::<0, 0>(open, penalties), IMPOSSIBLE, IMPOSSIBLE],
        [after::<1, 0>(open, penalties), IMPOSSIBLE, IMPOSSIBLE],
        [after::<2, 0>(open, penalties), IMPOSSIBLE, IMPOSSIBLE],
    ]
}

/// Runs that want tiles beyond the last rank are none.
fn last(open: &Open) -> Left {
    Left(open[0][0].last_chunk().copied().unwrap_or([0; LANES]))
}

#[inline]
fn penalties(held: u8, limit: u8) -> Penalties {
    let mut penalties = [FULL; COPIES + 1];
    for (used, penalty) in (0..=limit).zip(&mut penalties) {
        *penalty = used.saturating_sub(held);
    }
    penalties
}

/// What is left one rank further when so many runs begin there, by the number that began one rank
/// below.
#[inline(always)]
fn begun<const BEGUN: usize>(open: &Open, penalties: &Penalties) -> [Wide; RUNS + 1] {
    [
        after::<BEGUN, 0>(open, penalties),
        after::<BEGUN, 1>(open, penalties),
        after::<BEGUN, 2>(open, penalties),
    ]
}

/// What is left one rank further when `BEGUN` runs begin there and `BELOW` began one rank below.
/// All that decides is known when it is compiled, so that no branch is left.
#[inline(always)]
fn after<const BEGUN: usize, const BELOW: usize>(open: &Open, penalties: &Penalties) -> Wide {
    let mut best = [0; LANES];
    for (two_below, left) in open[BELOW].iter().enumerate() {
        let used = BEGUN + BELOW + two_below;
        // Nothing else of the kind, a pair, or a triplet.
        if used <= COPIES {
            better(&mut best, left, BEGUN, penalties[used]);
        }
        if used + 2 <= COPIES {
            better(&mut best, left, PAIR + BEGUN, penalties[used + 2]);
        }
        if used + 3 <= COPIES {
            better(&mut best, left, 1 + BEGUN, penalties[used + 3]);
        }
    }
    let mut after = IMPOSSIBLE;
    for ((after, best), used) in after[FIRST..].iter_mut().zip(best).zip(black_box(&USED)) {
        *after = best & used;
    }
    after
}

/// Raises each place of `best` to what is left so many places before, when so many more tiles are
/// missing.
#[inline(always)]
fn better(best: &mut [u8; LANES], left: &Wide, before: usize, missing: u8) {
    for (best, left) in best.iter_mut().zip(&left[FIRST - before..]) {
        *best = (*best).max(left.saturating_sub(missing));
    }
}
