//! `tenpai explain`: why each hand is what it is, worked through for a person.

mod formula;
mod nearest;
mod theorem;

use std::io::{self, Write};

use tenpai::{Acceptance, Hand, Judged, KindsOfWaits, Piece, Tile, TileSet, Turn, WaitKinds};

use self::nearest::Nearest;
use self::theorem::Theorem;
use crate::bad_hand::BadHand;
use crate::format::{Paragraph, Rows};
use crate::judging::Judging;
use crate::{acceptance, discards, overview, shanten, waits, winning};

/// A hand, explained.
#[derive(Debug)]
pub(crate) struct Answer {
    hand: Hand,
    turn: State,
    shanten: shanten::Answer,
    nearest: Nearest,
    won_on: Option<Tile>,
}

/// What depends on whether the hand is to draw, to discard, or complete.
#[derive(Debug)]
enum State {
    ToDraw { theorem: Theorem, waits: Box<Waits>, acceptance: Acceptance },
    ToDiscard { best: Option<(Piece, Theorem)>, discards: Box<discards::Answer> },
    Complete,
}

#[derive(Debug)]
struct Waits {
    told: waits::Told,
    kinds: KindsOfWaits,
}

/// Asks a hand of either size, and which group took the winning tile if one is named.
pub(crate) fn ask(hand: &Hand, judging: &Judging, won_on: Option<Tile>) -> Result<Answer, BadHand> {
    let judged = judging.of(hand)?;
    if let Some(tile) = won_on {
        winning::check(&judged, tile)?;
    }
    let turn = match hand.turn() {
        Turn::ToDraw => State::ToDraw {
            theorem: Theorem::of(&judged)?,
            waits: Box::new(Waits { told: waits::Told::of(&judged)?, kinds: judged.wait_kinds()? }),
            acceptance: judged.acceptance()?,
        },
        Turn::ToDiscard => {
            let discards = Box::new(discards::Answer::of(&judged)?);
            if discards.is_complete() {
                State::Complete
            } else {
                State::ToDiscard { best: after_best(&judged, judging)?, discards }
            }
        }
    };
    let (shanten, nearest) = (shanten::Answer::of(&judged), Nearest::of(&judged));
    Ok(Answer { hand: *hand, turn, shanten, nearest, won_on })
}

/// The best discard, and what the theorem says of the hand without it.
fn after_best(judged: &Judged<'_>, judging: &Judging) -> Result<Option<(Piece, Theorem)>, BadHand> {
    let best = judged.best_discard()?;
    let mut left = *judged.hand();
    // The hand has the tile, so that this is no failure; if it were, there would be nothing to say.
    if left.discard(best.piece()).is_err() {
        return Ok(None);
    }
    Ok(Some((best.piece(), Theorem::of(&judging.of(&left)?)?)))
}

impl Rows for Answer {
    fn rows(&self, paragraph: &mut Paragraph<'_, impl Write>) -> io::Result<()> {
        overview::head(&self.hand, paragraph)?;
        if let State::ToDraw { theorem, waits, .. } = &self.turn {
            theorem.rows(paragraph)?;
            waits.rows(paragraph)?;
        }
        if let State::ToDiscard { best: Some((piece, theorem)), .. } = &self.turn {
            paragraph.row("after", format_args!("{piece} is thrown, the best discard"))?;
            theorem.rows(paragraph)?;
        }
        self.shanten.rows(paragraph)?;
        self.nearest.rows(paragraph)?;
        if let Some(tile) = self.won_on {
            paragraph.row("won on", tile)?;
            winning::rows("", self.nearest.shown(), tile, paragraph)?;
        }
        match &self.turn {
            State::ToDraw { acceptance, .. } => acceptance::rows(acceptance, paragraph),
            State::ToDiscard { discards, .. } => discards.table(paragraph),
            State::Complete => Ok(()),
        }
    }
}

impl Waits {
    /// The waits, the kinds that each can be, and what they are called together.
    fn rows(&self, paragraph: &mut Paragraph<'_, impl Write>) -> io::Result<()> {
        self.told.rows(paragraph)?;
        // Those of the same kinds together: of thirteen orphans there are thirteen.
        let mut kinds: Vec<(TileSet, WaitKinds)> = Vec::new();
        for wait in &self.kinds {
            match kinds.iter_mut().find(|(_, kinds)| *kinds == wait.kinds()) {
                Some((tiles, _)) => {
                    tiles.insert(wait.tile());
                }
                None => kinds.push((wait.tile().into(), wait.kinds())),
            }
        }
        let kinds = kinds.into_iter().map(|(tiles, kinds)| (tiles.to_string(), kinds.to_string()));
        let shape = self.kinds.shape().filter(|_| !self.kinds.is_empty());
        let shape = shape.map(|shape| ("as a whole".to_owned(), shape.to_string()));
        paragraph.table("kinds", kinds.chain(shape))
    }
}
