//! Waits with the kinds that each can be, and the cases of the block theorem that make them.

use std::ptr;

use tenpai::{Block, Blocks, Case, KindsOfWaits, WaitCase, WaitKind, WaitShape};

use crate::error::{Failure, tenpai_error};
use crate::guard::{Out, OutArray, run_with_error};
use crate::hand::tenpai_hand;
use crate::question::Question;
use crate::rules::tenpai_rules;
use crate::seen::tenpai_seen;
use crate::status::tenpai_status;

/// A bit of what a wait can be: either end of a run, where the other end could come too (ryanmen).
pub const TENPAI_WAIT_TWO_SIDED: u8 = 1;
/// A bit of what a wait can be: the middle of a run (kanchan).
pub const TENPAI_WAIT_CLOSED: u8 = 2;
/// A bit of what a wait can be: the inner end of a run at the edge (penchan), 3m or 7m.
pub const TENPAI_WAIT_EDGE: u8 = 4;
/// A bit of what a wait can be: the third of a triplet (shanpon).
pub const TENPAI_WAIT_PAIR: u8 = 8;
/// A bit of what a wait can be: the second of the pair (tanki).
pub const TENPAI_WAIT_SINGLE: u8 = 16;
/// A bit of what a wait can be: the last of seven pairs.
pub const TENPAI_WAIT_SEVEN_PAIRS: u8 = 32;
/// A bit of what a wait can be: the one terminal or honour that thirteen orphans lack.
pub const TENPAI_WAIT_ONE_ORPHAN: u8 = 64;
/// A bit of what a wait can be: the second of any terminal or honour, where all thirteen are
/// there.
pub const TENPAI_WAIT_THIRTEEN_ORPHANS: u8 = 128;

/// What players call a wait: nothing, as there is no formal wait.
pub const TENPAI_SHAPE_NONE: u8 = 0;
/// What players call a wait: it has no name of its own; the kinds of each wait say what it is.
pub const TENPAI_SHAPE_COMPOUND: u8 = 1;
/// What players call a wait: one single wait (tanki).
pub const TENPAI_SHAPE_SINGLE: u8 = 2;
/// What players call a wait: two single waits three apart (nobetan), 2345m.
pub const TENPAI_SHAPE_TWO_SINGLES: u8 = 3;
/// What players call a wait: three single waits, each three from the next, 2345678m.
pub const TENPAI_SHAPE_THREE_SINGLES: u8 = 4;
/// What players call a wait: two two-sided waits three apart (ryanmen), 23m.
pub const TENPAI_SHAPE_TWO_SIDED: u8 = 5;
/// What players call a wait: three two-sided waits, each three from the next (sanmenchan), 23456m.
pub const TENPAI_SHAPE_THREE_SIDED: u8 = 6;
/// What players call a wait: one closed wait (kanchan).
pub const TENPAI_SHAPE_CLOSED: u8 = 7;
/// What players call a wait: one edge wait (penchan).
pub const TENPAI_SHAPE_EDGE: u8 = 8;
/// What players call a wait: two pair waits (shanpon).
pub const TENPAI_SHAPE_PAIR: u8 = 9;
/// What players call a wait: a single wait and two two-sided ones three apart (ryantan), 2223m.
pub const TENPAI_SHAPE_SINGLE_AND_TWO_SIDED: u8 = 10;
/// What players call a wait: a single wait and a closed one (kantan), 2224m.
pub const TENPAI_SHAPE_SINGLE_AND_CLOSED: u8 = 11;
/// What players call a wait: a single wait and an edge one (pentan), 1112m.
pub const TENPAI_SHAPE_SINGLE_AND_EDGE: u8 = 12;
/// What players call a wait: a two-sided one, a pair one, and one that is both (entotsu),
/// 23444m55p.
pub const TENPAI_SHAPE_PAIR_AND_TWO_SIDED: u8 = 13;
/// What players call a wait: the one single wait of seven pairs alone.
pub const TENPAI_SHAPE_SEVEN_PAIRS: u8 = 14;
/// What players call a wait: the one orphan that thirteen orphans lack.
pub const TENPAI_SHAPE_ONE_ORPHAN: u8 = 15;
/// What players call a wait: any of the thirteen orphans.
pub const TENPAI_SHAPE_THIRTEEN_ORPHANS: u8 = 16;

