//! The formulas that tutorials teach, and what each gets wrong.
//!
//! They count a division without asking which tiles can still come: every pair is a partial or the
//! head, and no tile is exhausted. So they count a [`Tally`] and not [`Counts`](super::Counts). The
//! one that is right about what it claims is [`shanten`]: it gives the *formal* number, with a
//! fifth copy if need be. Those that people ought to know about and nobody ought to use are in
//! [`wrong`].
//!
//! Each takes one division. What a tutorial calls the number of the hand is the least over all of
//! them.

use super::counts::CountsError;
use super::division::Division;
use super::part::PartKind;
use crate::forms::Shanten;

/// What a tutorial counts of a division.
///
/// ```
/// use tenpai::formula::Division;
///
/// let tally = "33z 44z 55z* 666z 777z 7z".parse::<Division>()?.tally();
/// assert_eq!((tally.melds, tally.partials, tally.head), (2, 2, 1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tally {
    /// Runs and triplets, 0 to 4.
    pub melds: u8,
    /// All partials, 0 to 7: pairs other than the head, neighbours, and tiles one apart.
    pub partials: u8,
    /// Those of them whose missing tile stands between the two.
    pub closed_partials: u8,
    /// Pairs set apart as the head, 0 or 1.
    pub head: u8,
    /// Single tiles of which the concealed part holds all four copies.
    pub fourth_copies: u8,
    /// The concealed tiles, 1 to 14.
    pub size: u8,
}

impl Tally {
    pub(super) fn of(division: &Division) -> Tally {
        let mut tally = Tally { size: division.hand().size() as u8, ..Tally::default() };
        for part in division.parts() {
            match part.kind() {
                PartKind::Meld => tally.melds += 1,
                PartKind::Head => tally.head += 1,
                PartKind::Partial => {
                    tally.partials += 1;
                    tally.closed_partials += u8::from(part.is_closed());
                }
                PartKind::Single => {
                    tally.fourth_copies += u8::from(division.is_exhausted(part.ends()[0]));
                }
            }
        }
        tally
    }

    /// The single tiles.
    fn singles(&self) -> Result<u8, CountsError> {
        let Tally { head, size, .. } = *self;
        if !(1..=14).contains(&size) || size % 3 == 0 {
            return Err(CountsError::Size { size });
        }
        if head > 1 {
            return Err(CountsError::Heads { heads: head });
        }
        if self.closed_partials > self.partials {
            let Tally { closed_partials: closed, partials, .. } = *self;
            return Err(CountsError::Closed { closed, partials });
        }
        let [melds, partials, fourth] =
            [self.melds, self.partials, self.fourth_copies].map(u16::from);
        let tiles = 3 * melds + 2 * (partials + u16::from(head));
        if tiles + fourth > u16::from(size) {
            return Err(CountsError::Tiles { tiles: tiles + fourth, size });
        }
        Ok(size - tiles as u8)
    }

    /// Twice the melds wanted, less twice the melds, the partials that count, and the head.
    fn number(&self, partials: u8) -> Shanten {
        let wanted = 2 * (self.size / 3);
        let there = 2 * self.melds + partials + self.head;
        Shanten::from_number(wanted as i8 - there as i8)
    }

    /// The partials for which there is room beside the melds.
    fn capped(&self, partials: u8) -> u8 {
        partials.min(self.size / 3 - self.melds)
    }
}

/// The textbook formula: `2k - 2 melds - partials - head`, with melds and partials together counted
/// up to k, the melds wanted.
///
/// The least over all divisions is the *formal* number of every hand, that of
/// [`CopiesRule::Formal`](crate::CopiesRule::Formal). It is not what most games play by: it waits
/// happily for a fifth copy.
///
/// ```text
/// 1111m        111m and 1m alone, waiting for another 1m: formally tenpai
/// ```
///
/// ```
/// use tenpai::Hand;
/// use tenpai::formula::{Division, textbook};
///
/// let tally = "111m 1m".parse::<Division>()?.tally();
/// assert_eq!(textbook::shanten(&tally)?.number(), 0);
/// assert_eq!("1111m".parse::<Hand>()?.shanten().number(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// [`CountsError`] where no division has this tally.
pub fn shanten(tally: &Tally) -> Result<Shanten, CountsError> {
    tally.singles()?;
    Ok(tally.number(tally.capped(tally.partials)))
}

