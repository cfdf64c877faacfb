//! The exported symbols, that each runs in the guard, and that each is called where all have to be.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::support::exports::EXPORTS;
use crate::support::{libraries, repository, run};

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

/// The text of all files of a folder with this ending, without the lines that are comments.
fn code(folder: &str, ending: &str) -> String {
    let files = fs::read_dir(repository(folder)).expect(folder);
    let paths = files.map(|file| file.expect("a file").path());
    let paths = paths.filter(|path| path.extension().is_some_and(|it| it == ending));
    let texts = paths.map(|path| fs::read_to_string(path).expect("a source file"));
    let text: String = texts.collect();
    let is_code = |line: &&str| !line.trim_start().starts_with("//");
    text.lines().filter(is_code).flat_map(|line| [line, "\n"]).collect()
}

/// The exports that a text does not name. Some names begin like others.
fn missing(text: &str) -> Vec<&str> {
    let is_name = |it: char| it.is_ascii_alphanumeric() || it == '_';
    let words: Vec<&str> = text.split(|it| !is_name(it)).collect();
    EXPORTS.into_iter().filter(|export| !words.contains(export)).collect()
}

#[test]
fn the_fuzz_target_the_threads_and_the_benchmark_call_each() {
    let none: [&str; 0] = [];
    assert_eq!(missing(&code("fuzz/src", "rs")), none, "call them in fuzz/src");
    let threads =
        fs::read_to_string(repository("crates/ffi/tests/c/threads.c")).expect("a program");
    assert_eq!(missing(&threads), none, "call them in tests/c/threads.c");
    let longest = code("crates/ffi/benches/longest", "rs");
    assert_eq!(missing(&longest), none, "call them in benches/longest/functions.rs");
    assert_eq!(missing("tenpai_waits").len(), EXPORTS.len() - 1);
}
