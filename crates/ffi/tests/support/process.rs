//! Runs programs and keeps what they say.

use std::fmt;
use std::process::{Command, Output};

/// All that a program leaves behind.
#[derive(PartialEq, Eq)]
pub(crate) struct Outcome {
    pub(crate) code: Option<i32>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl Outcome {
    pub(crate) fn of(command: &mut Command) -> Result<Outcome, String> {
        let Output { status, stdout, stderr } =
            command.output().map_err(|error| format!("{command:?}: {error}"))?;
        let text = |bytes| {
            String::from_utf8(bytes).map_err(|error| format!("{command:?} printed: {error}"))
        };
        Ok(Outcome { code: status.code(), stdout: text(stdout)?, stderr: text(stderr)? })
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "exit code {:?}", self.code)?;
        self.stdout.lines().try_for_each(|line| writeln!(f, "  out {line}"))?;
        self.stderr.lines().try_for_each(|line| writeln!(f, "  err {line}"))
    }
}

/// What a program prints; when it fails, all that it said as the error.
pub(crate) fn output_of(command: &mut Command) -> Result<String, String> {
    let outcome = Outcome::of(command)?;
    match outcome.code {
        Some(0) => Ok(outcome.stdout),
        _ => Err(format!("{command:?}\n{outcome}")),
    }
}
