//! What a block can be.

use core::fmt;

/// What a block can be, by its number of tiles. A block can be several at once: `22m` is a pair,
/// and one short of a triplet.
///
/// These judge the shape alone: the fifth copy of a tile counts as one that could come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum BlockKind {
    /// 3n tiles: n melds.
    MeldsComplete,
    /// 3n tiles: pair complete once an edge tile is taken away, which joins another block across
    /// one missing tile. `223m` beside `5m`: the pair `22m`, and `3m` waiting with `5m` for `4m`.
    PairAndHalf,
    /// 3n+2 tiles: n melds and the pair.
    PairComplete,
    /// 3n+2 tiles: some tile makes it melds.
    OneShortOfMelds,
    /// 3n+1 tiles: melds once its low or its high edge tile is taken away; one side of a closed
    /// wait.
    Half,
    /// 3n+1 tiles: some tile makes it melds and the pair.
    OneShortOfPairComplete,
}

impl BlockKind {
    /// All six.
    pub const ALL: [BlockKind; 6] = [
        BlockKind::MeldsComplete,
        BlockKind::PairAndHalf,
        BlockKind::PairComplete,
        BlockKind::OneShortOfMelds,
        BlockKind::Half,
        BlockKind::OneShortOfPairComplete,
    ];
}

impl fmt::Display for BlockKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BlockKind::MeldsComplete => "melds complete",
            BlockKind::PairAndHalf => "pair and half",
            BlockKind::PairComplete => "pair complete",
            BlockKind::OneShortOfMelds => "one short of melds",
            BlockKind::Half => "half",
            BlockKind::OneShortOfPairComplete => "one short of pair complete",
        })
    }
}

/// The set of what a block can be.
///
/// It prints as `half or one short of pair complete`, and as `incomplete` when it is empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct BlockKinds(u8);

impl BlockKinds {
    /// None of them: the block has more to come than one tile.
    pub const EMPTY: BlockKinds = BlockKinds(0);

    /// Bit `i` says whether kind `i` of [`BlockKind::ALL`] is in it.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Whether the block can be this.
    pub const fn contains(self, kind: BlockKind) -> bool {
        self.0 >> kind as u8 & 1 == 1
    }

    /// Whether the block can be none of them.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Each kind in it.
    pub const fn iter(self) -> BlockKindsIter {
        BlockKindsIter { kinds: self, next: 0 }
    }

    /// Puts a kind in.
    pub const fn insert(&mut self, kind: BlockKind) {
        self.0 |= 1 << kind as u8;
    }
}

impl FromIterator<BlockKind> for BlockKinds {
    fn from_iter<I: IntoIterator<Item = BlockKind>>(kinds: I) -> BlockKinds {
        let mut set = BlockKinds::EMPTY;
        kinds.into_iter().for_each(|kind| set.insert(kind));
        set
    }
}

impl IntoIterator for BlockKinds {
    type Item = BlockKind;
    type IntoIter = BlockKindsIter;

    fn into_iter(self) -> BlockKindsIter {
        self.iter()
    }
}

impl fmt::Debug for BlockKinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl fmt::Display for BlockKinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("incomplete");
        }
        for (place, kind) in self.iter().enumerate() {
            let or = if place == 0 { "" } else { " or " };
            write!(f, "{or}{kind}")?;
        }
        Ok(())
    }
}

/// The kinds in a [`BlockKinds`].
#[derive(Debug, Clone)]
pub struct BlockKindsIter {
    kinds: BlockKinds,
    next: usize,
}

impl Iterator for BlockKindsIter {
    type Item = BlockKind;

    fn next(&mut self) -> Option<BlockKind> {
        while let Some(&kind) = BlockKind::ALL.get(self.next) {
            self.next += 1;
            if self.kinds.contains(kind) {
                return Some(kind);
            }
        }
        None
    }
}
