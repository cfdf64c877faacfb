//! A division of the concealed tiles, and what is counted of it.

use core::error::Error;
use core::fmt;
use core::str::FromStr;

use super::counts::Counts;
use super::part::{Part, PartError, PartKind};
use super::textbook::Tally;
use crate::hand::{Hand, HandError, Meld, ParseError};
use crate::reading::Reading;
use crate::rules::Form;
use crate::tile::{COPIES, Tile, TileSet};

/// The most parts that there can be: each tile alone.
const MOST: usize = 14;

/// One way to divide the concealed tiles of a hand into melds, partials, at most one head and
/// single tiles.
///
/// In text its parts stand apart, the head has a star, and the melds beside it follow as in a
/// [`Hand`]: `12m 11z* (3333m)(4444m)(5555m)`. Its parts are kept in tile order, so two equal
/// divisions of a hand are equal values.
///
/// ```
/// use tenpai::Hand;
/// use tenpai::formula::{Division, Part};
///
/// let hand: Hand = "22356m".parse()?;
/// let division = Division::of(&hand, [Part::head("2m".parse()?), "3m".parse()?, "56m".parse()?])?;
/// assert_eq!(division.to_string(), "22m* 3m 56m");
/// assert_eq!(division.counts().to_string(), "g3 0, g2 1, dg2 0, p 1, dn 0, dz 0, n 5");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Division {
    hand: Hand,
    /// The first `len` in their order; those behind them are all alike.
    parts: [Part; MOST],
    len: u8,
}

impl Division {
    /// The division of this hand into these parts, in any order.
    ///
    /// # Errors
    ///
    /// [`DivisionError::Copies`] where the parts are not made of the concealed tiles, each once,
    /// and [`DivisionError::SecondHead`] for a second head.
    pub fn of<P>(hand: &Hand, parts: P) -> Result<Division, DivisionError>
    where
        P: IntoIterator,
        P::Item: Into<Part>,
    {
        let pile = Pile::of(parts.into_iter().map(|part| Ok(part.into())))?;
        for tile in Tile::all() {
            let (divided, held) = (pile.counts[tile.index()], hand.count(tile));
            if divided != held {
                return Err(DivisionError::Copies { tile, divided, held });
            }
        }
        Ok(pile.divide(hand))
    }

    /// The division that a reading of this hand in the general form is, with the best of its pairs as
    /// the head. The melds beside the hand are no parts of it.
    ///
    /// ```
    /// use tenpai::Hand;
    /// use tenpai::formula::Division;
    ///
    /// let hand: Hand = "3m446p1z".parse()?;
    /// let reading = hand.readings().next().ok_or("a hand has a reading")?;
    /// let division = Division::of_reading(&hand, &reading)?;
    /// assert_eq!(division.to_string(), "3m 44p* 6p 1z");
    /// assert_eq!(division.counts().shanten()?, reading.shanten());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`DivisionError::OtherForm`] for a reading of seven pairs or thirteen orphans, which have no
    /// melds to count, and [`DivisionError::Copies`] for one of another hand.
    pub fn of_reading(hand: &Hand, reading: &Reading) -> Result<Division, DivisionError> {
        if reading.form() != Form::General {
            return Err(DivisionError::OtherForm { form: reading.form() });
        }
        let concealed = reading.groups().iter().filter(|group| group.kind().is_concealed());
        let mut parts = [Part::single(Tile::at(0)); MOST];
        let mut len = 0;
        for (place, group) in parts.iter_mut().zip(concealed) {
            let part = Part::of_group(group.tiles());
            *place = part.map_err(|error| DivisionError::Part { error, offset: 0 })?;
            len += 1;
        }
        Ok(Division::of(hand, parts.into_iter().take(len))?.with_head())
    }

