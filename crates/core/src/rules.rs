//! The rules by which a hand is judged.

use core::fmt;

/// Which copies of a tile a hand can still count on.
///
/// It makes the shanten number and the waits, and nothing else does: tiles seen on the table change
/// only how many copies of a wait are left, except under [`CopiesRule::Visible`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum CopiesRule {
    /// Any number, a fifth one too: so textbooks count, and rules for wait points.
    Formal,
    /// Four, of which the concealed part may hold all; melds and concealed kans lock nothing. So
    /// Tenhou and Mahjong Soul play.
    #[default]
    Concealed,
    /// Four, less those in the hand's own melds and kans. So EMA rules have it.
    WithMelds,
    /// Four, less every copy that is seen outside the concealed part. Nobody plays so: it tells what
    /// can still be built, which may be nothing.
    Visible,
}

/// How many play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum Players {
    /// Four, with all 34 kinds.
    #[default]
    Four,
    /// Three (sanma), without 2m to 8m and without chi.
    Three,
}

/// What four equal tiles are in seven pairs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum FourOfAKind {
    /// One pair: the seven have to differ.
    #[default]
    OnePair,
    /// Two pairs, as in Sichuan and some house rules.
    TwoPairs,
}

/// Whether a call may swap a tile of the hand for the one called (kuikae).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum SwapCalling {
    /// After a call neither another tile of the kind that was called may be thrown, nor, after a chi,
    /// the tile that would have made the run at its other end.
    #[default]
    Forbidden,
    /// Anything may be thrown.
    Allowed,
}

/// A form that a complete hand can have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Form {
    /// Melds and a pair.
    General,
    /// Seven different pairs (chiitoitsu, 七対子), with no melds beside them.
    SevenPairs,
    /// One of each terminal and honour and one more (kokushi musou, 国士無双), with no melds.
    ThirteenOrphans,
}

impl Form {
    /// All three.
    pub const ALL: [Form; 3] = [Form::General, Form::SevenPairs, Form::ThirteenOrphans];
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Form::General => "general form",
            Form::SevenPairs => "seven pairs",
            Form::ThirteenOrphans => "thirteen orphans",
        })
    }
}

/// A set of forms.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Forms(u8);

impl Forms {
    /// None.
    pub const EMPTY: Forms = Forms(0);
    /// All three.
    pub const ALL: Forms = Forms(0b111);

    /// The set with this form in it as well.
    #[must_use]
    pub const fn with(self, form: Form) -> Forms {
        Forms(self.0 | 1 << form as u8)
    }

    /// Whether the form is in it.
    pub const fn contains(self, form: Form) -> bool {
        self.0 >> form as u8 & 1 == 1
    }

    /// Whether no form is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl Default for Forms {
    /// All three.
    fn default() -> Forms {
        Forms::ALL
    }
}

impl From<Form> for Forms {
    fn from(form: Form) -> Forms {
        Forms::EMPTY.with(form)
    }
}

impl FromIterator<Form> for Forms {
    fn from_iter<I: IntoIterator<Item = Form>>(forms: I) -> Forms {
        forms.into_iter().fold(Forms::EMPTY, Forms::with)
    }
}

/// The rules by which a hand is judged: the copies that count, the forms, what four of a kind are,
/// how many play, and whether a call may swap a tile. The default is what a judgement without rules takes.
///
/// ```
/// use tenpai::{CopiesRule, Hand, Rules, Seen};
///
/// let hand: Hand = "45z[444z][111z][555z][777z]".parse()?;
/// assert_eq!(hand.shanten().number(), 0);
///
/// let rules = Rules::default().with_copies(CopiesRule::WithMelds);
/// assert_eq!(hand.judged_by(rules, Seen::NONE)?.shanten().map(i8::from), Some(1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Rules {
    copies: CopiesRule,
    forms: Forms,
    four_of_a_kind: FourOfAKind,
    players: Players,
    swap_calling: SwapCalling,
}

impl Rules {
    /// With this copies rule.
    #[must_use]
    pub const fn with_copies(self, copies: CopiesRule) -> Rules {
        Rules { copies, ..self }
    }

    /// With these forms alone. With none a hand has no number and no waits.
    #[must_use]
    pub const fn with_forms(self, forms: Forms) -> Rules {
        Rules { forms, ..self }
    }

    /// With four of a kind as this in seven pairs.
    #[must_use]
    pub const fn with_four_of_a_kind(self, four_of_a_kind: FourOfAKind) -> Rules {
        Rules { four_of_a_kind, ..self }
    }

    /// With so many players.
    #[must_use]
    pub const fn with_players(self, players: Players) -> Rules {
        Rules { players, ..self }
    }

    /// With swap-calling forbidden or allowed.
    #[must_use]
    pub const fn with_swap_calling(self, swap_calling: SwapCalling) -> Rules {
        Rules { swap_calling, ..self }
    }

    /// Which copies count.
    pub const fn copies(self) -> CopiesRule {
        self.copies
    }

    /// Which forms count.
    pub const fn forms(self) -> Forms {
        self.forms
    }

    /// What four of a kind are in seven pairs.
    pub const fn four_of_a_kind(self) -> FourOfAKind {
        self.four_of_a_kind
    }

    /// Whether a call may swap a tile.
    pub const fn swap_calling(self) -> SwapCalling {
        self.swap_calling
    }

    /// How many play.
    pub const fn players(self) -> Players {
        self.players
    }
}
