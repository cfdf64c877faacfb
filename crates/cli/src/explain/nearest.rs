//! The nearest readings, and the formula of one in each form.

use std::io::{self, Write};

use tenpai::{Form, Judged, Reading};

use super::formula::Formula;
use crate::format::{Paragraph, Rows, Style};

/// So many readings are shown, in the order of `tenpai readings`.
const MOST: usize = 8;

const FORMS: [Form; 3] = [Form::General, Form::SevenPairs, Form::ThirteenOrphans];

/// The readings that are nearest to a complete hand.
#[derive(Debug)]
pub(super) struct Nearest {
    shown: Vec<Reading>,
    count: usize,
    formulas: Vec<Formula>,
}

impl Nearest {
    pub(super) fn of(judged: &Judged<'_>) -> Nearest {
        let mut readings: Vec<Reading> = judged.readings().collect();
        readings.sort_by_cached_key(Reading::to_string);
        let worked: Vec<Reading> = FORMS
            .into_iter()
            .filter_map(|form| readings.iter().find(|reading| reading.form() == form).copied())
            .collect();
        // The ones that are worked through are shown in any case.
        let others = MOST.saturating_sub(worked.len());
        let is_other = |reading: &&Reading| !worked.contains(reading);
        let others: Vec<Reading> = readings.iter().filter(is_other).take(others).copied().collect();
        let is_shown = |reading: &&Reading| worked.contains(reading) || others.contains(reading);
        let shown = readings.iter().filter(is_shown).copied().collect();
        let formulas = worked.iter().filter_map(|reading| Formula::of(judged, reading)).collect();
        Nearest { shown, count: readings.len(), formulas }
    }

    /// Those of them that are shown.
    pub(super) fn shown(&self) -> impl Iterator<Item = &Reading> {
        self.shown.iter()
    }
}

impl Rows for Nearest {
    fn rows(&self, paragraph: &mut Paragraph<'_, impl Write>) -> io::Result<()> {
        if self.count == 0 {
            return paragraph.row("readings", "none: no form can be reached");
        }
        paragraph.row("readings", format_args!("{} nearest", self.count))?;
        for reading in &self.shown {
            match reading.form() {
                Form::General => paragraph.wrapped("", Style::Plain, reading)?,
                other => {
                    paragraph.wrapped("", Style::Plain, format_args!("{reading} ({other})"))?
                }
            }
        }
        if self.count > self.shown.len() {
            paragraph.row("", format_args!("and {} more", self.count - self.shown.len()))?;
        }
        self.formulas.iter().try_for_each(|formula| formula.rows(paragraph))
    }
}
