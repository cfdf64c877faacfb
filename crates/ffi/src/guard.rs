//! The border: what every export runs in, and how it reaches the caller's memory.
//!
//! Input is copied, or not looked at any more, before output is written, and output is written when
//! all is known, so what the caller passes may overlap. No access asks for alignment.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr;

use crate::error::{Failure, tenpai_error};
use crate::status::{TENPAI_INTERNAL, TENPAI_OK, tenpai_status};

/// Runs the body of an export. A panic must not unwind into the caller: it becomes the answer
/// given first.
pub(crate) fn guard<T>(on_panic: T, body: impl FnOnce() -> T) -> T {
    // Nothing outlives the panic: a body owns what it works on and writes its outputs at its end.
    catch_unwind(AssertUnwindSafe(body)).unwrap_or(on_panic)
}

/// Runs the body of an export that returns a status and tells in `error` what went wrong.
///
/// # Safety
///
/// `error` is NULL or can be written.
pub(crate) unsafe fn run_with_error(
    error: *mut tenpai_error,
    body: impl FnOnce() -> Result<(), Failure>,
) -> tenpai_status {
    match guard(Err(Failure::Internal), body) {
        Ok(()) => TENPAI_OK,
        // SAFETY: the caller of this function promises it.
        Err(failure) => unsafe { tell(failure, error) },
    }
}

/// Writes what went wrong, apart from the way on which nothing does.
///
/// # Safety
///
/// `error` is NULL or can be written.
#[cold]
#[inline(never)]
unsafe fn tell(failure: Failure, error: *mut tenpai_error) -> tenpai_status {
    // Writing the message runs code of the core's, so it is guarded too.
    guard(TENPAI_INTERNAL, || {
        // SAFETY: the caller of this function promises it.
        if let Ok(error) = unsafe { Out::new(error, "error") } {
            error.write(tenpai_error::from(failure));
        }
        failure.status()
    })
}

/// Copies what a pointer points to.
///
/// # Safety
///
/// `pointer` is NULL or can be read, and any bytes are a `T`.
pub(crate) unsafe fn read<T: Copy>(pointer: *const T, name: &'static str) -> Result<T, Failure> {
    if pointer.is_null() {
        return Err(Failure::Null { name });
    }
    // SAFETY: the caller of this function promises it.
    Ok(unsafe { pointer.read_unaligned() })
}

/// What a pointer points to, where it lies: for structs of bytes, which need no alignment.
///
/// Copying a hand and reading its counts as words right behind it takes longer than to judge it.
///
/// # Safety
///
/// `pointer` is NULL, or can be read and is not written as long as the reference is used, and any
/// bytes are a `T`.
#[inline]
pub(crate) unsafe fn borrow<'b, T: Copy>(
    pointer: *const T,
    name: &'static str,
) -> Result<&'b T, Failure> {
    const { assert!(align_of::<T>() == 1) };
    // SAFETY: the caller of this function promises it, and a pointer to bytes is always aligned.
    unsafe { pointer.as_ref() }.ok_or(Failure::Null { name })
}

/// The same where NULL is nothing.
///
/// # Safety
///
/// As for [`borrow`].
#[inline]
pub(crate) unsafe fn borrow_or_none<'b, T: Copy>(pointer: *const T) -> Option<&'b T> {
    const { assert!(align_of::<T>() == 1) };
    // SAFETY: the caller of this function promises it, and a pointer to bytes is always aligned.
    unsafe { pointer.as_ref() }
}

/// The bytes from a pointer on.
///
/// # Safety
///
/// `pointer` is NULL, or `length` bytes can be read from it on, as long as the slice is used.
pub(crate) unsafe fn bytes<'b>(
    pointer: *const u8,
    length: usize,
    name: &'static str,
) -> Result<&'b [u8], Failure> {
    if pointer.is_null() {
        return Err(Failure::Null { name });
    }
    if isize::try_from(length).is_err() {
        return Err(Failure::TextLength);
    }
    // SAFETY: the caller of this function promises it, and no object is longer than was checked.
    Ok(unsafe { std::slice::from_raw_parts(pointer, length) })
}

/// Hands in a row, or other things of bytes, where they lie. Of none the pointer may be NULL.
///
/// # Safety
///
/// `count` is 0, or `pointer` is NULL, or `count` of them can be read from it on and are not
/// written as long as the slice is used, and any bytes are a `T`.
pub(crate) unsafe fn row<'b, T: Copy>(
    pointer: *const T,
    count: usize,
    name: &'static str,
) -> Result<&'b [T], Failure> {
    const { assert!(align_of::<T>() == 1) };
    if count == 0 {
        return Ok(&[]);
    }
    if pointer.is_null() {
        return Err(Failure::Null { name });
    }
    if count > isize::MAX as usize / size_of::<T>() {
        return Err(Failure::HandsGiven { hands: count });
    }
    // SAFETY: the caller of this function promises it, and no object is longer than was checked.
    Ok(unsafe { std::slice::from_raw_parts(pointer, count) })
}

/// Where an output goes.
pub(crate) struct Out<T> {
    pointer: *mut T,
}

impl<T> Out<T> {
    /// # Safety
    ///
    /// `pointer` is NULL or can be written until the call returns.
    pub(crate) unsafe fn new(pointer: *mut T, name: &'static str) -> Result<Out<T>, Failure> {
        if pointer.is_null() { Err(Failure::Null { name }) } else { Ok(Out { pointer }) }
    }

    pub(crate) fn write(self, value: T) {
        // SAFETY: `new` was promised that it can be written.
        unsafe { self.pointer.write_unaligned(value) }
    }
}

