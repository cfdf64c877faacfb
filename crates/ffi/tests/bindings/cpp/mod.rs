//! `include/tenpai.hpp`: that it compiles everywhere, what it may not compile, that its answers are
//! those that are known, and that it calls every function of the C library.
//!
//! It is tried with each of the compilers that is here; those that are not are told as skipped.

mod compilers;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::support::process::{Outcome, output_of};
use crate::support::report::Report;
use crate::support::steps::Steps;
use crate::support::{declared, folder, repository};
use compilers::{Compiler, NAMES, WAYS, Way};

pub(crate) fn check(report: &mut Report) {
    if cfg!(unix) {
        run(report);
    } else {
        report.skip("SKIPPED: this test builds its programs as one does on Unix: run it there");
    }
}

fn run(report: &mut Report) {
    let mut compilers = Vec::new();
    for name in NAMES {
        match Compiler::find(name) {
            Ok(compiler) => compilers.push(compiler),
            Err(skipped) => report.skip(&skipped),
        }
    }
    for compiler in &compilers {
        for way in WAYS {
            compiles(compiler, way, report);
        }
    }
    // What is left takes one of them.
    let Some(compiler) = report.need("a C++ compiler", compilers.first().ok_or("none".to_owned()))
    else {
        return;
    };
    for part in parts() {
        let text = format!("#include <tenpai/{part}>\n#include <tenpai/{part}>\nint other;\n");
        let accepted = compiler.accepts(WAYS[0], &folder("cpp-part"), &text);
        report.add(&format!("{part} compiles alone"), accepted);
    }
    refused(compiler, report);
    report.add("the quick start prints what it should", quick_start(compiler));
    report.add("the example prints what the one in C does", example(compiler));
    let steps = folder("cpp-steps");
    let program = compiler.program(WAYS[0], &steps, &[here().join("steps.cpp")]);
    if let Some(program) = report.need("the steps compile", program) {
        report.add("texts, changes and discards are those of the core", agrees(&program, &steps));
    }
}

/// What the header does by itself is what the core does, and so is what it asks for.
fn agrees(program: &Path, folder: &Path) -> Result<(), String> {
    let mut steps = Steps::default();
    steps.add_texts();
    steps.add_changes();
    steps.add_discards();
    steps.agree(&mut Command::new(program), folder)
}

fn here() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cpp")
}

/// Counts what is allocated, and is compiled by itself.
const ALONE: &str = "allocations.cpp";

/// The header alone, and the checks: at first from several files that all include it twice, and
/// then, which takes a third of the time, from one that includes the others.
fn compiles(compiler: &Compiler, way: Way, report: &mut Report) {
    let name = format!("{} {}", compiler.name(), way.name());
    let folder = folder("cpp");
    let alone = compiler.accepts(way, &folder, "#include <tenpai.hpp>\nint nothing_else;\n");
    report.add(&format!("{name}: the header compiles alone"), alone);
    let mut sources = files(&here().join("contract"), "cpp");
    if way != WAYS[0] {
        sources = vec![joined(&folder, &sources), here().join("contract").join(ALONE)];
    }
    let objects = compiler.objects(way, &folder, &sources);
    let Some(objects) = report.need(&format!("{name}: the checks compile"), objects) else {
        return;
    };
    report.add(&format!("{name}: every export has a caller"), calls_all(&objects));
    let program = compiler.program(way, &folder, &objects);
    let Some(program) = report.need(&format!("{name}: the checks link"), program) else {
        return;
    };
    report.add(&format!("{name}: the checks hold"), checks(&program, way));
    report.add(&format!("{name}: mistakes of a program abort it"), aborts(&program));
}

/// A file that includes these, but for the one that no compiler may see together with others.
fn joined(folder: &Path, sources: &[PathBuf]) -> PathBuf {
    let others = sources.iter().filter(|path| !path.ends_with(ALONE));
    let text: String = others.map(|path| format!("#include \"{}\"\n", path.display())).collect();
    let joined = folder.join("joined.cpp");
    fs::write(&joined, text).expect("a source file can be written");
    joined
}

fn checks(program: &Path, way: Way) -> Result<(), String> {
    let printed = output_of(&mut Command::new(program))?;
    let wanted = format!("0 failed, exceptions {}\n", u8::from(way.has_exceptions()));
    let number = printed.split(' ').next().and_then(|number| number.parse::<u32>().ok());
    if number.is_some_and(|number| number > 500) && printed.ends_with(&wanted) {
        Ok(())
    } else {
        Err(printed)
    }
}

/// What the program does wrong when it is asked to, each of which ends it.
const MISTAKES: [&str; 8] = [
    "result",
    "place",
    "end",
    "piece",
    "group",
    "group of a reading",
    "tile of a group",
    "block of a case",
];

fn aborts(program: &Path) -> Result<(), String> {
    for mistake in MISTAKES {
        let outcome = Outcome::of(Command::new(program).arg(mistake))?;
        if outcome.code.is_some() || !outcome.stdout.is_empty() {
            return Err(format!("{mistake}: {outcome}"));
        }
    }
    let unknown = Outcome::of(Command::new(program).arg("none"))?;
    if unknown.code == Some(2) { Ok(()) } else { Err(format!("no mistake: {unknown}")) }
}

