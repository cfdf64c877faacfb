//! Where hands come from.

use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

use crate::{program, run, run_with};

const WAITS: [&str; 3] = ["waits", "--format", "tsv"];

/// The answers to these hands and this standard input.
fn waits(hands: &[&str], input: &[u8]) -> String {
    run_with(&[&WAITS, hands].concat(), input).out
}

#[test]
fn standard_input_is_read_without_hands_or_for_a_dash() {
    let answers = "1m\t1m\t1m\n2m\t2m\t2m\n";
    assert_eq!(waits(&[], b"1m\n2m\n"), answers);
    assert_eq!(waits(&["-"], b"1m\n2m\n"), answers);
    assert_eq!(waits(&["--", "-"], b"1m\n2m\n"), answers);
    assert_eq!(waits(&["1m", "2m"], b"3m\n"), answers);
}

#[test]
fn a_dash_stands_among_other_hands() {
    let answers = "3m\t3m\t3m\n1m\t1m\t1m\n2m\t2m\t2m\n4m\t4m\t4m\n";
    assert_eq!(waits(&["3m", "-", "4m"], b"1m\n2m\n"), answers);
    // The second one finds nothing left.
    assert_eq!(waits(&["3m", "-", "-", "4m"], b"1m\n2m"), answers);
}

#[test]
fn the_program_without_a_command_reads_standard_input_for_a_dash() {
    let read = run_with(&["1m", "-"], b"2235m\n");
    assert_eq!(read.out, run(&["1m", "2235m"]).out);
    assert_eq!(read.status, 0);
}

#[test]
fn lines_end_in_either_way_and_the_last_one_need_not() {
    assert_eq!(waits(&[], b"1m\r\n2m\n3m"), "1m\t1m\t1m\n2m\t2m\t2m\n3m\t3m\t3m\n");
    // Only one `\r` belongs to the end.
    assert_eq!(waits(&[], b"1m\r\r\n2m\r"), "1m \t1m\t1m\n2m\t2m\t2m\n");
    assert!(waits(&[], b"\r\n").starts_with("\terror\tno tiles"));
}

#[test]
fn no_input_is_no_hand() {
    let run = run_with(&WAITS, b"");
    assert_eq!((run.out.as_str(), run.err.as_str(), run.status), ("", "", 0));
}

#[test]
fn a_line_may_be_long() {
    let spaces = " ".repeat(3_000_000);
    assert!(
        waits(&[], format!("1m{spaces}\n2m\n").as_bytes())
            == format!("1m{spaces}\t1m\t1m\n2m\t2m\t2m\n")
    );
    let tiles = format!("{}m", "1".repeat(3_000_000));
    assert!(
        waits(&[], tiles.as_bytes())
            == format!("{tiles}\terror\t255 or more copies of 1m: there are only four\n")
    );
}

#[cfg(unix)]
#[test]
fn an_argument_need_not_be_text() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let bad = OsStr::from_bytes(b"1m\xff");
    let output = crate::output(&["waits".as_ref(), "--format=tsv".as_ref(), bad], b"");
    assert!(output.stdout.starts_with(b"1m\xff\terror\tnot UTF-8 at byte 2"));
    assert_eq!(output.status.code(), Some(1));

    let run = run(&[bad]);
    assert!(run.err.starts_with("tenpai: \"1m\u{fffd}\": not UTF-8 at byte 2"));
    assert_eq!((run.out.as_str(), run.status), ("", 1));
}

#[test]
fn an_answer_does_not_wait_for_the_next_hand() {
    let mut child = program()
        .args(WAITS)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("standard input is a pipe");
    let mut stdout = BufReader::new(child.stdout.take().expect("standard output is a pipe"));
    for hand in ["1m", "2m", "3m"] {
        writeln!(stdin, "{hand}").expect("the program reads");
        let mut answer = String::new();
        stdout.read_line(&mut answer).expect("the program writes");
        assert_eq!(answer, format!("{hand}\t{hand}\t{hand}\n"));
    }
    drop(stdin);
    assert!(child.wait().expect("the program ends").success());
}
