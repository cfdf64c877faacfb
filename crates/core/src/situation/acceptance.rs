//! Tile acceptance (ukeire): what to draw.

use core::fmt;

use super::{Judged, shanten};
use crate::engine;
use crate::engine::{Concealed, Nearer, Number, ORPHANS};
use crate::forms::{Shanten, seven_pairs, thirteen_orphans};
use crate::hand::{Hand, Turn, TurnError};
use crate::rules::{Form, Forms, Players};
use crate::tile::{Copies, Tile, TileSet};

/// The tiles whose draw brings a hand of 3k+1 tiles nearer, and how many of each are not yet seen.
///
/// A tile of which all copies are seen is among them, with none left: it would bring the hand
/// nearer, but it cannot be drawn.
///
/// ```
/// use tenpai::Hand;
///
/// let acceptance = "111124m1111z".parse::<Hand>()?.acceptance()?;
/// assert_eq!(acceptance.shanten().map(i8::from), Some(1));
/// assert_eq!(acceptance.tiles().to_string(), "34m");
/// assert_eq!(acceptance.total(), 7);
/// assert_eq!(acceptance.to_string(), "34m, 7 tiles");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Acceptance {
    accepted: Accepted,
    left: Copies,
}

/// What is accepted, whether copies of it are left or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Accepted {
    pub(crate) shanten: Option<Shanten>,
    pub(crate) tiles: TileSet,
}

impl Acceptance {
    #[inline]
    pub(crate) const fn new(accepted: Accepted, left: Copies) -> Acceptance {
        Acceptance { accepted, left }
    }

    /// The number of the hand before it draws; `None` where nothing can be reached.
    pub const fn shanten(&self) -> Option<Shanten> {
        self.accepted.shanten
    }

    /// The tiles whose draw lowers the number. At tenpai they are the effective waits.
    pub const fn tiles(&self) -> TileSet {
        self.accepted.tiles
    }

    /// Those of them of which a copy is left.
    pub fn live(&self) -> TileSet {
        TileSet::of_kinds(self.tiles().bits() & self.left.some())
    }

    /// How many copies of one of the tiles are not yet seen; 0 for any other tile.
    pub fn copies(&self, tile: Tile) -> u8 {
        if self.tiles().contains(tile) { self.left.count(tile.index()) } else { 0 }
    }

    /// The same for every tile, by its index.
    ///
    /// ```
    /// use tenpai::{Hand, Tile};
    ///
    /// let acceptance = "111124m1111z".parse::<Hand>()?.acceptance()?;
    /// let four: Tile = "4m".parse()?;
    /// assert_eq!(acceptance.copies_by_index()[four.index()], 3);
    /// assert_eq!(acceptance.copies_by_index().iter().sum::<u8>(), 7);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn copies_by_index(&self) -> [u8; Tile::COUNT] {
        self.left.without_all(!self.tiles().bits()).counts()
    }

    /// Each of the tiles with its copies, in tile order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (Tile, u8)> {
        let left = self.left;
        self.tiles().iter().map(move |tile| (tile, left.count(tile.index())))
    }

    /// The copies of all of them together.
    pub fn total(&self) -> u32 {
        u32::from(self.left.among(self.tiles().bits()).0)
    }
}

impl fmt::Display for Acceptance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.tiles().is_empty() {
            return f.write_str("nothing");
        }
        let total = self.total();
        write!(f, "{}, {total} tile{}", self.tiles(), if total == 1 { "" } else { "s" })
    }
}

impl Hand {
    /// The tiles whose draw brings the hand nearer in its best form, by the default rules and with
    /// nothing seen but its own tiles. [`Hand::judged_by`] takes others.
    ///
    /// # Errors
    ///
    /// [`TurnError`] when the hand has 3k+2 tiles: [`Hand::discards`] judges it.
    pub fn acceptance(&self) -> Result<Acceptance, TurnError> {
        self.expect_turn(Turn::ToDraw)?;
        let concealed = self.concealed();
        let nearer = engine::nearer::<false>(&concealed);
        let accepted = Accepted::by_tables(Forms::ALL, nearer, concealed.held, u64::MAX);
        Ok(Acceptance::new(accepted, self.left(concealed.held)))
    }
}

