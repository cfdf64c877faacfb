//! When the test may be skipped, and the check of that rule itself.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use super::tools::{self, FOLDER, Tools};

/// The variable that makes it a failure when there are no tools.
pub(crate) const REQUIRED: &str = "TENPAI_REQUIRE_CSHARP";

/// What a run without tools comes to.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Skipped(String),
    Failed(String),
}

impl Verdict {
    /// Of what is missing, and of whether a skip counts as a failure.
    pub(crate) fn of(missing: &str, required: bool) -> Verdict {
        if required {
            Verdict::Failed(format!("{REQUIRED} is set, and {missing}"))
        } else {
            Verdict::Skipped(format!("SKIPPED: {missing}"))
        }
    }
}

/// Whether the variable that forbids to skip has this value. `0` and nothing mean that it is not
/// set.
pub(crate) fn is_required(value: Option<OsString>) -> bool {
    value.is_some_and(|value| !value.is_empty() && value != "0")
}

/// Checks all of the above, in a folder of its own.
pub(crate) fn check(folder: &Path) -> Result<(), String> {
    let no_sdk = || None;
    let sdk = || Some("8.0.100 [/usr/share/dotnet/sdk]\n".to_owned());

    let missing = Tools::find(None, no_sdk).expect_err("nothing is there");
    wanted(missing.contains(".ci/csharp/boot.sh DIR") && missing.contains(FOLDER), &missing)?;
    wanted(Tools::find(None, || Some(String::new())) == Err(missing.clone()), "a runtime alone")?;
    wanted(Tools::find(None, sdk) == Ok(Tools::Sdk), "an SDK")?;

    let empty = Some(OsString::from(folder));
    let broken = Tools::find(empty.clone(), sdk).expect_err("the folder is empty");
    wanted(broken.contains("has no csc"), &broken)?;
    for file in ["csc", "dotnet", "refs.rsp"] {
        fs::write(folder.join(file), "").map_err(|error| error.to_string())?;
    }
    wanted(Tools::find(empty, no_sdk) == Ok(Tools::Folder(PathBuf::from(folder))), "a folder")?;

    wanted(
        tools::sdk_compiler("6.0.1 [/a/sdk]\n8.0.100 [/b/sdk]\n")
            == Ok(vec!["dotnet".into(), "/b/sdk/8.0.100/Roslyn/bincore/csc.dll".into()]),
        "the compiler of the newest SDK",
    )?;
    wanted(tools::sdk_compiler("").is_err(), "the compiler of no SDK")?;

    let skipped = Verdict::of("no C# compiler", false);
    wanted(skipped == Verdict::Skipped("SKIPPED: no C# compiler".to_owned()), "a skip")?;
    wanted(matches!(Verdict::of("no C# compiler", true), Verdict::Failed(_)), "a failure")?;
    for (value, required) in
        [(None, false), (Some(""), false), (Some("0"), false), (Some("1"), true)]
    {
        wanted(is_required(value.map(OsString::from)) == required, &format!("{value:?}"))?;
    }
    Ok(())
}

fn wanted(holds: bool, what: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what.to_owned()) }
}
