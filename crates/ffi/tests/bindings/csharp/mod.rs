//! The C# binding, compiled and run: `examples/csharp` prints the same as `examples/c`, and the
//! checks in `tests/csharp` hold.
//!
//! All of it runs on .NET and on Mono, which is nearest to the runtime of Unity.
//!
//! It needs a C# compiler and runtime, those of a .NET SDK on `PATH` or those in the folder that
//! `TENPAI_CSHARP_TOOLS` names and `.ci/csharp/boot.sh` makes. Without them it says so and is
//! skipped; with `TENPAI_REQUIRE_CSHARP=1` that is a failure.

mod examples;
mod layout;
mod loading;
mod packages;
mod refusals;
mod sample;
mod transition;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use crate::lines::lines_of;
use crate::support::process::output_of;
use crate::support::report::Report;
use crate::support::skip::{self, Verdict};
use crate::support::steps::Steps;
use crate::support::tools::{FOLDER, Project, Tools};
use crate::support::{folder, libraries, readme, repository};

pub(crate) fn check(report: &mut Report) {
    let tools = if cfg!(unix) {
        Tools::find(std::env::var_os(FOLDER), Tools::sdk_list)
    } else {
        Err("this test builds its programs as one does on Unix: run it there".to_owned())
    };
    match tools {
        Ok(tools) => on_both(&tools, report),
        Err(missing) => lacking("a C# compiler", &missing, report),
    }
}

/// On .NET and on Mono at the same time.
fn on_both(tools: &Tools, report: &mut Report) {
    let on_mono = || {
        let mut part = Report::default();
        match tools.on_mono() {
            Ok(mono) => drop(run(&mono, &mut part)),
            Err(missing) => lacking("Mono", &missing, &mut part),
        }
        part
    };
    thread::scope(|scope| {
        let part = scope.spawn(on_mono);
        if let Some(library) = run(tools, report) {
            packages::check(tools, &library, report);
        }
        match part.join() {
            Ok(part) => report.absorb(part),
            Err(_) => report.add("on Mono: the checks end", Err("they panicked".to_owned())),
        }
    });
}

/// What is not there is skipped, or fails where it must be there.
fn lacking(what: &str, missing: &str, report: &mut Report) {
    match Verdict::of(missing, skip::is_required(std::env::var_os(skip::REQUIRED))) {
        Verdict::Skipped(why) => report.skip(&why),
        Verdict::Failed(why) => report.add(what, Err(why)),
    }
}

/// Everything that takes tools, on one runtime. Gives back the assembly of the binding.
fn run(tools: &Tools, report: &mut Report) -> Option<PathBuf> {
    let out = folder(if tools.prefix().is_empty() { "csharp" } else { "csharp-mono" });
    let binding = repository("bindings/csharp");
    let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/csharp");
    let named = |name: &str| format!("{}{name}", tools.prefix());

    let checks = Project {
        name: "Checks",
        sources: &[binding.clone(), here.clone()],
        file: here.join("Checks.csproj"),
        uses: None,
        is_program: true,
        defines: &[],
    };
    let program = tools.compile(&checks, &out);
    if let Some(program) = report.need(&named("the checks compile"), program) {
        let name = named("layouts and constants are those of the header");
        report.add(&name, layouts(tools, &program, &out));
        own_checks(tools, &program, report);
        let vectors = named("the data files of the library, through C#");
        report.add(&vectors, data_files(tools, &program));
        let name = named("changes of a hand and discards are those of the core");
        report.add(&name, steps(tools, &program, &out));
    }

    let library = Project {
        name: "Tenpai",
        sources: std::slice::from_ref(&binding),
        file: binding.join("Tenpai.csproj"),
        uses: None,
        is_program: false,
        defines: &[],
    };
    let library = tools.compile(&library, &out);
    let library = report.need(&named("the binding compiles"), library)?;
    let name = named("the program in README.md prints what it says");
    report.add(&name, readme_program(tools, &library, &out));
    transition::check(tools, &out, report);
    loading::check(tools, &library, &out, report);
    sample::check(tools, &library, &out, report);
    examples::check(tools, &library, &out, report);
    Some(library)
}

