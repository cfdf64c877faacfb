//! The `.meta` that Unity keeps beside each file: an identity, and how the file is imported.

use std::fmt::Write;

use super::natives::Native;

/// The identity of a file of the package. It is made of its path, so that it is the same for all who
/// make it, and another one for each file.
pub(crate) fn guid(path: &str) -> String {
    // FNV-1a, of 128 bits as the identity has.
    let start: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
    let prime: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;
    let text = format!("com.tenpai.tenpai/{path}");
    let hash = text.bytes().fold(start, |hash, byte| (hash ^ u128::from(byte)).wrapping_mul(prime));
    format!("{hash:032x}")
}

/// The `.meta` of a folder.
pub(crate) fn of_folder(path: &str) -> String {
    let importer = format!("folderAsset: yes\nDefaultImporter:\n{}", rest());
    format!("{}{importer}", head(path))
}

/// The `.meta` of a file that is no native library.
pub(crate) fn of_file(path: &str) -> String {
    let name = path.rsplit('/').next().unwrap_or(path);
    let importer = match name.rsplit_once('.').map(|(_, extension)| extension) {
        _ if name == "package.json" => format!("PackageManifestImporter:\n{}", rest()),
        Some("cs") => format!(
            "MonoImporter:\n  externalObjects: {{}}\n  serializedVersion: 2\n  \
             defaultReferences: []\n  executionOrder: 0\n  icon: {{instanceID: 0}}\n{}",
            end()
        ),
        Some("asmdef") => format!("AssemblyDefinitionImporter:\n{}", rest()),
        Some("md" | "json" | "txt") => format!("TextScriptImporter:\n{}", rest()),
        _ => format!("DefaultImporter:\n{}", rest()),
    };
    format!("{}{importer}", head(path))
}

/// The `.meta` of a native library, which is for one platform alone.
pub(crate) fn of_native(native: &Native) -> String {
    let mut text = head(&native.path());
    text.push_str(
        "PluginImporter:\n  externalObjects: {}\n  serializedVersion: 2\n  iconMap: {}\n  \
         executionOrder: {}\n  defineConstraints: []\n  isPreloaded: 0\n  isOverridable: 0\n  \
         isExplicitlyReferenced: 0\n  validateReferences: 1\n  platformData:\n",
    );
    // What is not named here Unity takes as it takes Any.
    let mut excluded = String::new();
    let mut sorted = PLATFORMS;
    sorted.sort_unstable();
    for name in sorted {
        let is_on =
            if name == "Editor" { native.editor.is_some() } else { name == native.platform };
        write!(excluded, "\n        Exclude {name}: {}", u8::from(!is_on)).ok();
    }
    platform(&mut text, ": Any", false, &excluded);
    platform(&mut text, "Any: ", false, " {}");
    for name in PLATFORMS {
        let (key, on, settings) = if name == "Editor" {
            let cpu = native.cpu.as_deref().unwrap_or("AnyCPU");
            let system = native.editor.as_deref().unwrap_or("AnyOS");
            let settings = format!(
                "\n        CPU: {cpu}\n        DefaultValueInitialized: true\n        OS: {system}"
            );
            ("Editor: Editor".to_owned(), native.editor.is_some(), settings)
        } else {
            let on = name == native.platform;
            (key(name), on, settings(name, on.then_some(native.cpu.as_deref()).flatten()))
        };
        platform(&mut text, &key, on, &settings);
    }
    text + end()
}

/// In the order in which Unity writes them.
const PLATFORMS: [&str; 8] =
    ["Android", "Editor", "Linux64", "OSXUniversal", "Win", "Win64", "WebGL", "iOS"];

fn key(platform: &str) -> String {
    match platform {
        "Android" | "WebGL" => format!("{platform}: {platform}"),
        "iOS" => "iPhone: iOS".to_owned(),
        desktop => format!("Standalone: {desktop}"),
    }
}

fn settings(platform: &str, cpu: Option<&str>) -> String {
    match (platform, cpu) {
        ("WebGL", _) => " {}".to_owned(),
        ("iOS", _) => format!(
            "\n        AddToEmbeddedBinaries: false\n        CPU: {}\n        CompileFlags: \n        \
             FrameworkDependencies: ",
            cpu.unwrap_or("AnyCPU")
        ),
        ("Android", None) => "\n        CPU: ARMv7".to_owned(),
        (_, cpu) => format!("\n        CPU: {}", cpu.unwrap_or("None")),
    }
}

fn platform(text: &mut String, key: &str, on: bool, settings: &str) {
    let on = u8::from(on);
    writeln!(
        text,
        "  - first:\n      {key}\n    second:\n      enabled: {on}\n      settings:{settings}"
    )
    .ok();
}

fn head(path: &str) -> String {
    format!("fileFormatVersion: 2\nguid: {}\n", guid(path))
}

fn rest() -> String {
    format!("  externalObjects: {{}}\n{}", end())
}

fn end() -> &'static str {
    "  userData: \n  assetBundleName: \n  assetBundleVariant: \n"
}
