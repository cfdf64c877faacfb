//! The same question to each library, in terms of shanten numbers.
//!
//! A question that a library cannot answer has no function here. No library is called through more
//! than one call that is not its own: what surrounds it is inlined, into the loop or into the answer.

/// Adds what is left by a discard to what the others leave, in any order.
#[inline(always)]
pub(crate) fn mix(mixed: u64, kind: usize, number: i8, tiles: u64) -> u64 {
    let odd = 2 * kind as u64 + 1;
    mixed.wrapping_add((tiles ^ (number as u64) << 40).wrapping_mul(odd))
}

/// The divisions found of a hand, in any order; one that is found twice counts once.
struct Divisions(u64);

/// What the groups of a division are to [`Divisions`].
const PAIR: usize = 0;
const TRIPLET: usize = 34;
const RUN: usize = 68;

impl Divisions {
    /// Adds one of these groups, each the number of its lowest tile above what it is.
    #[inline(always)]
    fn add(&mut self, groups: impl Iterator<Item = usize>) {
        let odd = |group| (2 * group as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mixed = groups.map(|group| odd(group) >> 20).sum::<u64>().wrapping_mul(odd(3));
        self.0 |= 1 << (mixed >> 58) | 1 << (mixed >> 52 & 63);
    }
}

/// This library.
pub mod tenpai {
    use tenpai::{CopiesRule, Form, GroupKind, Hand, Judged, Rules, Seen, ShantenByForm};

    use crate::hands::Counts;

    /// The number over all forms.
    #[inline(always)]
    pub fn best(counts: &Counts) -> i8 {
        ShantenByForm::of_counts(counts).expect("a hand").best().number()
    }

    /// The number of the general form.
    #[inline(always)]
    pub fn general(counts: &Counts) -> i8 {
        ShantenByForm::of_counts(counts).expect("a hand").general().number()
    }

    /// The tiles that a hand of 3k+1 tiles accepts.
    #[inline(always)]
    pub fn accepted(hand: &Hand) -> u64 {
        hand.acceptance().expect("a hand that is to draw").tiles().bits()
    }

    /// Every discard with the number and the tiles after it, mixed into one number.
    #[inline(always)]
    pub fn discards(hand: &Hand) -> u64 {
        let discards = hand.discards().expect("a hand that is to discard");
        discards.iter().fold(0, |mixed, discard| {
            let number = discard.shanten().expect("nothing is locked").number();
            let tiles = discard.acceptance().tiles().bits();
            super::mix(mixed, discard.piece().tile().index(), number, tiles)
        })
    }

    /// The hand by rules by which its melds lock their copies.
    #[inline(always)]
    pub fn by_locking_rules(hand: &Hand) -> Judged<'_> {
        let rules = Rules::default().with_copies(CopiesRule::WithMelds);
        hand.judged_by(rules, Seen::NONE).expect("copies that are there")
    }

    /// The number over all forms within the limits of the hand's melds.
    #[inline(always)]
    pub fn best_within_limits(hand: &Hand) -> i8 {
        best_of_judged(&by_locking_rules(hand))
    }

    /// The number over all forms by rules that were laid on the hand before.
    #[inline(always)]
    pub fn best_of_judged(judged: &Judged<'_>) -> i8 {
        judged.shanten().expect("four copies are enough").number()
    }

    /// All divisions of a complete hand into melds and a pair.
    #[inline(always)]
    pub fn divisions(hand: &Hand) -> u64 {
        let mut found = super::Divisions(0);
        for reading in hand.readings().filter(|reading| reading.form() == Form::General) {
            found.add(reading.groups().iter().map(|group| {
                let kind = match group.kind() {
                    GroupKind::Run => super::RUN,
                    GroupKind::Triplet => super::TRIPLET,
                    _ => super::PAIR,
                };
                kind + group.tile().index()
            }));
        }
        found.0
    }

    /// The number over all forms of a hand that was made before.
    #[inline(always)]
    pub fn best_of_kept(hand: &Hand) -> i8 {
        hand.shanten().number()
    }
}

/// `xiangting`, which checks the counts and returns the number and one more.
pub mod xiangting {
    use xiangting::{PlayerCount, calculate_necessary_tiles, calculate_replacement_number};

    use crate::hands::Counts;

    /// Its name and version.
    pub const NAME: &str = "xiangting 6.0.2";

    /// The number over all forms; with fewer than 13 tiles there is only the general one.
    #[inline(always)]
    pub fn best(counts: &Counts) -> i8 {
        calculate_replacement_number(counts, PlayerCount::Four).expect("a hand") as i8 - 1
    }

    /// The tiles that a hand of 3k+1 tiles accepts.
    #[inline(always)]
    pub fn accepted(counts: &Counts) -> u64 {
        calculate_necessary_tiles(counts, PlayerCount::Four).expect("a hand").1
    }

