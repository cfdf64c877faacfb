//! The hand as a struct: from text, from counts, and checked before every judgement.

use std::str;

use libc::c_char;
use tenpai::{Hand, Meld, MeldKind, ShantenByForm, Suit, Tile};

use crate::error::{Failure, tenpai_error};
use crate::guard::{Out, borrow, bytes, read, run_with_error};
use crate::status::tenpai_status;

/// How many kinds of tiles there are.
pub const TENPAI_TILES: u32 = 34;
/// The most melds that a hand has.
pub const TENPAI_MAX_MELDS: u32 = 4;

/// A kind of meld: three tiles of a suit in a row, one of them called.
pub const TENPAI_MELD_CHI: u8 = 1;
/// A kind of meld: three equal tiles, one of them called.
pub const TENPAI_MELD_PON: u8 = 2;
/// A kind of meld: four equal tiles, a called one among them.
pub const TENPAI_MELD_OPEN_KAN: u8 = 3;
/// A kind of meld: four equal tiles of one's own, laid down.
pub const TENPAI_MELD_CONCEALED_KAN: u8 = 4;

/// A meld that lies beside the concealed tiles, as `tenpai_hand_from_counts` takes it.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct tenpai_meld {
    /// One of the `TENPAI_MELD` values.
    pub kind: u8,
    /// Its lowest tile, 0 to 33.
    pub tile: u8,
    /// How many of its tiles are red fives.
    pub red_fives: u8,
    /// Zero.
    pub reserved: u8,
}

/// A hand: the concealed tiles, and the melds beside them.
///
/// With k = 4 minus the number of melds it has 3k+1 concealed tiles before a draw and 3k+2 after
/// it; a kan is one meld. With fewer than 13 concealed tiles and a `meld_count` of 0 its melds are
/// assumed: called ones that nobody named.
///
/// `tenpai_hand_from_text` and `tenpai_hand_from_counts` fill it, and a program may fill or change
/// it by itself: every function checks all of it first. Zero the struct, then set what is there.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct tenpai_hand {
    /// How many of each tile are concealed, red fives among the fives.
    pub counts: [u8; 34],
    /// How many of the concealed fives are red: of characters, circles, bamboos.
    pub red_fives: [u8; 3],
    /// How many melds are named: all of them or none.
    pub meld_count: u8,
    /// The kind of each meld, one of the `TENPAI_MELD` values; 0 behind the last one.
    pub meld_kinds: [u8; 4],
    /// The lowest tile of each meld, 0 to 33; 0 behind the last one.
    pub meld_tiles: [u8; 4],
    /// How many tiles of each meld are red fives; 0 behind the last one.
    pub meld_red_fives: [u8; 4],
    /// Zero.
    pub reserved: [u8; 14],
}

/// Reads a hand from text such as `123m406p789s1122z` or `45z[444z](7777z)`.
///
/// Digits are followed by the letter of their suit: m characters, p circles, s bamboos, z honours
/// (1 to 7: east, south, west, north, white, green, red). 0 is a red five. Melds come after the
/// concealed tiles, called ones in square brackets, concealed kans in round ones. White space
/// means nothing. With fewer than 13 concealed tiles and no melds in the text, they are assumed.
///
/// `text` is `length` bytes of UTF-8; a NUL at its end is not needed, and must not be counted.
/// `out` receives the hand. `error` may be NULL; where it is not, it is written when the function
/// fails, and only then.
///
/// Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_BAD_TEXT`, `TENPAI_BAD_TILE`,
/// `TENPAI_TOO_MANY_COPIES`, `TENPAI_BAD_SIZE`, `TENPAI_BAD_MELD`, `TENPAI_MELD_COUNT` or
/// `TENPAI_RED_FIVES`.
///
/// ```c
/// const char *text = "406m1z[123p][222s](7777z)";
/// if (tenpai_hand_from_text(text, strlen(text), &hand, &error) != TENPAI_OK) {
///     fprintf(stderr, "%s\n", error.message);
///     exit(1);
/// }
/// assert(hand.counts[4] == 1 && hand.red_fives[0] == 1 && hand.meld_count == 3);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tenpai_hand_from_text(
    text: *const c_char,
    length: usize,
    out: *mut tenpai_hand,
    error: *mut tenpai_error,
) -> tenpai_status {
    let body = || {
        // SAFETY: the caller promises that what is not NULL can be read.
        let text = unsafe { bytes(text.cast(), length, "text") }?;
        // SAFETY: the caller promises that what is not NULL can be written.
        let out = unsafe { Out::new(out, "out") }?;
        let text = str::from_utf8(text)
            .map_err(|error| Failure::NotUtf8 { offset: error.valid_up_to() })?;
        let hand: Hand = text.parse().map_err(Failure::Text)?;
        out.write(tenpai_hand::from(hand));
        Ok(())
    };
    // SAFETY: the caller promises that what is not NULL can be written.
    unsafe { run_with_error(error, body) }
}

