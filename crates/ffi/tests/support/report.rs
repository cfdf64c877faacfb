//! One line for each check, and the sum of them at the end.

use std::process::ExitCode;

#[derive(Default)]
pub(crate) struct Report {
    passed: usize,
    failed: usize,
    skipped: usize,
}

impl Report {
    pub(crate) fn add(&mut self, name: &str, outcome: Result<(), String>) {
        match outcome {
            Ok(()) => {
                self.passed += 1;
                println!("ok      {name}");
            }
            Err(why) => {
                self.failed += 1;
                println!("FAILED  {name}\n{why}");
            }
        }
    }

    /// Adds a step that the next ones need, and gives back what it made.
    pub(crate) fn need<T>(&mut self, name: &str, outcome: Result<T, String>) -> Option<T> {
        let (made, outcome) = match outcome {
            Ok(made) => (Some(made), Ok(())),
            Err(why) => (None, Err(why)),
        };
        self.add(name, outcome);
        made
    }

    /// Adds what another part of the test found.
    pub(crate) fn absorb(&mut self, part: Report) {
        self.passed += part.passed;
        self.failed += part.failed;
        self.skipped += part.skipped;
    }

    /// Notes that something is skipped.
    pub(crate) fn skip(&mut self, why: &str) {
        self.skipped += 1;
        println!("{why}");
    }

    /// The closing line and the exit code.
    pub(crate) fn close(self) -> ExitCode {
        let Report { passed, failed, skipped } = self;
        let skipped = if skipped == 0 { String::new() } else { format!(", {skipped} skipped") };
        println!("\n{passed} passed, {failed} failed{skipped}");
        if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }
}
