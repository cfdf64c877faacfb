//! Waits, and what depends on them, by the default rules.

use super::{Case, Plan, alone, fewer, of_each};
use crate::asked::{self, Asked};
use crate::hands::{self, Class};
use crate::libraries::tenpai as ours;
use crate::twin::Twin;

pub(super) fn all(questions: usize) -> impl Iterator<Item = Plan> {
    let few = fewer(questions);
    let one_away = &[Class::NearlyComplete];
    of_each("waits, 13 tiles", &Class::TO_DRAW, questions, waits)
        .chain(of_each("waits and their kinds, 13 tiles", &Class::TO_DRAW, questions, wait_kinds))
        .chain(of_each("calls, 13 tiles", &Class::TO_DRAW, few, calls))
        .chain(of_each("good waits, 13 tiles of number 1", one_away, few, good_waits))
}

fn waits(name: &'static str, class: Class, hands: usize) -> Case {
    let kept = Asked::by_default(&class.to_draw(hands));
    let ask = |asked: &Asked| asked::waits(&asked.hand);
    alone(name, Some(class), kept, ask, Twin::waits)
}

fn wait_kinds(name: &'static str, class: Class, hands: usize) -> Case {
    let kept = hands::kept(&class.to_draw(hands));
    alone(name, Some(class), kept, asked::wait_kinds, Twin::wait_kinds)
}

/// What can be done with another player's discard.
fn calls(name: &'static str, class: Class, hands: usize) -> Case {
    let kept = Asked::by_default(&class.to_draw(hands));
    alone(name, Some(class), kept, asked::calls, Twin::calls)
}

/// Of hands of number 1, which alone have any.
fn good_waits(name: &'static str, class: Class, hands: usize) -> Case {
    let mut counts = class.to_draw(8 * hands);
    counts.retain(|counts| ours::best(counts) == 1);
    assert!(counts.len() >= hands, "only {} of {} hands", counts.len(), 8 * hands);
    counts.truncate(hands);
    let kept = Asked::by_default(&counts);
    alone(name, Some(class), kept, asked::good_waits, Twin::good_waits)
}
