//! One group of a reading.

use core::fmt;

use crate::hand::{Meld, MeldKind};
use crate::tile::{Piece, Tile, write_pieces};

/// A bit for each tile that is at the edge with the next one above it: the 1 and the 8 of each suit.
const EDGES: u64 = 0b010000001_010000001_010000001;

/// What a group of a reading is.
///
/// Two tiles that are one short of a run are a partial (taatsu), named by the wait that they make.
/// A pair is a partial too, one short of a triplet, unless it is the pair (the head) of the hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum GroupKind {
    /// A tile by itself.
    Single,
    /// Two equal tiles (toitsu).
    Pair,
    /// Three equal concealed tiles (ankou).
    Triplet,
    /// Two in a row that a tile at either end makes a run (ryanmen): `23m` to `78m`.
    TwoSided,
    /// Two in a row at the edge, which one tile makes a run (penchan): `12m` and `89m`.
    Edge,
    /// Three concealed tiles of a suit in a row (shuntsu).
    Run,
    /// Two tiles with one missing between them (kanchan): `13m` to `79m`.
    Closed,
    /// A meld that lies beside the concealed tiles: a called one, or a concealed kan.
    Meld(MeldKind),
}

impl GroupKind {
    /// The number of tiles in it, 1 to 4.
    pub const fn tiles(self) -> usize {
        match self {
            GroupKind::Single => 1,
            GroupKind::Pair | GroupKind::TwoSided | GroupKind::Edge | GroupKind::Closed => 2,
            GroupKind::Triplet | GroupKind::Run => 3,
            GroupKind::Meld(kind) => kind.tiles(),
        }
    }

    /// Whether it is a complete meld, concealed or not.
    pub const fn is_meld(self) -> bool {
        matches!(self, GroupKind::Triplet | GroupKind::Run | GroupKind::Meld(_))
    }

    /// Whether it is two different tiles that are one short of a run.
    pub const fn is_partial_run(self) -> bool {
        matches!(self, GroupKind::TwoSided | GroupKind::Edge | GroupKind::Closed)
    }

    /// Whether its tiles are concealed ones of the hand, and not laid down beside it.
    pub const fn is_concealed(self) -> bool {
        !matches!(self, GroupKind::Meld(_))
    }

    /// The same where two neighbours are two-sided only if they are not at the edge.
    #[inline]
    pub(super) const fn where_it_stands(self, lowest: Tile) -> GroupKind {
        match self {
            GroupKind::TwoSided if EDGES >> lowest.index() & 1 == 1 => GroupKind::Edge,
            kind => kind,
        }
    }

    /// How far each tile of it is above the lowest.
    const fn steps(self) -> [usize; 4] {
        match self {
            GroupKind::TwoSided
            | GroupKind::Edge
            | GroupKind::Run
            | GroupKind::Meld(MeldKind::Chi) => [0, 1, 2, 3],
            GroupKind::Closed => [0, 2, 4, 6],
            _ => [0; 4],
        }
    }
}

impl fmt::Display for GroupKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            GroupKind::Single => "single tile",
            GroupKind::Pair => "pair",
            GroupKind::Triplet => "triplet",
            GroupKind::TwoSided => "two-sided partial",
            GroupKind::Edge => "edge partial",
            GroupKind::Run => "run",
            GroupKind::Closed => "closed partial",
            GroupKind::Meld(kind) => return kind.fmt(f),
        })
    }
}

/// One group of a [`Reading`](crate::Reading): a meld, a pair, a partial or a single tile.
///
/// It prints in the notation of hands, `234m` or `11s`, and a meld beside the hand in its brackets,
/// `[444z]` or `(7777z)`. Groups are in order as their tiles are: `11s`, `111s`, `12s`, `123s`,
/// `13s`, `22s`; melds beside the hand come last. A red five is a five in a concealed group, since
/// which of several fives it is in changes nothing.
///
/// ```
/// use tenpai::{GroupKind, Hand};
///
/// let hand: Hand = "11123m46p[123m](7777z)".parse()?;
/// let reading = hand.readings().next().ok_or("a hand has a reading")?;
/// let groups = reading.groups();
/// assert_eq!(reading.to_string(), "11m 123m 46p [123m] (7777z)");
/// assert_eq!((groups[2].kind(), groups[2].tile()), (GroupKind::Closed, "4p".parse()?));
/// assert_eq!(groups[3].meld(), hand.melds().first().copied());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Group(Place);

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Place {
    Concealed { lowest: Tile, kind: GroupKind },
    Beside(Meld),
}

impl Group {
    /// A group of concealed tiles, which the caller knows to be there in its suit.
    pub(super) const fn concealed(kind: GroupKind, lowest: Tile) -> Group {
        Group(Place::Concealed { lowest, kind })
    }

    /// What it is.
    pub const fn kind(self) -> GroupKind {
        match self.0 {
            Place::Concealed { kind, .. } => kind,
            Place::Beside(meld) => GroupKind::Meld(meld.kind()),
        }
    }

    /// Its lowest tile, which with the kind tells all of them.
    pub const fn tile(self) -> Tile {
        match self.0 {
            Place::Concealed { lowest, .. } => lowest,
            Place::Beside(meld) => meld.tile(),
        }
    }

    /// Its tiles, one to four, in tile order.
    pub fn tiles(self) -> impl Iterator<Item = Tile> {
        let (kind, lowest) = (self.kind(), self.tile().index());
        kind.steps().into_iter().take(kind.tiles()).map(move |step| Tile::at(lowest + step))
    }

    /// Whether this tile is in it.
    pub fn contains(self, tile: Tile) -> bool {
        let above = tile.index().wrapping_sub(self.tile().index());
        match self.kind() {
            GroupKind::Run | GroupKind::Meld(MeldKind::Chi) => above < 3,
            GroupKind::TwoSided | GroupKind::Edge => above < 2,
            GroupKind::Closed => matches!(above, 0 | 2),
            _ => above == 0,
        }
    }

    /// The meld that it is, if it lies beside the concealed tiles.
    pub const fn meld(self) -> Option<Meld> {
        match self.0 {
            Place::Concealed { .. } => None,
            Place::Beside(meld) => Some(meld),
        }
    }
}

impl From<Meld> for Group {
    /// The meld as a group beside the concealed tiles.
    fn from(meld: Meld) -> Group {
        Group(Place::Beside(meld))
    }
}

impl fmt::Debug for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Group({self})")
    }
}

impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Place::Concealed { .. } => write_pieces(f, self.tiles().map(Piece::plain)),
            Place::Beside(meld) => meld.fmt(f),
        }
    }
}
