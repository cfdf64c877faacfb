//! A hand judged by given rules, with what is seen on the table.

mod acceptance;
mod batch;
mod discards;
mod error;
mod improvements;
mod live;
mod seen;
mod waits;

use crate::engine;
use crate::engine::{ABSENT, Concealed, Limits, Number};
use crate::forms::{Shanten, ShantenByForm, limited};
use crate::hand::{Hand, MeldKind, TurnError};
use crate::rules::{CopiesRule, Form, Forms, FourOfAKind, Players, Rules};
use crate::tile::{COPIES, Copies, Tile, TileSet};

pub use self::acceptance::Acceptance;
pub(crate) use self::acceptance::{Accepted, numbers_by_tables};
pub use self::batch::{Batch, BatchError};
pub use self::discards::{Discard, Discards, DiscardsIter};
pub use self::error::JudgeError;
pub use self::improvements::{GoodWaits, Improvement};
pub use self::live::{LiveWaits, Verdict};
pub use self::seen::{Seen, SeenError};
pub use self::waits::Waits;

/// A hand together with the rules by which it is judged and the tiles that are seen outside it.
///
/// ```
/// use tenpai::{CopiesRule, Hand, Rules, Seen};
///
/// let hand: Hand = "13m456p789s11z(2222m)".parse()?;
/// let seen = Seen::NONE;
/// let judged = hand.judged_by(Rules::default(), seen)?;
/// assert_eq!(judged.waits()?.effective().to_string(), "2m");
/// assert_eq!(judged.left("2m".parse()?), 0);
///
/// let rules = Rules::default().with_copies(CopiesRule::WithMelds);
/// assert_eq!(hand.judged_by(rules, seen)?.shanten().map(i8::from), Some(1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Judged<'h> {
    hand: &'h Hand,
    rules: Rules,
    seen: Seen,
    /// Copies of each tile that are not seen.
    left: Copies,
    limits: Limits,
}

impl Hand {
    /// The hand as these rules and what is seen outside it make it.
    ///
    /// # Errors
    ///
    /// [`JudgeError::TooManyCopies`] when hand and table show more than four of a tile, and with
    /// three players [`JudgeError::Absent`] for one of 2m to 8m and [`JudgeError::Chi`] for a chi.
    pub fn judged_by(&self, rules: Rules, seen: Seen) -> Result<Judged<'_>, JudgeError> {
        let in_melds = self.copies_in_melds();
        let outside = match seen.is_none() {
            true => Some(in_melds),
            false => in_melds.plus(Copies::of(seen.counts())),
        };
        let held = Copies::of(self.counts());
        let all = outside.and_then(|outside| Some((outside, held.plus(outside)?)));
        let Some((outside, all)) = all else { return Err(first_flaw(self, &seen, &rules)) };
        let mut left = all.to_four();
        let mut limits = Limits::new(match rules.copies() {
            CopiesRule::Formal | CopiesRule::Concealed => Copies::ALL,
            CopiesRule::WithMelds => in_melds.to_four(),
            CopiesRule::Visible => outside.to_four(),
        });
        if rules.players() == Players::Three {
            if all.some() & ABSENT != 0 {
                return Err(first_flaw(self, &seen, &rules));
            }
            let chi = self.melds().iter().find(|meld| meld.kind() == MeldKind::Chi);
            if let Some(&meld) = chi {
                return Err(JudgeError::Chi { meld });
            }
            left = left.without_all(ABSENT);
            limits = limits.without_absent();
        }
        Ok(Judged { hand: self, rules, seen, left, limits })
    }
}

/// What is wrong with what a hand and the table show together.
#[cold]
fn first_flaw(hand: &Hand, seen: &Seen, rules: &Rules) -> JudgeError {
    let mut all = *hand.counts();
    hand.melds().iter().flat_map(|meld| meld.tiles()).for_each(|tile| all[tile.index()] += 1);
    all.iter_mut().zip(seen.counts()).for_each(|(all, seen)| *all += seen);
    let is_flaw = |&tile: &Tile| {
        let count = all[tile.index()];
        count > COPIES || count > 0 && is_absent(tile, rules.players())
    };
    // The caller has already found a flaw.
    let tile = Tile::all().find(is_flaw).unwrap_or(Tile::at(0));
    match all[tile.index()] {
        count if count > COPIES => JudgeError::TooManyCopies { tile, count },
        _ => JudgeError::Absent { tile },
    }
}

/// Whether so many players do without this tile.
fn is_absent(tile: Tile, players: Players) -> bool {
    players == Players::Three && ABSENT >> tile.index() & 1 == 1
}

