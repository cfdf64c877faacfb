//! Shanten numbers as bits, of which the least is the lowest.

/// A shanten number, as the one bit that stands for it: bit 0 for -1, bit 1 for 0 and so on.
///
/// The least of several numbers is the lowest bit of all of them together. Written as a comparison
/// it is a branch that no processor foresees.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Number(u16);

impl Number {
    /// No number: greater than all of them.
    pub(crate) const NONE: Self = Self(1 << 15);

    /// In the place of a number where there is no hand to have one.
    pub(super) const NO_HAND: Self = Self(0);

    /// The bit itself, and the place where it stands.
    #[inline]
    pub(super) const fn bit(self) -> (u64, u32) {
        (self.0 as u64, self.0.trailing_zeros())
    }

    /// The number itself, from -1 to 13.
    pub(crate) const fn of(number: i8) -> Self {
        Self(1 << (number + 1))
    }

    /// The number that is higher by one.
    #[inline]
    pub(crate) const fn next(self) -> Self {
        Self(self.0 << 1)
    }

    /// The lower of two.
    #[inline]
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The least of the numbers that were put together.
    #[inline]
    pub(crate) const fn least(self) -> i8 {
        // The bit of no number is there in any case, so that there always is a lowest.
        (self.0 | Self::NONE.0).trailing_zeros() as i8 - 1
    }
}
