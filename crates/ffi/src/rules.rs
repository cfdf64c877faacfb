//! The rules by which a hand is judged.

use tenpai::{CopiesRule, Form, Forms, FourOfAKind, Players, Rules, SwapCalling};

use crate::error::Failure;

/// A wait on a tile that is held four times concealed is no wait; melds lock nothing, and neither
/// do concealed kans, which are melds. Tenhou and Mahjong Soul play so. The default.
pub const TENPAI_COPIES_CONCEALED: u8 = 0;
/// A fifth copy counts as one that could come. Textbooks count so.
pub const TENPAI_COPIES_FORMAL: u8 = 1;
/// The copies in one's own melds and kans are gone for shapes too. EMA plays so.
pub const TENPAI_COPIES_WITH_MELDS: u8 = 2;
/// Every copy that is seen outside the concealed tiles is gone for shapes too. Nobody plays so: it
/// tells what can still be built, which may be nothing.
pub const TENPAI_COPIES_VISIBLE: u8 = 3;

/// A bit of `forms`: melds and a pair.
pub const TENPAI_FORM_GENERAL: u8 = 1;
/// A bit of `forms`: seven pairs.
pub const TENPAI_FORM_SEVEN_PAIRS: u8 = 2;
/// A bit of `forms`: one of each terminal and honour, and one of them twice.
pub const TENPAI_FORM_THIRTEEN_ORPHANS: u8 = 4;

/// A bit of `flags`: four equal tiles are two pairs in seven pairs, as in Sichuan. Without it they
/// are one, and the seven have to differ.
pub const TENPAI_FLAG_FOUR_IS_TWO_PAIRS: u8 = 1;
/// A bit of `flags`: after a call anything may be thrown (kuikae). Without it neither another tile
/// of the kind that was called, nor, after a chi, the tile that would have made the run at its
/// other end.
pub const TENPAI_FLAG_SWAP_CALLING: u8 = 2;

/// The rules by which a hand is judged. All zero is the default: copies counted in the concealed
/// tiles, all forms, four players, seven different pairs, no swap-calling. Zero the struct, then
/// set what differs.
///
/// A value that does not exist is answered with `TENPAI_BAD_RULES`.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct tenpai_rules {
    /// Which copies of a tile can still come: one of the `TENPAI_COPIES` values.
    pub copies: u8,
    /// The forms that count, as `TENPAI_FORM` bits; 0 and all of them together are every form.
    pub forms: u8,
    /// The number of players: 4, or 0 for the same, or 3, who have no 2m to 8m and call no chi.
    pub players: u8,
    /// `TENPAI_FLAG` bits.
    pub flags: u8,
    /// Zero.
    pub reserved: [u8; 12],
}

const ALL_FORMS: u8 = TENPAI_FORM_GENERAL | TENPAI_FORM_SEVEN_PAIRS | TENPAI_FORM_THIRTEEN_ORPHANS;
const ALL_FLAGS: u8 = TENPAI_FLAG_FOUR_IS_TWO_PAIRS | TENPAI_FLAG_SWAP_CALLING;

impl tenpai_rules {
    const DEFAULT: tenpai_rules =
        tenpai_rules { copies: 0, forms: 0, players: 0, flags: 0, reserved: [0; 12] };

    /// Whether all is zero.
    #[inline]
    pub(crate) fn is_zero(&self) -> bool {
        *self == tenpai_rules::DEFAULT
    }

    /// The core's rules, or what in these does not exist.
    pub(crate) fn checked(&self) -> Result<Rules, Failure> {
        let bad = |what| Failure::BadRules { what };
        let copies = match self.copies {
            TENPAI_COPIES_CONCEALED => CopiesRule::Concealed,
            TENPAI_COPIES_FORMAL => CopiesRule::Formal,
            TENPAI_COPIES_WITH_MELDS => CopiesRule::WithMelds,
            TENPAI_COPIES_VISIBLE => CopiesRule::Visible,
            _ => return Err(bad("value of copies")),
        };
        let players = match self.players {
            0 | 4 => Players::Four,
            3 => Players::Three,
            _ => return Err(bad("number of players")),
        };
        if self.flags & !ALL_FLAGS != 0 {
            return Err(bad("flag"));
        }
        let four = match self.flags & TENPAI_FLAG_FOUR_IS_TWO_PAIRS {
            0 => FourOfAKind::OnePair,
            _ => FourOfAKind::TwoPairs,
        };
        let swap = match self.flags & TENPAI_FLAG_SWAP_CALLING {
            0 => SwapCalling::Forbidden,
            _ => SwapCalling::Allowed,
        };
        if self.reserved != [0; 12] {
            return Err(Failure::Reserved { of: "tenpai_rules" });
        }
        let rules = Rules::default().with_copies(copies).with_players(players);
        let rules = rules.with_four_of_a_kind(four).with_swap_calling(swap);
        Ok(rules.with_forms(self.checked_forms()?))
    }

    fn checked_forms(&self) -> Result<Forms, Failure> {
        match self.forms {
            0 => Ok(Forms::ALL),
            bits if bits & !ALL_FORMS != 0 => Err(Failure::BadRules { what: "bit of forms" }),
            bits => Ok(Form::ALL.into_iter().filter(|&form| bits & form_bit(form) != 0).collect()),
        }
    }
}

fn form_bit(form: Form) -> u8 {
    match form {
        Form::General => TENPAI_FORM_GENERAL,
        Form::SevenPairs => TENPAI_FORM_SEVEN_PAIRS,
        Form::ThirteenOrphans => TENPAI_FORM_THIRTEEN_ORPHANS,
    }
}
