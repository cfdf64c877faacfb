//! Tile acceptance (ukeire): what to draw.

use core::fmt;

use crate::distance::{self, Copies, Nearer, Number};
use crate::hand::{Hand, Turn, TurnError};
use crate::judge::{Concealed, Judged};
use crate::rules::{Forms, Players};
use crate::shanten::{self, Form, Shanten};
use crate::tile::Tile;
use crate::tile_set::TileSet;

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
        let held = Copies::of(self.counts());
        let nearer = distance::nearer::<false>(self.keys(), held, self.size() / 3);
        let accepted = Accepted::by_tables(Forms::ALL, nearer, held, u64::MAX);
        Ok(Acceptance::new(accepted, self.left(held)))
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
        let accepted = self.accepted(&Concealed::of(self.hand()));
        Ok(Acceptance::new(accepted, self.all_left()))
    }

    /// The tiles whose draw brings the hand nearer in this form.
    ///
    /// # Errors
    ///
    /// As [`Judged::acceptance`].
    pub fn acceptance_of(&self, form: Form) -> Result<Acceptance, TurnError> {
        self.hand().expect_turn(Turn::ToDraw)?;
        let concealed = Concealed::of(self.hand());
        let shanten = self.number(form, &concealed);
        let tiles = shanten.map_or(TileSet::EMPTY, |shanten| self.draws(form, &concealed, shanten));
        Ok(Acceptance::new(Accepted { shanten, tiles }, self.all_left()))
    }

    /// What these concealed tiles accept: those of a hand, or what a discard leaves of them.
    pub(crate) fn accepted(&self, concealed: &Concealed) -> Accepted {
        if self.draws_are_in_tables() {
            let Concealed { counts, keys, size } = concealed;
            let held = Copies::of(counts);
            let nearer = match self.rules().players() {
                Players::Four => distance::nearer::<false>(keys, held, size / 3),
                Players::Three => distance::nearer::<true>(keys, held, size / 3),
            };
            return Accepted::by_tables(self.rules().forms(), nearer, held, self.kinds());
        }
        let numbers = Form::ALL.map(|form| (form, self.number(form, concealed)));
        let shanten = numbers.iter().filter_map(|(_, number)| *number).min();
        // A draw brings a form nearer by one at most, so that only the nearest forms can lead.
        let nearest = numbers.into_iter().filter(|&(_, number)| number == shanten);
        let tiles = nearest
            .filter_map(|(form, number)| number.map(|number| self.draws(form, concealed, number)))
            .fold(TileSet::EMPTY, |all, tiles| all | tiles);
        Accepted { shanten, tiles }
    }

    /// The tiles whose draw lowers the number of a form.
    fn draws(&self, form: Form, concealed: &Concealed, number: Shanten) -> TileSet {
        let lowers = |tile: &Tile| {
            self.number(form, &concealed.with(*tile)).is_some_and(|after| after < number)
        };
        self.can_come(concealed).iter().filter(lowers).collect()
    }
}

impl Accepted {
    /// What is accepted of these kinds in the best of these forms, by tables: nothing is locked, and
    /// four of a kind are one pair.
    #[inline]
    pub(crate) fn by_tables(forms: Forms, nearer: Nearer, held: Copies, of: u64) -> Accepted {
        let if_counts = |form, number| if forms.contains(form) { number } else { Number::NONE };
        let Nearer { kinds, number, sums, orphan_sums } = nearer;
        let general = if_counts(Form::General, number);
        let pairs = if_counts(Form::SevenPairs, shanten::seven_pairs(sums));
        let orphans = if_counts(Form::ThirteenOrphans, shanten::thirteen_orphans(orphan_sums));
        let least = general.min(pairs).min(orphans);
        if least == Number::NONE {
            return Accepted { shanten: None, tiles: TileSet::EMPTY };
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

/// A bit for each terminal and honour.
const ORPHANS: u64 = 0b1111111_100000001_100000001_100000001;
