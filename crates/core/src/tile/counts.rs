//! Raw counts: how many of each of the 34 kinds, and what can be wrong with them.

/// Why counts are no hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flaw {
    /// More than four of a kind; the first such kind.
    TooMany {
        /// The kind, 0-33.
        index: u8,
        /// How many of it.
        count: u8,
    },
    /// Each kind is well, but their total is not 3k+1 or 3k+2 with k from 0 to 4.
    Total {
        /// The total, at most 136.
        tiles: u8,
    },
}

impl Flaw {
    /// Names the flaw of counts that have one.
    #[cold]
    pub(crate) fn of(counts: &[u8; 34]) -> Self {
        let mut tiles = 0;
        for (index, &count) in (0..).zip(counts) {
            if count > 4 {
                return Self::TooMany { index, count };
            }
            tiles += count;
        }
        Self::Total { tiles }
    }
}

/// Whether no kind is held more than four times.
#[inline]
pub(crate) fn at_most_four(counts: &[u8; 34]) -> bool {
    // The top bit of a byte is set by adding 123 to 5 or more, or was set from the start.
    const ADD: u64 = 0x7b7b_7b7b_7b7b_7b7b;
    let over = |eight: u64| eight | eight.wrapping_add(ADD);
    let over = over(eight::<0>(counts))
        | over(eight::<9>(counts))
        | over(eight::<18>(counts))
        | over(eight::<26>(counts));
    over & 0x8080_8080_8080_8080 == 0 && counts[8] <= 4 && counts[17] <= 4
}

/// Eight counts from the kind `FROM` on as one number, the first in the lowest byte.
#[inline]
pub(crate) fn eight<const FROM: usize>(counts: &[u8; 34]) -> u64 {
    u64::from_le_bytes([
        counts[FROM],
        counts[FROM + 1],
        counts[FROM + 2],
        counts[FROM + 3],
        counts[FROM + 4],
        counts[FROM + 5],
        counts[FROM + 6],
        counts[FROM + 7],
    ])
}

/// The number of tiles of counts that are a hand, or what is wrong with them: what
/// the engine says of them when it sums them up, without doing so.
#[inline]
pub(crate) fn check(counts: &[u8; 34]) -> Result<u8, Flaw> {
    if at_most_four(counts) {
        let tiles = total(counts);
        if is_hand_size(tiles) {
            return Ok(tiles);
        }
    }
    Err(Flaw::of(counts))
}

/// The numbers of tiles that the concealed part of a hand can have, as bits: 1, 2, 4, 5 and so on
/// to 14.
const HAND_SIZES: u64 = 0b0110_1101_1011_0110;

#[inline]
fn is_hand_size(tiles: u8) -> bool {
    tiles < 16 && (HAND_SIZES >> tiles) & 1 == 1
}

/// The number of tiles, where no kind is held more than four times.
#[inline]
fn total(counts: &[u8; 34]) -> u8 {
    // East comes after 9s, and the word that begins with 9s holds all honours behind it.
    let words = eight::<0>(counts) + eight::<9>(counts) + eight::<18>(counts) + eight::<26>(counts);
    // No byte is above 16 and their sum is at most 128, so the top byte of the product holds it.
    let sum = (words.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8;
    sum + counts[8] + counts[17]
}
