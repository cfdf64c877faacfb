//! Why a hand has no wait by the block theorem.

use std::ptr;

use tenpai::{Block, Blocks, Obstacle};

use crate::error::{Failure, TENPAI_NO_TILE, tenpai_error};
use crate::guard::{Out, run_with_error};
use crate::hand::tenpai_hand;
use crate::question::Question;
use crate::rules::tenpai_rules;
use crate::status::tenpai_status;
use crate::wait_kinds::place;

/// An obstacle: there is none, as the hand has a formal wait of the general form.
pub const TENPAI_OBSTACLE_NONE: u8 = 0;
/// An obstacle: it has no name in this header.
pub const TENPAI_OBSTACLE_OTHER: u8 = 1;
/// An obstacle: the sizes of the blocks modulo 3, without the zeros, are none of {1}, {2,2} and
/// {1,1,2}. It is about no block.
pub const TENPAI_OBSTACLE_SIZES: u8 = 2;
/// An obstacle: the block of 3n tiles is not melds complete, and no case has a place for it.
pub const TENPAI_OBSTACLE_BROKEN: u8 = 3;
/// An obstacle with sizes {1}: no tile makes the block of 3n+1 tiles pair complete, and none joins
/// it to another across a gap so that both are melds and a pair.
pub const TENPAI_OBSTACLE_NOT_ONE_SHORT: u8 = 4;
/// An obstacle with sizes {1}: the second block, of 3n tiles, is not melds complete, and no tile
/// joins the first, of 3n+1, to it so that both are melds and a pair.
pub const TENPAI_OBSTACLE_NOT_JOINED: u8 = 5;
/// An obstacle with sizes {2,2}: neither block is pair complete with the other one short of melds.
pub const TENPAI_OBSTACLE_NOT_BESIDE_PAIR: u8 = 6;
/// An obstacle with sizes {1,1,2}: the block of 3n+2 tiles is not pair complete.
pub const TENPAI_OBSTACLE_NOT_PAIR: u8 = 7;
/// An obstacle with sizes {1,1,2}: there is no gap of just one tile between the two blocks of
/// 3n+1.
pub const TENPAI_OBSTACLE_NO_GAP: u8 = 8;
/// An obstacle with sizes {1,1,2}: the block of 3n+1 tiles is not melds complete without its tile
/// beside `gap`.
pub const TENPAI_OBSTACLE_NOT_HALF: u8 = 9;

/// What keeps a hand from having a formal wait of the general form: the condition of the block
/// theorem that it does not meet, and the blocks that it is about.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct tenpai_obstacle {
    /// One of the `TENPAI_OBSTACLE` values. A later version may return values that this header
    /// does not name: read them as `TENPAI_OBSTACLE_OTHER`.
    pub kind: u8,
    /// How many blocks it is about, 0 to 2.
    pub block_count: u8,
    /// Their places among the answers of `tenpai_blocks`, in the order that the kind says; 0
    /// behind the last one.
    pub blocks: [u8; 2],
    /// With `TENPAI_OBSTACLE_NOT_HALF` the missing tile between the two blocks of 3n+1, 0 to 33;
    /// else `TENPAI_NO_TILE`.
    pub gap: u8,
    /// Zero.
    pub reserved: [u8; 3],
}

/// Tells why a hand of 3k+1 tiles has no formal wait of the general form: which condition of the
/// block theorem it does not meet, and with which of its blocks, as `tenpai_blocks` tells them of
/// the same hand. Of several the first is told. Like `tenpai_wait_cases`, which tells why a wait
/// is one, it looks neither at copies nor at the forms without melds, whatever the rules say of
/// them.
///
/// `out` receives the obstacle.
///
/// `error` may be NULL; where it is not, it is written when the function fails, and only then.
///
/// Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_BAD_RULES`, `TENPAI_RESERVED`; of the hand
/// `TENPAI_BAD_TILE`, `TENPAI_TOO_MANY_COPIES`, `TENPAI_BAD_SIZE`, `TENPAI_BAD_MELD`,
/// `TENPAI_MELD_COUNT` or `TENPAI_RED_FIVES`; with three players `TENPAI_ABSENT_TILE` or
/// `TENPAI_NO_CHI`; or `TENPAI_WRONG_TURN` for a hand that has to discard before it waits (3k+2
/// tiles).
///
/// ```c
/// hand.counts[0]--; // 9m in place of 1m: 23m and 9m are blocks now
/// hand.counts[8]++;
/// tenpai_obstacle obstacle;
/// if (tenpai_wait_obstacle(&hand, &rules, &obstacle, &error) == TENPAI_OK) {
///     assert(obstacle.kind == TENPAI_OBSTACLE_SIZES && obstacle.block_count == 0);
/// }
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tenpai_wait_obstacle(
    hand: *const tenpai_hand,
    rules: *const tenpai_rules,
    out: *mut tenpai_obstacle,
    error: *mut tenpai_error,
) -> tenpai_status {
    let body = || {
        // SAFETY: the caller promises that what is not NULL can be read.
        let question = unsafe { Question::new(hand, rules, ptr::null()) }?;
        // SAFETY: the caller promises that what is not NULL can be written.
        let out = unsafe { Out::new(out, "out") }?;
        out.write(question.judged(|judged| {
            let obstacle = judged.hand().obstacle().map_err(Failure::Turn)?;
            Ok(translated(obstacle, &judged.hand().blocks()))
        })?);
        Ok(())
    };
    // SAFETY: the caller promises that what is not NULL can be written.
    unsafe { run_with_error(error, body) }
}

fn translated(obstacle: Option<Obstacle>, blocks: &Blocks) -> tenpai_obstacle {
    let about = |kind, about: &[Block]| {
        let mut places = [0; 2];
        for (to, &block) in places.iter_mut().zip(about) {
            *to = place(block, blocks);
        }
        let block_count = about.len() as u8;
        tenpai_obstacle { kind, block_count, blocks: places, gap: TENPAI_NO_TILE, reserved: [0; 3] }
    };
    let Some(obstacle) = obstacle else { return about(TENPAI_OBSTACLE_NONE, &[]) };
    match obstacle {
        Obstacle::Sizes => about(TENPAI_OBSTACLE_SIZES, &[]),
        Obstacle::Broken { block } => about(TENPAI_OBSTACLE_BROKEN, &[block]),
        Obstacle::NotOneShort { block } => about(TENPAI_OBSTACLE_NOT_ONE_SHORT, &[block]),
        Obstacle::NotJoined { half, broken } => about(TENPAI_OBSTACLE_NOT_JOINED, &[half, broken]),
        Obstacle::NotBesidePair { blocks } => about(TENPAI_OBSTACLE_NOT_BESIDE_PAIR, &blocks),
        Obstacle::NotPair { block } => about(TENPAI_OBSTACLE_NOT_PAIR, &[block]),
        Obstacle::NoGap { blocks } => about(TENPAI_OBSTACLE_NO_GAP, &blocks),
        Obstacle::NotHalf { block, gap } => {
            tenpai_obstacle { gap: gap.index() as u8, ..about(TENPAI_OBSTACLE_NOT_HALF, &[block]) }
        }
        _ => about(TENPAI_OBSTACLE_OTHER, &[]),
    }
}
