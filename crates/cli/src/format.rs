//! The formats of an answer.

mod colour;
mod json;
mod look;
mod text;
mod tiles;
mod tsv;

use std::ffi::OsString;
use std::fmt::Display;
use std::io::{self, Write};

use clap::ValueEnum;
use serde::{Serialize, Serializer};
use tenpai::Hand;

pub(crate) use self::colour::{ColourChoice, Style};
pub(crate) use self::json::Json;
pub(crate) use self::look::Look;
pub(crate) use self::text::{Paragraph, Rows, Text};
pub(crate) use self::tiles::Tiles;
pub(crate) use self::tsv::{Fields, Line, NOTHING, Tsv};
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

/// A format, and how it looks if it is text.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Printing {
    pub(crate) format: Format,
    pub(crate) look: Look,
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

/// Asks about each hand, as a person or as a program does, and prints the answers in this format.
pub(crate) fn run<P: Rows, A: Fields + Serialize>(
    printing: Printing,
    hands: &[OsString],
    person: impl Fn(&Hand) -> Result<P, BadHand>,
    program: impl Fn(&Hand) -> Result<A, BadHand>,
) -> Result<Outcome, Failure> {
    match printing.format {
        Format::Text => pass::run(hands, Text::new(printing.look), person),
        Format::Tsv => pass::run(hands, Tsv, program),
        Format::Json => pass::run(hands, Json, program),
    }
}

/// Serializes what is printed, as tiles are.
pub(crate) fn as_text<S: Serializer>(
    value: &impl Display,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}
