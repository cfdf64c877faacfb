//! Where the C# compiler and runtime are, and how they are called.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::process::output_of;

/// The variable that names a folder made by `.ci/csharp/boot.sh`.
pub(crate) const FOLDER: &str = "TENPAI_CSHARP_TOOLS";

/// Runs on the .NET Core 3.1 that comes with a folder of tools.
const RUNTIME_CONFIG: &str = r#"{"runtimeOptions":{"tfm":"netcoreapp3.1",
"framework":{"name":"Microsoft.NETCore.App","version":"3.1.0"},
"configProperties":{"System.Globalization.Invariant":true}}}
"#;

/// What compiles and runs C#.
#[derive(PartialEq)]
pub(crate) enum Tools {
    /// The .NET SDK.
    Sdk,
    /// A folder with `csc`, `dotnet` and `refs.rsp`.
    Folder(PathBuf),
    /// The runtime nearest to that of Unity, and the class library that comes with it.
    Mono {
        /// The compiler of one of the others: a program and what comes before its arguments.
        compiler: Vec<OsString>,
        library: PathBuf,
    },
}

/// Where Mono keeps its class library.
const MONO_LIBRARIES: [&str; 3] =
    ["/usr/lib/mono/4.5", "/usr/local/lib/mono/4.5", "/opt/homebrew/lib/mono/4.5"];

/// A program or library to be compiled, in the terms of either kind of tools.
pub(crate) struct Project<'p> {
    /// The name of the assembly.
    pub(crate) name: &'p str,
    /// The folders of the sources.
    pub(crate) sources: &'p [PathBuf],
    /// Its project file, for the SDK.
    pub(crate) file: PathBuf,
    /// The assembly that it uses, if any.
    pub(crate) uses: Option<&'p Path>,
    pub(crate) is_program: bool,
    /// Symbols for the preprocessor, where the compiler is called by itself.
    pub(crate) defines: &'p [&'p str],
}

impl Tools {
    /// Looks for tools; `Err` says what is missing and how to get it.
    pub(crate) fn find(
        folder: Option<OsString>,
        sdk_list: impl FnOnce() -> Option<String>,
    ) -> Result<Tools, String> {
        if let Some(folder) = folder {
            let folder = PathBuf::from(folder);
            for file in ["csc", "dotnet", "refs.rsp"] {
                if !folder.join(file).is_file() {
                    let folder = folder.display();
                    return Err(format!(
                        "{FOLDER}={folder} has no {file}: run `.ci/csharp/boot.sh {folder}`"
                    ));
                }
            }
            return Ok(Tools::Folder(folder));
        }
        match sdk_list() {
            Some(list) if !list.trim().is_empty() => Ok(Tools::Sdk),
            _ => Err(format!(
                "no C# compiler: put the `dotnet` of a .NET SDK on PATH, or run \
                 `.ci/csharp/boot.sh DIR` and set {FOLDER}=DIR"
            )),
        }
    }

    /// What `dotnet --list-sdks` prints; nothing where there is a runtime alone.
    pub(crate) fn sdk_list() -> Option<String> {
        let output = Command::new("dotnet").arg("--list-sdks").output().ok()?;
        String::from_utf8(output.stdout).ok()
    }

    /// The same compiler, with Mono to run what it makes; `Err` says what is missing.
    pub(crate) fn on_mono(&self) -> Result<Tools, String> {
        let compiler = match self {
            Tools::Folder(tools) => vec![tools.join("csc").into_os_string()],
            Tools::Sdk => sdk_compiler(&Tools::sdk_list().unwrap_or_default())?,
            Tools::Mono { compiler, .. } => compiler.clone(),
        };
        let library = MONO_LIBRARIES.map(PathBuf::from);
        let library = library.into_iter().find(|folder| folder.join("mscorlib.dll").is_file());
        let runs = Command::new("mono").arg("--version").output().is_ok();
        match library {
            Some(library) if runs => Ok(Tools::Mono { compiler, library }),
            _ => Err("no Mono: on Debian, install mono-runtime and libmono-system-core4.0-cil"
                .to_owned()),
        }
    }

    /// What tells a line of the report from the same on .NET.
    pub(crate) fn prefix(&self) -> &'static str {
        if matches!(self, Tools::Mono { .. }) { "on Mono: " } else { "" }
    }

    /// Compiles with every warning an error, and gives back the path of the assembly.
    pub(crate) fn compile(&self, project: &Project, out: &Path) -> Result<PathBuf, String> {
        match self {
            Tools::Sdk => sdk_compile(project, out),
            Tools::Folder(tools) => folder_compile(tools, project, out),
            Tools::Mono { compiler, library } => mono_compile(compiler, library, project, out),
        }
    }

    /// A command that runs a compiled program.
    pub(crate) fn run(&self, program: &Path) -> Command {
        let mut command = match self {
            Tools::Sdk => Command::new("dotnet"),
            Tools::Folder(tools) => Command::new(tools.join("dotnet")),
            Tools::Mono { .. } => Command::new("mono"),
        };
        command.arg(program);
        command
    }

    /// A command that runs a compiled program, which finds the native library in a folder.
    pub(crate) fn command(&self, program: &Path, library: &Path) -> Command {
        let mut command = self.run(program);
        let mut path = OsString::from(library);
        if let Some(others) = std::env::var_os("LD_LIBRARY_PATH") {
            path.push(":");
            path.push(others);
        }
        command.env("LD_LIBRARY_PATH", path);
        command
    }
}

