//! The exports as Rust functions. Each asserts on the way what the contract says of every call:
//! outputs are written on success alone, and an error on failure alone.
#![allow(clippy::result_large_err, reason = "the error is the struct that is tested")]

use std::ffi::CStr;
use std::mem::MaybeUninit;
use std::ptr;

use tenpai_ffi::*;

use super::readings::{readings, wait_cases, wait_kinds, wins};

/// A value all of whose bytes are 0xA5, to see whether it was written.
pub(crate) fn untouched<T: Copy>() -> T {
    let mut value = MaybeUninit::<T>::uninit();
    // SAFETY: the value has this many bytes.
    unsafe { ptr::write_bytes(value.as_mut_ptr(), 0xA5, 1) };
    // SAFETY: it is used with integers and structs of integers, which any bytes are.
    unsafe { value.assume_init() }
}

/// The answer of a function that tells its error: that, or the output.
fn answer<T: Copy + PartialEq + std::fmt::Debug>(
    status: tenpai_status,
    out: T,
    error: tenpai_error,
) -> Result<T, tenpai_error> {
    if status == TENPAI_OK {
        assert_eq!(error, untouched(), "the error of a success");
        return Ok(out);
    }
    assert_eq!(out, untouched(), "the output of a failure");
    assert_eq!(error.status, status);
    assert_eq!(error.reserved, [0; 2]);
    assert_eq!(error.message[111], 0, "{}", message(&error));
    Err(error)
}

/// The answer of a function whose error is looked at for nothing but its status.
pub(super) fn told<T: Copy + PartialEq + std::fmt::Debug>(
    status: tenpai_status,
    out: T,
    error: tenpai_error,
) -> Result<T, tenpai_status> {
    answer(status, out, error).map_err(|error| error.status)
}

pub(crate) fn message(error: &tenpai_error) -> String {
    let bytes = error.message.map(|it| it as u8);
    let text = CStr::from_bytes_until_nul(&bytes).expect("a NUL");
    text.to_str().expect("UTF-8").to_owned()
}

pub(crate) fn status_message(status: tenpai_status) -> &'static str {
    // SAFETY: a text that lives as long as the library.
    let text = unsafe { CStr::from_ptr(tenpai_status_message(status)) };
    text.to_str().expect("UTF-8")
}

pub(crate) fn from_text(text: impl AsRef<[u8]>) -> Result<tenpai_hand, tenpai_error> {
    let text = text.as_ref();
    let (mut out, mut error) = (untouched(), untouched());
    let start = text.as_ptr().cast();
    // SAFETY: all pointers are to values of this function, and the length is that of the text.
    let status = unsafe { tenpai_hand_from_text(start, text.len(), &mut out, &mut error) };
    // SAFETY: as above; the error may be NULL.
    let without =
        unsafe { tenpai_hand_from_text(start, text.len(), &mut untouched(), ptr::null_mut()) };
    assert_eq!(status, without);
    answer(status, out, error)
}

pub(crate) fn from_counts(
    counts: &[u8; 34],
    melds: &[tenpai_meld],
) -> Result<tenpai_hand, tenpai_error> {
    let (mut out, mut error) = (untouched(), untouched());
    let (first, reds) = (melds.as_ptr(), ptr::null());
    // SAFETY: all pointers are NULL or to values of the caller or this function, and the length is
    // theirs.
    let status = unsafe {
        tenpai_hand_from_counts(counts.as_ptr(), reds, first, melds.len(), &mut out, &mut error)
    };
    answer(status, out, error)
}

