//! What is written as text, and the functions that cannot fail.

use std::ffi::CStr;

use tenpai_ffi::*;

use crate::bytes::Bytes;
use crate::room::{self, Nulls};

const CAPACITY: usize = TENPAI_TEXT_CAPACITY as usize;

pub(crate) fn are_written(bytes: &mut Bytes<'_>, text: &[u8]) {
    let nulls = Nulls::new(bytes);
    let mut capacity = bytes.below(CAPACITY + 1);
    if bytes.one_in(2) {
        capacity = CAPACITY;
    }
    tiles(bytes, nulls, capacity);
    kinds(bytes.byte(), nulls, capacity);
    let value = bytes.byte();
    shape(if bytes.one_in(4) { value } else { value % 20 }, nulls, capacity);
    statuses(text);
}

fn tiles(bytes: &mut Bytes<'_>, nulls: Nulls, capacity: usize) {
    let mut tiles = u64::from_le_bytes(bytes.array());
    if !bytes.one_in(4) {
        tiles &= (1 << TENPAI_TILES) - 1;
    }
    let answer = room::text(nulls, 0, capacity, |out, capacity, length, error| {
        // SAFETY: `room` has room for what it says.
        unsafe { tenpai_tiles_to_text(tiles, out, capacity, length, error) }
    });
    match answer {
        Ok(text) => {
            let digits = text.bytes().filter(u8::is_ascii_digit).count();
            assert_eq!(digits, tiles.count_ones() as usize);
        }
        Err(TENPAI_BAD_TILE) => assert!(tiles >> TENPAI_TILES != 0),
        Err(TENPAI_BUFFER_TOO_SMALL) => assert!(capacity < CAPACITY),
        Err(status) => assert_eq!(status, TENPAI_NULL),
    }
}

fn kinds(kinds: u8, nulls: Nulls, capacity: usize) {
    let of_block = room::text(nulls, 0, capacity, |out, capacity, length, error| {
        // SAFETY: `room` has room for what it says.
        unsafe { tenpai_block_kinds_to_text(kinds, out, capacity, length, error) }
    });
    match of_block {
        Ok(text) => assert!(kinds < 64 && !text.is_empty()),
        Err(TENPAI_BAD_BLOCK_KINDS) => assert!(kinds >= 64),
        Err(TENPAI_BUFFER_TOO_SMALL) => assert!(kinds < 64 && capacity < CAPACITY),
        Err(status) => assert_eq!(status, TENPAI_NULL),
    }
    let of_wait = room::text(nulls, 0, capacity, |out, capacity, length, error| {
        // SAFETY: `room` has room for what it says.
        unsafe { tenpai_wait_kinds_to_text(kinds, out, capacity, length, error) }
    });
    match of_wait {
        Ok(text) => assert_eq!(text.is_empty(), kinds == 0),
        Err(TENPAI_BUFFER_TOO_SMALL) => assert!(capacity < CAPACITY),
        Err(status) => assert_eq!(status, TENPAI_NULL),
    }
}

fn shape(shape: u8, nulls: Nulls, capacity: usize) {
    let answer = room::text(nulls, 0, capacity, |out, capacity, length, error| {
        // SAFETY: `room` has room for what it says.
        unsafe { tenpai_wait_shape_to_text(shape, out, capacity, length, error) }
    });
    let exists = shape <= TENPAI_SHAPE_THIRTEEN_ORPHANS;
    match answer {
        Ok(text) => assert!(exists && text.is_empty() == (shape == TENPAI_SHAPE_NONE)),
        Err(TENPAI_BAD_SHAPE) => assert!(!exists),
        Err(TENPAI_BUFFER_TOO_SMALL) => assert!(exists && capacity < CAPACITY),
        Err(status) => assert_eq!(status, TENPAI_NULL),
    }
}

/// Any number has a text as a status, and the versions are always the same.
fn statuses(text: &[u8]) {
    let mut number = [0; 4];
    number.iter_mut().zip(text).for_each(|(to, from)| *to = *from);
    let number = i32::from_le_bytes(number);
    for status in [number, number % 32] {
        // SAFETY: a text that lives as long as the library, never NULL.
        let text = unsafe { CStr::from_ptr(tenpai_status_message(status)) };
        assert!(!text.to_str().expect("UTF-8").is_empty());
    }
    // SAFETY: as above.
    let version = unsafe { CStr::from_ptr(tenpai_version()) }.to_str().expect("UTF-8");
    assert_eq!(version.split('.').count(), 3);
    assert_eq!(tenpai_version_number(), TENPAI_VERSION_NUMBER);
    assert_eq!(tenpai_abi_number(), TENPAI_ABI_NUMBER);
}