/// Makes a hand from counts and melds.
///
/// `counts` is 34 numbers: how many of each tile are concealed, red fives among the fives.
/// `red_fives` is 3 numbers, or NULL for none: how many of the concealed fives are red, of
/// characters, circles and bamboos. `melds` is `meld_count` melds, all of them or none; with none
/// it may be NULL, and with fewer than 13 concealed tiles they are then assumed. `out` receives
/// the hand.
///
/// `error` may be NULL; where it is not, it is written when the function fails, and only then.
///
/// Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_RESERVED`, `TENPAI_BAD_TILE`,
/// `TENPAI_TOO_MANY_COPIES`, `TENPAI_BAD_SIZE`, `TENPAI_BAD_MELD`, `TENPAI_MELD_COUNT` or
/// `TENPAI_RED_FIVES`.
///
/// ```c
/// uint8_t counts[TENPAI_TILES] = {0};
/// counts[27] = 2; // east
/// counts[4] = counts[5] = 1; // 5m, 6m
/// const uint8_t red_fives[3] = {1, 0, 0}; // the 5m
/// tenpai_meld melds[3] = {
///     {TENPAI_MELD_CHI, 0, 0, 0}, // 123m
///     {TENPAI_MELD_PON, 13, 1, 0}, // 055p, one of them red
///     {TENPAI_MELD_CONCEALED_KAN, 33, 0, 0}, // 7777z
/// };
/// tenpai_status status = tenpai_hand_from_counts(counts, red_fives, melds, 3, &hand, &error);
/// assert(status == TENPAI_OK && hand.red_fives[0] == 1);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tenpai_hand_from_counts(
    counts: *const u8,
    red_fives: *const u8,
    melds: *const tenpai_meld,
    meld_count: usize,
    out: *mut tenpai_hand,
    error: *mut tenpai_error,
) -> tenpai_status {
    let body = || {
        // SAFETY: the caller promises that 34 of them can be read where it is not NULL.
        let counts = unsafe { read(counts.cast::<[u8; 34]>(), "counts") }?;
        let red_fives = if red_fives.is_null() {
            [0; 3]
        } else {
            // SAFETY: the caller promises that 3 of them can be read.
            unsafe { read(red_fives.cast::<[u8; 3]>(), "red_fives") }?
        };
        if melds.is_null() && meld_count > 0 {
            return Err(Failure::Null { name: "melds" });
        }
        // SAFETY: the caller promises that what is not NULL can be written.
        let out = unsafe { Out::new(out, "out") }?;
        if meld_count > MELDS {
            return Err(Failure::MeldsGiven { melds: meld_count });
        }
        let mut hand =
            tenpai_hand { counts, red_fives, meld_count: meld_count as u8, ..tenpai_hand::EMPTY };
        for place in 0..meld_count {
            // SAFETY: the caller promises that `meld_count` of them can be read.
            let meld = unsafe { read(melds.wrapping_add(place), "melds") }?;
            if meld.reserved != 0 {
                return Err(Failure::Reserved { of: "tenpai_meld" });
            }
            hand.meld_kinds[place] = meld.kind;
            hand.meld_tiles[place] = meld.tile;
            hand.meld_red_fives[place] = meld.red_fives;
        }
        out.write(tenpai_hand::from(hand.checked()?));
        Ok(())
    };
    // SAFETY: the caller promises that what is not NULL can be written.
    unsafe { run_with_error(error, body) }
}

/// Tells whether a hand that a program filled by itself is one, and what is wrong with it. There
/// is no need to call it before other functions: they make the same check.
///
/// `error` may be NULL; where it is not, it is written when the function fails, and only then.
///
/// Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_RESERVED`, `TENPAI_BAD_TILE`,
/// `TENPAI_TOO_MANY_COPIES`, `TENPAI_BAD_SIZE`, `TENPAI_BAD_MELD`, `TENPAI_MELD_COUNT` or
/// `TENPAI_RED_FIVES`.
///
/// ```c
/// hand.counts[0]++; // draws 1m
/// assert(tenpai_hand_check(&hand, &error) == TENPAI_OK);
/// hand.counts[1]++; // a second draw: no hand has 15 tiles
/// assert(tenpai_hand_check(&hand, &error) == TENPAI_BAD_SIZE && error.count == 15);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tenpai_hand_check(
    hand: *const tenpai_hand,
    error: *mut tenpai_error,
) -> tenpai_status {
    let body = || {
        // SAFETY: the caller promises that what is not NULL can be read.
        let hand = unsafe { borrow(hand, "hand") }?;
        hand.checked().map(|_| ())
    };
    // SAFETY: the caller promises that what is not NULL can be written.
    unsafe { run_with_error(error, body) }
}

/// The melds that the struct has room for.
const MELDS: usize = TENPAI_MAX_MELDS as usize;

/// The suits that have red fives, in the order of the struct.
const COLOURS: [Suit; 3] = [Suit::Characters, Suit::Circles, Suit::Bamboos];

