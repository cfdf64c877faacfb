//! What is measured: tenpai's ways to answer a question, and those of the others.

mod limits;
mod numbers;
mod tiles;
mod waits;

use std::fmt::Debug;
use std::iter;

use crate::contender::{Answer, Contender, Each};
use crate::hands::Class;
use crate::twin::{self, Twin};

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

    /// The class of the hands; none where the case has hands of its own.
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

/// A case that is not made yet: making it answers all questions once.
pub struct Plan {
    name: &'static str,
    make: Box<dyn FnOnce() -> Case>,
}

impl Plan {
    /// What will be asked.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// Makes the case.
    ///
    /// # Panics
    ///
    /// When two contenders answer a question differently, or one of them differs from brute force.
    pub fn make(self) -> Case {
        (self.make)()
    }
}

/// Every case, in the order of the table, with so many questions each; those that take long have
/// fewer.
pub fn all(questions: usize) -> impl Iterator<Item = Plan> {
    numbers::all(questions)
        .chain(tiles::all(questions))
        .chain(waits::all(questions))
        .chain(limits::all(questions))
}

/// So many hands where an answer takes long, so that a run takes some minutes.
const fn fewer(hands: usize) -> usize {
    hands.div_ceil(10)
}

/// A case of each of these classes.
fn of_each(
    name: &'static str,
    classes: &'static [Class],
    hands: usize,
    case: impl Fn(&'static str, Class, usize) -> Case + Copy + 'static,
) -> impl Iterator<Item = Plan> {
    let plan = move |&class| Plan { name, make: Box::new(move || case(name, class, hands)) };
    classes.iter().map(plan)
}

/// A case of hands that it alone has.
fn of_its_own(
    name: &'static str,
    hands: usize,
    case: impl Fn(&'static str, usize) -> Case + 'static,
) -> impl Iterator<Item = Plan> {
    iter::once(Plan { name, make: Box::new(move || case(name, hands)) })
}

/// A case that no other library can answer: the answers are those of brute force.
fn alone<Q: 'static, A: Answer + PartialEq + Debug + 'static>(
    name: &'static str,
    class: Option<Class>,
    of: Vec<Q>,
    ask: impl Fn(&Q) -> A + 'static,
    slow: impl Fn(&mut Twin, &Q) -> A,
) -> Case {
    twin::compare(name, &of, &ask, slow);
    let questions = of.len();
    let ours = vec![Contender::new(KEPT, Each { hands: of.into(), ask })];
    Case::new(name, class, questions, ours, Vec::new())
}

#[cfg(test)]
mod tests {
    //! That all cases can be made: making one compares the answers.

    use std::rc::Rc;

    use super::*;

    #[test]
    fn all_agree() {
        let cases: Vec<Case> = all(500).map(Plan::make).collect();
        assert_eq!(cases.len(), 72);
        let with_rivals = cases.iter().filter(|case| !case.rivals().is_empty());
        assert_eq!(with_rivals.count(), 22);
        assert!(cases.iter().all(|case| case.questions() >= 5));
    }

    #[test]
    #[should_panic(expected = "one and other differ")]
    fn a_difference_does_not_pass() {
        let hands: Rc<[u8]> = vec![0, 1, 2].into();
        let one = Contender::new("one", Each { hands: hands.clone(), ask: |_: &u8| 0_i8 });
        let other = Contender::new("other", Each { hands, ask: |hand: &u8| (*hand / 2) as i8 });
        Case::new("numbers", None, 3, vec![one], vec![other]);
    }

    #[test]
    #[should_panic(expected = "numbers: hand 2")]
    fn a_difference_from_brute_force_does_not_pass() {
        alone("numbers", None, vec![0, 1, 2], |hand: &u8| (*hand / 2) as i8, |_, _| 0);
    }
}
