//! The C# binding, compiled and run: `examples/csharp` prints the same as `examples/c`, and the
//! checks beside this file hold.
//!
//! It needs a C# compiler and runtime, those of a .NET SDK on `PATH` or those in the folder that
//! `TENPAI_CSHARP_TOOLS` names and `.ci/csharp/boot.sh` makes. Without them it says so and is
//! skipped; with `TENPAI_REQUIRE_CSHARP=1` that is a failure.

mod layout;
mod skip;
#[path = "../support/mod.rs"]
mod support;
mod tools;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use skip::Verdict;
use support::process::{self, Outcome, output_of};
use support::report::Report;
use support::{compiler, folder, libraries, readme, repository};
use tools::{FOLDER, Project, Tools};

fn main() -> ExitCode {
    // Those who list tests, or ask for others by name, get no test.
    let mut filters = std::env::args().skip(1).filter(|argument| !argument.starts_with('-'));
    let listed = std::env::args().any(|argument| argument == "--list");
    if listed || filters.next().is_some_and(|filter| !"csharp".contains(&filter)) {
        return ExitCode::SUCCESS;
    }

    let mut report = Report::default();
    report.add("when to skip", skip::check(&folder("csharp-skip")));
    let tools = if cfg!(unix) {
        Tools::find(std::env::var_os(FOLDER), Tools::sdk_list)
    } else {
        Err("this test builds its programs as one does on Unix: run it there".to_owned())
    };
    match tools {
        Ok(tools) => run(&tools, &mut report),
        Err(missing) => {
            match Verdict::of(&missing, skip::is_required(std::env::var_os(skip::REQUIRED))) {
                Verdict::Skipped(why) => report.skip(&why),
                Verdict::Failed(why) => report.add("a C# compiler", Err(why)),
            }
        }
    }
    report.close()
}

/// Everything that takes tools.
fn run(tools: &Tools, report: &mut Report) {
    let out = folder("csharp");
    let binding = repository("bindings/csharp");
    let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/csharp");

    let checks = Project {
        name: "Checks",
        sources: &[binding.clone(), here.clone()],
        file: here.join("Checks.csproj"),
        uses: None,
        is_program: true,
    };
    if let Some(program) = report.need("the checks compile", tools.compile(&checks, &out)) {
        report.add("layouts and constants are those of the header", layouts(tools, &program, &out));
        own_checks(tools, &program, report);
    }

    let library = Project {
        name: "Tenpai",
        sources: std::slice::from_ref(&binding),
        file: binding.join("Tenpai.csproj"),
        uses: None,
        is_program: false,
    };
    let library = report.need("the binding compiles", tools.compile(&library, &out));
    if let Some(library) = &library {
        report
            .add("the README's program prints what it says", readme_program(tools, library, &out));
    }
    if let Some(library) = &library {
        let places = ["waits", "calls", "readings"]
            .map(|name| (name, both(name, tools, library, &out, report)));
        for (name, programs) in places {
            if let Some((in_c, in_csharp)) = programs {
                let in_csharp = || tools.command(&in_csharp, &libraries());
                compare(name, || Command::new(&in_c), in_csharp, &here, report);
            }
        }
    }
}

