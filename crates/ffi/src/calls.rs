//! Calls: what to do with a tile that another player throws away.

use tenpai::{Call, Choice, Discarder, Discards, Piece, Tile};

use crate::acceptance::number;
use crate::discards::{tenpai_discard, translated};
use crate::error::{Failure, tenpai_error};
use crate::guard::{OutArray, borrow, run_with_error};
use crate::hand::tenpai_hand;
use crate::question::Question;
use crate::rules::tenpai_rules;
use crate::seen::tenpai_seen;
use crate::status::tenpai_status;

/// Who threw a tile away: any player but the one before this one.
pub const TENPAI_FROM_OTHER: u8 = 0;
/// Who threw a tile away: the player before this one (kamicha), from whom alone a chi is called.
pub const TENPAI_FROM_BEFORE: u8 = 1;

/// A call: nothing is done with the tile.
pub const TENPAI_CALL_PASS: u8 = 0;
/// A call: a run, with two tiles of the hand.
pub const TENPAI_CALL_CHI: u8 = 1;
/// A call: a triplet, with two tiles of the hand.
pub const TENPAI_CALL_PON: u8 = 2;
/// A call: a kan, with the three that the hand has.
pub const TENPAI_CALL_KAN: u8 = 3;
/// A call: winning on the tile. Whether the hand has a yaku or is furiten is not judged.
pub const TENPAI_CALL_RON: u8 = 4;

/// The most calls that there can be: two ways of a pon, five of a chi, and pass, kan and ron.
pub const TENPAI_MAX_CALLS: u32 = 10;

/// A call that a hand can make, and what comes of it.
///
/// A chi or pon may be passed on to `tenpai_call_discards`, which looks at `kind`, `tiles` and
/// `are_red` alone, and at `reserved`.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct tenpai_call {
    /// One of the `TENPAI_CALL` values.
    pub kind: u8,
    /// The shanten number after it, with the best discard where one has to follow: -1 after ron,
    /// and `TENPAI_NO_NUMBER` where none can be reached.
    pub shanten: i8,
    /// The two tiles of the hand that go into a chi or pon, 0 to 33; else 0.
    pub tiles: [u8; 2],
    /// Of each of them 1 where it is a red five, 0 where not.
    pub are_red: [u8; 2],
    /// How many discards may follow; 0 where none has to.
    pub discard_count: u8,
    /// The tile of the best of them, 0 to 33; 0 where there is none.
    pub discard: u8,
    /// 1 where that is a red five, 0 where not.
    pub discard_is_red: u8,
    /// The copies not yet seen that bring the hand nearer after the best of them; 0 where there is
    /// none.
    pub discard_total: u8,
    /// Zero.
    pub reserved: [u8; 6],
}

