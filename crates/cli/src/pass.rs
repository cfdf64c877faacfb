//! The pass over the hands: each is read, asked about and printed before the next one comes.

use std::ffi::OsString;
use std::io::{self, BufWriter, StdoutLock, Write};

use tenpai::Hand;

use crate::bad_hand::{self, BadHand};
use crate::exit::{Failure, Outcome};
use crate::format::Printer;
use crate::input::{self, Given, Taker};

/// Bytes written at a time.
const CAPACITY: usize = 1 << 16;

/// Asks about each hand and prints the answer.
pub(crate) fn run<A>(
    hands: &[OsString],
    printer: impl Printer<A>,
    ask: impl Fn(&Hand) -> Result<A, BadHand>,
) -> Result<Outcome, Failure> {
    let out = BufWriter::with_capacity(CAPACITY, io::stdout().lock());
    let mut pass = Pass { printer, ask, out, outcome: Outcome::AllGood };
    let given = input::give(hands, &mut pass);
    // The answers to the hands before a failure are due all the same.
    let flushed = pass.wait();
    given.and(flushed).and(Ok(pass.outcome))
}

struct Pass<P, Q> {
    printer: P,
    ask: Q,
    out: BufWriter<StdoutLock<'static>>,
    outcome: Outcome,
}

impl<A, P, Q> Pass<P, Q>
where
    P: Printer<A>,
    Q: Fn(&Hand) -> Result<A, BadHand>,
{
    fn print(&mut self, given: Given<'_>) -> io::Result<()> {
        let hand = match bad_hand::read(given.bytes) {
            Ok(hand) => hand,
            Err(error) => return self.refuse(given, &error),
        };
        match (self.ask)(&hand) {
            Ok(answer) => self.printer.answer(&mut self.out, given, &hand, &answer),
            Err(error) => self.refuse(given, &error),
        }
    }

    fn refuse(&mut self, given: Given<'_>, error: &BadHand) -> io::Result<()> {
        self.outcome = Outcome::SomeBad;
        self.printer.error(&mut self.out, given, error)
    }
}

impl<A, P, Q> Taker for Pass<P, Q>
where
    P: Printer<A>,
    Q: Fn(&Hand) -> Result<A, BadHand>,
{
    fn take(&mut self, given: Given<'_>) -> Result<(), Failure> {
        self.print(given).map_err(Failure::Write)
    }

    fn wait(&mut self) -> Result<(), Failure> {
        self.out.flush().map_err(Failure::Write)
    }
}
