//! Tenpai judgement over blocks, with seven pairs and thirteen orphans joined in.

mod cases;
mod general;
mod kinds;
mod live;
mod obstacle;
mod shape;
mod special;

pub use self::cases::{Case, WaitCase, WaitCases};
pub use self::kinds::{KindsOfWaits, Wait};
pub use self::live::{LiveWaits, Verdict};
pub use self::obstacle::Obstacle;
pub use self::shape::WaitShape;
use crate::hand::{Hand, Turn, TurnError};
use crate::rules::Rules;
use crate::shanten::Form;
use crate::tile::{COPIES, Tile};
use crate::tile_set::TileSet;

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
    formal: TileSet,
    effective: TileSet,
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
        let formal = formal(self, Rules::default())?;
        let locked: TileSet = Tile::all().filter(|&tile| self.count(tile) == COPIES).collect();
        Ok(Waits { formal, effective: formal - locked })
    }
}

/// The formal waits of a hand in the forms that count.
pub(crate) fn formal(hand: &Hand, rules: Rules) -> Result<TileSet, TurnError> {
    hand.expect_turn(Turn::ToDraw)?;
    let forms = rules.forms();
    let mut formal = TileSet::EMPTY;
    if forms.contains(Form::General) {
        formal |= general::waits(&hand.blocks());
    }
    if hand.size() == 13 {
        if forms.contains(Form::SevenPairs) {
            formal |= special::seven_pairs(hand.counts(), rules.four_of_a_kind());
        }
        if forms.contains(Form::ThirteenOrphans) {
            formal |= special::thirteen_orphans(hand.counts());
        }
    }
    Ok(formal)
}
