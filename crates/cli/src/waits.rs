//! `tenpai waits`: the tiles that each hand waits on.

use std::fmt;
use std::io::{self, Write};

use serde::{Serialize, Serializer};
use tenpai::{Hand, TileSet, Waits};

use crate::bad_hand::BadHand;
use crate::format::{Fields, Line, Paragraph, Rows};

/// The waits by shape, and those of them that can come.
#[derive(Debug, Serialize)]
pub(crate) struct Answer {
    #[serde(serialize_with = "as_text")]
    formal: TileSet,
    #[serde(serialize_with = "as_text")]
    effective: TileSet,
}

/// Asks a hand before its draw.
pub(crate) fn ask(hand: &Hand) -> Result<Answer, BadHand> {
    Ok(Answer::of(hand.waits()?))
}

impl Answer {
    pub(crate) fn of(waits: Waits) -> Answer {
        Answer { formal: waits.formal(), effective: waits.effective() }
    }
}

impl Fields for Answer {
    fn fields(&self, line: &mut Line<'_, impl Write>) -> io::Result<()> {
        line.tiles(self.formal)?;
        line.tiles(self.effective)
    }
}

impl Rows for Answer {
    fn rows(&self, paragraph: &mut Paragraph<'_, impl Write>) -> io::Result<()> {
        let Answer { formal, effective } = *self;
        let lost = formal - effective;
        if effective.is_empty() {
            paragraph.row("waits", "none")?;
        } else {
            paragraph.row("waits", effective)?;
        }
        if lost.is_empty() {
            return Ok(());
        }
        let also = if effective.is_empty() { "" } else { "also " };
        let each = if lost.len() == 1 { "" } else { "each " };
        paragraph.row("formal", format_args!("{also}{lost}, {each}held four times"))
    }
}

fn as_text<S: Serializer>(value: &impl fmt::Display, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}
