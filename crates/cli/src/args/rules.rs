//! The arguments that say by which rules hands are judged, and what is seen outside them.

use clap::{Args, ValueEnum};
use tenpai::{CopiesRule, Form, Forms, FourOfAKind, JudgeError, Players, Rules, Seen, Suit, Tile};

use super::visible;
use crate::judging::Judging;

/// The heading in `--help`.
const RULES: &str = "Rules";

#[derive(Debug, Args)]
pub(super) struct RuleArguments {
    /// Which copies of a tile a hand can count on
    #[arg(long, value_enum, default_value_t, global = true, help_heading = RULES)]
    copies: CopiesArgument,
    /// Tiles that are seen outside the hand, each as often as it is seen, such as 4m4m11z
    #[arg(long, value_name = "TILES", value_parser = visible::read, global = true, help_heading = RULES)]
    visible: Option<Seen>,
    /// How many play; three have no 2m to 8m and call no chi
    #[arg(long, value_enum, default_value_t, global = true, help_heading = RULES)]
    players: PlayersArgument,
    /// Only this form; may be given several times
    #[arg(long = "form", value_name = "FORM", value_enum, global = true, help_heading = RULES)]
    forms: Vec<FormArgument>,
    /// What four equal tiles are in seven pairs
    #[arg(long, value_enum, default_value_t, global = true, help_heading = RULES)]
    four_of_a_kind: FourOfAKindArgument,
}

#[derive(Debug, Clone, Copy, Default, ValueEnum)]
enum CopiesArgument {
    /// Any number, a fifth one too
    Formal,
    /// Four, all of which may be concealed in the hand: a tile held so is no wait
    #[default]
    Concealed,
    /// Four, less those in the melds and kans of the hand
    Melds,
    /// Four, less those in its melds and kans and those given with --visible
    Visible,
}

#[derive(Debug, Clone, Copy, Default, ValueEnum)]
enum PlayersArgument {
    #[value(name = "3")]
    Three,
    #[default]
    #[value(name = "4")]
    Four,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum FormArgument {
    /// Melds and a pair
    General,
    /// Seven pairs
    SevenPairs,
    /// One of each terminal and honour, and one more
    ThirteenOrphans,
}

#[derive(Debug, Clone, Copy, Default, ValueEnum)]
enum FourOfAKindArgument {
    /// One pair: the seven have to differ
    #[default]
    OnePair,
    /// Two pairs
    TwoPairs,
}

impl RuleArguments {
    /// The rules and what is seen, or why they do not go together.
    pub(super) fn judging(&self) -> Result<Judging, String> {
        let copies = match self.copies {
            CopiesArgument::Formal => CopiesRule::Formal,
            CopiesArgument::Concealed => CopiesRule::Concealed,
            CopiesArgument::Melds => CopiesRule::WithMelds,
            CopiesArgument::Visible => CopiesRule::Visible,
        };
        let players = match self.players {
            PlayersArgument::Three => Players::Three,
            PlayersArgument::Four => Players::Four,
        };
        let four_of_a_kind = match self.four_of_a_kind {
            FourOfAKindArgument::OnePair => FourOfAKind::OnePair,
            FourOfAKindArgument::TwoPairs => FourOfAKind::TwoPairs,
        };
        let forms = self.forms.iter().map(|form| match form {
            FormArgument::General => Form::General,
            FormArgument::SevenPairs => Form::SevenPairs,
            FormArgument::ThirteenOrphans => Form::ThirteenOrphans,
        });
        let forms = if self.forms.is_empty() { Forms::ALL } else { forms.collect() };
        let rules = Rules::default()
            .with_copies(copies)
            .with_players(players)
            .with_forms(forms)
            .with_four_of_a_kind(four_of_a_kind);
        let seen = self.visible.unwrap_or_default();
        if players == Players::Three {
            // No hand could be judged beside such a tile, and none would be to blame.
            let absent = Tile::all().find(|&tile| seen.count(tile) > 0 && is_absent(tile));
            if let Some(tile) = absent {
                return Err(format!("--visible: {}", JudgeError::Absent { tile }));
            }
        }
        Ok(Judging::new(rules, seen))
    }
}

/// Whether three players have no such tile.
fn is_absent(tile: Tile) -> bool {
    tile.suit() == Suit::Characters && !tile.is_terminal()
}
