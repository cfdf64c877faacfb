//! `--format json`.

use serde_json::{Value, json};

use crate::{output, run, run_with};

fn objects(out: &str) -> Vec<Value> {
    out.lines().map(|line| serde_json::from_str(line).expect("each line is JSON")).collect()
}

#[test]
fn an_object_a_line_whose_keys_are_the_fields() {
    let run = run(&["shanten", "--format", "json", "123m456p789s1122z", "2235m"]);
    assert_eq!(
        run.out,
        "{\"hand\":\"123m456p789s1122z\",\"general\":0,\"seven_pairs\":4,\
         \"thirteen_orphans\":8,\"best\":0}\n\
         {\"hand\":\"2235m\",\"general\":0,\"seven_pairs\":null,\
         \"thirteen_orphans\":null,\"best\":0}\n"
    );
    assert_eq!((run.err.as_str(), run.status), ("", 0));
}

#[test]
fn no_wait_is_the_empty_text() {
    let run = run_with(&["waits", "--format", "json"], b"1111m\n2235m\n147m1z");
    assert_eq!(
        objects(&run.out),
        [
            json!({ "hand": "1111m", "formal": "1m", "effective": "" }),
            json!({ "hand": "2235m", "formal": "4m", "effective": "4m" }),
            json!({ "hand": "147m1z", "formal": "", "effective": "" }),
        ]
    );
    assert_eq!((run.err.as_str(), run.status), ("", 0));
}

#[test]
fn a_bad_hand_has_an_error() {
    let run = run_with(&["waits", "--format", "json"], b"\n1\t1m\n\"\\\n1m\n");
    assert_eq!(
        objects(&run.out),
        [
            json!({ "hand": "", "error": "no tiles: write some, such as 123m456p789s1122z" }),
            json!({
                "hand": "1\t1m",
                "error": "the hand has to discard first: it has 2 concealed, and this takes 1, 4, 7, 10 or 13"
            }),
            json!({
                "hand": "\"\\",
                "error": "unexpected '\"' at byte 0: use digits, m p s z, [ ] and ( )"
            }),
            json!({ "hand": "1m", "formal": "1m", "effective": "1m" }),
        ]
    );
    assert_eq!((run.err.as_str(), run.status), ("", 1));
}

#[test]
fn bytes_that_are_not_text_are_replaced() {
    let output = output(&["shanten", "--format", "json"], b"1m\xff\n1m");
    let out = String::from_utf8(output.stdout).expect("JSON is UTF-8");
    let objects = objects(&out);
    assert_eq!(objects[0]["hand"], "1m\u{fffd}");
    assert!(objects[0]["error"].as_str().is_some_and(|error| error.starts_with("not UTF-8")));
    assert_eq!(objects[1]["best"], 0);
    assert_eq!(output.status.code(), Some(1));
}