/// Formulas that are wrong, each in its own way. They are here to be shown, not to be used.
pub mod wrong {
    use super::{CountsError, Shanten, Tally};

    /// [`shanten`](super::shanten) without the cap: every partial counts, and there may be more of
    /// them than melds are wanted.
    ///
    /// A fifth block helps nobody: four melds are wanted, and a partial that never becomes one of
    /// them is thrown. Compared with the formal number it is too low on 22,928,637,801 of the
    /// 326,520,504,500 hands of 14 tiles.
    ///
    /// ```text
    /// 12m 45m 78m 12p 45p 78p 12s      seven partials: 2*4 - 7 = 1
    ///                                  but four count: 2*4 - 4 = 4
    /// ```
    ///
    /// ```
    /// use tenpai::formula::{Division, textbook};
    ///
    /// let tally = "12m 45m 78m 12p 45p 78p 12s".parse::<Division>()?.tally();
    /// assert_eq!(textbook::wrong::without_cap(&tally)?.number(), 1);
    /// assert_eq!(textbook::shanten(&tally)?.number(), 4);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`CountsError`] where no division has this tally.
    pub fn without_cap(tally: &Tally) -> Result<Shanten, CountsError> {
        tally.singles()?;
        Ok(tally.number(tally.partials))
    }

    /// [`shanten`](super::shanten) by tutorials that know no closed partials, so that the two tiles
    /// of `13m` are two single ones.
    ///
    /// Compared with the formal number it is too high on 125,828,557,411 of the 326,520,504,500
    /// hands of 14 tiles, more than a third.
    ///
    /// ```text
    /// 123m 456p 789s 11z* 13p 7z       three melds, the head, and 13p waiting for 2p: tenpai
    ///                                  without 13p it is 1
    /// ```
    ///
    /// ```
    /// use tenpai::formula::{Division, textbook};
    ///
    /// let tally = "123m 456p 789s 11z* 13p 7z".parse::<Division>()?.tally();
    /// assert_eq!(textbook::wrong::without_closed_partials(&tally)?.number(), 1);
    /// assert_eq!(textbook::shanten(&tally)?.number(), 0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`CountsError`] where no division has this tally.
    pub fn without_closed_partials(tally: &Tally) -> Result<Shanten, CountsError> {
        tally.singles()?;
        Ok(tally.number(tally.capped(tally.partials - tally.closed_partials)))
    }

    /// [`shanten`](super::shanten), and one more where all single tiles are fourth copies: the
    /// repair that is often taught for hands that wait for a fifth copy.
    ///
    /// It is wrong in both directions. It adds where nothing has to be added, as the useless tile
    /// is simply thrown for one that is wanted:
    ///
    /// ```text
    /// 33z 44z 55z* 666z 777z 7z        it says 1 + 1 = 2; throw 7z, draw 3z, and the hand is tenpai
    /// ```
    ///
    /// And it adds nothing where a pair that can never grow hides the fourth copy:
    ///
    /// ```text
    /// 555z 666z 777z 99p 99p*          it says 0, waiting for the fifth 9p; the hand is 1
    /// ```
    ///
    /// ```
    /// use tenpai::Hand;
    /// use tenpai::formula::{Division, textbook};
    ///
    /// for (division, says, exact) in
    ///     [("33z 44z 55z* 666z 777z 7z", 2, 1), ("555z 666z 777z 99p 99p*", 0, 1)]
    /// {
    ///     let division: Division = division.parse()?;
    ///     let wrong = textbook::wrong::one_more_for_fourth_copies(&division.tally())?;
    ///     assert_eq!(wrong.number(), says);
    ///     assert_eq!(division.hand().shanten_by_form().general().number(), exact);
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`CountsError`] where no division has this tally.
    pub fn one_more_for_fourth_copies(tally: &Tally) -> Result<Shanten, CountsError> {
        let singles = tally.singles()?;
        let more = singles > 0 && singles == tally.fourth_copies;
        let number = super::shanten(tally)?.number();
        Ok(Shanten::from_number(number + i8::from(more)))
    }
}
