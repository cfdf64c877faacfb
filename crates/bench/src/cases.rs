//! What is measured: tenpai's ways to answer a question, and those of the others.

use std::iter;
use std::rc::Rc;

use tenpai::Hand;

use crate::contender::{Batch, Contender, Each, LifeOfCounts, LifeOfHand, Pass};
use crate::hands::{self, Class, Counts};
use crate::libraries::{agari, riichienv, tenpai as ours, xiangting};
use crate::life::Life;

/// The case that others are compared with.
pub const BEST: &str = "best of three forms";

/// The case of limits.
const LOCKED: &str = "copies locked by one to three melds";

/// The way of tenpai that is given 34 counts, as the other libraries are.
pub const COUNTS: &str = "counts";
/// The way of tenpai that is given a `Hand` made before.
pub const KEPT: &str = "kept hand";

/// The way of tenpai that is given all hands at once, each by its counts.
pub const BATCH: &str = "batch";

/// The way of tenpai that is given a `Judged` made before.
pub const JUDGED: &str = "judged";

/// Questions, and who answers them: all of them alike, which is made sure when a case is made.
pub struct Case {
    name: &'static str,
    class: Option<Class>,
    questions: usize,
    ours: Vec<Contender>,
    rivals: Vec<Contender>,
}

impl Case {
    /// # Panics
    ///
    /// Where two contenders answer a question differently.
    fn new(
        name: &'static str,
        class: Option<Class>,
        questions: usize,
        ours: Vec<Contender>,
        rivals: Vec<Contender>,
    ) -> Case {
        let case = Case { name, class, questions, ours, rivals };
        case.check();
        case
    }

    fn check(&self) {
        let mut contenders = self.contenders();
        let first = contenders.next().expect("tenpai is there");
        let answers = first.list();
        assert_eq!(answers.len(), self.questions, "{}", first.name);
        for other in contenders {
            let theirs = other.list();
            let place = iter::zip(&answers, &theirs).position(|(one, other)| one != other);
            let Case { name, class, .. } = self;
            assert_eq!(place, None, "{} and {} differ: {name}, {class:?}", first.name, other.name);
            assert_eq!(theirs.len(), answers.len(), "{}", other.name);
        }
    }

    /// What is asked.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The class of the hands; none where one hand lives on.
    pub fn class(&self) -> Option<Class> {
        self.class
    }

    /// How many answers each contender gives.
    pub fn questions(&self) -> usize {
        self.questions
    }

    /// The ways of tenpai.
    pub fn ours(&self) -> &[Contender] {
        &self.ours
    }

    /// The other libraries, under their names.
    pub fn rivals(&self) -> &[Contender] {
        &self.rivals
    }

    /// Everyone, in the order in which they take turns.
    pub fn contenders(&self) -> impl Iterator<Item = &Contender> {
        self.ours.iter().chain(&self.rivals)
    }
}

/// Every case, with so many questions each. A case is made when it is its turn, and can be dropped
/// before the next one.
pub fn all(questions: usize) -> impl Iterator<Item = Case> {
    let best = Class::PLAYED.into_iter().map(move |class| best(class, questions));
    let general = Class::PLAYED.into_iter().map(move |class| general(class, questions));
    let accepted = Class::PLAYED.into_iter().map(move |class| accepted(class, questions));
    // Hands that are to draw have nothing to throw.
    let to_discard = Class::PLAYED.into_iter().filter(|class| class.tiles(4) == 14);
    let discards = to_discard.map(move |class| discards(class, questions));
    let life = iter::once_with(move || life(questions));
    let locked = iter::once_with(move || locked(questions));
    let divisions = iter::once_with(move || divisions(questions));
    best.chain(general).chain(life).chain(accepted).chain(discards).chain(locked).chain(divisions)
}

/// The number within the limits of melds that lock their copies, which no other library knows: from
/// a hand, and from one that the rules were already laid on.
fn locked(hands: usize) -> Case {
    // Kept to the end: what the rules are laid on refers to the hand.
    let kept: &'static [Hand] = hands::melded(hands).leak();
    let judged = kept.iter().map(ours::by_locking_rules).collect();
    let ours = vec![
        Contender::new(
            KEPT,
            Each {
                hands: kept.iter().collect(),
                ask: |hand: &&'static Hand| ours::best_within_limits(hand),
            },
        ),
        Contender::new(JUDGED, Each { hands: judged, ask: ours::best_of_judged }),
    ];
    Case::new(LOCKED, None, hands, ours, Vec::new())
}

/// All divisions of complete hands into melds and a pair.
fn divisions(hands: usize) -> Case {
    let counts = Class::Complete.hands(4, hands);
    let kept: Rc<[Hand]> = kept(&counts);
    let of_riichienv: Rc<[_]> = counts.iter().map(riichienv::hand).collect();
    let of_agari: Rc<[_]> = counts.iter().map(agari::hand).collect();
    let ours = Contender::new(KEPT, Each { hands: kept, ask: ours::divisions });
    let rivals = vec![
        Contender::new(riichienv::NAME, Each { hands: of_riichienv, ask: riichienv::divisions }),
        Contender::new(agari::NAME, Each { hands: of_agari, ask: agari::divisions }),
    ];
    Case::new("all divisions, 14 tiles", Some(Class::Complete), hands, vec![ours], rivals)
}

