//! Readings: the ways to divide a hand into groups, and which group takes the winning tile.

use tenpai::{Form, Group, GroupKind, Judged, MeldKind, Reading, Tile, Turn};

use crate::error::{Failure, tenpai_error};
use crate::formula::tenpai_formula_counts;
use crate::guard::{OutArray, OutPart, run_with_error};
use crate::hand::tenpai_hand;
use crate::question::Question;
use crate::rules::{
    TENPAI_FORM_GENERAL, TENPAI_FORM_SEVEN_PAIRS, TENPAI_FORM_THIRTEEN_ORPHANS, tenpai_rules,
};
use crate::seen::tenpai_seen;
use crate::status::tenpai_status;
use crate::wait_kinds::bit_of;

/// Which readings: those that are nearest to a complete hand. Of a complete one every way to
/// divide it, of any other the divisions whose number is the shanten number of the hand.
pub const TENPAI_READINGS_NEAREST: u8 = 0;
/// Which readings: all of them, however far from a complete hand.
pub const TENPAI_READINGS_ALL: u8 = 1;

/// The most groups that a reading can have.
pub const TENPAI_MAX_GROUPS: u32 = 14;
/// The most answers of `tenpai_wins`.
pub const TENPAI_MAX_WINS: u32 = 16;

/// A kind of group: a tile by itself.
pub const TENPAI_GROUP_SINGLE: u8 = 1;
/// A kind of group: two equal tiles, the pair of a complete hand or one short of a triplet.
pub const TENPAI_GROUP_PAIR: u8 = 2;
/// A kind of group: three equal concealed tiles.
pub const TENPAI_GROUP_TRIPLET: u8 = 3;
/// A kind of group: two in a row that a tile at either end makes a run, 23m to 78m.
pub const TENPAI_GROUP_TWO_SIDED: u8 = 4;
/// A kind of group: two in a row at the edge, 12m or 89m.
pub const TENPAI_GROUP_EDGE: u8 = 5;
/// A kind of group: three concealed tiles of a suit in a row.
pub const TENPAI_GROUP_RUN: u8 = 6;
/// A kind of group: two tiles with one missing between them, 13m to 79m.
pub const TENPAI_GROUP_CLOSED: u8 = 7;
/// A kind of group: a called run, beside the concealed tiles.
pub const TENPAI_GROUP_CHI: u8 = 8;
/// A kind of group: a called triplet, beside the concealed tiles.
pub const TENPAI_GROUP_PON: u8 = 9;
/// A kind of group: a kan with a called tile, beside the concealed tiles.
pub const TENPAI_GROUP_OPEN_KAN: u8 = 10;
/// A kind of group: a kan of one's own, beside the concealed tiles.
pub const TENPAI_GROUP_CONCEALED_KAN: u8 = 11;

/// One way to divide a hand into groups.
///
/// In the general form the concealed tiles are divided into melds, pairs, partials and single
/// tiles; of several pairs one is the head, and which one it is makes no other reading. In seven
/// pairs and thirteen orphans they are pairs and single tiles. Groups come by their lowest tile,
/// and then as their digits are (11s, 111s, 12s, 123s, 13s, 22s); the melds that the hand names
/// come last, in their order.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct tenpai_reading {
    /// The form that it is read as, one of the `TENPAI_FORM` bits.
    pub form: u8,
    /// The shanten number of this division alone, -1 complete.
    pub shanten: i8,
    /// How many groups it has, 1 to 14.
    pub group_count: u8,
    /// The kind of each group, one of the `TENPAI_GROUP` values; 0 behind the last one.
    pub group_kinds: [u8; 14],
    /// The lowest tile of each group, 0 to 33, which with the kind tells all of them; 0 behind the
    /// last one.
    pub group_tiles: [u8; 14],
    /// How many tiles of each meld beside the concealed tiles are red fives. 0 for other groups: a
    /// red five is a five there, as it could be in any of several groups.
    pub group_red_fives: [u8; 14],
    /// In the general form what the formula counts of it; all zero in the others.
    pub counts: tenpai_formula_counts,
    /// Zero.
    pub reserved: [u8; 3],
}

/// A group that can take the winning tile, in one reading of a complete hand.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct tenpai_win {
    /// The reading, complete.
    pub reading: tenpai_reading,
    /// The group that takes the tile, by its place in the reading, 0 to 13.
    pub group: u8,
    /// The wait that it makes: one of the `TENPAI_WAIT` bits.
    pub kind: u8,
    /// Zero.
    pub reserved: [u8; 6],
}

