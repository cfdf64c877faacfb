//! The block theorem: the waits of the general form, k melds and a pair.
//!
//! Write the sizes of the blocks modulo 3 and drop the zeros. A hand of 3k+1 tiles can be tenpai
//! only if what remains is {1}, {2,2} or {1,1,2}: the tile that completes it joins one block, or
//! closes the gap between two, and every other block has to be complete as it is.

use crate::block::{Block, Blocks};
use crate::tile_set::TileSet;

/// The formal waits of a hand of 3k+1 tiles.
pub(super) fn waits(blocks: &Blocks) -> TileSet {
    // Blocks of 3n+1 and of 3n+2 tiles.
    let mut ones = Few::new(blocks);
    let mut twos = Few::new(blocks);
    // Blocks of 3n tiles that are not melds.
    let mut broken = Few::new(blocks);
    for block in blocks {
        match block.size() % 3 {
            0 if block.shape().is_melds() => {}
            0 => broken.push(block),
            1 => ones.push(block),
            _ => twos.push(block),
        }
    }
    match (ones.all(), twos.all(), broken.all()) {
        (Some(&[a]), Some([]), Some([])) => completed_by_pair(a) | joined_to_any(a, blocks),
        (Some(&[a]), Some([]), Some(&[c])) => joined(a, c),
        (Some([]), Some(&[a, b]), Some([])) => with_pair(a, b) | with_pair(b, a),
        (Some(&[a, b]), Some(&[d]), Some([])) => joined_beside_pair(a, b, d),
        _ => TileSet::EMPTY,
    }
}

/// {1}: the wait joins the block, which then has the pair.
fn completed_by_pair(a: &Block) -> TileSet {
    a.with_one_more().filter(|(_, shape)| shape.is_melds_and_pair()).map(|(tile, _)| tile).collect()
}

/// {1}: the wait closes the gap to a block of 3n tiles, where the pair is. That block need not be
/// complete alone.
fn joined_to_any(a: &Block, blocks: &Blocks) -> TileSet {
    blocks
        .iter()
        .filter(|block| block.size() % 3 == 0)
        .fold(TileSet::EMPTY, |waits, c| waits | joined(a, c))
}

/// {1} with the gap between `a` of 3n+1 tiles and `c` of 3n: each gives its edge tile to the run.
fn joined(a: &Block, c: &Block) -> TileSet {
    let (gap, a_left, c_left) = match (a.gap(c), c.gap(a)) {
        (Some(gap), _) => (gap, a.shape().without_highest(), c.shape().without_lowest()),
        (_, Some(gap)) => (gap, a.shape().without_lowest(), c.shape().without_highest()),
        _ => return TileSet::EMPTY,
    };
    if a_left.is_melds() && c_left.is_melds_and_pair() {
        TileSet::from(gap)
    } else {
        TileSet::EMPTY
    }
}

/// {2,2}: the wait makes one block melds, and the other has the pair.
fn with_pair(melds: &Block, pair: &Block) -> TileSet {
    if !pair.shape().is_melds_and_pair() {
        return TileSet::EMPTY;
    }
    melds.with_one_more().filter(|(_, shape)| shape.is_melds()).map(|(tile, _)| tile).collect()
}

/// {1,1,2}: the wait closes the gap between the two, and the third block has the pair.
fn joined_beside_pair(a: &Block, b: &Block, pair: &Block) -> TileSet {
    match a.gap(b) {
        Some(gap)
            if a.shape().without_highest().is_melds()
                && b.shape().without_lowest().is_melds()
                && pair.shape().is_melds_and_pair() =>
        {
            TileSet::from(gap)
        }
        _ => TileSet::EMPTY,
    }
}

/// The blocks of one sort, as long as there are at most two: no case of the theorem has more.
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
