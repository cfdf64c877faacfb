//! The formula step by step.

use core::fmt;

use super::counts::Counts;
use crate::forms::Shanten;

/// What the formula did with some counts, from the first step to the number.
///
/// It prints one step a line, and has each as a value.
///
/// ```
/// use tenpai::formula::{Division, Step};
///
/// let division: Division = "111m 222z 333z 11z* 1m 2z 3z".parse()?;
/// let working = division.counts().worked()?;
/// assert_eq!(
///     working.to_string(),
///     "14 tiles: 4 melds wanted, and a head\n\
///      rest: 14 - 3*3 - 2*0 - 2*1 - 1 - 2 = 0 tiles\n\
///      the head is there: +0\n\
///      useless: 2 honours to spend, 0 for partials, 2 for single tiles: 0 left, +0\n\
///      shanten: -1 + 2*(4 - 3) - 0 + 0 + 0 = 1"
/// );
/// assert_eq!(working.steps().next(), Some(Step::Wanted { size: 14, melds: 4 }));
/// assert_eq!(working.shanten().number(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Working {
    steps: [Step; MOST],
    len: u8,
    number: i8,
}

/// The most steps that there are.
const MOST: usize = 7;

/// One step of the formula. Each prints as one line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Step {
    /// How many melds a hand of this size is to have, beside the head.
    Wanted {
        /// The concealed tiles.
        size: u8,
        /// The melds.
        melds: u8,
    },
    /// Of a hand that is to draw: the tile that is missing behaves as one exhausted honour, which
    /// is worth nothing but can be thrown.
    ToCome {
        /// The exhausted honours, that tile among them.
        exhausted_honours: u8,
    },
    /// The tiles that are counted nowhere: single, and not exhausted.
    Rest {
        /// The counts, with the tile to come.
        counts: Counts,
        /// How many there are.
        rest: u8,
    },
    /// Melds and partials together are more than the melds wanted: partials are broken up, plain
    /// ones first. Those of the dirty ones that stay count as plain from here on.
    BrokenUp {
        /// The plain ones that are broken up; their tiles go to the rest.
        partials: u8,
        /// The dirty ones; their tiles go to the exhausted suit tiles.
        dirty_partials: u8,
        /// The partials that stay.
        kept: u8,
        /// The rest after it.
        rest: u8,
        /// The exhausted suit tiles after it.
        exhausted_suit_tiles: u8,
    },
    /// Where the head comes from.
    Head(Head),
    /// What has no use but to be thrown is spent: each partial takes one tile in its place, each
    /// single tile that grows into a meld takes two. For every three that are left over a meld has
    /// to be drawn whole: three tiles where two were reckoned.
    Useless {
        /// The exhausted honours.
        exhausted_honours: u8,
        /// The partials, which take one each.
        partials: u8,
        /// The single tiles, rest and exhausted suit tiles together, which take two each.
        singles: u8,
        /// The exhausted honours that are left, a multiple of three.
        left: u8,
        /// The tiles more that it takes: one for every three left.
        extra: u8,
    },
    /// The sum of it.
    Value {
        /// The melds wanted.
        wanted: u8,
        /// The melds that are there.
        melds: u8,
        /// The partials that count.
        partials: u8,
        /// What the head costs.
        head: u8,
        /// What useless tiles cost.
        extra: u8,
        /// The shanten number.
        number: i8,
    },
}

/// Where the head of a hand comes from.
///
/// A tile is *paired* when it stays and a second one of its kind is drawn for a tile that goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Head {
    /// The division has it.
    Held,
    /// A tile of the rest is paired, and an exhausted honour goes.
    RestForHonour,
    /// A tile of the rest is paired, and an exhausted suit tile goes.
    RestForSuitTile,
    /// A tile of the rest is paired, and another one goes.
    RestForRest,
    /// No tile can be paired: both are drawn, and two exhausted honours go.
    DrawnForHonours,
    /// No tile can be paired: both are drawn, and an exhausted honour and an exhausted suit tile
    /// go.
    DrawnForHonourAndSuitTile,
    /// No tile can be paired: both are drawn, and two exhausted suit tiles go.
    DrawnForSuitTiles,
}

