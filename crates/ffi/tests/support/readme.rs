//! The programs in the README and in other pages, and what these say that they print.

use std::fs;
use std::path::Path;

/// The first program of a page in a language.
pub(crate) fn program_of(page: &Path, language: &str) -> String {
    let text = text(page);
    let (_, rest) = text
        .split_once(&format!("\n```{language}\n"))
        .unwrap_or_else(|| panic!("{} has no {language} program", page.display()));
    let (program, _) = rest.split_once("\n```\n").expect("a fence at the end");
    format!("{program}\n")
}

/// Whether a page shows exactly this as the output of that program.
pub(crate) fn shows_of(page: &Path, language: &str, printed: &str) -> bool {
    let program = program_of(page, language);
    text(page).contains(&format!("\n{program}```\n\n```text\n{printed}```\n"))
}

fn text(page: &Path) -> String {
    let text = fs::read_to_string(page);
    text.unwrap_or_else(|error| panic!("{}: {error}", page.display())).replace("\r\n", "\n")
}
