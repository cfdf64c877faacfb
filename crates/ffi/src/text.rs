//! Text out: into memory of the caller, without allocation.

use std::fmt::{self, Write};

use libc::c_char;
use tenpai::{BlockKind, BlockKinds, TileSet, WaitKind, WaitKinds};

use crate::error::{Failure, tenpai_error};
use crate::guard::{OutArray, borrow, run_with_error};
use crate::hand::tenpai_hand;
use crate::status::tenpai_status;
use crate::wait_kinds::{bit_of, shape_named};

/// A capacity with which no text of this library is too long, its NUL included.
pub const TENPAI_TEXT_CAPACITY: u32 = 128;

/// Writes a hand in the notation, canonically: `406m1z[123p][222s](7777z)`. Suits come in the
/// order m p s z, ranks ascending, red fives before fives, melds in their order. Reading the text
/// gives an equal hand.
///
/// `out` receives the text, NUL-terminated, and `length` its length without the NUL. `capacity` is
/// the room in `out`, NUL included; `TENPAI_TEXT_CAPACITY` suffices.
///
/// `error` may be NULL; where it is not, it is written when the function fails, and only then.
///
/// Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_RESERVED`; of the hand `TENPAI_BAD_TILE`,
/// `TENPAI_TOO_MANY_COPIES`, `TENPAI_BAD_SIZE`, `TENPAI_BAD_MELD`, `TENPAI_MELD_COUNT` or
/// `TENPAI_RED_FIVES`; or `TENPAI_BUFFER_TOO_SMALL`.
///
/// ```c
/// char text[TENPAI_TEXT_CAPACITY];
/// size_t length;
/// if (tenpai_hand_to_text(&hand, text, sizeof text, &length, &error) == TENPAI_OK) {
///     assert(strcmp(text, "123m456p789s1122z") == 0 && length == 17);
/// }
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tenpai_hand_to_text(
    hand: *const tenpai_hand,
    out: *mut c_char,
    capacity: usize,
    length: *mut usize,
    error: *mut tenpai_error,
) -> tenpai_status {
    let body = || {
        // SAFETY: the caller promises that what is not NULL can be read.
        let hand = unsafe { borrow(hand, "hand") }?;
        // SAFETY: the caller promises that what is not NULL can be written.
        let out = unsafe { OutArray::new(out, capacity, length) }?;
        write_text(out, &hand.checked()?)
    };
    // SAFETY: the caller promises that what is not NULL can be written.
    unsafe { run_with_error(error, body) }
}

/// Writes a set of tiles in the notation: bit i stands for tile i, as in the waits. `258m` for
/// the set of three, and an empty text for the empty set.
///
/// `out` receives the text, NUL-terminated, and `length` its length without the NUL. `capacity` is
/// the room in `out`, NUL included; `TENPAI_TEXT_CAPACITY` suffices.
///
/// `error` may be NULL; where it is not, it is written when the function fails, and only then.
///
/// Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_BUFFER_TOO_SMALL`, or `TENPAI_BAD_TILE` when a bit
/// above 33 is set.
///
/// ```c
/// char text[TENPAI_TEXT_CAPACITY];
/// size_t length;
/// uint64_t tiles = (UINT64_C(1) << 1) | (UINT64_C(1) << 4); // 2m, 5m
/// assert(tenpai_tiles_to_text(tiles, text, sizeof text, &length, NULL) == TENPAI_OK);
/// assert(strcmp(text, "25m") == 0);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tenpai_tiles_to_text(
    tiles: u64,
    out: *mut c_char,
    capacity: usize,
    length: *mut usize,
    error: *mut tenpai_error,
) -> tenpai_status {
    let body = || {
        // SAFETY: the caller promises that what is not NULL can be written.
        let out = unsafe { OutArray::new(out, capacity, length) }?;
        write_text(out, &TileSet::from_bits(tiles).map_err(Failure::Tile)?)
    };
    // SAFETY: the caller promises that what is not NULL can be written.
    unsafe { run_with_error(error, body) }
}

