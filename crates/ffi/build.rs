//! Names the shared library, and tells the tests which target they were built for.

#[path = "build/shared_library.rs"]
mod shared_library;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=build/shared_library.rs");
    let os = std::env::var("CARGO_CFG_TARGET_OS").unwrap_or_default();
    for argument in shared_library::link_arguments(&os, env!("CARGO_PKG_VERSION")) {
        println!("cargo::rustc-cdylib-link-arg={argument}");
    }
    for name in ["TARGET", "HOST"] {
        let triple = std::env::var(name).unwrap_or_default();
        println!("cargo::rustc-env=TENPAI_{name}={triple}");
    }
}
