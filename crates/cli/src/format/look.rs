//! How text for people looks: its colours and its tiles.

use std::fmt::Display;

use super::colour::{ColourChoice, Colours, Painted, Style};
use super::tiles::{self, Tiles};

/// The same for the whole run.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Look {
    colours: Colours,
    tiles: Tiles,
}

impl Look {
    /// For standard output.
    pub(crate) fn of_output(choice: ColourChoice, tiles: Tiles) -> Look {
        Look { colours: Colours::of_output(choice), tiles }
    }

    /// The text in its style, with its tiles as they are to be shown.
    pub(super) fn paint(self, style: Style, text: impl Display) -> Painted<String> {
        // First the tiles: the signs that colour a text have digits and letters too.
        self.colours.paint(style, self.tiles.show(text))
    }

    /// The text with spaces behind it, so that it takes this many columns at least.
    pub(super) fn padded(self, text: impl Display, columns: usize) -> String {
        let mut shown = self.tiles.show(text);
        let spaces = columns.saturating_sub(tiles::width(&shown));
        shown.extend(std::iter::repeat_n(' ', spaces));
        shown
    }

    /// The columns that the text takes.
    pub(super) fn width(self, text: impl Display) -> usize {
        tiles::width(&self.tiles.show(text))
    }
}
