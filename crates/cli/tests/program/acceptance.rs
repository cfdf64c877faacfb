//! `tenpai acceptance`.

use serde_json::{Value, json};

use crate::{run, run_with};

#[test]
fn it_has_four_fields() {
    let run = run_with(
        &["acceptance", "--format", "tsv"],
        b"123m12399p57s112z\n1111m\n2235m\n13m456p789s11z(2222m)\n",
    );
    assert_eq!(
        run.out,
        "123m12399p57s112z\t1\t9p6s1z\t8\n\
         1111m\t1\t23456789m123456789p123456789s1234567z\t132\n\
         2235m\t0\t4m\t4\n\
         13m456p789s11z(2222m)\t0\t2m\t0\n"
    );
    assert_eq!((run.err.as_str(), run.status), ("", 0));
}

#[test]
fn in_json_the_fields_are_the_keys() {
    let run = run(&["acceptance", "--format", "json", "123m12399p57s112z", "x"]);
    assert!(run.out.starts_with(
        "{\"hand\":\"123m12399p57s112z\",\"shanten\":1,\"tiles\":\"9p6s1z\",\"copies\":8}\n\
         {\"hand\":\"x\",\"error\":\""
    ));
    assert_eq!((run.err.as_str(), run.status), ("", 1));
}

#[test]
fn a_person_reads_the_tiles_by_the_copies_left() {
    let run = run(&["acceptance", "123m12399p57s112z", "13m456p789s11z(2222m)"]);
    let expected = "\
123m12399p57s112z
  shanten  1-shanten
  accepts  4 left            6s
           2 left of each    9p1z
           together          8 left

13m456p789s11z(2222m)
  shanten  tenpai
  accepts  0 left            2m
           together          0 left
";
    assert_eq!((run.out.as_str(), run.err.as_str(), run.status), (expected, "", 0));
}

#[test]
fn what_cannot_be_reached_is_said() {
    let rules = ["--copies", "visible", "--visible", "1111z", "--form", "thirteen-orphans"];
    let hand = "19m19p19s2345677z";
    let ask = |format| run(&[&["acceptance", "--format", format, hand], &rules[..]].concat()).out;
    assert_eq!(ask("tsv"), format!("{hand}\t-\t-\t0\n"));
    let object: Value = serde_json::from_str(&ask("json")).expect("a line of JSON");
    assert_eq!(object, json!({ "hand": hand, "shanten": null, "tiles": "", "copies": 0 }));
    assert_eq!(ask("text"), format!("{hand}\n  shanten  unreachable\n  accepts  nothing\n"));
}

#[test]
fn a_hand_after_its_draw_is_a_bad_hand() {
    let run = run(&["acceptance", "--format", "tsv", "11m", "1m"]);
    assert_eq!(
        run.out,
        "11m\terror\tthe hand has to discard first: it has 2 concealed, and this takes 1, 4, 7, 10 \
         or 13\n1m\t0\t1m\t3\n"
    );
    assert_eq!((run.err.as_str(), run.status), ("", 1));
}

#[test]
fn the_explanation_has_it() {
    let explained = run(&["123m12399p57s112z"]).out;
    let accepts = "  accepts  4 left            6s\n           2 left of each    9p1z\n           \
                   together          8 left\n";
    let improves = "  improves 7p for 2z         8 to 12 accepted, 4 left\n";
    let rows = format!("  waits    none\n{accepts}{improves}");
    assert!(explained.contains(&rows), "{explained}");
    // The best are shown, six at most.
    assert_eq!(explained.matches(" accepted, ").count(), 6, "{explained}");
}

#[test]
fn improvements_that_are_not_shown_are_counted() {
    let run = run(&["1z[111z][222z][333z][444z]"]);
    let shown = run.out.lines().filter(|line| line.contains("0 to 3 accepted")).count();
    // Each of the 27 suit tiles and of 5z, 6z and 7z is a single wait with three left.
    assert_eq!((shown, run.status), (6, 0));
    assert!(run.out.ends_with("           and 24 more\n"), "{}", run.out);
}
