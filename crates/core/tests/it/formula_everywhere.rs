//! The formula against the exact number over every hand there is, in seconds: parts of hands that
//! are alike in all that either can see are one class, and all ways to put classes together are
//! tried. That every hand is among them shows in the totals, which are known.

use crate::classes::{Classes, SIZES, classes, hands, product};
use crate::oracle::Shapes;
use crate::tallies::{DIRTY, HEAD, HONOUR, MELD, PARTIAL, REST, SUIT_TILE, Tally, Way};
use tenpai::Shanten;
use tenpai::formula::{CountsError, textbook};

/// How many hands there are of each number of tiles, and of each exact number from -1 up.
const TOTALS: [(usize, &[u64]); 10] = [
    (1, &[0, 34]),
    (2, &[34, 561]),
    (4, &[0, 3_756, 34_666, 27_623]),
    (5, &[1_836, 87_294, 296_990, 115_788]),
    (7, &[0, 148_809, 3_109_622, 8_933_144, 5_625_300, 806_455]),
    (8, &[49_332, 3_719_319, 31_228_904, 43_405_866, 15_513_706, 1_388_358]),
    (
        10,
        &[0, 3_431_439, 110_100_656, 601_777_551, 791_493_342, 342_498_214, 49_161_537, 1_806_577],
    ),
    (
        11,
        &[
            875_418,
            87_787_593,
            1_152_625_428,
            3_282_083_481,
            2_351_097_369,
            625_144_032,
            57_461_587,
            1_354_116,
        ],
    ),
    (
        13,
        &[
            0,
            54_747_045,
            2_318_210_748,
            18_521_094_520,
            40_311_144_206,
            28_348_596_450,
            8_048_161_086,
            885_943_636,
            33_398_598,
            299_711,
        ],
    ),
    (
        14,
        &[
            11_498_658,
            1_407_507_075,
            24_534_145_015,
            104_744_544_266,
            131_618_303_547,
            53_783_938_428,
            9_718_513_527,
            685_882_185,
            16_090_769,
            81_030,
        ],
    ),
];

/// Two suits, and a suit and the honours.
struct Halves([Vec<Classes>; 2]);

impl Halves {
    fn new(copies: u8, way: Way) -> Halves {
        let suits = classes(&Shapes::list(9, copies), &[false; 9], way);
        let honours = classes(&Shapes::list(7, copies), &[false; 7], way);
        Halves([product(&suits, &suits), product(&suits, &honours)])
    }

    fn hands(&self, size: usize, with: impl FnMut(&[Tally], i8, u64)) {
        hands(&self.0[0], &self.0[1], size, with);
    }

    /// How many hands of this many tiles there are, and on how many of them the least value of a
    /// formula over all divisions is not the exact number.
    fn wrong(
        &self,
        size: usize,
        formula: fn(&textbook::Tally) -> Result<Shanten, CountsError>,
    ) -> (u64, u64) {
        let (mut all, mut wrong) = (0, 0);
        self.hands(size, |tallies, exact, hands| {
            let value = |tally: &Tally| formula(&tally.textbook()).map(Shanten::number);
            let least = tallies.iter().map(|tally| value(tally).expect("a division")).min();
            all += hands;
            wrong += if least == Some(exact) { 0 } else { hands };
        });
        (all, wrong)
    }
}

fn value(tally: Tally) -> i8 {
    tally.counts().shanten().unwrap_or_else(|error| panic!("{tally:?}: {error}")).number()
}

fn assert_exact(way: Way) {
    let halves = Halves::new(4, way);
    for (size, expected) in TOTALS {
        let mut totals = vec![0; expected.len()];
        halves.hands(size, |tallies, exact, hands| {
            let least = tallies.iter().map(|&tally| value(tally)).min();
            assert_eq!(least, Some(exact), "{tallies:?}");
            totals[(exact + 1) as usize] += hands;
        });
        assert_eq!(totals, expected, "{size} tiles");
    }
}

#[test]
fn the_formula_is_exact() {
    assert_exact(Way::Formula);
}

/// Dirty partials matter to a single division, not to the least over all.
#[test]
fn nothing_dirty_is_exact_too() {
    assert_exact(Way::NothingDirty);
}

#[test]
fn textbooks_have_the_formal_number() {
    let halves = Halves::new(14, Way::Textbook);
    for ((size, expected), place) in TOTALS.iter().zip(SIZES) {
        assert_eq!(*size, place);
        let all = expected.iter().sum();
        assert_eq!(halves.wrong(*size, textbook::shanten), (all, 0), "{size} tiles");
    }
    let (_, wrong) = halves.wrong(14, textbook::wrong::without_cap);
    assert_eq!(wrong, 22_928_637_801, "hands that a fifth block deceives");
}

#[test]
fn closed_partials_count() {
    // Without closed partials the capped formula is the right one to ask: none are counted.
    let (all, wrong) = Halves::new(14, Way::NothingClosed).wrong(14, textbook::shanten);
    assert_eq!(all, TOTALS[9].1.iter().sum::<u64>());
    assert_eq!(wrong, 125_828_557_411, "hands of 14 tiles");
}

/// The moves by which one division's counts are found to be no worse than another's: what goes and
/// what comes.
const MOVES: [(&[u32], &[u32]); 7] = [
    // A pair is best as the head. No counts are left out for that.
    (&[PARTIAL], &[HEAD]),
    (&[HONOUR], &[SUIT_TILE]),
    (&[SUIT_TILE], &[REST]),
    (&[DIRTY], &[PARTIAL]),
    (&[REST, REST], &[PARTIAL]),
    (&[REST, REST], &[HEAD]),
    (&[PARTIAL, REST], &[MELD]),
];

/// All counts that the formula takes of this many tiles.
fn all_counts(size: u8) -> Vec<Tally> {
    let mut all = vec![Tally::NONE];
    for what in [MELD, PARTIAL, DIRTY, HEAD, SUIT_TILE, HONOUR] {
        let more = |tally: &Tally| {
            let tally = *tally;
            (0..=size).map(move |number| tally.with(what, number))
        };
        all = all.iter().flat_map(more).filter(|tally| tally.size() <= size).collect();
    }
    let filled = all.iter().map(|tally| tally.with(REST, size - tally.size()));
    filled.filter(|tally| tally.counts().shanten().is_ok()).collect()
}

/// No move raises the value, whatever else is in the hand: of counts of which one can be had from
/// the other by moves, the other need not be looked at.
#[test]
fn what_is_dominated_is_not_needed() {
    for size in SIZES {
        let mut moved = 0;
        for tally in all_counts(size as u8) {
            for (gone, come) in MOVES {
                let Some(less) = gone.iter().try_fold(tally, |tally, &what| tally.without(what))
                else {
                    continue;
                };
                let after = come.iter().fold(less, |tally, &what| tally.with(what, 1));
                if after.get(HEAD) > 1 {
                    continue;
                }
                moved += 1;
                assert!(value(after) <= value(tally), "{tally:?} to {after:?}");
                for formula in [textbook::shanten, textbook::wrong::without_cap] {
                    let number = |tally: Tally| formula(&tally.textbook()).expect("a division");
                    assert!(number(after) <= number(tally), "{tally:?} to {after:?}");
                }
            }
        }
        assert!(moved + 1 >= size, "{size} tiles: {moved} moves");
    }
}
