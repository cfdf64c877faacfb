//! Shanten, waits and blocks of a hand.

use std::ptr;

use tenpai::{Block, Form, Judged, LiveWaits, ShantenByForm, Verdict};

use crate::acceptance::number;
use crate::error::{Failure, tenpai_error};
use crate::guard::{Out, OutArray, run_with_error};
use crate::hand::tenpai_hand;
use crate::question::Question;
use crate::rules::tenpai_rules;
use crate::seen::tenpai_seen;
use crate::status::tenpai_status;

/// In place of a shanten number that does not exist.
pub const TENPAI_NO_NUMBER: i8 = 127;

/// A verdict on a hand: it has no effective wait.
pub const TENPAI_VERDICT_NOT_TENPAI: u8 = 0;
/// A verdict on a hand: it is tenpai, and a copy of an effective wait is not yet seen.
pub const TENPAI_VERDICT_TENPAI: u8 = 1;
/// A verdict on a hand: it is tenpai, but every copy of its effective waits is seen.
pub const TENPAI_VERDICT_DEAD_WAIT: u8 = 2;

/// The most blocks that a hand can have.
pub const TENPAI_MAX_BLOCKS: u32 = 14;

/// A suit of a block: characters, written m.
pub const TENPAI_SUIT_CHARACTERS: u8 = 0;
/// A suit of a block: circles, written p.
pub const TENPAI_SUIT_CIRCLES: u8 = 1;
/// A suit of a block: bamboos, written s.
pub const TENPAI_SUIT_BAMBOOS: u8 = 2;
/// A suit of a block: honours, written z.
pub const TENPAI_SUIT_HONOURS: u8 = 3;

/// A bit of what a block can be. 3n tiles: n melds.
pub const TENPAI_BLOCK_MELDS_COMPLETE: u8 = 1;
/// A bit of what a block can be. 3n tiles: pair complete once an edge tile is taken away.
pub const TENPAI_BLOCK_PAIR_AND_HALF: u8 = 2;
/// A bit of what a block can be. 3n+2 tiles: n melds and the pair.
pub const TENPAI_BLOCK_PAIR_COMPLETE: u8 = 4;
/// A bit of what a block can be. 3n+2 tiles: some tile makes it melds.
pub const TENPAI_BLOCK_ONE_SHORT_OF_MELDS: u8 = 8;
/// A bit of what a block can be. 3n+1 tiles: melds once an edge tile is taken away.
pub const TENPAI_BLOCK_HALF: u8 = 16;
/// A bit of what a block can be. 3n+1 tiles: some tile makes it melds and the pair.
pub const TENPAI_BLOCK_ONE_SHORT_OF_PAIR_COMPLETE: u8 = 32;

/// The shanten numbers of a hand: -1 complete, 0 tenpai, and so on, the least number of tiles to
/// exchange until it is tenpai. A hand that has to discard is as near as its best discard leaves
/// it.
///
/// `TENPAI_NO_NUMBER` stands for a form that does not count, that the hand cannot have beside its
/// melds, or that cannot be reached with the copies that the rules leave.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct tenpai_shanten_numbers {
    /// In the general form, melds and a pair: at most 8 by the default rules.
    pub general: i8,
    /// In seven pairs: at most 6 by the default rules, or `TENPAI_NO_NUMBER` beside melds, which
    /// it does not have.
    pub seven_pairs: i8,
    /// In thirteen orphans: at most 13, or `TENPAI_NO_NUMBER` beside melds.
    pub thirteen_orphans: i8,
    /// The least of these, which players call the shanten number.
    pub best: i8,
    /// Zero.
    pub reserved: [u8; 4],
}

/// Where no form can be reached.
pub(crate) const NO_NUMBERS: tenpai_shanten_numbers = tenpai_shanten_numbers {
    general: TENPAI_NO_NUMBER,
    seven_pairs: TENPAI_NO_NUMBER,
    thirteen_orphans: TENPAI_NO_NUMBER,
    best: TENPAI_NO_NUMBER,
    reserved: [0; 4],
};

/// The waits of a hand, as sets of tiles in which bit i stands for tile i.
///
/// A hand is furiten by discards where `(formal & own_discards) != 0`, with the set of all tiles
/// that its player has thrown away.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct tenpai_wait_sets {
    /// Every tile that completes the shape, a fifth copy included.
    pub formal: u64,
    /// The formal waits that the copies rule allows. The hand is tenpai when there is one.
    pub effective: u64,
    /// The effective waits of which a copy is not yet seen: neither concealed nor in a meld of the
    /// hand nor among the tiles seen.
    pub live: u64,
    /// How many copies of each effective wait are not yet seen; 0 for every other tile.
    pub copies: [u8; 34],
    /// The copies of all effective waits together.
    pub total: u8,
    /// One of the `TENPAI_VERDICT` values.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 4],
}

