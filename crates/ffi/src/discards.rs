//! Discards: what to throw.

use tenpai::{Discard, Discards};

use crate::acceptance::tenpai_accepted_tiles;
use crate::error::{Failure, tenpai_error};
use crate::guard::{Out, OutArray, run_with_error};
use crate::hand::tenpai_hand;
use crate::question::Question;
use crate::rules::tenpai_rules;
use crate::seen::tenpai_seen;
use crate::status::tenpai_status;

/// The most discards that a hand can have.
pub const TENPAI_MAX_DISCARDS: u32 = 14;

/// A discard of a hand of 3k+2 tiles, and what the rest of the hand then accepts. The tile thrown
/// away is seen.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct tenpai_discard {
    /// The tiles whose draw then lowers the number, those among them of which every copy is seen.
    pub tiles: u64,
    /// Those of them of which a copy is not yet seen.
    pub live: u64,
    /// How many copies of each of them are not yet seen; 0 for every other tile.
    pub copies: [u8; 34],
    /// The copies of all of them together.
    pub total: u8,
    /// The shanten number of what is left, the least over the forms that count: 0 where the hand
    /// is then tenpai, and `TENPAI_NO_NUMBER` where none can be reached.
    pub shanten: i8,
    /// The tile that is thrown away, 0 to 33.
    pub tile: u8,
    /// 1 where it is a red five, 0 where not.
    pub is_red: u8,
    /// Zero.
    pub reserved: [u8; 2],
}

/// Tells of each different tile of a hand of 3k+2 tiles what it leaves when it is thrown away, the
/// best first: lower shanten numbers, then more copies, then more kinds of which a copy is left,
/// then tiles in their order. A red five and a plain one are two, and the red one comes first.
///
/// Those that leave the hand tenpai have a `shanten` of 0 and come first. Whether the hand is
/// complete as it is, so that it need not discard, `tenpai_shanten` says: then `best` is -1.
///
/// `seen` may be NULL where nothing is seen. `out` receives the discards and `length` their
/// number; what lies behind them stays as it was. `capacity` is the room in `out`, in discards;
/// `TENPAI_MAX_DISCARDS` suffices.
///
/// `error` may be NULL; where it is not, it is written when the function fails, and only then.
///
/// Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_BAD_RULES`, `TENPAI_RESERVED`; of the hand
/// `TENPAI_BAD_TILE`, `TENPAI_TOO_MANY_COPIES`, `TENPAI_BAD_SIZE`, `TENPAI_BAD_MELD`,
/// `TENPAI_MELD_COUNT` or `TENPAI_RED_FIVES`; of what is seen `TENPAI_TOO_MANY_COPIES`; with three
/// players `TENPAI_ABSENT_TILE` or `TENPAI_NO_CHI`; `TENPAI_WRONG_TURN` for a hand that has to
/// draw first (3k+1 tiles); or `TENPAI_BUFFER_TOO_SMALL`.
///
/// ```c
/// hand.counts[26]--; // 9s goes,
/// hand.counts[9] += 2; // two of 1p come: 123m11456p78s1122z
/// tenpai_discard discards[TENPAI_MAX_DISCARDS];
/// size_t length;
/// tenpai_status status =
///     tenpai_discards(&hand, &rules, NULL, discards, TENPAI_MAX_DISCARDS, &length, &error);
/// if (status == TENPAI_OK) {
///     assert(length == 11 && discards[0].shanten == 1);
///     assert(discards[0].tile == 9 && discards[0].total == 12); // 1p, and then 6s 9s 1z 2z
/// }
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tenpai_discards(
    hand: *const tenpai_hand,
    rules: *const tenpai_rules,
    seen: *const tenpai_seen,
    out: *mut tenpai_discard,
    capacity: usize,
    length: *mut usize,
    error: *mut tenpai_error,
) -> tenpai_status {
    let body = || {
        // SAFETY: the caller promises that what is not NULL can be read.
        let question = unsafe { Question::new(hand, rules, seen) }?;
        // SAFETY: the caller promises that what is not NULL can be written.
        let out = unsafe { OutArray::new(out, capacity, length) }?;
        let discards = question.judged(|judged| judged.discards().map_err(Failure::Turn))?;
        out.write(&translated(&discards)[..discards.len()], 0)
    };
    // SAFETY: the caller promises that what is not NULL can be written.
    unsafe { run_with_error(error, body) }
}

