//! The C and C++ programs of the README and of the pages for C and C++ compile without a warning and
//! print what these say.

#![cfg(unix)]

mod support;

use std::fs;
use std::process::Command;

use support::{compiler, folder, libraries, readme, repository, run};

/// Compiles the program of a page as the README says, with the static library, and runs it. It must
/// print what the page says.
fn holds(page: &str, language: &str) {
    let folder = folder(&format!("{}-{language}", page.replace(['/', '.'], "-")));
    let source = folder.join(format!("game.{language}"));
    let path = repository(page);
    fs::write(&source, readme::program_of(&path, language)).expect("the program is written");
    let program = folder.join("game");
    let library = libraries().join("libtenpai_ffi.a");
    let (cpp, standard) = (language == "cpp", if language == "cpp" { "c++17" } else { "c99" });
    run(compiler(cpp)
        .arg(format!("-std={standard}"))
        .arg(source)
        .arg(library)
        .args(["-lpthread", "-ldl", "-lm", "-o"])
        .arg(&program));
    let printed = run(&mut Command::new(program));
    assert!(readme::shows_of(&path, language, &printed), "{page}: {printed}");
}

#[test]
fn the_c_program_of_the_readme_prints_what_it_says() {
    holds("README.md", "c");
}

#[test]
fn the_cpp_program_of_the_readme_prints_what_it_says() {
    holds("README.md", "cpp");
}

#[test]
fn the_program_of_the_page_for_c_prints_what_it_says() {
    holds("docs/c.md", "c");
}

#[test]
fn the_program_of_the_page_for_cpp_prints_what_it_says() {
    holds("docs/cpp.md", "cpp");
}
