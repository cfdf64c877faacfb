//! The formula: the shanten number of one division on paper, from what is counted of it.

use tenpai::formula::Counts;

use crate::error::{Failure, tenpai_error};
use crate::guard::{Out, borrow, run_with_error};
use crate::status::tenpai_status;

/// What the formula counts of one division of the concealed tiles into melds, partials (two tiles
/// one short of a meld), at most one pair as the head, and single tiles. A tile is exhausted when
/// the hand holds all of its copies that there are. Single tiles that are not exhausted are
/// counted nowhere.
///
/// It comes with a `tenpai_reading`, or is filled by hand: zero the struct, then set what there
/// is.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct tenpai_formula_counts {
    /// Runs and triplets (g3).
    pub melds: u8,
    /// Partials, without the dirty ones; pairs other than the head are among them (g2).
    pub partials: u8,
    /// Partials of two different suit tiles that are both exhausted (dg2).
    pub dirty_partials: u8,
    /// Pairs set apart as the head, 0 or 1 (p).
    pub head: u8,
    /// Exhausted single suit tiles that a run can still have (dn).
    pub exhausted_suit_tiles: u8,
    /// Exhausted single tiles that nothing can join, such as honours (dz).
    pub exhausted_honours: u8,
    /// The concealed tiles: 1, 2, 4, 5, 7, 8, 10, 11, 13 or 14 (n).
    pub size: u8,
    /// Zero.
    pub reserved: u8,
}

/// Tells the shanten number of one division in the general form by the formula, from its counts:
/// -1 complete, 0 tenpai. That of a hand is the least over all of its divisions.
///
/// `out` receives the number.
///
/// `error` may be NULL; where it is not, it is written when the function fails, and only then.
///
/// Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_RESERVED`, or `TENPAI_BAD_FORMULA_COUNTS` where the
/// counts cannot be those of a division: more tiles than there are, or more exhausted ones than a
/// hand of so many tiles can hold four times.
///
/// ```c
/// tenpai_formula_counts counts = {0};
/// counts.size = 13;
/// counts.melds = 3;
/// counts.partials = 1; // a pair beside the head
/// counts.head = 1;
/// int8_t number;
/// if (tenpai_formula_shanten(&counts, &number, &error) == TENPAI_OK) {
///     assert(number == 0);
/// }
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tenpai_formula_shanten(
    counts: *const tenpai_formula_counts,
    out: *mut i8,
    error: *mut tenpai_error,
) -> tenpai_status {
    let body = || {
        // SAFETY: the caller promises that what is not NULL can be read.
        let counts = unsafe { borrow(counts, "counts") }?;
        // SAFETY: the caller promises that what is not NULL can be written.
        let out = unsafe { Out::new(out, "out") }?;
        let shanten = counts.checked()?.shanten().map_err(Failure::FormulaCounts)?;
        out.write(shanten.number());
        Ok(())
    };
    // SAFETY: the caller promises that what is not NULL can be written.
    unsafe { run_with_error(error, body) }
}

impl tenpai_formula_counts {
    /// The core's counts; whether a division can have them is not asked.
    fn checked(&self) -> Result<Counts, Failure> {
        if self.reserved != 0 {
            return Err(Failure::Reserved { of: "tenpai_formula_counts" });
        }
        Ok(Counts {
            melds: self.melds,
            partials: self.partials,
            dirty_partials: self.dirty_partials,
            head: self.head,
            exhausted_suit_tiles: self.exhausted_suit_tiles,
            exhausted_honours: self.exhausted_honours,
            size: self.size,
        })
    }
}

impl From<Counts> for tenpai_formula_counts {
    fn from(counts: Counts) -> tenpai_formula_counts {
        tenpai_formula_counts {
            melds: counts.melds,
            partials: counts.partials,
            dirty_partials: counts.dirty_partials,
            head: counts.head,
            exhausted_suit_tiles: counts.exhausted_suit_tiles,
            exhausted_honours: counts.exhausted_honours,
            size: counts.size,
            reserved: 0,
        }
    }
}
