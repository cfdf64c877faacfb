//! Classes of the parts of a hand, by which every hand can be tried in seconds.
//!
//! A part of a hand (a suit, or the honours) enters the number of the hand through ten numbers, what
//! it lacks of 0 to 4 melds without and with the pair, and enters the least value of a formula
//! through the counts that its divisions have. Parts alike in both are one class, and few classes
//! are left. What a part lacks comes from the shapes of the brute force, and the counts of its
//! divisions from `tallies`: nothing here is of the library.

use std::collections::HashMap;

use rayon::prelude::*;

use crate::oracle::Shapes;
use crate::tallies::{Held, Tally, Way, sums, tallies};

/// What a part lacks of 0 to 4 melds, without and with the pair.
pub(crate) type Lacking = [[u8; 2]; 5];
/// The counts of its divisions, and what it lacks.
pub(crate) type Class = (Vec<Tally>, Lacking);
/// The classes of some parts, and how many are of each.
pub(crate) type Classes = HashMap<Class, u64>;

/// The most tiles of a hand.
pub(crate) const MOST: usize = 14;
/// Every number of tiles that a hand can have.
pub(crate) const SIZES: [usize; 10] = [1, 2, 4, 5, 7, 8, 10, 11, 13, 14];
/// More than any part lacks.
const NEVER: u8 = 99;

/// What every part of these kinds lacks, by its counts read as digits of base five, the first the
/// lowest: the least that any of the shapes has more. It spreads from the shapes: a tile more does
/// not hurt, and a tile less is one that is lacking. Of what a shape has beyond four copies every
/// part lacks each. Shapes with other kinds are left out.
fn lacking(shapes: &Shapes, kinds: &[usize]) -> Vec<Lacking> {
    let mut all = vec![[[NEVER; 2]; 5]; 5_usize.pow(kinds.len() as u32)];
    for (melds, lists) in shapes.lists.iter().enumerate() {
        for (pair, list) in lists.iter().enumerate() {
            for shape in list {
                let counts = kinds.iter().rev().map(|&kind| shape[kind]);
                if counts.clone().sum::<u8>() < shape.iter().sum() {
                    continue;
                }
                let place = counts.clone().fold(0, |place, n| place * 5 + usize::from(n.min(4)));
                let beyond: u8 = counts.map(|n| n.saturating_sub(4)).sum();
                let least = &mut all[place][melds][pair];
                *least = beyond.min(*least);
            }
        }
    }
    let ones: Vec<usize> = (0..kinds.len() as u32).map(|digit| 5_usize.pow(digit)).collect();
    for place in 0..all.len() {
        for one in ones.iter().filter(|&one| place / one % 5 > 0) {
            all[place] = least(&all[place], &all[place - one], 0);
        }
    }
    for place in (0..all.len()).rev() {
        for one in ones.iter().filter(|&one| place / one % 5 < 4) {
            all[place] = least(&all[place], &all[place + one], 1);
        }
    }
    all
}

/// The lesser of each, when those of `b` are so much more.
fn least(a: &Lacking, b: &Lacking, more: u8) -> Lacking {
    std::array::from_fn(|m| std::array::from_fn(|p| a[m][p].min(b[m][p] + more)))
}

/// The classes of all parts that `shapes` are shapes of, beside these own kans: by their number of
/// tiles.
pub(crate) fn classes(shapes: &Shapes, kans: &[bool], way: Way) -> Vec<Classes> {
    // What a kan has is not concealed.
    let most = MOST - 3 * kans.iter().filter(|&&kan| kan).count();
    let kinds: Vec<usize> = (0..kans.len()).filter(|&kind| !kans[kind]).collect();
    let class = |(place, lacking): (usize, Lacking)| {
        let mut counts = vec![0; kans.len()];
        let mut rest = place;
        for &kind in &kinds {
            counts[kind] = (rest % 5) as u8;
            rest /= 5;
        }
        let size = usize::from(counts.iter().sum::<u8>());
        (size <= most).then(|| (size, (tallies(Held { counts: &counts, kans }, way), lacking)))
    };
    let found: Vec<_> =
        lacking(shapes, &kinds).into_par_iter().enumerate().filter_map(class).collect();
    let mut classes = vec![Classes::new(); MOST + 1];
    for (size, class) in found {
        *classes[size].entry(class).or_insert(0) += 1;
    }
    classes
}

/// What two parts lack together: the best way to share melds and pair.
fn together(a: &Lacking, b: &Lacking) -> Lacking {
    std::array::from_fn(|melds| {
        std::array::from_fn(|pair| {
            let shares = (0..=melds).flat_map(|m| (0..=pair).map(move |p| (m, p)));
            let each = shares.map(|(m, p)| a[m][p] + b[melds - m][pair - p]);
            each.min().unwrap_or(NEVER).min(NEVER)
        })
    })
}

/// The classes of two parts in one, by their number of tiles.
pub(crate) fn product(a: &[Classes], b: &[Classes]) -> Vec<Classes> {
    let mut product = vec![Classes::new(); MOST + 1];
    for (a_size, a) in a.iter().enumerate() {
        for (b_size, b) in b.iter().enumerate().take(MOST + 1 - a_size) {
            for (a, a_number) in a {
                for (b, b_number) in b {
                    let class = (sums(&a.0, &b.0), together(&a.1, &b.1));
                    *product[a_size + b_size].entry(class).or_insert(0) += a_number * b_number;
                }
            }
        }
    }
    product
}

/// Every hand of this many tiles in two parts: calls `with` with the counts of its divisions, its
/// exact number, and how many hands are like it.
pub(crate) fn hands(
    a: &[Classes],
    b: &[Classes],
    size: usize,
    mut with: impl FnMut(&[Tally], i8, u64),
) {
    for (a, b) in a.iter().zip(b[..=size].iter().rev()) {
        for (a, a_number) in a {
            for (b, b_number) in b {
                let lacking = together(&a.1, &b.1)[size / 3][1];
                with(&sums(&a.0, &b.0), lacking as i8 - 1, a_number * b_number);
            }
        }
    }
}
