//! `tenpai readings`.

use serde_json::{Value, json};

use crate::{run, run_with};

#[test]
fn it_has_a_field_for_each_reading_sorted_as_text() {
    let input = b"11s123s456s777s234m\n11122233344s222z\n3m446p1z\n11m[123m](7777z)\n1m\n";
    let run = run_with(&["readings", "--format", "tsv"], input);
    assert_eq!(
        run.out,
        "11s123s456s777s234m\t-1\t2\t234m 111s 234s 567s 77s\t234m 11s 123s 456s 777s\n\
         11122233344s222z\t-1\t3\t111s 222s 333s 44s 222z\t11s 123s 234s 234s 222z\t123s 123s \
         123s 44s 222z\n\
         3m446p1z\t1\t2\t3m 44p 6p 1z\t3m 4p 46p 1z\n\
         11m[123m](7777z)\terror\tmeld count 2 does not go with 2 concealed tiles: it must be \
         4, a kan being one\n\
         1m\t0\t1\t1m\n"
    );
    assert_eq!((run.err.as_str(), run.status), ("", 1));
}

/// Seven pairs that are also divided so in the general form: one text, printed and counted once.
#[test]
fn a_text_of_two_forms_is_one_field() {
    let hand = "19m19p19s1234567z";
    let all = run(&["readings", "--all", "--format", "tsv", hand]).out;
    let fields: Vec<&str> = all.trim_end().split('\t').collect();
    assert_eq!(fields, [hand, "0", "1", "1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z"]);
    let json = run(&["readings", "--all", "--format", "json", hand]).out;
    let object: Value = serde_json::from_str(&json).expect("a line of JSON");
    let forms: Vec<&Value> =
        object["readings"].as_array().expect("a list").iter().map(|it| &it["form"]).collect();
    assert_eq!(forms, ["general", "seven_pairs", "thirteen_orphans"]);
    let count = run(&["readings", "--all", "--count", "--format", "tsv", hand]).out;
    assert_eq!(count, format!("{hand}\t0\t1\n"));
}

/// What is counted without being kept is what is printed.
#[test]
fn the_count_alone_is_that_of_the_fields() {
    for which in [&[][..], &["--all"]] {
        for hand in ["12334455667789m", "2233445566778m", "1122m3344p5566s77z", "1111m", "1z"] {
            let ask = |more: &[&str]| {
                run(&[&["readings", "--format", "tsv", hand], which, more].concat()).out
            };
            let (listed, counted) = (ask(&[]), ask(&["--count"]));
            let listed: Vec<&str> = listed.trim_end().split('\t').collect();
            let counted: Vec<&str> = counted.trim_end().split('\t').collect();
            assert_eq!(listed[..3], counted[..], "{hand}");
            assert_eq!(listed.len() - 3, listed[2].parse::<usize>().expect("a number"));
            assert!(listed[3..].windows(2).all(|two| two[0] < two[1]), "{hand}");
        }
    }
    assert_eq!(run(&["readings", "--count", "2235m"]).out, "2235m\n  readings 1\n");
    let json = run(&["readings", "--count", "--format", "json", "2235m"]).out;
    assert_eq!(json, "{\"hand\":\"2235m\",\"shanten\":0,\"count\":1}\n");
}

#[test]
fn in_json_they_are_objects_with_their_groups() {
    let ask = |arguments: &[&str]| -> Value {
        let run = run(&[&["readings", "--format", "json"], arguments].concat());
        assert_eq!((run.err.as_str(), run.status), ("", 0));
        serde_json::from_str(&run.out).expect("a line of JSON")
    };
    let group = |tiles: &str, kind: &str| json!({ "tiles": tiles, "kind": kind });
    assert_eq!(
        ask(&["46p11z[456s][123m](7777z)"]),
        json!({
            "hand": "46p11z[456s][123m](7777z)",
            "shanten": 0,
            "readings": [{
                "form": "general",
                "shanten": 0,
                "groups": [
                    group("46p", "closed partial"),
                    group("11z", "pair"),
                    group("[456s]", "chi"),
                    group("[123m]", "chi"),
                    group("(7777z)", "concealed kan"),
                ],
            }],
        })
    );
    let won = ask(&["--won-on", "3m", "11123345m"]);
    let wins = json!([
        { "tiles": "123m", "wait": "edge" },
        { "tiles": "345m", "wait": "two-sided" },
    ]);
    assert_eq!(won["readings"][0]["wins"], wins);
    assert_eq!(won["readings"].as_array().map(Vec::len), Some(1));
}

#[test]
fn a_person_reads_one_a_line_with_its_kinds() {
    let run = run(&["readings", "--won-on", "8m", "22334455667788m"]);
    let expected = "\
22334455667788m
  shanten  complete
  readings 4
           22m 33m 44m 55m 66m 77m 88m  seven pairs: 7 pairs
           22m 345m 345m 678m 678m      pair, 4 runs
           234m 234m 55m 678m 678m      pair, 4 runs
           234m 234m 567m 567m 88m      pair, 4 runs
  won on   8m
           as 22m 33m 44m 55m 66m 77m 88m
             88m seven pairs
           as 22m 345m 345m 678m 678m
             678m two-sided
           as 234m 234m 55m 678m 678m
             678m two-sided
           as 234m 234m 567m 567m 88m
             88m single
";
    assert_eq!((run.out.as_str(), run.err.as_str(), run.status), (expected, "", 0));
}

#[test]
fn the_rules_are_heeded() {
    let ask = |arguments: &[&str]| run(&[&["readings", "--format", "tsv"], arguments].concat()).out;
    assert_eq!(ask(&["1111m"]), "1111m\t1\t2\t1m 111m\t1m 1m 11m\n");
    assert_eq!(ask(&["--copies", "formal", "1111m"]), "1111m\t0\t2\t11m 11m\t1m 111m\n");
    let orphans = ["--copies", "visible", "--visible", "1111z", "--form", "thirteen-orphans"];
    let hand = "1111222233334m";
    assert_eq!(ask(&[&orphans[..], &[hand]].concat()), format!("{hand}\t-\t0\n"));
}

#[test]
fn arguments_that_do_not_go_together_are_refused() {
    for arguments in [
        &["--count", "--won-on", "1m"][..],
        &["--format", "tsv", "--won-on", "1m"],
        &["--won-on", "12m"],
        &["--won-on", "8z"],
    ] {
        let run = run(&[&["readings"], arguments, &["11m"]].concat());
        assert_eq!((run.out.as_str(), run.status), ("", 2), "{arguments:?}");
        assert!(run.err.starts_with("error: "), "{}", run.err);
    }
}
