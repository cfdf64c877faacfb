//! The forms that a complete hand can have: of each, its number, and what brings it nearer.

pub(crate) mod limited;
pub(crate) mod seven_pairs;
mod shanten;
pub(crate) mod thirteen_orphans;

use crate::engine::Concealed;
use crate::hand::Hand;
use crate::tile::Copies;

pub use self::shanten::{Shanten, ShantenByForm};

impl Hand {
    /// The concealed tiles as the engine reads them.
    #[inline]
    pub(crate) fn concealed(&self) -> Concealed {
        let held = Copies::of(self.counts());
        Concealed { keys: *self.keys(), held, melds: self.melds_wanted() }
    }
}
