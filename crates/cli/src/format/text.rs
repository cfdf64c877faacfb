//! The layout for people: a paragraph for each hand, the hand above labelled rows.

use std::fmt::Display;
use std::io::{self, Write};

use tenpai::Hand;

use super::Printer;
use super::colour::{Colours, Style};
use crate::bad_hand::BadHand;
use crate::exit;
use crate::input::Given;

/// The most characters of a bad hand that its message repeats.
const SHOWN: usize = 60;

/// An answer as rows.
pub(crate) trait Rows {
    /// Adds its rows to the paragraph of the hand.
    fn rows(&self, paragraph: &mut Paragraph<'_, impl Write>) -> io::Result<()>;
}

/// A paragraph to which rows are added.
pub(crate) struct Paragraph<'o, W> {
    out: &'o mut W,
    colours: Colours,
}

impl<W: Write> Paragraph<'_, W> {
    /// A row: what is spoken of, and what there is to say.
    pub(crate) fn row(&mut self, label: &str, value: impl Display) -> io::Result<()> {
        let label = format!("{label:<9}");
        writeln!(self.out, "  {}{value}", self.colours.paint(Style::Label, label))
    }

    /// A row whose value has a colour, on a terminal that has some.
    pub(crate) fn styled_row(&mut self, label: &str, style: Style, value: &str) -> io::Result<()> {
        self.row(label, self.colours.paint(style, value))
    }

    /// Rows with two columns under one label.
    pub(crate) fn table<L: Display, R: Display>(
        &mut self,
        label: &str,
        rows: impl IntoIterator<Item = (L, R)>,
    ) -> io::Result<()> {
        let mut label = label;
        for (left, right) in rows {
            // Not every `Display` heeds a width, so it is made a string first. The longest are
            // `thirteen orphans` and a block of fourteen tiles.
            let left = left.to_string();
            self.row(label, format_args!("{left:<18}{right}"))?;
            label = "";
        }
        Ok(())
    }
}

/// The format.
#[derive(Debug)]
pub(crate) struct Text {
    /// Whether a paragraph is printed already, from which the next one is to be set apart.
    begun: bool,
    colours: Colours,
}

impl Text {
    /// For standard output, be it a terminal or not.
    pub(crate) fn new() -> Text {
        Text { begun: false, colours: Colours::of_output() }
    }
}

impl<A: Rows> Printer<A> for Text {
    fn answer(
        &mut self,
        out: &mut impl Write,
        _: Given<'_>,
        hand: &Hand,
        answer: &A,
    ) -> io::Result<()> {
        if self.begun {
            writeln!(out)?;
        }
        self.begun = true;
        let colours = self.colours;
        writeln!(out, "{}", colours.paint(Style::Hand, hand))?;
        answer.rows(&mut Paragraph { out, colours })
    }

    fn error(&mut self, out: &mut impl Write, given: Given<'_>, error: &BadHand) -> io::Result<()> {
        // On a terminal both streams meet: the answers before it come first.
        out.flush()?;
        let place = given.line.map(|line| format!("line {line}: ")).unwrap_or_default();
        exit::tell(&format!("{place}{}: {error}", quoted(given.bytes)));
        Ok(())
    }
}

/// The beginning of a bad hand, with whatever a terminal would obey made visible.
fn quoted(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes);
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{:?}...", &text[..end]),
        None => format!("{text:?}"),
    }
}
