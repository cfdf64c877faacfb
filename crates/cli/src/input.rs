//! Where hands come from: arguments, and the lines of standard input.

use std::ffi::OsString;
use std::io::{self, BufRead, BufReader, Read};

use crate::exit::Failure;

/// The argument that stands for standard input.
const STANDARD_INPUT: &str = "-";

/// Bytes read at a time.
const CAPACITY: usize = 1 << 16;

/// A hand as it was given. It need not be a hand, nor text.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Given<'i> {
    /// Its bytes, without a line end.
    pub(crate) bytes: &'i [u8],
    /// The line of standard input on which it stands, from 1; `None` for an argument.
    pub(crate) line: Option<u64>,
}

/// Who takes the hands, in order.
pub(crate) trait Taker {
    /// Takes one.
    fn take(&mut self, given: Given<'_>) -> Result<(), Failure>;

    /// The next hand may be long in coming, so whatever was held back is due now.
    fn wait(&mut self) -> Result<(), Failure>;
}

/// Gives out each hand: those of the arguments, with the lines of standard input where `-` stands,
/// or for want of any arguments.
pub(crate) fn give(arguments: &[OsString], taker: &mut impl Taker) -> Result<(), Failure> {
    if arguments.is_empty() {
        return give_lines(io::stdin().lock(), taker);
    }
    for argument in arguments {
        if argument == STANDARD_INPUT {
            give_lines(io::stdin().lock(), taker)?;
        } else {
            // The bytes of the argument on Unix; elsewhere what is not text stays not UTF-8.
            let bytes = argument.as_encoded_bytes();
            taker.take(Given { bytes, line: None })?;
        }
    }
    Ok(())
}

/// Gives out each line. Only one is kept at a time, whatever the length of the input.
fn give_lines(input: impl Read, taker: &mut impl Taker) -> Result<(), Failure> {
    let mut input = BufReader::with_capacity(CAPACITY, input);
    let mut line = Vec::new();
    for number in 1.. {
        if !input.buffer().contains(&b'\n') {
            // A program that sends a hand and reads its answer before it sends the next one would
            // otherwise wait for us while we wait for it.
            taker.wait()?;
        }
        line.clear();
        if input.read_until(b'\n', &mut line).map_err(Failure::Read)? == 0 {
            break;
        }
        taker.take(Given { bytes: without_end(&line), line: Some(number) })?;
    }
    Ok(())
}

/// The line without its end, `\n` or `\r\n`; the last line may have none, or half of one.
fn without_end(line: &[u8]) -> &[u8] {
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    line.strip_suffix(b"\r").unwrap_or(line)
}
