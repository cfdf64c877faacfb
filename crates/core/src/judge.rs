//! A hand judged by given rules, with what is seen on the table.

mod error;
mod special;

use crate::distance::{self, ABSENT, Copies, Keys, Limits};
use crate::hand::{Hand, TurnError};
use crate::meld::MeldKind;
use crate::rules::{CopiesRule, FourOfAKind, Players, Rules};
use crate::seen::Seen;
use crate::shanten::{self, Form, Shanten};
use crate::tile::{COPIES, Tile};
use crate::tile_set::TileSet;
use crate::waits::{self, LiveWaits};

pub use self::error::JudgeError;

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

/// The concealed tiles of a hand, or what they would be: with a tile drawn that may be a fifth copy
/// beside a kan, or with one thrown away.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Concealed {
    pub(crate) counts: [u8; Tile::COUNT],
    pub(crate) keys: Keys,
    pub(crate) size: usize,
}

impl Concealed {
    pub(crate) fn of(hand: &Hand) -> Concealed {
        Concealed { counts: *hand.counts(), keys: *hand.keys(), size: hand.size() }
    }

    /// With one more of a tile. It may be a fifth copy, where the formal rule is judged.
    pub(crate) fn with(mut self, tile: Tile) -> Concealed {
        self.counts[tile.index()] += 1;
        self.keys.add(tile.index() as u8);
        self.size += 1;
        self
    }

    /// Without one of a tile, of which at least one is there.
    pub(crate) fn without(mut self, tile: Tile) -> Concealed {
        self.counts[tile.index()] -= 1;
        self.keys.remove(tile.index() as u8);
        self.size -= 1;
        self
    }
}

impl Hand {
    /// The hand as these rules and what is seen outside it make it.
    ///
    /// # Errors
    ///
    /// [`JudgeError::TooManyCopies`] when hand and table show more than four of a tile, and with
    /// three players [`JudgeError::Absent`] for one of 2m to 8m and [`JudgeError::Chi`] for a chi.
    pub fn judged_by(&self, rules: Rules, seen: Seen) -> Result<Judged<'_>, JudgeError> {
        let mut in_melds = [0; Tile::COUNT];
        for tile in self.melds().iter().flat_map(|meld| meld.tiles()) {
            in_melds[tile.index()] += 1;
        }
        let outside = distance::sums(&in_melds, seen.counts());
        let all = distance::sums(self.counts(), &outside);
        let (is_hand, mut left) = (distance::at_most_four(&all), Copies::of(&all).to_four());
        let three_players = rules.players() == Players::Three;
        if !is_hand || three_players && left.four() & ABSENT_KINDS != ABSENT_KINDS {
            return Err(first_flaw(&all, rules.players()));
        }
        if three_players {
            let chi = self.melds().iter().find(|meld| meld.kind() == MeldKind::Chi);
            if let Some(&meld) = chi {
                return Err(JudgeError::Chi { meld });
            }
            left = left.without_all(ABSENT_KINDS);
        }
        let mut limits = Limits::new(rules.copies() == CopiesRule::Formal);
        match rules.copies() {
            CopiesRule::Formal | CopiesRule::Concealed => {}
            CopiesRule::WithMelds => limits.lock_all(&in_melds),
            CopiesRule::Visible => limits.lock_all(&outside),
        }
        if three_players {
            limits = limits.without_absent();
        }
        Ok(Judged { hand: self, rules, seen, left, limits })
    }
}

/// What is wrong with what a hand and the table show together.
#[cold]
fn first_flaw(all: &[u8; Tile::COUNT], players: Players) -> JudgeError {
    let is_flaw = |&tile: &Tile| {
        let count = all[tile.index()];
        count > COPIES || count > 0 && is_absent(tile, players)
    };
    // There is one, or nobody would ask.
    let tile = Tile::all().find(is_flaw).unwrap_or(Tile::at(0));
    match all[tile.index()] {
        count if count > COPIES => JudgeError::TooManyCopies { tile, count },
        _ => JudgeError::Absent { tile },
    }
}

