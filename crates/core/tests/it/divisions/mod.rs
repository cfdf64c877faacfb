//! Brute force for readings: every list of groups, kept in a set, and the formula over one of them
//! step by step. Nothing is shared with the library; tiles are the numbers 0 to 33, a group is the
//! list of its tiles, and a division the sorted list of its groups.

use std::collections::{BTreeMap, BTreeSet};
use std::slice;

pub(crate) type Counts = [u8; 34];
pub(crate) type Group = Vec<usize>;
pub(crate) type Division = Vec<Group>;

/// Every meld over these kinds.
fn melds(kinds: std::ops::Range<usize>) -> Vec<Group> {
    let triplets = kinds.clone().map(|kind| vec![kind; 3]);
    let runs = kinds.filter(|&kind| kind < 27 && kind % 9 < 7);
    triplets.chain(runs.map(|kind| vec![kind, kind + 1, kind + 2])).collect()
}

/// Every hand of so many melds and a pair over these kinds, by laying down each list of melds and
/// each pair: the counts, and all divisions that gave them.
pub(crate) fn complete(
    kinds: std::ops::Range<usize>,
    number: usize,
) -> BTreeMap<Counts, BTreeSet<Division>> {
    let melds = melds(kinds.clone());
    let mut lists: BTreeSet<Division> = kinds.map(|kind| vec![vec![kind; 2]]).collect();
    for _ in 0..number {
        lists = lists
            .iter()
            .flat_map(|list| melds.iter().map(move |meld| sorted(list, meld)))
            .filter(|list| counts(list).iter().all(|&count| count <= 4))
            .collect();
    }
    let mut hands: BTreeMap<Counts, BTreeSet<Division>> = BTreeMap::new();
    for list in lists {
        hands.entry(counts(&list)).or_default().insert(list);
    }
    hands
}

/// Every division into melds and one pair, by taking out each pair and then each meld of the lowest
/// tile that is left.
pub(crate) fn melds_and_pair(held: &Counts) -> BTreeSet<Division> {
    let pairs = (0..34).map(|kind| vec![kind; 2]);
    let all = pairs.filter_map(|pair| Some((without(held, &pair)?, pair)));
    all.flat_map(|(rest, pair)| only_melds(&rest).into_iter().map(move |list| sorted(&list, &pair)))
        .collect()
}

fn only_melds(held: &Counts) -> BTreeSet<Division> {
    let Some(lowest) = held.iter().position(|&count| count > 0) else {
        return BTreeSet::from([vec![]]);
    };
    let mut found = BTreeSet::new();
    for meld in melds(lowest..lowest + 1) {
        let rest = without(held, &meld).map(|rest| only_melds(&rest)).unwrap_or_default();
        found.extend(rest.iter().map(|list| sorted(list, &meld)));
    }
    found
}

/// What is left without the tiles of a group, if they are there.
fn without(held: &Counts, group: &Group) -> Option<Counts> {
    let mut left = *held;
    for &tile in group {
        left[tile] = left[tile].checked_sub(1)?;
    }
    Some(left)
}

fn sorted(list: &Division, group: &Group) -> Division {
    let mut longer = list.clone();
    longer.push(group.clone());
    longer.sort();
    longer
}

pub(crate) fn counts(division: &Division) -> Counts {
    let mut counts = [0; 34];
    division.iter().flatten().for_each(|&tile| counts[tile] += 1);
    counts
}

/// Every division of any tiles into melds, pairs, partials and single tiles, whether it is one by
/// the definitions or not: all groups of the lowest tile are taken, and what is left is divided.
pub(crate) fn all(held: &Counts) -> BTreeSet<Division> {
    let Some(lowest) = held.iter().position(|&count| count > 0) else {
        return BTreeSet::from([vec![]]);
    };
    let mut groups = vec![vec![lowest], vec![lowest; 2], vec![lowest; 3]];
    if lowest < 27 {
        let room = 8 - lowest % 9;
        groups.extend((room >= 1).then(|| vec![lowest, lowest + 1]));
        groups.extend((room >= 2).then(|| vec![lowest, lowest + 2]));
        groups.extend((room >= 2).then(|| vec![lowest, lowest + 1, lowest + 2]));
    }
    let mut found = BTreeSet::new();
    for group in groups {
        let rest = without(held, &group).map(|left| all(&left)).unwrap_or_default();
        let rest = rest.iter().filter(|rest| rest.first().is_none_or(|next| *next >= group));
        found.extend(rest.map(|rest| [slice::from_ref(&group), rest].concat()));
    }
    found
}

