//! What a form without melds is made of.

/// How many pairs and kinds a hand has, and how many tiles: an index of 11 bits, into a table that
/// knows the number of a form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sums(u16);

const PAIR_BITS: u32 = 3;
const KIND_BITS: u32 = 4;
const TILE_BITS: u32 = 4;

impl Sums {
    /// So many there are.
    pub(crate) const COUNT: usize = 1 << (PAIR_BITS + KIND_BITS + TILE_BITS);

    /// The lowest bits, in the order of the constants above.
    #[inline]
    pub(super) const fn of_bits(bits: u64) -> Self {
        Self((bits & (Self::COUNT as u64 - 1)) as u16)
    }

    /// Those that stand at a place of a table.
    pub(crate) const fn at(index: usize) -> Self {
        Self::of_bits(index as u64)
    }

    /// Their place in a table.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize & (Self::COUNT - 1)
    }

    /// The number of kinds held twice or more.
    pub(crate) const fn pairs(self) -> i8 {
        (self.0 & ((1 << PAIR_BITS) - 1)) as i8
    }

    /// The number of different kinds.
    pub(crate) const fn kinds(self) -> i8 {
        (self.0 >> PAIR_BITS & ((1 << KIND_BITS) - 1)) as i8
    }

    /// The number of tiles of the whole hand.
    pub(crate) const fn tiles(self) -> i8 {
        (self.0 >> (PAIR_BITS + KIND_BITS)) as i8
    }
}
