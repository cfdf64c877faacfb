//! The waits of the two forms that are not melds and a pair. Both need all 13 tiles concealed.

use crate::rules::FourOfAKind;
use crate::tile::Tile;
use crate::tile_set::TileSet;

/// Seven pairs (chiitoitsu): with six pairs and a single tile, that tile. The pairs have to differ,
/// or four of a kind are two of them.
pub(super) fn seven_pairs(counts: &[u8; Tile::COUNT], four_of_a_kind: FourOfAKind) -> TileSet {
    let pairs = |count: u8| match four_of_a_kind {
        FourOfAKind::OnePair => usize::from(count == 2),
        FourOfAKind::TwoPairs => usize::from(count / 2),
    };
    let single = |tile: &Tile| match four_of_a_kind {
        FourOfAKind::OnePair => counts[tile.index()] == 1,
        FourOfAKind::TwoPairs => counts[tile.index()] % 2 == 1,
    };
    if counts.iter().map(|&count| pairs(count)).sum::<usize>() == 6 {
        Tile::all().filter(single).collect()
    } else {
        TileSet::EMPTY
    }
}

/// Thirteen orphans (kokushi musou): with all thirteen kinds any of them, with twelve and a second
/// one of a kind the missing one.
pub(super) fn thirteen_orphans(counts: &[u8; Tile::COUNT]) -> TileSet {
    let orphans: TileSet = Tile::all().filter(|tile| tile.is_terminal_or_honour()).collect();
    let held: TileSet = Tile::all().filter(|tile| counts[tile.index()] > 0).collect();
    let missing = orphans - held;
    // Thirteen tiles, all of them orphans: those that are no kind of their own are a second copy.
    match (held - orphans).is_empty().then_some(missing.len()) {
        Some(0) => orphans,
        Some(1) => missing,
        _ => TileSet::EMPTY,
    }
}
