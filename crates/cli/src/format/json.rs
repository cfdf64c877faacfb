//! One JSON object a line for each hand.

use std::borrow::Cow;
use std::io::{self, Write};
use std::str;

use serde::Serialize;
use tenpai::Hand;

use super::Printer;
use crate::bad_hand::BadHand;
use crate::input::Given;

/// The format.
#[derive(Debug)]
pub(crate) struct Json;

/// The hand as it was given, and what is said of it. JSON has a way to write every character, so
/// only bytes that are no text are changed, to U+FFFD.
#[derive(Serialize)]
struct Object<'o, A> {
    hand: Cow<'o, str>,
    #[serde(flatten)]
    rest: A,
}

#[derive(Serialize)]
struct Error {
    error: String,
}

impl<A: Serialize> Printer<A> for Json {
    fn answer(
        &mut self,
        out: &mut impl Write,
        given: Given<'_>,
        _: &Hand,
        answer: &A,
    ) -> io::Result<()> {
        write_object(out, given, answer)
    }

    fn error(&mut self, out: &mut impl Write, given: Given<'_>, error: &BadHand) -> io::Result<()> {
        write_object(out, given, Error { error: error.to_string() })
    }
}

fn write_object(out: &mut impl Write, given: Given<'_>, rest: impl Serialize) -> io::Result<()> {
    // Text nearly always, and that is found out sooner than where it is none.
    let hand = match str::from_utf8(given.bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => String::from_utf8_lossy(given.bytes),
    };
    serde_json::to_writer(&mut *out, &Object { hand, rest })?;
    out.write_all(b"\n")
}
