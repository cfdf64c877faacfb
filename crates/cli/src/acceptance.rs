//! `tenpai acceptance`: the tiles whose draw brings each hand nearer.

use std::io::{self, Write};

use serde::Serialize;
use tenpai::{Acceptance, Hand, TileSet};

use crate::bad_hand::BadHand;
use crate::format::{Fields, Line, Paragraph, Rows, as_text};
use crate::judging::Judging;
use crate::shanten;

/// What a hand accepts.
#[derive(Debug)]
pub(crate) struct Answer(Acceptance);

/// Asks a hand before its draw.
pub(crate) fn ask(hand: &Hand, judging: &Judging) -> Result<Answer, BadHand> {
    Ok(Answer(judging.of(hand)?.acceptance()?))
}

/// What programs are told of an acceptance.
#[derive(Debug, Serialize)]
pub(crate) struct Summary {
    pub(crate) shanten: Option<i8>,
    #[serde(serialize_with = "as_text")]
    pub(crate) tiles: TileSet,
    pub(crate) copies: u32,
}

impl Summary {
    pub(crate) fn of(acceptance: &Acceptance) -> Summary {
        Summary {
            shanten: acceptance.shanten().map(i8::from),
            tiles: acceptance.tiles(),
            copies: acceptance.total(),
        }
    }
}

impl Fields for Answer {
    fn fields(&self, line: &mut Line<'_, impl Write>) -> io::Result<()> {
        let Summary { shanten, tiles, copies } = Summary::of(&self.0);
        line.number(shanten)?;
        line.tiles(tiles)?;
        line.field(copies)
    }
}

impl Serialize for Answer {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Summary::of(&self.0).serialize(serializer)
    }
}

impl Rows for Answer {
    fn rows(&self, paragraph: &mut Paragraph<'_, impl Write>) -> io::Result<()> {
        paragraph.row("shanten", shanten::words(self.0.shanten()))?;
        rows(&self.0, paragraph)
    }
}

/// The tiles by the copies that are left of them, the most first, and the sum.
pub(crate) fn rows(
    acceptance: &Acceptance,
    paragraph: &mut Paragraph<'_, impl Write>,
) -> io::Result<()> {
    if acceptance.tiles().is_empty() {
        return paragraph.row("accepts", "nothing");
    }
    let with = |copies: u8| {
        let tiles = acceptance.iter().filter(move |&(_, left)| left == copies);
        tiles.map(|(tile, _)| tile).collect::<TileSet>()
    };
    let groups = (0..=4).rev().map(|copies| (copies, with(copies)));
    let groups = groups.filter(|(_, tiles)| !tiles.is_empty()).map(|(copies, tiles)| {
        let each = if tiles.len() == 1 { "" } else { " of each" };
        (format!("{copies} left{each}"), tiles.to_string())
    });
    let sum = ("together".to_owned(), format!("{} left", acceptance.total()));
    paragraph.table("accepts", groups.chain([sum]))
}