/// The number of a division of tiles of which four copies can be had, with each of its pairs as the
/// head and with none; `None` where it is no division, since a pair beside the head can get no third,
/// or two tiles of a run can get none of the tiles that they wait for.
pub(crate) fn number(division: &Division) -> Option<i32> {
    number_with_held(division, &counts(division), &|tile| tile >= 27)
}

/// The same where the hand holds so many of each tile, own kans included, and some tiles can be in no
/// run to come.
pub(crate) fn number_with_held(
    division: &Division,
    held: &Counts,
    has_no_run: &dyn Fn(usize) -> bool,
) -> Option<i32> {
    let gone = |tile: usize| held[tile] == 4;
    let waits_in_vain = |group: &Group| {
        let completing = || (0..27).filter(|&tile| makes_run(group, tile));
        group.len() == 2 && completing().next().is_some() && completing().all(gone)
    };
    if division.iter().any(waits_in_vain) {
        return None;
    }
    let pairs: Vec<usize> = (0..division.len()).filter(|&at| is_pair(&division[at])).collect();
    let heads = pairs.iter().copied().map(Some).chain([None]);
    heads.filter_map(|head| number_with(division, held, has_no_run, head)).min()
}

/// Whether this tile makes two tiles a run.
fn makes_run(group: &Group, tile: usize) -> bool {
    let mut run = [&group[..], &[tile]].concat();
    run.sort_unstable();
    run.len() == 3
        && run[2] < 27
        && run[0] / 9 == run[2] / 9
        && run[0] + 1 == run[1]
        && run[1] + 1 == run[2]
}

fn is_pair(group: &Group) -> bool {
    group.len() == 2 && group[0] == group[1]
}

fn number_with(
    division: &Division,
    held: &Counts,
    has_no_run: &dyn Fn(usize) -> bool,
    head: Option<usize>,
) -> Option<i32> {
    let exhausted = |tile: &usize| held[*tile] == 4;
    let (mut g3, mut g2, mut dg2, mut dn, mut dz) = (0, 0, 0, 0, 0);
    let mut p = i32::from(head.is_some());
    for (at, group) in division.iter().enumerate() {
        if Some(at) == head {
            continue;
        }
        match group.len() {
            3 => g3 += 1,
            2 if is_pair(group) && exhausted(&group[0]) => return None,
            2 if group.iter().all(exhausted) => dg2 += 1,
            2 => g2 += 1,
            _ if exhausted(&group[0]) && has_no_run(group[0]) => dz += 1,
            _ if exhausted(&group[0]) => dn += 1,
            _ => {}
        }
    }
    let mut n = division.iter().flatten().count() as i32;
    if n % 3 == 1 {
        n += 1;
        dz += 1;
    }
    let k = (n - 2) / 3;
    let mut s = -1;
    let mut r = n - 3 * g3 - 2 * (g2 + dg2 + p) - dn - dz;
    while g3 + g2 + dg2 > k && g2 > 0 {
        g2 -= 1;
        r += 2;
    }
    while g3 + g2 + dg2 > k {
        dg2 -= 1;
        dn += 2;
    }
    g2 += dg2;
    if p == 0 {
        if r > 0 {
            s += 1;
            r -= 1;
            if dz > 0 {
                dz -= 1;
            } else if dn > 0 {
                dn -= 1;
            } else {
                r -= 1;
            }
        } else {
            s += 2;
            for _ in 0..2 {
                if dz > 0 {
                    dz -= 1;
                } else {
                    dn -= 1;
                }
            }
        }
        p = 1;
    }
    assert!(r >= 0 && dn >= 0 && p == 1, "{division:?}");
    r += dn;
    dz -= g2 + 2 * r;
    if dz > 0 {
        s += dz / 3;
    }
    Some(2 * (k - g3) - g2 + s)
}

/// The groups as a reading prints them.
pub(crate) fn text(division: &Division) -> String {
    let group = |group: &Group| {
        let digits: String = group.iter().map(|tile| (tile % 9 + 1).to_string()).collect();
        digits + &"mpsz"[group[0] / 9..=group[0] / 9]
    };
    division.iter().map(group).collect::<Vec<_>>().join(" ")
}
