//! Every function of the library but the batch, each asked one question.

use std::hint::black_box;
use std::mem::MaybeUninit;
use std::ptr;

use libc::c_char;
use tenpai_ffi::*;

use crate::questions::Question;

/// A function, and how it is asked.
pub(crate) struct Function {
    pub(crate) name: &'static str,
    /// What it is asked about.
    pub(crate) of: &'static str,
    /// Whether it is asked by every copies rule.
    pub(crate) by_rules: bool,
    pub(crate) ask: fn(&Question) -> tenpai_status,
}

/// So many readings are written at once.
const READINGS: usize = 64;

impl Function {
    const fn of(
        name: &'static str,
        of: &'static str,
        ask: fn(&Question) -> tenpai_status,
    ) -> Function {
        Function { name, of, by_rules: false, ask }
    }

    const fn by_rules(name: &'static str, ask: fn(&Question) -> tenpai_status) -> Function {
        Function { name, of: "hands", by_rules: true, ask }
    }

    const fn and_of(self, of: &'static str) -> Function {
        Function { of, ..self }
    }
}

pub(crate) const FUNCTIONS: [Function; 30] = [
    Function::by_rules("tenpai_shanten", Question::shanten),
    Function::of("tenpai_shanten", "default rules, nothing seen", Question::shanten_by_default),
    Function::by_rules("tenpai_waits", Question::waits),
    Function::by_rules("tenpai_wait_kinds", Question::wait_kinds),
    Function::by_rules("tenpai_wait_cases", Question::wait_cases),
    Function::by_rules("tenpai_wait_obstacle", Question::obstacle),
    Function::by_rules("tenpai_blocks", Question::blocks),
    Function::by_rules("tenpai_acceptance", Question::acceptance),
    Function::by_rules("tenpai_discards", Question::discards),
    Function::by_rules("tenpai_best_discard", Question::best_discard),
    Function::by_rules("tenpai_improvements", Question::improvements),
    Function::by_rules("tenpai_good_waits", Question::good_waits),
    Function::by_rules("tenpai_calls", |asked| {
        row::<_, { TENPAI_MAX_CALLS as usize }>(|out, _, length| asked.calls_to(out, length))
    }),
    Function::by_rules("tenpai_call_discards", Question::call_discards),
    Function::by_rules("tenpai_readings", |asked| asked.readings(TENPAI_READINGS_NEAREST))
        .and_of("the nearest"),
    Function::by_rules("tenpai_readings", |asked| asked.readings(TENPAI_READINGS_ALL))
        .and_of("all"),
    Function::by_rules("tenpai_wins", Question::wins),
    Function::of("tenpai_formula_shanten", "counts", Question::formula),
    Function::of("tenpai_hand_check", "hands", Question::check),
    Function::of("tenpai_hand_from_text", "texts", Question::read_text),
    Function::of("tenpai_hand_from_counts", "counts and melds", Question::read_counts),
    Function::of("tenpai_hand_to_text", "hands", Question::to_text),
    Function::of("tenpai_tiles_to_text", "sets", |asked| {
        // SAFETY: `text` gives pointers to its own values.
        text(|out, room, length| unsafe {
            tenpai_tiles_to_text(asked.tiles, out, room, length, NO_ERROR)
        })
    }),
    Function::of("tenpai_block_kinds_to_text", "every set", |asked| {
        asked.any_to_text(tenpai_block_kinds_to_text)
    }),
    Function::of("tenpai_wait_kinds_to_text", "every set", |asked| {
        asked.any_to_text(tenpai_wait_kinds_to_text)
    }),
    Function::of("tenpai_wait_shape_to_text", "every shape", |asked| {
        asked.any_to_text(tenpai_wait_shape_to_text)
    }),
    Function::of("tenpai_status_message", "every status", |asked| {
        black_box(tenpai_status_message((asked.any % 32).into()));
        TENPAI_OK
    }),
    Function::of("tenpai_version", "", |_| {
        black_box(tenpai_version());
        TENPAI_OK
    }),
    Function::of("tenpai_version_number", "", |_| {
        black_box(tenpai_version_number());
        TENPAI_OK
    }),
    Function::of("tenpai_abi_number", "", |_| {
        black_box(tenpai_abi_number());
        TENPAI_OK
    }),
];

