//! How the program ends.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

/// What came of a pass over the hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// Each hand was answered.
    AllGood,
    /// Some hand was bad.
    SomeBad,
}

/// Why a pass over the hands broke off.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Standard input could not be read.
    Read(io::Error),
    /// The output could not be written.
    Write(io::Error),
}

/// The exit status, with a message on standard error where one is due.
///
/// Wrong arguments, status 2, never come here: clap ends the program itself.
pub(crate) fn code(result: Result<Outcome, Failure>) -> ExitCode {
    match result {
        Ok(Outcome::AllGood) => ExitCode::SUCCESS,
        Ok(Outcome::SomeBad) => ExitCode::from(1),
        // Whoever closes the pipe has seen enough, as `head` has: that is no error of ours.
        Err(Failure::Write(error)) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Failure::Read(error)) => broken(&format!("cannot read standard input: {error}")),
        Err(Failure::Write(error)) => broken(&format!("cannot write: {error}")),
    }
}

fn broken(message: &str) -> ExitCode {
    tell(message);
    ExitCode::from(3)
}

/// Says it on standard error. Where that is closed too, nobody is left to be told.
pub(crate) fn tell(message: &str) {
    let _ = writeln!(io::stderr(), "tenpai: {message}");
}
