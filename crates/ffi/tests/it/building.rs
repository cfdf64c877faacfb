//! What `docs/building.md` shows is what the projects in `examples/packages` have, which are built
//! and run by `.ci/packages.sh`.

use std::fs;

use crate::support::repository;
use tenpai_ffi::TENPAI_ABI_NUMBER;

#[test]
fn the_document_names_the_files_of_this_version() {
    let document = fs::read_to_string(repository("docs/building.md")).expect("the document");
    let version = env!("CARGO_PKG_VERSION");
    for name in [
        format!("`lib/libtenpai_ffi.so.{version}`"),
        format!("`lib/libtenpai_ffi.so.{TENPAI_ABI_NUMBER}`"),
        format!("`lib/libtenpai_ffi.{version}.dylib`"),
        format!("`lib/libtenpai_ffi.{TENPAI_ABI_NUMBER}.dylib`"),
        format!("@rpath/libtenpai_ffi.{TENPAI_ABI_NUMBER}.dylib\n"),
    ] {
        assert!(document.contains(&name), "docs/building.md does not have {name:?}");
    }
}

#[test]
fn the_document_shows_the_projects_that_are_built() {
    let document = fs::read_to_string(repository("docs/building.md")).expect("the document");
    for file in [
        "cmake-installed/CMakeLists.txt",
        "cmake-subdirectory/CMakeLists.txt",
        "cmake-fetchcontent/CMakeLists.txt",
        "make/Makefile",
        "meson/meson.build",
    ] {
        let path = format!("examples/packages/{file}");
        let project = fs::read_to_string(repository(&path)).expect("a file of a project");
        let shown = document.contains(&format!("\n{project}```\n"));
        assert!(shown, "docs/building.md does not show {path} as it is");
        assert!(document.contains(&path), "docs/building.md does not name {path}");
    }
}
