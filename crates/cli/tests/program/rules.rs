//! The options that say by which rules hands are judged, and what is seen.

use crate::{run, run_with};

/// What `--format tsv` prints behind the hand, when that is good.
fn ask(question: &str, hand: &str, rules: &[&str]) -> String {
    let run = run(&[&[question, "--format", "tsv", hand], rules].concat());
    assert_eq!((run.err.as_str(), run.status), ("", 0), "{}", run.out);
    run.out.trim_end().split_once('\t').expect("a line with fields").1.to_owned()
}

#[test]
fn copies_are_counted_as_asked() {
    let numbers = |hand| {
        ["formal", "concealed", "melds", "visible"].map(|rule| {
            let numbers = ask("shanten", hand, &["--copies", rule, "--visible", "2222s"]);
            numbers.rsplit_once('\t').expect("four numbers").1.to_owned()
        })
    };
    assert_eq!(numbers("1111m"), ["0", "1", "1", "1"]);
    assert_eq!(numbers("45z[444z][111z][555z][777z]"), ["0", "0", "1", "1"]);
    assert_eq!(numbers("13s"), ["0", "0", "0", "0"]);
    assert_eq!(numbers("1133s"), ["0", "0", "0", "0"]);
    assert_eq!(numbers("1155s"), ["0", "0", "0", "0"]);
    assert_eq!(numbers("1355s"), ["0", "0", "0", "1"]);
}

#[test]
fn concealed_is_the_default_of_copies() {
    for hand in ["1111m", "123m456p789s1122z", "4z[444z][111z][555z](7777z)"] {
        for question in ["shanten", "waits", "acceptance"] {
            let asked = ask(question, hand, &["--copies", "concealed", "--players", "4"]);
            assert_eq!(asked, ask(question, hand, &[]));
        }
    }
}

#[test]
fn visible_tiles_are_not_there_to_draw() {
    assert_eq!(ask("acceptance", "2235m", &["--visible", "4m1z4m4m"]), "0\t4m\t1");
    assert_eq!(ask("acceptance", "46m11p", &["--visible", "0m5m"]).split('\t').nth(2), Some("2"));
    assert_eq!(ask("acceptance", "2235m", &["--visible", " 4 4\t4 4 m "]), "0\t4m\t0");
    assert_eq!(ask("acceptance", "2235m", &["--visible", ""]), "0\t4m\t4");
    assert_eq!(
        ask("discards", "22358m", &["--visible", "44m"]).split('\t').next_back(),
        Some("8m:0:4m:2")
    );
}

#[test]
fn visible_tiles_that_cannot_be_are_wrong_arguments() {
    for (tiles, message) in [
        ("11111m", "5 copies of 1m seen: there are only four"),
        ("5m5m5m5m0m", "5 copies of 5m seen: there are only four"),
        ("1m2", "digits without a suit at byte 2"),
        ("12m 8z", "8z at byte 4 does not exist"),
        ("00m", "a second red five of m at byte 1"),
        ("1m,2m", "unexpected ',' at byte 2"),
        ("m", "m without digits at byte 0"),
        ("[123m]", "unexpected '[' at byte 0"),
    ] {
        for question in [&["waits", "1m"][..], &["1m"]] {
            let run = run(&[question, &["--visible", tiles]].concat());
            assert_eq!((run.out.as_str(), run.status), ("", 2), "{tiles}");
            assert!(run.err.contains(message), "{}", run.err);
        }
    }
}

#[test]
fn hand_and_visible_tiles_have_four_of_each_or_the_hand_is_bad() {
    let rules = ["--format", "tsv", "--visible", "3333m"];
    for question in ["shanten", "waits", "acceptance"] {
        let run = run_with(&[&[question], &rules[..]].concat(), b"1m\n3m\n2m\n");
        let lines: Vec<_> = run.out.lines().collect();
        let message = "5 copies of 3m in the hand and on the table: there are only four";
        assert_eq!(lines[1], format!("3m\terror\t{message}"));
        assert!(lines.len() == 3 && lines[0].starts_with("1m\t0\t") || lines[0] == "1m\t1m\t1m");
        assert_eq!((run.err.as_str(), run.status), ("", 1));
    }
    let explained = run(&["--visible", "3333m", "1m", "3m"]);
    assert!(explained.err.starts_with("tenpai: \"3m\": 5 copies of 3m"), "{}", explained.err);
    assert_eq!((explained.out, explained.status), (run(&["1m"]).out, 1));
}