/// Where an output goes that has as many places as an input.
pub(crate) struct OutRow<T> {
    first: *mut T,
    count: usize,
}

impl<T> OutRow<T> {
    /// # Safety
    ///
    /// `count` is 0, or `first` is NULL, or `count` of them can be written from it on until the
    /// call returns.
    pub(crate) unsafe fn new(
        first: *mut T,
        count: usize,
        name: &'static str,
    ) -> Result<OutRow<T>, Failure> {
        let missing = first.is_null() && count > 0;
        if missing { Err(Failure::Null { name }) } else { Ok(OutRow { first, count }) }
    }

    /// Writes the values, of which there are as many as places.
    pub(crate) fn write(self, values: impl ExactSizeIterator<Item = T>) {
        debug_assert_eq!(values.len(), self.count);
        for (place, value) in values.take(self.count).enumerate() {
            // SAFETY: `new` was promised that so many can be written.
            unsafe { self.first.wrapping_add(place).write_unaligned(value) }
        }
    }
}

/// Where an output of varying length goes, and its length.
pub(crate) struct OutArray<T> {
    items: Out<T>,
    capacity: usize,
    length: Out<usize>,
}

impl<T: Copy> OutArray<T> {
    /// # Safety
    ///
    /// `items` is NULL or `capacity` of them can be written, `length` is NULL or can be written,
    /// until the call returns.
    pub(crate) unsafe fn new(
        items: *mut T,
        capacity: usize,
        length: *mut usize,
    ) -> Result<OutArray<T>, Failure> {
        // SAFETY: the caller of this function promises it.
        let items = unsafe { Out::new(items, "out") }?;
        // SAFETY: the caller of this function promises it.
        let length = unsafe { Out::new(length, "length") }?;
        Ok(OutArray { items, capacity, length })
    }

    /// Writes the values, and as the length their number without `uncounted` ones at the end.
    pub(crate) fn write(self, values: &[T], uncounted: usize) -> Result<(), Failure> {
        if values.len() > self.capacity {
            return Err(Failure::BufferTooSmall { needed: values.len(), capacity: self.capacity });
        }
        let to = self.items.pointer.cast::<u8>();
        // SAFETY: `new` was promised that there is room for the capacity, which is enough.
        unsafe { ptr::copy(values.as_ptr().cast::<u8>(), to, size_of_val(values)) };
        self.length.write(values.len() - uncounted);
        Ok(())
    }
}

/// Where as much of an output goes as there is room for, how much was written, and how much there
/// is.
pub(crate) struct OutPart<T> {
    first: *mut T,
    capacity: usize,
    length: Out<usize>,
    total: Out<usize>,
}

impl<T> OutPart<T> {
    /// # Safety
    ///
    /// `capacity` is 0, or `first` is NULL, or `capacity` of them can be written from it on;
    /// `length` and `total` are NULL or can be written; until the call returns.
    pub(crate) unsafe fn new(
        first: *mut T,
        capacity: usize,
        length: *mut usize,
        total: *mut usize,
    ) -> Result<OutPart<T>, Failure> {
        if first.is_null() && capacity > 0 {
            return Err(Failure::Null { name: "out" });
        }
        // SAFETY: the caller of this function promises it.
        let length = unsafe { Out::new(length, "length") }?;
        // SAFETY: the caller of this function promises it.
        let total = unsafe { Out::new(total, "total") }?;
        Ok(OutPart { first, capacity, length, total })
    }

    /// Writes those for which there is room as they come, since there may be more than one would
    /// keep before the first is written, and counts the others. What can fail must not fail from here
    /// on.
    pub(crate) fn write<V>(self, mut values: impl Iterator<Item = V>, translate: impl Fn(V) -> T) {
        let mut length = 0;
        for value in values.by_ref().take(self.capacity) {
            // SAFETY: `new` was promised that so many can be written.
            unsafe { self.first.wrapping_add(length).write_unaligned(translate(value)) }
            length += 1;
        }
        self.length.write(length);
        self.total.write(length + values.count());
    }
}

#[cfg(test)]
mod tests {
    //! The guard, seen from inside.

    use super::*;

    fn broken() -> Result<(), Failure> {
        panic!("this panic is part of a test")
    }

    #[test]
    fn a_panic_is_an_answer() {
        assert_eq!(guard(7, || if broken().is_ok() { 1 } else { 2 }), 7);
    }

    #[test]
    fn a_panic_is_told_in_the_error() {
        let mut error = tenpai_error::from(Failure::Null { name: "hand" });
        // SAFETY: the error is a local one.
        let status = unsafe { run_with_error(&mut error, broken) };
        assert_eq!((status, error.status), (TENPAI_INTERNAL, TENPAI_INTERNAL));
        // SAFETY: NULL is allowed.
        assert_eq!(unsafe { run_with_error(ptr::null_mut(), broken) }, TENPAI_INTERNAL);
    }

    #[test]
    fn outputs_need_no_alignment() {
        let mut memory = [0_u8; 24];
        // SAFETY: the pointer lies within the array, with more than eight bytes behind it.
        let odd = unsafe { memory.as_mut_ptr().add(1) }.cast::<u64>();
        // SAFETY: as above.
        let out = unsafe { Out::new(odd, "out") }.unwrap_or_else(|_| unreachable!());
        out.write(u64::MAX);
        // SAFETY: as above.
        let read = unsafe { read(odd.cast_const(), "out") };
        assert!(matches!(read, Ok(u64::MAX)));
        assert_eq!(memory[..10], [0, 255, 255, 255, 255, 255, 255, 255, 255, 0]);
    }
}
