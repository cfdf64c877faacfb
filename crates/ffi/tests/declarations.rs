//! `bindings/csharp/NativeMethods.g.cs`: that it is the one made from this crate. That its layouts
//! and values are those of the header is for the test `csharp` to say, which runs it.

mod support;

use std::fs;

use support::{declared, folder, repository};

/// The sources with exports, in the order of the header.
const SOURCES: [&str; 17] = [
    "version",
    "status",
    "error",
    "rules",
    "seen",
    "hand",
    "text",
    "judgements",
    "batch",
    "acceptance",
    "discards",
    "improvements",
    "calls",
    "formula",
    "readings",
    "wait_kinds",
    "obstacle",
];

#[test]
fn csharp_declarations_are_up_to_date() {
    let path = repository("bindings/csharp/NativeMethods.g.cs");
    let made = made("renewed");
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, &made).expect("the declarations can be written");
    }
    let checked_in = fs::read_to_string(&path).unwrap_or_default();
    assert!(made == checked_in, "{path:?} is out of date: UPDATE=1 cargo test renews it");
}

#[test]
fn no_export_and_no_constant_is_left_out() {
    let made = made("complete");
    let header = fs::read_to_string(repository("include/tenpai.h")).expect("the header");
    let names: Vec<&str> = header.lines().filter_map(declared).collect();
    assert!(names.len() > 50, "only {names:?} were found in the header");
    for name in names {
        let constant = made.contains(&format!(" {name} = "));
        assert!(constant || made.contains(&format!(" {name}(")), "{name} is missing");
    }
}

#[test]
fn csharp_calls_every_export() {
    let binding = fs::read_dir(repository("bindings/csharp")).expect("the binding");
    let paths = binding.map(|file| file.expect("a file").path());
    let written = paths.filter(|path| {
        let name = path.to_string_lossy();
        name.ends_with(".cs") && !name.ends_with(".g.cs")
    });
    let text: String = written.map(|path| fs::read_to_string(path).expect("a source")).collect();
    let header = fs::read_to_string(repository("include/tenpai.h")).expect("the header");
    let functions = header.lines().filter_map(declared).filter(|name| name.starts_with("tenpai_"));
    let functions: Vec<&str> = functions.collect();
    assert!(functions.len() >= 20, "only {functions:?} were found in the header");
    for name in functions {
        assert!(text.contains(&format!("NativeMethods.{name}(")), "C# does not call {name}");
    }
}

/// The declarations, made in a folder that no other test uses.
fn made(name: &str) -> String {
    let path = folder(&format!("declarations-{name}")).join("NativeMethods.g.cs");
    let mut builder = csbindgen::Builder::new();
    for source in SOURCES {
        builder =
            builder.input_extern_file(format!("{}/src/{source}.rs", env!("CARGO_MANIFEST_DIR")));
    }
    builder
        .csharp_namespace("Tenpai")
        .csharp_class_name("NativeMethods")
        .csharp_class_accessibility("internal")
        .csharp_dll_name("tenpai_ffi")
        // There a player is one program, and what is linked into it has no name of its own.
        .csharp_dll_name_if("(UNITY_IOS || UNITY_WEBGL) && !UNITY_EDITOR", "__Internal")
        .csharp_generate_const_filter(|name| name.starts_with("TENPAI_"))
        .generate_csharp_file(&path)
        .expect("the declarations can be made");
    without_examples(&fs::read_to_string(path).expect("the declarations just made"))
}

/// The examples are C, which has characters that documentation in C# does not.
fn without_examples(made: &str) -> String {
    let mut kept: Vec<&str> = Vec::new();
    let mut in_example = false;
    for line in made.lines() {
        let text = line.trim().trim_start_matches('/').trim();
        if text.starts_with("```") {
            in_example = !in_example;
            // With the empty line before it.
            kept.truncate(kept.len() - usize::from(in_example));
        } else if !in_example {
            kept.push(line.trim_end());
        }
    }
    assert!(!in_example, "an example has no end");
    kept.join("\n") + "\n"
}
