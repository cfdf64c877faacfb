//! Whole hands: keys kept up to date, counters, and counts that are no hand.

use super::{counts_of, hand_of_honours, hand_of_suit};
use crate::engine::{Summary, Sums};
use crate::tile::counts::check;
use crate::tile::{Flaw, Keys};

/// Hands that come about by drawing and discarding at random, the same in every run.
struct Play {
    counts: [u8; 34],
    keys: Keys,
    random: u64,
}

impl Play {
    fn new() -> Self {
        let counts = [0; 34];
        Self { counts, keys: Keys::of(&counts), random: 1 }
    }

    /// Draws or discards a tile, if there is one to draw or to discard.
    fn turn(&mut self) {
        // A linear congruential generator; its upper bits are the good ones.
        self.random = self.random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
        let index = (self.random >> 33) % 34;
        let count = &mut self.counts[index as usize];
        if self.random >> 63 == 0 {
            if *count < 4 {
                *count += 1;
                self.keys.add(index as u8);
            }
        } else if *count > 0 {
            *count -= 1;
            self.keys.remove(index as u8);
        }
    }
}

/// The number of kinds of which the hand has `least` or more, of all or of some.
fn held(counts: &[u8; 34], least: u8, among: impl Fn(usize) -> bool) -> u8 {
    (0..34).filter(|&index| among(index) && counts[index] >= least).count() as u8
}

fn assert_counters(counts: &[u8; 34]) {
    let summary = Summary::of(&Keys::of(counts));
    let tiles: u8 = counts.iter().sum();
    if tiles > 14 {
        // No hand: nothing else is looked at.
        assert!(summary.tiles() > 14, "{counts:?}");
        return;
    }
    let sums = |pairs, kinds| {
        let all = [(pairs, 0x7), (kinds, 0xf), (tiles, 0xf)];
        all.map(|(sum, most)| {
            assert!(sum <= most, "{counts:?}");
            sum as i8
        })
    };
    let of = |sums: Sums| [sums.pairs(), sums.kinds(), sums.tiles()];
    let any = |_| true;
    let is_orphan = |index| index >= 27 || index % 9 == 0 || index % 9 == 8;
    assert_eq!(summary.tiles(), tiles, "{counts:?}");
    let expected = sums(held(counts, 2, any), held(counts, 1, any));
    assert_eq!(of(summary.sums()), expected, "{counts:?}");
    let expected = sums(held(counts, 2, is_orphan), held(counts, 1, is_orphan));
    assert_eq!(of(summary.orphan_sums()), expected, "{counts:?}");
}

#[test]
fn keys_follow_draws_and_discards() {
    let mut play = Play::new();
    for _ in 0..100_000 {
        play.turn();
        assert_eq!(play.keys, Keys::of(&play.counts), "{:?}", play.counts);
    }
}

#[test]
fn counters_count() {
    for key in (0..5_usize.pow(9)).step_by(7) {
        for suit in 0..3 {
            assert_counters(&hand_of_suit(suit, &counts_of(key)));
        }
    }
    for key in 0..5_usize.pow(7) {
        assert_counters(&hand_of_honours(&counts_of(key)));
    }
    let mut play = Play::new();
    for _ in 0..100_000 {
        play.turn();
        assert_counters(&play.counts);
    }
    // As much as there can be: what spills over from the counters must not look like a hand.
    assert_counters(&[4; 34]);
}

#[test]
fn suits_are_alike() {
    for key in (0..5_usize.pow(9)).step_by(7) {
        let [first, second, third] =
            [0, 1, 2].map(|suit| Summary::of(&Keys::of(&hand_of_suit(suit, &counts_of(key)))));
        assert_eq!(first, second, "{key}");
        assert_eq!(first, third, "{key}");
    }
}

#[test]
fn flaws_are_named() {
    for index in 0..34 {
        for count in 5..=u8::MAX {
            let mut counts = [1; 34];
            counts[usize::from(index)] = count;
            assert_eq!(Summary::checked(&counts), Err(Flaw::TooMany { index, count }));
        }
    }
    // The first is named, whatever comes after it.
    let mut counts = [u8::MAX; 34];
    counts[0] = 4;
    assert_eq!(Summary::checked(&counts), Err(Flaw::TooMany { index: 1, count: 255 }));
}

#[test]
fn only_sizes_of_hands_pass() {
    for tiles in 0..=136 {
        let mut counts = [0; 34];
        for tile in 0..tiles {
            counts[usize::from(tile) / 4] += 1;
        }
        let expected = match tiles {
            1 | 2 | 4 | 5 | 7 | 8 | 10 | 11 | 13 | 14 => Ok(Summary::of(&Keys::of(&counts))),
            _ => Err(Flaw::Total { tiles }),
        };
        assert_eq!(Summary::checked(&counts), expected);
    }
}

#[test]
fn known_hands() {
    // Kinds and how many of each, and the shanten number.
    let cases: [(&[(usize, u8)], i8); 6] = [
        // 1111m: four of a kind wait for nothing.
        (&[(0, 4)], 1),
        // 11112222333344z
        (&[(27, 4), (28, 4), (29, 4), (30, 2)], 2),
        // 11s
        (&[(18, 2)], -1),
        // 14s
        (&[(18, 1), (21, 1)], 0),
        // 1111m1111222233z
        (&[(0, 4), (27, 4), (28, 4), (29, 2)], 1),
        // 12345z
        (&[(27, 1), (28, 1), (29, 1), (30, 1), (31, 1)], 2),
    ];
    for (held, shanten) in cases {
        let mut counts = [0; 34];
        for &(index, count) in held {
            counts[index] = count;
        }
        let summary = Summary::checked(&counts).map(|summary| summary.general().least());
        assert_eq!(summary, Ok(shanten), "{held:?}");
    }
}

#[test]
fn says_what_a_summary_says() {
    let mut random = 1_u64;
    let mut below = |end: u64| {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        ((random >> 33) % end) as usize
    };
    let mut good = 0;
    for _ in 0..1_000_000 {
        let mut counts = [0; 34];
        for _ in 0..below(18) {
            let kind = below(34);
            counts[kind] += [1, 1, 2, 3][below(4)];
        }
        if below(8) == 0 {
            counts[below(34)] = [4, 5, 60, 127, 128, 132, 252, 255][below(8)];
        }
        assert_eq!(check(&counts), Summary::checked(&counts).map(Summary::tiles), "{counts:?}");
        good += u32::from(check(&counts).is_ok());
    }
    assert!(good > 100_000, "{good} hands");
    for count in 0..=u8::MAX {
        let counts = [count; 34];
        assert_eq!(check(&counts), Summary::checked(&counts).map(Summary::tiles), "{counts:?}");
    }
}