/// Tells everything that a hand of 3k+1 tiles can do with a tile that another player has thrown
/// away, and what comes of each: passing first, then chi, pon, kan and ron. With red fives there
/// are several ways of the same chi or pon. A call after which nothing may be thrown is none;
/// whether a tile may be swapped for the one called, the rules say.
///
/// `seen` may be NULL where nothing is seen; `called` is not among what is seen. `called` is the
/// tile that was thrown, 0 to 33, `is_red` is 1 where it is a red five and else 0, and `from` is
/// one of the `TENPAI_FROM` values. `out` receives the calls and `length` their number; what lies
/// behind them stays as it was. `capacity` is the room in `out`, in calls; `TENPAI_MAX_CALLS`
/// suffices.
///
/// `error` may be NULL; where it is not, it is written when the function fails, and only then.
///
/// Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_BAD_RULES`, `TENPAI_RESERVED`; of the hand
/// `TENPAI_BAD_TILE`, `TENPAI_TOO_MANY_COPIES`, `TENPAI_BAD_SIZE`, `TENPAI_BAD_MELD`,
/// `TENPAI_MELD_COUNT` or `TENPAI_RED_FIVES`; of what is seen `TENPAI_TOO_MANY_COPIES`; with three
/// players `TENPAI_ABSENT_TILE` or `TENPAI_NO_CHI`; of the tile `TENPAI_BAD_TILE`,
/// `TENPAI_RED_FIVES`, `TENPAI_TOO_MANY_COPIES` or `TENPAI_ABSENT_TILE`; `TENPAI_BAD_DISCARDER` of
/// who threw it; `TENPAI_WRONG_TURN` for a hand that has to discard first (3k+2 tiles);
/// `TENPAI_MELDS_ASSUMED` for one whose melds are not named; or `TENPAI_BUFFER_TOO_SMALL`.
///
/// ```c
/// tenpai_call calls[TENPAI_MAX_CALLS];
/// size_t length;
/// tenpai_status status = tenpai_calls(&hand, &rules, NULL, 27, 0, TENPAI_FROM_OTHER, calls,
///                                     TENPAI_MAX_CALLS, &length, &error);
/// if (status == TENPAI_OK) {
///     assert(length == 3 && calls[0].kind == TENPAI_CALL_PASS);
///     assert(calls[1].kind == TENPAI_CALL_PON && calls[2].kind == TENPAI_CALL_RON);
/// }
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tenpai_calls(
    hand: *const tenpai_hand,
    rules: *const tenpai_rules,
    seen: *const tenpai_seen,
    called: u8,
    is_red: u8,
    from: u8,
    out: *mut tenpai_call,
    capacity: usize,
    length: *mut usize,
    error: *mut tenpai_error,
) -> tenpai_status {
    let body = || {
        // SAFETY: the caller promises that what is not NULL can be read.
        let question = unsafe { Question::new(hand, rules, seen) }?;
        // SAFETY: the caller promises that what is not NULL can be written.
        let out = unsafe { OutArray::new(out, capacity, length) }?;
        let mut translated = [tenpai_call::default(); TENPAI_MAX_CALLS as usize];
        let count = question.judged(|judged| {
            let (called, from) = (piece(called, is_red)?, discarder(from)?);
            let choices = judged.calls(called, from).map_err(Failure::Call)?;
            let places = translated.iter_mut().zip(choices);
            Ok(places.map(|(to, choice)| *to = tenpai_call::from(&choice)).count())
        })?;
        out.write(&translated[..count], 0)
    };
    // SAFETY: the caller promises that what is not NULL can be written.
    unsafe { run_with_error(error, body) }
}

/// Tells what each discard leaves that may follow a chi or pon, the best first, as
/// `tenpai_discards` does of a hand that has drawn. What may not be thrown, so as to swap it for
/// the tile called, is not among them, unless the rules allow it.
///
/// The first six are those of `tenpai_calls`, and `call` is one of its answers, or has the same
/// `kind`, `tiles` and `are_red`, the tiles in any order, and zero where it is reserved; nothing
/// else of it is looked at. `out` receives the discards and `length` their number; what lies
/// behind them stays as it was. `capacity` is the room in `out`, in discards;
/// `TENPAI_MAX_DISCARDS` suffices.
///
/// `error` may be NULL; where it is not, it is written when the function fails, and only then.
///
/// Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_BAD_RULES`, `TENPAI_RESERVED`; of the hand
/// `TENPAI_BAD_TILE`, `TENPAI_TOO_MANY_COPIES`, `TENPAI_BAD_SIZE`, `TENPAI_BAD_MELD`,
/// `TENPAI_MELD_COUNT` or `TENPAI_RED_FIVES`; of what is seen `TENPAI_TOO_MANY_COPIES`; with three
/// players `TENPAI_ABSENT_TILE` or `TENPAI_NO_CHI`; of the tile `TENPAI_BAD_TILE`,
/// `TENPAI_RED_FIVES`, `TENPAI_TOO_MANY_COPIES` or `TENPAI_ABSENT_TILE`; `TENPAI_BAD_DISCARDER` of
/// who threw it; `TENPAI_WRONG_TURN` for a hand that has to discard first (3k+2 tiles);
/// `TENPAI_MELDS_ASSUMED` for one whose melds are not named; of the call `TENPAI_BAD_TILE` or
/// `TENPAI_RED_FIVES`, or `TENPAI_BAD_CALL` when it is none of the answers of `tenpai_calls` or no
/// discard follows it; or `TENPAI_BUFFER_TOO_SMALL`.
///
/// ```c
/// tenpai_call pon = {0};
/// pon.kind = TENPAI_CALL_PON;
/// pon.tiles[0] = pon.tiles[1] = 27;
/// tenpai_discard discards[TENPAI_MAX_DISCARDS];
/// size_t length;
/// tenpai_status status =
///     tenpai_call_discards(&hand, &rules, NULL, 27, 0, TENPAI_FROM_OTHER, &pon, discards,
///                          TENPAI_MAX_DISCARDS, &length, &error);
/// if (status == TENPAI_OK) {
///     assert(length > 0 && discards[0].shanten == 0);
/// }
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tenpai_call_discards(
    hand: *const tenpai_hand,
    rules: *const tenpai_rules,
    seen: *const tenpai_seen,
    called: u8,
    is_red: u8,
    from: u8,
    call: *const tenpai_call,
    out: *mut tenpai_discard,
    capacity: usize,
    length: *mut usize,
    error: *mut tenpai_error,
) -> tenpai_status {
    let body = || {
        // SAFETY: the caller promises that what is not NULL can be read.
        let question = unsafe { Question::new(hand, rules, seen) }?;
        // SAFETY: the caller promises that what is not NULL can be read.
        let call = unsafe { borrow(call, "call") }?;
        // SAFETY: the caller promises that what is not NULL can be written.
        let out = unsafe { OutArray::new(out, capacity, length) }?;
        let (discards, count) = question.judged(|judged| {
            let (called, from, wanted) =
                (piece(called, is_red)?, discarder(from)?, call.checked()?);
            let choice = judged.choice(called, from, wanted).map_err(Failure::Call)?;
            let discards = choice.discards().ok_or(Failure::NoDiscard { kind: call.kind })?;
            Ok((translated(discards), discards.len()))
        })?;
        out.write(&discards[..count], 0)
    };
    // SAFETY: the caller promises that what is not NULL can be written.
    unsafe { run_with_error(error, body) }
}