/// The tiles that hands of 13 accept; of those with 14 the lowest tile is left out.
fn accepted(class: Class, hands: usize) -> Case {
    let mut counts = class.hands(4, hands);
    if class.tiles(4) == 14 {
        for counts in &mut counts {
            *counts.iter_mut().find(|count| **count > 0).expect("a tile") -= 1;
        }
    }
    let kept: Rc<[Hand]> = kept(&counts);
    let ours = Contender::new(KEPT, Each { hands: kept, ask: ours::accepted });
    let theirs = Each { hands: counts.into(), ask: xiangting::accepted };
    let rivals = vec![Contender::new(xiangting::NAME, theirs)];
    Case::new("accepting tiles, 13 tiles", Some(class), hands, vec![ours], rivals)
}

/// All discards of hands of 14, each with what is accepted after it.
fn discards(class: Class, hands: usize) -> Case {
    let counts: Rc<[_]> = class.hands(4, hands).into();
    let kept: Rc<[Hand]> = kept(&counts);
    let ours = Contender::new(KEPT, Each { hands: kept, ask: ours::discards });
    let theirs = Each { hands: counts, ask: xiangting::discards };
    let rivals = vec![Contender::new(xiangting::NAME, theirs)];
    Case::new("all discards, 14 tiles", Some(class), hands, vec![ours], rivals)
}

fn kept(counts: &[Counts]) -> Rc<[Hand]> {
    counts.iter().map(|counts| Hand::from_counts(counts).expect("a hand")).collect()
}

/// The number over all forms, from counts, from hands that were made before, and in a batch.
fn best(class: Class, hands: usize) -> Case {
    let counts: Rc<[_]> = class.hands(4, hands).into();
    let kept = kept(&counts);
    let ours = vec![
        Contender::new(COUNTS, Each { hands: counts.clone(), ask: ours::best }),
        Contender::new(KEPT, Each { hands: kept, ask: ours::best_of_kept }),
        Contender::new(BATCH, Batch::new(counts.clone())),
    ];
    let rivals = rivals(
        Each { hands: counts.clone(), ask: xiangting::best },
        Each { hands: counts, ask: riichienv::best },
    );
    Case::new(BEST, Some(class), hands, ours, rivals)
}

/// The number of the general form, of hands with a meld less: the other forms do not exist for
/// them, and so every library gives the number of this one.
fn general(class: Class, hands: usize) -> Case {
    let counts: Rc<[_]> = class.hands(3, hands).into();
    let ours = Contender::new(COUNTS, Each { hands: counts.clone(), ask: ours::general });
    let rivals = rivals(
        Each { hands: counts.clone(), ask: xiangting::best },
        Each { hands: counts, ask: riichienv::general_of_three_melds },
    );
    Case::new("general form alone, 11 tiles", Some(class), hands, vec![ours], rivals)
}

/// The number after each turn of one hand.
fn life(turns: usize) -> Case {
    let life = Rc::new(Life::of_turns(turns));
    let ours = Contender::new(KEPT, LifeOfHand { life: life.clone() });
    let rivals = rivals(
        LifeOfCounts { life: life.clone(), ask: xiangting::best },
        LifeOfCounts { life, ask: riichienv::best },
    );
    Case::new("draw, discard, best of three forms", None, turns, vec![ours], rivals)
}

/// The others, always in the same order.
fn rivals(xiangting: impl Pass + 'static, riichienv: impl Pass + 'static) -> Vec<Contender> {
    vec![Contender::new(xiangting::NAME, xiangting), Contender::new(riichienv::NAME, riichienv)]
}

#[cfg(test)]
mod tests {
    //! That all cases can be made: making one compares the answers.

    use super::*;

    #[test]
    fn all_libraries_agree() {
        let cases: Vec<Case> = all(2000).collect();
        assert_eq!(cases.len(), 22);
        // Each is compared with another library, but for what no other one can do.
        let alone = cases.iter().filter(|case| case.rivals().is_empty());
        assert_eq!(alone.map(Case::name).collect::<Vec<_>>(), [LOCKED]);
    }

    #[test]
    #[should_panic(expected = "one and other differ")]
    fn a_difference_does_not_pass() {
        let hands: Rc<[u8]> = vec![0, 1, 2].into();
        let one = Contender::new("one", Each { hands: hands.clone(), ask: |_: &u8| 0_i8 });
        let other = Contender::new("other", Each { hands, ask: |hand: &u8| (*hand / 2) as i8 });
        Case::new("numbers", None, 3, vec![one], vec![other]);
    }
}