/// Writes in English what a block can be, from the `kinds` of a `tenpai_block`: `half or one short
/// of pair complete`, and `incomplete` where no bit is set.
///
/// `out` receives the text, NUL-terminated, and `length` its length without the NUL. `capacity` is
/// the room in `out`, NUL included; `TENPAI_TEXT_CAPACITY` suffices.
///
/// `error` may be NULL; where it is not, it is written when the function fails, and only then.
///
/// Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_BUFFER_TOO_SMALL`, or `TENPAI_BAD_BLOCK_KINDS` when
/// a bit is set that is no `TENPAI_BLOCK` bit.
///
/// ```c
/// char text[TENPAI_TEXT_CAPACITY];
/// size_t length;
/// uint8_t kinds = TENPAI_BLOCK_PAIR_COMPLETE;
/// assert(tenpai_block_kinds_to_text(kinds, text, sizeof text, &length, NULL) == TENPAI_OK);
/// assert(strcmp(text, "pair complete") == 0);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tenpai_block_kinds_to_text(
    kinds: u8,
    out: *mut c_char,
    capacity: usize,
    length: *mut usize,
    error: *mut tenpai_error,
) -> tenpai_status {
    let body = || {
        // SAFETY: the caller promises that what is not NULL can be written.
        let out = unsafe { OutArray::new(out, capacity, length) }?;
        write_text(out, &block_kinds(kinds)?)
    };
    // SAFETY: the caller promises that what is not NULL can be written.
    unsafe { run_with_error(error, body) }
}

/// Writes in English what a wait can be, from bits such as those of `tenpai_kinds_of_waits`:
/// `two-sided or pair`, and an empty text where no bit is set.
///
/// `out` receives the text, NUL-terminated, and `length` its length without the NUL. `capacity` is
/// the room in `out`, NUL included; `TENPAI_TEXT_CAPACITY` suffices.
///
/// `error` may be NULL; where it is not, it is written when the function fails, and only then.
///
/// Returns `TENPAI_OK`, `TENPAI_NULL` or `TENPAI_BUFFER_TOO_SMALL`: each bit is a `TENPAI_WAIT`
/// bit.
///
/// ```c
/// char text[TENPAI_TEXT_CAPACITY];
/// size_t length;
/// uint8_t kinds = TENPAI_WAIT_TWO_SIDED | TENPAI_WAIT_PAIR;
/// assert(tenpai_wait_kinds_to_text(kinds, text, sizeof text, &length, NULL) == TENPAI_OK);
/// assert(strcmp(text, "two-sided or pair") == 0);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tenpai_wait_kinds_to_text(
    kinds: u8,
    out: *mut c_char,
    capacity: usize,
    length: *mut usize,
    error: *mut tenpai_error,
) -> tenpai_status {
    let body = || {
        // SAFETY: the caller promises that what is not NULL can be written.
        let out = unsafe { OutArray::new(out, capacity, length) }?;
        let is_set = |kind: &WaitKind| kinds & bit_of(*kind) != 0;
        write_text(out, &WaitKind::ALL.into_iter().filter(is_set).collect::<WaitKinds>())
    };
    // SAFETY: the caller promises that what is not NULL can be written.
    unsafe { run_with_error(error, body) }
}

