//! Colours, where the terminal has them.

use std::fmt::{self, Display};
use std::io::{self, IsTerminal};

use anstream::{AutoStream, ColorChoice};
use clap::ValueEnum;
use clap::builder::styling::{self, AnsiColor};

/// What a text is, as far as its colour goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Style {
    Plain,
    /// A hand, over its paragraph.
    Hand,
    /// What a row is about.
    Label,
    /// The best, or a wait that can come.
    Good,
    /// A dead wait.
    Bad,
}

impl Style {
    fn ansi(self) -> styling::Style {
        let style = styling::Style::new();
        match self {
            Style::Plain => style,
            Style::Hand => style.bold(),
            Style::Label => style.dimmed(),
            Style::Good => style.fg_color(Some(AnsiColor::Green.into())),
            Style::Bad => style.fg_color(Some(AnsiColor::Red.into())),
        }
    }
}

/// Whether there are colours.
#[derive(Debug, Clone, Copy)]
pub(super) struct Colours(bool);

/// Whether there are to be colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub(crate) enum ColourChoice {
    /// On a terminal, unless it is a simple one or NO_COLOR is set
    #[default]
    Auto,
    /// Into files and pipes too
    Always,
    /// Nowhere
    Never,
}

impl Colours {
    /// As it is chosen, and by itself as standard output has it.
    pub(super) fn of_output(choice: ColourChoice) -> Colours {
        let out = io::stdout();
        let wanted = match choice {
            ColourChoice::Auto => {
                out.is_terminal() && AutoStream::choice(&out) != ColorChoice::Never
            }
            ColourChoice::Always => true,
            ColourChoice::Never => false,
        };
        if !wanted {
            return Colours(false);
        }
        // A console of Windows has to be told that colours are to come.
        let _ = AutoStream::always_ansi(out);
        Colours(true)
    }

    /// The text in its style.
    pub(super) fn paint<T: Display>(self, style: Style, text: T) -> Painted<T> {
        Painted { style: if self.0 { style } else { Style::Plain }, text }
    }
}

/// A text between the signs that colour it, or alone.
pub(super) struct Painted<T> {
    style: Style,
    text: T,
}

impl<T: Display> Display for Painted<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ansi = self.style.ansi();
        write!(f, "{ansi}{}{ansi:#}", self.text)
    }
}
