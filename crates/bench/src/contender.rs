//! One way to answer all questions of a case, to be timed and to be checked.

use std::cell::RefCell;
use std::hint::black_box;
use std::rc::Rc;

use tenpai::{Hand, Shanten};

use crate::hands::Counts;
use crate::life::Life;

/// Where answers go: into a sum when they are timed, into a list when they are compared.
pub trait Answers {
    /// Takes the answer to the next question.
    fn take(&mut self, answer: impl Answer);
}

impl Answers for u64 {
    #[inline(always)]
    fn take(&mut self, answer: impl Answer) {
        *self = self.wrapping_add(answer.bits());
    }
}

impl Answers for Vec<u64> {
    fn take(&mut self, answer: impl Answer) {
        self.push(answer.bits());
    }
}

/// An answer, which can be told from others by 64 bits.
pub trait Answer {
    /// The bits.
    fn bits(self) -> u64;
}

/// A shanten number.
impl Answer for i8 {
    #[inline(always)]
    fn bits(self) -> u64 {
        self as u64
    }
}

/// Tiles, or anything that was made of them.
impl Answer for u64 {
    #[inline(always)]
    fn bits(self) -> u64 {
        self
    }
}

/// Goes through all questions once.
pub trait Pass {
    /// Answers each question in turn.
    ///
    /// Implementations are inlined, so that each becomes one loop around the library's own code.
    fn run(&self, answers: &mut impl Answers);
}

/// A pass under the name by which tables know it.
pub struct Contender {
    /// What it is.
    pub name: &'static str,
    sum: Box<dyn Fn() -> u64>,
    list: Box<dyn Fn() -> Vec<u64>>,
}

impl Contender {
    /// A pass and its name.
    pub fn new(name: &'static str, pass: impl Pass + 'static) -> Contender {
        let pass = Rc::new(pass);
        let the_same = Rc::clone(&pass);
        Contender {
            name,
            sum: Box::new(move || sum(&*pass)),
            list: Box::new(move || list(&*the_same)),
        }
    }

    /// Answers everything and adds it up: what is timed. Every answer is in the sum, so none can be
    /// left out.
    pub fn sum(&self) -> u64 {
        black_box((self.sum)())
    }

    /// Answers everything and keeps the answers, by the same code.
    pub fn list(&self) -> Vec<u64> {
        (self.list)()
    }
}

/// Never inlined: each pass is compiled by itself, and nothing moves out of it or into another.
#[inline(never)]
fn sum(pass: &impl Pass) -> u64 {
    let mut sum = 0;
    black_box(pass).run(&mut sum);
    sum
}

#[inline(never)]
fn list(pass: &impl Pass) -> Vec<u64> {
    let mut list = Vec::new();
    black_box(pass).run(&mut list);
    list
}

/// Asks about each hand by itself.
pub struct Each<Q, F> {
    /// The hands.
    pub hands: Rc<[Q]>,
    /// What is asked.
    pub ask: F,
}

impl<Q, A: Answer, F: Fn(&Q) -> A> Pass for Each<Q, F> {
    #[inline(always)]
    fn run(&self, answers: &mut impl Answers) {
        for hand in black_box(&*self.hands) {
            answers.take((self.ask)(hand));
        }
    }
}

/// Asks about all hands in one call.
pub struct Batch {
    hands: Rc<[Counts]>,
    /// Where the numbers go, the same places in every pass.
    numbers: RefCell<Vec<Shanten>>,
}

impl Batch {
    /// The batch of these hands.
    pub fn new(hands: Rc<[Counts]>) -> Batch {
        let numbers = RefCell::new(vec![Shanten::TENPAI; hands.len()]);
        Batch { hands, numbers }
    }
}

impl Pass for Batch {
    #[inline(always)]
    fn run(&self, answers: &mut impl Answers) {
        let mut numbers = self.numbers.borrow_mut();
        Shanten::of_many(black_box(&*self.hands), &mut numbers).expect("hands");
        black_box(&*numbers).iter().for_each(|number| answers.take(number.number()));
    }
}

/// A life, for a library that is given 34 counts: whoever calls it keeps them up to date.
pub struct LifeOfCounts<F> {
    /// The life.
    pub life: Rc<Life>,
    /// Asks for the number after a turn.
    pub ask: F,
}

impl<F: Fn(&Counts) -> i8> Pass for LifeOfCounts<F> {
    #[inline(always)]
    fn run(&self, answers: &mut impl Answers) {
        let life = black_box(&*self.life);
        let mut counts = life.start;
        for turn in &life.turns {
            counts[turn.drawn.index()] += 1;
            counts[turn.discarded.index()] -= 1;
            answers.take((self.ask)(&counts));
        }
    }
}

/// A life of tenpai's own kind of hand, which checks each change.
pub struct LifeOfHand {
    /// The life.
    pub life: Rc<Life>,
}

impl Pass for LifeOfHand {
    #[inline(always)]
    fn run(&self, answers: &mut impl Answers) {
        let life = black_box(&*self.life);
        let mut hand = Hand::from_counts(&life.start).expect("a hand");
        for turn in &life.turns {
            hand.draw(turn.drawn.into()).expect("a tile that can be drawn");
            hand.discard(turn.discarded.into()).expect("a tile that is held");
            answers.take(hand.shanten().number());
        }
    }
}