/// Writes in English what players call a wait, from the `shape` of a `tenpai_kinds_of_waits`:
/// `three-sided`, and an empty text for `TENPAI_SHAPE_NONE`.
///
/// `out` receives the text, NUL-terminated, and `length` its length without the NUL. `capacity` is
/// the room in `out`, NUL included; `TENPAI_TEXT_CAPACITY` suffices.
///
/// `error` may be NULL; where it is not, it is written when the function fails, and only then.
///
/// Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_BUFFER_TOO_SMALL`, or `TENPAI_BAD_SHAPE` when it is
/// no `TENPAI_SHAPE` value.
///
/// ```c
/// char text[TENPAI_TEXT_CAPACITY];
/// size_t length;
/// uint8_t shape = TENPAI_SHAPE_THREE_SIDED;
/// assert(tenpai_wait_shape_to_text(shape, text, sizeof text, &length, NULL) == TENPAI_OK);
/// assert(strcmp(text, "three-sided") == 0);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tenpai_wait_shape_to_text(
    shape: u8,
    out: *mut c_char,
    capacity: usize,
    length: *mut usize,
    error: *mut tenpai_error,
) -> tenpai_status {
    let body = || {
        // SAFETY: the caller promises that what is not NULL can be written.
        let out = unsafe { OutArray::new(out, capacity, length) }?;
        match shape_named(shape)? {
            Some(shape) => write_text(out, &shape),
            None => write_text(out, &""),
        }
    };
    // SAFETY: the caller promises that what is not NULL can be written.
    unsafe { run_with_error(error, body) }
}

fn block_kinds(bits: u8) -> Result<BlockKinds, Failure> {
    let kinds: BlockKinds =
        BlockKind::ALL.into_iter().filter(|&kind| bits >> kind as u8 & 1 == 1).collect();
    if kinds.bits() == bits { Ok(kinds) } else { Err(Failure::BlockKinds { bits }) }
}

fn write_text(out: OutArray<c_char>, value: &impl fmt::Display) -> Result<(), Failure> {
    let text = FixedText::<{ TENPAI_TEXT_CAPACITY as usize }>::whole(value)?;
    out.write(text.with_nul(), 1)
}

/// A text of at most `N` bytes, its NUL included.
pub(crate) struct FixedText<const N: usize> {
    chars: [c_char; N],
    length: usize,
}

impl<const N: usize> FixedText<N> {
    const EMPTY: FixedText<N> = FixedText { chars: [0; N], length: 0 };

    /// The text of a value, cut between two characters where it is too long.
    pub(crate) fn cut(value: &impl fmt::Display) -> FixedText<N> {
        let mut text = FixedText::EMPTY;
        // An error says that it was cut, and that is what was asked for.
        let _ = write!(text, "{value}");
        text
    }

    /// The text of a value, which must not be too long.
    fn whole(value: &impl fmt::Display) -> Result<FixedText<N>, Failure> {
        let mut text = FixedText::EMPTY;
        write!(text, "{value}").map_err(|_| Failure::Internal)?;
        Ok(text)
    }

    /// The text, and zeros up to the end.
    pub(crate) fn into_chars(self) -> [c_char; N] {
        self.chars
    }

    /// The text and its NUL.
    fn with_nul(&self) -> &[c_char] {
        &self.chars[..self.length + 1]
    }
}

impl<const N: usize> Write for FixedText<N> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let room = N - 1 - self.length;
        let fits = (0..=text.len().min(room)).rev().find(|&at| text.is_char_boundary(at));
        let part = &text.as_bytes()[..fits.unwrap_or(0)];
        for (to, &byte) in self.chars[self.length..].iter_mut().zip(part) {
            *to = byte as c_char;
        }
        self.length += part.len();
        if part.len() == text.len() { Ok(()) } else { Err(fmt::Error) }
    }
}

#[cfg(test)]
mod tests {
    //! Texts that fit, and texts that do not.

    use super::*;

    fn cut<const N: usize>(value: &impl fmt::Display) -> [u8; N] {
        FixedText::cut(value).into_chars().map(|it| it as u8)
    }

    #[test]
    fn a_text_is_cut_between_characters() {
        assert_eq!(cut(&"abcdef"), *b"abc\0");
        assert_eq!(cut(&"abc"), *b"abc\0");
        assert_eq!(cut(&"a萬"), *b"a\0\0\0");
        assert_eq!(cut::<5>(&"a萬b"), "a萬\0".as_bytes());
        assert!(FixedText::<4>::whole(&"abc").is_ok());
        assert!(FixedText::<4>::whole(&"abcd").is_err());
    }

    #[test]
    fn nothing_follows_a_cut() {
        assert_eq!(cut(&format_args!("{}{}", "a萬", "b")), *b"a\0\0\0");
    }
}