/// A block: a maximal run of concealed tiles of one suit in which neighbours are equal or one
/// apart. Each kind of honour is a block by itself.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct tenpai_block {
    /// One of the `TENPAI_SUIT` values.
    pub suit: u8,
    /// Its lowest tile, 0 to 33.
    pub lowest: u8,
    /// Its groups of equal tiles, 1 to 9.
    pub group_count: u8,
    /// Its tiles, 1 to 14.
    pub tile_count: u8,
    /// How many tiles each group has, from the lowest up; 0 behind the last one.
    pub groups: [u8; 9],
    /// Everything that it can be, as `TENPAI_BLOCK` bits; 0 where it has more to come than one
    /// tile.
    pub kinds: u8,
    /// Zero.
    pub reserved: [u8; 2],
}

/// Tells how far a hand is from tenpai.
///
/// `seen` may be NULL where nothing is seen; but for `TENPAI_COPIES_VISIBLE` it changes no number.
/// `out` receives the number for each form, and the least of them.
///
/// `error` may be NULL; where it is not, it is written when the function fails, and only then.
///
/// Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_BAD_RULES`, `TENPAI_RESERVED`; of the hand
/// `TENPAI_BAD_TILE`, `TENPAI_TOO_MANY_COPIES`, `TENPAI_BAD_SIZE`, `TENPAI_BAD_MELD`,
/// `TENPAI_MELD_COUNT` or `TENPAI_RED_FIVES`; of what is seen `TENPAI_TOO_MANY_COPIES`; with three
/// players `TENPAI_ABSENT_TILE` or `TENPAI_NO_CHI`.
///
/// ```c
/// tenpai_shanten_numbers numbers;
/// if (tenpai_shanten(&hand, &rules, NULL, &numbers, &error) == TENPAI_OK) {
///     assert(numbers.best == 0 && numbers.seven_pairs == 4);
/// }
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tenpai_shanten(
    hand: *const tenpai_hand,
    rules: *const tenpai_rules,
    seen: *const tenpai_seen,
    out: *mut tenpai_shanten_numbers,
    error: *mut tenpai_error,
) -> tenpai_status {
    let body = || {
        // SAFETY: the caller promises that what is not NULL can be read.
        let Question { hand, rules, seen } = unsafe { Question::new(hand, rules, seen) }?;
        // SAFETY: the caller promises that what is not NULL can be written.
        let out = unsafe { Out::new(out, "out") }?;
        if !rules.is_zero() || seen.is_some() {
            return shanten_judged(hand, rules, seen, out);
        }
        out.write(tenpai_shanten_numbers::from(hand.shanten()?));
        Ok(())
    };
    // SAFETY: the caller promises that what is not NULL can be written.
    unsafe { run_with_error(error, body) }
}

/// Tells which tiles a hand waits on, and so whether it is tenpai.
///
/// `seen` may be NULL where nothing is seen. `out` receives the waits in all forms that count
/// together; the sets are empty where there is none.
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
/// tenpai_seen seen = {0};
/// seen.counts[27] = 2; // both other easts lie on the table
/// tenpai_wait_sets waits;
/// if (tenpai_waits(&hand, &rules, &seen, &waits, &error) == TENPAI_OK) {
///     assert(waits.effective == (UINT64_C(1) << 27 | UINT64_C(1) << 28)); // 12z
///     assert(waits.live == UINT64_C(1) << 28 && waits.total == 2);
///     assert(waits.verdict == TENPAI_VERDICT_TENPAI);
/// }
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tenpai_waits(
    hand: *const tenpai_hand,
    rules: *const tenpai_rules,
    seen: *const tenpai_seen,
    out: *mut tenpai_wait_sets,
    error: *mut tenpai_error,
) -> tenpai_status {
    let body = || {
        // SAFETY: the caller promises that what is not NULL can be read.
        let question = unsafe { Question::new(hand, rules, seen) }?;
        // SAFETY: the caller promises that what is not NULL can be written.
        let out = unsafe { Out::new(out, "out") }?;
        let waits = question.judged(|judged| judged.waits().map_err(Failure::Turn))?;
        out.write(tenpai_wait_sets::from(&waits));
        Ok(())
    };
    // SAFETY: the caller promises that what is not NULL can be written.
    unsafe { run_with_error(error, body) }
}

