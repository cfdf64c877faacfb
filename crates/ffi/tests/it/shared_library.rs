//! The names that the shared library carries on each operating system, and what linkers make of
//! them. That of the library that was built here stands in `version.rs`.

#[path = "../../build/shared_library.rs"]
mod build;

use std::fs;
use std::process::Command;

use crate::support::{compiler, folder, run};
use build::link_arguments;
use tenpai_ffi::*;

#[test]
fn the_abi_number_is_the_major_number() {
    assert_eq!(TENPAI_ABI_NUMBER, TENPAI_VERSION_MAJOR);
}

#[test]
fn names_follow_the_version() {
    assert_eq!(link_arguments("linux", "12.3.4"), ["-Wl,-soname,libtenpai_ffi.so.12"]);
    assert_eq!(link_arguments("freebsd", "12.3.4"), link_arguments("linux", "12.3.4"));
    let macos = link_arguments("macos", "12.3.4");
    assert!(macos.contains(&"-Wl,-install_name,@rpath/libtenpai_ffi.12.dylib".to_owned()));
    assert!(macos.contains(&"-Wl,-compatibility_version,12".to_owned()));
    assert!(macos.contains(&"-Wl,-current_version,12.3.4".to_owned()));
    assert_eq!(link_arguments("windows", "12.3.4"), [""; 0]);
    assert_eq!(link_arguments("ios", "12.3.4"), [""; 0]);
}

/// Links a library of one function with the arguments for Android, and looks at what came out.
#[test]
#[cfg(target_os = "linux")]
fn on_android_it_is_aligned_to_16_kb_and_named_without_a_number() {
    let folder = folder("android-arguments");
    let source = folder.join("one.c");
    fs::write(&source, "int one(void);\nint one(void) { return 1; }\n").expect("it is written");
    let library = folder.join("libone.so");
    run(compiler(false)
        .args(["-shared", "-fPIC", "-o"])
        .arg(&library)
        .arg(&source)
        .args(link_arguments("android", env!("CARGO_PKG_VERSION"))));

    let read = run(Command::new("readelf").args(["-dlW"]).arg(&library));
    let sonames: Vec<&str> = read.lines().filter(|line| line.contains("SONAME")).collect();
    assert!(matches!(sonames[..], [name] if name.ends_with("[libtenpai_ffi.so]")), "{sonames:?}");
    let loads = read.lines().filter(|line| line.trim_start().starts_with("LOAD "));
    let alignments: Vec<&str> = loads.filter_map(|line| line.split_whitespace().last()).collect();
    assert!(!alignments.is_empty() && alignments.iter().all(|&a| a == "0x4000"), "{read}");
}
