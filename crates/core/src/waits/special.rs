//! The waits of the two forms that are not melds and a pair. Both need all 13 tiles concealed.

use crate::tile::Tile;
use crate::tile_set::TileSet;

/// Seven pairs (chiitoitsu): with six different pairs and a single tile, that tile.
pub(super) fn seven_pairs(counts: &[u8; Tile::COUNT]) -> TileSet {
    let holding =
        |wanted: u8| -> TileSet { Tile::all().filter(|t| counts[t.index()] == wanted).collect() };
    if holding(2).len() == 6 { holding(1) } else { TileSet::EMPTY }
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
