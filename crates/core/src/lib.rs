//! Exact and fast judgement of mahjong hands.
#![no_std]
#![forbid(unsafe_code)]

#[cfg(test)]
extern crate std;

mod block;
mod distance;
mod hand;
mod meld;
mod notation;
mod tile;
mod tile_set;
mod waits;

pub use block::{Block, BlockKind, BlockKinds, BlockKindsIter, Blocks};
pub use hand::{Hand, HandError, Turn, TurnError};
pub use meld::{Meld, MeldError, MeldKind};
pub use notation::ParseError;
pub use tile::{Piece, Suit, Tile, TileError};
pub use tile_set::{TileSet, TileSetIter};
pub use waits::Waits;