/// Tells the ways to divide a hand, each once: those in the general form, then seven pairs, then
/// thirteen orphans. They always come in the same order.
///
/// `seen` may be NULL where nothing is seen. `which` is `TENPAI_READINGS_NEAREST` or
/// `TENPAI_READINGS_ALL`. `out` receives the first readings, as many as there is room for;
/// `capacity` is that room, in readings, and where it is 0 `out` may be NULL. `length` receives
/// how many were written, and what lies behind them stays as it was; `total` receives how many
/// there are. That there are more than were written is no error.
///
/// Of a hand of 14 tiles of one suit there are up to 122 nearest readings, and up to 12624 in all;
/// of other hands 322 nearest have been seen. `total` says how many there are. Readings for which there
/// is no room are counted and not listed. The nearest take some microseconds, seldom more than fifty,
/// and all of them some tens of nanoseconds for each that is written.
///
/// Under rules by which called melds or seen tiles lock copies, `shanten` can be less than the
/// number of the hand, as a division does not see that two of its groups wait for the same last
/// copy; and its `counts` can be some that `tenpai_formula_shanten` refuses, as it knows of no
/// tiles but those of the hand. Otherwise it tells of them the `shanten` of the reading.
///
/// `error` may be NULL; where it is not, it is written when the function fails, and only then.
///
/// Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_BAD_RULES`, `TENPAI_RESERVED`; of the hand
/// `TENPAI_BAD_TILE`, `TENPAI_TOO_MANY_COPIES`, `TENPAI_BAD_SIZE`, `TENPAI_BAD_MELD`,
/// `TENPAI_MELD_COUNT` or `TENPAI_RED_FIVES`; of what is seen `TENPAI_TOO_MANY_COPIES`; with three
/// players `TENPAI_ABSENT_TILE` or `TENPAI_NO_CHI`; or `TENPAI_BAD_READINGS` where `which` is none
/// of the two.
///
/// ```c
/// tenpai_reading readings[8];
/// size_t length, total;
/// tenpai_status status = tenpai_readings(&hand, &rules, NULL, TENPAI_READINGS_NEAREST, readings,
///                                        8, &length, &total, &error);
/// if (status == TENPAI_OK) {
///     assert(length == 1 && total == 1 && readings[0].group_count == 5);
///     assert(readings[0].group_kinds[0] == TENPAI_GROUP_RUN && readings[0].group_tiles[0] == 0);
/// }
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tenpai_readings(
    hand: *const tenpai_hand,
    rules: *const tenpai_rules,
    seen: *const tenpai_seen,
    which: u8,
    out: *mut tenpai_reading,
    capacity: usize,
    length: *mut usize,
    total: *mut usize,
    error: *mut tenpai_error,
) -> tenpai_status {
    let body = || {
        // SAFETY: the caller promises that what is not NULL can be read.
        let question = unsafe { Question::new(hand, rules, seen) }?;
        // SAFETY: the caller promises that what is not NULL can be written.
        let out = unsafe { OutPart::new(out, capacity, length, total) }?;
        question.judged(|judged| {
            let readings = match which {
                TENPAI_READINGS_NEAREST => judged.readings(),
                TENPAI_READINGS_ALL => judged.all_readings(),
                value => return Err(Failure::Readings { value }),
            };
            out.write(readings, |reading| translated(&reading));
            Ok(())
        })
    };
    // SAFETY: the caller promises that what is not NULL can be written.
    unsafe { run_with_error(error, body) }
}

