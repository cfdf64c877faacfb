//! Many hands in one call: the same numbers as one by one, or the first that is no hand.

use crate::support::calls::{from_counts, message, shanten, shanten_batch, untouched};
use tenpai_ffi::*;

const DEFAULT: tenpai_rules =
    tenpai_rules { copies: 0, forms: 0, players: 0, flags: 0, reserved: [0; 12] };

/// Hands of every size, dealt by a small generator.
fn hands(count: usize) -> Vec<[u8; 34]> {
    let mut random = 1_u64;
    let mut below = |end: usize| {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (random >> 33) as usize % end
    };
    let mut deal = |place: usize| {
        let sizes = [1, 2, 4, 5, 7, 8, 10, 11, 13, 14];
        let kinds = [9, 18, 34][place % 3];
        let mut counts = [0; 34];
        let mut left = sizes[place % sizes.len()];
        while left > 0 {
            let kind = below(kinds);
            if counts[kind] < 4 {
                counts[kind] += 1;
                left -= 1;
            }
        }
        counts
    };
    (0..count).map(&mut deal).collect()
}

#[test]
fn a_batch_is_what_single_calls_are() {
    let hands = hands(20_000);
    let numbers = shanten_batch(&hands, &DEFAULT).expect("hands");
    assert_eq!(numbers.len(), hands.len());
    for (counts, numbers) in hands.iter().zip(&numbers) {
        let hand = from_counts(counts, &[]).expect("a hand");
        assert_eq!(shanten(&hand, &DEFAULT), Ok(*numbers), "{counts:?}");
    }
}

#[test]
fn a_batch_may_be_empty() {
    assert_eq!(shanten_batch(&[], &DEFAULT).map(|numbers| numbers.len()), Ok(0));
}

#[test]
fn the_first_that_is_no_hand_is_told_and_nothing_is_written() {
    let good = hands(100);
    for place in [0, 50, 99] {
        let mut hands = good.clone();
        hands[place][5] = 5;
        // What is wrong behind it does not count.
        if place < 99 {
            hands[99][0] = 6;
        }
        let error = shanten_batch(&hands, &DEFAULT).expect_err("no hand");
        let told = (error.status, error.hand, error.tile, error.count, error.offset);
        assert_eq!(told, (TENPAI_TOO_MANY_COPIES, place as u32, 5, 5, TENPAI_NO_OFFSET));
        let text = format!("hand {place}: 5 copies of 6m: there are only four");
        assert_eq!(message(&error), text);

        hands[place] = [0; 34];
        let error = shanten_batch(&hands, &DEFAULT).expect_err("no hand");
        let told = (error.status, error.hand, error.tile, error.count);
        assert_eq!(told, (TENPAI_BAD_SIZE, place as u32, TENPAI_NO_TILE, 0));
    }
}

#[test]
fn a_batch_by_any_rules_is_what_single_calls_are() {
    let all = hands(400);
    for copies in 0..4 {
        for forms in 0..8 {
            for flags in 0..4 {
                for players in [0, 3] {
                    let rules = tenpai_rules { copies, forms, players, flags, reserved: [0; 12] };
                    let mut hands = all.clone();
                    if players == 3 {
                        hands.retain(|counts| counts[1..8] == [0; 7]);
                        assert!(hands.len() > 10);
                    }
                    let numbers = shanten_batch(&hands, &rules).expect("hands");
                    for (counts, numbers) in hands.iter().zip(&numbers) {
                        let hand = from_counts(counts, &[]).expect("a hand");
                        assert_eq!(shanten(&hand, &rules), Ok(*numbers), "{counts:?} {rules:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn by_other_rules_too_the_first_wrong_hand_is_told_and_nothing_is_written() {
    let three = tenpai_rules { players: 3, ..DEFAULT };
    let mut good = hands(400);
    good.retain(|counts| counts[1..8] == [0; 7]);
    let last = good.len() - 1;
    for place in [0, last / 2, last] {
        let mut hands = good.clone();
        hands[place] = [0; 34];
        hands[place][5] = 1;
        // What is wrong behind it does not count.
        if place < last {
            hands[last] = [0; 34];
        }
        assert!(shanten_batch(&hands, &DEFAULT).is_ok() == (place == last));
        let error = shanten_batch(&hands, &three).expect_err("an absent tile");
        let told = (error.status, error.hand, error.tile, error.count);
        assert_eq!(told, (TENPAI_ABSENT_TILE, place as u32, 5, 0));
        let text = format!("hand {place}: 6m with three players: there is no 2m to 8m");
        assert_eq!(message(&error), text);

        hands[place] = [0; 34];
        hands[place][33] = 5;
        let error = shanten_batch(&hands, &three).expect_err("a fifth copy");
        let told = (error.status, error.hand, error.tile, error.count);
        assert_eq!(told, (TENPAI_TOO_MANY_COPIES, place as u32, 33, 5));
        hands[place] = [0; 34];
        let error = shanten_batch(&hands, &three).expect_err("no tiles");
        assert_eq!((error.status, error.hand), (TENPAI_BAD_SIZE, place as u32));
    }
}

#[test]
fn rules_come_before_the_hands() {
    let rules = tenpai_rules { players: 9, ..DEFAULT };
    for hands in [&[[5; 34]][..], &[]] {
        let error = shanten_batch(hands, &rules).expect_err("rules");
        assert_eq!((error.status, error.hand), (TENPAI_BAD_RULES, TENPAI_NO_HAND));
    }
}

#[test]
fn a_number_of_hands_that_no_memory_holds_is_an_error() {
    let most = isize::MAX as usize / 34;
    for count in [most + 1, usize::MAX / 34 + 1, usize::MAX / 8 + 1, usize::MAX] {
        let counts = [0_u8; 34];
        let (mut out, mut error) = (untouched(), untouched());
        // SAFETY: nothing is read of hands that are said to be larger than memory.
        let status =
            unsafe { tenpai_shanten_batch(counts.as_ptr(), count, &DEFAULT, &mut out, &mut error) };
        assert_eq!((status, error.status), (TENPAI_BAD_COUNT, TENPAI_BAD_COUNT));
        assert_eq!(message(&error), format!("no memory holds {count} hands"));
        assert_eq!(error.hand, TENPAI_NO_HAND);
        assert_eq!(out, untouched());
    }
}
