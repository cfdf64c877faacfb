//! How many copies of each kind there are somewhere: in a hand, or left to be drawn.

use super::counts::eight;

/// A number of copies, 0 to 4, for each kind: as three sets of kinds, those whose number has the
/// bit for one, for two, and for four. So what is asked of all kinds is answered for all at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Copies {
    ones: u64,
    twos: u64,
    fours: u64,
}

/// A bit for each kind.
const ALL: u64 = (1 << 34) - 1;

impl Copies {
    /// Nothing of any kind.
    pub(crate) const NONE: Self = Self { ones: 0, twos: 0, fours: 0 };

    /// Four of each kind.
    pub(crate) const ALL: Self = Self { ones: 0, twos: 0, fours: ALL };

    /// So many of each of these kinds, up to four.
    #[inline]
    pub(crate) fn of_kinds(kinds: u64, copies: usize) -> Self {
        let plane = |bit: usize| if copies & bit != 0 { kinds } else { 0 };
        Self { ones: plane(1), twos: plane(2), fours: plane(4) }
    }

    /// From counts, of which none is above four.
    #[inline]
    pub(crate) fn of(counts: &[u8; 34]) -> Self {
        Self { ones: plane(counts, 0), twos: plane(counts, 1), fours: plane(counts, 2) }
    }

    /// What is missing to four of each kind.
    #[inline]
    pub(crate) const fn to_four(self) -> Self {
        let Self { ones, twos, .. } = self;
        Self { ones, twos: ones ^ twos, fours: self.none() }
    }

    /// With one less of a kind that is there.
    #[inline]
    pub(crate) const fn without(self, index: u8) -> Self {
        let Self { ones, twos, fours } = self;
        let kind = 1 << index;
        // A bit changes where all the lower ones are zero.
        Self {
            ones: ones ^ kind,
            twos: twos ^ (kind & !ones),
            fours: fours ^ (kind & !ones & !twos),
        }
    }

    /// With one more of a kind that has three copies or fewer.
    #[inline]
    pub(crate) const fn with(self, index: u8) -> Self {
        let Self { ones, twos, fours } = self;
        let kind = 1 << index;
        // A bit changes where all the lower ones are set.
        Self { ones: ones ^ kind, twos: twos ^ (kind & ones), fours: fours ^ (kind & ones & twos) }
    }

    /// The copies of both together; `None` where there are more than four of a kind.
    #[inline]
    pub(crate) const fn plus(self, other: Self) -> Option<Self> {
        let ones = self.ones ^ other.ones;
        let carried = self.ones & other.ones;
        let twos = self.twos ^ other.twos ^ carried;
        let carried = self.twos & other.twos | self.twos & carried | other.twos & carried;
        let fours = self.fours ^ other.fours ^ carried;
        let eights = self.fours & other.fours | self.fours & carried | other.fours & carried;
        if eights | fours & (ones | twos) != 0 { None } else { Some(Self { ones, twos, fours }) }
    }

    /// The copies that are left without the others, which are all there.
    #[inline]
    pub(crate) const fn minus(self, other: Self) -> Self {
        let borrowed = !self.ones & other.ones;
        let twos = self.twos ^ other.twos ^ borrowed;
        let borrowed = !self.twos & (other.twos | borrowed) | other.twos & borrowed;
        Self { ones: self.ones ^ other.ones, twos, fours: self.fours ^ other.fours ^ borrowed }
    }

    /// The kinds that have equally many copies in both.
    #[inline]
    pub(crate) const fn equal(self, other: Self) -> u64 {
        !(self.ones ^ other.ones | self.twos ^ other.twos | self.fours ^ other.fours) & ALL
    }

    /// With none of some kinds.
    #[inline]
    pub(crate) const fn without_all(self, kinds: u64) -> Self {
        let Self { ones, twos, fours } = self;
        Self { ones: ones & !kinds, twos: twos & !kinds, fours: fours & !kinds }
    }

    /// How many of a kind there are.
    #[inline]
    pub(crate) const fn count(self, index: usize) -> u8 {
        let Self { ones, twos, fours } = self;
        ((ones >> index & 1) | (twos >> index & 1) << 1 | (fours >> index & 1) << 2) as u8
    }

