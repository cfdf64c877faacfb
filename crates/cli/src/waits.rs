//! `tenpai waits`: the tiles that each hand waits on.

mod told;

use std::io::{self, Write};

use serde::Serialize;
use tenpai::{Hand, TileSet};

pub(crate) use self::told::Told;
use crate::bad_hand::BadHand;
use crate::format::{Fields, Line, as_text};
use crate::judging::Judging;

/// The waits by shape, and those of them that can come.
#[derive(Debug, Serialize)]
pub(crate) struct Answer {
    #[serde(serialize_with = "as_text")]
    formal: TileSet,
    #[serde(serialize_with = "as_text")]
    effective: TileSet,
}

/// Asks a hand before its draw, by the rules that the library takes where none are given.
pub(crate) fn ask_plainly(hand: &Hand) -> Result<Answer, BadHand> {
    let waits = hand.waits()?;
    Ok(Answer { formal: waits.formal(), effective: waits.effective() })
}

/// Asks it by given rules.
pub(crate) fn ask(hand: &Hand, judging: &Judging) -> Result<Answer, BadHand> {
    let waits = judging.of(hand)?.waits()?;
    Ok(Answer { formal: waits.formal(), effective: waits.effective() })
}

/// Asks it for the copies that are left too, as a person wants to know.
pub(crate) fn ask_with_copies(hand: &Hand, judging: &Judging) -> Result<Told, BadHand> {
    Ok(Told::of(&judging.of(hand)?)?)
}

impl Fields for Answer {
    fn fields(&self, line: &mut Line<'_, impl Write>) -> io::Result<()> {
        line.tiles(self.formal)?;
        line.tiles(self.effective)
    }
}
