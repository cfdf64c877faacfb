//! `tenpai discards`.

use serde_json::{Value, json};

use crate::{run, run_with};

#[test]
fn it_has_a_field_for_each_discard_in_tile_order_red_fives_first() {
    let run = run_with(&["discards", "--format", "tsv"], b"52203m\n11m\n21m\n11122m\n");
    assert_eq!(
        run.out,
        "52203m\t0\t2m:0:14m:8\t3m:0:25m:4\t0m:0:4m:4\t5m:0:4m:4\n\
         11m\t-1\t1m:0:1m:2\n\
         21m\t0\t1m:0:2m:3\t2m:0:1m:3\n\
         11122m\t-1\t1m:0:12m:3\t2m:0:23m:6\n"
    );
    assert_eq!((run.err.as_str(), run.status), ("", 0));
}

#[test]
fn in_json_they_are_objects_in_the_same_order() {
    let run = run(&["discards", "--format", "json", "52203m"]);
    assert_eq!(
        run.out,
        "{\"hand\":\"52203m\",\"shanten\":0,\"discards\":[\
         {\"tile\":\"2m\",\"shanten\":0,\"tiles\":\"14m\",\"copies\":8},\
         {\"tile\":\"3m\",\"shanten\":0,\"tiles\":\"25m\",\"copies\":4},\
         {\"tile\":\"0m\",\"shanten\":0,\"tiles\":\"4m\",\"copies\":4},\
         {\"tile\":\"5m\",\"shanten\":0,\"tiles\":\"4m\",\"copies\":4}]}\n"
    );
    assert_eq!((run.err.as_str(), run.status), ("", 0));
}

#[test]
fn what_cannot_be_reached_is_said() {
    let rules = ["--copies", "visible", "--visible", "1111z", "--form", "thirteen-orphans"];
    let hand = "1111222233334m";
    let ask = |format| {
        run(&[&["discards", "--format", format, &format!("{hand}4m")], &rules[..]].concat()).out
    };
    assert_eq!(ask("tsv"), format!("{hand}4m\t-\t1m:-:-:0\t2m:-:-:0\t3m:-:-:0\t4m:-:-:0\n"));
    let object: Value = serde_json::from_str(&ask("json")).expect("a line of JSON");
    assert_eq!(object["shanten"], Value::Null);
    let first = json!({ "tile": "1m", "shanten": null, "tiles": "", "copies": 0 });
    assert_eq!(object["discards"][0], first);
    assert!(ask("text").contains("  discards 1m  unreachable    0 left  nothing\n"));
}

const TABLE: &str = "  discards 9p  1-shanten    8 left  6s12z
           1z  1-shanten    8 left  9p6s2z
           2z  1-shanten    8 left  9p6s1z
           5s  1-shanten    6 left  9p12z
           7s  1-shanten    6 left  9p12z
           1m  2-shanten   17 left  14m9p6s12z
           1p  2-shanten   17 left  149p6s12z
           2m  2-shanten   13 left  2m9p6s12z
           3m  2-shanten   13 left  3m9p6s12z
           2p  2-shanten   13 left  29p6s12z
           3p  2-shanten   13 left  39p6s12z
";

#[test]
fn a_person_reads_a_table_the_best_first() {
    let hand = "123m12399p57s1122z";
    let run = run(&["discards", hand]);
    assert_eq!(run.out, format!("{hand}\n  shanten  1-shanten\n{TABLE}"));
    assert_eq!((run.err.as_str(), run.status), ("", 0));
}

#[test]
fn the_explanation_has_it_in_place_of_waits() {
    let explained = run(&["123m12399p57s1122z"]).out;
    assert!(explained.ends_with(&format!("  best              1-shanten\n{TABLE}")), "{explained}");
}

#[test]
fn a_hand_before_its_draw_is_a_bad_hand() {
    let run = run(&["discards", "--format", "tsv", "1m", "12m"]);
    assert_eq!(
        run.out,
        "1m\terror\tthe hand has to draw first: it has 1 concealed, and this takes 2, 5, 8, 11 or \
         14\n12m\t0\t1m:0:2m:3\t2m:0:1m:3\n"
    );
    assert_eq!((run.err.as_str(), run.status), ("", 1));
}