fn layouts(tools: &Tools, program: &Path, out: &Path) -> Result<(), String> {
    let header = layout::from_header(out)?;
    let csharp = output_of(tools.command(program, &libraries()).arg("layout"))?;
    let differences = layout::differences(&header, &csharp);
    if header.lines().count() < 80 {
        Err(format!("little was found in the header:\n{header}"))
    } else if differences.is_empty() {
        Ok(())
    } else {
        Err(differences.join("\n"))
    }
}

/// Each check of the C# program, by its own line.
fn own_checks(tools: &Tools, program: &Path, report: &mut Report) {
    let printed = output_of(tools.command(program, &libraries()).arg("run"));
    let Some(printed) = report.need(&format!("{}the checks run", tools.prefix()), printed) else {
        return;
    };
    for line in printed.lines() {
        if let Some(name) = line.strip_prefix("ok ") {
            report.add(&format!("{}{name}", tools.prefix()), Ok(()));
        } else {
            let (name, why) = line.split_once(": ").unwrap_or((line, ""));
            let name = name.trim_start_matches("failed ");
            report.add(&format!("{}{name}", tools.prefix()), Err(why.to_owned()));
        }
    }
}

/// What happens to a hand, which C# does by itself, and its best discard.
fn steps(tools: &Tools, program: &Path, out: &Path) -> Result<(), String> {
    let mut steps = Steps::default();
    steps.add_changes();
    steps.add_discards();
    steps.agree(tools.command(program, &libraries()).arg("steps"), out)
}

/// Every line of every file.
fn data_files(tools: &Tools, program: &Path) -> Result<(), String> {
    let folder = repository("crates/core/tests/data");
    let printed = output_of(tools.command(program, &libraries()).arg("vectors").arg(&folder))?;
    let mut wanted = BTreeSet::new();
    for file in fs::read_dir(&folder).expect("the folder of the files") {
        let file = file.expect("a file");
        let name = file.file_name().into_string().expect("a name");
        let text = fs::read_to_string(file.path()).expect("a text");
        wanted.insert(format!("ok {name} {}", lines_of(&name, &text).len()));
    }
    let found: BTreeSet<String> = printed.lines().map(str::to_owned).collect();
    if wanted == found { Ok(()) } else { Err(format!("wanted {wanted:#?}, printed {printed}")) }
}

/// What the .NET SDK wants beside the program of the README.
const README_PROJECT: &str = r#"<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <OutputType>Exe</OutputType>
    <TargetFramework>net8.0</TargetFramework>
    <RollForward>Major</RollForward>
  </PropertyGroup>
  <ItemGroup>
    <ProjectReference Include="BINDING" />
  </ItemGroup>
</Project>
"#;

/// Compiles and runs the C# program of the README.
fn readme_program(tools: &Tools, library: &Path, out: &Path) -> Result<(), String> {
    let (sources, page) = (out.join("readme"), repository("README.md"));
    let file = sources.join("Readme.csproj");
    let binding = repository("bindings/csharp/Tenpai.csproj");
    let project_file = README_PROJECT.replace("BINDING", &binding.to_string_lossy());
    fs::create_dir_all(&sources)
        .and_then(|()| fs::write(sources.join("Readme.cs"), readme::program_of(&page, "csharp")))
        .and_then(|()| fs::write(&file, project_file))
        .map_err(|error| format!("{}: {error}", sources.display()))?;
    let program = tools.compile(
        &Project {
            name: "Readme",
            sources: std::slice::from_ref(&sources),
            file,
            uses: Some(library),
            is_program: true,
            defines: &[],
        },
        out,
    )?;
    let printed = output_of(&mut tools.command(&program, &libraries()))?;
    if readme::shows_of(&page, "csharp", &printed) {
        Ok(())
    } else {
        Err(format!("printed {printed:?}"))
    }
}