/// Whether so many players do without this tile.
fn is_absent(tile: Tile, players: Players) -> bool {
    players == Players::Three && ABSENT.contains(&tile.index())
}

/// A bit for each tile that three players do without.
const ABSENT_KINDS: u64 = 0b1111_1110;

impl<'h> Judged<'h> {
    /// By the default rules, with nothing seen outside the hand: what a judgement without rules is.
    pub(crate) fn plain(hand: &'h Hand) -> Judged<'h> {
        Judged {
            hand,
            rules: Rules::default(),
            seen: Seen::NONE,
            left: hand.left(Copies::of(hand.counts())),
            limits: Limits::new(false),
        }
    }

    /// Whether nothing is locked or absent, and four of a kind are one pair: then all is in tables.
    pub(crate) fn is_plain(&self) -> bool {
        self.limits.are_plain() && self.rules.four_of_a_kind() == FourOfAKind::OnePair
    }

    /// How many copies of each tile a shape can have.
    pub(crate) fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Whether tables know what comes of each draw: the same, or the characters between 1m and 9m are
    /// absent.
    pub(crate) fn draws_are_in_tables(&self) -> bool {
        self.limits.are_in_tables() && self.rules.four_of_a_kind() == FourOfAKind::OnePair
    }

    /// The kinds that so many players have, a bit for each.
    pub(crate) fn kinds(&self) -> u64 {
        match self.rules.players() {
            Players::Four => u64::MAX,
            Players::Three => !ABSENT_KINDS,
        }
    }

    /// With one more copy of a tile locked, which is seen from now on.
    pub(crate) fn with_one_seen(mut self, tile: Tile) -> Judged<'h> {
        self.limits.lock(tile.index(), 1);
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
        let below = |tile: &Tile| concealed.counts[tile.index()] < self.limits.of(tile.index());
        Tile::all().filter(below).collect()
    }

    /// The shanten number in the nearest of the forms that count, or `None` where none can be
    /// reached: no form counts, or too many tiles are locked or seen.
    pub fn shanten(&self) -> Option<Shanten> {
        self.best(&Concealed::of(self.hand))
    }

    /// The shanten number in one form; `None` where the form does not count, where the hand cannot
    /// have it beside its melds, or where it cannot be reached.
    pub fn shanten_of(&self, form: Form) -> Option<Shanten> {
        self.number(form, &Concealed::of(self.hand))
    }

    pub(crate) fn best(&self, concealed: &Concealed) -> Option<Shanten> {
        Form::ALL.into_iter().filter_map(|form| self.number(form, concealed)).min()
    }

    pub(crate) fn number(&self, form: Form, concealed: &Concealed) -> Option<Shanten> {
        if !self.rules.forms().contains(form) {
            return None;
        }
        let Concealed { counts, keys, size } = concealed;
        if self.is_plain() {
            return shanten::number_of(form, keys);
        }
        let number = match form {
            Form::General => self.limits.general(keys, counts, size / 3),
            _ if *size < 13 => None,
            Form::SevenPairs => {
                special::seven_pairs(counts, &self.limits, self.rules.four_of_a_kind())
            }
            Form::ThirteenOrphans => special::thirteen_orphans(counts, &self.limits),
        };
        number.map(Shanten::from_number)
    }

    /// The waits of the hand, with the copies left of each.
    ///
    /// # Errors
    ///
    /// [`TurnError`] when the hand has 3k+2 tiles: it has to discard before it waits.
    pub fn waits(&self) -> Result<LiveWaits, TurnError> {
        let formal = waits::formal(self.hand, self.rules)?;
        let limit = |tile: &Tile| self.hand.count(*tile) < self.limits.of(tile.index());
        let effective = formal.iter().filter(limit).collect();
        Ok(LiveWaits::new(formal, effective, self.all_left()))
    }
}
