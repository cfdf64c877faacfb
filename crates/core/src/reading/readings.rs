//! The readings of a hand, one after the other.

use core::iter::FusedIterator;

use super::Reading;
use super::bundle::Bundle;
use super::division::{Divisions, Wanted};
use super::group::{Group, GroupKind};
use super::groups::Groups;
use super::number::Tally;
use super::supply::Supply;
use crate::forms::Shanten;
use crate::formula::{Counts, Division, DivisionError, Working};
use crate::hand::{Hand, Meld};
use crate::rules::{Form, FourOfAKind, Rules};
use crate::situation::Judged;
use crate::tile::{Tile, TileSet};

/// The readings of a hand, found one after the other: those in the general form first, then the one
/// in seven pairs and the one in thirteen orphans.
///
/// Each reading comes once, and always in the same order. Nothing is allocated and nothing is kept
/// but the way to the last reading found, so that all memory is that of this value.
#[derive(Debug, Clone)]
pub struct Readings<'m> {
    general: Option<Divisions>,
    /// In seven pairs and in thirteen orphans.
    others: [Option<Reading>; 2],
    melds: &'m [Meld],
}

impl<'m> Readings<'m> {
    /// Every reading of these tiles, a fifth copy perhaps among them, that completes a hand.
    pub(crate) fn complete(counts: &[u8; Tile::COUNT], rules: Rules) -> Readings<'static> {
        let forms = rules.forms();
        let complete = Wanted::Number(Shanten::COMPLETE.number());
        let size = counts.iter().sum();
        let general = || Divisions::new(counts, size, Supply::ENDLESS, complete);
        let other = |form| {
            let is_complete = forms.contains(form) && completes(form, counts, size, rules);
            let groups = || pairs_and_singles(counts, rules.four_of_a_kind());
            is_complete.then(|| Reading::special(form, Shanten::COMPLETE, groups()))
        };
        Readings {
            general: forms.contains(Form::General).then(general),
            others: OTHERS.map(other),
            melds: &[],
        }
    }
}

/// The forms without melds.
const OTHERS: [Form; 2] = [Form::SevenPairs, Form::ThirteenOrphans];

/// Whether these tiles are a complete hand of a form without melds.
fn completes(form: Form, counts: &[u8; Tile::COUNT], size: u8, rules: Rules) -> bool {
    let orphans = || Tile::all().filter(|tile| tile.is_terminal_or_honour());
    let held = |tile: Tile| counts[tile.index()];
    match form {
        _ if size != 14 => false,
        Form::General => false,
        Form::SevenPairs => {
            let pairs = |&count: &u8| pairs_of(count, rules.four_of_a_kind());
            counts.iter().map(pairs).sum::<u8>() == 7
        }
        Form::ThirteenOrphans => {
            orphans().map(held).sum::<u8>() == 14 && orphans().all(|tile| held(tile) > 0)
        }
    }
}

/// How many pairs `count` equal tiles are.
fn pairs_of(count: u8, four_of_a_kind: FourOfAKind) -> u8 {
    let most = match four_of_a_kind {
        FourOfAKind::OnePair => 1,
        FourOfAKind::TwoPairs => 2,
    };
    (count / 2).min(most)
}

/// The tiles as pairs and singles: of three equal ones one is single, and of four two are, unless
/// they count as two pairs.
fn pairs_and_singles(counts: &[u8; Tile::COUNT], four_of_a_kind: FourOfAKind) -> Groups {
    let mut groups = Groups::EMPTY;
    for tile in Tile::all() {
        let count = counts[tile.index()];
        let pairs = pairs_of(count, four_of_a_kind);
        let singles = count - 2 * pairs;
        (0..singles).for_each(|_| groups.push(Group::concealed(GroupKind::Single, tile)));
        (0..pairs).for_each(|_| groups.push(Group::concealed(GroupKind::Pair, tile)));
    }
    groups
}

impl Iterator for Readings<'_> {
    type Item = Reading;

    fn next(&mut self) -> Option<Reading> {
        if let Some(divisions) = &mut self.general {
            if let Some((counts, number)) = divisions.find() {
                return Some(Reading::general(*divisions.groups(), counts, number, self.melds));
            }
            self.general = None;
        }
        self.others.iter_mut().find_map(Option::take)
    }

    /// Counts [`Hand::all_readings`] without visiting each, in some microseconds.
    fn count(self) -> usize {
        self.general.map_or(0, Divisions::count) + self.others.iter().flatten().count()
    }
}