/// An example in C and the same in C#.
fn both(
    name: &str,
    tools: &Tools,
    library: &Path,
    out: &Path,
    report: &mut Report,
) -> Option<(PathBuf, PathBuf)> {
    let folder = repository("examples/csharp").join(name);
    let title = match name {
        "waits" => "Waits",
        "calls" => "Calls",
        _ => "Readings",
    };
    let project = Project {
        name: title,
        sources: std::slice::from_ref(&folder),
        file: folder.join(title).with_extension("csproj"),
        uses: Some(library),
        is_program: true,
    };
    let in_csharp = tools.compile(&project, out);
    let in_csharp = report.need(&format!("the example {name} compiles"), in_csharp);
    let in_c = report.need(&format!("the example {name} in C compiles"), example_in_c(name, out));
    in_c.zip(in_csharp)
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
    let Some(printed) = report.need("the checks run", printed) else { return };
    for line in printed.lines() {
        if let Some(name) = line.strip_prefix("ok ") {
            report.add(name, Ok(()));
        } else {
            let (name, why) = line.split_once(": ").unwrap_or((line, ""));
            report.add(name.trim_start_matches("failed "), Err(why.to_owned()));
        }
    }
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
    let sources = out.join("readme");
    let file = sources.join("Readme.csproj");
    let binding = repository("bindings/csharp/Tenpai.csproj");
    let project_file = README_PROJECT.replace("BINDING", &binding.to_string_lossy());
    fs::create_dir_all(&sources)
        .and_then(|()| fs::write(sources.join("Readme.cs"), readme::program("csharp")))
        .and_then(|()| fs::write(&file, project_file))
        .map_err(|error| format!("{}: {error}", sources.display()))?;
    let program = tools.compile(
        &Project {
            name: "Readme",
            sources: std::slice::from_ref(&sources),
            file,
            uses: Some(library),
            is_program: true,
        },
        out,
    )?;
    let printed = output_of(&mut tools.command(&program, &libraries()))?;
    if readme::shows("csharp", &printed) { Ok(()) } else { Err(format!("printed {printed:?}")) }
}

/// With the shared library, under the name that the program looks for.
fn example_in_c(name: &str, out: &Path) -> Result<PathBuf, String> {
    let file = if cfg!(target_os = "linux") { "libtenpai_ffi.so" } else { "libtenpai_ffi.dylib" };
    let built = libraries().join(file);
    for name in [file, "libtenpai_ffi.so.1"] {
        fs::copy(&built, out.join(name)).map_err(|error| format!("{built:?}: {error}"))?;
    }
    let program = out.join(name);
    let mut rpath = std::ffi::OsString::from("-Wl,-rpath,");
    rpath.push(out);
    output_of(
        compiler(false)
            .arg("-std=c99")
            .arg(repository(&format!("examples/c/{name}.c")))
            .arg("-o")
            .arg(&program)
            .arg("-L")
            .arg(out)
            .arg("-ltenpai_ffi")
            .arg(rpath),
    )?;
    Ok(program)
}

/// Runs both with each line of the example's file, and with what a line cannot hold.
fn compare(
    name: &str,
    in_c: impl Fn() -> Command,
    in_csharp: impl Fn() -> Command,
    here: &Path,
    report: &mut Report,
) {
    let file = format!("{name}.txt");
    let text = fs::read_to_string(here.join(&file));
    let text = text.map_err(|error| error.to_string());
    let Some(text) = report.need("the hands can be read", text) else { return };
    let lines = text.lines().enumerate().filter_map(|(place, line)| {
        let hands = line.split('#').next()?.trim_end();
        let hands: Vec<&str> = hands.split(" | ").collect();
        (hands != [""]).then(|| (format!("{}, {file}:{}", hands.join(" | "), place + 1), hands))
    });
    let mut command_lines: Vec<(String, Vec<&str>)> = lines.collect();
    let every: Vec<&str> = command_lines.iter().flat_map(|(_, hands)| hands.clone()).collect();
    command_lines.push(("no hand".to_owned(), vec![]));
    command_lines.push(("an empty text".to_owned(), vec![""]));
    command_lines.push(("all hands at once".to_owned(), every));
    for (place, hands) in command_lines {
        report.add(
            &format!("C and C# print the same: {place}"),
            agree(in_c().args(&hands), in_csharp().args(&hands)),
        );
    }
}

fn agree(in_c: &mut Command, in_csharp: &mut Command) -> Result<(), String> {
    let (in_c, in_csharp) = (Outcome::of(in_c)?, Outcome::of(in_csharp)?);
    if in_c.stdout.is_empty() && in_c.stderr.is_empty() {
        Err("the example in C printed nothing".to_owned())
    } else if in_c == in_csharp {
        Ok(())
    } else {
        Err(format!("C: {in_c}C#: {in_csharp}"))
    }
}
