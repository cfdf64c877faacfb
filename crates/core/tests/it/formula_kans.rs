//! The formula beside own kans, whose tiles are gone, against the exact number on every hand with
//! one to four of them: by classes of parts, as without kans.

use crate::classes::{self, Classes, classes, hands, product};
use crate::oracle::Shapes;
use crate::tallies::{Tally, Way};
use rayon::prelude::*;

/// The classes of some parts, by the number of own kans and then that of tiles.
type ByKans = Vec<Vec<Classes>>;

/// The most own kans.
const KANS: usize = 4;

fn empty() -> ByKans {
    vec![vec![Classes::new(); classes::MOST + 1]; KANS + 1]
}

fn add(all: &mut ByKans, kans: usize, found: Vec<Classes>) {
    for (all, found) in all[kans].iter_mut().zip(found) {
        for (class, parts) in found {
            *all.entry(class).or_insert(0) += parts;
        }
    }
}

/// The parts of nine kinds in a row, or of seven that make no runs.
fn parts(kinds: usize) -> ByKans {
    let shapes = Shapes::list(kinds, 4);
    let sets: Vec<u32> =
        (0..1 << kinds).filter(|set: &u32| set.count_ones() as usize <= KANS).collect();
    let of_set = |set: &u32| {
        let kans: Vec<bool> = (0..kinds).map(|kind| set >> kind & 1 == 1).collect();
        (set.count_ones() as usize, classes(&shapes, &kans, Way::BesideKans))
    };
    let found: Vec<_> = sets.par_iter().map(of_set).collect();
    let mut all = empty();
    for (kans, found) in found {
        add(&mut all, kans, found);
    }
    all
}

/// Two parts in one. Where the kans leave no room for more tiles, none are looked at.
fn halves(a: &ByKans, b: &ByKans) -> ByKans {
    let mut all = empty();
    for (a_kans, a) in a.iter().enumerate() {
        for (b_kans, b) in b.iter().enumerate().take(KANS + 1 - a_kans) {
            let room = classes::MOST - 3 * (a_kans + b_kans);
            let within = |parts: &[Classes]| {
                let mut parts = parts.to_vec();
                parts[room + 1..].iter_mut().for_each(Classes::clear);
                parts
            };
            add(&mut all, a_kans + b_kans, product(&within(a), &within(b)));
        }
    }
    all
}

/// How many hands of this many tiles there are beside so many kans: of the 34 kinds the kans are
/// chosen, and of the others there are none to four of each.
fn number(size: usize, kans: usize) -> u64 {
    let chosen = (0..kans as u64).fold(1, |number, k| number * (34 - k) / (k + 1));
    let mut ways = [0; classes::MOST + 1];
    ways[0] = 1;
    for _ in kans..34 {
        let before = ways;
        for (tiles, ways) in ways.iter_mut().enumerate() {
            *ways = before[tiles.saturating_sub(4)..=tiles].iter().sum();
        }
    }
    chosen * ways[size]
}

/// That nothing is a partial that cannot be completed makes no difference without kans, so here the
/// hands without any are among the others.
#[test]
fn the_formula_is_exact_beside_own_kans() {
    let (suit, honours) = (parts(9), parts(7));
    let (suits, with_honours) = (halves(&suit, &suit), halves(&suit, &honours));
    for kans in 0..=KANS {
        for size in [3 * (KANS - kans) + 1, 3 * (KANS - kans) + 2] {
            let mut all = 0;
            for (a, b) in suits[..=kans].iter().zip(with_honours[..=kans].iter().rev()) {
                hands(a, b, size, |tallies, exact, hands| {
                    let value = |tally: &Tally| tally.counts().shanten().map(i8::from);
                    let least = tallies.iter().map(|tally| value(tally).expect("a division")).min();
                    assert_eq!(least, Some(exact), "{kans} kans: {tallies:?}");
                    all += hands;
                });
            }
            assert_eq!(all, number(size, kans), "{size} tiles, {kans} kans");
        }
    }
}
