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
