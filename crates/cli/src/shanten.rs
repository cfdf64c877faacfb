//! `tenpai shanten`: how far each hand is from tenpai, by form.

use std::io::{self, Write};

use serde::ser::{Serialize, SerializeStruct, Serializer};
use tenpai::{Form, Forms, Hand, Judged, Shanten};

use crate::bad_hand::BadHand;
use crate::format::{Fields, Line, Paragraph, Rows};
use crate::judging::Judging;

/// The shanten number in each form, and the best of them.
#[derive(Debug)]
pub(crate) struct Answer {
    /// In the order of [`Form::ALL`].
    by_form: [Option<Shanten>; 3],
    best: Option<Shanten>,
    asked: Forms,
    has_melds: bool,
}

/// Asks a hand of either size, by the rules that the library takes where none are given.
pub(crate) fn ask_plainly(hand: &Hand) -> Result<Answer, BadHand> {
    let numbers = hand.shanten_by_form();
    Ok(Answer {
        by_form: Form::ALL.map(|form| numbers.get(form)),
        best: Some(numbers.best()),
        asked: Forms::ALL,
        has_melds: hand.meld_count() > 0,
    })
}

/// Asks it by given rules.
pub(crate) fn ask(hand: &Hand, judging: &Judging) -> Result<Answer, BadHand> {
    Ok(Answer::of(&judging.of(hand)?))
}

impl Answer {
    pub(crate) fn of(judged: &Judged<'_>) -> Answer {
        let by_form = Form::ALL.map(|form| judged.shanten_of(form));
        Answer {
            by_form,
            best: by_form.into_iter().flatten().min(),
            asked: judged.rules().forms(),
            has_melds: judged.hand().meld_count() > 0,
        }
    }

    fn numbers(&self) -> [Option<i8>; 4] {
        let [general, seven_pairs, thirteen_orphans] = self.by_form;
        [general, seven_pairs, thirteen_orphans, self.best].map(|number| number.map(i8::from))
    }

    /// The number in a form as players say it, or why there is none.
    fn words(&self, form: Form, number: Option<Shanten>) -> String {
        match number {
            None if !self.asked.contains(form) => "not asked for".to_owned(),
            None if self.has_melds && form != Form::General => "not with melds".to_owned(),
            _ => words(number),
        }
    }
}

impl Fields for Answer {
    fn fields(&self, line: &mut Line<'_, impl Write>) -> io::Result<()> {
        self.numbers().into_iter().try_for_each(|number| line.number(number))
    }
}

impl Serialize for Answer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let [general, seven_pairs, thirteen_orphans, best] = self.numbers();
        let mut fields = serializer.serialize_struct("Answer", 4)?;
        fields.serialize_field("general", &general)?;
        fields.serialize_field("seven_pairs", &seven_pairs)?;
        fields.serialize_field("thirteen_orphans", &thirteen_orphans)?;
        fields.serialize_field("best", &best)?;
        fields.end()
    }
}

impl Rows for Answer {
    fn rows(&self, paragraph: &mut Paragraph<'_, impl Write>) -> io::Result<()> {
        let forms = Form::ALL.into_iter().zip(self.by_form);
        let forms = forms.map(|(form, number)| (form.to_string(), self.words(form, number)));
        paragraph.table("shanten", forms.chain([("best".to_owned(), words(self.best))]))
    }
}

/// The number as players say it.
pub(crate) fn words(shanten: Option<Shanten>) -> String {
    match shanten {
        None => "unreachable".to_owned(),
        Some(shanten) if shanten.is_complete() => "complete".to_owned(),
        Some(shanten) if shanten.is_tenpai() => "tenpai".to_owned(),
        Some(shanten) => format!("{shanten}-shanten"),
    }
}
