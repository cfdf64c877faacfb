//! How many divisions there are, without going through them.

use super::bound::Bound;
use super::division::{State, Tiles};
use crate::tile::{COPIES, Tile};

/// How often a tile can be left: never to four times.
const COUNTS: usize = COPIES as usize + 1;

/// In how many ways the tiles from each kind on can be divided, by all that lower groups change: how
/// many are left of that kind and of the next, and whether there is an exhausted pair. No group
/// reaches further, so that all tiles above these are left.
pub(super) struct Ways([[[[u32; 2]; COUNTS]; COUNTS]; Tile::COUNT]);

impl Ways {
    pub(super) fn of(tiles: &Tiles) -> Ways {
        let mut ways = Ways([[[[0; 2]; COUNTS]; COUNTS]; Tile::COUNT]);
        for kind in (0..Tile::COUNT).rev() {
            let [held, next] = tiles.suits.kinds_from(kind).window();
            for (held, next) in (1..=held).flat_map(|held| (0..=next).map(move |next| (held, next)))
            {
                for exhausted_pair in [false, true] {
                    let left = tiles.suits.kinds_from(kind).with(held, next);
                    let state = State::new(left, Bound::NONE, exhausted_pair, tiles);
                    *ways.at(&state) = ways.on_from(&state, tiles);
                }
            }
        }
        ways
    }

    /// How many divisions come by the bundles that are open in a state.
    pub(super) fn on_from(&mut self, state: &State, tiles: &Tiles) -> u32 {
        let mut open = *state;
        let mut sum = 0;
        while let Some(bundle) = open.pop() {
            let next = state.with(bundle, tiles);
            sum += if next.left.is_empty() { 1 } else { *self.at(&next) };
        }
        sum
    }

    fn at(&mut self, state: &State) -> &mut u32 {
        let [held, next] = state.left.window().map(usize::from);
        &mut self.0[state.left.lowest()][held][next][usize::from(state.exhausted_pair)]
    }
}
