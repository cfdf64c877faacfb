//! The arguments, and which question each subcommand asks.

mod help;
mod look;
mod rules;
mod visible;

use std::ffi::OsString;

use clap::error::ErrorKind;
use clap::{Args, CommandFactory, Parser, Subcommand};
use tenpai::Tile;

use self::look::LookArguments;
use self::rules::RuleArguments;
use crate::exit::{Failure, Outcome};
use crate::format::{self, Format, Printing, Text};
use crate::judging::Judging;
use crate::readings::Which;
use crate::{acceptance, discards, explain, overview, pass, readings, shanten, waits, winning};

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
    #[command(flatten)]
    look: LookArguments,
    /// Hands to judge, such as 123m456p789s1122z; - reads them from standard input
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
    /// How each hand divides into groups, complete or not
    #[command(after_long_help = help::readings())]
    Readings(ReadingsQuery),
    /// Why each hand is what it is, worked through line by line
    #[command(after_long_help = help::explain())]
    Explain(ExplainQuery),
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

#[derive(Debug, Args)]
struct ReadingsQuery {
    /// Every reading, and not only those that are nearest to a complete hand
    #[arg(long)]
    all: bool,
    /// Only how many different ones there are
    #[arg(long, conflicts_with = "won_on")]
    count: bool,
    #[command(flatten)]
    won: WonArguments,
    #[command(flatten)]
    query: Query,
}

#[derive(Debug, Args)]
struct ExplainQuery {
    #[command(flatten)]
    won: WonArguments,
    /// Hands; without any, or for -, they are read from standard input, one a line
    #[arg(value_name = "HAND")]
    hands: Vec<OsString>,
}

#[derive(Debug, Args)]
struct WonArguments {
    /// The tile on which a complete hand was won: tells the group that took it, and the wait
    #[arg(long, value_name = "TILE", value_parser = winning::read)]
    won_on: Option<Tile>,
}

impl Arguments {
    /// The arguments of this run. Wrong ones end it with a message and status 2.
    pub(crate) fn read() -> (Arguments, Judging) {
        let arguments = Arguments::parse();
        if arguments.command.is_some() && !arguments.hands.is_empty() {
            wrong(ErrorKind::ArgumentConflict, "hands come after the command");
        }
        if let Some(Command::Readings(ReadingsQuery { won, query, .. })) = &arguments.command {
            if won.won_on.is_some() && query.format == Format::Tsv {
                wrong(
                    ErrorKind::ArgumentConflict,
                    "--won-on has no field in tsv: use text or json",
                );
            }
        }
        match arguments.rules.judging() {
            Ok(judging) => (arguments, judging),
            Err(message) => wrong(ErrorKind::ValueValidation, &message),
        }
    }

    /// Answers what was asked.
    pub(crate) fn run(&self, judging: &Judging) -> Result<Outcome, Failure> {
        let look = self.look.look();
        let Some(command) = &self.command else {
            return pass::run(&self.hands, Text::new(look), |hand| overview::ask(hand, judging));
        };
        let printing = |&format: &Format| Printing { format, look };
        match command {
            Command::Shanten(Query { format, hands }) => {
                if judging.is_plain() {
                    let ask = shanten::ask_plainly;
                    return format::run(printing(format), hands, ask, ask);
                }
                let ask = |hand: &_| shanten::ask(hand, judging);
                format::run(printing(format), hands, ask, ask)
            }
            Command::Waits(Query { format, hands }) => {
                let told = |hand: &_| waits::ask_with_copies(hand, judging);
                if judging.is_plain() {
                    return format::run(printing(format), hands, told, waits::ask_plainly);
                }
                format::run(printing(format), hands, told, |hand| waits::ask(hand, judging))
            }
            Command::Acceptance(Query { format, hands }) => {
                let ask = |hand: &_| acceptance::ask(hand, judging);
                format::run(printing(format), hands, ask, ask)
            }
            Command::Discards(Query { format, hands }) => {
                let ask = |hand: &_| discards::ask(hand, judging);
                format::run(printing(format), hands, ask, ask)
            }
            Command::Readings(ReadingsQuery {
                all,
                count,
                won,
                query: Query { format, hands },
            }) => {
                let which = if *all { Which::All } else { Which::Nearest };
                if *count {
                    let ask = |hand: &_| readings::count(hand, judging, which);
                    return format::run(printing(format), hands, ask, ask);
                }
                let ask = |hand: &_| readings::ask(hand, judging, which, won.won_on);
                format::run(printing(format), hands, ask, ask)
            }
            Command::Explain(ExplainQuery { won, hands }) => {
                pass::run(hands, Text::new(look), |hand| explain::ask(hand, judging, won.won_on))
            }
        }
    }
}

/// Ends the program as clap does for wrong arguments.
fn wrong(kind: ErrorKind, message: &str) -> ! {
    Arguments::command().error(kind, message).exit()
}
