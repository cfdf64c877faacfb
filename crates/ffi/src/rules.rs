//! The rules by which a hand is judged.

use crate::error::Failure;

/// A wait on a tile that is held four times concealed is no wait; melds lock nothing, and neither do
/// concealed kans, which are melds. Tenhou and Mahjong Soul play so. The default.
pub const TENPAI_COPIES_CONCEALED: u8 = 0;
/// A fifth copy counts as one that could come. Not built yet.
pub const TENPAI_COPIES_FORMAL: u8 = 1;
/// The copies in one's own melds are gone for shapes too. EMA plays so. Not built yet.
pub const TENPAI_COPIES_WITH_MELDS: u8 = 2;
/// Every copy that is seen is gone for shapes too. Not built yet.
pub const TENPAI_COPIES_VISIBLE: u8 = 3;

/// A bit of `forms`: melds and a pair.
pub const TENPAI_FORM_GENERAL: u8 = 1;
/// A bit of `forms`: seven different pairs.
pub const TENPAI_FORM_SEVEN_PAIRS: u8 = 2;
/// A bit of `forms`: one of each terminal and honour, and one of them twice.
pub const TENPAI_FORM_THIRTEEN_ORPHANS: u8 = 4;

/// The rules by which a hand is judged. All zero is the default: copies counted in the concealed
/// tiles, all forms, four players. Zero the struct, then set what differs.
///
/// A value that is marked as not built yet is answered with `TENPAI_UNSUPPORTED`, one that does
/// not exist with `TENPAI_BAD_RULES`.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct tenpai_rules {
    /// Which copies of a tile can still come: one of the `TENPAI_COPIES` values.
    pub copies: u8,
    /// The forms that count, as `TENPAI_FORM` bits; 0 and all of them together are every form.
    /// Other choices are not built yet.
    pub forms: u8,
    /// The number of players: 4, or 0 for the same; 3 is not built yet.
    pub players: u8,
    /// Zero: there are no flags yet.
    pub flags: u8,
    /// Zero.
    pub reserved: [u8; 12],
}

const ALL_FORMS: u8 = TENPAI_FORM_GENERAL | TENPAI_FORM_SEVEN_PAIRS | TENPAI_FORM_THIRTEEN_ORPHANS;

impl tenpai_rules {
    const DEFAULT: tenpai_rules =
        tenpai_rules { copies: 0, forms: 0, players: 0, flags: 0, reserved: [0; 12] };

    /// That these are rules, and that the core has them: so far it has the default alone.
    #[inline]
    pub(crate) fn check(&self) -> Result<(), Failure> {
        if *self == tenpai_rules::DEFAULT { Ok(()) } else { self.look_closer() }
    }

    /// The same, for those that are not all zero.
    #[cold]
    fn look_closer(&self) -> Result<(), Failure> {
        let bad = |what| Err(Failure::BadRules { what });
        let unsupported = |what| Err(Failure::Unsupported { what });
        if self.copies > TENPAI_COPIES_VISIBLE {
            return bad("value of copies");
        }
        if self.forms & !ALL_FORMS != 0 {
            return bad("bit of forms");
        }
        if !matches!(self.players, 0 | 3 | 4) {
            return bad("number of players");
        }
        if self.flags != 0 {
            return bad("flag");
        }
        if self.reserved != [0; 12] {
            return bad("reserved bytes");
        }
        match (self.copies, self.forms, self.players) {
            (TENPAI_COPIES_CONCEALED, 0 | ALL_FORMS, 0 | 4) => Ok(()),
            (TENPAI_COPIES_CONCEALED, 0 | ALL_FORMS, _) => unsupported("three players"),
            (TENPAI_COPIES_CONCEALED, ..) => unsupported("a choice of forms"),
            _ => unsupported("other copies rules than the default"),
        }
    }
}
