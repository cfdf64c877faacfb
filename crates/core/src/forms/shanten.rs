//! The shanten number: how many tiles a hand has to exchange until it is tenpai.

use core::fmt;
use core::hint::black_box;

use super::{seven_pairs, thirteen_orphans};
use crate::engine::{Number, Summary};
use crate::hand::{Hand, HandError};
use crate::rules::{Form, Forms};
use crate::tile::{Keys, Tile};

/// How far a hand is from tenpai: -1 complete, 0 tenpai, then the least number of tiles to
/// exchange; at most 8, and at most 13 in thirteen orphans alone.
///
/// This is the number itself and not the number plus one. Of 3k+2 tiles it is -1 if they are
/// complete, and otherwise the least over all discards.
///
/// ```
/// use tenpai::{Hand, Shanten};
///
/// let hand: Hand = "123m456p789s11223z".parse()?;
/// assert_eq!(hand.shanten(), Shanten::TENPAI);
/// assert_eq!(hand.shanten().number(), 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Shanten(i8);

impl Shanten {
    /// The number of a complete hand, -1.
    pub const COMPLETE: Shanten = Shanten(-1);
    /// The number of a hand that is tenpai, 0.
    pub const TENPAI: Shanten = Shanten(0);

    /// The number that another room has found, -1 to 13.
    pub(crate) const fn from_number(number: i8) -> Shanten {
        Shanten(number)
    }

    /// The number: -1 to 8, and to 13 in thirteen orphans alone.
    pub const fn number(self) -> i8 {
        self.0
    }

    /// Whether it is -1.
    pub const fn is_complete(self) -> bool {
        self.0 == Shanten::COMPLETE.0
    }

    /// Whether it is 0. Of 3k+2 tiles that means that some discard leaves the hand tenpai.
    pub const fn is_tenpai(self) -> bool {
        self.0 == Shanten::TENPAI.0
    }
}

impl From<Shanten> for i8 {
    fn from(shanten: Shanten) -> i8 {
        shanten.number()
    }
}

impl fmt::Display for Shanten {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The shanten number of a hand in each form.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ShantenByForm {
    general: Number,
    seven_pairs: Number,
    thirteen_orphans: Number,
}

impl ShantenByForm {
    /// The numbers of the hand with these counts of concealed tiles, by tile index; its melds, if
    /// it has room for some, are assumed.
    ///
    /// This is [`Hand::from_counts`] and [`Hand::shanten_by_form`] in one, without a hand between
    /// them: the way for many hands that are judged once.
    ///
    /// ```
    /// use tenpai::ShantenByForm;
    ///
    /// let mut counts = [0; 34];
    /// counts[27..32].fill(1); // 12345z
    /// assert_eq!(ShantenByForm::of_counts(&counts)?.best().number(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Those of [`Hand::from_counts`].
    #[inline(always)]
    pub fn of_counts(counts: &[u8; Tile::COUNT]) -> Result<ShantenByForm, HandError> {
        Ok(ShantenByForm::of(Summary::checked(counts)?))
    }

    #[inline]
    pub(crate) fn of(summary: Summary) -> ShantenByForm {
        ShantenByForm {
            general: summary.general(),
            seven_pairs: seven_pairs::number(summary.sums()),
            thirteen_orphans: thirteen_orphans::number(summary.orphan_sums()),
        }
    }

    /// In the general form, which every hand has: k melds and a pair.
    #[inline]
    pub const fn general(&self) -> Shanten {
        Shanten(self.general.least())
    }

    /// In seven pairs, at most 6; `None` for a hand with melds, known or assumed.
    #[inline]
    pub fn seven_pairs(&self) -> Option<Shanten> {
        (self.seven_pairs != Number::NONE).then(|| Shanten(self.seven_pairs.least()))
    }

    /// In thirteen orphans, at most 13; `None` for a hand with melds, known or assumed.
    #[inline]
    pub fn thirteen_orphans(&self) -> Option<Shanten> {
        (self.thirteen_orphans != Number::NONE).then(|| Shanten(self.thirteen_orphans.least()))
    }

    /// The numbers of a hand with these keys, where nothing is locked.
    #[inline]
    pub(crate) fn of_keys(keys: &Keys) -> ShantenByForm {
        ShantenByForm::of(Summary::of(keys))
    }

    /// The number in one form, or in the nearest of several.
    #[inline]
    pub(crate) fn number(&self, forms: Forms) -> Number {
        let if_counts = |form, number| if forms.contains(form) { number } else { Number::NONE };
        if_counts(Form::General, self.general)
            .min(if_counts(Form::SevenPairs, self.seven_pairs))
            .min(if_counts(Form::ThirteenOrphans, self.thirteen_orphans))
    }

    /// In one form.
    pub fn get(&self, form: Form) -> Option<Shanten> {
        match form {
            Form::General => Some(self.general()),
            Form::SevenPairs => self.seven_pairs(),
            Form::ThirteenOrphans => self.thirteen_orphans(),
        }
    }

    /// In the form that is nearest: what players call the shanten number.
    #[inline]
    pub fn best(&self) -> Shanten {
        Shanten(self.general.or(self.seven_pairs).or(self.thirteen_orphans).least())
    }
}

impl fmt::Debug for ShantenByForm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ShantenByForm")
            .field("general", &self.general())
            .field("seven_pairs", &self.seven_pairs())
            .field("thirteen_orphans", &self.thirteen_orphans())
            .finish()
    }
}

impl Hand {
    /// The shanten number, in the form that is nearest.
    ///
    /// No tile is counted on that the hand already holds four times concealed: with `1111m` one
    /// waits on nothing.
    ///
    /// ```
    /// use tenpai::Hand;
    ///
    /// assert_eq!("11112222333344z".parse::<Hand>()?.shanten().number(), 2);
    /// assert_eq!("1111m".parse::<Hand>()?.shanten().number(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn shanten(&self) -> Shanten {
        self.shanten_by_form().best()
    }

    /// The shanten number in each form.
    ///
    /// ```
    /// use tenpai::{Form, Hand};
    ///
    /// let shanten = "1111m2233m4455p6z".parse::<Hand>()?.shanten_by_form();
    /// assert_eq!(shanten.general().number(), 1);
    /// assert_eq!(shanten.get(Form::SevenPairs).map(i8::from), Some(2));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn shanten_by_form(&self) -> ShantenByForm {
        // No branch follows, so where a program is compiled for a processor that can gather, a loop
        // over many hands would be made of gathers, and take four times as long. Past this nothing
        // is vectorized, and it is no instruction itself.
        black_box(());
        ShantenByForm::of(Summary::of(self.keys()))
    }
}