    /// How many of each kind there are, by its index.
    #[inline]
    pub(crate) fn counts(self) -> [u8; 34] {
        let Self { ones, twos, fours } = self;
        let mut counts = [0; 34];
        for (eight, counts) in counts.chunks_mut(8).enumerate() {
            let spread = |plane: u64| spread((plane >> (8 * eight)) as u8);
            let all = spread(ones) + 2 * spread(twos) + 4 * spread(fours);
            for (count, byte) in counts.iter_mut().zip(all.to_le_bytes()) {
                *count = byte;
            }
        }
        counts
    }

    /// The kinds of which there is none.
    #[inline]
    pub(crate) const fn none(self) -> u64 {
        !self.some() & ALL
    }

    /// The kinds of which there is one or more.
    #[inline]
    pub(crate) const fn some(self) -> u64 {
        self.ones | self.twos | self.fours
    }

    /// The kinds of which there is just one.
    #[inline]
    pub(crate) const fn one(self) -> u64 {
        self.ones & !self.twos
    }

    /// The kinds of which there are just two.
    #[inline]
    pub(crate) const fn two(self) -> u64 {
        self.twos & !self.ones
    }

    /// The kinds with exactly three copies.
    #[inline]
    pub(crate) const fn three(self) -> u64 {
        self.ones & self.twos
    }

    /// The kinds with two copies or more.
    #[inline]
    pub(crate) const fn two_or_more(self) -> u64 {
        self.twos | self.fours
    }

    /// The kinds of which there are all four.
    #[inline]
    pub(crate) const fn four(self) -> u64 {
        self.fours
    }

    /// How many copies of these kinds there are in all, and of how many of the kinds there are any.
    #[inline]
    pub(crate) const fn among(self, kinds: u64) -> (u8, u8) {
        let worth = self.worth(kinds);
        ((worth >> 8) as u8, worth as u8)
    }

    /// The same in one number: 256 times the copies, and the kinds.
    ///
    /// Bits are counted four times here, and all counts are added up at once: one by one they would
    /// take twice as long, as not every processor has an instruction for it.
    #[inline]
    pub(crate) const fn worth(self, kinds: u64) -> u16 {
        const BYTES: u64 = 0x00ff_00ff_00ff_00ff;
        let Self { ones, twos, fours } = self.without_all(!kinds);
        let some = bytes(nibbles(ones | twos | fours));
        // Four kinds have at most twelve copies where none has four, so that a nibble holds them.
        let copies = bytes(nibbles(ones) + 2 * nibbles(twos)) + 4 * bytes(nibbles(fours));
        // Two bytes hold 256 times all the copies there are, 136.
        let some = (some & BYTES) + (some >> 8 & BYTES);
        let copies = (copies & BYTES) + (copies >> 8 & BYTES);
        // There are 34 kinds, so three of the four places are used.
        let sums = (copies << 8) + some;
        (sums + (sums >> 16) + (sums >> 32)) as u16
    }
}

/// The bits of each nibble, counted.
#[inline]
const fn nibbles(bits: u64) -> u64 {
    const FIVES: u64 = 0x5555_5555_5555_5555;
    const THREES: u64 = 0x3333_3333_3333_3333;
    let pairs = bits - (bits >> 1 & FIVES);
    (pairs & THREES) + (pairs >> 2 & THREES)
}

/// The two nibbles of each byte, added.
#[inline]
const fn bytes(nibbles: u64) -> u64 {
    const LOW: u64 = 0x0f0f_0f0f_0f0f_0f0f;
    (nibbles & LOW) + (nibbles >> 4 & LOW)
}

/// The eight bits as bytes, each 0 or 1, the lowest first.
#[inline]
const fn spread(bits: u8) -> u64 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    // Of eight times the same bits each byte keeps one, which is then carried to its top.
    let own = (ONES * bits as u64) & 0x8040_2010_0804_0201;
    (own + 0x7f7f_7f7f_7f7f_7f7f) >> 7 & ONES
}

/// A bit for each kind whose count has this bit.
#[inline]
fn plane(counts: &[u8; 34], bit: u32) -> u64 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    // The product has the lowest bits of all bytes side by side in its top byte.
    let bits = |eight: u64| (eight >> bit & ONES).wrapping_mul(0x0102_0408_1020_4080) >> 56;
    // The last eight overlap with those before them, which does no harm.
    bits(eight::<0>(counts))
        | bits(eight::<8>(counts)) << 8
        | bits(eight::<16>(counts)) << 16
        | bits(eight::<24>(counts)) << 24
        | bits(eight::<26>(counts)) << 26
}
