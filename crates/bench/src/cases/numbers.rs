//! Shanten numbers, and the divisions behind them.

use std::rc::Rc;

use tenpai::Hand;

use super::{BATCH, COUNTS, Case, KEPT, Plan, of_each, of_its_own};
use crate::contender::{Batch, Contender, Each, LifeOfCounts, LifeOfHand, Pass};
use crate::hands::{self, Class};
use crate::libraries::{agari, riichienv, tenpai as ours, xiangting};
use crate::life::Life;

pub(super) fn all(questions: usize) -> impl Iterator<Item = Plan> {
    of_each("best of three forms", &Class::PLAYED, questions, best)
        .chain(of_each("general form alone, 11 tiles", &Class::PLAYED, questions, general))
        .chain(of_its_own("draw, discard, best of three forms", questions, life))
        .chain(of_each("all divisions, 14 tiles", &[Class::Complete], questions, divisions))
}

/// The number over all forms, from counts, from hands that were made before, and in a batch.
fn best(name: &'static str, class: Class, hands: usize) -> Case {
    let counts: Rc<[_]> = class.hands(4, hands).into();
    let kept: Rc<[Hand]> = hands::kept(&counts).into();
    let ours = vec![
        Contender::new(COUNTS, Each { hands: counts.clone(), ask: ours::best }),
        Contender::new(KEPT, Each { hands: kept, ask: ours::best_of_kept }),
        Contender::new(BATCH, Batch::new(counts.clone())),
    ];
    let rivals = rivals(
        Each { hands: counts.clone(), ask: xiangting::best },
        Each { hands: counts, ask: riichienv::best },
    );
    Case::new(name, Some(class), hands, ours, rivals)
}

/// The number of the general form, of hands with a meld less: the other forms do not exist for
/// them, and so every library gives the number of this one.
fn general(name: &'static str, class: Class, hands: usize) -> Case {
    let counts: Rc<[_]> = class.hands(3, hands).into();
    let ours = Contender::new(COUNTS, Each { hands: counts.clone(), ask: ours::general });
    let rivals = rivals(
        Each { hands: counts.clone(), ask: xiangting::best },
        Each { hands: counts, ask: riichienv::general_of_three_melds },
    );
    Case::new(name, Some(class), hands, vec![ours], rivals)
}

/// The number after each turn of one hand.
fn life(name: &'static str, turns: usize) -> Case {
    let life = Rc::new(Life::of_turns(turns));
    let ours = Contender::new(KEPT, LifeOfHand { life: life.clone() });
    let rivals = rivals(
        LifeOfCounts { life: life.clone(), ask: xiangting::best },
        LifeOfCounts { life, ask: riichienv::best },
    );
    Case::new(name, None, turns, vec![ours], rivals)
}

/// The others, always in the same order.
fn rivals(xiangting: impl Pass + 'static, riichienv: impl Pass + 'static) -> Vec<Contender> {
    vec![Contender::new(xiangting::NAME, xiangting), Contender::new(riichienv::NAME, riichienv)]
}

/// All divisions of complete hands into melds and a pair.
fn divisions(name: &'static str, class: Class, hands: usize) -> Case {
    let counts = class.hands(4, hands);
    let kept: Rc<[Hand]> = hands::kept(&counts).into();
    let of_riichienv: Rc<[_]> = counts.iter().map(riichienv::hand).collect();
    let of_agari: Rc<[_]> = counts.iter().map(agari::hand).collect();
    let ours = Contender::new(KEPT, Each { hands: kept, ask: ours::divisions });
    let rivals = vec![
        Contender::new(riichienv::NAME, Each { hands: of_riichienv, ask: riichienv::divisions }),
        Contender::new(agari::NAME, Each { hands: of_agari, ask: agari::divisions }),
    ];
    Case::new(name, Some(class), hands, vec![ours], rivals)
}
