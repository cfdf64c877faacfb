//! Waits: the tiles that complete a hand.

use crate::engine;
use crate::engine::{Concealed, Number};
use crate::forms::limited;
use crate::hand::{Hand, Turn, TurnError};
use crate::rules::{Form, FourOfAKind, Rules};
use crate::tile::{Copies, TileSet};

/// The tiles that a hand of 3k+1 tiles waits on, each once whatever forms it completes.
///
/// ```
/// use tenpai::Hand;
///
/// let waits = "1111m".parse::<Hand>()?.waits()?;
/// assert_eq!(waits.formal().to_string(), "1m");
/// assert!(waits.effective().is_empty() && !waits.is_tenpai());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Waits {
    pub(super) formal: TileSet,
    pub(super) effective: TileSet,
}

impl Waits {
    /// Every tile that completes the shape, the fifth copy of one included.
    pub const fn formal(&self) -> TileSet {
        self.formal
    }

    /// The formal waits that can come: those that the hand does not hold four times concealed.
    pub const fn effective(&self) -> TileSet {
        self.effective
    }

    /// Whether there is an effective wait.
    pub const fn is_tenpai(&self) -> bool {
        !self.effective.is_empty()
    }

    /// Whether one of these discards of one's own is a formal wait (furiten by discards).
    pub fn is_furiten(&self, discards: TileSet) -> bool {
        !(self.formal & discards).is_empty()
    }
}

impl Hand {
    /// The waits of the hand: in the general form (k melds and a pair), and with 13 tiles in seven
    /// pairs and thirteen orphans too.
    ///
    /// ```
    /// use tenpai::Hand;
    ///
    /// let hand: Hand = "1113335m456p777s".parse()?;
    /// assert_eq!(hand.waits()?.effective().to_string(), "45m");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`TurnError`] when the hand has 3k+2 tiles: it has to discard before it waits.
    pub fn waits(&self) -> Result<Waits, TurnError> {
        let concealed = self.concealed();
        let formal = formal(self, &concealed, Rules::default())?;
        Ok(Waits { formal, effective: formal - TileSet::of_kinds(concealed.held.four()) })
    }
}

/// The formal waits of a hand in the forms that count.
#[inline]
pub(crate) fn formal(
    hand: &Hand,
    concealed: &Concealed,
    rules: Rules,
) -> Result<TileSet, TurnError> {
    hand.expect_turn(Turn::ToDraw)?;
    // Most hands are not tenpai, which their number shows soonest. Only a fifth copy can still complete
    // such a hand. That number takes four of a kind as one pair.
    if rules.four_of_a_kind() == FourOfAKind::OnePair
        && !hand.shanten().is_tenpai()
        && concealed.held.four() == 0
    {
        return Ok(TileSet::EMPTY);
    }
    let forms = rules.forms();
    let mut formal = 0;
    if forms.contains(Form::General) {
        formal |= engine::completing(concealed);
    }
    if concealed.is_all() {
        let (held, limits) = (concealed.held, Copies::ALL);
        let if_tenpai = |form, (number, draws)| match forms.contains(form) {
            true if number == Number::of(0) => draws,
            _ => 0,
        };
        let pairs = limited::seven_pairs(held, limits, rules.four_of_a_kind());
        formal |= if_tenpai(Form::SevenPairs, pairs);
        formal |= if_tenpai(Form::ThirteenOrphans, limited::thirteen_orphans(held, limits));
    }
    Ok(TileSet::of_kinds(formal))
}