#[test]
fn three_players_have_fewer_tiles() {
    let three = ["--players", "3"];
    let hand = "1111m111122233z";
    assert_eq!(ask("shanten", hand, &[]).split('\t').next(), Some("1"));
    assert_eq!(ask("shanten", hand, &three).split('\t').next(), Some("2"));
    let accepted =
        |rules| ask("acceptance", "1m1z2z3z", rules).split('\t').nth(1).map(str::to_owned);
    assert_eq!(accepted(&[]).as_deref(), Some("123m123z"));
    assert_eq!(accepted(&three).as_deref(), Some("1m123z"));
    assert_eq!(ask("waits", "1m", &three), "1m\t1m");
}

#[test]
fn three_players_refuse_tiles_and_melds_that_they_have_not() {
    let run =
        run(&["waits", "--format", "tsv", "--players", "3", "2m", "1m[123p][444z][555z][666z]"]);
    assert_eq!(
        run.out,
        "2m\terror\t2m with three players: there is no 2m to 8m\n\
         1m[123p][444z][555z][666z]\terror\t[123p] with three players: they call no chi\n"
    );
    assert_eq!((run.err.as_str(), run.status), ("", 1));
    let run = crate::run(&["waits", "--players", "3", "--visible", "19m8m", "1m"]);
    assert_eq!((run.out.as_str(), run.status), ("", 2));
    assert!(run.err.contains("8m with three players: there is no 2m to 8m"), "{}", run.err);
}

#[test]
fn a_form_not_asked_for_has_no_number() {
    let hand = "2233445566778m";
    let forms = |forms: &[&str]| {
        let rules: Vec<_> = forms.iter().flat_map(|form| ["--form", form]).collect();
        (ask("shanten", hand, &rules), ask("waits", hand, &rules))
    };
    let tiles = |tiles| format!("{tiles}\t{tiles}");
    assert_eq!(forms(&[]), ("0\t0\t13\t0".to_owned(), tiles("258m")));
    assert_eq!(forms(&["general"]), ("0\t-\t-\t0".to_owned(), tiles("258m")));
    assert_eq!(forms(&["seven-pairs"]), ("-\t0\t-\t0".to_owned(), tiles("8m")));
    assert_eq!(forms(&["thirteen-orphans"]), ("-\t-\t13\t13".to_owned(), tiles("-")));
    let two = forms(&["thirteen-orphans", "seven-pairs"]);
    assert_eq!(two, ("-\t0\t13\t0".to_owned(), tiles("8m")));
    let json = run(&["shanten", "--format", "json", "--form", "seven-pairs", hand]).out;
    assert!(
        json.ends_with(
            "\"general\":null,\"seven_pairs\":0,\"thirteen_orphans\":null,\"best\":0}\n"
        )
    );
    let beside_melds = ask("shanten", "2235m", &["--form", "seven-pairs"]);
    assert_eq!(beside_melds, "-\t-\t-\t-");
}

#[test]
fn a_person_reads_why_a_form_has_no_number() {
    let rules = ["--form", "thirteen-orphans", "--form", "seven-pairs"];
    let visible = ["--copies", "visible", "--visible", "1111z"];
    let hands = ["19m19p19s2345677z", "1z[222z][333z][444z][555z]"];
    let run = run(&[&["shanten"], &hands[..1], &rules[..], &visible[..]].concat());
    let expected = "\
19m19p19s2345677z
  shanten  general form      not asked for
           seven pairs       5-shanten
           thirteen orphans  unreachable
           best              5-shanten
";
    assert_eq!((run.out.as_str(), run.status), (expected, 0));
    let run = crate::run(&[&["shanten"], &hands[1..], &rules[..]].concat());
    let expected = "\
1z[222z][333z][444z][555z]
  shanten  general form      not asked for
           seven pairs       not with melds
           thirteen orphans  not with melds
           best              unreachable
";
    assert_eq!((run.out.as_str(), run.status), (expected, 0));
}

