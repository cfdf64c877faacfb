//! The exports about readings, kinds of waits and the formula as Rust functions, with what the
//! contract says of every call asserted on the way, as in `calls`.
#![allow(clippy::result_large_err, reason = "the error is the struct that is tested")]

use std::ptr;

use tenpai_ffi::*;

use super::calls::{or_null, row_of, text_of, told, untouched};

/// Readings that were written, and how many there are.
pub(crate) type Part = (Vec<tenpai_reading>, usize);

/// Asserts on the way that as many are written as there is room for, that nothing is written behind
/// them, and that a zeroed struct of what is seen says the same as NULL.
pub(crate) fn readings(
    hand: &tenpai_hand,
    rules: &tenpai_rules,
    seen: &tenpai_seen,
    which: u8,
    capacity: usize,
) -> Result<Part, tenpai_status> {
    let [first, second] = or_null(seen).map(|seen| {
        let mut out = vec![untouched(); capacity + 1];
        let (mut length, mut total, mut error) = (untouched(), untouched(), untouched());
        // Without room there need be nothing to write to.
        let to = if capacity == 0 { ptr::null_mut() } else { out.as_mut_ptr() };
        // SAFETY: all pointers are to values of the caller or this function, which has made as much
        // room as the capacity says, or NULL where they may be.
        let status = unsafe {
            tenpai_readings(
                hand,
                rules,
                seen,
                which,
                to,
                capacity,
                &mut length,
                &mut total,
                &mut error,
            )
        };
        let told = told(status, (length, total), error);
        let written = told.map_or(0, |(length, _)| length);
        assert_eq!(written, told.map_or(0, |(_, total)| total.min(capacity)));
        assert!(out[written..].iter().all(|reading| *reading == untouched()), "behind the output");
        out.truncate(written);
        told.map(|(_, total)| (out, total))
    });
    assert_eq!(first, second);
    first
}

/// Asserts on the way that a zeroed struct of what is seen says the same as NULL.
pub(crate) fn wins(
    hand: &tenpai_hand,
    rules: &tenpai_rules,
    seen: &tenpai_seen,
    tile: u8,
    capacity: usize,
) -> Result<Vec<tenpai_win>, tenpai_status> {
    let [first, second] = or_null(seen).map(|seen| {
        row_of(capacity, |out, length, error| {
            // SAFETY: all pointers are to values of the caller or `row_of`, which checks the
            // capacity, or NULL where they may be.
            unsafe { tenpai_wins(hand, rules, seen, tile, out, capacity, length, error) }
        })
    });
    assert_eq!(first, second);
    first
}

/// Asserts on the way that a zeroed struct of what is seen says the same as NULL.
pub(crate) fn wait_kinds(
    hand: &tenpai_hand,
    rules: &tenpai_rules,
    seen: &tenpai_seen,
) -> Result<tenpai_kinds_of_waits, tenpai_status> {
    let [first, second] = or_null(seen).map(|seen| {
        let (mut out, mut error) = (untouched(), untouched());
        // SAFETY: all pointers are to values of the caller or this function, or NULL where they may
        // be.
        let status = unsafe { tenpai_wait_kinds(hand, rules, seen, &mut out, &mut error) };
        told(status, out, error)
    });
    assert_eq!(first, second);
    first
}

pub(crate) fn wait_cases(
    hand: &tenpai_hand,
    rules: &tenpai_rules,
    capacity: usize,
) -> Result<Vec<tenpai_wait_case>, tenpai_status> {
    // SAFETY: all pointers are to values of the caller or `row_of`, which checks the capacity.
    row_of(capacity, |out, length, error| unsafe {
        tenpai_wait_cases(hand, rules, out, capacity, length, error)
    })
}

pub(crate) fn wait_kinds_to_text(kinds: u8, capacity: usize) -> Result<String, tenpai_status> {
    text_of(capacity, |out, length, error| {
        // SAFETY: all pointers are to values of `text_of`, which checks the capacity.
        unsafe { tenpai_wait_kinds_to_text(kinds, out, capacity, length, error) }
    })
}

pub(crate) fn shape_to_text(shape: u8, capacity: usize) -> Result<String, tenpai_status> {
    text_of(capacity, |out, length, error| {
        // SAFETY: all pointers are to values of `text_of`, which checks the capacity.
        unsafe { tenpai_wait_shape_to_text(shape, out, capacity, length, error) }
    })
}

pub(crate) fn wait_obstacle(
    hand: &tenpai_hand,
    rules: &tenpai_rules,
) -> Result<tenpai_obstacle, tenpai_status> {
    let (mut out, mut error) = (untouched(), untouched());
    // SAFETY: all pointers are to values of the caller or this function.
    let status = unsafe { tenpai_wait_obstacle(hand, rules, &mut out, &mut error) };
    // SAFETY: as above; the error may be NULL.
    let without = unsafe { tenpai_wait_obstacle(hand, rules, &mut untouched(), ptr::null_mut()) };
    assert_eq!(status, without);
    told(status, out, error)
}

/// The number, or the error that is told.
pub(crate) fn formula_shanten(counts: &tenpai_formula_counts) -> Result<i8, tenpai_error> {
    let (mut out, mut error) = (untouched::<i8>(), untouched());
    // SAFETY: all pointers are to values of the caller or this function.
    let status = unsafe { tenpai_formula_shanten(counts, &mut out, &mut error) };
    // SAFETY: as above; the error may be NULL.
    let without = unsafe { tenpai_formula_shanten(counts, &mut untouched(), ptr::null_mut()) };
    assert_eq!(status, without);
    let answer = told(status, out, error);
    answer.map_err(|_| error)
}
