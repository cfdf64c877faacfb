//! The arguments of every function by their names, each of which can be NULL or another value, and
//! memory that tells what was written.

use std::ptr;

use libc::c_char;
use tenpai_ffi::*;

use super::calls::{from_text, untouched};

/// What a call is made with. The structs are bytes, so that any of them can be another.
#[derive(Clone)]
pub(crate) struct World {
    pub(crate) hand: [u8; 64],
    pub(crate) rules: [u8; 16],
    pub(crate) seen: [u8; 40],
    pub(crate) meld: [u8; 4],
    pub(crate) red_fives: [u8; 3],
    pub(crate) call: [u8; 16],
    pub(crate) formula: [u8; 8],
    /// Two hands.
    pub(crate) counts: [u8; 68],
    pub(crate) text: String,
    pub(crate) capacity: usize,
    /// The argument that is NULL.
    pub(crate) null: Option<&'static str>,
    /// The argument that is another number than is asked for elsewhere.
    pub(crate) other: Option<(&'static str, u64)>,
    out: [u8; 1024],
    length: usize,
    total: usize,
    error: tenpai_error,
}

impl World {
    /// A hand with one meld, something seen, and the chi of 1m with 2m and 3m.
    pub(crate) fn new(text: &str) -> World {
        let hand = from_text(text).expect("a hand");
        let mut world = World {
            hand: [0; 64],
            rules: [0; 16],
            seen: [0; 40],
            meld: [hand.meld_kinds[0], hand.meld_tiles[0], hand.meld_red_fives[0], 0],
            red_fives: hand.red_fives,
            call: [0; 16],
            formula: [1, 1, 0, 1, 0, 0, 10, 0],
            counts: [0; 68],
            text: text.to_owned(),
            capacity: 16,
            null: None,
            other: None,
            out: untouched(),
            length: untouched(),
            total: untouched(),
            error: untouched(),
        };
        world.hand[..34].copy_from_slice(&hand.counts);
        world.hand[34..37].copy_from_slice(&hand.red_fives);
        world.hand[37..42].copy_from_slice(&[1, world.meld[0], 0, 0, 0]);
        world.hand[42] = world.meld[1];
        world.counts[..34].copy_from_slice(&hand.counts);
        world.counts[34..].copy_from_slice(&hand.counts);
        world.seen[8] = 1;
        [world.call[0], world.call[2], world.call[3]] = [TENPAI_CALL_CHI, 1, 2];
        world
    }

    /// The bytes of an argument that is a struct or an array of numbers.
    pub(crate) fn bytes(&mut self, name: &str) -> Option<&mut [u8]> {
        Some(match name {
            "hand" => &mut self.hand,
            "rules" => &mut self.rules,
            "seen" => &mut self.seen,
            "melds" => &mut self.meld,
            "red_fives" => &mut self.red_fives,
            "call" => &mut self.call,
            "formula" => &mut self.formula,
            "counts" => &mut self.counts,
            _ => return None,
        })
    }

    /// What a call came to, having asserted that it wrote what it says and nothing else.
    pub(crate) fn written(&self, status: tenpai_status) {
        if status == TENPAI_OK {
            assert_eq!(self.error, untouched(), "the error of a success");
            return;
        }
        assert_eq!(self.out, untouched::<[u8; 1024]>(), "the output of a failure");
        assert_eq!((self.length, self.total), (untouched(), untouched()));
        if self.null != Some("error") {
            assert_eq!((self.error.status, self.error.reserved), (status, [0; 2]));
        } else {
            assert_eq!(self.error, untouched());
        }
    }

    pub(crate) fn told(&self) -> (usize, &tenpai_error) {
        (self.length, &self.error)
    }

    fn to<T>(&self, name: &str, value: *const T) -> *const T {
        if self.null == Some(name) { ptr::null() } else { value }
    }

    fn number(&self, name: &str, usual: u64) -> u64 {
        self.other.filter(|(other, _)| *other == name).map_or(usual, |(_, value)| value)
    }
}

/// Arguments that point, each with what it points to.
macro_rules! pointers {
    ($($name:ident: $type:ty = $field:ident),*) => {
        impl World {
            $(pub(crate) fn $name(&mut self) -> *mut $type {
                self.to(stringify!($name), (&raw const self.$field).cast::<$type>()).cast_mut()
            })*
        }
        /// The names of all that point to what is not a text or an output of a type that differs.
        pub(crate) const POINTERS: &[&str] = &["text", "out", $(stringify!($name)),*];
    };
}

pointers!(
    hand: tenpai_hand = hand, rules: tenpai_rules = rules, seen: tenpai_seen = seen,
    melds: tenpai_meld = meld, call: tenpai_call = call, formula: tenpai_formula_counts = formula,
    counts: u8 = counts, red_fives: u8 = red_fives, length: usize = length, total: usize = total, error: tenpai_error = error
);

/// Arguments that are numbers, each with its usual value.
macro_rules! numbers {
    ($($name:ident: $type:ty = $usual:expr),*) => {
        impl World {
            $(pub(crate) fn $name(&mut self) -> $type {
                self.number(stringify!($name), $usual) as $type
            })*
        }
        pub(crate) const NUMBERS: &[&str] = &["capacity", "text_length", $(stringify!($name)),*];
    };
}

numbers!(
    count: usize = 2, meld_count: usize = 1, called: u8 = 0, is_red: u8 = 0, from: u8 = 1,
    tile: u8 = 1, which: u8 = 0, threshold: u32 = 5, tiles: u64 = 7, block_kinds: u8 = 5,
    wait_kinds: u8 = 3, shape: u8 = 6
);

impl World {
    pub(crate) fn text(&mut self) -> *const c_char {
        self.to("text", self.text.as_ptr().cast())
    }

    pub(crate) fn text_length(&mut self) -> usize {
        self.number("text_length", self.text.len() as u64) as usize
    }

    pub(crate) fn out<T>(&mut self) -> *mut T {
        self.to("out", (&raw const self.out).cast::<T>()).cast_mut()
    }

    pub(crate) fn capacity(&mut self) -> usize {
        self.capacity
    }
}
