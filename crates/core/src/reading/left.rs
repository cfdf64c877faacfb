//! The tiles that are left to be divided, from the lowest up.

use core::array;

use super::bundle::{Bundle, Bundles, Limit};
use crate::tile::Tile;

/// All tiles that are to be divided: the counts of each suit as octal digits, the lowest tile first.
#[derive(Debug, Clone, Copy)]
pub(super) struct Suits([u32; 4]);

impl Suits {
    #[inline]
    pub(super) fn of(counts: &[u8; Tile::COUNT]) -> Suits {
        let eight = |from| u64::from_le_bytes(array::from_fn(|at| counts[from + at]));
        let suit = |from: usize| digits(eight(from)) | u32::from(counts[from + 8]) << 24;
        // East comes after 9s, which is shifted out.
        Suits([suit(0), suit(9), suit(18), digits(eight(26) >> 8)])
    }

    /// All of them.
    #[inline]
    pub(super) fn left(&self) -> Left {
        self.from(0)
    }

    /// The tiles from this suit on.
    #[inline]
    fn from(&self, mut suit: u8) -> Left {
        while let Some(&counts) = self.0.get(usize::from(suit)) {
            if counts != 0 {
                return Left { lowest: 9 * suit, counts }.up();
            }
            suit += 1;
        }
        Left::EMPTY
    }

    /// The tiles from this one on; there may be none of this kind.
    pub(super) const fn kinds_from(&self, kind: usize) -> Left {
        Left { lowest: kind as u8, counts: self.0[kind / 9] >> (3 * (kind % 9)) }
    }
}

/// The tiles that are in no group yet: some of one suit, and all suits above it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Left {
    /// The counts of the suit from the lowest tile on.
    counts: u32,
    lowest: u8,
}

impl Left {
    pub(super) const EMPTY: Left = Left { lowest: 0, counts: 0 };

    pub(super) const fn is_empty(&self) -> bool {
        self.counts == 0
    }

    /// The lowest tile.
    pub(super) const fn lowest(&self) -> usize {
        self.lowest as usize
    }

    /// How many there are of the lowest tile.
    #[inline]
    pub(super) const fn tiles(&self) -> u8 {
        (self.counts & 7) as u8
    }

    /// How many there are of the lowest tile and of the next.
    pub(super) const fn window(&self) -> [u8; 2] {
        [self.tiles(), (self.counts >> 3 & 7) as u8]
    }

    /// The same with these two counts.
    pub(super) const fn with(self, tiles: u8, next: u8) -> Left {
        Left { counts: self.counts & !0o77 | (next as u32) << 3 | tiles as u32, ..self }
    }

    /// The bundles for which the tiles are there.
    #[inline]
    pub(super) fn bundles(&self) -> Bundles {
        let above = if self.lowest < 27 { self.counts >> 3 } else { 0 };
        let [next, second] = [above & 7, above >> 3 & 7].map(|count| count as u8);
        let here = Bundles::within(self.tiles(), Limit::Next, next);
        here.and(Bundles::within(self.tiles(), Limit::Second, second))
    }

    /// What is left without the tiles of one of these bundles.
    #[inline]
    pub(super) fn without(&self, bundle: &Bundle, suits: &Suits) -> Left {
        let counts = (self.counts >> 3) - (u32::from(bundle.next) | u32::from(bundle.second) << 3);
        match counts {
            0 => suits.from(self.lowest / 9 + 1),
            _ => Left { lowest: self.lowest + 1, counts }.up(),
        }
    }

    /// The same, seen from the lowest tile that is there.
    #[inline]
    const fn up(self) -> Left {
        let kinds = self.counts.trailing_zeros() / 3;
        Left { lowest: self.lowest + kinds as u8, counts: self.counts >> ((3 * kinds) & 31) }
    }
}

/// Eight counts, one a byte, as octal digits.
const fn digits(eight: u64) -> u32 {
    let pairs = (eight | eight >> 5) & 0x003f_003f_003f_003f;
    let fours = (pairs | pairs >> 10) & 0x0fff_0000_0fff;
    (fours | fours >> 20) as u32 & 0x00ff_ffff
}
