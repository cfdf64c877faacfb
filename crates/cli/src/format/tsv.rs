//! Fields between tabs: one line for each hand, which other programs rely on.

use std::fmt::Display;
use std::io::{self, Write};

use tenpai::{Hand, TileSet};

use super::Printer;
use crate::bad_hand::BadHand;
use crate::input::Given;

/// What stands in a field that has no value.
pub(crate) const NOTHING: &str = "-";

/// An answer as fields.
pub(crate) trait Fields {
    /// Adds its fields to the line, behind the hand.
    fn fields(&self, line: &mut Line<'_, impl Write>) -> io::Result<()>;
}

/// A line to which fields are added.
pub(crate) struct Line<'o, W> {
    out: &'o mut W,
}

impl<W: Write> Line<'_, W> {
    /// Whatever has no tab or line end in it.
    pub(crate) fn field(&mut self, field: impl Display) -> io::Result<()> {
        write!(self.out, "\t{field}")
    }

    /// A number, or that there is none.
    pub(crate) fn number(&mut self, number: Option<i8>) -> io::Result<()> {
        match number {
            // Nearly all of them, and formatting takes longer than judging.
            Some(digit @ 0..=9) => self.out.write_all(&[b'\t', b'0' + digit.unsigned_abs()]),
            Some(number) => self.field(number),
            None => self.nothing(),
        }
    }

    /// Tiles, or that there are none.
    pub(crate) fn tiles(&mut self, tiles: TileSet) -> io::Result<()> {
        if tiles.is_empty() { self.nothing() } else { self.field(tiles) }
    }

    fn nothing(&mut self) -> io::Result<()> {
        self.out.write_all(b"\t")?;
        self.out.write_all(NOTHING.as_bytes())
    }
}

/// The format.
#[derive(Debug)]
pub(crate) struct Tsv;

impl<A: Fields> Printer<A> for Tsv {
    fn answer(
        &mut self,
        out: &mut impl Write,
        given: Given<'_>,
        _: &Hand,
        answer: &A,
    ) -> io::Result<()> {
        write_clean(out, given.bytes)?;
        answer.fields(&mut Line { out })?;
        out.write_all(b"\n")
    }

    fn error(&mut self, out: &mut impl Write, given: Given<'_>, error: &BadHand) -> io::Result<()> {
        write_clean(out, given.bytes)?;
        out.write_all(b"\terror\t")?;
        write_clean(out, error.to_string().as_bytes())?;
        out.write_all(b"\n")
    }
}

/// Writes the bytes as they are, except that whatever would end the field or the line is a space.
fn write_clean(out: &mut impl Write, bytes: &[u8]) -> io::Result<()> {
    let mut parts = bytes.split(|byte| matches!(byte, b'\t' | b'\n' | b'\r'));
    if let Some(first) = parts.next() {
        out.write_all(first)?;
    }
    for part in parts {
        out.write_all(b" ")?;
        out.write_all(part)?;
    }
    Ok(())
}
