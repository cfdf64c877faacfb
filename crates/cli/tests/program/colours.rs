//! Colours, which only a terminal gets.

use crate::run;

#[test]
fn there_are_none_where_no_terminal_is() {
    for arguments in [&["1m", "12m"][..], &["discards", "12m"], &["waits", "1m"]] {
        assert!(!run(arguments).out.contains('\x1b'));
    }
}

#[test]
fn they_are_there_or_not_on_request() {
    let plain = run(&["waits", "1m"]).out;
    for option in ["--colour=always", "--color=always"] {
        let out = run(&["waits", option, "1m"]).out;
        assert!(out.contains("\x1b[32m"), "{option}: {out:?}");
        assert_eq!(without_colours(&out), plain);
    }
    assert_eq!(run(&["waits", "--colour", "never", "1m"]).out, plain);
    assert_eq!(run(&["waits", "--colour", "auto", "1m"]).out, plain);
    assert_eq!(run(&["waits", "--colour", "red", "1m"]).status, 2);
    let tsv = run(&["waits", "--colour=always", "--format=tsv", "1m"]).out;
    assert_eq!(tsv, "1m\t1m\t1m\n");
}

/// What `script`, of util-linux, reads from the terminal that it lends the program.
#[cfg(target_os = "linux")]
fn on_a_terminal(arguments: &str, no_color: Option<&str>) -> String {
    use std::process::{Command, Stdio};

    let command = format!("{} {arguments}", env!("CARGO_BIN_EXE_tenpai"));
    let mut script = Command::new("script");
    script.args(["-qec", &command, "/dev/null"]).stdin(Stdio::null()).env("TERM", "xterm");
    for variable in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"] {
        script.env_remove(variable);
    }
    script.envs(no_color.map(|value| ("NO_COLOR", value)));
    let output = script.output().expect("script, of util-linux, runs");
    assert!(output.status.success());
    String::from_utf8(output.stdout).expect("the output is UTF-8").replace("\r\n", "\n")
}

/// The text without the signs that colour it.
fn without_colours(text: &str) -> String {
    let mut parts = text.split("\x1b[");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once('m').expect("a colour").1)
}

#[cfg(target_os = "linux")]
#[test]
fn a_terminal_has_them_and_the_text_is_the_same() {
    for arguments in
        ["123m456p789s1122z 11m", "discards 22358m", "waits 1111m 2235m", "explain 2235m"]
    {
        let coloured = on_a_terminal(arguments, None);
        assert!(coloured.contains("\x1b[32m") && coloured.contains("\x1b[1m"), "{coloured:?}");
        let plain = run(&arguments.split(' ').collect::<Vec<_>>()).out;
        assert_eq!(without_colours(&coloured), plain);
        assert_eq!(on_a_terminal(arguments, Some("1")), plain);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn other_programs_get_none_even_on_a_terminal() {
    for arguments in
        ["waits --format tsv 1m", "discards --format json 12m", "waits --colour never 1m"]
    {
        assert!(!on_a_terminal(arguments, None).contains('\x1b'));
    }
}
