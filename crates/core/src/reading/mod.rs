//! Readings: the ways to divide a hand into groups.

mod bound;
mod bundle;
mod division;
mod group;
mod groups;
mod left;
mod number;
mod readings;
mod supply;
mod wait_kind;
mod wait_shape;
mod waits;
mod ways;

use core::fmt;

pub use self::group::{Group, GroupKind};
use self::groups::Groups;
pub use self::readings::Readings;
pub use self::wait_kind::{WaitKind, WaitKinds};
pub use self::wait_shape::WaitShape;
pub use self::waits::{KindsOfWaits, Wait};
use crate::forms::Shanten;
use crate::formula::Counts;
use crate::hand::Meld;
use crate::rules::Form;
use crate::tile::{Tile, TileSet};

/// One way to divide a hand into groups.
///
/// In the general form the concealed tiles are divided into melds, pairs, partials and single tiles.
/// Of several pairs one is the head and the others are partials; which one it is makes no other
/// reading. A pair of which no other copy can come is no partial, so there is one at most; and two
/// tiles of a run are none where no tile that they wait for can come, such as 5m and 7m beside
/// 6666m. In seven pairs and thirteen orphans the tiles are pairs and singles. The melds beside the hand, where they
/// are known, are groups of each reading.
///
/// It prints its groups in their order: by the lowest tile, and then as their digits are, melds
/// beside the hand last.
///
/// ```
/// use tenpai::{Hand, WaitKind};
///
/// let hand: Hand = "234m11123456777s".parse()?;
/// let readings: Vec<_> = hand.readings().collect();
/// assert_eq!(readings[0].to_string(), "234m 11s 123s 456s 777s");
/// assert_eq!(readings[1].to_string(), "234m 111s 234s 567s 77s");
///
/// let won: Vec<_> = readings[1].won_on("4s".parse()?).collect();
/// assert_eq!((won[0].group().to_string(), won[0].kind()), ("234s".into(), WaitKind::TwoSided));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Reading {
    form: Form,
    shanten: Shanten,
    counts: Option<Counts>,
    groups: Groups,
}

impl Reading {
    /// A division into melds and a pair, the melds beside the hand not among its groups.
    #[inline]
    fn general(mut groups: Groups, counts: Counts, number: i8, melds: &[Meld]) -> Reading {
        melds.iter().for_each(|&meld| groups.push(meld.into()));
        let shanten = Shanten::from_number(number);
        Reading { form: Form::General, shanten, counts: Some(counts), groups }
    }

    /// In a form without melds.
    fn special(form: Form, shanten: Shanten, groups: Groups) -> Reading {
        Reading { form, shanten, counts: None, groups }
    }

    /// The form that it is read as.
    pub const fn form(&self) -> Form {
        self.form
    }

    /// The shanten number of this division alone: -1 complete, and never less than that of the hand.
    pub const fn shanten(&self) -> Shanten {
        self.shanten
    }

    /// What the formula counts of it in the general form, by the rules that it was read by: its
    /// number is worked out from these. `None` in other forms, which have no melds to count.
    pub const fn counts(&self) -> Option<Counts> {
        self.counts
    }

    /// Its groups in their order, melds beside the hand last.
    pub fn groups(&self) -> &[Group] {
        &self.groups
    }

    /// In thirteen orphans the terminals and honours of which the hand has none; no tile in other
    /// forms.
    pub fn missing_orphans(&self) -> TileSet {
        let orphans = Tile::all().filter(|tile| tile.is_terminal_or_honour());
        let is_missing = |tile: &Tile| !self.groups().iter().any(|group| group.contains(*tile));
        match self.form {
            Form::ThirteenOrphans => orphans.filter(is_missing).collect(),
            Form::General | Form::SevenPairs => TileSet::EMPTY,
        }
    }

    /// Each group that can take the winning tile, and the wait that it makes; equal groups once.
    /// There are none where the reading is not complete, or where the tile is only in melds beside
    /// the hand.
    pub fn won_on(&self, tile: Tile) -> impl Iterator<Item = Win> {
        let groups: &[Group] = if self.shanten.is_complete() { self.groups() } else { &[] };
        groups.iter().enumerate().filter_map(move |(place, &group)| {
            let is_first = place == 0 || groups[place - 1] != group;
            let kind = WaitKind::of(self.form, group, tile)?;
            is_first.then_some(Win { group, kind })
        })
    }
}

impl fmt::Debug for Reading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Reading({self}: {}, {})", self.form, self.shanten)
    }
}

impl fmt::Display for Reading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, group) in self.groups().iter().enumerate() {
            let space = if place == 0 { "" } else { " " };
            write!(f, "{space}{group}")?;
        }
        Ok(())
    }
}

/// A group that took the winning tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Win {
    group: Group,
    kind: WaitKind,
}

impl Win {
    /// The group, complete.
    pub const fn group(self) -> Group {
        self.group
    }

    /// The wait that it was before.
    pub const fn kind(self) -> WaitKind {
        self.kind
    }
}
