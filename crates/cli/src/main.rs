//! `tenpai`, the library's answers on a terminal.
//!
//! Nothing is judged here. A hand comes in as bytes ([`input`]), the library reads it and answers
//! one question about it ([`shanten`], [`waits`], [`explain`]), and the answer goes out in a
//! [`format`]; [`pass`] is the loop that joins these, and [`exit`] says how it ends.

mod args;
mod bad_hand;
mod exit;
mod explain;
mod format;
mod input;
mod pass;
mod shanten;
mod waits;

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    let arguments = args::Arguments::parse();
    exit::code(arguments.run())
}
