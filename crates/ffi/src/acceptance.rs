//! Tile acceptance: what to draw.

use tenpai::{Acceptance, Shanten};

use crate::error::{Failure, tenpai_error};
use crate::guard::{Out, run_with_error};
use crate::hand::tenpai_hand;
use crate::judgements::TENPAI_NO_NUMBER;
use crate::question::Question;
use crate::rules::tenpai_rules;
use crate::seen::tenpai_seen;
use crate::status::tenpai_status;

/// What a hand of 3k+1 tiles accepts: the tiles whose draw lowers its shanten number, as sets in
/// which bit i stands for tile i.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct tenpai_accepted_tiles {
    /// The tiles whose draw lowers the number, those among them of which every copy is seen. At
    /// tenpai they are the effective waits.
    pub tiles: u64,
    /// Those of them of which a copy is not yet seen.
    pub live: u64,
    /// How many copies of each of them are not yet seen; 0 for every other tile.
    pub copies: [u8; 34],
    /// The copies of all of them together.
    pub total: u8,
    /// The shanten number of the hand before it draws, the least over the forms that count, or
    /// `TENPAI_NO_NUMBER` where none can be reached; then nothing is accepted.
    pub shanten: i8,
    /// Zero.
    pub reserved: [u8; 4],
}

/// Tells which tiles bring a hand of 3k+1 tiles nearer (ukeire), and how many copies are left of
/// each. For one form alone, have no other in the `forms` of the rules.
///
/// `seen` may be NULL where nothing is seen. `out` receives the tiles.
///
/// `error` may be NULL; where it is not, it is written when the function fails, and only then.
///
/// Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_BAD_RULES`, `TENPAI_RESERVED`; of the hand
/// `TENPAI_BAD_TILE`, `TENPAI_TOO_MANY_COPIES`, `TENPAI_BAD_SIZE`, `TENPAI_BAD_MELD`,
/// `TENPAI_MELD_COUNT` or `TENPAI_RED_FIVES`; of what is seen `TENPAI_TOO_MANY_COPIES`; with three
/// players `TENPAI_ABSENT_TILE` or `TENPAI_NO_CHI`; or `TENPAI_WRONG_TURN` for a hand that has to
/// discard first (3k+2 tiles), which `tenpai_discards` judges.
///
/// ```c
/// tenpai_accepted_tiles accepted;
/// if (tenpai_acceptance(&hand, &rules, NULL, &accepted, &error) == TENPAI_OK) {
///     assert(accepted.shanten == 0 && accepted.total == 4); // two of 1z, two of 2z
///     assert(accepted.copies[27] == 2);
/// }
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tenpai_acceptance(
    hand: *const tenpai_hand,
    rules: *const tenpai_rules,
    seen: *const tenpai_seen,
    out: *mut tenpai_accepted_tiles,
    error: *mut tenpai_error,
) -> tenpai_status {
    let body = || {
        // SAFETY: the caller promises that what is not NULL can be read.
        let question = unsafe { Question::new(hand, rules, seen) }?;
        // SAFETY: the caller promises that what is not NULL can be written.
        let out = unsafe { Out::new(out, "out") }?;
        let acceptance = question.judged(|judged| judged.acceptance().map_err(Failure::Turn))?;
        out.write(tenpai_accepted_tiles::from(&acceptance));
        Ok(())
    };
    // SAFETY: the caller promises that what is not NULL can be written.
    unsafe { run_with_error(error, body) }
}

/// A number, or what stands for none.
pub(crate) fn number(shanten: Option<Shanten>) -> i8 {
    shanten.map_or(TENPAI_NO_NUMBER, Shanten::number)
}

impl From<&Acceptance> for tenpai_accepted_tiles {
    fn from(acceptance: &Acceptance) -> tenpai_accepted_tiles {
        tenpai_accepted_tiles {
            tiles: acceptance.tiles().bits(),
            live: acceptance.live().bits(),
            copies: acceptance.copies_by_index(),
            // There are 136 tiles.
            total: acceptance.total() as u8,
            shanten: number(acceptance.shanten()),
            reserved: [0; 4],
        }
    }
}
