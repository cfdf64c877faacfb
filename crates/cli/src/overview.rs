//! `tenpai HAND...`: each hand in short, for a person.

use std::cmp::Reverse;
use std::io::{self, Write};

use tenpai::{Acceptance, Hand, Improvement, Turn};

use crate::bad_hand::BadHand;
use crate::format::{Paragraph, Rows};
use crate::judging::Judging;
use crate::{acceptance, discards, shanten, waits};

/// All that there is to say about a hand.
#[derive(Debug)]
pub(crate) struct Answer {
    hand: Hand,
    shanten: shanten::Answer,
    next: Next,
}

/// What depends on whether the hand is to draw or to discard.
#[derive(Debug)]
enum Next {
    Draw { waits: waits::Told, acceptance: Acceptance, improvements: Vec<Improvement> },
    Discard { discards: Box<discards::Answer> },
}

/// Asks a hand of either size.
pub(crate) fn ask(hand: &Hand, judging: &Judging) -> Result<Answer, BadHand> {
    let judged = judging.of(hand)?;
    let next = match hand.turn() {
        Turn::ToDraw => {
            let mut improvements: Vec<Improvement> = judged.improvements()?.collect();
            // The best first, and the others in tile order.
            improvements.sort_by_key(|improvement| Reverse(improvement.after()));
            let (waits, acceptance) = (waits::Told::of(&judged)?, judged.acceptance()?);
            Next::Draw { waits, acceptance, improvements }
        }
        Turn::ToDiscard => Next::Discard { discards: Box::new(discards::Answer::of(&judged)?) },
    };
    Ok(Answer { hand: *hand, shanten: shanten::Answer::of(&judged), next })
}

impl Rows for Answer {
    fn rows(&self, paragraph: &mut Paragraph<'_, impl Write>) -> io::Result<()> {
        head(&self.hand, paragraph)?;
        self.shanten.rows(paragraph)?;
        match &self.next {
            Next::Draw { waits, acceptance, improvements } => {
                waits.rows(paragraph)?;
                acceptance::rows(acceptance, paragraph)?;
                paragraph
                    .table("improves", improvements.iter().take(MOST_IMPROVEMENTS).map(told))?;
                match improvements.len().saturating_sub(MOST_IMPROVEMENTS) {
                    0 => Ok(()),
                    more => paragraph.row("", format_args!("and {more} more")),
                }
            }
            Next::Discard { discards } => {
                if discards.is_complete() {
                    paragraph.row("waits", "none: it is complete")?;
                }
                discards.table(paragraph)
            }
        }
    }
}

/// What the hand consists of: its tiles, its melds, and its blocks with what they can be.
pub(crate) fn head(hand: &Hand, paragraph: &mut Paragraph<'_, impl Write>) -> io::Result<()> {
    let turn = match hand.turn() {
        Turn::ToDraw => "to draw",
        Turn::ToDiscard => "to discard",
    };
    paragraph.row("tiles", format_args!("{} concealed, {turn}", hand.size()))?;
    melds(hand, paragraph)?;
    let blocks = hand.blocks();
    paragraph.table("blocks", blocks.iter().map(|block| (block, block.kinds())))
}

/// So many improvements are shown: hands that are far away have one for nearly every tile.
const MOST_IMPROVEMENTS: usize = 6;

/// An improvement as a row of the table.
fn told(improvement: &Improvement) -> (String, String) {
    let (draw, discard) = (improvement.draw(), improvement.discard());
    let (before, after, left) = (improvement.before(), improvement.after(), improvement.copies());
    (format!("{draw} for {discard}"), format!("{before} to {after} accepted, {left} left"))
}

/// The melds by name; of assumed ones only the number is known.
fn melds(hand: &Hand, paragraph: &mut Paragraph<'_, impl Write>) -> io::Result<()> {
    if hand.melds_are_assumed() {
        let melds = hand.meld_count();
        return paragraph.row("melds", format_args!("{melds} assumed, as none are named"));
    }
    if hand.melds().is_empty() {
        return paragraph.row("melds", "none");
    }
    paragraph.table("melds", hand.melds().iter().map(|meld| (meld, meld.kind())))
}
