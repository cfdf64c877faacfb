//! How many hands there are at each shanten number: all hands counted, none of them listed.

use std::vec;
use std::vec::Vec;

use super::{counts_of, generate, honour_class, suit_class};
use crate::engine::class::{CLASS_COUNT, Class};

/// How many ways there are to hold a class with a number of tiles.
struct Ways(Vec<[u64; 15]>);

impl Ways {
    fn none() -> Self {
        Self(vec![[0; 15]; CLASS_COUNT])
    }

    /// The ways of a single part with `kinds` kinds.
    fn of_part(kinds: u32, class: impl Fn(usize) -> Class) -> Self {
        let mut ways = Self::none();
        for key in 0..5_usize.pow(kinds) {
            let tiles = generate::tiles(key);
            if tiles <= 14 {
                ways.0[class(key).index()][tiles] += 1;
            }
        }
        ways
    }

    /// The ways of two parts together.
    fn with(&self, other: &Self) -> Self {
        let mut ways = Self::none();
        for left in Class::all() {
            for right in Class::all() {
                let both = &mut ways.0[left.with(right).index()];
                for (some, count) in self.0[left.index()].iter().enumerate() {
                    for (more, times) in other.0[right.index()][..15 - some].iter().enumerate() {
                        both[some + more] += count * times;
                    }
                }
            }
        }
        ways
    }

    /// The number of hands of so many tiles at -1, 0 and so on to 8.
    fn by_shanten(&self, tiles: usize) -> [u64; 10] {
        let mut totals = [0; 10];
        for class in Class::all() {
            let ways = self.0[class.index()][tiles];
            // Some classes are too poor for a hand of this size; it would want more than eight.
            if ways > 0 {
                totals[(class.number(tiles as u8).least() + 1) as usize] += ways;
            }
        }
        totals
    }
}

#[test]
fn all_hands_are_as_far_away_as_they_should_be() {
    let suit = Ways::of_part(9, |key| suit_class(&counts_of(key)));
    let honours = Ways::of_part(7, |key| honour_class(&counts_of(key)));
    let hands = suit.with(&suit).with(&suit.with(&honours));
    for (tiles, expected) in TOTALS {
        assert_eq!(hands.by_shanten(tiles), expected, "{tiles} tiles");
    }
    assert_eq!(hands.by_shanten(14).iter().sum::<u64>(), 326_520_504_500);
    assert_eq!(hands.by_shanten(13).iter().sum::<u64>(), 98_521_596_000);
}

/// The hands at -1, 0 and so on to 8 by number of tiles, as an exact solver found them that shares
/// nothing with this engine.
const TOTALS: [(usize, [u64; 10]); 8] = [
    (
        14,
        [
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
    (
        13,
        [
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
        11,
        [
            875_418,
            87_787_593,
            1_152_625_428,
            3_282_083_481,
            2_351_097_369,
            625_144_032,
            57_461_587,
            1_354_116,
            0,
            0,
        ],
    ),
    (
        10,
        [
            0,
            3_431_439,
            110_100_656,
            601_777_551,
            791_493_342,
            342_498_214,
            49_161_537,
            1_806_577,
            0,
            0,
        ],
    ),
    (8, [49_332, 3_719_319, 31_228_904, 43_405_866, 15_513_706, 1_388_358, 0, 0, 0, 0]),
    (7, [0, 148_809, 3_109_622, 8_933_144, 5_625_300, 806_455, 0, 0, 0, 0]),
    (5, [1_836, 87_294, 296_990, 115_788, 0, 0, 0, 0, 0, 0]),
    (4, [0, 3_756, 34_666, 27_623, 0, 0, 0, 0, 0, 0]),
];
