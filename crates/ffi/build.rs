//! Names the shared library on Linux, and tells the tests which target they were built for.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let os = std::env::var("CARGO_CFG_TARGET_OS").unwrap_or_default();
    if os == "linux" {
        // A cdylib has no SONAME of its own. The number is TENPAI_ABI_NUMBER.
        println!("cargo::rustc-cdylib-link-arg=-Wl,-soname,libtenpai_ffi.so.1");
    }
    for name in ["TARGET", "HOST"] {
        let triple = std::env::var(name).unwrap_or_default();
        println!("cargo::rustc-env=TENPAI_{name}={triple}");
    }
}
