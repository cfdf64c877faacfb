//! Hands to be judged, the same in every run.

use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use tenpai::ShantenByForm;

/// How many of each of the 34 kinds a hand holds.
pub type Counts = [u8; 34];

/// So many hands of each class are measured.
pub const HANDS: usize = 100_000;

/// What kind of hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Class {
    /// Tiles of the wall as they come.
    Random,
    /// One suit and the honours.
    HalfFlush,
    /// One suit alone.
    FullFlush,
    /// A complete hand with one to three tiles replaced by others.
    NearlyComplete,
}

impl Class {
    /// All four.
    pub const ALL: [Class; 4] =
        [Class::Random, Class::HalfFlush, Class::FullFlush, Class::NearlyComplete];

    /// Its name in tables.
    pub fn name(self) -> &'static str {
        match self {
            Class::Random => "random",
            Class::HalfFlush => "half flush",
            Class::FullFlush => "full flush",
            Class::NearlyComplete => "nearly complete",
        }
    }

    /// [`HANDS`] hands with this number of tiles.
    pub fn hands(self, tiles: usize) -> Vec<Counts> {
        let mut dealer = Dealer::new(self);
        (0..HANDS).map(|_| dealer.hand(tiles)).collect()
    }
}

/// Deals hands of a class.
struct Dealer {
    class: Class,
    random: ChaCha8Rng,
    /// The tiles from which the class is dealt.
    wall: Vec<usize>,
}

impl Dealer {
    fn new(class: Class) -> Dealer {
        let kinds: Vec<usize> = match class {
            Class::Random | Class::NearlyComplete => (0..34).collect(),
            Class::HalfFlush => (9..18).chain(27..34).collect(),
            Class::FullFlush => (9..18).collect(),
        };
        let wall = kinds.into_iter().flat_map(|kind| [kind; 4]).collect();
        Dealer { class, random: ChaCha8Rng::seed_from_u64(0x7e9a1), wall }
    }

    fn hand(&mut self, tiles: usize) -> Counts {
        match self.class {
            Class::NearlyComplete => {
                let complete = self.complete(tiles / 3);
                self.disturbed(complete, tiles)
            }
            _ => {
                let (dealt, _) = self.wall.partial_shuffle(&mut self.random, tiles);
                let mut counts = [0; 34];
                dealt.iter().for_each(|&kind| counts[kind] += 1);
                counts
            }
        }
    }

    /// Melds and a pair, drawn again until there are four copies at most.
    fn complete(&mut self, melds: usize) -> Counts {
        loop {
            let mut counts = [0; 34];
            for _ in 0..melds {
                // Runs are made more easily than triplets, and met about as often.
                if self.random.random_range(0..4) == 0 {
                    counts[self.random.random_range(0..34)] += 3;
                } else {
                    let lowest =
                        9 * self.random.random_range(0..3) + self.random.random_range(0..7);
                    (lowest..lowest + 3).for_each(|kind| counts[kind] += 1);
                }
            }
            counts[self.random.random_range(0..34)] += 2;
            if counts.iter().all(|&count| count <= 4) {
                return counts;
            }
        }
    }

    /// The hand with one to three tiles replaced, and brought to its number of tiles.
    fn disturbed(&mut self, mut counts: Counts, tiles: usize) -> Counts {
        let replaced = self.random.random_range(1..=3);
        let surplus = counts.iter().map(|&count| usize::from(count)).sum::<usize>() - tiles;
        for _ in 0..replaced + surplus {
            let kind = self.pick(|kind| counts[kind] > 0);
            counts[kind] -= 1;
        }
        for _ in 0..replaced {
            let kind = self.pick(|kind| counts[kind] < 4);
            counts[kind] += 1;
        }
        counts
    }

    fn pick(&mut self, suits: impl Fn(usize) -> bool) -> usize {
        loop {
            let kind = self.random.random_range(0..34);
            if suits(kind) {
                return kind;
            }
        }
    }
}

/// A hand that lives on: what it draws and then discards, turn by turn.
#[derive(Debug, Clone, Copy)]
pub struct Turn {
    /// The tile that is drawn, 0 to 33.
    pub drawn: u8,
    /// The tile that is discarded, 0 to 33.
    pub discarded: u8,
}

/// A hand of 13 tiles and [`HANDS`] turns of it, in which it throws away what leaves it nearest.
pub fn life() -> (Counts, Vec<Turn>) {
    let mut dealer = Dealer::new(Class::Random);
    let start = dealer.hand(13);
    let mut counts = start;
    let turns = (0..HANDS).map(|_| {
        let drawn = dealer.pick(|kind| counts[kind] < 4);
        counts[drawn] += 1;
        let discarded = nearest_discard(&mut counts, &mut dealer.random);
        counts[discarded] -= 1;
        Turn { drawn: drawn as u8, discarded: discarded as u8 }
    });
    let turns = turns.collect();
    (start, turns)
}

/// The discard that leaves the hand nearest; one in four times any, so that the hand does not stay
/// complete.
fn nearest_discard(counts: &mut Counts, random: &mut ChaCha8Rng) -> usize {
    let held: Vec<usize> = (0..34).filter(|&kind| counts[kind] > 0).collect();
    if random.random_range(0..4) == 0 {
        return held[random.random_range(0..held.len())];
    }
    let mut nearest = (i8::MAX, held[0]);
    for kind in held {
        counts[kind] -= 1;
        let number = ShantenByForm::of_counts(counts).map_or(i8::MAX, |it| it.best().number());
        counts[kind] += 1;
        nearest = nearest.min((number, kind));
    }
    nearest.1
}
