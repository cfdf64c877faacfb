//! How the program ends.

use std::io::{Read, Write};
use std::process::Stdio;

use crate::{program, run};

#[test]
fn the_status_is_0_or_1_if_a_hand_was_bad() {
    for format in ["text", "tsv", "json"] {
        for question in ["shanten", "waits", "acceptance"] {
            assert_eq!(run(&[question, "--format", format, "1m", "2m"]).status, 0);
            assert_eq!(run(&[question, "--format", format, "x", "2m"]).status, 1);
        }
        assert_eq!(run(&["discards", "--format", format, "11m", "12m"]).status, 0);
        assert_eq!(run(&["discards", "--format", format, "x", "12m"]).status, 1);
    }
    assert_eq!(run(&["1m", "2m"]).status, 0);
    assert_eq!(run(&["1m", "x"]).status, 1);
}

#[test]
fn wrong_arguments_are_2() {
    for arguments in [&["--wrong"][..], &["waits", "--format", "xml"], &["waits", "-x"]] {
        let run = run(arguments);
        assert_eq!((run.out.as_str(), run.status), ("", 2), "{arguments:?}");
        assert!(run.err.starts_with("error: "));
    }
}

#[test]
fn a_closed_pipe_ends_it_quietly() {
    for format in ["text", "tsv", "json"] {
        let mut child = program()
            .args(["waits", "--format", format])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        drop(child.stdout.take());
        let mut stdin = child.stdin.take().expect("standard input is a pipe");
        // It may be gone before it has read all of this.
        let _ = stdin.write_all("2235m\n".repeat(100_000).as_bytes());
        drop(stdin);
        let mut errors = String::new();
        let mut stderr = child.stderr.take().expect("standard error is a pipe");
        stderr.read_to_string(&mut errors).expect("the errors are UTF-8");
        assert_eq!(errors, "");
        assert_eq!(child.wait().expect("the program ends").code(), Some(0));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn output_that_cannot_be_written_is_3() {
    use std::fs::OpenOptions;

    let arguments =
        [&["1m"][..], &["waits", "1m"], &["waits", "--format", "json", "1m", "x"], &["1m", "x"]];
    for arguments in arguments {
        let full = OpenOptions::new().write(true).open("/dev/full").expect("Linux has it");
        let output = program()
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(full)
            .stderr(Stdio::piped())
            .spawn()
            .and_then(|child| child.wait_with_output())
            .expect("the program runs");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(errors.starts_with("tenpai: cannot write: "), "{arguments:?}: {errors}");
        assert_eq!(errors.lines().count(), 1);
        assert_eq!(output.status.code(), Some(3));
    }
}

#[cfg(unix)]
#[test]
fn input_that_cannot_be_read_is_3_after_the_answers_before_it() {
    let directory = std::fs::File::open(env!("CARGO_MANIFEST_DIR")).expect("it is there");
    let output = program()
        .args(["waits", "--format", "tsv", "1m", "-", "2m"])
        .stdin(directory)
        .output()
        .expect("the program runs");
    assert_eq!(output.stdout, b"1m\t1m\t1m\n");
    assert!(output.stderr.starts_with(b"tenpai: cannot read standard input: "));
    assert_eq!(output.status.code(), Some(3));
}