/// A case of the block theorem: the tile joins the block of 3n+1 tiles, which has melds and the
/// pair then. The block is the one in `blocks`.
pub const TENPAI_CASE_COMPLETED: u8 = 1;
/// A case of the block theorem: the tile closes the gap between two blocks. The first in `blocks`
/// has 3n+1 tiles, melds and the one beside the gap; the second 3n, melds, the pair and the one
/// beside the gap.
pub const TENPAI_CASE_JOINED_TO_PAIR: u8 = 2;
/// A case of the block theorem: the tile joins the first in `blocks`, which is melds then, and the
/// second has the pair.
pub const TENPAI_CASE_BESIDE_PAIR: u8 = 3;
/// A case of the block theorem: the tile closes the gap between the first in `blocks`, below it,
/// and the second, above it; the third has the pair.
pub const TENPAI_CASE_JOINED_BESIDE_PAIR: u8 = 4;

/// The most answers of `tenpai_wait_cases`.
pub const TENPAI_MAX_WAIT_CASES: u32 = 16;

/// The effective waits of a hand with every kind that each can be.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct tenpai_kinds_of_waits {
    /// The effective waits, those of `tenpai_wait_sets`: bit i stands for tile i.
    pub tiles: u64,
    /// Of each of them what it can be, over all readings of the hand that it completes, as
    /// `TENPAI_WAIT` bits; 0 for every other tile.
    pub kinds: [u8; 34],
    /// What players call the wait as a whole, one of the `TENPAI_SHAPE` values. It is named by the
    /// formal waits, so a tile that cannot come changes no name. A later version may have more of
    /// them.
    pub shape: u8,
    /// Zero.
    pub reserved: [u8; 5],
}

/// Why a tile is a formal wait of the general form: a case of the block theorem, and the blocks of
/// the hand that it is about. Every other block is melds complete.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct tenpai_wait_case {
    /// The wait, 0 to 33.
    pub tile: u8,
    /// One of the `TENPAI_CASE` values.
    pub kind: u8,
    /// How many blocks it is about, 1 to 3.
    pub block_count: u8,
    /// Their places among the answers of `tenpai_blocks`, in the order that the case says; 0
    /// behind the last one.
    pub blocks: [u8; 3],
    /// Zero.
    pub reserved: [u8; 2],
}

/// Tells of each effective wait of a hand every kind that it can be (two-sided, closed, edge,
/// pair, single, and those of the forms without melds), and what players call it as a whole.
///
/// `seen` may be NULL where nothing is seen; but for `TENPAI_COPIES_VISIBLE` it changes nothing.
/// `out` receives the kinds; there are none where the hand is not tenpai, though the shape, which
/// goes by the formal waits, may have a name.
///
/// `error` may be NULL; where it is not, it is written when the function fails, and only then.
///
/// Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_BAD_RULES`, `TENPAI_RESERVED`; of the hand
/// `TENPAI_BAD_TILE`, `TENPAI_TOO_MANY_COPIES`, `TENPAI_BAD_SIZE`, `TENPAI_BAD_MELD`,
/// `TENPAI_MELD_COUNT` or `TENPAI_RED_FIVES`; of what is seen `TENPAI_TOO_MANY_COPIES`; with three
/// players `TENPAI_ABSENT_TILE` or `TENPAI_NO_CHI`; or `TENPAI_WRONG_TURN` for a hand that has to
/// discard before it waits (3k+2 tiles).
///
/// ```c
/// tenpai_kinds_of_waits waits;
/// if (tenpai_wait_kinds(&hand, &rules, NULL, &waits, &error) == TENPAI_OK) {
///     assert(waits.kinds[27] == TENPAI_WAIT_PAIR && waits.shape == TENPAI_SHAPE_PAIR);
/// }
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tenpai_wait_kinds(
    hand: *const tenpai_hand,
    rules: *const tenpai_rules,
    seen: *const tenpai_seen,
    out: *mut tenpai_kinds_of_waits,
    error: *mut tenpai_error,
) -> tenpai_status {
    let body = || {
        // SAFETY: the caller promises that what is not NULL can be read.
        let question = unsafe { Question::new(hand, rules, seen) }?;
        // SAFETY: the caller promises that what is not NULL can be written.
        let out = unsafe { Out::new(out, "out") }?;
        let waits = question.judged(|judged| judged.wait_kinds().map_err(Failure::Turn))?;
        out.write(tenpai_kinds_of_waits::from(&waits));
        Ok(())
    };
    // SAFETY: the caller promises that what is not NULL can be written.
    unsafe { run_with_error(error, body) }
}

