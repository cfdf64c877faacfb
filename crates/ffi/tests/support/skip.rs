//! When the test may be skipped.

use std::ffi::OsString;

/// The variable that makes it a failure when there are no tools.
pub(crate) const REQUIRED: &str = "TENPAI_REQUIRE_CSHARP";

/// What a run without tools comes to.
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
