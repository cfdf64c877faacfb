//! Threads: there is no state, so that all may ask at the same time about the same hands.

use std::sync::Barrier;
use std::thread;

use crate::support::asked::Asked;
use crate::support::calls::{acceptance, discards, shanten_seeing, to_text, waits_seeing};
use crate::support::dealer::Dealer;
use tenpai_ffi::*;

const THREADS: usize = 8;

/// Everything that is answered to some questions, as text.
fn answers(questions: &[Asked]) -> Vec<String> {
    let answer = |asked: &Asked| {
        let Asked { hand, rules, seen, .. } = asked;
        format!(
            "{:?} {:?} {:?} {:?} {:?}",
            shanten_seeing(hand, rules, seen),
            waits_seeing(hand, rules, seen),
            acceptance(hand, rules, seen),
            discards(hand, rules, seen, TENPAI_MAX_DISCARDS as usize),
            to_text(hand, TENPAI_TEXT_CAPACITY as usize),
        )
    };
    questions.iter().map(answer).collect()
}

#[test]
fn each_is_told_the_same() {
    let mut dealer = Dealer::new(91);
    let sizes = [1, 2, 4, 5, 7, 8, 10, 11, 13, 14];
    let questions: Vec<Asked> = (0..60).map(|_| Asked::new(&mut dealer, &sizes)).collect();
    let alone = answers(&questions);
    let start = Barrier::new(THREADS);
    thread::scope(|scope| {
        let ask = || {
            start.wait();
            answers(&questions)
        };
        let asking: Vec<_> = (0..THREADS).map(|_| scope.spawn(ask)).collect();
        for told in asking {
            assert_eq!(told.join().expect("no panic"), alone);
        }
    });
}