impl FusedIterator for Readings<'_> {}

impl Hand {
    /// The readings that are nearest to a complete hand: of a complete hand every way to divide it,
    /// of any other each division whose number is the [shanten number](Hand::shanten) of the hand.
    /// Two that differ only in their form are two readings.
    ///
    /// The search leaves out what can no longer reach that number, and takes some microseconds. A hand of
    /// 14 tiles of one suit has up to 122 such readings, and up to 214 if the general form alone counts.
    /// A hand of several suits has been seen with 322.
    ///
    /// ```
    /// use tenpai::Hand;
    ///
    /// let readings = |text: &str| -> Result<Vec<String>, Box<dyn std::error::Error>> {
    ///     Ok(text.parse::<Hand>()?.readings().map(|reading| reading.to_string()).collect())
    /// };
    /// let complete = readings("11122233344s222z")?;
    /// assert_eq!(complete[0], "123s 123s 123s 44s 222z");
    /// assert_eq!(complete[1], "11s 123s 234s 234s 222z");
    /// assert_eq!(complete[2], "111s 222s 333s 44s 222z");
    /// assert_eq!(readings("3m446p1z")?, ["3m 44p 6p 1z", "3m 4p 46p 1z"]);
    /// // A partial too many is worth no more than its tiles alone.
    /// assert_eq!(readings("34m67p")?, ["34m 67p", "34m 6p 7p", "3m 4m 67p"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn readings(&self) -> Readings<'_> {
        let numbers = self.shanten_by_form();
        let nearest = |form| numbers.get(form).filter(|&number| number == numbers.best());
        let general = nearest(Form::General).map(|number| {
            // What can come is nothing to a hand that is complete.
            let supply = match number {
                Shanten::COMPLETE => Supply::ENDLESS,
                _ => Supply::of_four(self.counts()),
            };
            self.divisions(supply, Wanted::Number(number.number()))
        });
        self.readings_of(general, nearest, FourOfAKind::OnePair)
    }

    /// Every reading: of the general form each division, however far it is from a complete hand, and
    /// with 13 or 14 tiles the pairs and singles of the other two forms.
    ///
    /// There can be many: a hand of 14 tiles of one suit has up to 12,624. Each takes some tens of
    /// nanoseconds, and `count` counts them without visiting each.
    pub fn all_readings(&self) -> Readings<'_> {
        let supply = Supply::of_four(self.counts());
        let general = self.divisions(supply, Wanted::All);
        let numbers = self.shanten_by_form();
        self.readings_of(Some(general), |form| numbers.get(form), FourOfAKind::OnePair)
    }

    #[inline(always)]
    pub(super) fn divisions(&self, supply: Supply, wanted: Wanted) -> Divisions {
        Divisions::new(self.counts(), self.size() as u8, supply, wanted)
    }

    /// These divisions, and the readings of the forms without melds that have a number.
    #[inline(always)]
    fn readings_of(
        &self,
        general: Option<Divisions>,
        number: impl Fn(Form) -> Option<Shanten>,
        four_of_a_kind: FourOfAKind,
    ) -> Readings<'_> {
        let other = |form| {
            let number = number(form)?;
            let groups = pairs_and_singles(self.counts(), four_of_a_kind);
            Some(Reading::special(form, number, groups))
        };
        Readings { general, others: OTHERS.map(other), melds: self.melds() }
    }
}

