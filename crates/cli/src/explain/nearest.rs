//! The nearest readings, and the formula of one in each form.

use std::io::{self, Write};

use tenpai::{Form, Judged, Reading};

use super::formula::Formula;
use crate::format::{Paragraph, Rows, Style};

/// So many readings are shown.
const MOST: usize = 8;

/// The readings that are nearest to a complete hand.
#[derive(Debug)]
pub(super) struct Nearest {
    shown: Vec<Reading>,
    count: usize,
    formulas: Vec<Formula>,
}

impl Nearest {
    pub(super) fn of(judged: &Judged<'_>) -> Nearest {
        let mut nearest = Nearest { shown: Vec::new(), count: 0, formulas: Vec::new() };
        let mut last = None;
        for reading in judged.readings() {
            if nearest.count < MOST {
                nearest.shown.push(reading);
            }
            nearest.count += 1;
            if last != Some(reading.form()) {
                last = Some(reading.form());
                nearest.formulas.extend(Formula::of(judged, &reading));
            }
        }
        nearest
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
        if self.count > MOST {
            paragraph.row("", format_args!("and {} more", self.count - MOST))?;
        }
        self.formulas.iter().try_for_each(|formula| formula.rows(paragraph))
    }
}
