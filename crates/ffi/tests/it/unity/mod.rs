//! `bindings/csharp` as a package for Unity: what lies in it, and how Unity takes each file.

mod meta;
mod natives;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::support::repository;
use natives::Native;

#[test]
fn every_file_has_its_meta() {
    let package = repository("bindings/csharp");
    let wanted = metas(&package);
    assert!(wanted.len() > 50, "only {wanted:?}");
    if std::env::var_os("UPDATE").is_some() {
        let found = found(&package);
        let is_left = |path: &&String| path.ends_with(".meta") && !wanted.contains_key(*path);
        for path in found.iter().filter(is_left) {
            fs::remove_file(package.join(path)).expect("an old file can be removed");
        }
        for (path, text) in &wanted {
            let path = package.join(path);
            fs::create_dir_all(path.parent().expect("a folder")).expect("a folder can be made");
            fs::write(&path, text).expect("a file can be written");
        }
    }
    for (path, text) in &wanted {
        let checked_in = fs::read_to_string(package.join(path)).unwrap_or_default();
        assert!(*text == checked_in, "{path} is out of date: UPDATE=1 cargo test renews it");
    }
    let found = found(&package);
    let left: Vec<&String> = found
        .iter()
        .filter(|path| path.ends_with(".meta") && !wanted.contains_key(*path))
        .collect();
    assert!(left.is_empty(), "these are beside no file: {left:?}");
}

#[test]
fn every_identity_is_there_once() {
    let package = repository("bindings/csharp");
    let mut identities = BTreeMap::new();
    for path in found(&package).into_iter().filter(|path| path.ends_with(".meta")) {
        let text = fs::read_to_string(package.join(&path)).expect("a file");
        let identity = text.lines().find_map(|line| line.strip_prefix("guid: "));
        let identity = identity.unwrap_or_else(|| panic!("{path} has none")).to_owned();
        let is_hex = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        assert!(identity.len() == 32 && identity.bytes().all(is_hex), "{path}: {identity}");
        if let Some(other) = identities.insert(identity, path.clone()) {
            panic!("{path} and {other} have the same");
        }
    }
    assert!(identities.len() > 50, "only {identities:?}");
    // A project refers to files by these: another way to make them would break it.
    assert_eq!(meta::guid("Hand.cs"), "b3066e126cce288fe50557221fcfe814");
}

#[test]
fn every_native_is_for_its_platform_alone() {
    let wanted = [
        ("Plugins/linux-x64/libtenpai_ffi.so", "Editor x86_64 Linux, Linux64 x86_64"),
        ("Plugins/win-x64/tenpai_ffi.dll", "Editor x86_64 Windows, Win64 x86_64"),
        ("Plugins/osx-x64/libtenpai_ffi.dylib", "Editor x86_64 OSX, OSXUniversal x86_64"),
        ("Plugins/osx-arm64/libtenpai_ffi.dylib", "Editor ARM64 OSX, OSXUniversal ARM64"),
        ("Plugins/ios-arm64/libtenpai_ffi.a", "iOS ARM64"),
        ("Plugins/android-arm64/libtenpai_ffi.so", "Android ARM64"),
        ("Plugins/android-arm/libtenpai_ffi.so", "Android ARMv7"),
        ("Plugins/android-x64/libtenpai_ffi.so", "Android X86_64"),
        ("Plugins/webgl/libtenpai_ffi.a", "WebGL"),
    ];
    let natives: Vec<String> = Native::all().iter().map(Native::path).collect();
    assert_eq!(natives, wanted.map(|(path, _)| path));
    for (path, platforms) in wanted {
        let meta = repository("bindings/csharp").join(format!("{path}.meta"));
        let text = fs::read_to_string(&meta).unwrap_or_else(|error| panic!("{meta:?}: {error}"));
        assert_eq!(enabled(&text).join(", "), platforms, "{path}");
        assert_eq!(included(&text), names(platforms), "{path}");
    }
}

#[test]
fn the_workflow_builds_every_native() {
    let path = repository(".github/workflows/natives.yml");
    let workflow = fs::read_to_string(path).expect("the workflow");
    for native in Native::all() {
        let line =
            workflow.lines().find(|line| line.contains(&format!("{{ name: {},", native.name)));
        let line = line.unwrap_or_else(|| panic!("{} is not built", native.name));
        let built = format!("target: {}, file: {}", native.target, native.file);
        assert!(line.contains(&built), "{line}: {built}");
    }
}

