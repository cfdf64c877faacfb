//! The formats of an answer.

mod json;
mod text;
mod tsv;

use std::ffi::OsString;
use std::io::{self, Write};

use clap::ValueEnum;
use serde::Serialize;
use tenpai::Hand;

pub(crate) use self::json::Json;
pub(crate) use self::text::{Paragraph, Rows, Text};
pub(crate) use self::tsv::{Fields, Line, Tsv};
use crate::bad_hand::BadHand;
use crate::exit::{Failure, Outcome};
use crate::input::Given;
use crate::pass;

/// How answers are printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub(crate) enum Format {
    /// For people: a paragraph for each hand
    #[default]
    Text,
    /// For programs: one line for each hand, fields between tabs
    Tsv,
    /// For programs: one JSON object a line for each hand
    Json,
}

/// Prints answers of one kind in one format.
pub(crate) trait Printer<A> {
    /// Prints what is true of a hand.
    fn answer(
        &mut self,
        out: &mut impl Write,
        given: Given<'_>,
        hand: &Hand,
        answer: &A,
    ) -> io::Result<()>;

    /// Prints why there is no answer.
    fn error(&mut self, out: &mut impl Write, given: Given<'_>, error: &BadHand) -> io::Result<()>;
}

/// Asks about each hand and prints the answers in this format.
pub(crate) fn run<A: Rows + Fields + Serialize>(
    format: Format,
    hands: &[OsString],
    ask: impl Fn(&Hand) -> Result<A, BadHand>,
) -> Result<Outcome, Failure> {
    match format {
        Format::Text => pass::run(hands, Text::default(), ask),
        Format::Tsv => pass::run(hands, Tsv, ask),
        Format::Json => pass::run(hands, Json, ask),
    }
}
