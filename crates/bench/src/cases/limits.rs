//! The same questions by the other copies rules: formal, with melds that lock their copies, and with
//! every tile locked that is seen.

use tenpai::{CopiesRule, Hand, Judged, Turn};

use super::{Case, JUDGED, KEPT, Plan, alone, fewer, of_each, of_its_own};
use crate::asked::{self, Asked};
use crate::contender::{Contender, Each};
use crate::hands::{self, Class, Counts};
use crate::libraries::tenpai as ours;
use crate::twin::{self, Twin};

/// So many tiles are seen, as in the middle of a game.
const SEEN: usize = 40;

pub(super) fn all(questions: usize) -> impl Iterator<Item = Plan> {
    formal(questions).chain(melds(questions)).chain(visible(questions))
}

fn formal(questions: usize) -> impl Iterator<Item = Plan> {
    const ACCEPTED: &str = "accepting tiles, 13 tiles, formal copies";
    const DISCARDS: &str = "all discards, 14 tiles, formal copies";
    const IMPROVEMENTS: &str = "improvements, 13 tiles, formal copies";
    let by_rule = |counts: &[Counts]| Asked::by(CopiesRule::Formal, hands::kept(counts));
    let accepted = move |name, class: Class, hands| {
        let of = by_rule(&class.to_draw(hands));
        alone(name, Some(class), of, asked::accepted_by_rules, Twin::accepted)
    };
    let discards = move |name, class: Class, hands| {
        let of = by_rule(&class.hands(4, hands));
        alone(name, Some(class), of, asked::discards_by_rules, Twin::discards)
    };
    let improvements = move |name, class: Class, hands| {
        let of = by_rule(&class.to_draw(hands));
        alone(name, Some(class), of, asked::improvements_by_rules, Twin::improvements)
    };
    let few = fewer(questions);
    of_each(ACCEPTED, &Class::PLAYED, few, accepted)
        .chain(of_each(DISCARDS, &Class::TO_DISCARD, few, discards))
        .chain(of_each(IMPROVEMENTS, &Class::PLAYED, fewer(few), improvements))
}

fn melds(questions: usize) -> impl Iterator<Item = Plan> {
    const NUMBER: &str = "best of three forms, 1 to 3 locking melds";
    const WAITS: &str = "waits, 1 to 3 locking melds";
    const ACCEPTED: &str = "accepting tiles, 1 to 3 locking melds";
    const DISCARDS: &str = "all discards, 1 to 3 locking melds";
    let to = |turn, hands| Asked::by(CopiesRule::WithMelds, hands::melded_to(turn, hands));
    let waits = move |name, hands| {
        alone(name, None, to(Turn::ToDraw, hands), asked::waits_by_rules, Twin::waits)
    };
    let accepted = move |name, hands| {
        alone(name, None, to(Turn::ToDraw, hands), asked::accepted_by_rules, Twin::accepted)
    };
    let discards = move |name, hands| {
        alone(name, None, to(Turn::ToDiscard, hands), asked::discards_by_rules, Twin::discards)
    };
    of_its_own(NUMBER, questions, number_with_melds)
        .chain(of_its_own(WAITS, questions, waits))
        .chain(of_its_own(ACCEPTED, fewer(questions), accepted))
        .chain(of_its_own(DISCARDS, fewer(questions), discards))
}

/// The number: from a hand, and from one that the rules were already laid on.
fn number_with_melds(name: &'static str, hands: usize) -> Case {
    // Kept to the end: what the rules are laid on refers to the hand.
    let kept: &'static [Hand] = hands::melded(hands).leak();
    let asked = Asked::by(CopiesRule::WithMelds, kept.to_vec());
    twin::compare(name, &asked, asked::number_by_rules, Twin::number);
    let judged = kept.iter().map(ours::by_locking_rules).collect();
    let ours = vec![
        Contender::new(
            KEPT,
            Each {
                hands: kept.iter().collect(),
                ask: |hand: &&'static Hand| ours::best_within_limits(hand),
            },
        ),
        Contender::new(
            JUDGED,
            Each { hands: judged, ask: |judged: &Judged<'static>| ours::best_of_judged(judged) },
        ),
    ];
    Case::new(name, None, hands, ours, Vec::new())
}

fn visible(questions: usize) -> impl Iterator<Item = Plan> {
    const TO_DRAW: &[Class] = &[Class::RandomToDraw];
    const TO_DISCARD: &[Class] = &[Class::Random];
    let of = |class: Class, hands| Asked::with_tables(&class.hands(4, hands), SEEN);
    let number = move |name, class, hands| {
        alone(name, Some(class), of(class, hands), asked::number_by_rules, Twin::number)
    };
    let waits = move |name, class, hands| {
        alone(name, Some(class), of(class, hands), asked::waits_by_rules, Twin::waits)
    };
    let accepted = move |name, class, hands| {
        alone(name, Some(class), of(class, hands), asked::accepted_by_rules, Twin::accepted)
    };
    let discards = move |name, class, hands| {
        alone(name, Some(class), of(class, hands), asked::discards_by_rules, Twin::discards)
    };
    let few = fewer(questions);
    of_each("best of three forms, 40 tiles seen", TO_DRAW, questions, number)
        .chain(of_each("waits, 40 tiles seen", TO_DRAW, questions, waits))
        .chain(of_each("accepting tiles, 40 tiles seen", TO_DRAW, few, accepted))
        .chain(of_each("all discards, 40 tiles seen", TO_DISCARD, few, discards))
}
