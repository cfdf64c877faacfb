//! Where the binding finds the native library, and what it says when there is none or another one.

use std::fs;
use std::path::{Path, PathBuf};

use crate::support::process::{Outcome, output_of};
use crate::support::report::Report;
use crate::support::tools::{Project, Tools};
use crate::support::{compiler, libraries, repository};

/// The file name of the native library on this machine.
pub(crate) const FILE: &str =
    if cfg!(target_os = "macos") { "libtenpai_ffi.dylib" } else { "libtenpai_ffi.so" };

/// The folder of a package in which .NET looks for natives of this machine.
pub(crate) fn natives() -> String {
    let system = if cfg!(target_os = "macos") { "osx" } else { "linux" };
    let processor = match std::env::consts::ARCH {
        "x86_64" => "x64",
        "aarch64" => "arm64",
        other => other,
    };
    format!("runtimes/{system}-{processor}/native")
}

/// A program in a folder of its own, where natives are put beside it.
struct Place<'t> {
    tools: &'t Tools,
    folder: PathBuf,
    program: PathBuf,
}

pub(crate) fn check(tools: &Tools, library: &Path, out: &Path, report: &mut Report) {
    let named = |name: &str| format!("{}{name}", tools.prefix());
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/csharp/loading");
    let project = Project {
        name: "Loads",
        sources: std::slice::from_ref(&sources),
        file: sources.join("Loads.csproj"),
        uses: Some(library),
        is_program: true,
        defines: &[],
    };
    let program = tools.compile(&project, out);
    let program = report.need(&named("the program that loads compiles"), program);
    let stubs = report.need(&named("the stubs compile"), Stubs::build(&sources, out));
    let Some((program, stubs)) = program.zip(stubs) else { return };
    let place = |name: &str| Place::new(tools, &program, library, out.join("loading").join(name));
    let good = libraries().join(FILE);

    let found = |name: &str, files: &[(&str, &Path)]| -> Result<(), String> {
        let place = place(name)?;
        place.put(files)?;
        place.says(None, 0, &["12z\n"])
    };
    report.add(&named("found beside the program"), found("beside", &[("", &good)]));
    if !matches!(tools, Tools::Mono { .. }) {
        let natives = natives();
        report.add("found under runtimes", found("runtimes", &[(&natives, &good)]));
        let both = [(natives.as_str(), good.as_path()), ("", stubs.older.as_path())];
        report.add("that under runtimes is tried first", found("both", &both));
    }
    report.add(
        &named("missing: each place is named"),
        place("missing").and_then(|place| missing(tools, &place)),
    );
    report.add(
        &named("no library: that it cannot be loaded is said"),
        place("broken").and_then(|place| broken(&place)),
    );

    let refused = |stub: &PathBuf, name: &str, words: &[&str]| -> Result<(), String> {
        let place = place(name)?;
        place.put(&[("", stub)])?;
        place.says(None, 1, words)?;
        // Whatever is called first.
        place.says(Some("text"), 1, words)?;
        place.says(Some("default"), 1, words)
    };
    let cases: [(&PathBuf, &str, &[&str]); 4] = [
        (&stubs.older, "an older ABI", &["0.9.1", "ABI 0", "older than the ABI 1", "one package"]),
        (&stubs.newer, "a newer ABI", &["9.0.0", "ABI 99", "newer than the ABI 1", "one package"]),
        (&stubs.minor, "an older version", &["0.999.0 is older", env!("CARGO_PKG_VERSION")]),
        (&stubs.other, "another library", &["no function tenpai_abi_number", "one package"]),
    ];
    for (stub, name, words) in cases {
        report.add(&named(&format!("{name} is refused")), refused(stub, name, words));
    }
    if cfg!(target_os = "linux") && matches!(tools, Tools::Mono { .. }) {
        report.add(&named("linked into the program, as for WebGL"), linked(tools, &sources, out));
    }
}