    /// Every discard with the number and the tiles after it, mixed into one number: it is asked
    /// about each hand that is left.
    #[inline(always)]
    pub fn discards(counts: &Counts) -> u64 {
        let mut left = *counts;
        let mut mixed = 0;
        for kind in 0..left.len() {
            if left[kind] > 0 {
                left[kind] -= 1;
                let (number, tiles) =
                    calculate_necessary_tiles(&left, PlayerCount::Four).expect("a hand");
                left[kind] += 1;
                mixed = super::mix(mixed, kind, number as i8 - 1, tiles);
            }
        }
        mixed
    }
}

/// `riichienv-core`, which checks nothing, and is told the number of melds wanted.
pub mod riichienv {
    use riichienv_core::agari::{Mentsu, find_divisions};
    use riichienv_core::shanten::calc_shanten_from_counts;
    use riichienv_core::types::Hand;

    use crate::hands::Counts;

    /// Its name and version.
    pub const NAME: &str = "riichienv-core 0.4.11";

    /// The number over all forms of 13 or 14 tiles.
    #[inline(always)]
    pub fn best(counts: &Counts) -> i8 {
        calc_shanten_from_counts(counts, 4)
    }

    /// The number of the general form, which is the only one of 10 or 11 tiles.
    #[inline(always)]
    pub fn general_of_three_melds(counts: &Counts) -> i8 {
        calc_shanten_from_counts(counts, 3)
    }

    /// Its own kind of hand.
    pub fn hand(counts: &Counts) -> Hand {
        Hand { counts: *counts }
    }

    /// All divisions of a complete hand into melds and a pair.
    #[inline(always)]
    pub fn divisions(hand: &Hand) -> u64 {
        let mut found = super::Divisions(0);
        for division in find_divisions(hand) {
            let melds = division.body.iter().map(|meld| match *meld {
                Mentsu::Shuntsu(lowest) => super::RUN + usize::from(lowest),
                Mentsu::Koutsu(tile) => super::TRIPLET + usize::from(tile),
            });
            found.add(melds.chain([super::PAIR + usize::from(division.head)]));
        }
        found.0
    }
}

/// `agari`, whose hands are hash maps of tiles.
pub mod agari {
    use agari::hand::{HandStructure, Meld, decompose_hand};
    use agari::parse::TileCounts;
    use agari::tile::{Honor, Suit, Tile};

    use crate::hands::Counts;

    /// Its name and version.
    pub const NAME: &str = "agari 0.27.0";

    const SUITS: [Suit; 3] = [Suit::Man, Suit::Pin, Suit::Sou];
    const HONORS: [Honor; 7] = [
        Honor::East,
        Honor::South,
        Honor::West,
        Honor::North,
        Honor::White,
        Honor::Green,
        Honor::Red,
    ];

    /// Its own kind of hand.
    pub fn hand(counts: &Counts) -> TileCounts {
        let suits =
            SUITS.into_iter().flat_map(|suit| (1..=9).map(move |rank| Tile::suited(suit, rank)));
        let tiles = suits.chain(HONORS.map(Tile::honor));
        tiles.zip(*counts).filter(|&(_, count)| count > 0).collect()
    }

    /// The number that the others have for a tile.
    #[inline(always)]
    fn index(tile: Tile) -> usize {
        match tile {
            Tile::Suited { suit, value } => 9 * suit as usize + usize::from(value) - 1,
            Tile::Honor(honor) => 27 + honor as usize,
        }
    }

    /// All divisions of a complete hand into melds and a pair.
    #[inline(always)]
    pub fn divisions(counts: &TileCounts) -> u64 {
        let mut found = super::Divisions(0);
        for structure in decompose_hand(counts) {
            if let HandStructure::Standard { melds, pair } = structure {
                let melds = melds.iter().map(|meld| match meld {
                    Meld::Shuntsu(lowest, _) => super::RUN + index(*lowest),
                    Meld::Koutsu(tile, _) | Meld::Kan(tile, _) => super::TRIPLET + index(*tile),
                });
                found.add(melds.chain([super::PAIR + index(pair)]));
            }
        }
        found.0
    }
}

#[cfg(test)]
mod tests {
    //! That the names say which versions are measured.

    #[test]
    fn versions_are_those_of_the_workspace() {
        let manifest = include_str!("../../../Cargo.toml");
        for name in [super::xiangting::NAME, super::riichienv::NAME, super::agari::NAME] {
            let (library, version) = name.split_once(' ').expect("a name and a version");
            let line = manifest.lines().find(|line| line.starts_with(library));
            let exact = format!("\"={version}\"");
            assert!(line.is_some_and(|line| line.contains(&exact)), "{name}: {line:?}");
        }
    }
}
