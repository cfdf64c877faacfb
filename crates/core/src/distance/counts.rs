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
    pub(super) fn of(counts: &[u8; 34]) -> Self {
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
pub(super) fn eight<const FROM: usize>(counts: &[u8; 34]) -> u64 {
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
