//! Notes which compiler builds the benchmark, and with which flags: times mean little without them.

use std::env;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let compiler = env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned());
    let output = Command::new(compiler).arg("--version").output();
    let version = output.ok().and_then(|output| String::from_utf8(output.stdout).ok());
    let version = version.unwrap_or_else(|| "an unknown rustc".to_owned());
    println!("cargo::rustc-env=TENPAI_BENCH_RUSTC={}", version.trim());
    // Cargo parts the flags by a byte that no flag has.
    let flags = env::var("CARGO_ENCODED_RUSTFLAGS").unwrap_or_default().replace('\u{1f}', " ");
    println!("cargo::rustc-env=TENPAI_BENCH_RUSTFLAGS={flags}");
}