const NO_ERROR: *mut tenpai_error = ptr::null_mut();

/// Calls what writes one answer.
fn one<T>(call: impl FnOnce(*mut T) -> tenpai_status) -> tenpai_status {
    let mut out = MaybeUninit::uninit();
    let status = call(out.as_mut_ptr());
    black_box(&out);
    status
}

/// Calls what writes answers in a row, with room for so many.
fn row<T, const ROOM: usize>(
    call: impl FnOnce(*mut T, usize, *mut usize) -> tenpai_status,
) -> tenpai_status {
    let mut out = MaybeUninit::<[T; ROOM]>::uninit();
    let mut length = 0;
    let status = call(out.as_mut_ptr().cast(), ROOM, &mut length);
    black_box((&out, length));
    status
}

type ByteToText =
    unsafe extern "C" fn(u8, *mut c_char, usize, *mut usize, *mut tenpai_error) -> tenpai_status;

/// Calls what writes text.
fn text(call: impl FnOnce(*mut c_char, usize, *mut usize) -> tenpai_status) -> tenpai_status {
    row::<_, { TENPAI_TEXT_CAPACITY as usize }>(call)
}

// SAFETY, of every call: the pointers are to values of the question, to those that `one`, `row` and
// `text` made with as much room as they say, or NULL where they may be.
impl Question {
    /// What writes a value of one byte as text.
    fn any_to_text(&self, write: ByteToText) -> tenpai_status {
        // SAFETY: as said above.
        text(|out, room, length| unsafe { write(self.any, out, room, length, NO_ERROR) })
    }

    fn shanten(&self) -> tenpai_status {
        // SAFETY: as said above.
        one(|out| unsafe { tenpai_shanten(&self.hand, &self.rules, &self.seen, out, NO_ERROR) })
    }

    fn shanten_by_default(&self) -> tenpai_status {
        let rules = tenpai_rules::default();
        // SAFETY: as said above.
        one(|out| unsafe { tenpai_shanten(&self.hand, &rules, ptr::null(), out, NO_ERROR) })
    }

    fn waits(&self) -> tenpai_status {
        // SAFETY: as said above.
        one(|out| unsafe { tenpai_waits(&self.hand, &self.rules, &self.seen, out, NO_ERROR) })
    }

    fn wait_kinds(&self) -> tenpai_status {
        // SAFETY: as said above.
        one(|out| unsafe { tenpai_wait_kinds(&self.hand, &self.rules, &self.seen, out, NO_ERROR) })
    }

    fn wait_cases(&self) -> tenpai_status {
        // SAFETY: as said above.
        row::<_, { TENPAI_MAX_WAIT_CASES as usize }>(|out, room, length| unsafe {
            tenpai_wait_cases(&self.hand, &self.rules, out, room, length, NO_ERROR)
        })
    }

    fn obstacle(&self) -> tenpai_status {
        // SAFETY: as said above.
        one(|out| unsafe { tenpai_wait_obstacle(&self.hand, &self.rules, out, NO_ERROR) })
    }

    fn blocks(&self) -> tenpai_status {
        // SAFETY: as said above.
        row::<_, { TENPAI_MAX_BLOCKS as usize }>(|out, room, length| unsafe {
            tenpai_blocks(&self.hand, &self.rules, out, room, length, NO_ERROR)
        })
    }

    fn acceptance(&self) -> tenpai_status {
        // SAFETY: as said above.
        one(|out| unsafe { tenpai_acceptance(&self.hand, &self.rules, &self.seen, out, NO_ERROR) })
    }

    fn discards(&self) -> tenpai_status {
        let Question { hand, rules, seen, .. } = self;
        // SAFETY: as said above.
        row::<_, { TENPAI_MAX_DISCARDS as usize }>(|out, room, length| unsafe {
            tenpai_discards(hand, rules, seen, out, room, length, NO_ERROR)
        })
    }

    fn best_discard(&self) -> tenpai_status {
        let Question { hand, rules, seen, .. } = self;
        // SAFETY: as said above.
        one(|out| unsafe { tenpai_best_discard(hand, rules, seen, out, NO_ERROR) })
    }