fn sdk_compile(project: &Project, out: &Path) -> Result<PathBuf, String> {
    let artifacts = out.join("artifacts");
    output_of(
        Command::new("dotnet")
            .args(["build", "--nologo", "-v", "quiet", "-c", "Release"])
            .arg("--artifacts-path")
            .arg(&artifacts)
            .arg(&project.file)
            .env("DOTNET_CLI_TELEMETRY_OPTOUT", "1")
            .env("DOTNET_NOLOGO", "1"),
    )?;
    let assembly = format!("{}.dll", project.name);
    // A project for several frameworks has a folder for each.
    let built = artifacts.join("bin").join(project.name);
    let folder = ["release", "release_net8.0"].map(|name| built.join(name).join(&assembly));
    let found = folder.into_iter().find(|path| path.is_file());
    found.ok_or_else(|| format!("{} has no {assembly}", built.display()))
}

/// The compiler in the newest SDK of a list, whose lines are `8.0.100 [/usr/share/dotnet/sdk]`.
fn sdk_compiler(list: &str) -> Result<Vec<OsString>, String> {
    let newest = list.lines().rev().find_map(|line| line.trim().split_once(" ["));
    let (version, folder) = newest.ok_or_else(|| format!("no SDK in the list {list:?}"))?;
    let sdk = Path::new(folder.trim_end_matches(']')).join(version);
    Ok(vec!["dotnet".into(), sdk.join("Roslyn/bincore/csc.dll").into_os_string()])
}

fn folder_compile(tools: &Path, project: &Project, out: &Path) -> Result<PathBuf, String> {
    let mut compiler = Command::new(tools.join("csc"));
    // The SDK defines it of itself.
    compiler.arg("-define:NETCOREAPP3_0_OR_GREATER").arg(joined("@", &tools.join("refs.rsp")));
    let assembly = compile(compiler, project, out, "dll")?;
    if project.is_program {
        let config = assembly.with_extension("runtimeconfig.json");
        fs::write(&config, RUNTIME_CONFIG)
            .map_err(|error| format!("{}: {error}", config.display()))?;
    }
    Ok(assembly)
}

fn mono_compile(
    compiler: &[OsString],
    library: &Path,
    project: &Project,
    out: &Path,
) -> Result<PathBuf, String> {
    let (program, arguments) = compiler.split_first().ok_or("no compiler")?;
    let mut compiler = Command::new(program);
    compiler.args(arguments).args(["-noconfig", "-nostdlib"]);
    for assembly in ["mscorlib.dll", "System.dll", "System.Core.dll"] {
        let path = library.join(assembly);
        if path.is_file() {
            compiler.arg(joined("-r:", &path));
        }
    }
    compile(compiler, project, out, if project.is_program { "exe" } else { "dll" })
}

/// What is the same whatever the assembly refers to.
fn compile(
    mut compiler: Command,
    project: &Project,
    out: &Path,
    extension: &str,
) -> Result<PathBuf, String> {
    let assembly = out.join(project.name).with_extension(extension);
    // The compiler runs for too short a time to be worth compiling it well.
    compiler.env("COMPlus_TC_QuickJitForLoops", "1");
    compiler
        .args(["-nologo", "-langversion:9", "-nullable:enable", "-unsafe", "-warnaserror"])
        .args(["-optimize", "-deterministic", "-debug:embedded"])
        .arg(if project.is_program { "-target:exe" } else { "-target:library" })
        .arg(joined("-out:", &assembly));
    compiler.args(project.defines.iter().map(|symbol| format!("-define:{symbol}")));
    if let Some(used) = project.uses {
        compiler.arg(joined("-r:", used));
    }
    if !project.is_program {
        // With it, a public member without documentation is an error too.
        compiler.arg(joined("-doc:", &assembly.with_extension("xml")));
    }
    for folder in project.sources {
        compiler.args(sources(folder)?);
    }
    output_of(&mut compiler)?;
    Ok(assembly)
}

/// The C# files of a folder, in an order that is always the same.
fn sources(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut files: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "cs"))
        .collect();
    files.sort();
    Ok(files)
}

fn joined(option: &str, path: &Path) -> OsString {
    let mut argument = OsString::from(option);
    argument.push(path);
    argument
}