impl tenpai_hand {
    const EMPTY: tenpai_hand = tenpai_hand {
        counts: [0; 34],
        red_fives: [0; 3],
        meld_count: 0,
        meld_kinds: [0; 4],
        meld_tiles: [0; 4],
        meld_red_fives: [0; 4],
        reserved: [0; 14],
    };

    /// Whether there is nothing in it but counts: then they are all that has to be checked.
    #[inline]
    pub(crate) fn is_counts_alone(&self) -> bool {
        let [characters, circles, bamboos] = self.red_fives;
        let [first @ .., _, _, _, _, _, _] = self.reserved;
        let [_, _, _, _, _, _, last @ ..] = self.reserved;
        let melds_and_red_fives =
            u32::from_ne_bytes([characters, circles, bamboos, self.meld_count])
                | u32::from_ne_bytes(self.meld_kinds)
                | u32::from_ne_bytes(self.meld_tiles)
                | u32::from_ne_bytes(self.meld_red_fives);
        let reserved = u64::from_ne_bytes(first) | u64::from_ne_bytes(last);
        u64::from(melds_and_red_fives) | reserved == 0
    }

    /// The checked hand. The core checks tiles and melds, and this what only the struct can say.
    pub(crate) fn checked(&self) -> Result<Hand, Failure> {
        if self.is_counts_alone() {
            return Hand::from_counts(&self.counts).map_err(Failure::Hand);
        }
        self.all_parts()
    }

    /// How far it is from tenpai, with the errors of [`tenpai_hand::checked`].
    #[inline]
    pub(crate) fn shanten(&self) -> Result<ShantenByForm, Failure> {
        if self.is_counts_alone() {
            return ShantenByForm::of_counts(&self.counts).map_err(Failure::Hand);
        }
        self.all_parts().map(|hand| hand.shanten_by_form())
    }

    #[inline(never)]
    fn all_parts(&self) -> Result<Hand, Failure> {
        if self.reserved != [0; 14] {
            return Err(Failure::Reserved { of: "tenpai_hand" });
        }
        let meld_count = usize::from(self.meld_count);
        if meld_count > MELDS {
            return Err(Failure::MeldsGiven { melds: meld_count });
        }
        for place in meld_count..MELDS {
            if self.meld(place) != tenpai_meld::default() {
                return Err(Failure::MeldNotCounted { place });
            }
        }
        let mut melds = [Meld::pon(Tile::all().next().ok_or(Failure::Internal)?); MELDS];
        for (place, meld) in melds.iter_mut().enumerate().take(meld_count) {
            *meld = self.meld(place).to_meld(place)?;
        }
        Hand::from_parts(&self.counts, self.red_fives, &melds[..meld_count]).map_err(Failure::Hand)
    }

    fn meld(&self, place: usize) -> tenpai_meld {
        tenpai_meld {
            kind: self.meld_kinds[place],
            tile: self.meld_tiles[place],
            red_fives: self.meld_red_fives[place],
            reserved: 0,
        }
    }
}

impl tenpai_meld {
    fn to_meld(self, place: usize) -> Result<Meld, Failure> {
        let of_place = |error| Failure::Meld { place, error };
        let no_tile = |_| Failure::MeldTile { place, tile: self.tile };
        let no_kind = || Failure::MeldKind { place, kind: self.kind };
        let kind = kind(self.kind).ok_or_else(no_kind)?;
        let tile = Tile::new(self.tile).map_err(no_tile)?;
        let plain = match kind {
            MeldKind::Chi => Meld::chi(tile).map_err(of_place)?,
            MeldKind::Pon => Meld::pon(tile),
            MeldKind::OpenKan => Meld::open_kan(tile),
            MeldKind::ConcealedKan => Meld::concealed_kan(tile),
        };
        plain.with_red_fives(self.red_fives).map_err(of_place)
    }
}

fn kind(value: u8) -> Option<MeldKind> {
    MeldKind::ALL.into_iter().find(|&kind| kind_value(kind) == value)
}

fn kind_value(kind: MeldKind) -> u8 {
    match kind {
        MeldKind::Chi => TENPAI_MELD_CHI,
        MeldKind::Pon => TENPAI_MELD_PON,
        MeldKind::OpenKan => TENPAI_MELD_OPEN_KAN,
        MeldKind::ConcealedKan => TENPAI_MELD_CONCEALED_KAN,
    }
}

impl From<Hand> for tenpai_hand {
    fn from(hand: Hand) -> tenpai_hand {
        let mut out = tenpai_hand {
            counts: *hand.counts(),
            red_fives: COLOURS.map(|suit| hand.red_fives(suit)),
            meld_count: hand.melds().len() as u8,
            ..tenpai_hand::EMPTY
        };
        for (place, meld) in hand.melds().iter().enumerate() {
            out.meld_kinds[place] = kind_value(meld.kind());
            out.meld_tiles[place] = meld.tile().index() as u8;
            out.meld_red_fives[place] = meld.red_fives();
        }
        out
    }
}
