//! Exact and fast judgement of mahjong hands: is a hand tenpai and on what does it wait, how far is
//! it from that, what should be drawn and what thrown, and how does it divide into blocks.
//!
//! ```
//! use tenpai::Hand;
//!
//! let hand: Hand = "123m456p789s1122z".parse()?;
//! assert!(hand.shanten().is_tenpai());
//! assert_eq!(hand.waits()?.effective().to_string(), "12z");
//!
//! for block in &hand.blocks() {
//!     println!("{block}: {}", block.kinds());
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Hands
//!
//! A [`Hand`] is read from text, or made [from counts](Hand::from_counts) or [from
//! tiles](Hand::from_tiles), and changes by [drawing](Hand::draw), [discarding](Hand::discard) and
//! calling. It has 1, 4, 7, 10 or 13 concealed tiles, one more after a draw, and up to four melds
//! beside them; anything else, such as a fifth copy of a tile, is an error that says what is wrong.
//!
//! In text, digits come before the letter of their suit: `m` characters, `p` circles, `s` bamboos,
//! `z` honours, which are east, south, west, north, white, green and red (`1z` to `7z`). `0` is a
//! red five. Called melds follow in square brackets, concealed kans in round ones:
//! `406p789s11z[123m](7777z)`. White space means nothing.
//!
//! # Judgements
//!
//! - [`Hand::waits`]: the tiles that complete a hand (machi).
//! - [`Hand::shanten`]: how many tiles it has to exchange until it is tenpai (xiangting), -1
//!   complete, 0 tenpai; [`Hand::shanten_by_form`] for each form alone, and [`Shanten::of_many`]
//!   for many hands in one call.
//! - [`Hand::blocks`]: its blocks and groups, and what each can be; [`Hand::wait_cases`], which of
//!   them make a tile a wait, and [`Hand::obstacle`], why none does.
//! - [`Hand::readings`]: how it divides into melds, pair, partials and single tiles, complete or not;
//!   [`Reading::won_on`], which group takes the winning tile.
//! - [`Hand::wait_kinds`]: each wait with the kinds that it can be (two-sided, closed, edge, pair,
//!   single), and what players call it.
//! - [`Hand::acceptance`]: what to draw (ukeire), with the copies left of each tile;
//!   [`Hand::improvements`]: what brings the hand no nearer and yet helps.
//! - [`Hand::discards`]: what to throw, the best first.
//!
//! [`formula`] explains how the shanten number is found on paper, and works it out step by step.
//!
//! [`Hand::judged_by`] makes each of these judgements by other [`Rules`], and with the tiles that
//! are [`Seen`] on the table; with it come [`Judged::calls`], what to do with another player's
//! discard, and [`Judged::good_waits`].
//!
//! All are exact. A tile that the hand holds four times concealed cannot come, so it is no
//! [effective](Waits::effective) wait and no shanten number counts on it. Tiles in melds lock
//! nothing, be it called ones or concealed kans: so Tenhou and Mahjong Soul play.
//! [`CopiesRule`] has the others.
//!
//! Nothing here allocates, and `std` is not needed.
#![no_std]
#![forbid(unsafe_code)]

#[cfg(test)]
extern crate std;

mod blocks;
mod engine;
mod forms;
pub mod formula;
mod hand;
mod play;
mod reading;
mod rules;
mod situation;
mod tile;

pub use blocks::{
    Block, BlockKind, BlockKinds, BlockKindsIter, Blocks, Case, Obstacle, WaitCase, WaitCases,
};
pub use forms::{Shanten, ShantenByForm};
pub use hand::{Hand, HandError, Meld, MeldError, MeldKind, ParseError, Turn, TurnError};
pub use play::{Call, CallError, Choice, Discarder};
pub use reading::{
    Group, GroupKind, KindsOfWaits, Reading, Readings, Wait, WaitKind, WaitKinds, WaitShape, Win,
};
pub use rules::{CopiesRule, Form, Forms, FourOfAKind, Players, Rules, SwapCalling};
pub use situation::{
    Acceptance, Batch, BatchError, Discard, Discards, DiscardsIter, GoodWaits, Improvement,
    JudgeError, Judged, LiveWaits, Seen, SeenError, Verdict, Waits,
};
pub use tile::{Piece, Suit, Tile, TileError, TileSet, TileSetIter};

/// The Rust program of the README, tested with the others.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
