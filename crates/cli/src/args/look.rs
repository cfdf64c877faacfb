//! The arguments that say how text for people looks.

use clap::Args;

use crate::format::{ColourChoice, Look, Tiles};

/// The heading in `--help`.
const LOOK: &str = "Look of text";

#[derive(Debug, Args)]
pub(super) struct LookArguments {
    /// Whether text is coloured
    #[arg(long, value_enum, default_value_t, value_name = "WHEN", alias = "color", global = true, help_heading = LOOK)]
    colour: ColourChoice,
    /// How tiles are shown in text
    #[arg(long, value_enum, default_value_t, value_name = "HOW", global = true, help_heading = LOOK)]
    tiles: Tiles,
}

impl LookArguments {
    pub(super) fn look(&self) -> Look {
        Look::of_output(self.colour, self.tiles)
    }
}
