//! A program in another language, which times a pass whenever it is told to.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// The program while it runs. It ends when its input does.
pub(crate) struct Caller {
    child: Child,
    /// Gone only when the program is told to end.
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Caller {
    pub(crate) fn start(command: &mut Command) -> Result<Caller, String> {
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{command:?}: {error}"))?;
        let input = child.stdin.take();
        let output = child.stdout.take().ok_or("the program has no output")?;
        Ok(Caller { child, input, output: BufReader::new(output) })
    }

    /// The nanoseconds of a pass over all hands, and the sum of the answers.
    pub(crate) fn pass(&mut self, name: &str) -> (f64, i64) {
        let input = self.input.as_mut().expect("the program runs");
        writeln!(input, "{name}").expect("the program reads");
        let mut line = String::new();
        self.output.read_line(&mut line).expect("the program answers");
        let answer = line.trim().split_once(' ');
        let answer = answer.and_then(|(time, sum)| Some((time.parse().ok()?, sum.parse().ok()?)));
        answer.unwrap_or_else(|| panic!("the program answers {line:?} to {name}"))
    }
}

impl Drop for Caller {
    fn drop(&mut self) {
        self.input = None;
        // Nothing hangs on how it ends: its answers have been read.
        let _ = self.child.wait();
    }
}
