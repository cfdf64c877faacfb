//! The block theorem: the case that makes each wait one, or what is missing.

use std::io::{self, Write};

use tenpai::{Case, Form, Judged, Obstacle, TileSet, TurnError};

use crate::format::{Paragraph, Rows, Style};

/// What the theorem says of a hand before its draw.
#[derive(Debug)]
pub(super) struct Theorem {
    /// The sizes of the blocks.
    sizes: Vec<usize>,
    /// Each case with the waits that it makes.
    cases: Vec<(TileSet, Case)>,
    obstacle: Option<Obstacle>,
    /// The waits of the other forms, which know no blocks.
    others: TileSet,
    /// Whether melds and a pair are asked for at all.
    is_asked: bool,
}

impl Theorem {
    pub(super) fn of(judged: &Judged<'_>) -> Result<Theorem, TurnError> {
        let hand = judged.hand();
        let mut cases: Vec<(TileSet, Case)> = Vec::new();
        for wait in &hand.wait_cases()? {
            match cases.iter_mut().find(|(_, case)| *case == wait.case()) {
                Some((tiles, _)) => {
                    tiles.insert(wait.tile());
                }
                None => cases.push((wait.tile().into(), wait.case())),
            }
        }
        let general = cases.iter().fold(TileSet::EMPTY, |all, &(tiles, _)| all | tiles);
        Ok(Theorem {
            sizes: hand.blocks().iter().map(|block| block.size()).collect(),
            cases,
            obstacle: hand.obstacle()?,
            others: judged.waits()?.formal() - general,
            is_asked: judged.rules().forms().contains(Form::General),
        })
    }
}

impl Rows for Theorem {
    fn rows(&self, paragraph: &mut Paragraph<'_, impl Write>) -> io::Result<()> {
        if !self.is_asked {
            return paragraph.row("theorem", "of melds and a pair, which is not asked for");
        }
        let list = |sizes: &[usize], between: &str| {
            sizes.iter().map(|size| size.to_string()).collect::<Vec<_>>().join(between)
        };
        let mut remain: Vec<usize> = self.sizes.iter().map(|size| size % 3).collect();
        remain.retain(|&size| size > 0);
        remain.sort_unstable();
        let (sizes, remain) = (list(&self.sizes, " "), list(&remain, ","));
        paragraph.wrapped(
            "theorem",
            Style::Plain,
            format_args!("block sizes {sizes}; modulo 3 without zeros {{{remain}}}"),
        )?;
        for (tiles, case) in &self.cases {
            paragraph.wrapped(
                "",
                Style::Plain,
                format_args!("{tiles}: {case} ({})", blocks(*case)),
            )?;
        }
        if let Some(obstacle) = self.obstacle {
            paragraph.wrapped("", Style::Plain, format_args!("no wait: {obstacle}"))?;
        }
        if !self.others.is_empty() {
            paragraph.wrapped(
                "",
                Style::Plain,
                format_args!("{}: by another form, see kinds", self.others),
            )?;
        }
        Ok(())
    }
}

/// The case and the letters that its blocks have in the theorem, in the order in which they are
/// named.
fn blocks(case: Case) -> &'static str {
    match case {
        Case::Completed { .. } => "{1} A",
        Case::JoinedToPair { .. } => "{1} A C",
        Case::BesidePair { .. } => "{2,2} A B",
        Case::JoinedBesidePair { .. } => "{1,1,2} A B D",
    }
}
