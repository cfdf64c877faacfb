//! Formal waits: the kinds that complete a hand, a fifth copy included.

use super::Summary;
use super::class::Class;
use super::concealed::Concealed;
use super::drawn::{Drawn, Honours, places};
use super::number::Number;

/// A bit for each kind that makes k melds and a pair of these 3k+1 tiles.
///
/// A wait on a kind that is held three times or less is a draw that lowers the number from 0. A fifth
/// copy makes five of a kind, and four melds and a pair that use five copies contain a triplet of
/// them, or the pair and three runs. Without that triplet or pair at most three copies are left, and
/// tables know the rest.
#[inline]
pub(crate) fn completing(concealed: &Concealed) -> u64 {
    let summary = Summary::of(&concealed.keys);
    let mut kinds = 0;
    if summary.general() == Number::of(0) {
        kinds = within_four(concealed);
    }
    for kind in places(concealed.held.four()) {
        kinds |= u64::from(fifth_completes(concealed, kind)) << kind;
    }
    kinds
}

/// The waits of a hand whose number is 0.
///
/// A meld has three tiles and never crosses suits. So the hand with its wait has 3n tiles in each
/// part, and 3n+2 in the part with the pair: the wait belongs to the one part with 3n+1 tiles, or to
/// one of the two parts with 3n+2, where it makes 3n.
#[inline]
fn within_four(concealed: &Concealed) -> u64 {
    let Concealed { keys, held, melds } = concealed;
    let entries = keys.entries();
    let [a, b, c] = [0, 1, 2].map(|suit| entries[suit].suit_class());
    let d = entries[3].honour_class();
    let sizes = entries.map(|entry| entry.tiles() % 3);
    let wanting = if sizes.contains(&1) { 1 } else { 2 };
    let drawn = Drawn::to_complete(*melds);
    let suit = |suit: usize, beside: Class| match sizes[suit] == wanting {
        true => {
            drawn.completing_suit(keys.part(suit), held.four() >> (9 * suit), beside) << (9 * suit)
        }
        false => 0,
    };
    let mut kinds =
        suit(0, b.with(c.with(d))) | suit(1, a.with(c.with(d))) | suit(2, a.with(b.with(d)));
    if sizes[3] == wanting {
        kinds |= drawn.completing_honours(&Honours::of(keys.part(3), *held), a.with(b.with(c)));
    }
    kinds
}

#[cold]
fn fifth_completes(concealed: &Concealed, kind: u8) -> bool {
    let Concealed { mut keys, melds, .. } = *concealed;
    keys.remove(kind);
    let lacks_no_melds = Summary::of(&keys).class.costs()[2 * melds] == 0;
    keys.remove(kind);
    let beside_triplet = || Summary::of(&keys).class.missing(melds - 1) == 0;
    lacks_no_melds || melds > 0 && beside_triplet()
}
