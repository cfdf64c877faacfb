//! The block theorem: the waits of the general form, k melds and a pair.
//!
//! Write the sizes of the blocks modulo 3 and drop the zeros. A hand of 3k+1 tiles can be tenpai
//! only if what remains is {1}, {2,2} or {1,1,2}: the tile that completes it joins one block, or
//! closes the gap between two, and every other block has to be complete as it is.

use super::cases::Case;
use crate::blocks::{Block, Blocks};
use crate::tile::{Tile, TileSet};

/// The formal waits of a hand of 3k+1 tiles.
pub(super) fn waits(blocks: &Blocks) -> TileSet {
    let mut waits = TileSet::EMPTY;
    each_case(blocks, |tile, _| {
        waits.insert(tile);
    });
    waits
}

/// Calls `found` with each formal wait of a hand of 3k+1 tiles and the case that it is. A tile comes
/// once for each case, and for each pair of blocks that it joins.
#[inline]
pub(super) fn each_case(blocks: &Blocks, mut found: impl FnMut(Tile, Case)) {
    let sorts = Sorts::of(blocks);
    match (sorts.ones(), sorts.twos(), sorts.broken()) {
        (Some(&[a]), Some([]), Some([])) => {
            completed_by_pair(a, &mut found);
            blocks
                .iter()
                .filter(|block| block.size() % 3 == 0)
                .for_each(|c| joined(a, c, &mut found));
        }
        (Some(&[a]), Some([]), Some(&[c])) => joined(a, c, &mut found),
        (Some([]), Some(&[a, b]), Some([])) => {
            with_pair(a, b, &mut found);
            with_pair(b, a, &mut found);
        }
        (Some(&[a, b]), Some(&[d]), Some([])) => joined_beside_pair(a, b, d, &mut found),
        _ => {}
    }
}

/// {1}: the wait joins the block, which then has the pair.
fn completed_by_pair(a: &Block, found: &mut impl FnMut(Tile, Case)) {
    a.with_one_more()
        .filter(|(_, shape)| shape.is_melds_and_pair())
        .for_each(|(tile, _)| found(tile, Case::Completed { block: *a }));
}

/// {1} with the gap between `a` of 3n+1 tiles and `c` of 3n, where the pair is: each gives its edge
/// tile to the run. `c` need not be complete alone.
fn joined(a: &Block, c: &Block, found: &mut impl FnMut(Tile, Case)) {
    let (gap, a_left, c_left) = match (a.gap(c), c.gap(a)) {
        (Some(gap), _) => (gap, a.shape().without_highest(), c.shape().without_lowest()),
        (_, Some(gap)) => (gap, a.shape().without_lowest(), c.shape().without_highest()),
        _ => return,
    };
    if a_left.is_melds() && c_left.is_melds_and_pair() {
        found(gap, Case::JoinedToPair { half: *a, pair: *c });
    }
}

/// {2,2}: the wait makes one block melds, and the other has the pair.
fn with_pair(melds: &Block, pair: &Block, found: &mut impl FnMut(Tile, Case)) {
    if pair.shape().is_melds_and_pair() {
        melds
            .with_one_more()
            .filter(|(_, shape)| shape.is_melds())
            .for_each(|(tile, _)| found(tile, Case::BesidePair { block: *melds, pair: *pair }));
    }
}

/// {1,1,2}: the wait closes the gap between the two, and the third block has the pair.
fn joined_beside_pair(a: &Block, b: &Block, pair: &Block, found: &mut impl FnMut(Tile, Case)) {
    match a.gap(b) {
        Some(gap)
            if a.shape().without_highest().is_melds()
                && b.shape().without_lowest().is_melds()
                && pair.shape().is_melds_and_pair() =>
        {
            found(gap, Case::JoinedBesidePair { lower: *a, higher: *b, pair: *pair });
        }
        _ => {}
    }
}

/// The blocks of a hand by what the theorem asks of them.
pub(super) struct Sorts<'b> {
    /// Of 3n+1 tiles.
    ones: Few<'b>,
    /// Of 3n+2 tiles.
    twos: Few<'b>,
    /// Of 3n tiles that are not melds.
    broken: Few<'b>,
}

impl<'b> Sorts<'b> {
    #[inline]
    pub(super) fn of(blocks: &'b Blocks) -> Sorts<'b> {
        let none = Few::new(blocks);
        let mut sorts = Sorts { ones: none, twos: none, broken: none };
        for block in blocks {
            match block.size() % 3 {
                0 if block.shape().is_melds() => {}
                0 => sorts.broken.push(block),
                1 => sorts.ones.push(block),
                _ => sorts.twos.push(block),
            }
        }
        sorts
    }

    /// Each of these is nothing where there are more than two.
    pub(super) fn ones(&self) -> Option<&[&'b Block]> {
        self.ones.all()
    }

    pub(super) fn twos(&self) -> Option<&[&'b Block]> {
        self.twos.all()
    }

    pub(super) fn broken(&self) -> Option<&[&'b Block]> {
        self.broken.all()
    }

    /// Of those that are not melds the first; any block where there is none.
    pub(super) fn first_broken(&self) -> &'b Block {
        self.broken.blocks[0]
    }
}

/// The blocks of one sort, as long as there are at most two: no case of the theorem has more.
#[derive(Clone, Copy)]
struct Few<'b> {
    blocks: [&'b Block; 2],
    seen: usize,
}

impl<'b> Few<'b> {
    fn new(blocks: &'b Blocks) -> Few<'b> {
        // Filled with any block until one is pushed; a hand always has a first.
        Few { blocks: [&blocks[0]; 2], seen: 0 }
    }

    fn push(&mut self, block: &'b Block) {
        if let Some(place) = self.blocks.get_mut(self.seen) {
            *place = block;
        }
        self.seen += 1;
    }

    /// All of them, or nothing when there are too many.
    fn all(&self) -> Option<&[&'b Block]> {
        self.blocks.get(..self.seen)
    }
}
