//! `tenpai readings`: how each hand divides into groups.

use std::io::{self, Write};

use serde::{Serialize, Serializer};
use tenpai::{Form, Hand, Judged, Reading, Readings, Shanten, Tile};

use crate::bad_hand::BadHand;
use crate::format::{Fields, Line, Paragraph, Rows, as_text};
use crate::judging::Judging;
use crate::{shanten, winning};

/// Which readings of a hand are asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Which {
    /// Those that are nearest to a complete hand.
    Nearest,
    /// All there are.
    All,
}

impl Which {
    fn of<'h>(self, judged: &Judged<'h>) -> Readings<'h> {
        match self {
            Which::Nearest => judged.readings(),
            Which::All => judged.all_readings(),
        }
    }
}

/// The readings of a hand, sorted as text.
#[derive(Debug)]
pub(crate) struct Answer {
    shanten: Option<Shanten>,
    /// Each with its text. One text may be there in several forms, as neighbours.
    readings: Vec<(String, Reading)>,
    won_on: Option<Tile>,
}

/// Asks a hand of either size, and for the groups that took a winning tile if one is named.
pub(crate) fn ask(
    hand: &Hand,
    judging: &Judging,
    which: Which,
    won_on: Option<Tile>,
) -> Result<Answer, BadHand> {
    let judged = judging.of(hand)?;
    if let Some(tile) = won_on {
        winning::check(&judged, tile)?;
    }
    let mut readings: Vec<_> =
        which.of(&judged).map(|reading| (reading.to_string(), reading)).collect();
    readings.sort_by(|(one, _), (other, _)| one.cmp(other));
    Ok(Answer { shanten: judged.shanten(), readings, won_on })
}

impl Fields for Answer {
    fn fields(&self, line: &mut Line<'_, impl Write>) -> io::Result<()> {
        let mut texts: Vec<&str> = self.readings.iter().map(|(text, _)| text.as_str()).collect();
        texts.dedup();
        line.number(self.shanten.map(i8::from))?;
        line.field(texts.len())?;
        texts.into_iter().try_for_each(|text| line.field(text))
    }
}

impl Serialize for Answer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let told = |(_, reading): &(String, Reading)| Told::of(reading, self.won_on);
        let readings = self.readings.iter().map(told).collect();
        Object { shanten: self.shanten.map(i8::from), readings }.serialize(serializer)
    }
}

impl Rows for Answer {
    fn rows(&self, paragraph: &mut Paragraph<'_, impl Write>) -> io::Result<()> {
        paragraph.row("shanten", shanten::words(self.shanten))?;
        paragraph.row("readings", self.readings.len())?;
        paragraph.table("", self.readings.iter().map(|(text, reading)| (text, kinds(reading))))?;
        let Some(tile) = self.won_on else { return Ok(()) };
        paragraph.row("won on", tile)?;
        winning::rows("", self.readings.iter().map(|(_, reading)| reading), tile, paragraph)
    }
}

/// The groups of a reading by kind, and its form if that is not melds and a pair.
fn kinds(reading: &Reading) -> String {
    let mut kinds: Vec<_> = reading.groups().iter().map(|group| group.kind()).collect();
    kinds.sort_unstable();
    let words = kinds.chunk_by(|one, other| one == other).map(|alike| match alike {
        [kind] => kind.to_string(),
        [kind, ..] => format!("{} {kind}s", alike.len()),
        [] => String::new(),
    });
    let words = words.collect::<Vec<_>>().join(", ");
    match reading.form() {
        Form::General => words,
        other => format!("{other}: {words}"),
    }
}

/// The answer, as programs are told of it.
#[derive(Serialize)]
struct Object {
    shanten: Option<i8>,
    readings: Vec<Told>,
}

/// One reading, as programs are told of it.
#[derive(Serialize)]
struct Told {
    form: &'static str,
    shanten: i8,
    groups: Vec<Group>,
    /// The groups that can have taken the winning tile, where one is named.
    #[serde(skip_serializing_if = "Option::is_none")]
    wins: Option<Vec<Win>>,
}

#[derive(Serialize)]
struct Group {
    #[serde(serialize_with = "as_text")]
    tiles: tenpai::Group,
    #[serde(serialize_with = "as_text")]
    kind: tenpai::GroupKind,
}

#[derive(Serialize)]
struct Win {
    #[serde(serialize_with = "as_text")]
    tiles: tenpai::Group,
    #[serde(serialize_with = "as_text")]
    wait: tenpai::WaitKind,
}

impl Told {
    fn of(reading: &Reading, won_on: Option<Tile>) -> Told {
        let groups = reading.groups().iter();
        let wins = |tile| {
            let wins = reading.won_on(tile);
            wins.map(|win| Win { tiles: win.group(), wait: win.kind() }).collect()
        };
        Told {
            form: name(reading.form()),
            shanten: reading.shanten().number(),
            groups: groups.map(|&group| Group { tiles: group, kind: group.kind() }).collect(),
            wins: won_on.map(wins),
        }
    }
}

/// A form by the key that its shanten number has.
fn name(form: Form) -> &'static str {
    match form {
        Form::General => "general",
        Form::SevenPairs => "seven_pairs",
        Form::ThirteenOrphans => "thirteen_orphans",
    }
}

/// How many different readings a hand has.
#[derive(Debug, Serialize)]
pub(crate) struct Count {
    shanten: Option<i8>,
    count: usize,
}

/// Counts the readings of a hand and keeps none of them.
pub(crate) fn count(hand: &Hand, judging: &Judging, which: Which) -> Result<Count, BadHand> {
    let judged = judging.of(hand)?;
    let shanten = judged.shanten().map(i8::from);
    let is_general = |reading: &Reading| reading.form() == Form::General;
    let mut count = 0;
    // At most one for each of the other two forms, which come last.
    let mut others: Vec<Reading> = Vec::new();
    for reading in which.of(&judged) {
        if is_general(&reading) {
            count += 1;
        } else if others.iter().all(|other| other.groups() != reading.groups()) {
            others.push(reading);
        }
    }
    for other in others {
        let mut general = which.of(&judged).filter(is_general);
        count += usize::from(general.all(|reading| reading.groups() != other.groups()));
    }
    Ok(Count { shanten, count })
}

impl Fields for Count {
    fn fields(&self, line: &mut Line<'_, impl Write>) -> io::Result<()> {
        line.number(self.shanten)?;
        line.field(self.count)
    }
}

impl Rows for Count {
    fn rows(&self, paragraph: &mut Paragraph<'_, impl Write>) -> io::Result<()> {
        paragraph.row("readings", self.count)
    }
}
