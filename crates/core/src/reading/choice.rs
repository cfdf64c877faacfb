//! What a group can be to the search, and the tiles that it takes.

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

    /// How many of its tiles are the lowest, one above it, and two above it, a byte each.
    const fn tiles(self) -> u32 {
        match self {
            Choice::Run => 0x01_01_01,
            Choice::Triplet => 3,
            Choice::Pair => 2,
            Choice::Neighbours => 0x01_01,
            Choice::Closed => 0x01_00_01,
            Choice::Single => 1,
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
    /// By tile index, with places behind the last that stay empty: every tile starts four of them.
    counts: [u8; Tile::COUNT + 3],
    /// Bit by bit, whether there is one of a tile.
    held: u64,
}

/// The bits of the tiles of which these many are above them in their suit.
const fn with_above(above: usize) -> u64 {
    let suit = (1 << (9 - above)) - 1;
    suit | suit << 9 | suit << 18
}

impl Left {
    pub(super) fn of(tiles: &[u8; Tile::COUNT]) -> Left {
        let mut counts = [0; Tile::COUNT + 3];
        counts[..Tile::COUNT].copy_from_slice(tiles);
        let held = tiles.iter().rev().fold(0, |held, &count| held << 1 | u64::from(count > 0));
        Left { counts, held }
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.held == 0
    }

    /// The lowest tile; of none at all something that means nothing.
    #[inline]
    pub(super) const fn lowest(&self) -> usize {
        self.held.trailing_zeros() as usize
    }

    pub(super) const fn has(&self, tile: usize) -> bool {
        self.held >> tile & 1 == 1
    }

    /// The groups for which the tiles from the lowest on are there.
    #[inline]
    pub(super) fn choices(&self, lowest: usize) -> Choices {
        let above = self.held >> lowest;
        let two = above >> 1 & with_above(1) >> lowest & 1 == 1;
        let far = above >> 2 & with_above(2) >> lowest & 1 == 1;
        let count = self.counts[lowest];
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
    pub(super) fn take(&mut self, choice: Choice, lowest: usize) {
        self.change(lowest, |counts| counts - choice.tiles());
    }

    #[inline]
    pub(super) fn give_back(&mut self, choice: Choice, lowest: usize) {
        self.change(lowest, |counts| counts + choice.tiles());
    }

    /// Changes the counts of a tile and of those above it, a byte each.
    #[inline]
    fn change(&mut self, lowest: usize, change: impl Fn(u32) -> u32) {
        let Some(bytes) = self.counts.get_mut(lowest..).and_then(<[u8]>::first_chunk_mut) else {
            return;
        };
        let counts = change(u32::from_le_bytes(*bytes));
        *bytes = counts.to_le_bytes();
        // No count is above five, so that three bits tell whether it is zero.
        let some = (counts | counts >> 1 | counts >> 2) & 0x01_01_01_01;
        let some = u64::from((some | some >> 7 | some >> 14 | some >> 21) & 0b1111);
        self.held = self.held & !(0b1111 << lowest) | some << lowest;
    }
}
