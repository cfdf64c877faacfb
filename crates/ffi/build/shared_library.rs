//! The names that the shared library carries inside, by which programs look for it.

/// What the linker of the shared library is told on an operating system (`target_os`), for a
/// version "major.minor.patch". The major number is that of the ABI; a test holds them together.
pub(crate) fn link_arguments(os: &str, version: &str) -> Vec<String> {
    let abi = version.split('.').next().unwrap_or(version);
    match os {
        // A cdylib has no SONAME of its own.
        "linux" | "freebsd" | "dragonfly" | "netbsd" | "openbsd" | "illumos" => {
            vec![format!("-Wl,-soname,libtenpai_ffi.so.{abi}")]
        }
        // Packages for Android take only files that end in .so, so the name has no number. Without
        // a name, a program would look for the path that the library had on the machine that built
        // it. Newer devices refuse what is not aligned to pages of 16 KB.
        "android" => {
            vec!["-Wl,-soname,libtenpai_ffi.so".to_owned(), "-Wl,-z,max-page-size=16384".to_owned()]
        }
        // Else the name is the path that the library had on the machine that built it. The room is
        // for those who give it another one.
        "macos" => vec![
            format!("-Wl,-install_name,@rpath/libtenpai_ffi.{abi}.dylib"),
            format!("-Wl,-compatibility_version,{abi}"),
            format!("-Wl,-current_version,{version}"),
            "-Wl,-headerpad_max_install_names".to_owned(),
        ],
        // A DLL carries the name of its file, and iOS takes the static library.
        _ => Vec::new(),
    }
}
