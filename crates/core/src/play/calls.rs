//! Calls: what a hand can do with another player's discard.

use core::fmt;

use crate::forms::Shanten;
use crate::hand::{Hand, HandError, Turn};
use crate::rules::{Players, SwapCalling};
use crate::situation::{Discards, JudgeError, Judged};
use crate::tile::{COPIES, Piece, Suit, Tile, TileSet};

/// Who threw the tile away.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Discarder {
    /// The player before this one (kamicha), from whom alone a chi may be called.
    Before,
    /// Any other player.
    Other,
}

/// What a hand does with a discard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Call {
    /// Nothing.
    Pass,
    /// A run, with these two.
    Chi([Piece; 2]),
    /// A triplet, with these two.
    Pon([Piece; 2]),
    /// A kan, with the three that are held.
    OpenKan,
    /// Winning on it. Whether the hand has a yaku or is furiten is not judged.
    Ron,
}

/// A call that a hand can make, and what comes of it.
#[derive(Debug, Clone, Copy)]
pub struct Choice {
    call: Call,
    shanten: Option<Shanten>,
    discards: Option<Discards>,
}

impl Choice {
    /// The call.
    pub const fn call(&self) -> Call {
        self.call
    }

    /// The number after it, with the best discard where one has to follow; -1 after ron. `None`
    /// where nothing can be reached any more.
    pub const fn shanten(&self) -> Option<Shanten> {
        self.shanten
    }

    /// After a chi or pon what may be thrown, the best first.
    pub const fn discards(&self) -> Option<&Discards> {
        self.discards.as_ref()
    }
}

/// Why there are no calls to be judged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum CallError {
    /// The hand cannot call: it is to discard, its melds are not known, or it has the red five that
    /// is called.
    Hand(HandError),
    /// The tile cannot be there.
    Judge(JudgeError),
    /// The hand cannot make this call, or could throw nothing after it.
    Unavailable {
        /// The tile that is called.
        called: Piece,
        /// What is to be done with it.
        call: Call,
    },
}

impl fmt::Display for CallError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CallError::Hand(error) => error.fmt(f),
            CallError::Judge(error) => error.fmt(f),
            CallError::Unavailable { called, call } => {
                match call {
                    Call::Pass => write!(f, "{called} cannot be passed")?,
                    Call::Chi([one, other]) => write!(f, "no chi of {called} with {one} {other}")?,
                    Call::Pon([one, other]) => write!(f, "no pon of {called} with {one} {other}")?,
                    Call::OpenKan => write!(f, "no kan of {called}")?,
                    Call::Ron => write!(f, "no ron on {called}")?,
                }
                f.write_str(" here: use one of the calls that there are")
            }
        }
    }
}

// Without a source: what is inside is the message.
impl core::error::Error for CallError {}

/// The most calls there can be: two ways of a pon, five of a chi, and pass, kan and ron.
const MOST: usize = 10;

