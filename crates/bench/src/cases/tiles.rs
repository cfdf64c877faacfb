//! What to draw and what to throw, by the default rules.

use std::rc::Rc;

use tenpai::Hand;

use super::{Case, KEPT, Plan, alone, fewer, of_each};
use crate::asked::{self, Asked};
use crate::contender::{Contender, Each};
use crate::hands::{self, Class};
use crate::libraries::{tenpai as ours, xiangting};
use crate::twin::{self, Twin};

/// The way of tenpai that takes the first of all discards.
const FIRST_OF_ALL: &str = "first of all discards";

pub(super) fn all(questions: usize) -> impl Iterator<Item = Plan> {
    let few = fewer(questions);
    of_each("accepting tiles, 13 tiles", &Class::TO_DRAW, questions, accepted)
        .chain(of_each("all discards, 14 tiles", &Class::TO_DISCARD, questions, discards))
        .chain(of_each("best discard, 14 tiles", &Class::TO_DISCARD, questions, best_discard))
        .chain(of_each("improvements, 13 tiles", &Class::PLAYED, few, improvements))
}

/// The tiles that hands of 13 accept.
fn accepted(name: &'static str, class: Class, hands: usize) -> Case {
    let counts = class.to_draw(hands);
    let kept: Rc<[Hand]> = hands::kept(&counts).into();
    let ours = Contender::new(KEPT, Each { hands: kept, ask: ours::accepted });
    let theirs = Each { hands: counts.into(), ask: xiangting::accepted };
    let rivals = vec![Contender::new(xiangting::NAME, theirs)];
    Case::new(name, Some(class), hands, vec![ours], rivals)
}

/// All discards of hands of 14, each with what is accepted after it.
fn discards(name: &'static str, class: Class, hands: usize) -> Case {
    let counts = class.hands(4, hands);
    let kept: Rc<[Hand]> = hands::kept(&counts).into();
    let ours = Contender::new(KEPT, Each { hands: kept, ask: ours::discards });
    let theirs = Each { hands: counts.into(), ask: xiangting::discards };
    let rivals = vec![Contender::new(xiangting::NAME, theirs)];
    Case::new(name, Some(class), hands, vec![ours], rivals)
}

/// The best discard alone, and as the first of all.
fn best_discard(name: &'static str, class: Class, hands: usize) -> Case {
    let asked = Asked::by_default(&class.hands(4, hands));
    let found = |asked: &Asked| {
        let best = asked.hand.best_discard().expect("a hand that is to discard");
        let number = best.shanten().expect("nothing is locked").number();
        (number, best.acceptance().total())
    };
    twin::compare(name, &asked, found, Twin::best_discard);
    let kept: Rc<[Hand]> = asked.iter().map(|asked| asked.hand).collect();
    let ours = vec![
        Contender::new(KEPT, Each { hands: kept.clone(), ask: asked::best_discard }),
        Contender::new(FIRST_OF_ALL, Each { hands: kept, ask: asked::first_discard }),
    ];
    Case::new(name, Some(class), hands, ours, Vec::new())
}

/// The draws that bring a hand no nearer and yet help.
fn improvements(name: &'static str, class: Class, hands: usize) -> Case {
    let kept = Asked::by_default(&class.to_draw(hands));
    let ask = |asked: &Asked| asked::improvements(&asked.hand);
    alone(name, Some(class), kept, ask, Twin::improvements)
}
