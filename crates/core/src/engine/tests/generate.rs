//! Computes every table of the engine from the definitions alone.

use std::collections::{BTreeSet, HashMap};
use std::vec;
use std::vec::Vec;

use super::super::class::{COST_COUNT, Costs};

/// More than any part can lack: a step from here never becomes the least.
const IMPOSSIBLE: u8 = 100;

/// The least cost so far, while the ranks of a part are gone through from low to high.
///
/// `least[a][b]` are the ten costs if `a` runs began at the rank before this one and `b` at the
/// one before that: those `a + b` runs still need a tile here. Three runs that begin at the same
/// rank are three triplets, so no more than two are ever tried.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Progress {
    least: [[Costs; 3]; 3],
}

impl Progress {
    /// Before the first rank: no runs are open, and nothing at no cost.
    fn start() -> Self {
        let mut least = [[[IMPOSSIBLE; COST_COUNT]; 3]; 3];
        least[0][0][0] = 0;
        Self { least }
    }

    /// Goes one rank further, where `held` copies are held and up to `most_runs` runs may begin.
    fn step(&self, held: u8, most_runs: usize) -> Self {
        let mut next = Self { least: [[[IMPOSSIBLE; COST_COUNT]; 3]; 3] };
        for (one_ago, row) in self.least.iter().enumerate() {
            for (two_ago, costs) in row.iter().enumerate() {
                for begun in 0..=most_runs {
                    for triplets in 0..2 {
                        for pairs in 0..2 {
                            let used = one_ago + two_ago + begun + 3 * triplets + 2 * pairs;
                            if used <= 4 {
                                let missing = (used as u8).saturating_sub(held);
                                let target = &mut next.least[begun][one_ago];
                                take(target, costs, begun + triplets, pairs, missing);
                            }
                        }
                    }
                }
            }
        }
        next
    }
}

/// Lowers `target` to what `costs` become with so many more melds and pairs and missing tiles.
fn take(target: &mut Costs, costs: &Costs, melds: usize, pairs: usize, missing: u8) {
    for had_melds in 0..5 - melds {
        for had_pair in 0..2 - pairs {
            let cost = &mut target[2 * (had_melds + melds) + had_pair + pairs];
            *cost = (*cost).min(costs[2 * had_melds + had_pair] + missing);
        }
    }
}

/// The costs of every count vector of a part with so many ranks, in the order of their base-5
/// keys, the lowest rank being the lowest digit.
///
/// Different vectors often bring the programme to the same point, from which all their futures
/// are the same. So each point is gone on from once, which makes seconds into milliseconds.
fn costs_by_key(ranks: usize, most_runs: usize) -> Vec<Costs> {
    let mut points = vec![Progress::start()];
    let mut point_by_key = vec![0];
    for _ in 0..ranks {
        let mut numbers = HashMap::new();
        let mut next_points = Vec::new();
        let steps: Vec<[usize; 5]> = points
            .iter()
            .map(|point| {
                [0, 1, 2, 3, 4].map(|held| {
                    let next = point.step(held, most_runs);
                    *numbers.entry(next.clone()).or_insert_with(|| {
                        next_points.push(next);
                        next_points.len() - 1
                    })
                })
            })
            .collect();
        point_by_key = (0..5)
            .flat_map(|held| point_by_key.iter().map(move |&point: &usize| (point, held)))
            .map(|(point, held)| steps[point][held])
            .collect();
        points = next_points;
    }
    // What has begun and still wants tiles beyond the last rank is no run: only [0][0] is whole.
    point_by_key.into_iter().map(|point| points[point].least[0][0]).collect()
}

/// The costs of every suit, by key: nine ranks, and no more than two runs from each.
pub(super) fn suit_costs() -> Vec<Costs> {
    costs_by_key(9, 2)
}

/// The costs of all honours, by key: seven kinds, and no runs.
pub(super) fn honour_costs() -> Vec<Costs> {
    costs_by_key(7, 0)
}

