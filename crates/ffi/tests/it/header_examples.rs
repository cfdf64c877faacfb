//! The examples in the header: each function has one, and they compile and hold.

#![cfg(unix)]

use std::fmt::Write;
use std::fs;
use std::process::Command;

use crate::support::{compiler, declared, folder, libraries, repository, run};

/// What the header says that there is, and what a C program needs to run the examples.
const BEFORE: &str = "\
#undef NDEBUG
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <tenpai.h>

int main(void) {
    tenpai_rules rules = {0};
    tenpai_hand hand;
    tenpai_error error;
    const char *read = \"123m456p789s1122z\";
    (void)rules;
";

#[test]
fn every_function_has_an_example_that_holds() {
    let header = fs::read_to_string(repository("include/tenpai.h")).expect("the header");
    let mut program = BEFORE.to_owned();
    let mut examples = 0;
    for (function, example) in examples_of(&header) {
        assert!(!example.is_empty(), "{function} has no example");
        let called = format!("{function}(");
        assert!(example.iter().any(|line| line.contains(&called)), "{function} is not called");
        program += "    memset(&error, 0, sizeof error);\n";
        program += "    assert(tenpai_hand_from_text(read, 17, &hand, &error) == TENPAI_OK);\n";
        // What an example does where its call succeeds, it must have done.
        let status = if function == "tenpai_hand_check" { "TENPAI_BAD_SIZE" } else { "TENPAI_OK" };
        writeln!(program, "    {{\n{}\n    }}", example.join("\n")).expect("a text takes more");
        writeln!(program, "    assert(error.status == {status});").expect("a text takes more");
        examples += 1;
    }
    program += "    return 0;\n}\n";
    let functions = header.lines().filter_map(declared).filter(|name| name.starts_with("tenpai_"));
    assert_eq!(examples, functions.count());

    let folder = folder("header-examples");
    let source = folder.join("examples.c");
    fs::write(&source, program).expect("the program is written");
    let program = folder.join("examples");
    run(compiler(false)
        .arg("-std=c99")
        .arg(source)
        .arg(libraries().join("libtenpai_ffi.a"))
        .args(["-lpthread", "-ldl", "-lm", "-o"])
        .arg(&program));
    let printed = run(&mut Command::new(program));
    assert_eq!(printed, format!("tenpai {}\n", env!("CARGO_PKG_VERSION")));
}

/// Each function of the header with the lines of its example.
fn examples_of(header: &str) -> Vec<(&str, Vec<&str>)> {
    let (mut examples, mut example, mut within) = (Vec::new(), Vec::new(), false);
    for line in header.lines() {
        let text = line.trim_start().trim_start_matches('*');
        if text.trim() == "```c" {
            (example, within) = (Vec::new(), true);
        } else if text.trim() == "```" {
            within = false;
        } else if within {
            example.push(text.strip_prefix(' ').unwrap_or(text));
        } else if let Some(name) = declared(line).filter(|name| name.starts_with("tenpai_")) {
            examples.push((name, std::mem::take(&mut example)));
        }
    }
    examples
}
