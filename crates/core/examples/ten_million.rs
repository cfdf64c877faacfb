//! Deals ten million hands of 14 tiles, judges them on all cores, and prints how many there are of
//! each shanten number.
//!
//! ```sh
//! cargo run --release -p tenpai --example ten_million -- [HANDS [SEED]]
//! ```
//!
//! The same seed deals the same hands on every machine, however many cores it has.

use std::env;
use std::fmt;
use std::num::NonZeroU64;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use rayon::prelude::*;
use tenpai::{BatchError, Shanten, Tile};

const TEN_MILLION: NonZeroU64 = NonZeroU64::new(10_000_000).unwrap();
const TILES: usize = 14;

/// So many hands are dealt and judged at a time: few enough to stay in the cache of a core.
const CHUNK: u64 = 1_000;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let (hands, seed) = match read(&arguments) {
        Ok(wanted) => wanted,
        Err(error) => {
            eprintln!("{error}\nusage: ten_million [HANDS [SEED]]");
            return ExitCode::from(2);
        }
    };
    let style = ProgressStyle::with_template("{wide_bar} {percent:>3} %, {eta} left");
    let bar = ProgressBar::new(hands.get()).with_style(style.expect("a template"));
    let start = Instant::now();
    let judged = judge(hands.get(), seed, |done| bar.inc(done));
    let taken = start.elapsed();
    bar.finish_and_clear();
    match judged {
        Ok(tally) => {
            print!("{tally}");
            let each = tally.judging.as_secs_f64() * 1e9 / hands.get() as f64;
            let cores = rayon::current_num_threads();
            println!("{hands} hands in {:.2} s with {cores} threads,", taken.as_secs_f64());
            println!(
                "of which judging took {each:.1} ns a hand by the clock of its thread, and dealing the rest"
            );
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// How many hands and with which seed.
fn read(arguments: &[String]) -> Result<(NonZeroU64, u64), String> {
    let (hands, seed) = match arguments {
        [] => (None, None),
        [hands] => (Some(hands), None),
        [hands, seed] => (Some(hands), Some(seed)),
        _ => return Err(format!("{} arguments: there are at most two", arguments.len())),
    };
    let bad = |what: &str, text: &str| format!("{what} {text:?}: use a whole number");
    let hands = hands.map_or(Ok(TEN_MILLION), |text| {
        text.parse().map_err(|_| bad("number of hands", text) + " from 1 up")
    })?;
    let seed = seed.map_or(Ok(1), |text| text.parse().map_err(|_| bad("seed", text)))?;
    Ok((hands, seed))
}

/// Deals and judges so many hands, and calls back with how many more are done.
fn judge(hands: u64, seed: u64, done: impl Fn(u64) + Sync) -> Result<Tally, BatchError> {
    (0..hands.div_ceil(CHUNK))
        .into_par_iter()
        .map_init(Table::new, |table, chunk| {
            let size = CHUNK.min(hands - chunk * CHUNK);
            let tally = table.play(chunk, size as usize, seed)?;
            done(size);
            Ok(tally)
        })
        .try_reduce(Tally::default, |one, other| Ok(one.plus(other)))
}

/// What one thread works with.
struct Table {
    wall: Vec<usize>,
    hands: Vec<[u8; Tile::COUNT]>,
    numbers: Vec<Shanten>,
}

impl Table {
    fn new() -> Table {
        let wall = (0..Tile::COUNT).flat_map(|tile| [tile; 4]).collect();
        Table { wall, hands: Vec::new(), numbers: Vec::new() }
    }

    /// One chunk, which depends on its number and the seed and on nothing else.
    fn play(&mut self, chunk: u64, size: usize, seed: u64) -> Result<Tally, BatchError> {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        random.set_stream(chunk);
        self.wall.sort_unstable();
        self.hands.clear();
        for _ in 0..size {
            let (dealt, _) = self.wall.partial_shuffle(&mut random, TILES);
            let mut counts = [0; Tile::COUNT];
            dealt.iter().for_each(|&tile| counts[tile] += 1);
            self.hands.push(counts);
        }
        self.numbers.resize(size, Shanten::TENPAI);
        let start = Instant::now();
        Shanten::of_many(&self.hands, &mut self.numbers)?;
        let judging = start.elapsed();
        let mut tally = Tally { judging, ..Tally::default() };
        for number in &self.numbers {
            tally.hands[(number.number() + 1) as usize] += 1;
        }
        Ok(tally)
    }
}

/// How many hands there were of each number, from -1 to 8, and how long it took to judge them.
#[derive(Debug, Clone, Copy, Default)]
struct Tally {
    hands: [u64; 10],
    judging: Duration,
}

impl Tally {
    fn plus(self, other: Tally) -> Tally {
        let mut hands = self.hands;
        hands.iter_mut().zip(other.hands).for_each(|(sum, more)| *sum += more);
        Tally { hands, judging: self.judging + other.judging }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all: u64 = self.hands.iter().sum();
        writeln!(f, "shanten        hands    share")?;
        for (shanten, &hands) in (-1..).zip(&self.hands).filter(|&(_, &hands)| hands > 0) {
            let share = 100.0 * hands as f64 / all as f64;
            writeln!(f, "{shanten:>7} {hands:>12} {share:>7.4}%")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    //! That the program counts every hand, the same ones in every run.

    use std::sync::atomic::{AtomicU64, Ordering};

    use super::*;

    fn tally(hands: u64, seed: u64) -> [u64; 10] {
        let done = AtomicU64::new(0);
        let tally = judge(hands, seed, |more| {
            done.fetch_add(more, Ordering::Relaxed);
        });
        assert_eq!(done.into_inner(), hands);
        tally.expect("hands").hands
    }

    #[test]
    fn every_hand_is_counted_once() {
        for hands in [1, 999, 1_000, 1_001, 100_000] {
            let counted = tally(hands, 1);
            assert_eq!(counted.iter().sum::<u64>(), hands);
            assert_eq!(counted, tally(hands, 1), "the same hands again");
        }
        assert_ne!(tally(1_000, 1), tally(1_000, 2), "other hands");
    }

    #[test]
    fn arguments_are_numbers() {
        let read = |arguments: &[&str]| {
            let arguments: Vec<String> = arguments.iter().map(|&it| it.to_owned()).collect();
            read(&arguments)
        };
        assert_eq!(read(&[]), Ok((TEN_MILLION, 1)));
        assert_eq!(read(&["5"]), Ok((NonZeroU64::new(5).expect("five"), 1)));
        assert_eq!(read(&["5", "0"]), Ok((NonZeroU64::new(5).expect("five"), 0)));
        for hands in ["0", "-1", "1e6", "many", "", "18446744073709551616"] {
            let error = read(&[hands]).expect_err("no number of hands");
            assert_eq!(error, format!("number of hands {hands:?}: use a whole number from 1 up"));
        }
        assert_eq!(read(&["5", "x"]), Err("seed \"x\": use a whole number".to_owned()));
        assert_eq!(read(&["1", "2", "3"]), Err("3 arguments: there are at most two".to_owned()));
    }
}
