//! Hands to be judged, the same in every run.

use std::iter;

use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use tenpai::{Hand, Meld, Seen, Tile, Turn};

/// How many of each of the 34 kinds a hand holds.
pub type Counts = [u8; 34];

/// So many hands of each class are measured, unless somebody asks for another number.
pub const HANDS: usize = 100_000;

/// The kinds of hands that are measured.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Class {
    /// Tiles of the wall as they come, after a draw.
    Random,
    /// Tiles of one suit and the honours, after a draw.
    HalfFlush,
    /// Tiles of one suit alone, after a draw.
    FullFlush,
    /// Tiles of the wall as they come, before a draw.
    RandomToDraw,
    /// A complete hand of which one to three tiles were replaced.
    NearlyComplete,
    /// A complete hand.
    Complete,
    /// A complete hand without one of its tiles, before a draw: tenpai.
    Tenpai,
}

impl Class {
    /// All of them, in the order of their letters.
    pub const ALL: [Class; 7] = [
        Class::Random,
        Class::HalfFlush,
        Class::FullFlush,
        Class::RandomToDraw,
        Class::NearlyComplete,
        Class::Complete,
        Class::Tenpai,
    ];

    /// Those that are still played, and so are asked for numbers and tiles.
    pub const PLAYED: [Class; 5] = [
        Class::Random,
        Class::HalfFlush,
        Class::FullFlush,
        Class::RandomToDraw,
        Class::NearlyComplete,
    ];

    /// Those of which hands before a draw are asked, and so for waits too.
    pub const TO_DRAW: [Class; 6] = [
        Class::Random,
        Class::HalfFlush,
        Class::FullFlush,
        Class::RandomToDraw,
        Class::NearlyComplete,
        Class::Tenpai,
    ];

    /// Those of which hands after a draw are asked what to throw.
    pub const TO_DISCARD: [Class; 4] =
        [Class::Random, Class::HalfFlush, Class::FullFlush, Class::NearlyComplete];

    /// The letter for it in tables.
    pub fn letter(self) -> char {
        match self {
            Class::Random => 'a',
            Class::HalfFlush => 'b',
            Class::FullFlush => 'c',
            Class::RandomToDraw => 'd',
            Class::NearlyComplete => 'e',
            Class::Complete => 'f',
            Class::Tenpai => 'g',
        }
    }

    /// What it is, in few words.
    pub fn name(self) -> &'static str {
        match self {
            Class::Random => "random",
            Class::HalfFlush => "half flush",
            Class::FullFlush => "full flush",
            Class::RandomToDraw => "random, to draw",
            Class::NearlyComplete => "nearly complete",
            Class::Complete => "complete",
            Class::Tenpai => "tenpai, to draw",
        }
    }

    /// The same for those who do not know it.
    pub fn description(self) -> &'static str {
        match self {
            Class::Random => "14 random tiles",
            Class::HalfFlush => "the same of one suit and honours",
            Class::FullFlush => "the same of one suit",
            Class::RandomToDraw => "13 random tiles",
            Class::NearlyComplete => "a complete hand with one to three tiles replaced",
            Class::Complete => "a complete hand",
            Class::Tenpai => "a complete hand without one of its tiles",
        }
    }

    /// How many tiles such a hand has when it is made of so many melds and a pair.
    pub fn tiles(self, melds: usize) -> usize {
        match self {
            Class::RandomToDraw | Class::Tenpai => 3 * melds + 1,
            _ => 3 * melds + 2,
        }
    }

    /// Hands of this class that want so many melds and a pair: the same ones in every run.
    pub fn hands(self, melds: usize, hands: usize) -> Vec<Counts> {
        let mut dealer = Dealer::new();
        (0..hands).map(|_| dealer.hand(self, melds)).collect()
    }

    /// Hands of 13 tiles. From a class of hands that have drawn, the lowest tile is left out.
    pub fn to_draw(self, hands: usize) -> Vec<Counts> {
        let mut counts = self.hands(4, hands);
        if self.tiles(4) == 14 {
            for counts in &mut counts {
                *counts.iter_mut().find(|count| **count > 0).expect("a tile") -= 1;
            }
        }
        counts
    }
}

/// The same hands without melds, made before they are asked about.
pub fn kept(counts: &[Counts]) -> Vec<Hand> {
    counts.iter().map(|counts| Hand::from_counts(counts).expect("a hand")).collect()
}