/// Divides the concealed tiles of a hand into blocks, and tells what each can be. These are
/// formal: a fifth copy counts as one that could come, whatever the copies rule.
///
/// `out` receives the blocks in tile order and `length` their number; what lies behind them stays
/// as it was. `capacity` is the room in `out`, in blocks; `TENPAI_MAX_BLOCKS` suffices.
///
/// `error` may be NULL; where it is not, it is written when the function fails, and only then.
///
/// Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_BAD_RULES`, `TENPAI_RESERVED`; of the hand
/// `TENPAI_BAD_TILE`, `TENPAI_TOO_MANY_COPIES`, `TENPAI_BAD_SIZE`, `TENPAI_BAD_MELD`,
/// `TENPAI_MELD_COUNT` or `TENPAI_RED_FIVES`; with three players `TENPAI_ABSENT_TILE` or
/// `TENPAI_NO_CHI`; or `TENPAI_BUFFER_TOO_SMALL`.
///
/// ```c
/// tenpai_block blocks[TENPAI_MAX_BLOCKS];
/// size_t length;
/// if (tenpai_blocks(&hand, &rules, blocks, TENPAI_MAX_BLOCKS, &length, &error) == TENPAI_OK) {
///     assert(length == 5 && blocks[0].lowest == 0 && blocks[0].tile_count == 3); // 123m
///     assert(blocks[0].kinds & TENPAI_BLOCK_MELDS_COMPLETE);
/// }
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tenpai_blocks(
    hand: *const tenpai_hand,
    rules: *const tenpai_rules,
    out: *mut tenpai_block,
    capacity: usize,
    length: *mut usize,
    error: *mut tenpai_error,
) -> tenpai_status {
    let body = || {
        // SAFETY: the caller promises that what is not NULL can be read.
        let question = unsafe { Question::new(hand, rules, ptr::null()) }?;
        // SAFETY: the caller promises that what is not NULL can be written.
        let out = unsafe { OutArray::new(out, capacity, length) }?;
        let blocks = question.judged(|judged| Ok(judged.hand().blocks()))?;
        let mut translated = [tenpai_block::default(); TENPAI_MAX_BLOCKS as usize];
        for (to, block) in translated.iter_mut().zip(&blocks) {
            *to = tenpai_block::from(block);
        }
        out.write(&translated[..blocks.len()], 0)
    };
    // SAFETY: the caller promises that what is not NULL can be written.
    unsafe { run_with_error(error, body) }
}

/// The numbers by rules that are not the default, or with tiles seen. The way without either takes
/// a tenth longer when both come back to write, and longer too when it lays out a question to pass
/// on.
#[cold]
fn shanten_judged(
    hand: &tenpai_hand,
    rules: &tenpai_rules,
    seen: Option<&tenpai_seen>,
    out: Out<tenpai_shanten_numbers>,
) -> Result<(), Failure> {
    let numbers = Question { hand, rules, seen }.judged(|judged| Ok(judged.into()))?;
    out.write(numbers);
    Ok(())
}

impl From<&Judged<'_>> for tenpai_shanten_numbers {
    fn from(judged: &Judged<'_>) -> tenpai_shanten_numbers {
        tenpai_shanten_numbers {
            general: number(judged.shanten_of(Form::General)),
            seven_pairs: number(judged.shanten_of(Form::SevenPairs)),
            thirteen_orphans: number(judged.shanten_of(Form::ThirteenOrphans)),
            best: number(judged.shanten()),
            reserved: [0; 4],
        }
    }
}

impl From<&LiveWaits> for tenpai_wait_sets {
    fn from(waits: &LiveWaits) -> tenpai_wait_sets {
        tenpai_wait_sets {
            formal: waits.formal().bits(),
            effective: waits.effective().bits(),
            live: waits.live().bits(),
            copies: waits.copies_by_index(),
            // There are 136 tiles.
            total: waits.total() as u8,
            verdict: match waits.verdict() {
                Verdict::NotTenpai => TENPAI_VERDICT_NOT_TENPAI,
                Verdict::Tenpai => TENPAI_VERDICT_TENPAI,
                Verdict::DeadWait => TENPAI_VERDICT_DEAD_WAIT,
            },
            reserved: [0; 4],
        }
    }
}

impl From<ShantenByForm> for tenpai_shanten_numbers {
    #[inline]
    fn from(forms: ShantenByForm) -> tenpai_shanten_numbers {
        tenpai_shanten_numbers {
            general: forms.general().number(),
            seven_pairs: forms.seven_pairs().map_or(TENPAI_NO_NUMBER, |it| it.number()),
            thirteen_orphans: forms.thirteen_orphans().map_or(TENPAI_NO_NUMBER, |it| it.number()),
            best: forms.best().number(),
            reserved: [0; 4],
        }
    }
}

impl From<&Block> for tenpai_block {
    fn from(block: &Block) -> tenpai_block {
        let mut groups = [0; 9];
        for (to, count) in groups.iter_mut().zip(block.groups()) {
            *to = count;
        }
        tenpai_block {
            suit: block.suit() as u8,
            lowest: block.lowest().index() as u8,
            group_count: block.groups().len() as u8,
            tile_count: block.size() as u8,
            groups,
            kinds: block.kinds().bits(),
            reserved: [0; 2],
        }
    }
}
