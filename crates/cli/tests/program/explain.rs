//! `tenpai explain`.

use std::fs;
use std::path::Path;

use crate::{run, run_with};

/// The text of the file, or with `UPDATE=1` what it is to be from now on. Each of these was read
/// and found true: look at what changed.
fn assert_as_in_file(name: &str, arguments: &[&str]) {
    let run = run(&[&["explain"], arguments].concat());
    assert_eq!((run.err.as_str(), run.status), ("", 0), "{arguments:?}");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/explanations").join(name);
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, &run.out).expect("the file can be written");
    }
    let file = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(run.out, file.replace("\r\n", "\n"), "{name}");
}

#[test]
fn as_in_the_files() {
    for hand in [
        "1112345678999m",
        "2235m",
        "1113345m",
        "11112222333344z",
        "2233445566778m",
        "19m19p19s1234567z",
        "1111m",
        "11m19p19s1234567z",
        "13m45679p44789s1z",
        "1245m567p1235689s",
    ] {
        assert_as_in_file(&format!("{hand}.txt"), &[hand]);
    }
}

#[test]
fn as_in_the_files_by_other_rules() {
    assert_as_in_file("won.txt", &["--won-on", "4s", "234m11123456777s", "11122233344s222z"]);
    assert_as_in_file("melds.txt", &["--copies", "melds", "112224m1224p[333p]"]);
    assert_as_in_file("visible.txt", &["--copies", "visible", "--visible", "4444m", "2235m"]);
    assert_as_in_file("pairs.txt", &["--four-of-a-kind", "two-pairs", "11112233m4455p6z"]);
    assert_as_in_file("sanma.txt", &["--players", "3", "1111m111122233z"]);
    assert_as_in_file("lonely.txt", &["--copies", "melds", "1m[111m][222m][333m][444m]"]);
    assert_as_in_file("formal.txt", &["--copies", "formal", "1111m"]);
    let unreachable = ["--copies", "visible", "--visible", "1111z", "--form", "thirteen-orphans"];
    assert_as_in_file("unreachable.txt", &[&unreachable[..], &["1111222233334m"]].concat());
    assert_as_in_file("form.txt", &["--form", "thirteen-orphans", "19m19p19s1234567z"]);
}

/// No explanation is wider than a terminal, and each line says something.
#[test]
fn it_fits_a_terminal() {
    for hand in [
        "1112345678999m",
        "11112222333344z",
        "19m19p19s1234567z",
        "19m19p19s12345677z",
        "258m258p258s12345z",
        "1122m3344p5566s77z",
        "12334455667789m",
        "11m22p33s44z[123m][456p][789s]",
    ] {
        let run = run(&["explain", hand]);
        assert!(run.out.lines().all(|line| line.chars().count() <= 80), "{}", run.out);
        assert!(run.out.lines().all(|line| !line.trim().is_empty()), "{}", run.out);
    }
}

#[test]
fn lines_of_standard_input_are_explained_too() {
    let piped = run_with(&["explain"], b"2235m\nx\n11m\n");
    let given = run(&["explain", "2235m", "11m"]);
    assert_eq!((piped.out, piped.status), (given.out, 1));
    assert!(piped.err.starts_with("tenpai: line 2: \"x\": unexpected 'x' at byte 0"));
}

#[test]
fn what_cannot_be_won_on_is_a_bad_hand() {
    for question in ["explain", "readings"] {
        let run = run(&[question, "--won-on", "9p", "11m", "12m", "1m"]);
        assert_eq!((run.out.as_str(), run.status), ("", 1), "{question}");
        assert_eq!(
            run.err,
            "tenpai: \"11m\": 9p is not among the concealed tiles: the winning tile has to be\n\
             tenpai: \"12m\": not complete: --won-on is about hands that won\n\
             tenpai: \"1m\": not complete: --won-on is about hands that won\n"
        );
    }
}

#[test]
fn it_is_text_and_nothing_else() {
    let run = run(&["explain", "--format", "json", "1m"]);
    assert_eq!((run.out.as_str(), run.status), ("", 2));
    assert!(run.err.contains("--format"), "{}", run.err);
}
