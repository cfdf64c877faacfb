//! `tenpai`, the library's answers on a terminal.
//!
//! Nothing is judged here. A hand comes in as bytes ([`input`]), the library reads it and answers
//! one question about it ([`shanten`], [`waits`], [`acceptance`], [`discards`], [`readings`]) or all
//! of them ([`overview`], and [`explain`] with the reasons), by the rules that the arguments say ([`judging`]), and the answer goes out in a [`format`]; [`pass`] is
//! the loop that joins these, and [`exit`] says how it ends.

mod acceptance;
mod args;
mod bad_hand;
mod discards;
mod exit;
mod explain;
mod format;
mod input;
mod judging;
mod overview;
mod pass;
mod readings;
mod shanten;
mod waits;
mod winning;

use std::process::ExitCode;

fn main() -> ExitCode {
    let (arguments, judging) = args::Arguments::read();
    exit::code(arguments.run(&judging))
}
