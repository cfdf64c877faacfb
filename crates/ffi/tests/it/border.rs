//! What crosses the border between the library and a program: only what both sides take for the
//! same thing, and nothing that one side has to free for the other.

use std::fs;
#[cfg(target_os = "linux")]
use std::process::Command;

use crate::support::{libraries, repository, run};

/// The header without its comments and lines for the preprocessor.
fn declarations() -> String {
    let header = fs::read_to_string(repository("include/tenpai.h")).expect("the header");
    let mut rest = header.as_str();
    let mut code = String::new();
    while let Some((before, comment)) = rest.split_once("/*") {
        code += before;
        rest = comment.split_once("*/").expect("the end of a comment").1;
    }
    code += rest;
    code.lines().filter(|line| !line.starts_with('#')).map(|line| format!("{line}\n")).collect()
}

fn words(code: &str) -> impl Iterator<Item = &str> {
    code.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

#[test]
fn every_type_has_one_size() {
    const PLAIN: [&str; 12] = [
        "char", "const", "extern", "int8_t", "int32_t", "size_t", "struct", "typedef", "uint8_t",
        "uint32_t", "uint64_t", "void",
    ];
    let code = declarations();
    let mut types = 0;
    // A type stands before the name of a member, of a parameter, of a function or of a type.
    for part in code.split([';', ',', '(', ')', '{', '}', '\n', '[', ']']) {
        let mut words: Vec<&str> = words(part).collect();
        let name = words.pop();
        for word in words {
            types += 1;
            assert!(PLAIN.contains(&word) || word.starts_with("tenpai_"), "{word} of {name:?}");
        }
    }
    assert!(types > 200, "only {types} words were found");
    // Text is bytes to C#, which takes a char for two of them. The one string there is the name of
    // the library.
    let csharp = fs::read_to_string(repository("bindings/csharp/NativeMethods.g.cs"))
        .expect("the declarations");
    let code: Vec<&str> = csharp
        .lines()
        .filter(|line| !line.trim().starts_with("//") && !line.contains("const string __DllName"))
        .collect();
    for word in words(&code.join("\n")) {
        assert!(!["bool", "char", "delegate", "string", "MarshalAs"].contains(&word), "{word}");
    }
}

#[test]
fn nobody_is_called_back_and_nothing_is_freed() {
    let code = declarations();
    assert!(!code.contains("(*"), "a pointer to a function");
    let mut functions = 0;
    for part in code.split([';', '{', '}']) {
        let Some((start, _)) = part.split_once('(') else { continue };
        let words: Vec<&str> = words(start).collect();
        let name = words.last().expect("the name of a function");
        functions += 1;
        // A text that lives as long as the library, or a number: never what somebody has to free.
        let text = start.trim_start().starts_with("const char *");
        assert!(text || !start.contains('*'), "{name} returns a pointer");
        for part in ["free", "destroy", "delete", "release", "new", "create"] {
            assert!(!name.split('_').any(|word| word == part), "{name}");
        }
    }
    assert!(functions > 20, "only {functions} functions were found");
}

/// Without a file of its own, and without memory of what was asked before.
#[test]
#[cfg(target_os = "linux")]
fn it_asks_for_no_library_but_those_of_the_system() {
    let library = libraries().join("libtenpai_ffi.so");
    let dynamic = run(Command::new("readelf").arg("-d").arg(library));
    let needed: Vec<&str> = dynamic
        .lines()
        .filter(|line| line.contains("(NEEDED)"))
        .filter_map(|line| Some(line.split_once('[')?.1.trim_end_matches(']')))
        .collect();
    assert!(!needed.is_empty());
    for name in needed {
        let system = ["libc.so.", "libgcc_s.so.", "libm.so.", "ld-linux", "libpthread.so."];
        assert!(system.iter().any(|start| name.starts_with(start)), "{name}");
    }
}

/// A panic that aborts takes the program along, and no guard can stop it.
#[test]
fn no_profile_aborts() {
    let workspace = fs::read_to_string(repository("Cargo.toml")).expect("the workspace");
    assert!(workspace.contains("[profile.release]"));
    assert!(!workspace.lines().any(|line| line.trim_start().starts_with("panic")));
}
