//! Improvements and good waits: that they are the core's, and what is answered to what cannot be.

use crate::support::asked::Asked;
use crate::support::calls::{NOTHING, from_text, good_waits, improvements};
use crate::support::dealer::{Dealer, SIZES};
use tenpai::{Improvement, JudgeError, Shanten};
use tenpai_ffi::*;

const DEFAULT: tenpai_rules =
    tenpai_rules { copies: 0, forms: 0, players: 0, flags: 0, reserved: [0; 12] };
const MOST: usize = TENPAI_MAX_IMPROVEMENTS as usize;

fn is_same(told: &tenpai_improvement, of_core: &Improvement) -> bool {
    usize::from(told.draw) == of_core.draw().index()
        && told.copies == of_core.copies()
        && usize::from(told.discard) == of_core.discard().tile().index()
        && (told.discard_is_red == 1) == of_core.discard().is_red()
        && u32::from(told.before) == of_core.before()
        && u32::from(told.after) == of_core.after()
        && told.reserved == [0; 2]
}

#[test]
fn they_are_those_of_the_core() {
    let mut dealer = Dealer::new(61);
    let (mut told, mut red, mut shares, mut refused) = (0, 0, 0, 0);
    for round in 0..2_000 {
        let asked = Asked::new(&mut dealer, &SIZES);
        let Asked { hand, rules, seen, .. } = &asked;
        let threshold = dealer.below(10) as u32;
        let judged = match asked.judged() {
            Ok(judged) => judged,
            Err(error) => {
                let status = match error {
                    JudgeError::Absent { .. } => TENPAI_ABSENT_TILE,
                    _ => TENPAI_NO_CHI,
                };
                assert_eq!(improvements(hand, rules, seen, MOST), Err(status));
                assert_eq!(good_waits(hand, rules, seen, threshold), Err(status));
                refused += 1;
                continue;
            }
        };
        let (Ok(of_core), Ok(share)) = (judged.improvements(), judged.good_waits(threshold)) else {
            assert_eq!(improvements(hand, rules, seen, MOST), Err(TENPAI_WRONG_TURN));
            assert_eq!(good_waits(hand, rules, seen, threshold), Err(TENPAI_WRONG_TURN));
            continue;
        };
        let of_core: Vec<Improvement> = of_core.collect();
        let here = improvements(hand, rules, seen, MOST).expect("improvements");
        let same = here.iter().zip(&of_core).all(|(here, of_core)| is_same(here, of_core));
        assert!(same && here.len() == of_core.len(), "round {round}: {here:?} {of_core:?}");
        told += here.len();
        red += here.iter().filter(|it| it.discard_is_red == 1).count();

        let here = good_waits(hand, rules, seen, threshold).expect("a share");
        assert_eq!(here.shanten, judged.shanten().map_or(TENPAI_NO_NUMBER, Shanten::number));
        assert_eq!(here.shanten == 1, share.is_some(), "round {round}");
        let (good, all) = share.map_or((0, 0), |share| (share.good, share.all));
        assert_eq!((u32::from(here.good), u32::from(here.all)), (good, all), "round {round}");
        assert_eq!(here.reserved, [0; 5]);
        shares += usize::from(good > 0);
    }
    assert!(red > 0, "no red five was thrown");
    assert!(told > 500 && shares > 30 && refused > 100, "{told} {shares} {refused}");
}

#[test]
fn an_improvement_in_full() {
    let hand = from_text("123m1239p57s1122z").expect("a hand");
    let all = improvements(&hand, &DEFAULT, &NOTHING, MOST).expect("improvements");
    let first = tenpai_improvement {
        draw: 20,
        copies: 4,
        discard: 17,
        before: 8,
        after: 12,
        discard_is_red: 0,
        reserved: [0; 2],
    };
    assert_eq!(all.first(), Some(&first));
}

#[test]
fn improvements_fill_the_buffer_to_the_last_place() {
    let hand = from_text("123m1239p57s1122z").expect("a hand");
    let count = improvements(&hand, &DEFAULT, &NOTHING, MOST).map(|all| all.len());
    let count = count.expect("improvements");
    assert!(count > 1);
    for capacity in 0..count {
        let small = improvements(&hand, &DEFAULT, &NOTHING, capacity);
        assert_eq!(small, Err(TENPAI_BUFFER_TOO_SMALL));
    }
    let exact = improvements(&hand, &DEFAULT, &NOTHING, count);
    assert_eq!(exact.map(|all| all.len()), Ok(count));
    // Where no form can be reached there is none, and no room is needed for it.
    let tenpai = from_text("1m").expect("a hand");
    let none = improvements(&tenpai, &tenpai_rules { forms: 2, ..DEFAULT }, &NOTHING, 0);
    assert_eq!(none, Ok(vec![]));
}

#[test]
fn any_threshold_is_one() {
    let hand = from_text("123m12399p57s112z").expect("a hand");
    let share = |threshold| {
        let share = good_waits(&hand, &DEFAULT, &NOTHING, threshold).expect("a share");
        (share.good, share.all, share.shanten)
    };
    assert_eq!(share(0), (8, 8, 1));
    assert_eq!(share(5), (0, 8, 1));
    assert_eq!(share(u32::MAX), (0, 8, 1));
    let far = from_text("147m258p369s1234z").expect("a hand");
    let share = good_waits(&far, &DEFAULT, &NOTHING, 5).expect("a share");
    assert_eq!((share.good, share.all), (0, 0));
    assert!(share.shanten > 1);
}