/// Tells of a complete hand each group that can take the winning tile, in each of its readings:
/// what scoring has to choose from. Of equal groups in a reading the first is told.
///
/// The hand has 3k+2 tiles, with the winning tile among the concealed ones, whether it was drawn
/// or thrown by another player. There is no answer where the hand is not complete, or where the
/// tile is not among them.
///
/// `seen` may be NULL where nothing is seen; the winning tile is not among what is seen. `tile` is
/// the winning tile, 0 to 33. `out` receives the answers, in the order of `tenpai_readings` and
/// within a reading in that of its groups, and `length` their number; what lies behind them stays
/// as it was. `capacity` is the room in `out`, in answers; `TENPAI_MAX_WINS` suffices.
///
/// `error` may be NULL; where it is not, it is written when the function fails, and only then.
///
/// Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_BAD_RULES`, `TENPAI_RESERVED`; of the hand
/// `TENPAI_BAD_TILE`, `TENPAI_TOO_MANY_COPIES`, `TENPAI_BAD_SIZE`, `TENPAI_BAD_MELD`,
/// `TENPAI_MELD_COUNT` or `TENPAI_RED_FIVES`; of what is seen `TENPAI_TOO_MANY_COPIES`; with three
/// players `TENPAI_ABSENT_TILE` or `TENPAI_NO_CHI`; `TENPAI_BAD_TILE` where `tile` is none;
/// `TENPAI_WRONG_TURN` for a hand without the winning tile (3k+1 tiles); or
/// `TENPAI_BUFFER_TOO_SMALL`.
///
/// ```c
/// hand.counts[27]++; // drew east
/// tenpai_win wins[TENPAI_MAX_WINS];
/// size_t length;
/// if (tenpai_wins(&hand, &rules, NULL, 27, wins, TENPAI_MAX_WINS, &length, &error) == TENPAI_OK) {
///     assert(length == 1 && wins[0].kind == TENPAI_WAIT_PAIR);
///     assert(wins[0].reading.group_kinds[wins[0].group] == TENPAI_GROUP_TRIPLET);
/// }
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tenpai_wins(
    hand: *const tenpai_hand,
    rules: *const tenpai_rules,
    seen: *const tenpai_seen,
    tile: u8,
    out: *mut tenpai_win,
    capacity: usize,
    length: *mut usize,
    error: *mut tenpai_error,
) -> tenpai_status {
    let body = || {
        // SAFETY: the caller promises that what is not NULL can be read.
        let question = unsafe { Question::new(hand, rules, seen) }?;
        // SAFETY: the caller promises that what is not NULL can be written.
        let out = unsafe { OutArray::new(out, capacity, length) }?;
        let mut translated = [tenpai_win::default(); TENPAI_MAX_WINS as usize];
        let count = question.judged(|judged| {
            let tile = Tile::new(tile).map_err(Failure::Tile)?;
            if judged.hand().turn() == Turn::ToDraw {
                return Err(Failure::ToDraw { tiles: judged.hand().size() });
            }
            Ok(wins_into(&mut translated, judged, tile))
        })?;
        out.write(&translated[..count], 0)
    };
    // SAFETY: the caller promises that what is not NULL can be written.
    unsafe { run_with_error(error, body) }
}

/// Tells the wins in these places, and how many there are.
fn wins_into(places: &mut [tenpai_win], judged: &Judged<'_>, tile: Tile) -> usize {
    let room = places.len();
    let mut places = places.iter_mut();
    // Of a hand that is not complete no reading is won on, and there can be many.
    if judged.shanten().is_some_and(|number| number.is_complete()) {
        for reading in judged.readings() {
            let here = translated(&reading);
            for (win, to) in reading.won_on(tile).zip(places.by_ref()) {
                *to = tenpai_win {
                    reading: here,
                    group: place_of(win.group(), &reading),
                    kind: bit_of(win.kind()),
                    reserved: [0; 6],
                };
            }
        }
    }
    room - places.len()
}

/// The place of a group in its reading, the first of equal ones.
fn place_of(group: Group, reading: &Reading) -> u8 {
    reading.groups().iter().take_while(|&&it| it != group).count() as u8
}

#[inline]
fn translated(reading: &Reading) -> tenpai_reading {
    let mut to = tenpai_reading {
        form: match reading.form() {
            Form::General => TENPAI_FORM_GENERAL,
            Form::SevenPairs => TENPAI_FORM_SEVEN_PAIRS,
            Form::ThirteenOrphans => TENPAI_FORM_THIRTEEN_ORPHANS,
        },
        shanten: reading.shanten().number(),
        group_count: reading.groups().len() as u8,
        counts: reading.counts().map(Into::into).unwrap_or_default(),
        ..tenpai_reading::default()
    };
    let places = to.group_kinds.iter_mut().zip(&mut to.group_tiles).zip(&mut to.group_red_fives);
    for (group, ((kind, tile), red_fives)) in reading.groups().iter().zip(places) {
        *kind = kind_of(group);
        *tile = group.tile().index() as u8;
        *red_fives = group.meld().map_or(0, |meld| meld.red_fives());
    }
    to
}

/// Melds apart from the others, as each match is a table so and no jump.
fn kind_of(group: &Group) -> u8 {
    match group.meld().map(|meld| meld.kind()) {
        Some(MeldKind::Chi) => TENPAI_GROUP_CHI,
        Some(MeldKind::Pon) => TENPAI_GROUP_PON,
        Some(MeldKind::OpenKan) => TENPAI_GROUP_OPEN_KAN,
        Some(MeldKind::ConcealedKan) => TENPAI_GROUP_CONCEALED_KAN,
        None => match group.kind() {
            GroupKind::Single => TENPAI_GROUP_SINGLE,
            GroupKind::Pair => TENPAI_GROUP_PAIR,
            GroupKind::Triplet => TENPAI_GROUP_TRIPLET,
            GroupKind::TwoSided => TENPAI_GROUP_TWO_SIDED,
            GroupKind::Edge => TENPAI_GROUP_EDGE,
            GroupKind::Run => TENPAI_GROUP_RUN,
            GroupKind::Closed => TENPAI_GROUP_CLOSED,
            GroupKind::Meld(_) => 0,
        },
    }
}
