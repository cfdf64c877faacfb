//! The costs once more, by listing every shape: too simple to be wrong.

use std::collections::BTreeSet;
use std::vec::Vec;

use super::{counts_of, generate, honour_class, suit_class};
use crate::engine::after_draws::AfterDraws;
use crate::engine::class::{COST_COUNT, COSTS, Costs};
use crate::engine::left::IMPOSSIBLE_COST;
use crate::engine::limited;
use crate::engine::part::Part;
use crate::tile::Copies;

/// The shapes of a part of `N` kinds that the ten costs are about, in the order of [`Costs`].
struct Shapes<const N: usize>([Vec<[u8; N]>; COST_COUNT]);

impl<const N: usize> Shapes<N> {
    /// Lists what can be made of these melds, with at most four copies of a kind.
    fn of(melds: &[[u8; N]]) -> Self {
        let nothing = BTreeSet::from([[0; N]]);
        let pairs: Vec<[u8; N]> = (0..N).map(|kind| equal(kind, 2)).collect();
        let mut by_melds = [const { BTreeSet::new() }; 5];
        by_melds[0] = nothing;
        for count in 1..5 {
            by_melds[count] = with_one_more(&by_melds[count - 1], melds);
        }
        Self(core::array::from_fn(|at| {
            let without = &by_melds[at / 2];
            let shapes = if at % 2 == 0 { without.clone() } else { with_one_more(without, &pairs) };
            shapes.into_iter().collect()
        }))
    }

    /// The least that each takes beyond what is held.
    fn costs(&self, held: &[u8; N]) -> Costs {
        core::array::from_fn(|at| {
            let missing = |shape: &[u8; N]| -> u8 {
                shape.iter().zip(held).map(|(wanted, held)| wanted.saturating_sub(*held)).sum()
            };
            self.0[at].iter().map(missing).min().unwrap()
        })
    }
}

/// So many equal tiles.
fn equal<const N: usize>(kind: usize, count: u8) -> [u8; N] {
    core::array::from_fn(|at| if at == kind { count } else { 0 })
}

/// Each of the shapes with each of the groups, if four copies of each kind allow it.
fn with_one_more<const N: usize>(
    shapes: &BTreeSet<[u8; N]>,
    groups: &[[u8; N]],
) -> BTreeSet<[u8; N]> {
    let sums = shapes.iter().flat_map(|shape| {
        groups.iter().map(|group| core::array::from_fn(|kind| shape[kind] + group[kind]))
    });
    sums.filter(|sum: &[u8; N]| sum.iter().all(|&count| count <= 4)).collect()
}

fn suit_shapes() -> Shapes<9> {
    let triplets = (0..9).map(|rank| equal(rank, 3));
    let runs = (0..7).map(|low| core::array::from_fn(|rank| (low..low + 3).contains(&rank) as u8));
    Shapes::of(&triplets.chain(runs).collect::<Vec<_>>())
}

#[test]
fn suits_lack_what_their_nearest_shapes_say() {
    let shapes = suit_shapes();
    assert_eq!(shapes.0.iter().map(Vec::len).sum::<usize>(), 21_743);
    // One in 31 of all suits: the number has no factor in common with 5, so all counts of all
    // ranks are met alike.
    for key in (0..5_usize.pow(9)).step_by(31).filter(|&key| generate::tiles(key) <= 14) {
        let counts = counts_of(key);
        assert_eq!(COSTS[suit_class(&counts).index()], shapes.costs(&counts), "{counts:?}");
    }
}

#[test]
fn honours_lack_what_their_nearest_shapes_say() {
    let triplets: Vec<[u8; 7]> = (0..7).map(|kind| equal(kind, 3)).collect();
    let shapes = Shapes::of(&triplets);
    for key in 0..5_usize.pow(7) {
        let counts = counts_of(key);
        assert_eq!(COSTS[honour_class(&counts).index()], shapes.costs(&counts), "{counts:?}");
    }
}

#[test]
fn the_example_of_the_module_is_true() {
    let class = suit_class(&[2, 1, 1, 0, 0, 0, 0, 0, 0]);
    assert_eq!(COSTS[class.index()], [0, 0, 0, 1, 2, 4, 5, 7, 8, 10]);
}

/// The costs of a part, as the engine computes them within limits.
fn within<const N: usize>(counts: &[u8; N], limits: &[u8; N], makes_runs: bool) -> Costs {
    let copies = |of: &[u8; N]| {
        let mut all = [0; 34];
        all[..N].copy_from_slice(of);
        Copies::of(&all)
    };
    let part = Part::of(copies(counts), copies(limits), (0, N), makes_runs);
    let left = limited::left(&part);
    // What is computed for all draws together is what it is for each alone.
    let after_draws = AfterDraws::of(&part, 4);
    assert_eq!(after_draws.as_it_is(), left, "{counts:?} {limits:?}");
    for place in (0..N).filter(|&place| counts[place] < limits[place]) {
        let drawn = limited::left(&part.drawing(place as u8));
        assert_eq!(after_draws.after(place), drawn, "{counts:?} {limits:?} {place}");
    }
    left.costs()
}

/// Limits of a part that holds these counts, not below them; different ones each time.
fn random_limits<const N: usize>(counts: &[u8; N], random: &mut u64) -> [u8; N] {
    *random = random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
    core::array::from_fn(|rank| {
        let locked = (*random >> (40 + 2 * rank)) as u8 & 3;
        4 - locked.min(4 - counts[rank])
    })
}

impl<const N: usize> Shapes<N> {
    /// The costs of counts when shapes have no more of each kind than the limits say.
    fn costs_within(&self, counts: &[u8; N], limits: &[u8; N]) -> Costs {
        let within = |shape: &[u8; N]| shape.iter().zip(limits).all(|(used, most)| used <= most);
        let missing = |shape: &[u8; N]| -> u8 {
            shape.iter().zip(counts).map(|(wanted, held)| wanted.saturating_sub(*held)).sum()
        };
        core::array::from_fn(|at| {
            let shapes = self.0[at].iter().filter(|shape| within(shape));
            shapes.map(missing).min().unwrap_or(IMPOSSIBLE_COST)
        })
    }
}

#[test]
fn limited_suits_lack_what_their_nearest_shapes_say() {
    let shapes = suit_shapes();
    let mut random = 1;
    for key in (0..5_usize.pow(9)).step_by(311).filter(|&key| generate::tiles(key) <= 14) {
        let counts: [u8; 9] = counts_of(key);
        let limits = random_limits(&counts, &mut random);
        let expected = shapes.costs_within(&counts, &limits);
        assert_eq!(within(&counts, &limits, true), expected, "{counts:?} {limits:?}");
        let free = COSTS[suit_class(&counts).index()];
        assert_eq!(within(&counts, &[4; 9], true), free, "{counts:?}");
    }
}

#[test]
fn limited_honours_lack_what_their_nearest_shapes_say() {
    let triplets: Vec<[u8; 7]> = (0..7).map(|kind| equal(kind, 3)).collect();
    let shapes = Shapes::of(&triplets);
    let mut random = 1;
    for key in (0..5_usize.pow(7)).step_by(17).filter(|&key| generate::tiles(key) <= 14) {
        let counts: [u8; 7] = counts_of(key);
        let limits = random_limits(&counts, &mut random);
        let expected = shapes.costs_within(&counts, &limits);
        assert_eq!(within(&counts, &limits, false), expected, "{counts:?} {limits:?}");
        let free = COSTS[honour_class(&counts).index()];
        assert_eq!(within(&counts, &[4; 7], false), free, "{counts:?}");
    }
}
