//! Versions: that the package, the header, the library and its name agree.

use std::ffi::CStr;
use std::process::Command;

use crate::support::{libraries, run};
use tenpai_ffi::*;

#[test]
fn version_is_that_of_the_package() {
    // SAFETY: a text that lives as long as the library.
    let version = unsafe { CStr::from_ptr(tenpai_version()) };
    assert_eq!(version.to_str(), Ok(env!("CARGO_PKG_VERSION")));
    let number = |text: &str| text.parse::<u32>().expect("a number");
    assert_eq!(TENPAI_VERSION_MAJOR, number(env!("CARGO_PKG_VERSION_MAJOR")));
    assert_eq!(TENPAI_VERSION_MINOR, number(env!("CARGO_PKG_VERSION_MINOR")));
    assert_eq!(TENPAI_VERSION_PATCH, number(env!("CARGO_PKG_VERSION_PATCH")));
}

#[test]
fn version_number_is_the_three() {
    let number =
        1_000_000 * TENPAI_VERSION_MAJOR + 1_000 * TENPAI_VERSION_MINOR + TENPAI_VERSION_PATCH;
    assert_eq!(TENPAI_VERSION_NUMBER, number);
    assert_eq!(tenpai_version_number(), number);
    assert_eq!(tenpai_abi_number(), TENPAI_ABI_NUMBER);
}

#[test]
#[cfg(target_os = "linux")]
fn soname_carries_the_abi_number() {
    let library = libraries().join("libtenpai_ffi.so");
    let dynamic = run(Command::new("readelf").arg("-d").arg(library));
    let names: Vec<&str> = dynamic.lines().filter(|line| line.contains("SONAME")).collect();
    let soname = format!("[libtenpai_ffi.so.{TENPAI_ABI_NUMBER}]");
    assert!(matches!(names[..], [name] if name.ends_with(&soname)), "{names:?}");
}