impl<'h> Judged<'h> {
    /// By the default rules, with nothing seen outside the hand: what a judgement without rules is.
    pub(crate) fn plain(hand: &'h Hand) -> Judged<'h> {
        Judged {
            hand,
            rules: Rules::default(),
            seen: Seen::NONE,
            left: hand.left(Copies::of(hand.counts())),
            limits: Limits::new(Copies::ALL),
        }
    }

    /// Whether tables have the answers: nothing is locked, and four of a kind are one pair.
    pub(crate) fn is_in_tables(&self) -> bool {
        self.rules.four_of_a_kind() == FourOfAKind::OnePair
            && self.limits.are_in_tables()
            && !self.is_formal()
    }

    /// Whether that is so with four players.
    pub(crate) fn is_plain(&self) -> bool {
        self.is_in_tables() && self.is_within_four()
    }

    /// Whether shapes may use more copies of a kind than there are.
    pub(crate) fn is_formal(&self) -> bool {
        self.rules.copies() == CopiesRule::Formal
    }

    /// Whether there are four copies of each kind and no more, and nothing is locked or absent.
    pub(crate) fn is_within_four(&self) -> bool {
        self.limits.copies() == Copies::ALL && !self.is_formal()
    }

    /// How many copies of each tile a shape can have, but for the formal rule.
    pub(crate) fn limits(&self) -> &Limits {
        &self.limits
    }

    /// The kinds that so many players have, a bit for each.
    pub(crate) fn kinds(&self) -> u64 {
        match self.rules.players() {
            Players::Four => u64::MAX,
            Players::Three => !ABSENT,
        }
    }

    /// With one more copy of a tile locked, which is seen from now on.
    pub(crate) fn with_one_seen(mut self, tile: Tile) -> Judged<'h> {
        self.limits = self.limits.without(tile.index() as u8);
        self
    }

    /// The hand.
    pub const fn hand(&self) -> &'h Hand {
        self.hand
    }

    /// The rules.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The tiles that are seen outside the hand.
    pub const fn seen(&self) -> Seen {
        self.seen
    }

    /// Whether so many players do without this tile.
    pub(crate) fn is_absent(&self, tile: Tile) -> bool {
        is_absent(tile, self.rules.players())
    }

    /// How many copies of a tile are not seen: neither concealed nor in the hand's melds nor on the
    /// table. What an opponent holds is not seen.
    pub fn left(&self, tile: Tile) -> u8 {
        self.left.count(tile.index())
    }

    /// The copies left of each tile.
    pub(crate) fn all_left(&self) -> Copies {
        self.left
    }

    /// The tiles of which a hand with these concealed tiles could take one more into a shape.
    pub(crate) fn can_come(&self, concealed: &Concealed) -> TileSet {
        let full = match self.is_formal() {
            true => 0,
            false => self.limits.copies().equal(concealed.held),
        };
        TileSet::of_kinds(!full & self.kinds())
    }

    /// The shanten number in the nearest of the forms that count, or `None` where none can be
    /// reached: no form counts, or too many tiles are locked or seen.
    pub fn shanten(&self) -> Option<Shanten> {
        shanten(self.best(&self.hand.concealed()))
    }

    /// The shanten number in one form; `None` where the form does not count, where the hand cannot
    /// have it beside its melds, or where it cannot be reached.
    pub fn shanten_of(&self, form: Form) -> Option<Shanten> {
        shanten(self.number(form, &self.hand.concealed()))
    }

    /// The number in the nearest of the forms that count.
    pub(crate) fn best(&self, concealed: &Concealed) -> Number {
        if self.is_plain() {
            return ShantenByForm::of_keys(&concealed.keys).number(self.rules.forms());
        }
        let numbers = Form::ALL.map(|form| self.number(form, concealed));
        numbers.into_iter().fold(Number::NONE, Number::min)
    }

    /// The number in one form, [`Number::NONE`] where the form does not count or is out of reach.
    pub(crate) fn number(&self, form: Form, concealed: &Concealed) -> Number {
        if !self.rules.forms().contains(form) {
            return Number::NONE;
        }
        if self.is_plain() {
            return ShantenByForm::of_keys(&concealed.keys).number(Forms::from(form));
        }
        match form {
            Form::General if self.is_formal() => self.formal_number(concealed),
            Form::General => self.limits.number(concealed),
            _ => self.special(form, concealed).0,
        }
    }

    fn formal_number(&self, concealed: &Concealed) -> Number {
        let within_four = self.limits.number(concealed);
        match self.rules.players() {
            Players::Four => engine::formal_number::<false>(concealed, within_four),
            Players::Three => engine::formal_number::<true>(concealed, within_four),
        }
    }

    /// The number of a form without melds, and a bit for each kind whose draw lowers it.
    pub(crate) fn special(&self, form: Form, concealed: &Concealed) -> (Number, u64) {
        let (held, limits) = (concealed.held, self.limits.copies());
        match form {
            _ if !concealed.is_all() || !self.rules.forms().contains(form) => (Number::NONE, 0),
            Form::General => (Number::NONE, 0),
            Form::SevenPairs => limited::seven_pairs(held, limits, self.rules.four_of_a_kind()),
            Form::ThirteenOrphans => limited::thirteen_orphans(held, limits),
        }
    }

    /// The waits of the hand, with the copies left of each.
    ///
    /// # Errors
    ///
    /// [`TurnError`] when the hand has 3k+2 tiles: it has to discard before it waits.
    pub fn waits(&self) -> Result<LiveWaits, TurnError> {
        let concealed = self.hand.concealed();
        let formal = waits::formal(self.hand, &concealed, self.rules)?;
        let effective = formal & self.can_come(&concealed);
        Ok(LiveWaits::new(formal, effective, self.left))
    }
}

/// The shanten number that a form or a hand has; `None` where it is out of reach.
pub(crate) fn shanten(number: Number) -> Option<Shanten> {
    (number != Number::NONE).then(|| Shanten::from_number(number.least()))
}