    fn improvements(&self) -> tenpai_status {
        let Question { hand, rules, seen, .. } = self;
        // SAFETY: as said above.
        row::<_, { TENPAI_MAX_IMPROVEMENTS as usize }>(|out, room, length| unsafe {
            tenpai_improvements(hand, rules, seen, out, room, length, NO_ERROR)
        })
    }

    fn good_waits(&self) -> tenpai_status {
        let Question { hand, rules, seen, .. } = self;
        // SAFETY: as said above.
        one(|out| unsafe { tenpai_good_waits(hand, rules, seen, 5, out, NO_ERROR) })
    }

    /// What can be done with a tile that the player before this one throws.
    pub(crate) fn calls(&self, out: &mut [tenpai_call], length: &mut usize) -> tenpai_status {
        assert!(out.len() >= TENPAI_MAX_CALLS as usize);
        self.calls_to(out.as_mut_ptr(), length)
    }

    /// With room for all calls.
    fn calls_to(&self, out: *mut tenpai_call, length: *mut usize) -> tenpai_status {
        let Question { hand, rules, seen, called, .. } = self;
        let (from, room) = (TENPAI_FROM_BEFORE, TENPAI_MAX_CALLS as usize);
        // SAFETY: as said above.
        unsafe { tenpai_calls(hand, rules, seen, *called, 0, from, out, room, length, NO_ERROR) }
    }

    fn call_discards(&self) -> tenpai_status {
        let Question { hand, rules, seen, called, call, .. } = self;
        let from = TENPAI_FROM_BEFORE;
        if call.kind == TENPAI_CALL_PASS {
            return TENPAI_BAD_CALL;
        }
        // SAFETY: as said above.
        row::<_, { TENPAI_MAX_DISCARDS as usize }>(|out, room, length| unsafe {
            tenpai_call_discards(
                hand, rules, seen, *called, 0, from, call, out, room, length, NO_ERROR,
            )
        })
    }

    fn readings(&self, which: u8) -> tenpai_status {
        let Question { hand, rules, seen, .. } = self;
        let mut total = 0;
        // SAFETY: as said above.
        row::<_, READINGS>(|out, room, length| unsafe {
            tenpai_readings(hand, rules, seen, which, out, room, length, &mut total, NO_ERROR)
        })
    }

    fn wins(&self) -> tenpai_status {
        let Question { hand, rules, seen, held, .. } = self;
        // SAFETY: as said above.
        row::<_, { TENPAI_MAX_WINS as usize }>(|out, room, length| unsafe {
            tenpai_wins(hand, rules, seen, *held, out, room, length, NO_ERROR)
        })
    }

    fn formula(&self) -> tenpai_status {
        // SAFETY: as said above.
        one(|out| unsafe { tenpai_formula_shanten(&self.formula, out, NO_ERROR) })
    }

    fn check(&self) -> tenpai_status {
        // SAFETY: as said above.
        unsafe { tenpai_hand_check(&self.hand, NO_ERROR) }
    }

    fn read_text(&self) -> tenpai_status {
        let (start, length) = (self.text.as_ptr().cast(), self.text.len());
        // SAFETY: as said above.
        one(|out| unsafe { tenpai_hand_from_text(start, length, out, NO_ERROR) })
    }

    fn read_counts(&self) -> tenpai_status {
        let tenpai_hand { counts, red_fives, meld_count, .. } = &self.hand;
        let (counts, reds, melds) = (counts.as_ptr(), red_fives.as_ptr(), self.melds.as_ptr());
        // SAFETY: as said above.
        one(|out| unsafe {
            tenpai_hand_from_counts(counts, reds, melds, usize::from(*meld_count), out, NO_ERROR)
        })
    }

    fn to_text(&self) -> tenpai_status {
        // SAFETY: as said above.
        text(|out, room, length| unsafe {
            tenpai_hand_to_text(&self.hand, out, room, length, NO_ERROR)
        })
    }

    /// What is said of a hand that is none, with its message.
    pub(crate) fn refused(&self, of_shanten: bool) -> tenpai_status {
        one(|error| {
            if of_shanten {
                // SAFETY: as said above.
                one(|out| unsafe {
                    tenpai_shanten(&self.hand, &self.rules, &self.seen, out, error)
                })
            } else {
                // SAFETY: as said above.
                unsafe { tenpai_hand_check(&self.hand, error) }
            }
        })
    }
}