#[test]
fn four_of_a_kind_are_two_pairs_where_that_is_asked() {
    let seven_pairs = |rules: &[&str]| {
        let numbers = ask("shanten", "11112222334455m", rules);
        numbers.split('\t').nth(1).map(str::to_owned)
    };
    assert_eq!(seven_pairs(&[]).as_deref(), Some("3"));
    assert_eq!(seven_pairs(&["--four-of-a-kind", "one-pair"]).as_deref(), Some("3"));
    assert_eq!(seven_pairs(&["--four-of-a-kind", "two-pairs"]).as_deref(), Some("-1"));
}

#[test]
fn formal_waits_are_lost_for_the_reason_that_the_rule_has() {
    let last = |hand, rules: &[&str]| {
        let run = run(&[&["waits", hand], rules].concat());
        assert_eq!((run.err.as_str(), run.status), ("", 0));
        run.out.split_once('\n').expect("rows").1.to_owned()
    };
    let melds = ["--copies", "melds"];
    let visible = ["--copies", "visible", "--visible", "222s4m"];
    let none = "  waits    none\n";
    assert_eq!(last("1111m", &["--copies", "formal"]), "  waits    1m 0 left: a dead wait\n");
    assert_eq!(last("1111m", &melds), format!("{none}  formal   1m, held four times\n"));
    let kan = "13m456p789s11z(2222m)";
    assert_eq!(last(kan, &[]), "  waits    2m 0 left: a dead wait\n");
    let lost = "  formal   2m, held four times with the melds\n";
    assert_eq!(last(kan, &melds), format!("{none}{lost}"));
    assert_eq!(last(kan, &visible), format!("{none}{lost}"));
    assert_eq!(last("2s", &["--visible", "222s"]), "  waits    2s 0 left: a dead wait\n");
    let lost = "  formal   2s, held or seen four times\n";
    assert_eq!(last("2s", &visible), format!("{none}{lost}"));
    let both = last("2222345s", &["--copies", "visible", "--visible", "555s"]);
    let each = "  formal   2s, held four times\n  formal   5s, held or seen four times\n";
    assert_eq!(both, format!("{none}{each}"));
}

#[test]
fn waits_tell_the_copies_that_are_left() {
    let waits = run(&["waits", "2345m", "13m11z", "--visible", "2m2m2m555m"]);
    let expected = "\
2345m
  waits    2m 0 left, 5m 0 left: a dead wait

13m11z
  waits    2m 1 left
";
    assert_eq!((waits.out.as_str(), waits.status), (expected, 0));
    let waits = run(&["waits", "2345m", "--visible", "222m"]).out;
    assert_eq!(waits, "2345m\n  waits    2m 0 left, 5m 3 left\n");
}

#[test]
fn the_options_stand_before_the_command_or_after_it() {
    let rules = ["--copies", "melds", "--visible", "1z", "--form", "general", "--players", "3"];
    let question = ["shanten", "--format", "tsv", "4z[444z][111p][555z](7777z)"];
    let after = run(&[&question[..], &rules[..]].concat());
    let before = run(&[&rules[..], &question[..]].concat());
    assert_eq!((after.out.as_str(), after.status), (before.out.as_str(), before.status));
    assert!(after.out.ends_with("\t1\t-\t-\t1\n"), "{}", after.out);
}

#[test]
fn the_explanation_takes_them_too() {
    let kan = "13m456p789s11z(2222m)";
    assert!(run(&[kan]).out.contains("  waits    2m 0 left: a dead wait\n"));
    let run = run(&["--copies", "melds", kan]);
    assert!(run.out.contains("general form      1-shanten\n"), "{}", run.out);
    assert!(run.out.contains("  formal   2m, held four times with the melds\n"));
    assert!(crate::run(&["2235m", "--visible=44m"]).out.contains("  waits    4m 2 left\n"));
}

#[test]
fn options_alone_are_no_question() {
    for arguments in [
        &["--players", "3"][..],
        &["waits", "--copies", "x"],
        &["--form"],
        &["--players", "5", "1m"],
    ] {
        let run = run(arguments);
        assert_eq!((run.out.as_str(), run.status), ("", 2), "{arguments:?}");
        assert!(run.err.starts_with("error: "), "{}", run.err);
    }
    let run = run(&["1m", "--copies", "melds", "waits", "2m"]);
    assert_eq!((run.out.as_str(), run.status), ("", 2));
    assert!(run.err.starts_with("error: hands come after the command"), "{}", run.err);
}
