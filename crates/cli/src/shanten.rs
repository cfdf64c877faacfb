//! `tenpai shanten`: how far each hand is from tenpai, by form.

use std::io::{self, Write};

use serde::ser::{Serialize, SerializeStruct, Serializer};
use tenpai::{Form, Hand, Shanten, ShantenByForm};

use crate::bad_hand::BadHand;
use crate::format::{Fields, Line, Paragraph, Rows};

/// The shanten number in each form, and the best of them.
#[derive(Debug)]
pub(crate) struct Answer(ShantenByForm);

/// Asks a hand of either size.
pub(crate) fn ask(hand: &Hand) -> Result<Answer, BadHand> {
    Ok(Answer::of(hand))
}

impl Answer {
    pub(crate) fn of(hand: &Hand) -> Answer {
        Answer(hand.shanten_by_form())
    }

    fn number(&self, form: Form) -> Option<i8> {
        self.0.get(form).map(Shanten::number)
    }
}

impl Fields for Answer {
    fn fields(&self, line: &mut Line<'_, impl Write>) -> io::Result<()> {
        line.number(self.number(Form::General))?;
        line.number(self.number(Form::SevenPairs))?;
        line.number(self.number(Form::ThirteenOrphans))?;
        line.number(Some(self.0.best().number()))
    }
}

impl Serialize for Answer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Answer", 4)?;
        fields.serialize_field("general", &self.number(Form::General))?;
        fields.serialize_field("seven_pairs", &self.number(Form::SevenPairs))?;
        fields.serialize_field("thirteen_orphans", &self.number(Form::ThirteenOrphans))?;
        fields.serialize_field("best", &self.0.best().number())?;
        fields.end()
    }
}

impl Rows for Answer {
    fn rows(&self, paragraph: &mut Paragraph<'_, impl Write>) -> io::Result<()> {
        let forms = Form::ALL.map(|form| (form.to_string(), words(self.0.get(form))));
        let best = ("best".to_owned(), words(Some(self.0.best())));
        paragraph.table("shanten", forms.into_iter().chain([best]))
    }
}

/// The number as players say it.
fn words(shanten: Option<Shanten>) -> String {
    match shanten {
        None => "not with melds".to_owned(),
        Some(shanten) if shanten.is_complete() => "complete".to_owned(),
        Some(shanten) if shanten.is_tenpai() => "tenpai".to_owned(),
        Some(shanten) => format!("{shanten}-shanten"),
    }
}