    /// The same division with one of its pairs as the head, if it has no head: an exhausted pair
    /// before others, as it can be nothing else, and of those an honour before a suit tile. As
    /// [`Division::counts`] has it, no choice has a lower number, and none is better than to choose.
    ///
    /// So is a division counted whose pairs are all alike:
    ///
    /// ```
    /// use tenpai::formula::Division;
    ///
    /// let division: Division = "111m 222m 333m 11z 44m".parse()?;
    /// assert_eq!(division.with_head().to_string(), "111m 222m 333m 44m 11z*");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn with_head(mut self) -> Division {
        if self.parts().iter().any(|part| part.kind() == PartKind::Head) {
            return self;
        }
        let worth = |tile: Tile| (self.is_exhausted(tile), tile.is_honour());
        let pairs = (0..self.parts().len()).rev().filter(|&place| self.parts[place].is_pair());
        if let Some(place) = pairs.max_by_key(|&place| worth(self.parts[place].ends()[0])) {
            self.parts[place] = Part::head(self.parts[place].ends()[0]);
            self.parts[..usize::from(self.len)].sort_unstable();
        }
        self
    }

    /// The hand that is divided.
    pub const fn hand(&self) -> &Hand {
        &self.hand
    }

    /// Its parts in tile order.
    pub fn parts(&self) -> &[Part] {
        &self.parts[..usize::from(self.len)]
    }

    /// What the formula counts of it, where melds and kans lock nothing: so Tenhou and Mahjong Soul
    /// play ([`CopiesRule::Concealed`](crate::CopiesRule::Concealed)).
    ///
    /// A tile is exhausted when the concealed part holds all four.
    pub fn counts(&self) -> Counts {
        self.count(TileSet::EMPTY)
    }

    /// What the formula counts of it, where the tiles of own kans are gone, as they are under
    /// [`CopiesRule::WithMelds`](crate::CopiesRule::WithMelds). Open kans count like concealed
    /// ones.
    ///
    /// Two more things change: a partial whose every completing tile is gone is no partial, and an
    /// exhausted suit tile of which every run needs a tile of a kan counts with the honours. It is
    /// exact where all melds of the hand are kans; see [the chapter](super#own-kans).
    pub fn counts_with_kans(&self) -> Counts {
        let kans = self.hand.melds().iter().filter(|meld| meld.kind().is_kan());
        self.count(kans.map(|meld| meld.tile()).collect())
    }

    /// What tutorials count of it.
    pub fn tally(&self) -> Tally {
        Tally::of(self)
    }

    /// Whether the concealed part holds all four copies.
    pub(super) fn is_exhausted(&self, tile: Tile) -> bool {
        self.hand.count(tile) == COPIES
    }

    fn count(&self, kans: TileSet) -> Counts {
        let mut counts = Counts { size: self.hand.size() as u8, ..Counts::default() };
        for part in self.parts() {
            let gone = |tile: Tile| self.is_exhausted(tile) || kans.contains(tile);
            // Without kans the rule for what cannot be completed changes no least number, and
            // who counts on paper is spared it.
            let hopeless = !kans.is_empty() && part.completing().all(gone);
            let [low, high] = part.ends();
            match part.kind() {
                PartKind::Meld => counts.melds += 1,
                PartKind::Head => counts.head += 1,
                PartKind::Single => self.count_single(low, kans, &mut counts),
                PartKind::Partial if hopeless || low == high && self.is_exhausted(low) => {
                    part.tiles().for_each(|tile| self.count_single(tile, kans, &mut counts));
                }
                PartKind::Partial if self.is_exhausted(low) && self.is_exhausted(high) => {
                    counts.dirty_partials += 1;
                }
                PartKind::Partial => counts.partials += 1,
            }
        }
        counts
    }

    fn count_single(&self, tile: Tile, kans: TileSet, counts: &mut Counts) {
        if !self.is_exhausted(tile) {
            return;
        }
        if runs_with(tile).all(|run| run.tiles().any(|tile| kans.contains(tile))) {
            counts.exhausted_honours += 1;
        } else {
            counts.exhausted_suit_tiles += 1;
        }
    }
}

/// The runs that a tile can stand in; none of an honour.
fn runs_with(tile: Tile) -> impl Iterator<Item = Meld> {
    let lowest = Tile::all().filter_map(|lowest| Meld::chi(lowest).ok());
    lowest.filter(move |run| run.tiles().any(|other| other == tile))
}

/// Parts, and how many of each tile they hold.
struct Pile {
    parts: [Part; MOST],
    len: usize,
    counts: [u8; Tile::COUNT],
}

impl Pile {
    /// The parts in their order. More tiles than a hand has are found at the first that is too
    /// many.
    fn of(parts: impl Iterator<Item = Result<Part, DivisionError>>) -> Result<Pile, DivisionError> {
        let none = Part::single(Tile::at(0));
        let mut pile = Pile { parts: [none; MOST], len: 0, counts: [0; Tile::COUNT] };
        for part in parts {
            let part = part?;
            let heads = |part: &Part| part.kind() == PartKind::Head;
            if heads(&part) && pile.parts[..pile.len].iter().any(heads) {
                return Err(DivisionError::SecondHead { tile: part.ends()[0] });
            }
            for tile in part.tiles() {
                let count = &mut pile.counts[tile.index()];
                *count += 1;
                if *count > COPIES {
                    return Err(HandError::TooManyCopies { tile, count: *count }.into());
                }
            }
            if pile.len == MOST {
                return Err(DivisionError::TooManyParts);
            }
            pile.parts[pile.len] = part;
            pile.len += 1;
        }
        pile.parts[..pile.len].sort_unstable();
        Ok(pile)
    }

