//! The layout of every struct and the value of every constant, as a C compiler reads the header.

use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::Command;

use crate::support::process::output_of;
use crate::support::{compiler, repository};

/// What the C# program prints of its declarations, printed from the header.
pub(crate) fn from_header(folder: &Path) -> Result<String, String> {
    let path = repository("include/tenpai.h");
    let header = fs::read_to_string(&path).map_err(|error| format!("{path:?}: {error}"))?;
    let source = folder.join("layout.c");
    let program = folder.join("layout");
    fs::write(&source, printer(&header)).map_err(|error| format!("{source:?}: {error}"))?;
    output_of(compiler(false).arg("-std=c99").arg(&source).arg("-o").arg(&program))?;
    output_of(&mut Command::new(program))
}

/// A C program that prints a line for each struct, field and constant that the header has.
fn printer(header: &str) -> String {
    let mut lines = String::new();
    let mut of = "";
    // What is told of a field may end as a declaration does.
    let told = |line: &&str| line.starts_with('*');
    for line in header.lines().map(str::trim).filter(|line| !told(line)) {
        if let Some(name) = between(line, "typedef struct ", " {") {
            of = name;
            writeln!(lines, "    printf(\"{of}: size %zu\\n\", sizeof({of}));").ok();
        } else if line.starts_with('}') {
            of = "";
        } else if let Some(field) = (!of.is_empty()).then(|| field(line)).flatten() {
            writeln!(
                lines,
                "    printf(\"{of}.{field}: at %zu, size %zu\\n\", offsetof({of}, {field}), \
                 sizeof((({of} *)0)->{field}));"
            )
            .ok();
        } else if let Some((name, _)) =
            line.strip_prefix("#define ").and_then(|it| it.split_once(' '))
        {
            writeln!(lines, "    printf(\"{name} = %lld\\n\", (long long){name});").ok();
        }
    }
    format!(
        "#include <stdio.h>\n\n#include <tenpai.h>\n\nint main(void) {{\n{lines}    return 0;\n}}\n"
    )
}

/// The name of the field that a line declares.
fn field(line: &str) -> Option<&str> {
    let (_, declared) = line.strip_suffix(';')?.rsplit_once(' ')?;
    declared.split('[').next()
}

fn between<'l>(line: &'l str, before: &str, behind: &str) -> Option<&'l str> {
    line.strip_prefix(before)?.strip_suffix(behind)
}

/// The lines that only one of two texts has, in whatever order they come.
pub(crate) fn differences(left: &str, right: &str) -> Vec<String> {
    let missing = |from: &str, of: &str, side: &str| -> Vec<String> {
        let lines = of.lines().filter(|line| !from.lines().any(|other| other == *line));
        lines.map(|line| format!("only in {side}: {line}")).collect()
    };
    [missing(right, left, "the header"), missing(left, right, "C#")].concat()
}
