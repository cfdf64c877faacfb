//! The statuses, whose values are frozen: new ones come at the end.

use std::ffi::CStr;

use libc::c_char;

use crate::guard::guard;

/// What became of a call: `TENPAI_OK`, or why there is no answer. A later version may return
/// values that this header does not name, so compare with `TENPAI_OK` first.
pub type tenpai_status = i32;

/// The outputs are written.
pub const TENPAI_OK: i32 = 0;
/// A pointer is NULL that must not be.
pub const TENPAI_NULL: i32 = 1;
/// A mistake in the library itself. Please report it with the input that shows it.
pub const TENPAI_INTERNAL: i32 = 2;
/// Rules by which this library cannot judge yet. There are none at present: the value is kept for
/// those that a later header may name.
pub const TENPAI_UNSUPPORTED: i32 = 3;
/// The rules have a value or a flag that does not exist.
pub const TENPAI_BAD_RULES: i32 = 4;
/// The output does not fit into the capacity given.
pub const TENPAI_BUFFER_TOO_SMALL: i32 = 5;
/// Reserved bytes of a hand, of a meld, of the rules, of the tiles seen, of a call or of counts of
/// the formula are not zero.
pub const TENPAI_RESERVED: i32 = 6;
/// The text is not written in the notation of hands.
pub const TENPAI_BAD_TEXT: i32 = 7;
/// A tile that does not exist, in a text, a meld, a set of tiles or a call.
pub const TENPAI_BAD_TILE: i32 = 8;
/// More than four copies of a tile over concealed tiles, melds and tiles seen.
pub const TENPAI_TOO_MANY_COPIES: i32 = 9;
/// No hand has this number of concealed tiles.
pub const TENPAI_BAD_SIZE: i32 = 10;
/// The tiles of a meld are none, or its kind does not exist.
pub const TENPAI_BAD_MELD: i32 = 11;
/// The number of melds does not go with the number of concealed tiles or with the melds filled in.
pub const TENPAI_MELD_COUNT: i32 = 12;
/// More red fives of a suit than there are, or than there are fives for.
pub const TENPAI_RED_FIVES: i32 = 13;
/// The hand has to discard before it waits, or to draw before it discards.
pub const TENPAI_WRONG_TURN: i32 = 14;
/// A kind of block that does not exist.
pub const TENPAI_BAD_BLOCK_KINDS: i32 = 15;
/// A number of hands that no memory holds.
pub const TENPAI_BAD_COUNT: i32 = 16;
/// One of 2m to 8m, in the hand or seen, with three players.
pub const TENPAI_ABSENT_TILE: i32 = 17;
/// A chi with three players.
pub const TENPAI_NO_CHI: i32 = 18;
/// A hand whose melds are not named, and which therefore cannot call.
pub const TENPAI_MELDS_ASSUMED: i32 = 19;
/// A call that does not exist, that the hand cannot make, or after which nothing has to be thrown.
pub const TENPAI_BAD_CALL: i32 = 20;
/// A value that does not exist for who threw a tile away.
pub const TENPAI_BAD_DISCARDER: i32 = 21;
/// A value that does not exist for which readings are wanted.
pub const TENPAI_BAD_READINGS: i32 = 22;
/// Counts of the formula that cannot be those of a division.
pub const TENPAI_BAD_FORMULA_COUNTS: i32 = 23;
/// A value that does not exist for what players call a wait.
pub const TENPAI_BAD_SHAPE: i32 = 24;

/// What a status means, in English and without an end mark: a text that lives as long as the
/// library is loaded, never NULL. Of a number that is no status it says just that.
///
/// ```c
/// tenpai_status status = tenpai_hand_from_text("2225", 4, &hand, NULL);
/// if (status != TENPAI_OK) {
///     fprintf(stderr, "%s\n", tenpai_status_message(status));
/// }
/// ```
#[unsafe(no_mangle)]
pub extern "C" fn tenpai_status_message(status: tenpai_status) -> *const c_char {
    guard(message(TENPAI_INTERNAL).as_ptr(), || message(status).as_ptr())
}

/// See [`tenpai_status_message`].
pub(crate) const fn message(status: tenpai_status) -> &'static CStr {
    match status {
        TENPAI_OK => c"no error",
        TENPAI_NULL => c"a pointer is NULL that must not be",
        TENPAI_INTERNAL => c"a mistake in the library itself: please report it",
        TENPAI_UNSUPPORTED => c"the library does not judge by these rules yet: zero is the default",
        TENPAI_BAD_RULES => c"the rules have a value that does not exist: zero is the default",
        TENPAI_BUFFER_TOO_SMALL => c"the output does not fit into the capacity given",
        TENPAI_RESERVED => c"reserved bytes are not zero: zero the struct before filling it",
        TENPAI_BAD_TEXT => c"the text is no hand: write one such as 123m456p789s1122z",
        TENPAI_BAD_TILE => c"a tile does not exist: use 0 to 33, in text 1-9 of m p s and 1-7 of z",
        TENPAI_TOO_MANY_COPIES => c"more than four copies of a tile",
        TENPAI_BAD_SIZE => {
            c"no hand has so many concealed tiles: use 1, 4, 7, 10 or 13, and one more after a draw"
        }
        TENPAI_BAD_MELD => c"a meld is none: use a chi, a pon or a kan",
        TENPAI_MELD_COUNT => c"the number of melds does not go with the concealed tiles",
        TENPAI_RED_FIVES => c"more red fives of a suit than there are",
        TENPAI_WRONG_TURN => c"the hand has to discard first, or to draw first",
        TENPAI_BAD_BLOCK_KINDS => c"a kind of block does not exist: use the TENPAI_BLOCK bits",
        TENPAI_BAD_COUNT => c"more hands than any memory holds",
        TENPAI_ABSENT_TILE => c"three players have no 2m to 8m",
        TENPAI_NO_CHI => c"three players call no chi",
        TENPAI_MELDS_ASSUMED => c"the melds of the hand are not known: name them before it calls",
        TENPAI_BAD_CALL => c"the hand cannot make this call: use one of those that there are",
        TENPAI_BAD_DISCARDER => c"no such player throws tiles away: use the TENPAI_FROM values",
        TENPAI_BAD_READINGS => c"no such readings: use the TENPAI_READINGS values",
        TENPAI_BAD_FORMULA_COUNTS => c"no division has these counts: count each tile once",
        TENPAI_BAD_SHAPE => c"a wait is not called so: use the TENPAI_SHAPE values",
        _ => c"unknown status",
    }
}