impl<'h> Judged<'h> {
    /// The readings that are nearest to a complete hand by the rules: in the forms that count, with
    /// four of a kind as they count, and with partials and single tiles worth what can still come to
    /// them.
    ///
    /// Their number is that of the hand, but where called melds or seen tiles lock copies: a division
    /// does not see that two of its groups wait for the same last copy, and so its number may be less
    /// than that of the hand. There are none where nothing can be reached.
    ///
    /// ```
    /// use tenpai::{FourOfAKind, Hand, Rules, Seen};
    ///
    /// let hand: Hand = "1111m2233m4455p66z".parse()?;
    /// let rules = Rules::default().with_four_of_a_kind(FourOfAKind::TwoPairs);
    /// let judged = hand.judged_by(rules, Seen::NONE)?;
    /// let readings: Vec<_> = judged.readings().map(|reading| reading.to_string()).collect();
    /// assert_eq!(readings, ["11m 11m 22m 33m 44p 55p 66z"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn readings(&self) -> Readings<'h> {
        let best = self.shanten();
        let nearest = |form| self.shanten_of(form).filter(|&number| Some(number) == best);
        let general = nearest(Form::General).map(|number| self.nearest_divisions(number));
        self.hand().readings_of(general, nearest, self.rules().four_of_a_kind())
    }

    /// Every reading in the forms that count and that can be reached; see [`Hand::all_readings`].
    pub fn all_readings(&self) -> Readings<'h> {
        let number = |form| self.shanten_of(form);
        let general =
            number(Form::General).map(|_| self.hand().divisions(self.supply(), Wanted::All));
        self.hand().readings_of(general, number, self.rules().four_of_a_kind())
    }

    /// What the formula counts of a reading in the general form, by these rules: a tile is exhausted
    /// when the hand holds as many as it may.
    ///
    /// Where melds or seen tiles lock copies, more tiles may be exhausted than counts on paper can
    /// have, so that [`Counts::worked`] refuses them; [`Judged::worked`] does not.
    ///
    /// ```
    /// use tenpai::{CopiesRule, Hand, Rules, Seen};
    ///
    /// let hand: Hand = "1111m".parse()?;
    /// let formal = hand.judged_by(Rules::default().with_copies(CopiesRule::Formal), Seen::NONE)?;
    /// let reading = formal.readings().next().ok_or("a hand has a reading")?;
    /// assert_eq!(formal.counts(&reading)?.to_string(), "g3 1, g2 0, dg2 0, p 0, dn 0, dz 0, n 4");
    /// assert_eq!(formal.counts(&reading)?.shanten()?, reading.shanten());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Those of [`Division::of_reading`]: a reading of another form, or of another hand.
    pub fn counts(&self, reading: &Reading) -> Result<Counts, DivisionError> {
        Division::of_reading(self.hand(), reading)?;
        let supply = self.supply();
        let concealed = reading.groups().iter().filter(|group| group.kind().is_concealed());
        let tally = concealed.fold(Tally::EMPTY, |tally, group| {
            tally.plus(Tally::of(&Bundle::of(group.kind()), group.tile().index(), &supply))
        });
        Ok(tally.counts(self.hand().size() as u8))
    }

    /// The formula worked out for a reading in the general form, by these rules; the number in the
    /// end is that of the reading.
    ///
    /// ```
    /// use tenpai::{CopiesRule, Hand, Rules, Seen};
    ///
    /// let hand: Hand = "1m[111m][222m][333m][444m]".parse()?;
    /// let rules = Rules::default().with_copies(CopiesRule::WithMelds);
    /// let judged = hand.judged_by(rules, Seen::NONE)?;
    /// let reading = judged.readings().next().ok_or("a hand has a reading")?;
    /// assert_eq!(judged.worked(&reading)?.shanten().number(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Those of [`Judged::counts`].
    pub fn worked(&self, reading: &Reading) -> Result<Working, DivisionError> {
        Ok(Working::of(&self.counts(reading)?))
    }

    /// The tiles of which the hand holds as many as it may by these rules, so that no shape counts on
    /// another: exhausted, as the [formula](crate::formula) has it. A tile that may not be held at
    /// all is among them.
    pub fn exhausted(&self) -> TileSet {
        self.supply().exhausted
    }

    fn supply(&self) -> Supply {
        let exhausted = !self.can_come(&self.hand().concealed());
        Supply::of(exhausted, TileSet::of_kinds(self.limits().copies().none()))
    }

    /// The divisions of the least number there is. That is the number of the hand, except where a
    /// division does not see what is locked.
    fn nearest_divisions(&self, number: Shanten) -> Divisions {
        let supply = self.supply();
        let divisions = |number| self.hand().divisions(supply, Wanted::Number(number));
        if number.is_complete() || self.is_within_four() {
            return divisions(number.number());
        }
        (0..=MOST_NUMBER)
            .map(divisions)
            .find(|divisions| divisions.clone().find().is_some())
            .unwrap_or_else(|| self.hand().divisions(supply, Wanted::All))
    }
}

/// More than the number of any division: fourteen tiles to exchange, and as many again.
const MOST_NUMBER: i8 = 28;
