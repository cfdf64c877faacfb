//! The arguments, what `--help` says of them, and which question each subcommand asks.

use std::ffi::OsString;

use clap::{Args, Parser, Subcommand};

use crate::exit::{Failure, Outcome};
use crate::format::{self, Format, Text};
use crate::{explain, pass, shanten, waits};

const ABOUT: &str = "\
Judges mahjong hands: tenpai and waits, shanten, blocks.

With hands and no command it explains each of them to a person. The commands answer one
question, for a person or, with --format, for another program.";

const HANDS: &str = "\
Hands:
  Digits come before the letter of their suit: m characters, p circles, s bamboos, z honours
  (1z east, 2z south, 3z west, 4z north, 5z white, 6z green, 7z red). 0 is a red five.
  Melds follow, called ones in [ ], concealed kans in ( ). Spaces mean nothing.

  A hand has 13 concealed tiles, or 14 after its draw, and 3 fewer for each meld, a kan being
  one meld. Where the melds are left out, they are taken as called but not known.

  A shell has its own use for brackets and spaces: put such a hand between quotes.
  The hand - stands for standard input, one hand a line.";

const BLOCKS: &str = "\
Blocks:
  A block is a run of tiles of one suit without a gap; what it can be shows what it lacks. Melds
  complete: nothing. Pair complete: nothing, and the pair is in it. One short of either: one tile.
  Half: melds but for an edge tile, which waits with another block for the tile between them. Pair
  and half: the same, with the pair in it.";

const EXAMPLES: &str = "\
Examples:
  tenpai 123m456p789s1122z
  tenpai '23m406p11z[444z](7777z)' 2235m
  tenpai - < hands.txt
  tenpai waits 1113335m456p777s
  tenpai shanten --format tsv < hands.txt | cut -f 5 | sort -n | uniq -c";

const FORMATS: &str = "\
Formats:
  text  for people, a paragraph for each hand; errors go to standard error.
  tsv   fields between tabs, without a header line, and exactly one line for each hand given, in
        order. The hand is printed as it was given, with tabs (and line ends within it) as
        spaces. The line of a bad hand has three fields: the hand, the word error, a message.
  json  one object a line, with the fields as its keys. The object of a bad hand has the keys
        hand and error. Bytes that are not UTF-8 become the replacement character.";

const EXIT: &str = "\
Exit status:
  0  every hand was good, or nobody reads the output any more
  1  some hand was bad; the others were answered
  2  the arguments were wrong
  3  standard input could not be read, or the output not written";

const SHANTEN_FIELDS: &str = "\
Fields:
  hand, general, seven_pairs, thirteen_orphans, best

  The numbers are -1 for a complete hand, 0 for tenpai, then the least number of tiles to
  exchange until it is tenpai. A form that the hand cannot have, such as seven pairs beside a
  meld, is - in tsv and null in json.

Examples:
  tenpai shanten 1245m567p1235689s
  printf '1111m\\n11112222333344z\\n' | tenpai shanten --format tsv
  tenpai shanten --format json '45z[444z][111z][555z](7777z)'";

const WAITS_FIELDS: &str = "\
Fields:
  hand, formal, effective

  Formal waits complete the shape, a fifth copy of a tile included. Effective waits are those
  that can come, for the hand does not hold all four concealed; melds and kans lock nothing.
  No wait is - in tsv and \"\" in json.

  Only a hand before its draw waits, with 13, 10, 7, 4 or 1 concealed tiles; with one more tile
  it is a bad hand here.

Examples:
  tenpai waits 2233445566778m
  printf '2235m\\n11m19p19s1234567z\\n1111m\\n' | tenpai waits --format tsv
  tenpai waits --format json '23m11z[444z][406s](7777z)'";

/// The arguments of the program.
#[derive(Debug, Parser)]
#[command(
    name = "tenpai",
    version,
    about = "Judges mahjong hands: tenpai and waits, shanten, blocks",
    long_about = ABOUT,
    after_help = EXAMPLES,
    after_long_help = format!("{HANDS}\n\n{BLOCKS}\n\n{EXAMPLES}\n\n{EXIT}"),
    args_conflicts_with_subcommands = true,
    arg_required_else_help = true
)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    /// Hands to explain, such as 123m456p789s1122z; - reads them from standard input
    #[arg(value_name = "HAND")]
    hands: Vec<OsString>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// How far each hand is from tenpai, by form
    #[command(after_long_help = format!("{SHANTEN_FIELDS}\n\n{FORMATS}\n\n{EXIT}"))]
    Shanten(Query),
    /// The tiles that each hand waits on
    #[command(after_long_help = format!("{WAITS_FIELDS}\n\n{FORMATS}\n\n{EXIT}"))]
    Waits(Query),
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
    /// Answers what was asked.
    pub(crate) fn run(&self) -> Result<Outcome, Failure> {
        match &self.command {
            None => pass::run(&self.hands, Text::default(), explain::ask),
            Some(Command::Shanten(query)) => format::run(query.format, &query.hands, shanten::ask),
            Some(Command::Waits(query)) => format::run(query.format, &query.hands, waits::ask),
        }
    }
}