/// A player for iOS or WebGL has no library beside it. What is loaded before the program stands for
/// what is linked into it.
fn linked(tools: &Tools, sources: &Path, out: &Path) -> Result<(), String> {
    let folder = out.join("linked");
    fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    for (symbols, name, inside) in [
        (&["UNITY_WEBGL"][..], "Player", true),
        (&["UNITY_WEBGL", "UNITY_EDITOR"], "Editor", false),
    ] {
        let project = Project {
            name,
            sources: &[repository("bindings/csharp"), sources.to_owned()],
            file: sources.join("Loads.csproj"),
            uses: None,
            is_program: true,
            defines: symbols,
        };
        let program = tools.compile(&project, &folder)?;
        let place = Place { tools, folder: folder.clone(), program };
        let lacks = if inside { "not linked into this program" } else { "no native library" };
        place.says(None, 1, &[lacks])?;
        let mut command = tools.run(&place.program);
        command.env_remove("LD_LIBRARY_PATH").env("LD_PRELOAD", libraries().join(FILE));
        let outcome = Outcome::of(&mut command)?;
        if (outcome.code, outcome.stdout.as_str()) != (Some(0), "12z\n") && inside {
            return Err(format!("{symbols:?}: {outcome}"));
        }
    }
    Ok(())
}

/// The message has every place in which the library could have been.
fn missing(tools: &Tools, place: &Place) -> Result<(), String> {
    let folder = fs::canonicalize(&place.folder).map_err(|error| error.to_string())?;
    let beside = folder.join(FILE).display().to_string();
    let natives = folder.join(natives()).join(FILE).display().to_string();
    let mut words = vec![
        "there is no native library tenpai_ffi",
        beside.as_str(),
        "LD_LIBRARY_PATH is not set",
        "under Plugins",
    ];
    if !matches!(tools, Tools::Mono { .. }) {
        words.push(&natives);
    }
    place.says(None, 1, &words)?;
    place.says(Some("default"), 1, &words)
}

fn broken(place: &Place) -> Result<(), String> {
    fs::write(place.folder.join(FILE), "no library").map_err(|error| error.to_string())?;
    place.says(None, 1, &[&format!("{FILE} (a file that this process cannot load)")])
}

impl<'t> Place<'t> {
    fn new(
        tools: &'t Tools,
        program: &Path,
        library: &Path,
        folder: PathBuf,
    ) -> Result<Place<'t>, String> {
        fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        // With what the runtime wants to know, where it wants that.
        let config = program.with_extension("runtimeconfig.json");
        for file in [program, library, &config] {
            if file.exists() {
                copy(file, &folder)?;
            }
        }
        let program = folder.join(program.file_name().unwrap_or_default());
        Ok(Place { tools, folder, program })
    }

    /// Copies natives into folders beside the program.
    fn put(&self, natives: &[(&str, &Path)]) -> Result<(), String> {
        for (folder, native) in natives {
            let folder = self.folder.join(folder);
            fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
            fs::copy(native, folder.join(FILE)).map_err(|error| format!("{native:?}: {error}"))?;
        }
        Ok(())
    }

    /// The program ends with this code and prints all of these words.
    fn says(&self, argument: Option<&str>, code: i32, words: &[&str]) -> Result<(), String> {
        let mut command = self.tools.run(&self.program);
        command.args(argument).env_remove("LD_LIBRARY_PATH");
        let outcome = Outcome::of(&mut command)?;
        let all = words.iter().all(|word| outcome.stdout.contains(word));
        if outcome.code == Some(code) && all {
            Ok(())
        } else {
            Err(format!("wanted exit code {code} and {words:?}:\n{outcome}"))
        }
    }
}

fn copy(file: &Path, folder: &Path) -> Result<u64, String> {
    let to = folder.join(file.file_name().unwrap_or_default());
    fs::copy(file, to).map_err(|error| format!("{}: {error}", file.display()))
}

/// Libraries that are not the one that is wanted.
struct Stubs {
    older: PathBuf,
    newer: PathBuf,
    minor: PathBuf,
    other: PathBuf,
}

impl Stubs {
    fn build(sources: &Path, out: &Path) -> Result<Stubs, String> {
        let build = |name: &str, defined: &[&str]| {
            let library = out.join(name);
            let mut command = compiler(false);
            command.args(["-std=c99", "-shared", "-fPIC"]).args(defined);
            command.arg(sources.join("stub.c")).arg("-o").arg(&library);
            output_of(&mut command).map(|_| library)
        };
        Ok(Stubs {
            older: build("older", &["-DABI=0", "-DNUMBER=9001", "-DVERSION=\"0.9.1\""])?,
            newer: build("newer", &["-DABI=99", "-DNUMBER=9000000", "-DVERSION=\"9.0.0\""])?,
            minor: build("minor", &["-DABI=1", "-DNUMBER=999000", "-DVERSION=\"0.999.0\""])?,
            other: build("other", &[])?,
        })
    }
}
