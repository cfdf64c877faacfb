//! The C++ header and the C# binding, each with a line for every check, and one for what is skipped.
//!
//! A name behind `--` takes one of them: `cargo test -p tenpai-ffi --test bindings -- cpp`.

mod cpp;
mod csharp;
#[path = "../../../core/tests/it/lines/mod.rs"]
mod lines;
#[path = "../support/mod.rs"]
mod support;

use std::process::ExitCode;

use support::report::Report;

/// A part of this test, and its name.
type Part = (&'static str, fn(&mut Report));

const PARTS: [Part; 2] = [("cpp", cpp::check), ("csharp", csharp::check)];

fn main() -> ExitCode {
    // Those who list tests, or ask for others by name, get no test.
    if std::env::args().any(|argument| argument == "--list") {
        return ExitCode::SUCCESS;
    }
    let filters = std::env::args().skip(1).filter(|argument| !argument.starts_with('-'));
    let filters: Vec<String> = filters.collect();
    let is_asked =
        |name: &str| filters.is_empty() || filters.iter().any(|filter| name.contains(filter));
    let mut report = Report::default();
    let asked: Vec<Part> = PARTS.into_iter().filter(|(name, _)| is_asked(name)).collect();
    if asked.is_empty() {
        return ExitCode::SUCCESS;
    }
    asked.into_iter().for_each(|(_, check)| check(&mut report));
    report.close()
}
