//! `examples/csharp` prints the same as `examples/c`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::support::process::{Outcome, output_of};
use crate::support::report::Report;
use crate::support::tools::{Project, Tools};
use crate::support::{compiler, libraries, repository};

/// Each example, with each line of its file, or with all of them at once.
pub(crate) fn check(tools: &Tools, library: &Path, out: &Path, report: &mut Report) {
    let places =
        ["waits", "calls", "readings"].map(|name| (name, both(name, tools, library, out, report)));
    for (name, programs) in places {
        if let Some((in_c, in_csharp)) = programs {
            let in_csharp = || tools.command(&in_csharp, &libraries());
            compare(name, tools, || Command::new(&in_c), in_csharp, report);
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
        defines: &[],
    };
    let in_csharp = tools.compile(&project, out);
    let prefix = tools.prefix();
    let in_csharp = report.need(&format!("{prefix}the example {name} compiles"), in_csharp);
    let in_c = report.need(&format!("the example {name} in C compiles"), example_in_c(name, out));
    in_c.zip(in_csharp)
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
    tools: &Tools,
    in_c: impl Fn() -> Command,
    in_csharp: impl Fn() -> Command,
    report: &mut Report,
) {
    let file = format!("{name}.txt");
    let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/csharp");
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
    if matches!(tools, Tools::Mono { .. }) {
        // Line by line they were compared on .NET.
        command_lines.clear();
    }
    command_lines.push(("no hand".to_owned(), vec![]));
    command_lines.push(("an empty text".to_owned(), vec![""]));
    command_lines.push(("all hands at once".to_owned(), every));
    for (place, hands) in command_lines {
        report.add(
            &format!("{}C and C# print the same: {place}", tools.prefix()),
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
