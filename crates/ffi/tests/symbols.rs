//! The exported symbols, and that each runs in the guard.

mod support;

use std::fs;
use std::path::Path;
use std::process::Command;

use support::{libraries, run};

/// Every symbol of the shared library, in alphabetical order.
const EXPORTS: [&str; 28] = [
    "tenpai_abi_number",
    "tenpai_acceptance",
    "tenpai_block_kinds_to_text",
    "tenpai_blocks",
    "tenpai_call_discards",
    "tenpai_calls",
    "tenpai_discards",
    "tenpai_formula_shanten",
    "tenpai_good_waits",
    "tenpai_hand_check",
    "tenpai_hand_from_counts",
    "tenpai_hand_from_text",
    "tenpai_hand_to_text",
    "tenpai_improvements",
    "tenpai_readings",
    "tenpai_shanten",
    "tenpai_shanten_batch",
    "tenpai_shape_to_text",
    "tenpai_status_message",
    "tenpai_tiles_to_text",
    "tenpai_version",
    "tenpai_version_number",
    "tenpai_wait_cases",
    "tenpai_wait_kinds",
    "tenpai_wait_kinds_to_text",
    "tenpai_wait_obstacle",
    "tenpai_waits",
    "tenpai_wins",
];

#[test]
#[cfg(target_os = "linux")]
fn exports_are_these() {
    let library = libraries().join("libtenpai_ffi.so");
    let listed = run(Command::new("nm").args(["-D", "--defined-only"]).arg(library));
    let mut symbols: Vec<&str> =
        listed.lines().filter_map(|line| line.split_whitespace().last()).collect();
    symbols.sort_unstable();
    assert_eq!(symbols, EXPORTS);
}

#[test]
fn exports_run_in_the_guard() {
    let mut seen = Vec::new();
    for file in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("src")).expect("src") {
        let text = fs::read_to_string(file.expect("a file").path()).expect("a source file");
        for part in text.split("extern \"C\" fn ").skip(1) {
            let (name, rest) = part.split_once('(').expect("a function");
            let (body, _) = rest.split_once("\n}\n").expect("the end of a function");
            let guards = ["    guard(", "    run(|| {", "    unsafe { run_with_error("];
            let found = guards.iter().map(|guard| body.matches(guard).count()).sum::<usize>();
            assert_eq!(found, 1, "{name} does not run in the guard");
            seen.push(name.to_owned());
        }
    }
    seen.sort_unstable();
    assert_eq!(seen, EXPORTS);
}
