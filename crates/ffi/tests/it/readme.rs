//! The C and C++ programs of the README and of the pages for C and C++ compile without a warning and
//! print what these say.

#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::support::{compiler, folder, libraries, readme, repository, run};

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

/// The targets of the links of a page that lead to files.
fn links(page: &Path) -> Vec<PathBuf> {
    let text = fs::read_to_string(page).unwrap_or_else(|error| panic!("{page:?}: {error}"));
    let folder = page.parent().expect("a page lies in a folder");
    let ends = text.split("](").skip(1).filter_map(|rest| rest.split_once(')'));
    // A hand with a kan looks like a link too.
    let is_file = |target: &&str| target.contains('.') && !target.contains("://");
    let files = ends.map(|(target, _)| target).filter(is_file);
    files.map(|target| folder.join(target)).collect()
}

#[test]
fn links_lead_to_files() {
    let docs = fs::read_dir(repository("docs")).expect("the pages");
    let mut pages: Vec<PathBuf> = docs.map(|page| page.expect("a page").path()).collect();
    pages.extend(["README.md", "CONTRIBUTING.md", "CHANGELOG.md"].map(repository));
    pages.push(repository("bindings/csharp/README.md"));
    let mut followed = 0;
    for page in &pages {
        for target in links(page) {
            assert!(target.exists(), "{page:?} has a link to {target:?}");
            followed += 1;
        }
    }
    assert!(pages.len() >= 9 && followed >= 10, "{followed} links of {} pages", pages.len());
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
