//! The rules by which every hand of a run is judged, and what is seen outside them.

use tenpai::{Hand, Judged, Rules, Seen};

use crate::bad_hand::BadHand;

/// The same for each hand.
#[derive(Debug)]
pub(crate) struct Judging {
    rules: Rules,
    seen: Seen,
}

impl Judging {
    pub(crate) fn new(rules: Rules, seen: Seen) -> Judging {
        Judging { rules, seen }
    }

    /// Whether this is what the library takes where no rules are given: then its shorter way can be
    /// gone.
    pub(crate) fn is_plain(&self) -> bool {
        self.rules == Rules::default() && self.seen == Seen::NONE
    }

    /// The hand as it is judged.
    pub(crate) fn of<'h>(&self, hand: &'h Hand) -> Result<Judged<'h>, BadHand> {
        hand.judged_by(self.rules, self.seen).map_err(BadHand::Judge)
    }
}
