//! The calls of which the runtime is not told: what .NET 5 and later compile, tried where neither
//! is, with the attribute defined by the test.

use std::fs;
use std::path::Path;

use crate::support::report::Report;
use crate::support::repository;
use crate::support::tools::{Project, Tools};

const ATTRIBUTE: &str = "namespace System.Runtime.InteropServices
{
    [AttributeUsage(AttributeTargets.Method)]
    internal sealed class SuppressGCTransitionAttribute : Attribute
    {
    }
}
";

/// Only as for Mono: as for .NET, the symbol would bring in more that .NET Core 3.1 has not.
pub(crate) fn check(tools: &Tools, out: &Path, report: &mut Report) {
    if !matches!(tools, Tools::Mono { .. }) {
        return;
    }
    let of_attribute = out.join("transition");
    let written = fs::create_dir_all(&of_attribute)
        .and_then(|()| fs::write(of_attribute.join("Attribute.cs"), ATTRIBUTE))
        .map_err(|error| format!("{}: {error}", of_attribute.display()));
    let binding = repository("bindings/csharp");
    let compile = |sources: &[_]| {
        let project = Project {
            name: "Later",
            sources,
            file: binding.join("Tenpai.csproj"),
            uses: None,
            is_program: false,
            defines: &["NET5_0_OR_GREATER"],
        };
        tools.compile(&project, out).map(drop)
    };
    let with = written.and_then(|()| compile(&[binding.clone(), of_attribute]));
    report.add("for .NET 5: calls without transition compile", with);
    // Otherwise the line above has seen no attribute.
    let without = match compile(std::slice::from_ref(&binding)) {
        Err(told) if told.contains("SuppressGCTransition") => Ok(()),
        other => Err(format!("without the attribute: {other:?}")),
    };
    report.add("for .NET 5: they are marked with the attribute of the runtime", without);
}