/// Hands to draw and to discard, with one, two or three melds: the same ones in every run. Half of the
/// melds are chi, the others pon and kans alike.
pub fn melded(hands: usize) -> Vec<Hand> {
    let mut dealer = Dealer::new();
    (0..hands).map(|_| dealer.melded()).collect()
}

/// As many of these hands as asked for, all of them to draw or all of them to discard.
pub fn melded_to(turn: Turn, hands: usize) -> Vec<Hand> {
    let mut dealer = Dealer::new();
    let all = iter::repeat_with(|| dealer.melded());
    all.filter(|hand| hand.turn() == turn).take(hands).collect()
}

/// A table for each hand on which so many of the other tiles are seen: the same ones in every run.
pub fn tables(hands: &[Counts], tiles: usize) -> Vec<Seen> {
    let mut dealer = Dealer::new();
    let mut table = |held: &Counts| {
        let seen = dealer.of_wall(held.map(|count| 4 - count), tiles);
        Seen::from_counts(&seen).expect("four copies at most")
    };
    hands.iter().map(&mut table).collect()
}

/// Deals hands.
pub(crate) struct Dealer {
    pub(crate) random: ChaCha8Rng,
}

impl Dealer {
    /// One that deals the same hands as any other.
    pub(crate) fn new() -> Dealer {
        Dealer { random: ChaCha8Rng::seed_from_u64(0x7e9a1) }
    }

    /// A hand of a class.
    pub(crate) fn hand(&mut self, class: Class, melds: usize) -> Counts {
        let suit = 9 * self.random.random_range(0..3);
        let suit = suit..suit + 9;
        let tiles = class.tiles(melds);
        match class {
            Class::Random | Class::RandomToDraw => self.dealt((0..34).collect(), tiles),
            Class::HalfFlush => self.dealt(suit.chain(27..34).collect(), tiles),
            Class::FullFlush => self.dealt(suit.collect(), tiles),
            Class::NearlyComplete => {
                let complete = self.complete(melds);
                self.with_tiles_replaced(complete)
            }
            Class::Complete => self.complete(melds),
            Class::Tenpai => {
                let mut counts = self.complete(melds);
                counts[self.tile_of(&counts)] -= 1;
                counts
            }
        }
    }

    /// A hand with one to three melds, and tiles from what these leave of the wall.
    fn melded(&mut self) -> Hand {
        let wanted = self.random.random_range(1..=3);
        let mut left = [4; 34];
        let mut melds = Vec::new();
        while melds.len() < wanted {
            let meld = self.meld();
            let mut after = left;
            let fits = meld.tiles().all(|tile| {
                let count: &mut u8 = &mut after[tile.index()];
                *count = count.wrapping_sub(1);
                *count < 4
            });
            if fits {
                left = after;
                melds.push(meld);
            }
        }
        let tiles = 13 - 3 * wanted + self.random.random_range(0..=1);
        Hand::from_parts(&self.of_wall(left, tiles), [0; 3], &melds).expect("a hand")
    }

    fn meld(&mut self) -> Meld {
        let tile = |index: usize| Tile::new(index as u8).expect("an index of a tile");
        if self.random.random_range(0..2) == 0 {
            let suit = 9 * self.random.random_range(0..3);
            let lowest = tile(suit + self.random.random_range(0..7));
            return Meld::chi(lowest).expect("a run");
        }
        let kinds = [Meld::pon, Meld::open_kan, Meld::concealed_kan];
        kinds[self.random.random_range(0..3)](tile(self.random.random_range(0..34)))
    }

    /// So many tiles of a wall of these kinds, four of each.
    fn dealt(&mut self, kinds: Vec<usize>, tiles: usize) -> Counts {
        let mut wall = [0; 34];
        kinds.into_iter().for_each(|kind| wall[kind] = 4);
        self.of_wall(wall, tiles)
    }

    /// So many tiles of a wall that has so many of each kind.
    fn of_wall(&mut self, left: Counts, tiles: usize) -> Counts {
        let of_kind = |kind: usize| iter::repeat_n(kind, usize::from(left[kind]));
        let mut wall: Vec<usize> = (0..34).flat_map(of_kind).collect();
        let (dealt, _) = wall.partial_shuffle(&mut self.random, tiles);
        let mut counts = [0; 34];
        dealt.iter().for_each(|&kind| counts[kind] += 1);
        counts
    }