    fn divide(self, hand: &Hand) -> Division {
        Division { hand: *hand, parts: self.parts, len: self.len as u8 }
    }
}

impl FromStr for Division {
    type Err = DivisionError;

    /// Reads a division. Without melds in the text, those of a hand of fewer than 13 tiles are
    /// assumed.
    fn from_str(text: &str) -> Result<Division, DivisionError> {
        let (concealed, melds) = text.split_at(text.find(['[', '(']).unwrap_or(text.len()));
        let offset = |word: &str| word.as_ptr() as usize - text.as_ptr() as usize;
        let part = |word: &str| {
            word.parse().map_err(|error| DivisionError::Part { error, offset: offset(word) })
        };
        let pile = Pile::of(concealed.split_whitespace().map(part))?;
        let mut hand = Hand::from_counts(&pile.counts)?;
        let mut called = [Meld::pon(Tile::at(0)); 4];
        let mut len = 0;
        for word in melds.split_inclusive([']', ')']).filter(|word| !word.trim().is_empty()) {
            let meld = |error| DivisionError::Meld { error, offset: offset(word) };
            let place = called.get_mut(len).ok_or(meld(ParseError::TooManyMelds { offset: 0 }))?;
            *place = word.parse().map_err(meld)?;
            len += 1;
        }
        if len > 0 {
            hand = hand.with_melds(&called[..len])?;
        }
        Ok(pile.divide(&hand))
    }
}

impl fmt::Debug for Division {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Division({self})")
    }
}

impl fmt::Display for Division {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, part) in self.parts().iter().enumerate() {
            let space = if place == 0 { "" } else { " " };
            write!(f, "{space}{part}")?;
        }
        for (place, meld) in self.hand.melds().iter().enumerate() {
            let space = if place == 0 { " " } else { "" };
            write!(f, "{space}{meld}")?;
        }
        Ok(())
    }
}

/// Why some parts, or a text, are no division of a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DivisionError {
    /// The parts hold a tile more or less often than the concealed part of the hand.
    Copies {
        /// The tile, the first in tile order.
        tile: Tile,
        /// The copies in the parts.
        divided: u8,
        /// The copies that are concealed.
        held: u8,
    },
    /// A reading that is not of the general form.
    OtherForm {
        /// Its form.
        form: Form,
    },
    /// A second head.
    SecondHead {
        /// Its tile.
        tile: Tile,
    },
    /// More parts than a hand has tiles.
    TooManyParts,
    /// A word of the text is no part.
    Part {
        /// What is wrong with it.
        error: PartError,
        /// Where it stands in the text, in bytes from the start.
        offset: usize,
    },
    /// What follows the parts in the text is no meld.
    Meld {
        /// What is wrong with it, with offsets from where it stands.
        error: ParseError,
        /// Where it stands in the text, in bytes from the start.
        offset: usize,
    },
    /// The tiles are no hand.
    Hand(HandError),
}

impl From<HandError> for DivisionError {
    fn from(error: HandError) -> DivisionError {
        DivisionError::Hand(error)
    }
}

impl fmt::Display for DivisionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            DivisionError::Copies { tile, divided, held } => {
                write!(f, "{tile}: {divided} in the parts, {held} in the hand: divide each once")
            }
            DivisionError::OtherForm { form } => {
                write!(f, "a reading of {form}: only the general form is divided into melds")
            }
            DivisionError::SecondHead { tile } => {
                write!(f, "a second head of {tile}: there is one; let other pairs be partials")
            }
            DivisionError::TooManyParts => {
                f.write_str("more than 14 parts: no hand has so many tiles")
            }
            DivisionError::Part { error, offset } => write!(f, "at byte {offset}: {error}"),
            DivisionError::Meld { error, offset } => {
                write!(f, "counted from byte {offset}: {error}")
            }
            DivisionError::Hand(error) => error.fmt(f),
        }
    }
}

// Without a source: what is inside is part of the message already.
impl Error for DivisionError {}