/// Tells why each formal wait of a hand in the general form is one: the case of the block theorem,
/// and its blocks among those that `tenpai_blocks` tells of the same hand. A tile that is a wait
/// in more than one way comes more than once. Seven pairs and thirteen orphans have no blocks, so
/// their waits are not among these; and these are told whatever forms count.
///
/// `out` receives the cases and `length` their number; what lies behind them stays as it was.
/// `capacity` is the room in `out`, in cases; `TENPAI_MAX_WAIT_CASES` suffices.
///
/// `error` may be NULL; where it is not, it is written when the function fails, and only then.
///
/// Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_BAD_RULES`, `TENPAI_RESERVED`; of the hand
/// `TENPAI_BAD_TILE`, `TENPAI_TOO_MANY_COPIES`, `TENPAI_BAD_SIZE`, `TENPAI_BAD_MELD`,
/// `TENPAI_MELD_COUNT` or `TENPAI_RED_FIVES`; with three players `TENPAI_ABSENT_TILE` or
/// `TENPAI_NO_CHI`; `TENPAI_WRONG_TURN` for a hand that has to discard before it waits (3k+2
/// tiles); or `TENPAI_BUFFER_TOO_SMALL`.
///
/// ```c
/// tenpai_wait_case cases[TENPAI_MAX_WAIT_CASES];
/// size_t length;
/// tenpai_status status =
///     tenpai_wait_cases(&hand, &rules, cases, TENPAI_MAX_WAIT_CASES, &length, &error);
/// if (status == TENPAI_OK) {
///     assert(length == 2 && cases[0].tile == 27 && cases[0].kind == TENPAI_CASE_BESIDE_PAIR);
///     assert(cases[0].blocks[0] == 3 && cases[0].blocks[1] == 4); // 11z, 22z
/// }
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tenpai_wait_cases(
    hand: *const tenpai_hand,
    rules: *const tenpai_rules,
    out: *mut tenpai_wait_case,
    capacity: usize,
    length: *mut usize,
    error: *mut tenpai_error,
) -> tenpai_status {
    let body = || {
        // SAFETY: the caller promises that what is not NULL can be read.
        let question = unsafe { Question::new(hand, rules, ptr::null()) }?;
        // SAFETY: the caller promises that what is not NULL can be written.
        let out = unsafe { OutArray::new(out, capacity, length) }?;
        let mut translated = [tenpai_wait_case::default(); TENPAI_MAX_WAIT_CASES as usize];
        let count = question.judged(|judged| {
            let cases = judged.hand().wait_cases().map_err(Failure::Turn)?;
            let blocks = judged.hand().blocks();
            let places = translated.iter_mut().zip(&cases);
            Ok(places.map(|(to, case)| *to = translated_case(case, &blocks)).count())
        })?;
        out.write(&translated[..count], 0)
    };
    // SAFETY: the caller promises that what is not NULL can be written.
    unsafe { run_with_error(error, body) }
}

/// The bit that stands for a kind.
pub(crate) const fn bit_of(kind: WaitKind) -> u8 {
    match kind {
        WaitKind::TwoSided => TENPAI_WAIT_TWO_SIDED,
        WaitKind::Closed => TENPAI_WAIT_CLOSED,
        WaitKind::Edge => TENPAI_WAIT_EDGE,
        WaitKind::Pair => TENPAI_WAIT_PAIR,
        WaitKind::Single => TENPAI_WAIT_SINGLE,
        WaitKind::SevenPairs => TENPAI_WAIT_SEVEN_PAIRS,
        WaitKind::OneOrphan => TENPAI_WAIT_ONE_ORPHAN,
        WaitKind::ThirteenOrphans => TENPAI_WAIT_THIRTEEN_ORPHANS,
    }
}

