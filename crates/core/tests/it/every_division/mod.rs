//! Every division of some tiles, listed one by one: the lowest tile left goes into each part that
//! it can, alone or with tiles above it. What is listed twice is kept once.

use std::collections::BTreeSet;

use crate::oracle::Counts;

/// A part: its tiles, and whether they are the head.
pub(crate) type Part = (Vec<usize>, bool);

pub(crate) fn divisions(hand: &Counts) -> BTreeSet<Vec<Part>> {
    let mut all = BTreeSet::new();
    go_on(&mut hand.clone(), &mut Vec::new(), &mut all);
    all
}

fn go_on(left: &mut Counts, parts: &mut Vec<Part>, all: &mut BTreeSet<Vec<Part>>) {
    let Some(lowest) = left.iter().position(|&count| count > 0) else {
        let mut parts = parts.clone();
        parts.sort_unstable();
        all.insert(parts);
        return;
    };
    let up = |tiles: usize| lowest < 27 && lowest % 9 + tiles < 9;
    let mut ways = vec![(vec![lowest], false), (vec![lowest; 2], false), (vec![lowest; 3], false)];
    if !parts.iter().any(|&(_, head)| head) {
        ways.push((vec![lowest; 2], true));
    }
    if up(1) {
        ways.push((vec![lowest, lowest + 1], false));
    }
    if up(2) {
        ways.push((vec![lowest, lowest + 2], false));
        ways.push((vec![lowest, lowest + 1, lowest + 2], false));
    }
    for way in ways {
        let mut rest = *left;
        let taken = way.0.iter().all(|&tile| {
            let there = rest[tile] > 0;
            rest[tile] = rest[tile].saturating_sub(1);
            there
        });
        // Equal tiles make the same parts in every order, so they are taken in one.
        let in_order = parts.last().is_none_or(|last| last.0[0] < lowest || *last <= way);
        if taken && in_order {
            parts.push(way);
            go_on(&mut rest, parts, all);
            parts.pop();
        }
    }
}
