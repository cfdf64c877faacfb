//! `include/tenpai.h`: that it is the one this crate makes, and that it compiles everywhere.

use std::fs;
use std::path::{Path, PathBuf};

use crate::support::{compiler, folder, repository, run};

#[test]
fn header_is_up_to_date() {
    let made = folder("header").join("tenpai.h");
    cbindgen::generate(env!("CARGO_MANIFEST_DIR")).expect("a header").write_to_file(&made);
    // Without the mark such a number is a signed one of 64 bits to C.
    let made = fs::read_to_string(made).expect("the header just made");
    let made = made.replace(" 4294967295\n", " 4294967295u\n");
    let path = repository("include/tenpai.h");
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, &made).expect("the header can be written");
    }
    let checked_in = fs::read_to_string(&path).unwrap_or_default();
    assert!(made == checked_in, "include/tenpai.h is out of date: UPDATE=1 cargo test renews it");
}

/// The standards from C99 to C23 and from C++11 to C++20, by the names that older compilers know.
const C: [&str; 4] = ["c99", "c11", "c17", "c2x"];
const CPP: [&str; 4] = ["c++11", "c++14", "c++17", "c++20"];

/// Compiles a file that holds this text, and nothing else before the header.
fn compiles(name: &str, text: &str) {
    let folder = folder(name);
    let write = |name: &str| -> PathBuf {
        let path = folder.join(name);
        fs::write(&path, text).expect("a source file can be written");
        path
    };
    for (cpp, standards, source) in [(false, C, write("it.c")), (true, CPP, write("it.cpp"))] {
        for standard in standards {
            syntax(&source, cpp, standard);
        }
    }
}

fn syntax(source: &Path, cpp: bool, standard: &str) {
    run(compiler(cpp).arg(format!("-std={standard}")).arg("-fsyntax-only").arg(source));
}

#[test]
fn header_compiles_alone() {
    compiles("alone", "#include <tenpai.h>\nint nothing_else;\n");
}

#[test]
fn header_compiles_twice_included() {
    compiles("twice", "#include <tenpai.h>\n#include <tenpai.h>\nint nothing_else;\n");
}

#[test]
fn layout_in_c_is_that_in_rust() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/c/layout.c");
    for standard in ["c11", "c17", "c2x"] {
        syntax(&source, false, standard);
    }
}
