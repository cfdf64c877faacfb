//! The packages that `.ci/csharp/pack.py` makes: what it refuses, what lies in them, and that the
//! README's program runs from each, with nothing else at hand.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::loading::{FILE, natives};
use super::refusals;
use crate::support::process::{Outcome, output_of};
use crate::support::readme;
use crate::support::report::Report;
use crate::support::tools::{Project, Tools};
use crate::support::{folder, libraries, repository};

/// Makes the packages with the native of this machine, and tries them.
pub(crate) fn check(tools: &Tools, library: &Path, report: &mut Report) {
    let out = folder("packages");
    let built = out.join("natives");
    let native = natives();
    let name = native.split('/').nth(1).unwrap_or_default();
    let there = copy(&libraries().join(FILE), &built.join(name).join(FILE));
    if report.need("a folder of natives", there).is_none() {
        return;
    }
    report.add("a native that is missing is named", missing(&built, &out));
    report.add("a native of another kind is refused", refused(&out));
    report.add("a native for another processor is refused", for_another(&out));
    refusals::check(&out, report);
    report.add("an assembly without its documentation is refused", undocumented(&built, &out));
    report.add("a DLL for Windows comes into both packages", windows(library, &out));

    let unity = pack("unity", &built, &out, &[]).and_then(|_| untar(&out));
    if let Some(package) = report.need("the package for Unity is made", unity) {
        report.add("the README runs from the package for Unity", from_unity(tools, &package, name));
        if let Ok(mono) = tools.on_mono() {
            let outcome = from_unity(&mono, &package, name);
            report.add("on Mono: the README runs from the package for Unity", outcome);
        }
    }
    let nuget = nuget(tools, library, &built, &out);
    if let Some(package) = report.need("the package for NuGet is made", nuget) {
        report.add("the README runs from the package for NuGet", from_nuget(tools, &package));
    }
}

fn command(kind: &str, natives: &Path, out: &Path) -> Command {
    let mut command = Command::new("python3");
    command.arg(repository(".ci/csharp/pack.py")).arg(kind);
    command.arg("--natives").arg(natives).arg("--out").arg(out);
    command
}

/// Takes what is there.
pub(crate) fn present(kind: &str, natives: &Path, out: &Path) -> Command {
    let mut command = command(kind, natives, out);
    command.arg("--present");
    command
}

/// Makes a package with what is there.
pub(crate) fn pack(
    kind: &str,
    natives: &Path,
    out: &Path,
    more: &[&str],
) -> Result<String, String> {
    output_of(present(kind, natives, out).args(more))
}

/// Without `--present` nothing may be missing.
fn missing(built: &Path, out: &Path) -> Result<(), String> {
    let words = ["these natives are missing in ", "webgl/libtenpai_ffi.a", "aarch64-apple-ios"];
    fails(&mut command("unity", built, out), &words)?;
    let nothing = out.join("nothing");
    fails(command("nuget", &nothing, out).arg("--present"), &["nothing is no folder"])?;
    fs::create_dir_all(&nothing).map_err(|error| error.to_string())?;
    fails(command("nuget", &nothing, out).arg("--present"), &["nothing has no native at all"])
}

fn refused(out: &Path) -> Result<(), String> {
    let built = out.join("refused");
    write(&built.join("linux-x64/libtenpai_ffi.so"), b"no library")?;
    let words = ["libtenpai_ffi.so: no library for x86_64-unknown-linux-gnu"];
    fails(command("unity", &built, out).arg("--present"), &words)
}

fn for_another(out: &Path) -> Result<(), String> {
    let built = out.join("another");
    let name = if cfg!(target_arch = "x86_64") { "arm64" } else { "x64" };
    if cfg!(target_os = "linux") {
        copy(&libraries().join(FILE), &built.join(format!("android-{name}")).join(FILE))?;
    } else {
        copy(&libraries().join(FILE), &built.join(format!("osx-{name}")).join(FILE))?;
    }
    fails(command("unity", &built, out).arg("--present"), &["for processor ", " is wanted"])
}

