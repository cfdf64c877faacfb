//! The arguments, and which question each subcommand asks.

mod help;
mod rules;
mod visible;

use std::ffi::OsString;

use clap::error::ErrorKind;
use clap::{Args, CommandFactory, Parser, Subcommand};

use self::rules::RuleArguments;
use crate::exit::{Failure, Outcome};
use crate::format::{self, Format, Text};
use crate::judging::Judging;
use crate::{acceptance, discards, explain, pass, shanten, waits};

/// The arguments of the program.
#[derive(Debug, Parser)]
#[command(
    name = "tenpai",
    version,
    about = "Judges mahjong hands: tenpai and waits, shanten, acceptance, discards, blocks",
    long_about = help::ABOUT,
    after_help = help::EXAMPLES,
    after_long_help = help::program(),
    override_usage = "tenpai [OPTIONS] <HAND>...\n       tenpai [OPTIONS] <COMMAND> [HAND]...",
    subcommand_negates_reqs = true,
    arg_required_else_help = true
)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    rules: RuleArguments,
    /// Hands to explain, such as 123m456p789s1122z; - reads them from standard input
    #[arg(value_name = "HAND", required = true)]
    hands: Vec<OsString>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// How far each hand is from tenpai, by form
    #[command(after_long_help = help::shanten())]
    Shanten(Query),
    /// The tiles that each hand waits on
    #[command(after_long_help = help::waits())]
    Waits(Query),
    /// The tiles whose draw brings each hand nearer
    #[command(after_long_help = help::acceptance())]
    Acceptance(Query),
    /// What each discard of each hand leaves
    #[command(after_long_help = help::discards())]
    Discards(Query),
}

/// What every question takes.
#[derive(Debug, Args)]
struct Query {
    /// How to print the answers
    #[arg(long, value_enum, default_value_t)]
    format: Format,
    /// Hands; without any, or for -, they are read from standard input, one a line
    #[arg(value_name = "HAND")]
    hands: Vec<OsString>,
}

impl Arguments {
    /// The arguments of this run. Wrong ones end it with a message and status 2.
    pub(crate) fn read() -> (Arguments, Judging) {
        let arguments = Arguments::parse();
        if arguments.command.is_some() && !arguments.hands.is_empty() {
            wrong(ErrorKind::ArgumentConflict, "hands come after the command");
        }
        match arguments.rules.judging() {
            Ok(judging) => (arguments, judging),
            Err(message) => wrong(ErrorKind::ValueValidation, &message),
        }
    }

    /// Answers what was asked.
    pub(crate) fn run(&self, judging: &Judging) -> Result<Outcome, Failure> {
        let Some(command) = &self.command else {
            return pass::run(&self.hands, Text::new(), |hand| explain::ask(hand, judging));
        };
        match command {
            Command::Shanten(Query { format, hands }) => {
                if judging.is_plain() {
                    return format::run(*format, hands, shanten::ask_plainly, shanten::ask_plainly);
                }
                let ask = |hand: &_| shanten::ask(hand, judging);
                format::run(*format, hands, ask, ask)
            }
            Command::Waits(Query { format, hands }) => {
                let told = |hand: &_| waits::ask_with_copies(hand, judging);
                if judging.is_plain() {
                    return format::run(*format, hands, told, waits::ask_plainly);
                }
                format::run(*format, hands, told, |hand| waits::ask(hand, judging))
            }
            Command::Acceptance(Query { format, hands }) => {
                let ask = |hand: &_| acceptance::ask(hand, judging);
                format::run(*format, hands, ask, ask)
            }
            Command::Discards(Query { format, hands }) => {
                let ask = |hand: &_| discards::ask(hand, judging);
                format::run(*format, hands, ask, ask)
            }
        }
    }
}

/// Ends the program as clap does for wrong arguments.
fn wrong(kind: ErrorKind, message: &str) -> ! {
    Arguments::command().error(kind, message).exit()
}
