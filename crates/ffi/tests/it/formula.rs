//! The formula: that its numbers are those of the file of the core's tests, and what is answered to
//! what cannot be.

use std::fs;

use crate::lines::lines_of;
use crate::support::calls::message;
use crate::support::readings::formula_shanten;
use crate::support::repository;
use tenpai::formula::Counts;
use tenpai_ffi::*;

#[test]
fn numbers_are_those_of_the_file() {
    let path = repository("crates/core/tests/data/formula.txt");
    let text = fs::read_to_string(&path).expect("the file");
    for line in lines_of("formula.txt", &text) {
        let number = |column| line.number(column).expect("a number");
        let numbers: [i8; 8] = std::array::from_fn(number);
        let [melds, partials, dirty, head, suit_tiles, honours, size] =
            [0, 1, 2, 3, 4, 5, 6].map(|column| numbers[column] as u8);
        let counts = tenpai_formula_counts {
            melds,
            partials,
            dirty_partials: dirty,
            head,
            exhausted_suit_tiles: suit_tiles,
            exhausted_honours: honours,
            size,
            reserved: 0,
        };
        assert_eq!(formula_shanten(&counts), Ok(numbers[7]), "{}", line.place);
    }
}

/// Each field from 0 to a little more than it can be: the core's number, or its error.
#[test]
fn every_count_has_the_number_or_the_error_of_the_core() {
    let (mut numbers, mut refused) = (0, 0);
    for code in 0..6 * 9 * 4 * 3 * 5 * 5 * 17_usize {
        let mut rest = code;
        let [melds, partials, dirty_partials, head, suit_tiles, honours, size] =
            [6, 9, 4, 3, 5, 5, 17].map(|choices| {
                let choice = (rest % choices) as u8;
                rest /= choices;
                choice
            });
        let here = tenpai_formula_counts {
            melds,
            partials,
            dirty_partials,
            head,
            exhausted_suit_tiles: suit_tiles,
            exhausted_honours: honours,
            size,
            reserved: 0,
        };
        let of_core = Counts {
            melds,
            partials,
            dirty_partials,
            head,
            exhausted_suit_tiles: suit_tiles,
            exhausted_honours: honours,
            size,
        };
        match (formula_shanten(&here), of_core.shanten()) {
            (Ok(here), Ok(of_core)) => {
                assert_eq!(here, of_core.number());
                numbers += 1;
            }
            (Err(here), Err(of_core)) => {
                assert_eq!(here.status, TENPAI_BAD_FORMULA_COUNTS);
                assert_eq!(message(&here), of_core.to_string());
                refused += 1;
            }
            (here, of_core) => panic!("{here:?} {of_core:?}"),
        }
    }
    assert!(numbers > 1_000 && refused > 1_000, "{numbers} {refused}");
}

#[test]
fn nothing_and_what_is_reserved_are_errors() {
    let zero = tenpai_formula_counts::default();
    assert_eq!(formula_shanten(&zero).map_err(|it| it.status), Err(TENPAI_BAD_FORMULA_COUNTS));
    let full = tenpai_formula_counts { size: 14, ..zero };
    assert_eq!(formula_shanten(&full), Ok(8));
    for reserved in 1..=255 {
        let error = formula_shanten(&tenpai_formula_counts { reserved, ..full });
        assert_eq!(error.map_err(|it| it.status), Err(TENPAI_RESERVED));
    }
    let all = tenpai_formula_counts { melds: 255, partials: 255, dirty_partials: 255, ..full };
    assert_eq!(formula_shanten(&all).map_err(|it| it.status), Err(TENPAI_BAD_FORMULA_COUNTS));
}