fn undocumented(built: &Path, out: &Path) -> Result<(), String> {
    let assembly = out.join("undocumented/Tenpai.dll");
    let arguments = ["--framework", FRAMEWORK, "--assembly"];
    let packs = || {
        let mut command = present("nuget", built, out);
        command.args(arguments).arg(&assembly);
        command
    };
    fails(&mut packs(), &["Tenpai.dll is no file: the package wants the assembly"])?;
    write(&assembly, b"an assembly")?;
    fails(&mut packs(), &["Tenpai.xml is no file: the package wants the documentation"])
}

fn windows(library: &Path, out: &Path) -> Result<(), String> {
    let (built, out) = (out.join("windows"), out.join("for-windows"));
    let dll = refusals::dll(b"tenpai_abi_number");
    write(&built.join("win-x64/tenpai_ffi.dll"), &dll)?;
    pack("unity", &built, &out, &[])?;
    let package = untar(&out)?;
    let wanted = ["Plugins", "Plugins.meta", "Plugins/win-x64", "Plugins/win-x64.meta"];
    let found = names(&package)?.into_iter().filter(|name| name.starts_with("Plugins"));
    let files = ["Plugins/win-x64/tenpai_ffi.dll", "Plugins/win-x64/tenpai_ffi.dll.meta"];
    let (wanted, found) = ([&wanted[..], &files].concat(), found.collect::<Vec<_>>());
    if wanted != found {
        return Err(format!("wanted {wanted:?}, found {found:?}"));
    }
    let library = library.to_string_lossy();
    pack("nuget", &built, &out, &["--assembly", &library, "--framework", FRAMEWORK])?;
    let in_package = unzip(&out)?.join("runtimes/win-x64/native/tenpai_ffi.dll");
    if fs::read(in_package).is_ok_and(|found| found == dll) {
        Ok(())
    } else {
        Err("it is not in the package for NuGet".to_owned())
    }
}

/// Of the assemblies that the tools of `.ci/csharp/boot.sh` make.
const FRAMEWORK: &str = "netcoreapp3.1";

fn nuget(tools: &Tools, library: &Path, built: &Path, out: &Path) -> Result<PathBuf, String> {
    let library = library.to_string_lossy();
    let by_hand = ["--assembly", &library, "--framework", FRAMEWORK];
    pack("nuget", built, out, if *tools == Tools::Sdk { &[] } else { &by_hand })?;
    let package = unzip(out)?;
    let names = names(&package)?;
    let native = format!("{}/{FILE}", natives());
    for name in ["Tenpai.nuspec", "README.md", "_rels/.rels", "[Content_Types].xml", &native] {
        if !names.iter().any(|found| found == name) {
            return Err(format!("{name} is not among {names:?}"));
        }
    }
    let manifest = fs::read_to_string(package.join("Tenpai.nuspec"));
    let manifest = manifest.map_err(|error| error.to_string())?;
    let version = format!("<version>{}</version>", env!("CARGO_PKG_VERSION"));
    for line in [&version, "<license type=\"expression\">MIT OR Apache-2.0</license>"] {
        if !manifest.contains(line) {
            return Err(format!("{line} is not in {manifest}"));
        }
    }
    Ok(package)
}

/// Compiles the sources of the package, and puts its native where a user would.
fn from_unity(tools: &Tools, package: &Path, name: &str) -> Result<(), String> {
    let own = if matches!(tools, Tools::Mono { .. }) { "unity-mono" } else { "unity" };
    let out = folder(&format!("from-{own}"));
    let library = tools.compile(
        &Project {
            name: "Tenpai",
            sources: &[package.to_owned()],
            file: package.join("Tenpai.csproj"),
            uses: None,
            is_program: false,
            defines: &[],
        },
        &out,
    )?;
    copy(&package.join(format!("Plugins/{name}/{FILE}")), &out.join("run").join(FILE))?;
    readme_runs(tools, package, &library, &out)
}