    /// Melds and a pair, made again until there are four copies at most.
    fn complete(&mut self, melds: usize) -> Counts {
        loop {
            let mut counts = [0; 34];
            for _ in 0..melds {
                // One meld in four is a triplet.
                if self.random.random_range(0..4) == 0 {
                    counts[self.random.random_range(0..34)] += 3;
                } else {
                    let suit = 9 * self.random.random_range(0..3);
                    let lowest = suit + self.random.random_range(0..7);
                    (lowest..lowest + 3).for_each(|kind| counts[kind] += 1);
                }
            }
            counts[self.random.random_range(0..34)] += 2;
            if counts.iter().all(|&count| count <= 4) {
                return counts;
            }
        }
    }

    /// The hand with one to three of its tiles replaced by others.
    fn with_tiles_replaced(&mut self, mut counts: Counts) -> Counts {
        for _ in 0..self.random.random_range(1..=3) {
            let gone = self.tile_of(&counts);
            counts[gone] -= 1;
            let other = self.kind(|kind| kind != gone && counts[kind] < 4);
            counts[other] += 1;
        }
        counts
    }

    /// One of the tiles of a hand, each as likely as the others.
    pub(crate) fn tile_of(&mut self, counts: &Counts) -> usize {
        let tiles = counts.iter().map(|&count| usize::from(count)).sum();
        let mut place = self.random.random_range(0..tiles);
        let holds = |&kind: &usize| {
            let count = usize::from(counts[kind]);
            let is_here = place < count;
            place = place.saturating_sub(count);
            is_here
        };
        (0..34).find(holds).expect("the place is within the hand")
    }

    /// A kind that suits.
    pub(crate) fn kind(&mut self, suits: impl Fn(usize) -> bool) -> usize {
        loop {
            let kind = self.random.random_range(0..34);
            if suits(kind) {
                return kind;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    //! That the hands are what their class says.

    use super::*;

    #[test]
    fn hands_are_of_their_class() {
        for (class, melds) in Class::ALL.into_iter().flat_map(|class| [(class, 3), (class, 4)]) {
            for counts in class.hands(melds, 1000) {
                assert!(counts.iter().all(|&count| count <= 4), "{class:?}: {counts:?}");
                let tiles: usize = counts.iter().map(|&count| usize::from(count)).sum();
                assert_eq!(tiles, class.tiles(melds), "{class:?}: {counts:?}");
                let held = |part: usize| counts.iter().skip(9 * part).take(9).any(|&it| it > 0);
                let suits = (0..3).filter(|&suit| held(suit)).count();
                match class {
                    Class::HalfFlush => assert!(suits <= 1, "{counts:?}"),
                    Class::FullFlush => assert!(suits == 1 && !held(3), "{counts:?}"),
                    _ => {}
                }
            }
        }
    }

    #[test]
    fn nearly_complete_hands_lack_three_tiles_at_most() {
        let numbers: Vec<i8> = Class::NearlyComplete
            .hands(4, 1000)
            .iter()
            .map(crate::libraries::tenpai::general)
            .collect();
        assert!(numbers.iter().all(|number| (-1..=2).contains(number)), "{numbers:?}");
        assert!((-1..=2).all(|number| numbers.contains(&number)), "{numbers:?}");
    }

    #[test]
    fn melded_hands_have_one_to_three_melds() {
        let hands = melded(1000);
        for melds in 1..=3 {
            for size in [13 - 3 * melds, 14 - 3 * melds] {
                let is_such = |hand: &&Hand| hand.melds().len() == melds && hand.size() == size;
                assert!(hands.iter().filter(is_such).count() > 100, "{melds} {size}");
            }
        }
        assert!(hands.iter().all(|hand| (1..=3).contains(&hand.melds().len())));
    }

    #[test]
    fn complete_hands_are_complete() {
        for counts in Class::Complete.hands(4, 1000) {
            assert_eq!(crate::libraries::tenpai::general(&counts), -1, "{counts:?}");
        }
        for counts in Class::Tenpai.hands(4, 1000) {
            assert_eq!(crate::libraries::tenpai::general(&counts), 0, "{counts:?}");
        }
    }

    #[test]
    fn tables_have_what_the_hands_leave() {
        let hands = Class::RandomToDraw.hands(4, 100);
        for (hand, table) in iter::zip(&hands, tables(&hands, 40)) {
            assert_eq!(table.counts().iter().sum::<u8>(), 40);
            assert!(iter::zip(hand, table.counts()).all(|(held, seen)| held + seen <= 4));
        }
    }

    #[test]
    fn every_run_has_the_same_hands() {
        assert_eq!(Class::Random.hands(4, 100), Class::Random.hands(4, 200)[..100]);
    }
}
