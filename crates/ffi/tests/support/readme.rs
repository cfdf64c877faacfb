//! The programs in the README, and what it says that they print.

use std::fs;

use super::repository;

/// The first program in a language.
pub(crate) fn program(language: &str) -> String {
    let readme = text();
    let (_, rest) = readme
        .split_once(&format!("\n```{language}\n"))
        .unwrap_or_else(|| panic!("the README has no {language} program"));
    let (program, _) = rest.split_once("\n```\n").expect("a fence at the end");
    format!("{program}\n")
}

/// Whether the README shows exactly this as the output of that program.
pub(crate) fn shows(language: &str, printed: &str) -> bool {
    text().contains(&format!("\n{}```\n\n```text\n{printed}```\n", program(language)))
}

fn text() -> String {
    fs::read_to_string(repository("README.md")).expect("the README").replace("\r\n", "\n")
}
