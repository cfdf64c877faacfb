//! Entries: what is known beforehand of each half of a part.

use super::class::{Class, HONOUR_COLUMNS, SUIT_COLUMNS};
use super::sums::Sums;
use crate::tile::{BASE, Keys, PartKey};

/// A place and five counters in one number, so that they are looked up and added all at once.
///
/// The place leads to the class: the low half of a part gives its column, the high half the start
/// of its row, and the sum of both is where the class stands. (The sum over several parts is no
/// place, but it does no harm either: the counters are beyond its reach.)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry(u64);

// Where each begins:
//
//     63     56 55   52 51  49 48  39 38          31 30          27 26          24 23      0
//     tiles     kinds   pairs  (none) tiles again    orphan kinds   orphan pairs   place
//
// The place has 24 bits. Kinds and pairs lie side by side below the number of
// tiles, so that all three of them are one index; to the same end the tiles stand twice. Of a hand
// of at most fourteen tiles no counter outgrows its bits. Of more tiles they may, but what spills
// over only ever adds to the number of tiles at the top, which is too great already.
const ORPHAN_PAIRS: u32 = 24;
const ORPHAN_KINDS: u32 = 27;
const TILES_BELOW: u32 = 31;
const PAIRS: u32 = 49;
const KINDS: u32 = 52;
const TILES: u32 = 56;

impl Entry {
    /// The entry of nothing held.
    pub(super) const NOTHING: Self = Self(0);

    /// The entry of a suit with these halves.
    #[inline]
    pub(super) fn of_suit(key: PartKey) -> Self {
        // Here and below, tables have a power of two of entries, and a mask keeps any index
        // inside without a branch.
        let low = SUIT_LOWS[key.low() & (SUIT_LOWS.len() - 1)];
        low.plus(SUIT_HIGHS[key.high() & (SUIT_HIGHS.len() - 1)])
    }

    /// The entry of honours with these halves.
    #[inline]
    pub(super) fn of_honours(key: PartKey) -> Self {
        let low = HONOUR_LOWS[key.low() & (HONOUR_LOWS.len() - 1)];
        low.plus(HONOUR_HIGHS[key.high() & (HONOUR_HIGHS.len() - 1)])
    }

    /// What two halves or parts have together.
    #[inline]
    pub(super) const fn plus(self, other: Self) -> Self {
        Self(self.0.wrapping_add(other.0))
    }

    /// What is left without one of the halves or parts.
    #[inline]
    pub(super) const fn minus(self, other: Self) -> Self {
        Self(self.0.wrapping_sub(other.0))
    }

    /// The class of the suit of which this is the entry.
    #[inline]
    pub(super) fn suit_class(self) -> Class {
        Class::of_suit(self.0 as usize)
    }

    /// The class of the honours of which this is the entry.
    #[inline]
    pub(super) fn honour_class(self) -> Class {
        Class::of_honours(self.0 as usize)
    }

    /// The number of tiles, right as far as 14, and more than 14 where there are more.
    #[inline]
    pub(super) const fn tiles(self) -> u8 {
        (self.0 >> TILES) as u8
    }

    /// The pairs and kinds of all tiles.
    #[inline]
    pub(super) const fn sums(self) -> Sums {
        Sums::of_bits(self.0 >> PAIRS)
    }

    /// The pairs and kinds of the terminals and honours.
    #[inline]
    pub(super) const fn orphan_sums(self) -> Sums {
        Sums::of_bits(self.0 >> ORPHAN_PAIRS)
    }
}

impl Keys {
    /// The entry of each part: characters, circles, bamboos, honours.
    #[inline]
    pub(super) fn entries(&self) -> [Entry; 4] {
        [
            Entry::of_suit(self.part(0)),
            Entry::of_suit(self.part(1)),
            Entry::of_suit(self.part(2)),
            Entry::of_honours(self.part(3)),
        ]
    }
}

/// The entries of a suit after drawing one of its kinds. In the order of the keys they stand 1, 5,
/// 25, 125 or, in a high half, 625 behind the entry of the half.
#[derive(Clone, Copy)]
pub(super) struct SuitDraws {
    lows: &'static [Entry; 126],
    highs: &'static [Entry; 626],
}

impl SuitDraws {
    #[inline]
    pub(super) fn of(key: PartKey) -> Self {
        let lows = SUIT_LOWS[key.low() & (SUIT_LOWS.len() - 1)..].first_chunk();
        let highs = SUIT_HIGHS[key.high() & (SUIT_HIGHS.len() - 1)..].first_chunk();
        Self { lows: lows.unwrap_or(&[Entry(0); 126]), highs: highs.unwrap_or(&[Entry(0); 626]) }
    }