/// The sum of the base-5 digits of a key: the tiles that it stands for.
pub(super) fn tiles(mut key: usize) -> usize {
    let mut sum = 0;
    while key > 0 {
        sum += key % 5;
        key /= 5;
    }
    sum
}

/// The different costs of the vectors of at most fourteen tiles.
pub(super) fn different(costs: &[Costs]) -> BTreeSet<Costs> {
    costs.iter().enumerate().filter(|(key, _)| tiles(*key) <= 14).map(|(_, &costs)| costs).collect()
}

/// Two parts taken as one: every way to share the melds and the pair between them.
pub(super) fn combined(left: &Costs, right: &Costs) -> Costs {
    let mut least = [IMPOSSIBLE; COST_COUNT];
    for melds in 0..5 {
        for pairs in 0..2 {
            take(&mut least, left, melds, pairs, right[2 * melds + pairs]);
        }
    }
    least
}

/// Everything closed under [`combined`] that can be made of the given costs.
pub(super) fn closure(parts: &BTreeSet<Costs>) -> BTreeSet<Costs> {
    let mut all = parts.clone();
    let mut fresh: Vec<Costs> = parts.iter().copied().collect();
    while let Some(costs) = fresh.pop() {
        for part in parts {
            let whole = combined(&costs, part);
            if all.insert(whole) {
                fresh.push(whole);
            }
        }
    }
    all
}

/// The costs of every class in the order of the classes: those of suits, those that only honours
/// have, those that only several parts have together; in each group the furthest away first.
pub(super) fn classes(suits: &[Costs], honours: &[Costs]) -> Vec<Costs> {
    let suits = different(suits);
    let parts: BTreeSet<Costs> = &suits | &different(honours);
    let mut classes: Vec<Costs> = closure(&parts).into_iter().collect();
    classes.sort_by_key(|costs| {
        let group = if suits.contains(costs) {
            0
        } else if parts.contains(costs) {
            1
        } else {
            2
        };
        let sum: u32 = costs.iter().map(|&cost| u32::from(cost)).sum();
        (group, core::cmp::Reverse(sum), *costs)
    });
    classes
}

/// A table by (row, column) in which equal rows and equal columns stand once.
pub(super) struct Merged {
    /// The column of each low half.
    pub(super) columns: Vec<usize>,
    /// The row of each high half.
    pub(super) rows: Vec<usize>,
    /// The different rows, each of the different columns.
    pub(super) cells: Vec<Vec<u8>>,
}

/// Merges a table of classes by key, of which the low half has `lows` values.
pub(super) fn merged(classes: &[u8], lows: usize) -> Merged {
    let highs = classes.len() / lows;
    let row = |high: usize| classes[high * lows..][..lows].to_vec();
    let column = |low: usize| (0..highs).map(|high| classes[high * lows + low]).collect();
    let (rows, first_highs) = numbered(highs, row);
    let (columns, first_lows) = numbered(lows, column);
    let cells = first_highs
        .iter()
        .map(|high| first_lows.iter().map(|low| classes[high * lows + low]).collect())
        .collect();
    Merged { columns, rows, cells }
}

/// Numbers the different lines among `count`; also gives the first line of each number.
///
/// The order is by tiles: hands that are met often have few tiles in a suit, and so the parts of
/// the table that they use lie close together.
fn numbered(count: usize, line: impl Fn(usize) -> Vec<u8>) -> (Vec<usize>, Vec<usize>) {
    let mut order: Vec<usize> = (0..count).collect();
    order.sort_by_key(|&key| (tiles(key), key));
    let mut numbers = HashMap::new();
    let mut firsts = Vec::new();
    let mut number_by_key = vec![0; count];
    for key in order {
        number_by_key[key] = *numbers.entry(line(key)).or_insert_with(|| {
            firsts.push(key);
            firsts.len() - 1
        });
    }
    (number_by_key, firsts)
}
