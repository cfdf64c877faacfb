//! The sample of the Unity package, played with as much of Unity as it uses.

use std::fs;
use std::path::{Path, PathBuf};

use crate::support::process::{Outcome, output_of};
use crate::support::report::Report;
use crate::support::tools::{Project, Tools};
use crate::support::{libraries, repository};

/// What is typed after the start, and the label of each frame.
const TYPED: [&str; 5] = ["1111m", "123m456p789s11223z", "123m456p789s11222z", "11m", "12x"];
const LABELS: &str = "\
tenpai, waiting on 12z (4 left)
shanten 1, draw 23456789m123456789p123456789s1234567z, 132 tiles
throw 3z: shanten 0, then 12z, 4 tiles
complete
complete
unexpected 'x' at byte 2: use digits, m p s z, [ ] and ( )
";

pub(crate) fn check(tools: &Tools, library: &Path, out: &Path, report: &mut Report) {
    let named = |name: &str| format!("{}{name}", tools.prefix());
    let program = compile(tools, library, out, &["UNITY_EDITOR"]);
    let program = report.need(&named("the sample of the Unity package compiles"), program);
    let Some(program) = program else { return };
    let printed = output_of(tools.command(&program, &libraries()).args(TYPED));
    let outcome = printed.and_then(|printed| {
        if printed == LABELS { Ok(()) } else { Err(format!("wanted {LABELS}printed {printed}")) }
    });
    report.add(&named("the sample of the Unity package answers"), outcome);
    // There the compiler is called by itself, whatever the other tools are.
    if matches!(tools, Tools::Mono { .. }) {
        let name = named("the sample is in development builds, and in no release build by itself");
        report.add(&name, builds(tools, library, &out.join("builds")));
    }
}

fn builds(tools: &Tools, library: &Path, out: &Path) -> Result<(), String> {
    fs::create_dir_all(out).map_err(|error| format!("{}: {error}", out.display()))?;
    let play = |symbols: &[&str]| {
        let program = compile(tools, library, out, symbols)?;
        fs::copy(library, out.join("Tenpai.dll")).map_err(|error| error.to_string())?;
        Outcome::of(&mut tools.command(&program, &libraries()))
    };
    let (development, release) = (play(&["DEVELOPMENT_BUILD"])?, play(&[])?);
    if development.code != Some(0) || development.stdout.lines().count() != 1 {
        Err(format!("in a development build: {development}"))
    } else if release.code == Some(0) || !release.stderr.contains("nothing was added") {
        Err(format!("in a release build: {release}"))
    } else {
        Ok(())
    }
}

/// Compiles the sample as Unity does for one kind of build, which these symbols tell.
fn compile(tools: &Tools, library: &Path, out: &Path, symbols: &[&str]) -> Result<PathBuf, String> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/csharp/unity");
    let project = Project {
        name: "Sample",
        sources: &[here.clone(), repository("bindings/csharp/Samples~/WaitsOfAHand")],
        file: here.join("Sample.csproj"),
        uses: Some(library),
        is_program: true,
        defines: symbols,
    };
    tools.compile(&project, out)
}
