//! Waits as a person is told of them: with the copies that are left, and why others are lost.

use std::io::{self, Write};

use tenpai::{Judged, LiveWaits, TileSet, TurnError, Verdict};

use crate::format::{Paragraph, Rows, Style};

/// The waits of a hand, with what makes formal ones impossible.
#[derive(Debug)]
pub(crate) struct Told {
    waits: LiveWaits,
    /// The formal waits that cannot come.
    lost: [(Loss, TileSet); 3],
}

/// Why a formal wait cannot come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Loss {
    /// All four are concealed in the hand.
    Held,
    /// All four are in the hand, some of them in melds.
    HeldWithMelds,
    /// All four are in the hand or seen outside it.
    Seen,
}

const LOSSES: [Loss; 3] = [Loss::Held, Loss::HeldWithMelds, Loss::Seen];

impl Told {
    pub(crate) fn of(judged: &Judged<'_>) -> Result<Told, TurnError> {
        let waits = judged.waits()?;
        let hand = judged.hand();
        let mut lost = LOSSES.map(|loss| (loss, TileSet::EMPTY));
        for tile in waits.formal() - waits.effective() {
            let concealed = hand.count(tile);
            let in_melds = hand.melds().iter().flat_map(|meld| meld.tiles());
            let in_melds = in_melds.filter(|&other| other == tile).count();
            let loss = match usize::from(concealed) + in_melds {
                _ if concealed == 4 => Loss::Held,
                4 => Loss::HeldWithMelds,
                _ => Loss::Seen,
            };
            for (_, tiles) in lost.iter_mut().filter(|(other, _)| *other == loss) {
                tiles.insert(tile);
            }
        }
        Ok(Told { waits, lost })
    }
}

impl Rows for Told {
    fn rows(&self, paragraph: &mut Paragraph<'_, impl Write>) -> io::Result<()> {
        let waits = &self.waits;
        let copies = |tile| format!("{tile} {} left", waits.copies(tile));
        let copies: Vec<_> = waits.effective().iter().map(copies).collect();
        let copies = copies.join(", ");
        match waits.verdict() {
            Verdict::NotTenpai => paragraph.row("waits", "none")?,
            Verdict::DeadWait => {
                paragraph.wrapped("waits", Style::Bad, format_args!("{copies}: a dead wait"))?;
            }
            Verdict::Tenpai => paragraph.wrapped("waits", Style::Good, copies)?,
        }
        let also = if waits.effective().is_empty() { "" } else { "also " };
        for (loss, tiles) in self.lost.iter().filter(|(_, tiles)| !tiles.is_empty()) {
            let each = if tiles.len() == 1 { "" } else { "each " };
            let why = match loss {
                Loss::Held => "held four times",
                Loss::HeldWithMelds => "held four times with the melds",
                Loss::Seen => "held or seen four times",
            };
            paragraph.row("formal", format_args!("{also}{tiles}, {each}{why}"))?;
        }
        Ok(())
    }
}