/// Takes the assembly of the package, and lays out its natives as the SDK does.
fn from_nuget(tools: &Tools, package: &Path) -> Result<(), String> {
    let out = folder("from-nuget");
    let native = format!("{}/{FILE}", natives());
    copy(&package.join(&native), &out.join("run").join(&native))?;
    let framework = if *tools == Tools::Sdk { "net8.0" } else { FRAMEWORK };
    readme_runs(tools, package, &package.join(format!("lib/{framework}/Tenpai.dll")), &out)
}

/// Compiles the program of the package's README against an assembly, and runs it in the folder `run`.
fn readme_runs(tools: &Tools, package: &Path, library: &Path, out: &Path) -> Result<(), String> {
    let readme = package.join("README.md");
    let (sources, run) = (out.join("sources"), out.join("run"));
    write(&sources.join("Readme.cs"), readme::program_of(&readme, "csharp").as_bytes())?;
    let reference = PROJECT.replace("LIBRARY", &library.to_string_lossy());
    write(&sources.join("Readme.csproj"), reference.as_bytes())?;
    let project = Project {
        name: "Readme",
        sources: std::slice::from_ref(&sources),
        file: sources.join("Readme.csproj"),
        uses: Some(library),
        is_program: true,
        defines: &[],
    };
    let program = tools.compile(&project, out)?;
    let config = program.with_extension("runtimeconfig.json");
    for file in [program.as_path(), library, &config] {
        if file.exists() {
            copy(file, &run.join(file.file_name().unwrap_or_default()))?;
        }
    }
    let mut command = tools.run(&run.join(program.file_name().unwrap_or_default()));
    let printed = output_of(command.env_remove("LD_LIBRARY_PATH"))?;
    if readme::shows_of(&readme, "csharp", &printed) {
        Ok(())
    } else {
        Err(format!("printed {printed:?}"))
    }
}

/// What the .NET SDK wants beside the program.
const PROJECT: &str = r#"<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <OutputType>Exe</OutputType>
    <TargetFramework>net8.0</TargetFramework>
    <RollForward>Major</RollForward>
  </PropertyGroup>
  <ItemGroup>
    <Reference Include="Tenpai" HintPath="LIBRARY" />
  </ItemGroup>
</Project>
"#;

pub(crate) fn fails(command: &mut Command, words: &[&str]) -> Result<(), String> {
    let outcome = Outcome::of(command)?;
    if outcome.code == Some(1)
        && !outcome.stderr.contains("Traceback")
        && words.iter().all(|word| outcome.stderr.contains(word))
    {
        Ok(())
    } else {
        Err(format!("wanted exit code 1 and {words:?}:\n{outcome}"))
    }
}

fn untar(out: &Path) -> Result<PathBuf, String> {
    let file = format!("com.tenpai.tenpai-{}.tgz", env!("CARGO_PKG_VERSION"));
    output_of(Command::new("tar").arg("-xzf").arg(out.join(file)).arg("-C").arg(out))?;
    Ok(out.join("package"))
}

fn unzip(out: &Path) -> Result<PathBuf, String> {
    let file = out.join(format!("Tenpai.{}.nupkg", env!("CARGO_PKG_VERSION")));
    let package = out.join("nupkg");
    output_of(Command::new("python3").args(["-m", "zipfile", "-e"]).arg(file).arg(&package))?;
    Ok(package)
}

/// The paths of all that lies in a folder, sorted.
fn names(folder: &Path) -> Result<Vec<String>, String> {
    let mut names = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(inner) = folders.pop() {
        for entry in fs::read_dir(&inner).map_err(|error| format!("{inner:?}: {error}"))? {
            let path = entry.map_err(|error| error.to_string())?.path();
            let name = path.strip_prefix(folder).map_err(|error| error.to_string())?;
            names.push(name.to_string_lossy().into_owned());
            if path.is_dir() {
                folders.push(path);
            }
        }
    }
    names.sort();
    Ok(names)
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    let content = fs::read(from).map_err(|error| format!("{}: {error}", from.display()))?;
    write(to, &content)
}

pub(crate) fn write(to: &Path, content: &[u8]) -> Result<(), String> {
    fs::create_dir_all(to.parent().unwrap_or(to))
        .and_then(|()| fs::write(to, content))
        .map_err(|error| format!("{}: {error}", to.display()))
}
