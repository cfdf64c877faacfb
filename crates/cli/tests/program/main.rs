//! The built program, run as a person at a terminal or another program would run it.

mod acceptance;
mod colours;
mod discards;
mod endings;
mod explain;
mod help;
mod input;
mod json;
#[path = "../../../core/tests/it/lines/mod.rs"]
mod lines;
mod melds;
mod messy;
mod readings;
mod readme;
mod rules;
mod text;
mod tiles;
mod tsv;

use std::ffi::OsStr;
use std::io::Write;
use std::process::{Command, Output, Stdio};
use std::thread;

/// What came of a run that prints only text.
struct Run {
    out: String,
    err: String,
    status: i32,
}

/// The program, to be given arguments.
fn program() -> Command {
    Command::new(env!("CARGO_BIN_EXE_tenpai"))
}

/// Runs it with these arguments and this standard input.
fn output<S: AsRef<OsStr>>(arguments: &[S], input: &[u8]) -> Output {
    let mut child = program()
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("standard input is a pipe");
    // In a thread of its own: with both pipes full, program and test would wait for each other.
    thread::scope(|scope| {
        scope.spawn(move || {
            // A program that reads nothing closes the pipe, which is no failure of the test.
            let _ = stdin.write_all(input);
        });
        child.wait_with_output().expect("the program ends")
    })
}

fn run_with<S: AsRef<OsStr>>(arguments: &[S], input: &[u8]) -> Run {
    let output = output(arguments, input);
    Run {
        out: String::from_utf8(output.stdout).expect("the output is UTF-8"),
        err: String::from_utf8(output.stderr).expect("the errors are UTF-8"),
        status: output.status.code().expect("the program exits"),
    }
}

fn run<S: AsRef<OsStr>>(arguments: &[S]) -> Run {
    run_with(arguments, b"")
}