/// Checks a hand, and asserts that every function says the same of it.
pub(crate) fn check(hand: &tenpai_hand) -> Result<(), tenpai_error> {
    let mut error = untouched();
    // SAFETY: both pointers are to values of the caller or this function.
    let status = unsafe { tenpai_hand_check(hand, &mut error) };
    // SAFETY: as above; the error may be NULL.
    assert_eq!(status, unsafe { tenpai_hand_check(hand, ptr::null_mut()) });
    if status != TENPAI_OK {
        let rules = tenpai_rules::default();
        assert_eq!(shanten(hand, &rules), Err(status));
        assert_eq!(waits(hand, &rules), Err(status));
        assert_eq!(acceptance(hand, &rules, &NOTHING), Err(status));
        assert_eq!(discards(hand, &rules, &NOTHING, 14), Err(status));
        assert_eq!(improvements(hand, &rules, &NOTHING, 34), Err(status));
        assert_eq!(good_waits(hand, &rules, &NOTHING, 5), Err(status));
        let thrown = Thrown { tile: 0, is_red: 0, from: 1 };
        let pon = tenpai_call { kind: TENPAI_CALL_PON, ..tenpai_call::default() };
        assert_eq!(calls(hand, &rules, &NOTHING, thrown, 10), Err(status));
        assert_eq!(call_discards(hand, &rules, &NOTHING, thrown, &pon, 14), Err(status));
        assert_eq!(blocks(hand, &rules, 14), Err(status));
        assert_eq!(readings(hand, &rules, &NOTHING, 0, 1), Err(status));
        assert_eq!(wins(hand, &rules, &NOTHING, 0, 16), Err(status));
        assert_eq!(wait_kinds(hand, &rules, &NOTHING), Err(status));
        assert_eq!(wait_cases(hand, &rules, 16), Err(status));
        assert_eq!(to_text(hand, 128), Err(status));
    }
    answer(status, untouched::<u8>(), error).map(|_| ())
}

/// With nothing seen, and asserts that a zeroed struct says the same as NULL.
pub(crate) fn shanten(
    hand: &tenpai_hand,
    rules: &tenpai_rules,
) -> Result<tenpai_shanten_numbers, tenpai_status> {
    let (mut out, mut error) = (untouched(), untouched());
    // SAFETY: all pointers are NULL where they may be, or to values of the caller or this function.
    let status = unsafe { tenpai_shanten(hand, rules, ptr::null(), &mut out, &mut error) };
    let numbers = told(status, out, error);
    assert_eq!(numbers, shanten_seeing(hand, rules, &NOTHING));
    numbers
}

pub(crate) const NOTHING: tenpai_seen = tenpai_seen { counts: [0; 34], reserved: [0; 6] };

pub(crate) fn shanten_seeing(
    hand: &tenpai_hand,
    rules: &tenpai_rules,
    seen: &tenpai_seen,
) -> Result<tenpai_shanten_numbers, tenpai_status> {
    let (mut out, mut error) = (untouched(), untouched());
    // SAFETY: all pointers are to values of the caller or this function.
    let status = unsafe { tenpai_shanten(hand, rules, seen, &mut out, &mut error) };
    told(status, out, error)
}

/// Judges a batch, and asserts that no place is written when it fails, and none behind the last.
pub(crate) fn shanten_batch(
    hands: &[[u8; 34]],
    rules: &tenpai_rules,
) -> Result<Vec<tenpai_shanten_numbers>, tenpai_error> {
    let mut out = vec![untouched(); hands.len() + 1];
    let mut error = untouched();
    let counts = hands.as_ptr().cast();
    // SAFETY: all pointers are to values of the caller or this function, of that many hands.
    let status =
        unsafe { tenpai_shanten_batch(counts, hands.len(), rules, out.as_mut_ptr(), &mut error) };
    let written = if status == TENPAI_OK { hands.len() } else { 0 };
    assert!(out[written..].iter().all(|numbers| *numbers == untouched()), "behind the output");
    out.truncate(written);
    let mut again = vec![untouched(); hands.len()];
    let to = again.as_mut_ptr();
    // SAFETY: as above; the error may be NULL.
    let without = unsafe { tenpai_shanten_batch(counts, hands.len(), rules, to, ptr::null_mut()) };
    assert_eq!(status, without);
    answer(status, untouched::<u8>(), error).map(|_| out)
}

/// With nothing seen, and asserts that a zeroed struct says the same as NULL.
pub(crate) fn waits(
    hand: &tenpai_hand,
    rules: &tenpai_rules,
) -> Result<tenpai_wait_sets, tenpai_status> {
    let (mut out, mut error) = (untouched(), untouched());
    // SAFETY: all pointers are NULL where they may be, or to values of the caller or this function.
    let status = unsafe { tenpai_waits(hand, rules, ptr::null(), &mut out, &mut error) };
    let waits = told(status, out, error);
    assert_eq!(waits, waits_seeing(hand, rules, &NOTHING));
    waits
}

pub(crate) fn waits_seeing(
    hand: &tenpai_hand,
    rules: &tenpai_rules,
    seen: &tenpai_seen,
) -> Result<tenpai_wait_sets, tenpai_status> {
    let (mut out, mut error) = (untouched(), untouched());
    // SAFETY: all pointers are to values of the caller or this function.
    let status = unsafe { tenpai_waits(hand, rules, seen, &mut out, &mut error) };
    told(status, out, error)
}

