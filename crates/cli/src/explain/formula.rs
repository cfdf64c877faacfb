//! How the number of one reading is worked out.

use std::io::{self, Write};

use tenpai::formula::{Counts, Division, Part, PartKind, Working};
use tenpai::{Form, GroupKind, Judged, Reading, Shanten, TileSet};

use crate::format::{Paragraph, Rows, Style};

/// A reading, and its number worked out.
#[derive(Debug)]
pub(super) struct Formula {
    reading: Reading,
    /// The number of the hand in this form.
    of_hand: Option<Shanten>,
    work: Work,
}

#[derive(Debug)]
enum Work {
    General {
        division: Box<Division>,
        exhausted: TileSet,
        counts: Counts,
        working: Box<Working>,
    },
    /// Seven pairs, which have to differ.
    DifferentPairs,
    /// Seven pairs, where four of a kind are two.
    AnyPairs,
    ThirteenOrphans,
}

impl Formula {
    /// Of a reading of this hand; nothing of one of another hand.
    pub(super) fn of(judged: &Judged<'_>, reading: &Reading) -> Option<Formula> {
        let work = match reading.form() {
            Form::General => Work::General {
                division: Box::new(Division::of_reading(judged.hand(), reading).ok()?),
                exhausted: judged.exhausted(),
                counts: judged.counts(reading).ok()?,
                working: Box::new(judged.worked(reading).ok()?),
            },
            Form::SevenPairs => match judged.rules().four_of_a_kind() {
                tenpai::FourOfAKind::OnePair => Work::DifferentPairs,
                tenpai::FourOfAKind::TwoPairs => Work::AnyPairs,
            },
            Form::ThirteenOrphans => Work::ThirteenOrphans,
        };
        let of_hand = judged.shanten_of(reading.form());
        Some(Formula { reading: *reading, of_hand, work })
    }

    /// The pairs, and the kinds of tiles.
    fn pairs_and_kinds(&self) -> (i8, i8) {
        let groups = self.reading.groups();
        let pairs = groups.iter().filter(|group| group.kind() == GroupKind::Pair).count();
        let kinds: TileSet = groups.iter().map(|group| group.tile()).collect();
        (pairs as i8, kinds.len() as i8)
    }
}

impl Rows for Formula {
    fn rows(&self, paragraph: &mut Paragraph<'_, impl Write>) -> io::Result<()> {
        let number = match &self.work {
            Work::General { division, exhausted, counts, working } => {
                parts(division, *exhausted, paragraph)?;
                paragraph.table("counts", named(counts))?;
                let mut label = "formula";
                for step in working.steps() {
                    paragraph.wrapped(label, Style::Plain, step)?;
                    label = "";
                }
                working.shanten().number()
            }
            Work::DifferentPairs => {
                let (pairs, kinds) = self.pairs_and_kinds();
                let missing = (7 - kinds).max(0);
                let number = 6 - pairs + missing;
                paragraph.row("pairs", format_args!("{pairs}, of {kinds} kinds of tiles"))?;
                paragraph.row("", format_args!("kinds missing of seven: {missing}"))?;
                paragraph.row("", format_args!("shanten: 6 - {pairs} + {missing} = {number}"))?;
                number
            }
            Work::AnyPairs => {
                let (pairs, _) = self.pairs_and_kinds();
                paragraph.row("pairs", format_args!("{pairs}, four of a kind being two"))?;
                paragraph.row("", format_args!("shanten: 6 - {pairs} = {}", 6 - pairs))?;
                6 - pairs
            }
            Work::ThirteenOrphans => {
                let missing = self.reading.missing_orphans();
                let kinds = 13 - missing.len() as i8;
                let is_paired = self.reading.groups().iter().any(|group| {
                    group.kind() == GroupKind::Pair && group.tile().is_terminal_or_honour()
                });
                let pair = i8::from(is_paired);
                let number = 13 - kinds - pair;
                let lacks =
                    if missing.is_empty() { "none".to_owned() } else { missing.to_string() };
                paragraph.row("orphans", format_args!("{kinds} kinds, missing: {lacks}"))?;
                paragraph.row("", format_args!("pair of one of them: {pair}"))?;
                paragraph.row("", format_args!("shanten: 13 - {kinds} - {pair} = {number}"))?;
                number
            }
        };
        match self.of_hand {
            Some(of_hand) if of_hand.number() != number => paragraph.wrapped(
                "",
                Style::Plain,
                format_args!(
                    "but the hand is {of_hand}: the formula does not see every copy that is locked"
                ),
            ),
            _ => Ok(()),
        }
    }
}

/// The parts of a division by what they are.
fn parts(
    division: &Division,
    exhausted: TileSet,
    paragraph: &mut Paragraph<'_, impl Write>,
) -> io::Result<()> {
    let is_exhausted = |part: &Part| part.tiles().all(|tile| exhausted.contains(tile));
    let of = |kind: PartKind, is_wanted: &dyn Fn(&Part) -> bool| {
        let parts = division.parts().iter().filter(|part| part.kind() == kind);
        let mut parts: Vec<_> = parts.filter(|part| is_wanted(part)).collect();
        parts.sort_by_key(|part| part.tiles().next());
        // The star of the head says no more than its row.
        let parts = parts.iter().map(|part| part.to_string().trim_end_matches('*').to_owned());
        parts.collect::<Vec<_>>().join(" ")
    };
    let rows = [
        ("melds", of(PartKind::Meld, &|_| true)),
        ("head", of(PartKind::Head, &|_| true)),
        ("partials", of(PartKind::Partial, &|part| !is_exhausted(part))),
        ("dirty partials", of(PartKind::Partial, &is_exhausted)),
        ("single tiles", of(PartKind::Single, &|part| !is_exhausted(part))),
        ("exhausted", of(PartKind::Single, &is_exhausted)),
    ];
    paragraph.table("division", rows.into_iter().filter(|(_, parts)| !parts.is_empty()))
}

/// The counts with their letters.
fn named(counts: &Counts) -> [(&'static str, String); 7] {
    // Before its draw a hand counts one tile more, as one that is good for nothing.
    let to_come = |count: u8| match counts.size % 3 {
        1 => format!("{count}, and 1 for the tile to come"),
        _ => count.to_string(),
    };
    [
        ("g3  melds", counts.melds.to_string()),
        ("g2  partials", counts.partials.to_string()),
        ("dg2 dirty partials", counts.dirty_partials.to_string()),
        ("p   head", counts.head.to_string()),
        ("dn  exhausted suit tiles", counts.exhausted_suit_tiles.to_string()),
        ("dz  exhausted honours", to_come(counts.exhausted_honours)),
        ("n   tiles", to_come(counts.size)),
    ]
}
