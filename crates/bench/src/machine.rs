//! The machine on which something is measured, in words.

use std::fs;
use std::process::Command;

/// Processor, system, compiler and its flags, in one line.
pub fn description() -> String {
    let flags = env!("TENPAI_BENCH_RUSTFLAGS");
    let flags = if flags.is_empty() { String::new() } else { format!(" with {flags}") };
    format!("{}, {}, {}{flags}", processor(), system(), env!("TENPAI_BENCH_RUSTC"))
}

/// What Linux says of the processor; elsewhere its architecture.
fn processor() -> String {
    let described = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let value = |name: &str| {
        let line = described.lines().find(|line| line.starts_with(name))?;
        Some(line.split_once(':')?.1.trim().to_owned())
    };
    let Some(model) = value("model name") else {
        return std::env::consts::ARCH.to_owned();
    };
    // A virtual machine may hide the name of the model, but not its numbers.
    match (value("cpu family"), value("model\t")) {
        (Some(family), Some(number)) => format!("{model} (family {family}, model {number})"),
        _ => model,
    }
}

fn system() -> String {
    let release = Command::new("uname").arg("-sr").output();
    let release = release.ok().and_then(|output| String::from_utf8(output.stdout).ok());
    release.map_or_else(|| std::env::consts::OS.to_owned(), |text| text.trim().to_owned())
}
