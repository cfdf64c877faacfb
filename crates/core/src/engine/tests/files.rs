//! The files in `tables/` are those that the definitions give. `UPDATE=1 cargo test` writes them.

use std::collections::HashMap;
use std::vec::Vec;
use std::{env, format, fs};

use super::generate::{self, Merged};
use super::{counts_of, honour_class, suit_class};
use crate::engine::class::{CLASS_COUNT, COSTS, Class, Costs, HONOUR_COLUMNS, SUIT_COLUMNS};

/// Everything that is generated.
struct Tables {
    suit_classes: Vec<u8>,
    honour_classes: Vec<u8>,
    costs: Vec<Costs>,
    suits: Merged,
    honours: Merged,
}

impl Tables {
    fn generate() -> Self {
        let suit_costs = generate::suit_costs();
        let honour_costs = generate::honour_costs();
        let costs = generate::classes(&suit_costs, &honour_costs);
        let class_by_costs = by_costs(&costs);
        let classes = |all: &[Costs]| all.iter().map(|costs| class_by_costs[costs]).collect();
        let suit_classes: Vec<u8> = classes(&suit_costs);
        let honour_classes: Vec<u8> = classes(&honour_costs);
        Self {
            suits: generate::merged(&suit_classes, 625),
            honours: generate::merged(&honour_classes, 625),
            suit_classes,
            honour_classes,
            costs,
        }
    }

    /// The combined class of every class with every class, row after row.
    fn combined(&self) -> Vec<u8> {
        let class_by_costs = by_costs(&self.costs);
        let pairs =
            self.costs.iter().flat_map(|left| self.costs.iter().map(move |right| (left, right)));
        pairs.map(|(left, right)| class_by_costs[&generate::combined(left, right)]).collect()
    }
}

fn by_costs(costs: &[Costs]) -> HashMap<Costs, u8> {
    (0..).zip(costs).map(|(class, &costs)| (costs, class)).collect()
}

/// Compares a file with what it should be, or makes it so.
fn check(name: &str, bytes: &[u8]) {
    let path = format!("{}/src/engine/tables/{name}", env!("CARGO_MANIFEST_DIR"));
    if env::var("UPDATE").is_ok_and(|value| value == "1") {
        fs::write(path, bytes).unwrap();
    } else {
        assert!(fs::read(&path).unwrap() == bytes, "{path} is out of date: UPDATE=1 renews it");
    }
}

/// The cells of a table, and zeros up to a length.
fn padded(table: &Merged, length: usize) -> Vec<u8> {
    let mut bytes = table.cells.concat();
    bytes.resize(length, 0);
    bytes
}

/// Columns or rows as numbers of two bytes, little end first.
fn pairs_of_bytes(numbers: &[usize]) -> Vec<u8> {
    numbers.iter().flat_map(|&number| u16::try_from(number).unwrap().to_le_bytes()).collect()
}

#[test]
fn files_are_what_the_definitions_give() {
    let tables = Tables::generate();
    check("costs.bin", &tables.costs.concat());
    check("combined.bin", &tables.combined());
    check("suits.bin", &padded(&tables.suits, 1 << 18));
    check("suit_columns.bin", &pairs_of_bytes(&tables.suits.columns));
    check("suit_rows.bin", &pairs_of_bytes(&tables.suits.rows));
    check("honours.bin", &padded(&tables.honours, 1 << 10));
    check("honour_columns.bin", &pairs_of_bytes(&tables.honours.columns));
    check("honour_rows.bin", &pairs_of_bytes(&tables.honours.rows));
}

#[test]
fn there_are_as_many_costs_as_the_engine_relies_on() {
    let suit_costs = generate::suit_costs();
    let honour_costs = generate::honour_costs();
    let of_one_hand =
        |all: &[Costs]| (0..all.len()).filter(|&key| generate::tiles(key) <= 14).count();
    assert_eq!(of_one_hand(&suit_costs), 405_350);
    assert_eq!(of_one_hand(&honour_costs), 43_130);

    let suits = generate::different(&suit_costs);
    let honours = generate::different(&honour_costs);
    assert_eq!(suits.len(), 126);
    assert_eq!(honours.len(), 55);
    assert_eq!(honours.difference(&suits).count(), 4);
    assert_eq!(generate::classes(&suit_costs, &honour_costs).len(), CLASS_COUNT);
    // Vectors of more than fourteen tiles, which no hand has, add nothing.
    assert!(suit_costs.iter().all(|costs| suits.contains(costs)));
    assert!(honour_costs.iter().all(|costs| honours.contains(costs)));
}

#[test]
fn merging_leaves_as_many_rows_and_columns_as_the_engine_relies_on() {
    let tables = Tables::generate();
    let size = |table: &Merged| (table.cells[0].len(), table.cells.len());
    assert_eq!(size(&tables.suits), (SUIT_COLUMNS, 680));
    assert_eq!(size(&tables.honours), (HONOUR_COLUMNS, 20));
}

#[test]
fn every_part_has_the_class_that_was_generated_for_it() {
    let tables = Tables::generate();
    assert_eq!(tables.costs, COSTS);
    for (key, &class) in tables.suit_classes.iter().enumerate() {
        assert_eq!(suit_class(&counts_of(key)).index(), usize::from(class), "suit {key}");
    }
    for (key, &class) in tables.honour_classes.iter().enumerate() {
        assert_eq!(honour_class(&counts_of(key)).index(), usize::from(class), "honours {key}");
    }
}

#[test]
fn combining_classes_combines_their_costs() {
    for left in Class::all() {
        for right in Class::all() {
            let both = generate::combined(&COSTS[left.index()], &COSTS[right.index()]);
            assert_eq!(COSTS[left.with(right).index()], both, "{left:?} with {right:?}");
            assert_eq!(left.with(right), right.with(left));
        }
    }
}