const fn name_of(shape: WaitShape) -> u8 {
    match shape {
        WaitShape::Single => TENPAI_SHAPE_SINGLE,
        WaitShape::TwoSingles => TENPAI_SHAPE_TWO_SINGLES,
        WaitShape::ThreeSingles => TENPAI_SHAPE_THREE_SINGLES,
        WaitShape::TwoSided => TENPAI_SHAPE_TWO_SIDED,
        WaitShape::ThreeSided => TENPAI_SHAPE_THREE_SIDED,
        WaitShape::Closed => TENPAI_SHAPE_CLOSED,
        WaitShape::Edge => TENPAI_SHAPE_EDGE,
        WaitShape::Pair => TENPAI_SHAPE_PAIR,
        WaitShape::SingleAndTwoSided => TENPAI_SHAPE_SINGLE_AND_TWO_SIDED,
        WaitShape::SingleAndClosed => TENPAI_SHAPE_SINGLE_AND_CLOSED,
        WaitShape::SingleAndEdge => TENPAI_SHAPE_SINGLE_AND_EDGE,
        WaitShape::PairAndTwoSided => TENPAI_SHAPE_PAIR_AND_TWO_SIDED,
        WaitShape::SevenPairs => TENPAI_SHAPE_SEVEN_PAIRS,
        WaitShape::OneOrphan => TENPAI_SHAPE_ONE_ORPHAN,
        WaitShape::ThirteenOrphans => TENPAI_SHAPE_THIRTEEN_ORPHANS,
        // A name that the core has and the header does not is no name to its readers.
        _ => TENPAI_SHAPE_COMPOUND,
    }
}

/// The shape that a value stands for; `TENPAI_SHAPE_NONE` is none.
pub(crate) const fn shape_named(value: u8) -> Result<Option<WaitShape>, Failure> {
    Ok(Some(match value {
        TENPAI_SHAPE_NONE => return Ok(None),
        TENPAI_SHAPE_COMPOUND => WaitShape::Compound,
        TENPAI_SHAPE_SINGLE => WaitShape::Single,
        TENPAI_SHAPE_TWO_SINGLES => WaitShape::TwoSingles,
        TENPAI_SHAPE_THREE_SINGLES => WaitShape::ThreeSingles,
        TENPAI_SHAPE_TWO_SIDED => WaitShape::TwoSided,
        TENPAI_SHAPE_THREE_SIDED => WaitShape::ThreeSided,
        TENPAI_SHAPE_CLOSED => WaitShape::Closed,
        TENPAI_SHAPE_EDGE => WaitShape::Edge,
        TENPAI_SHAPE_PAIR => WaitShape::Pair,
        TENPAI_SHAPE_SINGLE_AND_TWO_SIDED => WaitShape::SingleAndTwoSided,
        TENPAI_SHAPE_SINGLE_AND_CLOSED => WaitShape::SingleAndClosed,
        TENPAI_SHAPE_SINGLE_AND_EDGE => WaitShape::SingleAndEdge,
        TENPAI_SHAPE_PAIR_AND_TWO_SIDED => WaitShape::PairAndTwoSided,
        TENPAI_SHAPE_SEVEN_PAIRS => WaitShape::SevenPairs,
        TENPAI_SHAPE_ONE_ORPHAN => WaitShape::OneOrphan,
        TENPAI_SHAPE_THIRTEEN_ORPHANS => WaitShape::ThirteenOrphans,
        _ => return Err(Failure::Shape { value }),
    }))
}

/// The place of a block among those of its hand.
pub(crate) fn place(of: Block, blocks: &Blocks) -> u8 {
    blocks.iter().take_while(|&block| *block != of).count() as u8
}

fn translated_case(case: &WaitCase, blocks: &Blocks) -> tenpai_wait_case {
    let place = |of| place(of, blocks);
    let (kind, block_count, blocks) = match case.case() {
        Case::Completed { block } => (TENPAI_CASE_COMPLETED, 1, [place(block), 0, 0]),
        Case::JoinedToPair { half, pair } => {
            (TENPAI_CASE_JOINED_TO_PAIR, 2, [place(half), place(pair), 0])
        }
        Case::BesidePair { block, pair } => {
            (TENPAI_CASE_BESIDE_PAIR, 2, [place(block), place(pair), 0])
        }
        Case::JoinedBesidePair { lower, higher, pair } => {
            (TENPAI_CASE_JOINED_BESIDE_PAIR, 3, [place(lower), place(higher), place(pair)])
        }
    };
    let tile = case.tile().index() as u8;
    tenpai_wait_case { tile, kind, block_count, blocks, reserved: [0; 2] }
}

impl From<&KindsOfWaits> for tenpai_kinds_of_waits {
    fn from(waits: &KindsOfWaits) -> tenpai_kinds_of_waits {
        let mut to = tenpai_kinds_of_waits {
            tiles: 0,
            kinds: [0; 34],
            shape: waits.shape().map_or(TENPAI_SHAPE_NONE, name_of),
            reserved: [0; 5],
        };
        for wait in waits {
            to.tiles |= 1 << wait.tile().index();
            to.kinds[wait.tile().index()] =
                wait.kinds().iter().fold(0, |bits, kind| bits | bit_of(kind));
        }
        to
    }
}
