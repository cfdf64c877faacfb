//! The layout for people: a paragraph for each hand, the hand above labelled rows.

use std::fmt::Display;
use std::io::{self, Write};

use tenpai::Hand;

use super::Printer;
use super::colour::Style;
use super::look::Look;
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

/// The columns that a terminal has at least.
const COLUMNS: usize = 80;

/// The columns before the value of a row.
const INDENT: usize = 11;

/// A paragraph to which rows are added.
pub(crate) struct Paragraph<'o, W> {
    out: &'o mut W,
    look: Look,
}

impl<W: Write> Paragraph<'_, W> {
    /// A row: what is spoken of, and what there is to say.
    pub(crate) fn row(&mut self, label: &str, value: impl Display) -> io::Result<()> {
        self.styled_row(label, Style::Plain, value)
    }

    /// A row whose value has a colour, on a terminal that has some.
    pub(crate) fn styled_row(
        &mut self,
        label: &str,
        style: Style,
        value: impl Display,
    ) -> io::Result<()> {
        let label = self.look.paint(Style::Label, format_args!("{label:<9}"));
        writeln!(self.out, "  {label}{}", self.look.paint(style, value))
    }

    /// A text of any length in as many rows as it needs, the later ones set in.
    pub(crate) fn wrapped(
        &mut self,
        label: &str,
        style: Style,
        text: impl Display,
    ) -> io::Result<()> {
        let text = text.to_string();
        let (mut label, mut rest, mut indent) = (label, text.as_str(), "");
        loop {
            let (row, behind) = self.first_row(rest, COLUMNS - INDENT - indent.len());
            self.styled_row(label, style, format_args!("{indent}{row}"))?;
            if behind.is_empty() {
                return Ok(());
            }
            (label, rest, indent) = ("", behind, "  ");
        }
    }

    /// As much of a text as these columns hold, and the rest of it. It is cut behind a stop rather
    /// than behind just any word, as long as that does not leave half of the row empty. A word that
    /// is longer than the row is not cut.
    fn first_row<'t>(&self, text: &'t str, columns: usize) -> (&'t str, &'t str) {
        if self.look.width(text) <= columns {
            return (text, "");
        }
        let spaces = text.match_indices(' ').map(|(at, _)| at);
        let fitting: Vec<usize> =
            spaces.clone().take_while(|&at| self.look.width(&text[..at]) <= columns).collect();
        let is_stop = |at: &&usize| text[..**at].ends_with([',', ':', ';']);
        let stop = fitting.iter().rev().find(is_stop);
        let stop = stop.filter(|&&at| 2 * self.look.width(&text[..at]) > columns);
        match stop.or(fitting.last()).copied().or(spaces.clone().next()) {
            Some(at) => (&text[..at], &text[at + 1..]),
            None => (text, ""),
        }
    }

    /// Rows with two columns under one label.
    pub(crate) fn table<L: Display, R: Display>(
        &mut self,
        label: &str,
        rows: impl IntoIterator<Item = (L, R)>,
    ) -> io::Result<()> {
        let rows: Vec<_> =
            rows.into_iter().map(|(left, right)| (left.to_string(), right.to_string())).collect();
        let longest = rows.iter().map(|(left, _)| self.look.width(left)).max().unwrap_or(0);
        // As wide in every table, unless it is of readings: what is longest else is `thirteen
        // orphans` and a block of fourteen tiles.
        let width = longest.max(16) + 2;
        let mut label = label;
        for (left, right) in rows {
            let left = self.padded(left, width);
            self.row(label, format_args!("{left}{right}"))?;
            label = "";
        }
        Ok(())
    }

    /// The text with spaces behind it, up to so many columns.
    pub(crate) fn padded(&self, text: impl Display, columns: usize) -> String {
        self.look.padded(text, columns)
    }
}

/// The format.
#[derive(Debug)]
pub(crate) struct Text {
    /// Whether a paragraph is printed already, from which the next one is to be set apart.
    begun: bool,
    look: Look,
}

impl Text {
    pub(crate) fn new(look: Look) -> Text {
        Text { begun: false, look }
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
        let look = self.look;
        writeln!(out, "{}", look.paint(Style::Hand, hand))?;
        answer.rows(&mut Paragraph { out, look })
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
