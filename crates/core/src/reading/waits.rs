//! Waits with the kinds that each can be.

use core::fmt;
use core::ops::Deref;

use super::wait_shape::WaitShape;
use crate::hand::{Hand, TurnError};
use crate::reading::{Readings, WaitKinds};
use crate::rules::Rules;
use crate::situation::Judged;
use crate::tile::{Tile, TileSet};

/// The most waits of one hand: those of thirteen orphans.
const MOST: usize = 13;

/// One wait, and every kind that it can be.
///
/// It prints as `4m two-sided or pair`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Wait {
    tile: Tile,
    kinds: WaitKinds,
}

impl Wait {
    /// The tile.
    pub const fn tile(&self) -> Tile {
        self.tile
    }

    /// The kinds, over all readings of the hand that the tile completes.
    pub const fn kinds(&self) -> WaitKinds {
        self.kinds
    }
}

impl fmt::Display for Wait {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.tile, self.kinds)
    }
}

/// The effective waits of a hand with the kinds of each: a slice of [`Wait`], in tile order.
///
/// ```
/// use tenpai::{Hand, WaitKind, WaitShape};
///
/// let hand: Hand = "2223m456p789s777z".parse()?;
/// let waits = hand.wait_kinds()?;
/// assert_eq!(waits.to_string(), "1m two-sided, 3m single, 4m two-sided");
/// assert!(waits[1].kinds().contains(WaitKind::Single));
/// assert_eq!(waits.shape(), Some(WaitShape::SingleAndTwoSided));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct KindsOfWaits {
    waits: [Wait; MOST],
    len: usize,
    shape: Option<WaitShape>,
}

impl KindsOfWaits {
    /// What players call the wait as a whole; `None` where there is no formal wait. It is named by
    /// the formal waits, so a tile that cannot come changes no name.
    pub const fn shape(&self) -> Option<WaitShape> {
        self.shape
    }

    /// The waits of a hand among some tiles.
    fn of(hand: &Hand, tiles: TileSet, rules: Rules) -> KindsOfWaits {
        let filler = Wait { tile: Tile::at(0), kinds: WaitKinds::EMPTY };
        let mut all = KindsOfWaits { waits: [filler; MOST], len: 0, shape: None };
        for (place, tile) in all.waits.iter_mut().zip(tiles) {
            *place = Wait { tile, kinds: kinds(hand, tile, rules) };
            all.len += 1;
        }
        all
    }
}

/// Every kind that a wait can be.
fn kinds(hand: &Hand, tile: Tile, rules: Rules) -> WaitKinds {
    let mut counts = *hand.counts();
    counts[tile.index()] += 1;
    let mut kinds = WaitKinds::EMPTY;
    for reading in Readings::complete(&counts, rules) {
        kinds.extend(reading.won_on(tile).map(|win| win.kind()));
    }
    kinds
}

impl Deref for KindsOfWaits {
    type Target = [Wait];

    fn deref(&self) -> &[Wait] {
        &self.waits[..self.len]
    }
}

impl<'w> IntoIterator for &'w KindsOfWaits {
    type Item = &'w Wait;
    type IntoIter = core::slice::Iter<'w, Wait>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Display for KindsOfWaits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, wait) in self.iter().enumerate() {
            let comma = if place == 0 { "" } else { ", " };
            write!(f, "{comma}{wait}")?;
        }
        Ok(())
    }
}

impl Hand {
    /// Each effective wait with every kind that it can be, over all readings of the hand that it
    /// completes. There is none where the hand is not tenpai.
    ///
    /// # Errors
    ///
    /// [`TurnError`] when the hand has 3k+2 tiles: it has to discard before it waits.
    pub fn wait_kinds(&self) -> Result<KindsOfWaits, TurnError> {
        Judged::plain(self).wait_kinds()
    }
}

impl Judged<'_> {
    /// Each effective wait with every kind that it can be, by the forms that count and with four of
    /// a kind as they count. Under [`CopiesRule::Formal`](crate::CopiesRule::Formal) these are all
    /// formal waits, a fifth copy included.
    ///
    /// # Errors
    ///
    /// [`TurnError`] when the hand has 3k+2 tiles: it has to discard before it waits.
    pub fn wait_kinds(&self) -> Result<KindsOfWaits, TurnError> {
        let (hand, rules) = (self.hand(), self.rules());
        let waits = self.waits()?;
        let formal = KindsOfWaits::of(hand, waits.formal(), rules);
        let mut effective = formal;
        effective.len = 0;
        for &wait in formal.iter().filter(|wait| waits.effective().contains(wait.tile)) {
            effective.waits[effective.len] = wait;
            effective.len += 1;
        }
        effective.shape = WaitShape::of(&formal);
        Ok(effective)
    }
}
