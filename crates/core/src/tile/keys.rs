//! Keys: the counts of a part read as digits of two numbers.

use super::counts::eight;

/// The digits of a key are counts, from none to four.
pub(crate) const BASE: u32 = 5;

/// So many counts of a part are in its low half, of suits and of honours.
pub(crate) const LOW_COUNTS: usize = 4;

/// The counts of a hand as numbers in base 5.
///
/// Each part has a low half, its first four kinds, and a high half, the other five (of honours
/// three). The first kind of a half is its lowest digit: `1123m` has the low half 2 + 1·5 + 1·25.
/// As every digit has its own place, drawing a tile adds a constant, and a hand that changes tile
/// by tile need never count again.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Keys {
    /// Characters, circles, bamboos, honours: the low half in the lower sixteen bits and the high
    /// half in the upper.
    parts: [u32; 4],
}

impl Keys {
    /// The keys of counts from 0 to 4. Others give keys that mean nothing.
    #[inline]
    pub(crate) fn of(counts: &[u8; 34]) -> Self {
        // East comes after 9s, so a word of honours begins there; 9s is shifted out.
        let honours = eight::<26>(counts) >> 8;
        Self {
            parts: [
                part(eight::<0>(counts), counts[8]),
                part(eight::<9>(counts), counts[17]),
                part(eight::<18>(counts), counts[26]),
                part(honours, 0),
            ],
        }
    }

    /// Draws a tile of the kind 0-33, of which at most three are held.
    #[inline]
    pub(crate) fn add(&mut self, index: u8) {
        let part = &mut self.parts[part_of(index)];
        *part = part.wrapping_add(unit_of(index));
    }

    /// Discards a tile of the kind 0-33, of which at least one is held.
    #[inline]
    pub(crate) fn remove(&mut self, index: u8) {
        let part = &mut self.parts[part_of(index)];
        *part = part.wrapping_sub(unit_of(index));
    }

    /// The key of one part: characters, circles, bamboos, honours.
    #[inline]
    pub(crate) const fn part(&self, part: usize) -> PartKey {
        PartKey(self.parts[part & 3])
    }
}

/// Both halves of a part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PartKey(u32);

impl PartKey {
    /// Nothing is held.
    pub(crate) const EMPTY: Self = Self(0);

    /// The low half.
    #[inline]
    pub(crate) const fn low(self) -> usize {
        low(self.0)
    }

    /// The high half.
    #[inline]
    pub(crate) const fn high(self) -> usize {
        high(self.0)
    }

    /// Whether nothing is held.
    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// With one more of the kind at this place, of which at most three are held.
    #[inline]
    pub(crate) const fn with(self, place: u8) -> Self {
        Self(self.0.wrapping_add(UNITS[(place & 15) as usize]))
    }

    /// With so many more of the kind at this place, of which four at most are held then.
    #[inline]
    pub(crate) const fn with_more(self, place: u8, more: u8) -> Self {
        Self(self.0.wrapping_add(UNITS[(place & 15) as usize].wrapping_mul(more as u32)))
    }

    /// The key of 1m and 9m as if they were honours, in a game without the characters between them.
    #[inline]
    pub(crate) const fn ends(self) -> Self {
        let nines = self.high() / BASE.pow(4) as usize;
        Self((self.low() + BASE as usize * nines) as u32)
    }

    /// Without one of the kind at this place, which is held.
    #[inline]
    pub(crate) const fn without(self, place: u8) -> Self {
        Self(self.0.wrapping_sub(UNITS[(place & 15) as usize]))
    }
}

/// The low half of a part.
const fn low(part: u32) -> usize {
    (part & 0xffff) as usize
}

/// The high half of a part.
const fn high(part: u32) -> usize {
    (part >> 16) as usize
}

/// Both halves of a part, from its first eight counts and the ninth.
///
/// The eight counts become digits all at once. Shifting by a lane and adding what was there times
/// 5 puts `lower + 5 * upper` into the upper of two bytes; doing it again with lanes of two bytes
/// and 25 joins pairs to fours. Each shift and addition is one multiplication.
#[inline]
fn part(eight: u64, ninth: u8) -> u32 {
    let pairs = (eight.wrapping_mul((1 << 8) + 5) >> 8) & 0x00ff_00ff_00ff_00ff;
    let fours = pairs.wrapping_mul((1 << 16) + 25);
    let low = (fours >> 16) & 0xffff;
    let high = (fours >> 48) + 625 * u64::from(ninth);
    (low | (high << 16)) as u32
}

/// The part that a kind belongs to. (Masked: an array index that needs no check.)
#[inline]
pub(crate) const fn part_of(index: u8) -> usize {
    ((index / 9) & 3) as usize
}

/// What one tile of a kind adds to the key of its part.
#[inline]
const fn unit_of(index: u8) -> u32 {
    UNITS[(index % 9) as usize & 15]
}

/// What one tile adds, by its place in the part; sixteen, so that no index needs a check.
static UNITS: [u32; 16] = {
    let mut units = [0; 16];
    let mut at = 0;
    while at < 9 {
        units[at] = if at < LOW_COUNTS {
            BASE.pow(at as u32)
        } else {
            BASE.pow((at - LOW_COUNTS) as u32) << 16
        };
        at += 1;
    }
    units
};