#[test]
fn the_manifests_agree() {
    let read = |path: &str| fs::read_to_string(repository(path)).expect("a manifest");
    let version = env!("CARGO_PKG_VERSION");
    let manifest = read("bindings/csharp/package.json");
    let project = read("bindings/csharp/Tenpai.csproj");
    assert!(manifest.contains(&format!("\"version\": \"{version}\",")), "{manifest}");
    assert!(project.contains(&format!("<Version>{version}</Version>")), "{project}");
    let description = manifest.lines().find(|line| line.contains("\"description\": \"Exact"));
    let description = description.and_then(|line| line.split('"').nth(3)).expect("a description");
    assert!(project.contains(&format!("<Description>{description}</Description>")), "{project}");
    let sample = manifest.lines().find(|line| line.contains("\"path\"")).expect("a sample");
    let sample = sample.split('"').nth(3).expect("a path");
    assert!(repository("bindings/csharp").join(sample).is_dir(), "{sample}");
    let assembly = read("bindings/csharp/Tenpai.asmdef");
    for line in ["\"name\": \"Tenpai\"", "\"allowUnsafeCode\": true", "\"autoReferenced\": true"] {
        assert!(assembly.contains(line), "{line}: {assembly}");
    }
    for license in ["LICENSE-MIT", "LICENSE-APACHE"] {
        let path = format!("bindings/csharp/{license}");
        assert_eq!(read(&path), read(license));
        // The folder is copied into a project, where a link would lead nowhere.
        let metadata = fs::symlink_metadata(repository(&path)).expect("a file");
        assert!(metadata.is_file(), "{path} is a link");
    }
}

/// The path and the text of every `.meta` that there must be. Natives are not checked in; theirs are,
/// so that one that is put into its place is taken as it is meant.
fn metas(package: &Path) -> BTreeMap<String, String> {
    let natives = Native::all();
    let mut metas = BTreeMap::new();
    let mut folders = BTreeSet::new();
    let files = found(package).into_iter().filter(|path| !path.ends_with(".meta"));
    let files: BTreeSet<String> = files.chain(natives.iter().map(Native::path)).collect();
    for path in files {
        folders.extend(path.match_indices('/').map(|(end, _)| path[..end].to_owned()));
        let native = natives.iter().find(|native| native.path() == path);
        let text = native.map_or_else(|| meta::of_file(&path), meta::of_native);
        metas.insert(format!("{path}.meta"), text);
    }
    // Of a folder whose name ends in a tilde Unity takes no notice.
    for folder in folders.into_iter().filter(|folder| !folder.ends_with('~')) {
        metas.insert(format!("{folder}.meta"), meta::of_folder(&folder));
    }
    metas
}

/// The paths of all files of the package, without what a build makes.
fn found(package: &Path) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut folders = vec![String::new()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(package.join(&folder)).expect("a folder") {
            let name = entry.expect("a file").file_name().into_string().expect("a name");
            let path = if folder.is_empty() { name } else { format!("{folder}/{name}") };
            if !package.join(&path).is_dir() {
                found.insert(path);
            } else if path != "artifacts~" {
                folders.push(path);
            }
        }
    }
    found
}

/// The platforms that a `.meta` turns on, with what is set for each.
fn enabled(text: &str) -> Vec<String> {
    let entries = text.split("  - first:\n").skip(1).filter(|entry| entry.contains("enabled: 1"));
    let shown = entries.map(|entry| {
        let value = |key: &str| {
            let line = entry.lines().find_map(|line| line.trim_start().strip_prefix(key));
            line.map(|value| format!(" {}", value.trim())).unwrap_or_default()
        };
        let (_, platform) = entry.lines().next().unwrap_or("").split_once(": ").expect("a key");
        format!("{platform}{}{}", value("CPU: "), value("OS: "))
    });
    shown.collect()
}

/// The platforms that a `.meta` does not exclude.
fn included(text: &str) -> BTreeSet<String> {
    let lines = text.lines().filter_map(|line| line.trim_start().strip_prefix("Exclude "));
    lines.filter_map(|line| line.strip_suffix(": 0")).map(str::to_owned).collect()
}

/// The first word of each part.
fn names(platforms: &str) -> BTreeSet<String> {
    platforms.split(", ").filter_map(|part| part.split(' ').next()).map(str::to_owned).collect()
}
