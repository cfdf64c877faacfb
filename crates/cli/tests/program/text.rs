//! The layout for people: the program without a command, and `--format text`.

use crate::{run, run_with};

#[test]
fn a_hand_is_explained() {
    let run = run(&["123m456p789s1122z"]);
    let expected = "\
123m456p789s1122z
  tiles    13 concealed, to draw
  melds    none
  blocks   123m              melds complete
           456p              melds complete
           789s              melds complete
           11z               pair complete or one short of melds
           22z               pair complete or one short of melds
  shanten  general form      tenpai
           seven pairs       4-shanten
           thirteen orphans  8-shanten
           best              tenpai
  waits    1z 2 left, 2z 2 left
  accepts  2 left of each    12z
           together          4 left
";
    assert_eq!((run.out.as_str(), run.err.as_str(), run.status), (expected, "", 0));
}

#[test]
fn melds_are_named_or_said_to_be_assumed() {
    let run = run(&["23m406p11z[444z](7777z)", "5m3m22m"]);
    let expected = "\
23m406p11z[444z](7777z)
  tiles    7 concealed, to draw
  melds    [444z]            pon
           (7777z)           concealed kan
  blocks   23m               one short of melds
           456p              melds complete
           11z               pair complete or one short of melds
  shanten  general form      tenpai
           seven pairs       not with melds
           thirteen orphans  not with melds
           best              tenpai
  waits    1m 4 left, 4m 4 left
  accepts  4 left of each    14m
           together          8 left

2235m
  tiles    4 concealed, to draw
  melds    3 assumed, as none are named
  blocks   223m              pair and half
           5m                half or one short of pair complete
  shanten  general form      tenpai
           seven pairs       not with melds
           thirteen orphans  not with melds
           best              tenpai
  waits    4m 4 left
  accepts  4 left            4m
           together          4 left
  improves 2m for 5m         4 to 11 accepted, 2 left
           5m for 2m         4 to 8 accepted, 3 left
           6m for 3m         4 to 8 accepted, 4 left
";
    assert_eq!((run.out.as_str(), run.err.as_str(), run.status), (expected, "", 0));
}

#[test]
fn a_hand_after_its_draw_is_explained_too() {
    let run = run_with(&["-"], b"11m\n");
    let expected = "\
11m
  tiles    2 concealed, to discard
  melds    4 assumed, as none are named
  blocks   11m               pair complete or one short of melds
  shanten  general form      complete
           seven pairs       not with melds
           thirteen orphans  not with melds
           best              complete
  waits    none: it is complete
  discards 1m  tenpai    2 left  1m
";
    assert_eq!((run.out.as_str(), run.err.as_str(), run.status), (expected, "", 0));
}

#[test]
fn formal_waits_are_named_where_they_differ() {
    let run = run(&["waits", "1113m", "1111m", "2222345m", "2222345555m", "147m1z"]);
    let expected = "\
1113m
  waits    2m 4 left, 3m 3 left

1111m
  waits    none
  formal   1m, held four times

2222345m
  waits    5m 3 left
  formal   also 2m, held four times

2222345555m
  waits    none
  formal   25m, each held four times

147m1z
  waits    none
";
    assert_eq!((run.out.as_str(), run.err.as_str(), run.status), (expected, "", 0));
}

#[test]
fn text_is_the_default_format() {
    for (question, hand) in
        [("shanten", "2235m"), ("waits", "2235m"), ("acceptance", "2235m"), ("discards", "22358m")]
    {
        let default = run(&[question, hand]);
        assert_eq!(default.out, run(&[question, "--format", "text", hand]).out);
        assert!(default.out.starts_with(&format!("{hand}\n  ")));
    }
}

#[test]
fn errors_go_to_standard_error_and_the_others_go_on() {
    let all = run(&["1m", "12m3", "\x1b[31m", "", "2m"]);
    assert_eq!(
        all.err,
        "tenpai: \"12m3\": digits without a suit at byte 3: put m, p, s or z after them\n\
         tenpai: \"\\u{1b}[31m\": unexpected '\\u{1b}' at byte 0: use digits, m p s z, [ ] and \
         ( )\n\
         tenpai: \"\": no tiles: write some, such as 123m456p789s1122z\n"
    );
    assert_eq!(all.status, 1);
    assert_eq!(all.out, run(&["1m", "2m"]).out);
}

#[test]
fn errors_on_standard_input_name_the_line() {
    let run = run_with(&["waits"], b"1m\n\n11m\n");
    assert_eq!(
        run.err,
        "tenpai: line 2: \"\": no tiles: write some, such as 123m456p789s1122z\n\
         tenpai: line 3: \"11m\": the hand has to discard first: it has 2 concealed, and this \
         takes 1, 4, 7, 10 or 13\n"
    );
    assert_eq!((run.out.as_str(), run.status), ("1m\n  waits    1m 3 left\n", 1));
}

#[test]
fn a_long_bad_hand_is_cut_short_in_its_message() {
    let run = run(&["一".repeat(1000)]);
    assert!(run.err.starts_with(&format!("tenpai: \"{}\"...: ", "一".repeat(60))));
    assert!(run.err.len() < 400);
}

/// On a terminal, answers and errors come in the order of the hands.
#[cfg(unix)]
#[test]
fn both_streams_into_one_pipe_keep_the_order() {
    use std::io::{Read, pipe};

    let (mut reader, writer) = pipe().expect("a pipe opens");
    let mut command = crate::program();
    command.args(["waits", "1m", "x", "2m", "y"]);
    command.stdout(writer.try_clone().expect("the pipe is shared")).stderr(writer);
    let mut child = command.spawn().expect("the program starts");
    // The writing ends in the command would keep the pipe open.
    drop(command);
    let mut both = String::new();
    reader.read_to_string(&mut both).expect("the output is UTF-8");
    child.wait().expect("the program ends");
    let starts: Vec<_> = both
        .lines()
        .filter(|line| !line.starts_with("  ") && !line.is_empty())
        .map(|line| line.split(": unexpected").next().unwrap_or(line))
        .collect();
    assert_eq!(starts, ["1m", "tenpai: \"x\"", "2m", "tenpai: \"y\""]);
}
