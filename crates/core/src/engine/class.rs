//! Classes: all parts that cost the same are one.

use super::number::Number;

/// So many classes there are; the proof is that combining any two of them gives one of them.
pub(super) const CLASS_COUNT: usize = 180;

/// The tiles that a part lacks of m melds at `2 * m`, and of m melds and a pair at `2 * m + 1`.
pub(super) type Costs = [u8; COST_COUNT];

/// No melds to four, without the pair and with it.
pub(super) const COST_COUNT: usize = 10;

/// The number of some costs.
///
/// First come the costs that suits have, then those of honours alone, then those that only several
/// parts have together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Class(u8);

impl Class {
    /// In the place of a class where there is none.
    pub(super) const NOTHING: Self = Self(0);

    /// Every class.
    #[cfg(test)]
    pub(super) fn all() -> impl Iterator<Item = Self> {
        (0..=u8::MAX).take(CLASS_COUNT).map(Self)
    }

    /// The class at a place of the table of suits.
    #[inline]
    pub(super) fn of_suit(place: usize) -> Self {
        Self(SUITS[place & (SUITS.len() - 1)])
    }

    /// The class at a place of the table of honours.
    #[inline]
    pub(super) fn of_honours(place: usize) -> Self {
        Self(HONOURS[place & (HONOURS.len() - 1)])
    }

    /// The class of two parts taken as one.
    #[inline]
    pub(super) fn with(self, other: Self) -> Self {
        Self(COMBINED[(usize::from(self.0) << 8) | usize::from(other.0)])
    }

    /// All combinations of this class with others.
    #[inline]
    pub(super) fn combinations(self) -> Combinations {
        let start = usize::from(self.0) << 8;
        COMBINED[start..].first_chunk().map_or(Combinations(&[0; 256]), Combinations)
    }

    /// The shanten number of a whole hand that is of this class and has so many tiles, or that no
    /// hand has so many; of 16 or more it says something that means nothing.
    #[inline]
    pub(super) fn number(self, tiles: u8) -> Number {
        NUMBERS[(usize::from(tiles & 15) << 8) | usize::from(self.0)]
    }

    /// Its costs.
    #[inline]
    pub(super) fn costs(self) -> Costs {
        COSTS.get(usize::from(self.0)).copied().unwrap_or([0; COST_COUNT])
    }

    /// The tiles that a hand of this class lacks of so many melds and the pair.
    #[inline]
    pub(super) fn missing(self, melds: usize) -> u8 {
        self.costs().get(2 * melds + 1).copied().unwrap_or(0)
    }

    /// The number by which tables know this class.
    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The width of the table of suits: so many different low halves there are among 625.
pub(super) const SUIT_COLUMNS: usize = 320;

/// The width of the table of honours: so many different low halves there are among 625.
pub(super) const HONOUR_COLUMNS: usize = 35;

// Row after row of classes, then zeros up to a power of two.
static SUITS: [u8; 1 << 18] = *include_bytes!("tables/suits.bin");
static HONOURS: [u8; 1 << 10] = *include_bytes!("tables/honours.bin");

/// The combined class by two classes. A row is 256 bytes wide: two bytes side by side are its
/// index, and always inside.
static COMBINED: [u8; 1 << 16] = {
    let combined = include_bytes!("tables/combined.bin");
    let mut wide = [0; 1 << 16];
    let mut at = 0;
    while at < CLASS_COUNT * CLASS_COUNT {
        wide[((at / CLASS_COUNT) << 8) | (at % CLASS_COUNT)] = combined[at];
        at += 1;
    }
    wide
};

/// The costs of every class.
pub(super) static COSTS: [Costs; CLASS_COUNT] = {
    let bytes = include_bytes!("tables/costs.bin");
    let mut costs = [[0; COST_COUNT]; CLASS_COUNT];
    let mut at = 0;
    while at < bytes.len() {
        costs[at / COST_COUNT][at % COST_COUNT] = bytes[at];
        at += 1;
    }
    costs
};

/// One class combined with every other.
#[derive(Clone, Copy)]
pub(super) struct Combinations(&'static [u8; 256]);

impl Combinations {
    /// The class of both parts taken as one.
    #[inline]
    pub(super) fn with(self, other: Class) -> Class {
        Class(self.0[usize::from(other.0)])
    }
}

/// The shanten numbers of all classes for hands that want so many melds.
#[derive(Clone, Copy)]
pub(super) struct Numbers(&'static [Number; 256]);

impl Numbers {
    /// For hands that want so many melds, whether they have drawn or not.
    #[inline]
    pub(super) fn of_melds(melds: usize) -> Self {
        // Rows are 256 wide, and a hand wants four melds at most.
        let start = (3 * melds.min(4) + 1) << 8;
        NUMBERS[start..].first_chunk().map_or(Self(&[Number::NO_HAND; 256]), Self)
    }

    /// For hands that want this many melds and no pair.
    #[inline]
    pub(super) fn without_pair(melds: usize) -> Self {
        let start = melds.min(4) << 8;
        let numbers = NUMBERS_WITHOUT_PAIR[start..].first_chunk();
        numbers.map_or(Self(&[Number::NO_HAND; 256]), Self)
    }

    /// The number of a hand of this class.
    #[inline]
    pub(super) fn of(self, class: Class) -> Number {
        self.0[usize::from(class.0)]
    }
}

/// The shanten number by tiles and class, 256 of them for each number of tiles.
static NUMBERS: [Number; 16 << 8] = {
    let mut numbers = [Number::NO_HAND; 16 << 8];
    let mut place = 0;
    while place < numbers.len() {
        let (tiles, class) = (place >> 8, place & 0xff);
        let is_hand = tiles <= 14 && tiles % 3 != 0;
        if is_hand && class < CLASS_COUNT {
            // Both 3k+1 and 3k+2 tiles want k melds and a pair. Complete lacks nothing and is -1.
            let missing = COSTS[class][2 * (tiles / 3) + 1];
            numbers[place] = Number::of(missing as i8 - 1);
        }
        place += 1;
    }
    numbers
};

/// The number by melds wanted and class, of hands that want no pair.
static NUMBERS_WITHOUT_PAIR: [Number; 5 << 8] = {
    let mut numbers = [Number::NO_HAND; 5 << 8];
    let mut place = 0;
    while place < numbers.len() {
        let (melds, class) = (place >> 8, place & 0xff);
        if class < CLASS_COUNT {
            numbers[place] = Number::of(COSTS[class][2 * melds] as i8 - 1);
        }
        place += 1;
    }
    numbers
};
