//! Improvements: draws that bring a hand no nearer and yet help it, and the share of good waits.

use tenpai::{GoodWaits, Improvement};

use crate::acceptance::number;
use crate::error::{Failure, tenpai_error};
use crate::guard::{Out, OutArray, run_with_error};
use crate::hand::tenpai_hand;
use crate::question::Question;
use crate::rules::tenpai_rules;
use crate::seen::tenpai_seen;
use crate::status::tenpai_status;

/// The most improvements that a hand can have.
pub const TENPAI_MAX_IMPROVEMENTS: u32 = 34;

/// A draw that keeps the shanten number of a hand of 3k+1 tiles and, with the best discard after
/// it, leads to more copies that bring it nearer.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct tenpai_improvement {
    /// The tile that is drawn, 0 to 33.
    pub draw: u8,
    /// How many copies of it are not yet seen, 1 to 4.
    pub copies: u8,
    /// The best discard after the draw, 0 to 33.
    pub discard: u8,
    /// The copies that the hand accepts as it is.
    pub before: u8,
    /// The copies that it accepts after the draw and the discard.
    pub after: u8,
    /// 1 where the discard is a red five, 0 where not.
    pub discard_is_red: u8,
    /// Zero.
    pub reserved: [u8; 2],
}

/// How many of the copies that make a hand tenpai make its wait a good one. There is a share where
/// `shanten` is 1; else both numbers of copies are 0.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct tenpai_good_wait_share {
    /// The copies after which the best discard leaves a good wait.
    pub good: u8,
    /// The copies that make the hand tenpai.
    pub all: u8,
    /// The shanten number of the hand before it draws, the least over the forms that count, or
    /// `TENPAI_NO_NUMBER` where none can be reached.
    pub shanten: i8,
    /// Zero.
    pub reserved: [u8; 5],
}

/// Tells which draws improve a hand of 3k+1 tiles without lowering its shanten number, in tile
/// order.
///
/// By the default rules that takes some ten microseconds; where a fifth copy counts, or seen
/// copies are gone, most hands take less than a millisecond, and the slowest seen took five.
///
/// `seen` may be NULL where nothing is seen. `out` receives the improvements and `length` their
/// number; what lies behind them stays as it was. `capacity` is the room in `out`, in
/// improvements; `TENPAI_MAX_IMPROVEMENTS` suffices.
///
/// `error` may be NULL; where it is not, it is written when the function fails, and only then.
///
/// Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_BAD_RULES`, `TENPAI_RESERVED`; of the hand
/// `TENPAI_BAD_TILE`, `TENPAI_TOO_MANY_COPIES`, `TENPAI_BAD_SIZE`, `TENPAI_BAD_MELD`,
/// `TENPAI_MELD_COUNT` or `TENPAI_RED_FIVES`; of what is seen `TENPAI_TOO_MANY_COPIES`; with three
/// players `TENPAI_ABSENT_TILE` or `TENPAI_NO_CHI`; `TENPAI_WRONG_TURN` for a hand that has to
/// discard first (3k+2 tiles); or `TENPAI_BUFFER_TOO_SMALL`.
///
/// ```c
/// tenpai_improvement draws[TENPAI_MAX_IMPROVEMENTS];
/// size_t length;
/// tenpai_status status =
///     tenpai_improvements(&hand, &rules, NULL, draws, TENPAI_MAX_IMPROVEMENTS, &length, &error);
/// if (status == TENPAI_OK && length > 0) {
///     assert(draws[0].before == 4 && draws[0].after > 4);
/// }
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tenpai_improvements(
    hand: *const tenpai_hand,
    rules: *const tenpai_rules,
    seen: *const tenpai_seen,
    out: *mut tenpai_improvement,
    capacity: usize,
    length: *mut usize,
    error: *mut tenpai_error,
) -> tenpai_status {
    let body = || {
        // SAFETY: the caller promises that what is not NULL can be read.
        let question = unsafe { Question::new(hand, rules, seen) }?;
        // SAFETY: the caller promises that what is not NULL can be written.
        let out = unsafe { OutArray::new(out, capacity, length) }?;
        let mut translated = [tenpai_improvement::default(); TENPAI_MAX_IMPROVEMENTS as usize];
        let count = question.judged(|judged| {
            let improvements = judged.improvements().map_err(Failure::Turn)?;
            let places = translated.iter_mut().zip(improvements);
            Ok(places.map(|(to, improvement)| *to = improvement.into()).count())
        })?;
        out.write(&translated[..count], 0)
    };
    // SAFETY: the caller promises that what is not NULL can be written.
    unsafe { run_with_error(error, body) }
}

/// Tells of a hand of 3k+1 tiles with a shanten number of 1 how many of the copies that make it
/// tenpai make its wait a good one: one of which, after the best discard, at least `threshold`
/// copies are not yet seen.
///
/// `seen` may be NULL where nothing is seen. `out` receives the share.
///
/// `error` may be NULL; where it is not, it is written when the function fails, and only then.
///
/// Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_BAD_RULES`, `TENPAI_RESERVED`; of the hand
/// `TENPAI_BAD_TILE`, `TENPAI_TOO_MANY_COPIES`, `TENPAI_BAD_SIZE`, `TENPAI_BAD_MELD`,
/// `TENPAI_MELD_COUNT` or `TENPAI_RED_FIVES`; of what is seen `TENPAI_TOO_MANY_COPIES`; with three
/// players `TENPAI_ABSENT_TILE` or `TENPAI_NO_CHI`; or `TENPAI_WRONG_TURN` for a hand that has to
/// discard first (3k+2 tiles).
///
/// ```c
/// hand.counts[0]--; // 9m in place of 1m: one away from tenpai
/// hand.counts[8]++;
/// tenpai_good_wait_share share;
/// if (tenpai_good_waits(&hand, &rules, NULL, 5, &share, &error) == TENPAI_OK) {
///     assert(share.shanten == 1 && share.good <= share.all);
/// }
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tenpai_good_waits(
    hand: *const tenpai_hand,
    rules: *const tenpai_rules,
    seen: *const tenpai_seen,
    threshold: u32,
    out: *mut tenpai_good_wait_share,
    error: *mut tenpai_error,
) -> tenpai_status {
    let body = || {
        // SAFETY: the caller promises that what is not NULL can be read.
        let question = unsafe { Question::new(hand, rules, seen) }?;
        // SAFETY: the caller promises that what is not NULL can be written.
        let out = unsafe { Out::new(out, "out") }?;
        out.write(question.judged(|judged| {
            let share = judged.good_waits(threshold).map_err(Failure::Turn)?;
            let GoodWaits { good, all } = share.unwrap_or(GoodWaits { good: 0, all: 0 });
            Ok(tenpai_good_wait_share {
                // There are 136 tiles.
                good: good as u8,
                all: all as u8,
                shanten: number(judged.shanten()),
                reserved: [0; 5],
            })
        })?);
        Ok(())
    };
    // SAFETY: the caller promises that what is not NULL can be written.
    unsafe { run_with_error(error, body) }
}

impl From<Improvement> for tenpai_improvement {
    fn from(improvement: Improvement) -> tenpai_improvement {
        tenpai_improvement {
            draw: improvement.draw().index() as u8,
            copies: improvement.copies(),
            discard: improvement.discard().tile().index() as u8,
            // There are 136 tiles.
            before: improvement.before() as u8,
            after: improvement.after() as u8,
            discard_is_red: improvement.discard().is_red().into(),
            reserved: [0; 2],
        }
    }
}