fn piece(tile: u8, is_red: u8) -> Result<Piece, Failure> {
    let tile = Tile::new(tile).map_err(Failure::Tile)?;
    if is_red == 0 {
        return Ok(Piece::plain(tile));
    }
    let red = Piece::red_five(tile.suit()).ok().filter(|red| red.tile() == tile && is_red == 1);
    red.ok_or(Failure::RedPiece { tile, count: is_red })
}

fn discarder(value: u8) -> Result<Discarder, Failure> {
    match value {
        TENPAI_FROM_OTHER => Ok(Discarder::Other),
        TENPAI_FROM_BEFORE => Ok(Discarder::Before),
        _ => Err(Failure::Discarder { value }),
    }
}

impl tenpai_call {
    /// The core's call; whether a hand can make it is not asked.
    fn checked(&self) -> Result<Call, Failure> {
        if self.reserved != [0; 6] {
            return Err(Failure::Reserved { of: "tenpai_call" });
        }
        let ([one, other], [is_one_red, is_other_red]) = (self.tiles, self.are_red);
        let with = || Ok([piece(one, is_one_red)?, piece(other, is_other_red)?]);
        match self.kind {
            TENPAI_CALL_PASS => Ok(Call::Pass),
            TENPAI_CALL_CHI => Ok(Call::Chi(with()?)),
            TENPAI_CALL_PON => Ok(Call::Pon(with()?)),
            TENPAI_CALL_KAN => Ok(Call::OpenKan),
            TENPAI_CALL_RON => Ok(Call::Ron),
            kind => Err(Failure::CallKind { kind }),
        }
    }
}

impl From<&Choice> for tenpai_call {
    fn from(choice: &Choice) -> tenpai_call {
        let (kind, with) = match choice.call() {
            Call::Pass => (TENPAI_CALL_PASS, None),
            Call::Chi(with) => (TENPAI_CALL_CHI, Some(with)),
            Call::Pon(with) => (TENPAI_CALL_PON, Some(with)),
            Call::OpenKan => (TENPAI_CALL_KAN, None),
            Call::Ron => (TENPAI_CALL_RON, None),
        };
        let discards = choice.discards();
        let best = discards.map(Discards::first);
        tenpai_call {
            kind,
            shanten: number(choice.shanten()),
            tiles: with.map_or([0; 2], |with| with.map(|piece| piece.tile().index() as u8)),
            are_red: with.map_or([0; 2], |with| with.map(|piece| piece.is_red().into())),
            discard_count: discards.map_or(0, Discards::len) as u8,
            discard: best.map_or(0, |best| best.piece().tile().index() as u8),
            discard_is_red: best.map_or(0, |best| best.piece().is_red().into()),
            // There are 136 tiles.
            discard_total: best.map_or(0, |best| best.acceptance().total() as u8),
            reserved: [0; 6],
        }
    }
}
