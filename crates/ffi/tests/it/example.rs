//! The programs in `examples/c`, built and run as a game would: with the shared and the static
//! library.

#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::support::{compiler, folder, libraries, repository, run};

/// What an example is run with, and what it prints, written in `tests/c`.
fn expected(name: &str) -> (Vec<String>, String) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/c/{name}.txt"));
    let text = fs::read_to_string(path).expect("the expected output");
    let (head, answers) = text.split_once("\n\n").expect("an empty line behind the head");
    let hands = head.lines().filter(|line| !line.starts_with('#'));
    (hands.map(str::to_owned).collect(), answers.to_owned())
}

fn example(name: &str) -> Command {
    let mut command = compiler(false);
    command.arg("-std=c99").arg(repository(&format!("examples/c/{name}.c")));
    command
}

/// With the shared library, which lies in the folder under the name that programs look for.
fn dynamic(name: &str) -> PathBuf {
    let folder = &folder(&format!("{name}-dynamic"));
    let program = folder.join(name);
    if cfg!(target_os = "linux") {
        let library = folder.join("libtenpai_ffi.so.1");
        fs::copy(libraries().join("libtenpai_ffi.so"), &library).expect("the shared library");
        std::os::unix::fs::symlink(library, folder.join("libtenpai_ffi.so")).expect("a link");
    } else {
        let library = "libtenpai_ffi.dylib";
        fs::copy(libraries().join(library), folder.join(library)).expect("the shared library");
    }
    let mut rpath = std::ffi::OsString::from("-Wl,-rpath,");
    rpath.push(folder);
    run(example(name).arg("-o").arg(&program).arg("-L").arg(folder).arg("-ltenpai_ffi").arg(rpath));
    program
}

fn linked_statically(name: &str) -> PathBuf {
    let program = folder(&format!("{name}-static")).join(name);
    let library = libraries().join("libtenpai_ffi.a");
    run(example(name).arg("-o").arg(&program).arg(library).args(["-lpthread", "-ldl", "-lm"]));
    program
}

/// Runs it without the path that cargo sets for libraries, on which a game could not rely.
fn program(path: &Path) -> Command {
    let mut command = Command::new(path);
    command.env_remove("LD_LIBRARY_PATH").env_remove("DYLD_FALLBACK_LIBRARY_PATH");
    command
}

fn answers_as_expected(path: &Path) {
    let (hands, answers) = expected("waits");
    assert!(hands.len() >= 10);
    let printed = run(program(path).args(&hands));
    for (place, (printed, expected)) in printed.split("\n\n").zip(answers.split("\n\n")).enumerate()
    {
        assert_eq!(printed.trim_end(), expected.trim_end(), "hand {place}: {}", hands[place]);
    }
    assert_eq!(printed, answers);
}

fn tells_errors(path: &Path) {
    let hands = ["12x", "2235m", "11111m", "45z[444z][111z]"];
    let output = program(path).args(hands).output().expect("the example runs");
    assert_eq!(output.status.code(), Some(1));
    let printed = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(printed.starts_with("hand              2235m\n"), "{printed}");
    assert_eq!(printed.lines().count(), 10);
    let errors = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(
        errors,
        "12x: unexpected 'x' at byte 2: use digits, m p s z, [ ] and ( )\n\
         11111m: 5 copies of 1m: there are only four\n\
         45z[444z][111z]: meld count 2 does not go with 2 concealed tiles: it must be 4, a kan \
         being one\n"
    );
    let output = program(path).output().expect("the example runs");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(output.stderr, b"usage: waits HAND...\n");
}

#[test]
fn waits_with_the_shared_library() {
    let path = dynamic("waits");
    answers_as_expected(&path);
    tells_errors(&path);
}

#[test]
fn waits_with_the_static_library() {
    let path = linked_statically("waits");
    answers_as_expected(&path);
    tells_errors(&path);
}

/// What `examples/c/batch.c` prints of its 10000 hands.
const DISTRIBUTION: &str = "\
shanten  hands
      0      7
      1    207
      2   1961
      3   4483
      4   2778
      5    559
      6      5
";

#[test]
fn batch_with_the_shared_library() {
    assert_eq!(run(&mut program(&dynamic("batch"))), DISTRIBUTION);
}

#[test]
fn batch_with_the_static_library() {
    assert_eq!(run(&mut program(&linked_statically("batch"))), DISTRIBUTION);
}

/// Runs an example once for each line of its file, and with what it refuses: the arguments, the exit
/// status and what is told on the standard error.
fn answers_each_line(name: &str, path: &Path, refused: &[(&str, i32, &str)]) {
    let (lines, answers) = expected(name);
    let mut answers = answers.split("\n\n");
    assert!(lines.len() >= 5);
    for line in &lines {
        let printed = run(program(path).args(line.split(' ')));
        let expected = answers.next().unwrap_or_default();
        assert_eq!(printed.trim_end(), expected.trim_end(), "{line}");
    }
    assert_eq!(answers.next(), None, "more answers than lines");
    for &(line, code, told) in refused {
        let output = program(path).args(line.split(' ')).output().expect("the example runs");
        assert_eq!(output.status.code(), Some(code), "{line}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), told, "{line}");
    }
}

fn tells_calls(path: &Path) {
    let refused = [
        ("2235m", 2, "usage: calls HAND TILE\n"),
        ("123x 1m", 1, "unexpected 'x' at byte 3: use digits, m p s z, [ ] and ( )\n"),
        ("123m456p789s1122z 12m", 1, "12m is not a single tile\n"),
        ("2235m 1m", 1, "the melds of this hand are not known: name them before it calls\n"),
    ];
    answers_each_line("calls", path, &refused);
}

fn tells_readings(path: &Path) {
    let refused = [
        ("22355m 5m 5m", 2, "usage: readings HAND [TILE]\n"),
        ("123x", 1, "unexpected 'x' at byte 3: use digits, m p s z, [ ] and ( )\n"),
        ("22355m 55m", 1, "55m is not a single tile\n"),
        (
            "2235m 4m",
            1,
            "the hand has to draw first: it has 4 concealed, and this takes 2, 5, 8, 11 or 14 with the \
             winning tile\n",
        ),
    ];
    answers_each_line("readings", path, &refused);
}

#[test]
fn calls_with_the_shared_library() {
    tells_calls(&dynamic("calls"));
}

#[test]
fn calls_with_the_static_library() {
    tells_calls(&linked_statically("calls"));
}

#[test]
fn readings_with_the_shared_library() {
    tells_readings(&dynamic("readings"));
}

#[test]
fn readings_with_the_static_library() {
    tells_readings(&linked_statically("readings"));
}

/// macOS has no barriers.
#[test]
#[cfg(target_os = "linux")]
fn eight_threads_in_c_are_told_the_same() {
    let program = folder("threads-in-c").join("threads");
    let mut compile = compiler(false);
    compile.args(["-std=c99", "-D_POSIX_C_SOURCE=200809L"]);
    compile.arg(repository("crates/ffi/tests/c/threads.c"));
    compile.arg(libraries().join("libtenpai_ffi.a")).args(["-lpthread", "-ldl", "-lm", "-o"]);
    run(compile.arg(&program));
    let told = run(Command::new(program).arg("20"));
    assert_eq!(told, "8 threads were told the same of 12 hands, 20 times\n");
}
