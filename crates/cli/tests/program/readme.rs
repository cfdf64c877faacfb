//! What the README says that the program prints.

use crate::{run, run_with};

const README: &str = include_str!("../../../../README.md");

fn is_shown(command: &str, printed: &str) {
    let shown = format!("{command}\n```\n\n```text\n{printed}```\n");
    assert!(README.replace("\r\n", "\n").contains(&shown), "{shown}");
}

#[test]
fn the_first_command() {
    let run = run(&["123m456p789s1122z"]);
    is_shown("cargo run --release -p tenpai-cli -- 123m456p789s1122z", &run.out);
}

#[test]
fn the_waits_of_three_hands() {
    let run = run_with(&["waits", "--format", "tsv"], b"2235m\n11m19p19s1234567z\n1111m\n");
    is_shown(r"printf '2235m\n11m19p19s1234567z\n1111m\n' | tenpai waits --format tsv", &run.out);
}

#[test]
fn the_readings_of_a_hand() {
    let arguments = ["readings", "--format", "tsv", "11s123s456s777s234m"];
    is_shown("tenpai readings --format tsv 11s123s456s777s234m", &run(&arguments).out);
}