/// Each function that the C header declares is one that the checks call.
fn calls_all(objects: &[PathBuf]) -> Result<(), String> {
    let listed = output_of(Command::new("nm").arg("-u").args(objects))?;
    // On a Mac they begin with another underscore.
    let name =
        |line: &str| Some(line.split_whitespace().last()?.trim_start_matches('_').to_owned());
    let called: Vec<String> = listed.lines().filter_map(name).collect();
    let header = fs::read_to_string(repository("include/tenpai.h")).map_err(|e| e.to_string())?;
    let declared = header.lines().filter_map(declared);
    let functions: Vec<&str> = declared.filter(|name| name.starts_with("tenpai_")).collect();
    let missing = functions.iter().find(|name| !called.iter().any(|called| called == *name));
    match missing {
        Some(name) => Err(format!("C++ does not call {name}")),
        None if functions.len() < 20 => Err(format!("only {functions:?} are in the header")),
        None => Ok(()),
    }
}

/// The parts of the header.
fn parts() -> Vec<String> {
    let paths = files(&repository("include/tenpai"), "hpp").into_iter();
    paths.filter_map(|path| Some(path.file_name()?.to_string_lossy().into_owned())).collect()
}

/// The files of a folder that end so, in alphabetical order.
fn files(folder: &Path, end: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of the repository");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|found| found == end));
    paths.sort();
    paths
}

/// What is right, what is wrong in its place, and what compilers say of that.
const WRONG: [(&str, &str, &[&str]); 6] = [
    (
        "(void)tenpai::Tile::of<tenpai::Suit::honours, 7>()",
        "(void)tenpai::Tile::of<tenpai::Suit::honours, 8>()",
        &["there is no such tile"],
    ),
    ("(void)*tenpai::Tile::try_from_index(0)", "(void)tenpai::Tile()", NO_FUNCTION),
    ("(void)*tenpai::Hand::try_from_text(\"1m\")", "(void)tenpai::Hand()", NO_FUNCTION),
    ("(void)tenpai::Waits()", "(void)tenpai::Waits{tenpai_wait_sets{}}", NO_FUNCTION),
    (
        "(void)hand.try_discard(east)",
        "(void)hand.try_discard(27)",
        &["cannot convert", "no viable conversion"],
    ),
    ("(void)hand.try_draw(east)", "hand.try_draw(east)", &["nodiscard"]),
];

const NO_FUNCTION: &[&str] = &["no matching function", "no matching constructor"];

fn refused(compiler: &Compiler, report: &mut Report) {
    let folder = folder("cpp-refused");
    let program = |inside: &str| {
        format!(
            "#include <tenpai.hpp>\nvoid use(tenpai::Hand hand, tenpai::Tile east);\n\
             void use(tenpai::Hand hand, tenpai::Tile east) {{\n    (void)hand;\n    \
             (void)east;\n    {inside};\n}}\n"
        )
    };
    for (right, wrong, said) in WRONG {
        let accepted = compiler.accepts(WAYS[0], &folder, &program(right));
        let refused =
            accepted.and_then(|()| compiler.refuses(WAYS[0], &folder, &program(wrong), said));
        report.add(&format!("does not compile: {wrong}"), refused);
    }
    for (way, throwing) in WAYS.iter().zip(["(void)hand.waits()", "hand.discard(east)"]) {
        let without = WAYS.iter().filter(|way| !way.has_exceptions());
        let accepted = compiler.accepts(*way, &folder, &program(throwing));
        let refused = without.fold(accepted, |outcome, way| {
            outcome
                .and_then(|()| compiler.refuses(*way, &folder, &program(throwing), &["no member"]))
        });
        report.add(&format!("without exceptions does not compile: {throwing}"), refused);
    }
}

/// The program at the top of the header.
fn quick_start(compiler: &Compiler) -> Result<(), String> {
    let folder = folder("cpp-quick-start");
    let header = fs::read_to_string(repository("include/tenpai.hpp")).map_err(|e| e.to_string())?;
    let program = header
        .lines()
        .skip_while(|line| !line.contains("#include <iostream>"))
        .take_while(|line| line.starts_with("///   ") || *line == "///")
        .map(|line| line.trim_start_matches("///").to_owned() + "\n")
        .collect::<String>();
    let source = folder.join("start.cpp");
    fs::write(&source, program).map_err(|error| error.to_string())?;
    let program = compiler.program(WAYS[0], &folder, &[source])?;
    let printed = output_of(&mut Command::new(program))?;
    let wanted = "waits on 12z\n1z: 2 left\n2z: 2 left\n";
    if printed == wanted { Ok(()) } else { Err(printed) }
}

/// Both examples, with the hands that the one in C is tested with and with what they refuse.
fn example(compiler: &Compiler) -> Result<(), String> {
    let folder = folder("cpp-example");
    let in_cpp = compiler.program(WAYS[0], &folder, &[repository("examples/cpp/waits.cpp")])?;
    let text = fs::read_to_string(here().join("../c/waits.txt")).map_err(|e| e.to_string())?;
    let (head, answers) = text.split_once("\n\n").ok_or("no empty line behind the head")?;
    let hands = head.lines().filter(|line| !line.starts_with('#'));
    let printed = output_of(Command::new(&in_cpp).args(hands))?;
    if printed != answers {
        return Err(printed);
    }
    let refused = Outcome::of(Command::new(&in_cpp).args(["12x", "2235m", "11111m"]))?;
    let errors = "12x: unexpected 'x' at byte 2: use digits, m p s z, [ ] and ( )\n\
                  11111m: 5 copies of 1m: there are only four\n";
    if refused.code != Some(1) || refused.stderr != errors || refused.stdout.lines().count() != 10 {
        return Err(refused.to_string());
    }
    let no_hand = Outcome::of(&mut Command::new(&in_cpp))?;
    if no_hand.code != Some(2) || no_hand.stderr != "usage: waits HAND...\n" {
        return Err(no_hand.to_string());
    }
    Ok(())
}
