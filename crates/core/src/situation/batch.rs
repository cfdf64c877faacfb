//! Many hands judged in one call: all of them checked first.

use core::error::Error;
use core::fmt;

use crate::engine::Summary;
use crate::forms::{Shanten, ShantenByForm};
use crate::hand::HandError;
use crate::tile::counts::check;
use crate::tile::{Keys, Tile};

/// Many hands, each given by its counts and every one of them checked.
///
/// This is for a program that judges thousands of hands and wants to know before the first answer
/// that there will be one for each. [`Shanten::of_many`] and [`ShantenByForm::of_many`] fill a slice
/// with the answers; a batch gives them one by one.
///
/// ```
/// use tenpai::{Batch, Hand};
///
/// let hands = ["2235m", "11m19p19s1234567z"].map(|text| text.parse::<Hand>());
/// let mut counts = Vec::new();
/// for hand in hands {
///     counts.push(*hand?.counts());
/// }
/// let batch = Batch::new(&counts)?;
/// assert!(batch.shanten().all(|shanten| shanten.is_tenpai()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Batch<'h> {
    hands: &'h [[u8; Tile::COUNT]],
}

impl<'h> Batch<'h> {
    /// The batch of hands with these counts of concealed tiles, by tile index. The melds of a hand
    /// that has room for some are assumed.
    ///
    /// # Errors
    ///
    /// [`BatchError::Hand`] with the first one that is no hand.
    pub fn new(hands: &'h [[u8; Tile::COUNT]]) -> Result<Batch<'h>, BatchError> {
        let flaw = |(index, counts)| Some((index, check(counts).err()?));
        match hands.iter().enumerate().find_map(flaw) {
            None => Ok(Batch { hands }),
            Some((index, flaw)) => Err(BatchError::Hand { index, error: flaw.into() }),
        }
    }

    /// The shanten number of each hand, in the form that is nearest.
    pub fn shanten(self) -> impl ExactSizeIterator<Item = Shanten> {
        self.shanten_by_form().map(|forms| forms.best())
    }

    /// The shanten numbers of each hand, in each form.
    pub fn shanten_by_form(self) -> impl ExactSizeIterator<Item = ShantenByForm> {
        // All are hands, so there is no error to look for.
        self.hands.iter().map(|counts| ShantenByForm::of(Summary::of(&Keys::of(counts))))
    }

    /// The batch of hands for whose answers there are so many places.
    fn with_places(hands: &'h [[u8; Tile::COUNT]], places: usize) -> Result<Batch<'h>, BatchError> {
        if hands.len() != places {
            return Err(BatchError::Length { hands: hands.len(), places });
        }
        Batch::new(hands)
    }
}

impl Shanten {
    /// The numbers of many hands, in the form that is nearest to each: `numbers` receives that of
    /// `hands[i]` at place `i`. A hand is given by the counts of its concealed tiles, by tile
    /// index; its melds, if it has room for some, are assumed.
    ///
    /// Every hand is checked before the first answer is written, so each is looked at twice; the
    /// check is the smaller part, and the whole little dearer than [`ShantenByForm::of_counts`] for
    /// each.
    ///
    /// ```
    /// use tenpai::{BatchError, Shanten};
    ///
    /// let mut hands = [[0; 34]; 3];
    /// hands[0][27..32].fill(1); // 12345z
    /// hands[1][..4].fill(1); // 1234m
    /// hands[2][5] = 2; // 66m
    /// let mut numbers = [Shanten::TENPAI; 3];
    /// Shanten::of_many(&hands, &mut numbers)?;
    /// assert_eq!(numbers.map(Shanten::number), [2, 0, -1]);
    ///
    /// hands[1][4] = 5;
    /// let error = Shanten::of_many(&hands, &mut numbers).unwrap_err();
    /// assert_eq!(error.to_string(), "hand 1: 5 copies of 5m: there are only four");
    /// # Ok::<(), BatchError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`BatchError::Length`] when there are not as many places as hands, otherwise
    /// [`BatchError::Hand`] with the first one that is no hand. Nothing is written then.
    pub fn of_many(hands: &[[u8; Tile::COUNT]], numbers: &mut [Shanten]) -> Result<(), BatchError> {
        let batch = Batch::with_places(hands, numbers.len())?;
        numbers.iter_mut().zip(batch.shanten()).for_each(|(place, number)| *place = number);
        Ok(())
    }
}

impl ShantenByForm {
    /// The numbers of many hands, in each form: [`Shanten::of_many`] with more of an answer.
    ///
    /// ```
    /// use tenpai::{BatchError, ShantenByForm};
    ///
    /// let mut hands = [[0; 34]; 2];
    /// hands[0][27..32].fill(1); // 12345z
    /// hands[1][..14].fill(1); // 123456789m12345p
    /// let mut numbers = [ShantenByForm::of_counts(&hands[0])?; 2];
    /// ShantenByForm::of_many(&hands, &mut numbers)?;
    /// assert_eq!(numbers[0].seven_pairs(), None);
    /// assert_eq!(numbers[1].general().number(), 0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Those of [`Shanten::of_many`].
    pub fn of_many(
        hands: &[[u8; Tile::COUNT]],
        numbers: &mut [ShantenByForm],
    ) -> Result<(), BatchError> {
        let batch = Batch::with_places(hands, numbers.len())?;
        numbers.iter_mut().zip(batch.shanten_by_form()).for_each(|(place, forms)| *place = forms);
        Ok(())
    }
}

/// Why many hands were not judged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BatchError {
    /// One of them is no hand.
    Hand {
        /// Its place among the hands, from 0: the first such place.
        index: usize,
        /// What is wrong with it.
        error: HandError,
    },
    /// There are not as many places for answers as hands.
    Length {
        /// The hands given.
        hands: usize,
        /// The places given.
        places: usize,
    },
}

impl fmt::Display for BatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            BatchError::Hand { index, error } => write!(f, "hand {index}: {error}"),
            BatchError::Length { hands, places } => {
                write!(f, "{hands} hands and {places} places for their answers: use as many")
            }
        }
    }
}

// Without a source: what is inside is part of the message already.
impl Error for BatchError {}