/// Asserts on the way that a zeroed struct of what is seen says the same as NULL.
pub(crate) fn acceptance(
    hand: &tenpai_hand,
    rules: &tenpai_rules,
    seen: &tenpai_seen,
) -> Result<tenpai_accepted_tiles, tenpai_status> {
    let [first, second] = or_null(seen).map(|seen| {
        let (mut out, mut error) = (untouched(), untouched());
        // SAFETY: all pointers are to values of the caller or this function, or NULL where they may
        // be.
        let status = unsafe { tenpai_acceptance(hand, rules, seen, &mut out, &mut error) };
        told(status, out, error)
    });
    assert_eq!(first, second);
    first
}

/// Calls a function that writes values in a row, and asserts that it writes nothing behind them.
pub(super) fn row_of<T: Copy + PartialEq + std::fmt::Debug>(
    capacity: usize,
    write: impl FnOnce(*mut T, *mut usize, *mut tenpai_error) -> tenpai_status,
) -> Result<Vec<T>, tenpai_status> {
    let mut out = [untouched(); 40];
    let (mut length, mut error) = (untouched(), untouched());
    assert!(capacity <= out.len());
    let status = write(out.as_mut_ptr(), &mut length, &mut error);
    let length = told(status, length, error);
    let written = length.unwrap_or(0);
    assert!(written <= capacity);
    assert_eq!(out[written..], [untouched(); 40][written..], "behind the output");
    length.map(|length| out[..length].to_vec())
}

/// What there is to be seen: a zeroed struct every other time as NULL, which is to say the same.
pub(super) fn or_null(seen: &tenpai_seen) -> [*const tenpai_seen; 2] {
    if *seen == NOTHING { [seen, ptr::null()] } else { [seen; 2].map(ptr::from_ref) }
}

/// Asserts on the way that a zeroed struct of what is seen says the same as NULL.
pub(crate) fn discards(
    hand: &tenpai_hand,
    rules: &tenpai_rules,
    seen: &tenpai_seen,
    capacity: usize,
) -> Result<Vec<tenpai_discard>, tenpai_status> {
    let [first, second] = or_null(seen).map(|seen| {
        row_of(capacity, |out, length, error| {
            // SAFETY: all pointers are to values of the caller or `row_of`, which checks the
            // capacity, or NULL where they may be.
            unsafe { tenpai_discards(hand, rules, seen, out, capacity, length, error) }
        })
    });
    assert_eq!(first, second);
    first
}

/// Asserts on the way that a zeroed struct of what is seen says the same as NULL.
pub(crate) fn best_discard(
    hand: &tenpai_hand,
    rules: &tenpai_rules,
    seen: &tenpai_seen,
) -> Result<tenpai_discard, tenpai_status> {
    let [first, second] = or_null(seen).map(|seen| {
        let (mut out, mut error) = (untouched(), untouched());
        // SAFETY: all pointers are to values of the caller or this function, or NULL where they may
        // be.
        let status = unsafe { tenpai_best_discard(hand, rules, seen, &mut out, &mut error) };
        told(status, out, error)
    });
    assert_eq!(first, second);
    first
}

/// Asserts on the way that a zeroed struct of what is seen says the same as NULL.
pub(crate) fn improvements(
    hand: &tenpai_hand,
    rules: &tenpai_rules,
    seen: &tenpai_seen,
    capacity: usize,
) -> Result<Vec<tenpai_improvement>, tenpai_status> {
    let [first, second] = or_null(seen).map(|seen| {
        row_of(capacity, |out, length, error| {
            // SAFETY: all pointers are to values of the caller or `row_of`, which checks the
            // capacity, or NULL where they may be.
            unsafe { tenpai_improvements(hand, rules, seen, out, capacity, length, error) }
        })
    });
    assert_eq!(first, second);
    first
}

/// Asserts on the way that a zeroed struct of what is seen says the same as NULL.
pub(crate) fn good_waits(
    hand: &tenpai_hand,
    rules: &tenpai_rules,
    seen: &tenpai_seen,
    threshold: u32,
) -> Result<tenpai_good_wait_share, tenpai_status> {
    let [first, second] = or_null(seen).map(|seen| {
        let (mut out, mut error) = (untouched(), untouched());
        // SAFETY: all pointers are to values of the caller or this function, or NULL where they may
        // be.
        let status =
            unsafe { tenpai_good_waits(hand, rules, seen, threshold, &mut out, &mut error) };
        told(status, out, error)
    });
    assert_eq!(first, second);
    first
}

