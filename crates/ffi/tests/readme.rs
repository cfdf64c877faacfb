//! The C and C++ programs of the README compile without a warning and print what it says.

#![cfg(unix)]

mod support;

use std::fs;
use std::process::Command;

use support::{compiler, folder, libraries, readme, run};

/// Compiles a program of the README as it says, with the static library, and runs it.
fn printed(language: &str, standard: &str, cpp: bool) -> String {
    let folder = folder(&format!("readme-{language}"));
    let source = folder.join(format!("game.{language}"));
    fs::write(&source, readme::program(language)).expect("the program is written");
    let program = folder.join("game");
    let library = libraries().join("libtenpai_ffi.a");
    run(compiler(cpp)
        .arg(standard)
        .arg(source)
        .arg(library)
        .args(["-lpthread", "-ldl", "-lm", "-o"])
        .arg(&program));
    run(&mut Command::new(program))
}

#[test]
fn the_c_program_prints_what_it_says() {
    assert!(readme::shows("c", &printed("c", "-std=c99", false)));
}

#[test]
fn the_cpp_program_prints_what_it_says() {
    assert!(readme::shows("cpp", &printed("cpp", "-std=c++17", true)));
}
