//! The winning tile of a complete hand: which group took it, and what kind of wait that was.

use std::io::{self, Write};

use tenpai::{Judged, Piece, Reading, Tile};

use crate::bad_hand::BadHand;
use crate::format::{Paragraph, Style};

/// The tile that a text spells; a red five is a five.
pub(crate) fn read(text: &str) -> Result<Tile, String> {
    let piece: Piece = text.parse().map_err(|error: tenpai::ParseError| error.to_string())?;
    Ok(piece.tile())
}

/// That the hand can have been won on this tile.
pub(crate) fn check(judged: &Judged<'_>, tile: Tile) -> Result<(), BadHand> {
    if !judged.shanten().is_some_and(|number| number.is_complete()) {
        return Err(BadHand::NotComplete);
    }
    if judged.hand().count(tile) == 0 {
        return Err(BadHand::NotWonOn { tile });
    }
    Ok(())
}

/// A row for each reading: the groups that the tile can have completed, each with its wait.
pub(crate) fn rows<'r>(
    label: &str,
    readings: impl Iterator<Item = &'r Reading>,
    tile: Tile,
    paragraph: &mut Paragraph<'_, impl Write>,
) -> io::Result<()> {
    let told = |reading: &Reading| {
        let wins = reading.won_on(tile);
        let wins: Vec<_> = wins.map(|win| format!("{} {}", win.group(), win.kind())).collect();
        wins.join(", ")
    };
    let mut label = label;
    // With no group to take the tile, a reading is not one of the complete hand.
    let wins: Vec<(String, String)> = readings
        .map(|reading| (reading.to_string(), told(reading)))
        .filter(|(_, wins)| !wins.is_empty())
        .collect();
    for (reading, wins) in wins {
        paragraph.row(label, format_args!("as {reading}"))?;
        paragraph.styled_row("", Style::Good, format_args!("  {wins}"))?;
        label = "";
    }
    Ok(())
}