/// A tile thrown away: which, whether it is red, and by whom.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Thrown {
    pub(crate) tile: u8,
    pub(crate) is_red: u8,
    pub(crate) from: u8,
}

/// Asserts on the way that a zeroed struct of what is seen says the same as NULL.
pub(crate) fn calls(
    hand: &tenpai_hand,
    rules: &tenpai_rules,
    seen: &tenpai_seen,
    Thrown { tile, is_red, from }: Thrown,
    capacity: usize,
) -> Result<Vec<tenpai_call>, tenpai_status> {
    let [first, second] = or_null(seen).map(|seen| {
        row_of(capacity, |out, length, error| {
            // SAFETY: all pointers are to values of the caller or `row_of`, which checks the
            // capacity, or NULL where they may be.
            unsafe {
                tenpai_calls(hand, rules, seen, tile, is_red, from, out, capacity, length, error)
            }
        })
    });
    assert_eq!(first, second);
    first
}

/// Asserts on the way that a zeroed struct of what is seen says the same as NULL.
pub(crate) fn call_discards(
    hand: &tenpai_hand,
    rules: &tenpai_rules,
    seen: &tenpai_seen,
    Thrown { tile, is_red, from }: Thrown,
    call: &tenpai_call,
    capacity: usize,
) -> Result<Vec<tenpai_discard>, tenpai_status> {
    let [first, second] = or_null(seen).map(|seen| {
        row_of(capacity, |out, length, error| {
            // SAFETY: all pointers are to values of the caller or `row_of`, which checks the
            // capacity, or NULL where they may be.
            unsafe {
                tenpai_call_discards(
                    hand, rules, seen, tile, is_red, from, call, out, capacity, length, error,
                )
            }
        })
    });
    assert_eq!(first, second);
    first
}

pub(crate) fn blocks(
    hand: &tenpai_hand,
    rules: &tenpai_rules,
    capacity: usize,
) -> Result<Vec<tenpai_block>, tenpai_status> {
    // SAFETY: all pointers are to values of the caller or `row_of`, which checks the capacity.
    row_of(capacity, |out, length, error| unsafe {
        tenpai_blocks(hand, rules, out, capacity, length, error)
    })
}

/// Calls a function that writes text, and asserts what it wrote and what it did not.
pub(super) fn text_of(
    capacity: usize,
    write: impl Fn(*mut libc::c_char, *mut usize, *mut tenpai_error) -> tenpai_status,
) -> Result<String, tenpai_status> {
    let mut out = [untouched(); 160];
    let (mut length, mut error) = (untouched(), untouched());
    assert!(capacity <= out.len());
    let status = write(out.as_mut_ptr(), &mut length, &mut error);
    let mut again = out;
    assert_eq!(status, write(again.as_mut_ptr(), &mut untouched(), ptr::null_mut()));
    assert_eq!(again, out, "without an error");
    let bytes = out.map(|it| it as u8);
    let length = told(status, length, error);
    let written = length.map_or(0, |length| length + 1);
    assert!(written <= capacity);
    assert_eq!(bytes[written..], [0xA5; 160][written..], "behind the output");
    let length = length?;
    let text = CStr::from_bytes_with_nul(&bytes[..written]).expect("one NUL, at the end");
    assert_eq!(text.to_bytes().len(), length);
    Ok(text.to_str().expect("UTF-8").to_owned())
}

pub(crate) fn to_text(hand: &tenpai_hand, capacity: usize) -> Result<String, tenpai_status> {
    // SAFETY: all pointers are to values of the caller or `text_of`, which checks the capacity.
    text_of(capacity, |out, length, error| unsafe {
        tenpai_hand_to_text(hand, out, capacity, length, error)
    })
}

pub(crate) fn tiles_to_text(tiles: u64, capacity: usize) -> Result<String, tenpai_status> {
    // SAFETY: all pointers are to values of `text_of`, which checks the capacity.
    text_of(capacity, |out, length, error| unsafe {
        tenpai_tiles_to_text(tiles, out, capacity, length, error)
    })
}

pub(crate) fn kinds_to_text(kinds: u8, capacity: usize) -> Result<String, tenpai_status> {
    text_of(capacity, |out, length, error| {
        // SAFETY: all pointers are to values of `text_of`, which checks the capacity.
        unsafe { tenpai_block_kinds_to_text(kinds, out, capacity, length, error) }
    })
}
