//! Costs under limits: what a part lacks when some of its tiles cannot come.
//!
//! The classes know four copies of each kind. Where copies are locked, in melds or elsewhere, there
//! are too many cases for a table, so the costs are computed: rank after rank from the lowest, with
//! the least that is lacking for every number of melds, with and without the pair, and for every
//! way in which runs that began below still want tiles here.

use core::hint::black_box;

use super::class::Costs;

/// Ten costs, as what is left of [`FULL`]: less is worse, and 0 is impossible. So the better of two
/// is the greater, and what is not there is impossible by itself.
///
/// First come sixteen places that stay impossible, then those without the pair by the number of melds,
/// eight of which five are used, then as many with the pair. So the costs with one meld more are
/// the same bytes read from one place before, and those with the pair from eight places before.
type Left = [u8; FIRST + 2 * WIDTH];
const FIRST: usize = 16;
const WIDTH: usize = 8;

const IMPOSSIBLE: Left = [0; FIRST + 2 * WIDTH];

/// Before any kind: no melds and no pair lack nothing, and all else is impossible.
const NOTHING_LACKS: Left = {
    let mut left = IMPOSSIBLE;
    left[FIRST] = FULL;
    left
};

/// Nothing but the places that are used: no more than four melds.
const USED: [u8; 2 * WIDTH] = {
    let mut used = [u8::MAX; 2 * WIDTH];
    let mut place = 0;
    while place < used.len() {
        if place % WIDTH > 4 {
            used[place] = 0;
        }
        place += 1;
    }
    used
};

/// One more than any part can lack.
const FULL: u8 = 15;

/// In the place of a cost where no shape fits the limits. Two of them still fit a byte.
pub(super) const IMPOSSIBLE_COST: u8 = 60;

/// The most runs that begin at one rank: three are as well three triplets.
const RUNS: usize = 2;

/// What is left by the number of runs that began one rank below, and two ranks below. They want a
/// tile each.
type Open = [[Left; RUNS + 1]; RUNS + 1];

/// The most tiles of a kind that a shape can use.
const COPIES: usize = 4;

/// What it takes to use so many tiles of a kind: those that are missing, or all that there is where
/// the limit does not allow so many.
type Penalties = [u8; COPIES + 1];

/// The costs of a suit that holds `held` of each rank and can come to hold `limits`.
pub(super) fn of_suit(held: &[u8; 9], limits: &[u8; 9]) -> Costs {
    let mut open: Open = [[IMPOSSIBLE; RUNS + 1]; RUNS + 1];
    open[0][0] = NOTHING_LACKS;
    for (rank, (&held, &limit)) in held.iter().zip(limits).enumerate() {
        let penalties = penalties(held, limit);
        // Kept in memory, where places that follow each other are read at once from wherever they
        // begin. In registers they would be shuffled one by one, which takes three times as long.
        black_box(&mut open);
        let none_begun = begun::<0>(&open, &penalties);
        // No run begins at the last two ranks.
        open = if rank < 7 {
            [none_begun, begun::<1>(&open, &penalties), begun::<2>(&open, &penalties)]
        } else {
            [none_begun, [IMPOSSIBLE; RUNS + 1], [IMPOSSIBLE; RUNS + 1]]
        };
    }
    // Runs that want tiles beyond the last rank are none.
    as_costs(&open[0][0])
}

/// The costs of honours, or of other kinds that make no runs.
pub(super) fn of_honours(held: &[u8], limits: &[u8]) -> Costs {
    let mut open: Open = [[IMPOSSIBLE; RUNS + 1]; RUNS + 1];
    open[0][0] = NOTHING_LACKS;
    for (&held, &limit) in held.iter().zip(limits) {
        open[0][0] = after::<0, 0>(&open, &penalties(held, limit));
    }
    as_costs(&open[0][0])
}

fn as_costs(left: &Left) -> Costs {
    core::array::from_fn(|place| match left[FIRST + place % 2 * WIDTH + place / 2] {
        0 => IMPOSSIBLE_COST,
        left => FULL - left,
    })
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
fn begun<const BEGUN: usize>(open: &Open, penalties: &Penalties) -> [Left; RUNS + 1] {
    [
        after::<BEGUN, 0>(open, penalties),
        after::<BEGUN, 1>(open, penalties),
        after::<BEGUN, 2>(open, penalties),
    ]
}

/// What is left one rank further when `BEGUN` runs begin there and `BELOW` began one rank below.
/// All that decides is known when it is compiled, so that no branch is left.
#[inline(always)]
fn after<const BEGUN: usize, const BELOW: usize>(open: &Open, penalties: &Penalties) -> Left {
    let mut best = [0; 2 * WIDTH];
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

/// So many places before are the same costs without the pair.
const PAIR: usize = WIDTH;

/// Raises each place of `best` to what is left so many places before, when so many more tiles are
/// missing.
#[inline(always)]
fn better(best: &mut [u8; 2 * WIDTH], left: &Left, before: usize, missing: u8) {
    for (best, left) in best.iter_mut().zip(&left[FIRST - before..]) {
        *best = (*best).max(left.saturating_sub(missing));
    }
}
