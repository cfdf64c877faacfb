//! What a group can be to the search, and the tiles that are left to take.

use super::group::GroupKind;
use crate::tile::Tile;

/// What a group can be to the search, in the order in which it tries. Melds come first, so that the
/// nearest divisions are among the first; two neighbours are edge or two-sided by where they stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Choice {
    Run,
    Triplet,
    Pair,
    Neighbours,
    Closed,
    Single,
}

impl Choice {
    pub(super) const ALL: [Choice; 6] = [
        Choice::Run,
        Choice::Triplet,
        Choice::Pair,
        Choice::Neighbours,
        Choice::Closed,
        Choice::Single,
    ];

    /// How many of its tiles are the lowest, one above it, and two above it, an octal digit each.
    const fn tiles(self) -> u32 {
        match self {
            Choice::Run => 0o111,
            Choice::Triplet => 0o3,
            Choice::Pair => 0o2,
            Choice::Neighbours => 0o11,
            Choice::Closed => 0o101,
            Choice::Single => 0o1,
        }
    }

    pub(super) fn kind(self, lowest: Tile) -> GroupKind {
        match self {
            Choice::Run => GroupKind::Run,
            Choice::Triplet => GroupKind::Triplet,
            Choice::Pair => GroupKind::Pair,
            Choice::Neighbours if matches!(lowest.rank(), 1 | 8) => GroupKind::Edge,
            Choice::Neighbours => GroupKind::TwoSided,
            Choice::Closed => GroupKind::Closed,
            Choice::Single => GroupKind::Single,
        }
    }
}

/// A set of choices.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Choices(u8);

impl Choices {
    pub(super) const EMPTY: Choices = Choices(0);

    /// With the choice in it if something holds.
    #[inline]
    pub(super) const fn with(self, choice: Choice, holds: bool) -> Choices {
        Choices(self.0 | (holds as u8) << choice as u8)
    }

    /// Those that are in the other set too.
    #[inline]
    pub(super) const fn and(self, other: Choices) -> Choices {
        Choices(self.0 & other.0)
    }

    /// Without those that come before a choice.
    #[inline]
    pub(super) const fn from(self, first: Choice) -> Choices {
        Choices(self.0 & (u8::MAX << first as u8))
    }

    /// Takes the first out.
    #[inline]
    pub(super) fn pop(&mut self) -> Option<Choice> {
        let first = Choice::ALL.get(self.0.trailing_zeros() as usize).copied()?;
        self.0 &= self.0 - 1;
        Some(first)
    }
}

/// The tiles that are in no group yet.
#[derive(Debug, Clone, Copy)]
pub(super) struct Left {
    /// The counts of each suit as octal digits, the lowest tile first. No count is above five.
    suits: [u32; 4],
    /// Whether there is one of a tile, 16 bits a suit.
    held: u64,
}

/// A tile by where [`Left`] has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Place(u8);

impl Place {
    pub(super) const FIRST: Place = Place(0);

    pub(super) const fn index(self) -> usize {
        (9 * (self.0 >> 4) + (self.0 & 15)) as usize
    }

    const fn suit(self) -> usize {
        (self.0 >> 4 & 3) as usize
    }

    /// The first bit of its count. A suit has nine digits, and the bits behind them stay zero.
    const fn digit(self) -> u32 {
        (3 * (self.0 & 15) as u32) & 31
    }

    const fn is_honour(self) -> bool {
        self.0 >= 48
    }
}

impl Left {
    pub(super) fn of(counts: &[u8; Tile::COUNT]) -> Left {
        let (mut suits, mut held) = ([0; 4], 0);
        for (place, (suit, counts)) in suits.iter_mut().zip(counts.chunks(9)).enumerate() {
            for (rank, &count) in counts.iter().enumerate() {
                *suit |= u32::from(count) << (3 * rank);
                held |= u64::from(count > 0) << (16 * place + rank);
            }
        }
        Left { suits, held }
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.held == 0
    }

    /// The lowest tile; of none at all the place behind the last suit.
    #[inline]
    pub(super) const fn lowest(&self) -> Place {
        Place(self.held.trailing_zeros() as u8)
    }

    pub(super) const fn has(&self, place: Place) -> bool {
        self.held >> (place.0 & 63) & 1 == 1
    }

    /// The groups for which the tiles from the lowest on are there.
    #[inline]
    pub(super) const fn choices(&self, lowest: Place) -> Choices {
        let above = self.held >> (lowest.0 & 63);
        let two = above & 0b10 != 0 && !lowest.is_honour();
        let far = above & 0b100 != 0 && !lowest.is_honour();
        let count = self.suits[lowest.suit()] >> lowest.digit() & 7;
        Choices::EMPTY
            .with(Choice::Run, two && far)
            .with(Choice::Triplet, count >= 3)
            .with(Choice::Pair, count >= 2)
            .with(Choice::Neighbours, two)
            .with(Choice::Closed, far)
            .with(Choice::Single, true)
    }

    /// Takes the tiles of a group that is there.
    #[inline]
    pub(super) fn take(&mut self, choice: Choice, lowest: Place) {
        self.change(lowest, |suit, tiles| suit - tiles, choice);
    }

    #[inline]
    pub(super) fn give_back(&mut self, choice: Choice, lowest: Place) {
        self.change(lowest, |suit, tiles| suit + tiles, choice);
    }

    #[inline]
    fn change(&mut self, lowest: Place, change: impl Fn(u32, u32) -> u32, choice: Choice) {
        let digit = lowest.digit();
        let suit = &mut self.suits[lowest.suit()];
        *suit = change(*suit, choice.tiles() << digit);
        let counts = *suit >> digit;
        let some = (counts | counts >> 1 | counts >> 2) & 0o111;
        let some = u64::from((some | some >> 2 | some >> 4) & 0b111);
        let place = lowest.0 & 63;
        self.held = self.held & !(0b111 << place) | some << place;
    }
}
