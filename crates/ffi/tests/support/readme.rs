//! The programs in the README and in other pages, and what these say that they print.

use std::fs;

use super::repository;

/// The first program of the README in a language.
pub(crate) fn program(language: &str) -> String {
    program_of("README.md", language)
}

/// Whether the README shows exactly this as the output of that program.
pub(crate) fn shows(language: &str, printed: &str) -> bool {
    page_shows("README.md", language, printed)
}

/// The first program of a page in a language.
pub(crate) fn program_of(page: &str, language: &str) -> String {
    let text = text(page);
    let (_, rest) = text
        .split_once(&format!("\n```{language}\n"))
        .unwrap_or_else(|| panic!("{page} has no {language} program"));
    let (program, _) = rest.split_once("\n```\n").expect("a fence at the end");
    format!("{program}\n")
}

/// Whether a page shows exactly this as the output of that program.
pub(crate) fn page_shows(page: &str, language: &str, printed: &str) -> bool {
    let program = program_of(page, language);
    text(page).contains(&format!("\n{program}```\n\n```text\n{printed}```\n"))
}

fn text(page: &str) -> String {
    let text = fs::read_to_string(repository(page));
    text.unwrap_or_else(|error| panic!("{page}: {error}")).replace("\r\n", "\n")
}
