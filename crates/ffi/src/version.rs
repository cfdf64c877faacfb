//! Which version this is.

use std::ffi::CStr;

use libc::c_char;

use crate::guard::guard;

/// First number of the version of this header.
pub const TENPAI_VERSION_MAJOR: u32 = 1;
/// Second number of the version of this header.
pub const TENPAI_VERSION_MINOR: u32 = 0;
/// Third number of the version of this header.
pub const TENPAI_VERSION_PATCH: u32 = 0;
/// The three as one number, 1000000 * major + 1000 * minor + patch.
pub const TENPAI_VERSION_NUMBER: u32 = 1000000;
/// Grows when a program has to be compiled again: a function, a struct or a value has changed.
/// The shared library on Linux carries it in its name, `libtenpai_ffi.so.1`.
pub const TENPAI_ABI_NUMBER: u32 = 1;

/// `TENPAI_VERSION_MAJOR` and the other two, written out.
const VERSION: &CStr = c"1.0.0";

/// The version of the library that is running, as "major.minor.patch": a text that lives as long
/// as the library is loaded, never NULL.
///
/// ```c
/// printf("tenpai %s\n", tenpai_version());
/// ```
#[unsafe(no_mangle)]
pub extern "C" fn tenpai_version() -> *const c_char {
    guard(VERSION.as_ptr(), || VERSION.as_ptr())
}

/// The version of the library that is running, as `TENPAI_VERSION_NUMBER` is that of the header.
///
/// ```c
/// assert(tenpai_version_number() >= TENPAI_VERSION_NUMBER);
/// ```
#[unsafe(no_mangle)]
pub extern "C" fn tenpai_version_number() -> u32 {
    guard(TENPAI_VERSION_NUMBER, || TENPAI_VERSION_NUMBER)
}

/// The ABI of the library that is running. A program that loads it at run time should refuse one
/// that differs from the `TENPAI_ABI_NUMBER` that it was compiled with.
///
/// ```c
/// if (tenpai_abi_number() != TENPAI_ABI_NUMBER) {
///     fprintf(stderr, "tenpai %s does not fit this program\n", tenpai_version());
///     exit(1);
/// }
/// ```
#[unsafe(no_mangle)]
pub extern "C" fn tenpai_abi_number() -> u32 {
    guard(TENPAI_ABI_NUMBER, || TENPAI_ABI_NUMBER)
}