impl Head {
    /// The tiles that have to be drawn for it, 0 to 2.
    pub const fn cost(self) -> u8 {
        match self {
            Head::Held => 0,
            Head::RestForHonour | Head::RestForSuitTile | Head::RestForRest => 1,
            Head::DrawnForHonours | Head::DrawnForHonourAndSuitTile | Head::DrawnForSuitTiles => 2,
        }
    }

    /// The tiles that go into it or go for it: of the rest, exhausted suit tiles, exhausted
    /// honours.
    const fn takes(self) -> [u8; 3] {
        match self {
            Head::Held => [0, 0, 0],
            Head::RestForHonour => [1, 0, 1],
            Head::RestForSuitTile => [1, 1, 0],
            Head::RestForRest => [2, 0, 0],
            Head::DrawnForHonours => [0, 0, 2],
            Head::DrawnForHonourAndSuitTile => [0, 1, 1],
            Head::DrawnForSuitTiles => [0, 2, 0],
        }
    }

    /// The cheapest, and of those the one for which the most useless tiles go.
    const fn made(rest: u8, exhausted_suit_tiles: u8, exhausted_honours: u8) -> Head {
        match (rest, exhausted_suit_tiles, exhausted_honours) {
            (1.., _, 1..) => Head::RestForHonour,
            (1.., 1.., 0) => Head::RestForSuitTile,
            (1.., 0, 0) => Head::RestForRest,
            (0, _, 2..) => Head::DrawnForHonours,
            (0, _, 1) => Head::DrawnForHonourAndSuitTile,
            (0, _, 0) => Head::DrawnForSuitTiles,
        }
    }
}

impl Working {
    /// Works on counts that are those of a division.
    pub(crate) fn of(counts: &Counts) -> Working {
        let mut working = Working { steps: [Step::Head(Head::Held); MOST], len: 0, number: 0 };
        working.number = work(counts, |step| working.note(step));
        working
    }

    fn note(&mut self, step: Step) {
        self.steps[usize::from(self.len)] = step;
        self.len += 1;
    }

    /// The steps in their order. Those that change nothing for these counts are left out: a tile to
    /// come where the hand has drawn, and breaking up where there are not too many partials.
    pub fn steps(&self) -> impl ExactSizeIterator<Item = Step> {
        self.steps.into_iter().take(usize::from(self.len))
    }

    /// The number in the end: -1 complete, 0 tenpai.
    pub const fn shanten(&self) -> Shanten {
        Shanten::from_number(self.number)
    }
}

/// Works out the number of some counts, and tells each step as it is made.
#[inline]
fn work(counts: &Counts, mut note: impl FnMut(Step)) -> i8 {
    let mut counts = *counts;
    let wanted = counts.size / 3;
    note(Step::Wanted { size: counts.size, melds: wanted });
    if counts.size % 3 == 1 {
        counts.size += 1;
        counts.exhausted_honours += 1;
        note(Step::ToCome { exhausted_honours: counts.exhausted_honours });
    }
    let Counts { melds, head, mut exhausted_suit_tiles, mut exhausted_honours, .. } = counts;
    let mut rest = rest(&counts);
    note(Step::Rest { counts, rest });

    let over = (melds + counts.partials + counts.dirty_partials).saturating_sub(wanted);
    let plain = over.min(counts.partials);
    let dirty = over - plain;
    let partials = counts.partials + counts.dirty_partials - over;
    if over > 0 {
        rest += 2 * plain;
        exhausted_suit_tiles += 2 * dirty;
        note(Step::BrokenUp {
            partials: plain,
            dirty_partials: dirty,
            kept: partials,
            rest,
            exhausted_suit_tiles,
        });
    }

    // There is always enough to take from: with the melds and partials at most those wanted,
    // two tiles or more are in neither, and without a head they are single.
    let head = match head {
        0 => Head::made(rest, exhausted_suit_tiles, exhausted_honours),
        _ => Head::Held,
    };
    let [from_rest, from_suit_tiles, from_honours] = head.takes();
    rest -= from_rest;
    exhausted_suit_tiles -= from_suit_tiles;
    exhausted_honours -= from_honours;
    note(Step::Head(head));

    let singles = rest + exhausted_suit_tiles;
    let left = exhausted_honours.saturating_sub(partials + 2 * singles);
    let extra = left / 3;
    note(Step::Useless { exhausted_honours, partials, singles, left, extra });

    let short = 2 * (wanted - melds) - partials + head.cost() + extra;
    let number = short as i8 - 1;
    note(Step::Value { wanted, melds, partials, head: head.cost(), extra, number });
    number
}

