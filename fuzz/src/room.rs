//! Memory for outputs, and what holds of every call: the status is a known one, NULL is told where
//! there is one, and what a function must not write it does not write.

use std::ffi::{CStr, c_char};
use std::marker::PhantomData;
use std::ptr;

use tenpai_ffi::*;

use crate::bytes::Bytes;

/// The places of pointers in calls.
pub(crate) const HAND: u8 = 1;
pub(crate) const RULES: u8 = 2;
pub(crate) const OUT: u8 = 4;
pub(crate) const LENGTH: u8 = 8;
/// The text, counts, melds or call beside a hand, or the total behind the length.
pub(crate) const OTHER: u8 = 16;
pub(crate) const ERROR: u8 = 32;
pub(crate) const SEEN: u8 = 64;

/// Which pointers are NULL.
#[derive(Clone, Copy)]
pub(crate) struct Nulls(u8);

impl Nulls {
    pub(crate) const NONE: Nulls = Nulls(0);

    pub(crate) fn new(bytes: &mut Bytes<'_>) -> Nulls {
        // Those that may be NULL often are, and the others now and then.
        let may = bytes.byte() & (ERROR | SEEN);
        let must_not = if bytes.one_in(12) { 1 << bytes.below(5) } else { 0 };
        Nulls(may | must_not)
    }

    pub(crate) fn has(self, places: u8) -> bool {
        self.0 & places != 0
    }

    /// With no NULL in these places.
    pub(crate) fn without(self, places: u8) -> Nulls {
        Nulls(self.0 & !places)
    }

    pub(crate) fn with_nothing_seen(self) -> Nulls {
        Nulls(self.0 | SEEN)
    }

    pub(crate) fn to<T>(self, place: u8, value: &T) -> *const T {
        if self.has(place) { ptr::null() } else { value }
    }

    /// That a NULL is told where one of these places, which must not be NULL, has it.
    fn are_told(self, required: u8, status: tenpai_status) {
        assert_eq!(status == TENPAI_NULL, self.has(required), "status {status}");
    }
}

const UNTOUCHED: u8 = 0xA5;

/// So many values on the heap and not a byte more, so that the sanitizer sees what is written
/// behind them.
pub(crate) struct Room<T> {
    bytes: Box<[u8]>,
    is_null: bool,
    of: PhantomData<T>,
}

impl<T: Copy> Room<T> {
    pub(crate) fn new(count: usize, is_null: bool) -> Room<T> {
        let bytes = vec![UNTOUCHED; count * size_of::<T>()].into();
        Room { bytes, is_null, of: PhantomData }
    }

    pub(crate) fn pointer(&mut self) -> *mut T {
        if self.is_null { ptr::null_mut() } else { self.bytes.as_mut_ptr().cast() }
    }

    pub(crate) fn is_untouched_from(&self, place: usize) -> bool {
        self.bytes[place * size_of::<T>()..].iter().all(|&byte| byte == UNTOUCHED)
    }

    pub(crate) fn get(&self, place: usize) -> T {
        let bytes = &self.bytes[place * size_of::<T>()..][..size_of::<T>()];
        // SAFETY: there are as many bytes as a `T` has, and any bytes are one.
        unsafe { bytes.as_ptr().cast::<T>().read_unaligned() }
    }
}

/// What a function answers that can fail.
pub(crate) type Answer<T> = Result<T, tenpai_status>;

/// That a status is one of the header's, and none that says the library is at fault.
fn is_known(status: tenpai_status) {
    assert!((TENPAI_OK..=TENPAI_BAD_SHAPE).contains(&status), "status {status}");
    assert!(![TENPAI_INTERNAL, TENPAI_UNSUPPORTED].contains(&status), "status {status}");
}

/// That an error is written where the function fails, in full, and only then.
pub(crate) fn is_told(status: tenpai_status, error: &Room<tenpai_error>) {
    is_known(status);
    if status == TENPAI_OK || error.is_null {
        assert!(error.is_untouched_from(0), "the error of a success");
        return;
    }
    let error = error.get(0);
    assert_eq!((error.status, error.reserved), (status, [0; 2]));
    assert!(error.tile < 34 || error.tile == TENPAI_NO_TILE);
    let message = error.message.map(|it| it as u8);
    let text = CStr::from_bytes_until_nul(&message).expect("a NUL").to_str().expect("UTF-8");
    assert!(!text.is_empty() && !text.ends_with(['.', '\n']));
    assert!(message[text.len()..].iter().all(|&byte| byte == 0), "behind the message");
}

/// Calls a function that writes an error and nothing else.
pub(crate) fn none(
    nulls: Nulls,
    required: u8,
    call: impl FnOnce(*mut tenpai_error) -> tenpai_status,
) -> Answer<()> {
    let mut error = Room::new(1, nulls.has(ERROR));
    let status = call(error.pointer());
    nulls.are_told(required, status);
    is_told(status, &error);
    if status == TENPAI_OK { Ok(()) } else { Err(status) }
}

/// Calls a function that writes one value.
pub(crate) fn one<T: Copy>(
    nulls: Nulls,
    required: u8,
    call: impl FnOnce(*mut T, *mut tenpai_error) -> tenpai_status,
) -> Answer<T> {
    let mut out = Room::new(1, nulls.has(OUT));
    let answer = none(nulls, required | OUT, |error| call(out.pointer(), error));
    assert!(answer.is_ok() || out.is_untouched_from(0), "the output of a failure");
    answer.map(|()| out.get(0))
}

/// Calls a function that writes values in a row.
pub(crate) fn row<T: Copy>(
    nulls: Nulls,
    required: u8,
    capacity: usize,
    call: impl FnOnce(*mut T, usize, *mut usize, *mut tenpai_error) -> tenpai_status,
) -> Answer<Vec<T>> {
    let mut out = Room::new(capacity, nulls.has(OUT));
    let mut length = Room::<usize>::new(1, nulls.has(LENGTH));
    let answer = none(nulls, required | OUT | LENGTH, |error| {
        call(out.pointer(), capacity, length.pointer(), error)
    });
    assert!(answer.is_ok() || length.is_untouched_from(0), "the length of a failure");
    let written = if answer.is_ok() { length.get(0) } else { 0 };
    assert!(written <= capacity && out.is_untouched_from(written), "behind the output");
    answer.map(|()| (0..written).map(|place| out.get(place)).collect())
}

/// Calls a function that writes a text.
pub(crate) fn text(
    nulls: Nulls,
    required: u8,
    capacity: usize,
    call: impl FnOnce(*mut c_char, usize, *mut usize, *mut tenpai_error) -> tenpai_status,
) -> Answer<String> {
    let mut out = Room::<c_char>::new(capacity, nulls.has(OUT));
    let mut length = Room::<usize>::new(1, nulls.has(LENGTH));
    let answer = none(nulls, required | OUT | LENGTH, |error| {
        call(out.pointer(), capacity, length.pointer(), error)
    });
    if let Err(status) = answer {
        assert!(out.is_untouched_from(0) && length.is_untouched_from(0), "of a failure");
        return Err(status);
    }
    let length = length.get(0);
    assert!(length < capacity && out.is_untouched_from(length + 1), "behind the output");
    assert_eq!(out.get(length), 0, "the NUL");
    let text = String::from_utf8(out.bytes[..length].to_vec()).expect("UTF-8");
    assert!(!text.contains('\0'));
    Ok(text)
}