impl Judged<'_> {
    /// Everything that the hand can do with a tile that another player threw away, passing first.
    /// The tile is not yet among those that are seen.
    ///
    /// ```
    /// use tenpai::{Call, Discarder, Hand, Rules, Seen};
    ///
    /// let hand: Hand = "2344m456p789s115z".parse()?;
    /// let judged = hand.judged_by(Rules::default(), Seen::NONE)?;
    /// let mut calls = judged.calls("1m".parse()?, Discarder::Before)?;
    /// assert_eq!(calls.next().map(|choice| choice.call()), Some(Call::Pass));
    /// let chi = calls.next().ok_or("a chi")?;
    /// assert_eq!(chi.call(), Call::Chi(["2m".parse()?, "3m".parse()?]));
    /// // The 4m at the other end of the run may not be thrown.
    /// let best = chi.discards().map(|discards| discards.first().piece());
    /// assert_eq!(best, Some("5z".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`CallError::Hand`] when the hand is to discard, its melds are not known or it has the red five
    /// that is called, [`CallError::Judge`] for a fifth copy or a tile that three players do not have.
    pub fn calls(
        &self,
        called: Piece,
        from: Discarder,
    ) -> Result<impl Iterator<Item = Choice> + use<>, CallError> {
        self.expect_can_come(called)?;
        let hand = *self.hand();
        let tile = called.tile();
        let mut calls = [None; MOST];
        let mut found = 0;
        let mut add = |choice: Option<Choice>| {
            if let (Some(_), Some(place)) = (choice, calls.get_mut(found)) {
                *place = choice;
                found += 1;
            }
        };
        add(self.pass(called));
        let is_chi_allowed = self.is_chi_allowed(from);
        for [one, other] in runs(tile).filter(|_| is_chi_allowed) {
            for first in held(&hand, one) {
                for second in held(&hand, other) {
                    add(self.after_call(called, Call::Chi([first, second])));
                }
            }
        }
        for first in held(&hand, tile) {
            // The plain one comes last, so each pair of pieces is tried once.
            add(self.after_call(called, Call::Pon([first, Piece::plain(tile)])));
        }
        add(self.after_call(called, Call::OpenKan));
        add(self.ron(called)?);
        Ok(calls.into_iter().flatten())
    }

    /// One call by itself, and what comes of it: what [`Judged::calls`] has of it, without judging
    /// the others. The two tiles of a chi or pon may be in any order.
    ///
    /// ```
    /// use tenpai::{Call, CallError, Discarder, Hand, Rules, Seen};
    ///
    /// let hand: Hand = "2344m456p789s115z".parse()?;
    /// let judged = hand.judged_by(Rules::default(), Seen::NONE)?;
    /// let call = Call::Chi(["3m".parse()?, "2m".parse()?]);
    /// let chi = judged.choice("1m".parse()?, Discarder::Before, call)?;
    /// let best = chi.discards().map(|discards| discards.first().to_string());
    /// assert_eq!(best.as_deref(), Some("5z: 0, 4m1z, 4 tiles"));
    ///
    /// let error = judged.choice("1m".parse()?, Discarder::Other, call).err();
    /// assert!(matches!(error, Some(CallError::Unavailable { .. })));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Those of [`Judged::calls`], and [`CallError::Unavailable`] for a call that is not among those.
    pub fn choice(&self, called: Piece, from: Discarder, call: Call) -> Result<Choice, CallError> {
        self.expect_can_come(called)?;
        let choice = match call {
            Call::Pass => self.pass(called),
            Call::Chi(_) if !self.is_chi_allowed(from) => None,
            Call::Chi(_) | Call::Pon(_) | Call::OpenKan => self.after_call(called, call),
            Call::Ron => self.ron(called)?,
        };
        choice.ok_or(CallError::Unavailable { called, call })
    }

    /// That the hand can take a tile from another player, and that there is such a tile.
    fn expect_can_come(&self, called: Piece) -> Result<(), CallError> {
        let hand = self.hand();
        hand.expect_turn(Turn::ToDraw).map_err(|error| CallError::Hand(error.into()))?;
        if hand.melds_are_assumed() {
            return Err(CallError::Hand(HandError::MeldsAssumed));
        }
        let tile = called.tile();
        if self.left(tile) == 0 {
            return Err(CallError::Judge(match self.rules().players() {
                Players::Three if self.is_absent(tile) => JudgeError::Absent { tile },
                _ => JudgeError::TooManyCopies { tile, count: COPIES + 1 },
            }));
        }
        // There is a copy left, so that only a red five can be one too many.
        let mut with = *hand;
        with.draw(called).map_err(CallError::Hand)
    }

    fn is_chi_allowed(&self, from: Discarder) -> bool {
        from == Discarder::Before && self.rules().players() == Players::Four
    }

    fn pass(&self, called: Piece) -> Option<Choice> {
        let mut seen = self.seen();
        seen.add(called.tile()).ok()?;
        let judged = self.hand().judged_by(self.rules(), seen).ok()?;
        Some(Choice { call: Call::Pass, shanten: judged.shanten(), discards: None })
    }

    fn ron(&self, called: Piece) -> Result<Option<Choice>, CallError> {
        let waits = self.waits().map_err(|error| CallError::Hand(error.into()))?;
        let shanten = Some(Shanten::COMPLETE);
        let ron = Choice { call: Call::Ron, shanten, discards: None };
        Ok(waits.effective().contains(called.tile()).then_some(ron))
    }

    /// What comes of a chi, pon or kan; `None` where the hand cannot make it, or could throw nothing
    /// afterwards.
    fn after_call(&self, called: Piece, call: Call) -> Option<Choice> {
        let mut hand = *self.hand();
        match call {
            Call::Chi(with) => hand.chi(called, with).ok()?,
            Call::Pon(with) => hand.pon(called, with).ok()?,
            Call::OpenKan => hand.open_kan(called).ok()?,
            Call::Pass | Call::Ron => return None,
        }
        let judged = hand.judged_by(self.rules(), self.seen()).ok()?;
        if call == Call::OpenKan {
            return Some(Choice { call, shanten: judged.shanten(), discards: None });
        }
        let forbidden = match self.rules().swap_calling() {
            SwapCalling::Forbidden => swapped(called.tile(), call),
            SwapCalling::Allowed => TileSet::EMPTY,
        };
        let discards = judged.discards().ok()?.after_call_without(forbidden)?;
        let shanten = discards.first().shanten();
        Some(Choice { call, shanten, discards: Some(discards) })
    }
}

/// The pairs of tiles that make a run with this one, the lowest first.
fn runs(tile: Tile) -> impl Iterator<Item = [Tile; 2]> {
    let beside = move |step: i8| {
        let rank = tile.rank().checked_add_signed(step)?;
        if tile.suit() == Suit::Honours { None } else { Tile::of(tile.suit(), rank).ok() }
    };
    [[-2, -1], [-1, 1], [1, 2]]
        .into_iter()
        .filter_map(move |[one, other]| Some([beside(one)?, beside(other)?]))
}

/// The different pieces of this kind that are concealed, the red five first.
fn held(hand: &Hand, tile: Tile) -> impl Iterator<Item = Piece> {
    let hand = *hand;
    let red = Piece::red_five(tile.suit()).ok().filter(|red| red.tile() == tile);
    let pieces = red.into_iter().chain([Piece::plain(tile)]);
    pieces.filter(move |&piece| hand.count_piece(piece) > 0)
}

/// The kinds that would swap a tile for the one called: its own, and after a chi the one that would
/// have made the run at its other end.
fn swapped(called: Tile, call: Call) -> TileSet {
    let mut kinds = TileSet::from(called);
    if let Call::Chi(with) = call {
        let [one, other] = with.map(|piece| piece.tile());
        let (low, high) = (one.min(other), one.max(other));
        // With both on one side of it, the next one beyond them does what it does.
        let step = if called < low { 1 } else { -1 };
        let beyond = if called < low { high } else { low };
        let is_outside = called < low || called > high;
        let rank = beyond.rank().checked_add_signed(step).filter(|_| is_outside);
        kinds.extend(rank.and_then(|rank| Tile::of(called.suit(), rank).ok()));
    }
    kinds
}
