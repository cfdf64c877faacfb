//! `tenpai HAND...`: everything about each hand, for a person.

use std::io::{self, Write};

use tenpai::{Hand, Turn, TurnError};

use crate::bad_hand::BadHand;
use crate::format::{Paragraph, Rows};
use crate::{shanten, waits};

/// All that there is to say about a hand.
#[derive(Debug)]
pub(crate) struct Answer {
    hand: Hand,
    shanten: shanten::Answer,
    waits: Result<waits::Answer, TurnError>,
}

/// Asks a hand of either size.
pub(crate) fn ask(hand: &Hand) -> Result<Answer, BadHand> {
    Ok(Answer {
        hand: *hand,
        shanten: shanten::Answer::of(hand),
        waits: hand.waits().map(waits::Answer::of),
    })
}

impl Rows for Answer {
    fn rows(&self, paragraph: &mut Paragraph<'_, impl Write>) -> io::Result<()> {
        let hand = &self.hand;
        let turn = match hand.turn() {
            Turn::ToDraw => "to draw",
            Turn::ToDiscard => "to discard",
        };
        paragraph.row("tiles", format_args!("{} concealed, {turn}", hand.size()))?;
        melds(hand, paragraph)?;
        let blocks = hand.blocks();
        paragraph.table("blocks", blocks.iter().map(|block| (block, block.kinds())))?;
        self.shanten.rows(paragraph)?;
        match &self.waits {
            Ok(waits) => waits.rows(paragraph),
            Err(_) if hand.shanten().is_complete() => {
                paragraph.row("waits", "none: it is complete")
            }
            Err(_) => paragraph.row("waits", "known once a tile is discarded"),
        }
    }
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