/// Finds the best discard of a hand of 3k+2 tiles: the first that `tenpai_discards` writes, without
/// the others, and faster.
///
/// A complete hand has one too. Call `tenpai_shanten` to see whether the hand is complete and need
/// not discard: `best` is then -1.
///
/// `seen` may be NULL where nothing is seen. `out` receives the discard: its `tile` is 0 to 33, and
/// its `shanten` 0 to 13 or `TENPAI_NO_NUMBER`.
///
/// `error` may be NULL; where it is not, it is written when the function fails, and only then.
///
/// Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_BAD_RULES`, `TENPAI_RESERVED`; of the hand
/// `TENPAI_BAD_TILE`, `TENPAI_TOO_MANY_COPIES`, `TENPAI_BAD_SIZE`, `TENPAI_BAD_MELD`,
/// `TENPAI_MELD_COUNT` or `TENPAI_RED_FIVES`; of what is seen `TENPAI_TOO_MANY_COPIES`; with three
/// players `TENPAI_ABSENT_TILE` or `TENPAI_NO_CHI`; or `TENPAI_WRONG_TURN` for a hand that has to
/// draw first (3k+1 tiles).
///
/// ```c
/// hand.counts[26]--; // 9s goes,
/// hand.counts[9] += 2; // two of 1p come: 123m11456p78s1122z
/// tenpai_discard best;
/// if (tenpai_best_discard(&hand, &rules, NULL, &best, &error) == TENPAI_OK) {
///     assert(best.shanten == 1 && best.tile == 9 && best.total == 12); // 1p, and then 6s 9s 1z 2z
/// }
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tenpai_best_discard(
    hand: *const tenpai_hand,
    rules: *const tenpai_rules,
    seen: *const tenpai_seen,
    out: *mut tenpai_discard,
    error: *mut tenpai_error,
) -> tenpai_status {
    let body = || {
        // SAFETY: the caller promises that what is not NULL can be read.
        let question = unsafe { Question::new(hand, rules, seen) }?;
        // SAFETY: the caller promises that what is not NULL can be written.
        let out = unsafe { Out::new(out, "out") }?;
        let best = question.judged(|judged| judged.best_discard().map_err(Failure::Turn))?;
        out.write(tenpai_discard::from(best));
        Ok(())
    };
    // SAFETY: the caller promises that what is not NULL can be written.
    unsafe { run_with_error(error, body) }
}

/// The discards, and nothing behind the last one.
pub(crate) fn translated(discards: &Discards) -> [tenpai_discard; TENPAI_MAX_DISCARDS as usize] {
    let mut translated = [NO_DISCARD; TENPAI_MAX_DISCARDS as usize];
    for (to, discard) in translated.iter_mut().zip(discards) {
        *to = tenpai_discard::from(discard);
    }
    translated
}

/// In a place that is not written.
const NO_DISCARD: tenpai_discard = tenpai_discard {
    tiles: 0,
    live: 0,
    copies: [0; 34],
    total: 0,
    shanten: 0,
    tile: 0,
    is_red: 0,
    reserved: [0; 2],
};

impl From<Discard> for tenpai_discard {
    fn from(discard: Discard) -> tenpai_discard {
        let tenpai_accepted_tiles { tiles, live, copies, total, shanten, .. } =
            tenpai_accepted_tiles::from(&discard.acceptance());
        tenpai_discard {
            tiles,
            live,
            copies,
            total,
            shanten,
            tile: discard.piece().tile().index() as u8,
            is_red: discard.piece().is_red().into(),
            reserved: [0; 2],
        }
    }
}