    /// Before any draw.
    #[inline]
    pub(super) const fn as_it_is(self) -> Entry {
        self.lows[0].plus(self.highs[0])
    }

    /// After drawing a tile of each rank, the lowest first.
    #[inline(always)]
    pub(super) const fn after_each(self) -> [Entry; 9] {
        let Self { lows, highs } = self;
        [
            lows[1].plus(highs[0]),
            lows[5].plus(highs[0]),
            lows[25].plus(highs[0]),
            lows[125].plus(highs[0]),
            lows[0].plus(highs[1]),
            lows[0].plus(highs[5]),
            lows[0].plus(highs[25]),
            lows[0].plus(highs[125]),
            lows[0].plus(highs[625]),
        ]
    }
}

/// The entries of a suit after discarding one of its kinds.
#[derive(Clone, Copy)]
pub(super) struct SuitThrows {
    low: usize,
    high: usize,
}

impl SuitThrows {
    #[inline]
    pub(super) fn of(key: PartKey) -> Self {
        Self { low: key.low(), high: key.high() }
    }

    /// After discarding a tile of each rank, the lowest first. Of a rank that is not held it means
    /// nothing.
    #[inline(always)]
    pub(super) fn after_each(self) -> [Entry; 9] {
        let Self { low, high } = self;
        let low_of = |less: usize| SUIT_LOWS[low.wrapping_sub(less) & (SUIT_LOWS.len() - 1)];
        let high_of = |less: usize| SUIT_HIGHS[high.wrapping_sub(less) & (SUIT_HIGHS.len() - 1)];
        let (as_low, as_high) = (low_of(0), high_of(0));
        [
            low_of(1).plus(as_high),
            low_of(5).plus(as_high),
            low_of(25).plus(as_high),
            low_of(125).plus(as_high),
            as_low.plus(high_of(1)),
            as_low.plus(high_of(5)),
            as_low.plus(high_of(25)),
            as_low.plus(high_of(125)),
            as_low.plus(high_of(625)),
        ]
    }
}

/// The terminals and honours of a half: a bit for each digit, the lowest digit first.
type Orphans = u32;

// The file names say whose column or row: a number of two bytes, little end first, for each half
// in the order of the keys.
static SUIT_LOWS: [Entry; 1 << 10] = entries(include_bytes!("tables/suit_columns.bin"), 1, 0b0001);
static SUIT_HIGHS: [Entry; 1 << 12] =
    entries(include_bytes!("tables/suit_rows.bin"), SUIT_COLUMNS, 0b10000);
static HONOUR_LOWS: [Entry; 1 << 10] =
    entries(include_bytes!("tables/honour_columns.bin"), 1, 0b1111);
static HONOUR_HIGHS: [Entry; 1 << 7] =
    entries(include_bytes!("tables/honour_rows.bin"), HONOUR_COLUMNS, 0b111);

/// The entries of all halves whose columns or rows are given. Columns are one cell wide, rows as
/// wide as there are columns.
const fn entries<const N: usize>(numbers: &[u8], width: usize, orphans: Orphans) -> [Entry; N] {
    let mut entries = [Entry(0); N];
    let mut key = 0;
    while 2 * key < numbers.len() {
        let number = u16::from_le_bytes([numbers[2 * key], numbers[2 * key + 1]]);
        let place = number as u64 * width as u64;
        entries[key] = Entry(place).plus(counted(key as u32, orphans));
        key += 1;
    }
    entries
}

/// The counters of a half, from its key.
const fn counted(key: u32, orphans: Orphans) -> Entry {
    let mut counters = 0;
    let mut rest = key;
    let mut digit = 0;
    while rest > 0 {
        let count = rest % BASE;
        let is_kind = (count >= 1) as u64;
        let is_pair = (count >= 2) as u64;
        let is_orphan = ((orphans >> digit) & 1) as u64;
        counters += (count as u64) << TILES | (count as u64) << TILES_BELOW;
        counters += (is_kind << KINDS) | (is_pair << PAIRS);
        counters += is_orphan * ((is_kind << ORPHAN_KINDS) | (is_pair << ORPHAN_PAIRS));
        rest /= BASE;
        digit += 1;
    }
    Entry(counters)
}
