//! The sample of the Unity package, played with as much of Unity as it uses.

use std::path::Path;

use crate::process::output_of;
use crate::report::Report;
use crate::support::{libraries, repository};
use crate::tools::{Project, Tools};

/// What is typed after the start, and the label of each frame.
const TYPED: [&str; 3] = ["1111m", "123m456p789s11223z", "12x"];
const LABELS: &str = "\
tenpai, waiting on 12z (4 left)
shanten 1, draw 23456789m123456789p123456789s1234567z, 132 tiles
throw 3z: shanten 0, then 12z, 4 tiles
unexpected 'x' at byte 2: use digits, m p s z, [ ] and ( )
";

pub(crate) fn check(tools: &Tools, library: &Path, out: &Path, report: &mut Report) {
    let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/csharp/unity");
    let project = Project {
        name: "Sample",
        sources: &[here.clone(), repository("bindings/csharp/Samples~/WaitsOfAHand")],
        file: here.join("Sample.csproj"),
        uses: Some(library),
        is_program: true,
        defines: &[],
    };
    let named = |name: &str| format!("{}{name}", tools.prefix());
    let program = tools.compile(&project, out);
    let program = report.need(&named("the sample of the Unity package compiles"), program);
    let Some(program) = program else { return };
    let printed = output_of(tools.command(&program, &libraries()).args(TYPED));
    let outcome = printed.and_then(|printed| {
        if printed == LABELS { Ok(()) } else { Err(format!("wanted {LABELS}printed {printed}")) }
    });
    report.add(&named("the sample of the Unity package answers"), outcome);
}
