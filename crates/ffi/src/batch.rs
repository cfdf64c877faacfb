//! The shanten numbers of many hands.

use tenpai::{Batch, BatchError, Hand, Rules, Seen};

use crate::error::{Failure, tenpai_error};
use crate::guard::{OutRow, borrow, row, run_with_error};
use crate::judgements::{NO_NUMBERS, tenpai_shanten_numbers};
use crate::rules::tenpai_rules;
use crate::status::tenpai_status;

/// Tells how far each of many hands is from tenpai, in one call.
///
/// `counts` is `count` hands, 34 numbers for each and one hand right behind the other: how many of
/// each tile are concealed. Melds that a hand has room for are assumed. `out` has `count` places,
/// and receives at each what `tenpai_shanten` says of the hand at that place; it must not overlap
/// `counts`. With a `count` of 0 both may be NULL. Rules that are not the default take longer, as
/// each hand is then judged by itself.
///
/// Every hand is checked before anything is written: when one is none, there is no answer for any.
/// `error` may be NULL; where it is not, it is written when the function fails, and only then. Its
/// `hand` is then the place of the first that is no hand, or that three players cannot have.
///
/// Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_BAD_COUNT` when no memory holds so many hands,
/// `TENPAI_BAD_RULES`, `TENPAI_RESERVED`, `TENPAI_TOO_MANY_COPIES`, `TENPAI_BAD_SIZE`, or with
/// three players `TENPAI_ABSENT_TILE`.
///
/// ```c
/// uint8_t counts[2][TENPAI_TILES];
/// memcpy(counts[0], hand.counts, TENPAI_TILES);
/// memcpy(counts[1], hand.counts, TENPAI_TILES);
/// counts[1][0]--; // 1m goes, 9m comes
/// counts[1][8]++;
/// tenpai_shanten_numbers numbers[2];
/// if (tenpai_shanten_batch(counts[0], 2, &rules, numbers, &error) == TENPAI_OK) {
///     assert(numbers[0].best == 0 && numbers[1].best == 1);
/// }
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tenpai_shanten_batch(
    counts: *const u8,
    count: usize,
    rules: *const tenpai_rules,
    out: *mut tenpai_shanten_numbers,
    error: *mut tenpai_error,
) -> tenpai_status {
    let body = || {
        // SAFETY: the caller promises that what is not NULL can be read.
        let rules = unsafe { borrow(rules, "rules") }?;
        // SAFETY: the caller promises that `count` of them can be written, and apart from the hands.
        let out = unsafe { OutRow::new(out, count, "out") }?;
        // SAFETY: the caller promises that `count` times 34 of them can be read.
        let hands = unsafe { row(counts.cast::<[u8; 34]>(), count, "counts") }?;
        let rules = rules.checked()?;
        if rules != Rules::default() {
            return judged_one_by_one(hands, rules, out);
        }
        let batch = Batch::new(hands).map_err(Failure::Batch)?;
        out.write(batch.shanten_by_form().map(tenpai_shanten_numbers::from));
        Ok(())
    };
    // SAFETY: the caller promises that what is not NULL can be written.
    unsafe { run_with_error(error, body) }
}

/// The numbers by rules that are not the default. Each hand is made twice, so that there is no
/// need to keep them all.
#[cold]
fn judged_one_by_one(
    hands: &[[u8; 34]],
    rules: Rules,
    out: OutRow<tenpai_shanten_numbers>,
) -> Result<(), Failure> {
    for (index, counts) in hands.iter().enumerate() {
        let no_hand = |error| Failure::Batch(BatchError::Hand { index, error });
        let hand = Hand::from_counts(counts).map_err(no_hand)?;
        hand.judged_by(rules, Seen::NONE).map_err(|error| Failure::InBatch { index, error })?;
    }
    out.write(hands.iter().map(|counts| {
        // All were checked, so there is no error to look for.
        let numbers = Hand::from_counts(counts)
            .ok()
            .and_then(|hand| hand.judged_by(rules, Seen::NONE).ok().map(|judged| (&judged).into()));
        numbers.unwrap_or(NO_NUMBERS)
    }));
    Ok(())
}
