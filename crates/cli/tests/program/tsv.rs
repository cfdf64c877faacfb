//! `--format tsv`, which other programs rely on.

use crate::{output, run, run_with};

#[test]
fn waits_has_three_fields() {
    let input = b"2235m\n11m19p19s1234567z\n1111m\n147m258p369s1234z\n2222345m\n";
    let run = run_with(&["waits", "--format", "tsv"], input);
    assert_eq!(
        run.out,
        "2235m\t4m\t4m\n\
         11m19p19s1234567z\t9m\t9m\n\
         1111m\t1m\t-\n\
         147m258p369s1234z\t-\t-\n\
         2222345m\t25m\t5m\n"
    );
    assert_eq!((run.err.as_str(), run.status), ("", 0));
}

#[test]
fn shanten_has_five_fields() {
    let hands = [
        "123m456p789s1122z",
        "1245m567p1235689s",
        "2233445566778m",
        "19m19p19s12345677z",
        "45z[444z][111z][555z](7777z)",
        "258m258p258s12345z",
        "11s",
    ];
    let run = run(&[&["shanten", "--format", "tsv"], &hands[..]].concat());
    assert_eq!(
        run.out,
        "123m456p789s1122z\t0\t4\t8\t0\n\
         1245m567p1235689s\t2\t6\t10\t2\n\
         2233445566778m\t0\t0\t13\t0\n\
         19m19p19s12345677z\t7\t5\t-1\t-1\n\
         45z[444z][111z][555z](7777z)\t0\t-\t-\t0\n\
         258m258p258s12345z\t8\t6\t8\t6\n\
         11s\t-1\t-\t-\t-1\n"
    );
    assert_eq!((run.err.as_str(), run.status), ("", 0));
}

#[test]
fn the_hand_is_printed_as_it_was_given() {
    let input = b" 50m 1z\t1z \n505m1z\n\t23m\t4m5m\n";
    let run = run_with(&["waits", "--format", "tsv"], input);
    let hands: Vec<_> = run.out.lines().map(|line| line.split('\t').next()).collect();
    assert_eq!(hands, [Some(" 50m 1z 1z "), Some("505m1z"), Some(" 23m 4m5m")]);
    assert_eq!(run.status, 0);
}

#[test]
fn an_argument_is_one_line_whatever_is_in_it() {
    let run = run(&["waits", "--format", "tsv", "1\n2\r\n3m\t4m", "\n", "\t", ""]);
    let nothing = "\terror\tno tiles: write some, such as 123m456p789s1122z\n";
    assert_eq!(run.out, format!("1 2  3m 4m\t14m\t14m\n {nothing} {nothing}{nothing}"));
    assert_eq!(run.status, 1);
}

#[test]
fn bad_hands_have_a_line_and_the_others_go_on() {
    let input = b"1m\n12m3\n11111m\n\n123m\n14m1m\tq\n1m\n";
    for question in ["waits", "shanten"] {
        let run = run_with(&[question, "--format", "tsv"], input);
        let lines: Vec<Vec<_>> = run.out.lines().map(|line| line.split('\t').collect()).collect();
        assert_eq!(lines.len(), 7);
        assert_eq!(lines[0], lines[6]);
        assert_ne!(lines[0][1], "error");
        for (line, hand) in lines[1..6].iter().zip(["12m3", "11111m", "", "123m", "14m1m q"]) {
            assert_eq!(line[..2], [hand, "error"]);
            assert_eq!(line.len(), 3);
            assert!(!line[2].is_empty());
        }
        assert_eq!((run.err.as_str(), run.status), ("", 1));
    }
}

#[test]
fn waits_takes_hands_before_the_draw_and_shanten_both() {
    let (waiting, drawn) = ("123m456p789s1122z", "123m456p789s11222z");
    let waits = run(&["waits", "--format", "tsv", drawn, waiting]);
    let expected = format!(
        "{drawn}\terror\tthe hand has to discard first: it has 14 concealed, and this takes 1, 4, 7, 10 or 13\n\
         {waiting}\t12z\t12z\n"
    );
    assert_eq!((waits.out, waits.status), (expected, 1));
    let shanten = run(&["shanten", "--format", "tsv", drawn, waiting]);
    let expected = format!("{drawn}\t-1\t4\t8\t-1\n{waiting}\t0\t4\t8\t0\n");
    assert_eq!((shanten.out, shanten.status), (expected, 0));
}

#[test]
fn bytes_that_are_not_text_come_back_as_they_are() {
    let output = output(&["waits", "--format", "tsv"], b"1m\xff\t\xfe\n\xc3\n1\x00m\n1m\n");
    let lines: Vec<&[u8]> = output.stdout.split(|&byte| byte == b'\n').collect();
    assert!(lines[0].starts_with(b"1m\xff \xfe\terror\tnot UTF-8 at byte 2"));
    assert!(lines[1].starts_with(b"\xc3\terror\tnot UTF-8 at byte 0"));
    assert!(lines[2].starts_with(b"1\x00m\terror\tunexpected '\\0' at byte 1"));
    assert_eq!(lines[3..], [&b"1m\t1m\t1m"[..], b""]);
    assert_eq!(output.status.code(), Some(1));
}
