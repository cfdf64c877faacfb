//! `tenpai discards`: what each discard of each hand leaves.

use std::io::{self, Write};

use serde::{Serialize, Serializer};
use tenpai::{Discard, Discards, Hand, Judged, Piece, Shanten, TurnError};

use crate::acceptance::Summary;
use crate::bad_hand::BadHand;
use crate::format::{Fields, Line, NOTHING, Paragraph, Rows, Style, as_text};
use crate::judging::Judging;
use crate::shanten;

/// The number of a hand, and its discards.
#[derive(Debug)]
pub(crate) struct Answer {
    shanten: Option<Shanten>,
    discards: Discards,
}

/// Asks a hand after its draw.
pub(crate) fn ask(hand: &Hand, judging: &Judging) -> Result<Answer, BadHand> {
    Ok(Answer::of(&judging.of(hand)?)?)
}

/// One discard, as programs are told of it.
#[derive(Serialize)]
struct Thrown {
    #[serde(serialize_with = "as_text")]
    tile: Piece,
    #[serde(flatten)]
    left: Summary,
}

/// The answer, as programs are told of it.
#[derive(Serialize)]
struct Object {
    shanten: Option<i8>,
    discards: Vec<Thrown>,
}

impl Answer {
    pub(crate) fn of(judged: &Judged<'_>) -> Result<Answer, TurnError> {
        Ok(Answer { shanten: judged.shanten(), discards: judged.discards()? })
    }

    /// Whether the hand need not discard at all.
    pub(crate) fn is_complete(&self) -> bool {
        self.discards.is_complete()
    }

    /// The discards in the order of tiles.
    fn in_tile_order(&self) -> Vec<Thrown> {
        let mut discards: Vec<Discard> = self.discards.iter().collect();
        discards.sort_unstable_by_key(|discard| discard.piece());
        let thrown = |discard: Discard| Thrown {
            tile: discard.piece(),
            left: Summary::of(&discard.acceptance()),
        };
        discards.into_iter().map(thrown).collect()
    }
}

impl Fields for Answer {
    fn fields(&self, line: &mut Line<'_, impl Write>) -> io::Result<()> {
        line.number(self.shanten.map(i8::from))?;
        for Thrown { tile, left: Summary { shanten, tiles, copies } } in self.in_tile_order() {
            let shanten = shanten.map_or(NOTHING.to_owned(), |number| number.to_string());
            let tiles = if tiles.is_empty() { NOTHING.to_owned() } else { tiles.to_string() };
            line.field(format_args!("{tile}:{shanten}:{tiles}:{copies}"))?;
        }
        Ok(())
    }
}

impl Serialize for Answer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let shanten = self.shanten.map(i8::from);
        Object { shanten, discards: self.in_tile_order() }.serialize(serializer)
    }
}

impl Rows for Answer {
    fn rows(&self, paragraph: &mut Paragraph<'_, impl Write>) -> io::Result<()> {
        paragraph.row("shanten", shanten::words(self.shanten))?;
        self.table(paragraph)
    }
}

impl Answer {
    /// The discards, the best first and those as good as it in its colour.
    pub(crate) fn table(&self, paragraph: &mut Paragraph<'_, impl Write>) -> io::Result<()> {
        let words = |discard: Discard| shanten::words(discard.shanten());
        let width = self.discards.iter().map(|discard| words(discard).len()).max().unwrap_or(0);
        let mut label = "discards";
        for discard in &self.discards {
            let (piece, acceptance) = (discard.piece(), discard.acceptance());
            let Summary { shanten, tiles, copies } = Summary::of(&acceptance);
            let tiles = if tiles.is_empty() { "nothing".to_owned() } else { tiles.to_string() };
            let number = words(discard);
            let piece = paragraph.padded(piece, 2);
            let row = format!("{piece}  {number:<width$}  {copies:>3} left  {tiles}");
            let best = self.discards.first().acceptance();
            let is_best = (shanten, copies) == (best.shanten().map(i8::from), best.total());
            let style = if is_best { Style::Good } else { Style::Plain };
            paragraph.styled_row(label, style, &row)?;
            label = "";
        }
        Ok(())
    }
}
