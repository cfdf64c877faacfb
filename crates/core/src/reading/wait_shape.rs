//! What players call a wait as a whole.

use core::fmt;

use super::waits::Wait;
use crate::reading::{WaitKind, WaitKinds};
use crate::tile::{Suit, Tile};

/// What players call the wait of a hand as a whole.
///
/// The name follows from the formal waits and the kinds of each, and from nothing else. A name that
/// says how many tiles there are asks for just these, each of just this kind; whatever fits no name
/// is [compound](WaitShape::Compound), and the waits and their kinds say what it is.
///
/// ```
/// use tenpai::{Hand, WaitShape};
///
/// let shape = |text: &str| -> Result<_, Box<dyn std::error::Error>> {
///     Ok(text.parse::<Hand>()?.wait_kinds()?.shape())
/// };
/// assert_eq!(shape("23456m11p")?, Some(WaitShape::ThreeSided));
/// assert_eq!(shape("2345m")?, Some(WaitShape::TwoSingles));
/// assert_eq!(shape("23444m55p")?, Some(WaitShape::PairAndTwoSided));
/// assert_eq!(shape("1112345678999m")?, Some(WaitShape::Compound));
/// assert_eq!(shape("1245m")?, None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum WaitShape {
    /// One single wait (tanki).
    Single,
    /// Two single waits three apart (nobetan, 延べ単): `2345m`.
    TwoSingles,
    /// Three single waits, each three from the next (sanmen nobetan): `2345678m`.
    ThreeSingles,
    /// Two two-sided waits three apart (ryanmen): `23m`.
    TwoSided,
    /// Three two-sided waits, each three from the next (sanmenchan, 三面張): `23456m`.
    ThreeSided,
    /// One closed wait (kanchan).
    Closed,
    /// One edge wait (penchan).
    Edge,
    /// Two pair waits (shanpon).
    Pair,
    /// A single wait and two two-sided ones three apart (ryantan): `2223m`.
    SingleAndTwoSided,
    /// A single wait and a closed one (kantan): `2224m`.
    SingleAndClosed,
    /// A single wait and an edge one (pentan): `1112m`.
    SingleAndEdge,
    /// Three waits: a two-sided one, a pair one, and one that is both (entotsu, 煙突):
    /// `23444m55p`.
    PairAndTwoSided,
    /// The one single wait of seven pairs alone.
    SevenPairs,
    /// The one orphan that thirteen orphans lack.
    OneOrphan,
    /// Any of the thirteen orphans.
    ThirteenOrphans,
    /// Anything else: waits that have no name of their own.
    Compound,
}

impl WaitShape {
    /// The name of these formal waits, which are all that a hand has; `None` where it has none.
    pub(super) fn of(waits: &[Wait]) -> Option<WaitShape> {
        if waits.is_empty() {
            return None;
        }
        let all_are = |kind| waits.iter().all(|wait| wait.kinds() == WaitKinds::from(kind));
        let count_of = |kinds: WaitKinds| waits.iter().filter(|wait| wait.kinds() == kinds).count();
        let of_kind = |kind| count_of(WaitKinds::from(kind));
        let both = WaitKinds::from_iter([WaitKind::TwoSided, WaitKind::Pair]);
        let of_kinds = [
            WaitKind::TwoSided,
            WaitKind::Closed,
            WaitKind::Edge,
            WaitKind::Pair,
            WaitKind::Single,
        ]
        .map(of_kind);
        let chain = |kind| is_chain(waits, kind);
        Some(match (waits.len(), of_kinds) {
            (1, [0, 0, 0, 0, 1]) => WaitShape::Single,
            (2, [0, 0, 0, 0, 2]) if chain(WaitKind::Single) => WaitShape::TwoSingles,
            (3, [0, 0, 0, 0, 3]) if chain(WaitKind::Single) => WaitShape::ThreeSingles,
            (2, [2, 0, 0, 0, 0]) if chain(WaitKind::TwoSided) => WaitShape::TwoSided,
            (3, [3, 0, 0, 0, 0]) if chain(WaitKind::TwoSided) => WaitShape::ThreeSided,
            (1, [0, 1, 0, 0, 0]) => WaitShape::Closed,
            (1, [0, 0, 1, 0, 0]) => WaitShape::Edge,
            (2, [0, 0, 0, 2, 0]) => WaitShape::Pair,
            (3, [2, 0, 0, 0, 1]) if chain(WaitKind::TwoSided) => WaitShape::SingleAndTwoSided,
            (2, [0, 1, 0, 0, 1]) => WaitShape::SingleAndClosed,
            (2, [0, 0, 1, 0, 1]) => WaitShape::SingleAndEdge,
            (3, [1, 0, 0, 1, 0]) if count_of(both) == 1 => WaitShape::PairAndTwoSided,
            (1, _) if all_are(WaitKind::SevenPairs) => WaitShape::SevenPairs,
            (1, _) if all_are(WaitKind::OneOrphan) => WaitShape::OneOrphan,
            (13, _) if all_are(WaitKind::ThirteenOrphans) => WaitShape::ThirteenOrphans,
            _ => WaitShape::Compound,
        })
    }
}

/// Whether the waits of this kind alone lie in one suit, each three from the next.
fn is_chain(waits: &[Wait], kind: WaitKind) -> bool {
    let is_it = |wait: &&Wait| wait.kinds() == WaitKinds::from(kind);
    let mut tiles = waits.iter().filter(is_it).map(|wait| wait.tile());
    let three_above = |below: Tile, above: Tile| {
        below.suit() != Suit::Honours
            && below.suit() == above.suit()
            && below.rank() + 3 == above.rank()
    };
    let Some(first) = tiles.next() else { return false };
    tiles.try_fold(first, |below, above| three_above(below, above).then_some(above)).is_some()
}

impl fmt::Display for WaitShape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            WaitShape::Single => "single",
            WaitShape::TwoSingles => "two singles",
            WaitShape::ThreeSingles => "three singles",
            WaitShape::TwoSided => "two-sided",
            WaitShape::ThreeSided => "three-sided",
            WaitShape::Closed => "closed",
            WaitShape::Edge => "edge",
            WaitShape::Pair => "pair",
            WaitShape::SingleAndTwoSided => "single and two-sided",
            WaitShape::SingleAndClosed => "single and closed",
            WaitShape::SingleAndEdge => "single and edge",
            WaitShape::PairAndTwoSided => "pair and two-sided",
            WaitShape::SevenPairs => "seven pairs",
            WaitShape::OneOrphan => "one orphan",
            WaitShape::ThirteenOrphans => "thirteen orphans",
            WaitShape::Compound => "compound",
        })
    }
}