impl Judged<'_> {
    /// The tiles whose draw brings the hand nearer in its best form.
    ///
    /// # Errors
    ///
    /// [`TurnError`] when the hand has 3k+2 tiles: [`Judged::discards`] judges it.
    pub fn acceptance(&self) -> Result<Acceptance, TurnError> {
        self.hand().expect_turn(Turn::ToDraw)?;
        let accepted = self.accepted(&self.hand().concealed());
        Ok(Acceptance::new(accepted, self.all_left()))
    }

    /// The tiles whose draw brings the hand nearer in this form.
    ///
    /// # Errors
    ///
    /// As [`Judged::acceptance`].
    pub fn acceptance_of(&self, form: Form) -> Result<Acceptance, TurnError> {
        self.hand().expect_turn(Turn::ToDraw)?;
        let concealed = self.hand().concealed();
        let (number, tiles) = match form {
            Form::General => self.general(&concealed, self.within_four(&concealed).general()),
            _ => self.special(form, &concealed),
        };
        Ok(Acceptance::new(Accepted::new(number, tiles), self.all_left()))
    }

    /// What these concealed tiles accept: those of a hand, or what a discard leaves of them.
    pub(crate) fn accepted(&self, concealed: &Concealed) -> Accepted {
        self.accepted_given(concealed, self.within_four(concealed))
    }

    /// The general form within four copies of each kind.
    fn within_four(&self, concealed: &Concealed) -> Nearer {
        match self.rules().players() {
            Players::Four => engine::nearer::<false>(concealed),
            Players::Three => engine::nearer::<true>(concealed),
        }
    }

    /// What these concealed tiles accept, given the general form within four copies of each kind.
    #[inline]
    pub(crate) fn accepted_given(&self, concealed: &Concealed, nearer: Nearer) -> Accepted {
        let forms = self.rules().forms();
        if self.is_in_tables() {
            return Accepted::by_tables(forms, nearer, concealed.held, self.kinds());
        }
        let general = self.general(concealed, nearer.general());
        let pairs = self.special(Form::SevenPairs, concealed);
        let orphans = self.special(Form::ThirteenOrphans, concealed);
        let all = [general, pairs, orphans];
        // A draw brings a form nearer by one at most, so that only the nearest forms can lead.
        let least = all.into_iter().fold(Number::NONE, |least, (number, _)| least.min(number));
        let nearest = all.into_iter().filter(|(number, _)| *number == least);
        Accepted::new(least, nearest.fold(0, |all, (_, tiles)| all | tiles))
    }

    /// The number of the general form by the rules and a bit for each kind whose draw lowers it, given
    /// the same within four copies of each kind.
    fn general(&self, concealed: &Concealed, within_four: (Number, u64)) -> (Number, u64) {
        if !self.rules().forms().contains(Form::General) {
            return (Number::NONE, 0);
        }
        if !self.is_formal() {
            return self.limits().nearer(concealed, within_four);
        }
        match self.rules().players() {
            Players::Four => engine::formally_nearer::<false>(concealed, within_four),
            Players::Three => engine::formally_nearer::<true>(concealed, within_four),
        }
    }
}

impl Accepted {
    /// Nothing can be reached.
    pub(crate) const NOTHING: Accepted = Accepted { shanten: None, tiles: TileSet::EMPTY };

    #[inline]
    fn new(number: Number, tiles: u64) -> Accepted {
        Accepted { shanten: shanten(number), tiles: TileSet::of_kinds(tiles) }
    }

    /// What is accepted of these kinds in the best of these forms, by tables: nothing is locked, and
    /// four of a kind are one pair.
    #[inline]
    pub(crate) fn by_tables(forms: Forms, nearer: Nearer, held: Copies, of: u64) -> Accepted {
        let [general, pairs, orphans] = numbers_by_tables(forms, &nearer);
        let Nearer { kinds, sums, orphan_sums, .. } = nearer;
        let least = general.min(pairs).min(orphans);
        if least == Number::NONE {
            return Accepted::NOTHING;
        }
        // A draw brings a form nearer by one at most, so that only the nearest forms can lead. Which
        // they are cannot be foreseen, so that there is no branch but for the rare one.
        let if_nearest = |number, tiles| if number == least { tiles } else { 0 };
        let new_kinds = if sums.kinds() < 7 { held.none() & of } else { 0 };
        let mut tiles = if_nearest(general, kinds) | if_nearest(pairs, held.one() | new_kinds);
        if orphans == least {
            let paired = if orphan_sums.pairs() > 0 { 0 } else { held.one() };
            tiles |= (held.none() | paired) & ORPHANS;
        }
        let shanten = Some(Shanten::from_number(least.least()));
        Accepted { shanten, tiles: TileSet::of_kinds(tiles) }
    }
}

/// The number in each form, [`Number::NONE`] where it is not one of these.
#[inline]
pub(crate) fn numbers_by_tables(forms: Forms, nearer: &Nearer) -> [Number; 3] {
    let if_counts = |form, number| if forms.contains(form) { number } else { Number::NONE };
    [
        if_counts(Form::General, nearer.number),
        if_counts(Form::SevenPairs, seven_pairs::number(nearer.sums)),
        if_counts(Form::ThirteenOrphans, thirteen_orphans::number(nearer.orphan_sums)),
    ]
}
