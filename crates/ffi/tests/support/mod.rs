//! What the test programs share: where things lie, and the C compiler.
#![allow(dead_code, reason = "each program uses a part of it")]

pub(crate) mod asked;
pub(crate) mod calls;
#[path = "../../../core/tests/it/dealer/mod.rs"]
pub(crate) mod dealer;
pub(crate) mod exports;
pub(crate) mod process;
pub(crate) mod readings;
pub(crate) mod readme;
pub(crate) mod report;
pub(crate) mod skip;
pub(crate) mod steps;
pub(crate) mod tools;
pub(crate) mod untransitioned;
pub(crate) mod world;

use std::path::{Path, PathBuf};
use std::process::Command;

/// A path in the repository.
pub(crate) fn repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// The folder in which cargo put the shared and the static library, beside this test program.
pub(crate) fn libraries() -> PathBuf {
    let program = std::env::current_exe().expect("the path of this program");
    program.parent().expect("a program lies in a folder").to_owned()
}

/// An empty folder for what a test makes.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        std::fs::remove_dir_all(&folder).expect("an old folder can be removed");
    }
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

/// The compiler of a language for the target of this test, which finds the header.
pub(crate) fn compiler(cpp: bool) -> Command {
    let mut build = cc::Build::new();
    build
        .target(env!("TENPAI_TARGET"))
        .host(env!("TENPAI_HOST"))
        .opt_level(1)
        .out_dir(env!("CARGO_TARGET_TMPDIR"))
        .cargo_metadata(false)
        .cpp(cpp);
    let mut command = build.get_compiler().to_command();
    command.args(STRICT).arg("-I").arg(repository("include"));
    command
}

/// Every warning that a careful project may have on.
pub(crate) const STRICT: [&str; 5] = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Werror"];

/// Runs a command, which must succeed, and returns what it printed.
pub(crate) fn run(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(
        output.status.success(),
        "{command:?}: {}\n{}{}",
        output.status,
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The constant or the function that a line of the header declares.
pub(crate) fn declared(line: &str) -> Option<&str> {
    if let Some(definition) = line.strip_prefix("#define ") {
        return definition.split_once(' ').map(|(name, _)| name);
    }
    let (start, _) = line.split_once('(')?;
    start.rsplit([' ', '*']).next().filter(|name| {
        name.starts_with("tenpai_") && line.starts_with(|first: char| first.is_ascii_lowercase())
    })
}