/// The number of some counts that are those of a division.
#[inline]
pub(crate) fn number(counts: &Counts) -> i8 {
    work(counts, |_| {})
}

/// The tiles that are counted nowhere.
fn rest(counts: &Counts) -> u8 {
    let Counts { melds, partials, dirty_partials, head, .. } = *counts;
    counts.size
        - 3 * melds
        - 2 * (partials + dirty_partials + head)
        - counts.exhausted_suit_tiles
        - counts.exhausted_honours
}

impl fmt::Display for Working {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, step) in self.steps().enumerate() {
            let end = if place == 0 { "" } else { "\n" };
            write!(f, "{end}{step}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Step::Wanted { size, melds } => {
                write!(f, "{}: {} wanted, and a head", many(size, "tile"), many(melds, "meld"))
            }
            Step::ToCome { exhausted_honours } => write!(
                f,
                "the tile to come counts as an exhausted honour: {}",
                many(exhausted_honours, "honour")
            ),
            Step::Rest { counts, rest } => write!(
                f,
                "rest: {} - 3*{} - 2*{} - 2*{} - {} - {} = {}",
                counts.size,
                counts.melds,
                counts.partials + counts.dirty_partials,
                counts.head,
                counts.exhausted_suit_tiles,
                counts.exhausted_honours,
                many(rest, "tile")
            ),
            Step::BrokenUp { partials, dirty_partials, kept, rest, exhausted_suit_tiles } => {
                write!(
                    f,
                    "too many partials: {partials} plain and {dirty_partials} dirty broken up, {kept} \
                 kept; rest {rest}, exhausted suit tiles {exhausted_suit_tiles}"
                )
            }
            Step::Head(head) => write!(f, "{head}: +{}", head.cost()),
            Step::Useless { exhausted_honours, partials, singles, left, extra } => write!(
                f,
                "useless: {} to spend, {partials} for partials, {} for single tiles: {left} left, \
                 +{extra}",
                many(exhausted_honours, "honour"),
                2 * singles
            ),
            Step::Value { wanted, melds, partials, head, extra, number } => write!(
                f,
                "shanten: -1 + 2*({wanted} - {melds}) - {partials} + {head} + {extra} = {number}"
            ),
        }
    }
}

impl fmt::Display for Head {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Head::Held => "the head is there",
            Head::RestForHonour => "no head: a single tile is paired, and an exhausted honour goes",
            Head::RestForSuitTile => {
                "no head: a single tile is paired, and an exhausted suit tile goes"
            }
            Head::RestForRest => "no head: a single tile is paired, and another goes",
            Head::DrawnForHonours => {
                "no head, and no tile to pair: both are drawn, and two exhausted honours go"
            }
            Head::DrawnForHonourAndSuitTile => {
                "no head, and no tile to pair: both are drawn, and an exhausted honour and an \
                 exhausted suit tile go"
            }
            Head::DrawnForSuitTiles => {
                "no head, and no tile to pair: both are drawn, and two exhausted suit tiles go"
            }
        })
    }
}

/// A number of things, with an `s` where it is not one.
fn many(number: u8, thing: &'static str) -> impl fmt::Display {
    struct Many(u8, &'static str);
    impl fmt::Display for Many {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            let Many(number, thing) = *self;
            write!(f, "{number} {thing}{}", if number == 1 { "" } else { "s" })
        }
    }
    Many(number, thing)
}
