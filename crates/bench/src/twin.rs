//! The same answers by brute force, slowly: what is timed is compared with them first.
//!
//! The numbers come from the oracle of the core's tests, which shares no code with the library. All
//! else follows from numbers by its definition.

#[path = "../../core/tests/it/oracle/mod.rs"]
mod oracle;

use std::cell::RefCell;

use tenpai::{CopiesRule, Hand, WaitKind, WaitKinds};

use crate::asked::{self, Asked};
use crate::hands::Counts;
use crate::libraries::mix;
use oracle::{FOUR, Oracle, UNLIMITED, with, without};

/// So many of the hands of a case are judged by brute force too.
const SAMPLE: usize = 40;

/// Asserts that an answer is that of brute force, over the first hands.
///
/// # Panics
///
/// Where two answers differ.
pub fn compare<Q, A: PartialEq + std::fmt::Debug>(
    name: &str,
    of: &[Q],
    ask: impl Fn(&Q) -> A,
    slow: impl Fn(&mut Twin, &Q) -> A,
) {
    thread_local! {
        static TWIN: RefCell<Twin> = RefCell::new(Twin { oracle: Oracle::new() });
    }
    TWIN.with_borrow_mut(|twin| {
        for (place, of) in of.iter().take(SAMPLE).enumerate() {
            assert_eq!(ask(of), slow(twin, of), "{name}: hand {place}");
        }
    });
}

/// Judges hands slowly.
pub struct Twin {
    oracle: Oracle,
}

/// The concealed tiles, how many of each a shape can have, and how many are not seen.
#[derive(Clone, Copy)]
struct Position {
    held: Counts,
    limits: Counts,
    left: Counts,
    /// Whether a tile that leaves the hand is locked.
    visible: bool,
}

impl Position {
    fn of(asked: &Asked) -> Position {
        let (held, mut in_melds) = (*asked.hand.counts(), [0; 34]);
        for tile in asked.hand.melds().iter().flat_map(|meld| meld.tiles()) {
            in_melds[tile.index()] += 1;
        }
        let seen = asked.seen.counts();
        let limits = match asked.copies {
            CopiesRule::Formal => UNLIMITED,
            CopiesRule::Concealed => FOUR,
            CopiesRule::WithMelds => in_melds.map(|count| 4 - count),
            CopiesRule::Visible => std::array::from_fn(|tile| 4 - in_melds[tile] - seen[tile]),
        };
        let left = std::array::from_fn(|tile| 4 - held[tile] - in_melds[tile] - seen[tile]);
        Position { held, limits, left, visible: asked.copies == CopiesRule::Visible }
    }

    /// After a draw, which is seen.
    fn drawing(mut self, tile: usize) -> Position {
        self.held = with(&self.held, tile);
        self.left = without(&self.left, tile);
        self
    }

    fn discarding(mut self, tile: usize) -> Position {
        self.held = without(&self.held, tile);
        self.limits[tile] -= u8::from(self.visible);
        self
    }

    /// Every position that a discard leads to.
    fn discards(self) -> impl Iterator<Item = (usize, Position)> {
        let held = (0..34).filter(move |&tile| self.held[tile] > 0);
        held.map(move |tile| (tile, self.discarding(tile)))
    }

    fn copies(&self, tiles: u64) -> u32 {
        let among = (0..34).filter(|tile| tiles >> tile & 1 == 1);
        among.map(|tile| u32::from(self.left[tile])).sum()
    }
}

impl Twin {
    fn number_of(&mut self, position: &Position) -> i8 {
        self.oracle.best(&position.held, &position.limits).unwrap_or(i8::MAX)
    }

    fn accepted_of(&mut self, position: &Position) -> u64 {
        match self.number_of(position) {
            i8::MAX => 0,
            _ => self.oracle.accepted(&position.held, &position.limits),
        }
    }

    /// The least number that a discard leaves, and the most copies accepted then.
    fn best_of_discards(&mut self, position: &Position) -> (i8, u32) {
        let mut best = (i8::MAX, 0);
        for (_, after) in position.discards() {
            let number = self.number_of(&after);
            if number <= best.0 {
                let copies = after.copies(self.accepted_of(&after));
                let most = if number == best.0 { best.1.max(copies) } else { copies };
                best = (number, most);
            }
        }
        best
    }

    /// The number over all forms.
    pub fn number(&mut self, asked: &Asked) -> i8 {
        self.number_of(&Position::of(asked))
    }

    /// The accepted tiles.
    pub fn accepted(&mut self, asked: &Asked) -> u64 {
        self.accepted_of(&Position::of(asked))
    }

    /// The formal and the effective waits.
    pub fn waits(&mut self, asked: &Asked) -> u64 {
        let Position { held, limits, .. } = Position::of(asked);
        let (formal, effective) =
            (self.oracle.formal_waits(&held), self.oracle.effective_waits(&held, &limits));
        asked::waits_as_number(formal, effective)
    }

    /// Every discard with the number and the tiles after it.
    pub fn discards(&mut self, asked: &Asked) -> u64 {
        Position::of(asked).discards().fold(0, |mixed, (tile, after)| {
            mix(mixed, tile, self.number_of(&after), self.accepted_of(&after))
        })
    }

    /// The least number of all discards, and the most copies with it.
    pub fn best_discard(&mut self, asked: &Asked) -> (i8, u32) {
        self.best_of_discards(&Position::of(asked))
    }

    /// Every draw that improves the hand.
    pub fn improvements(&mut self, asked: &Asked) -> u64 {
        let position = Position::of(asked);
        let (number, accepted) = (self.number_of(&position), self.accepted_of(&position));
        let before = position.copies(accepted);
        let can_come = |&tile: &usize| {
            let is_free = position.held[tile] < position.limits[tile] && position.left[tile] > 0;
            is_free && accepted >> tile & 1 == 0
        };
        (0..34).filter(can_come).fold(0, |mixed, draw| {
            let (number_after, after) = self.best_of_discards(&position.drawing(draw));
            if number_after != number || after <= before {
                return mixed;
            }
            asked::improvement_as_number(mixed, draw, position.left[draw], before, after)
        })
    }

    /// Of the copies that make a hand tenpai, those that make the wait a good one.
    pub fn good_waits(&mut self, asked: &Asked) -> u64 {
        let position = Position::of(asked);
        if self.number_of(&position) != 1 {
            return u64::MAX;
        }
        let accepted = self.accepted_of(&position);
        let draws = (0..34).filter(|&tile| accepted >> tile & 1 == 1 && position.left[tile] > 0);
        let mut good = 0;
        for draw in draws {
            let (_, copies) = self.best_of_discards(&position.drawing(draw));
            good += if copies >= asked::GOOD { u32::from(position.left[draw]) } else { 0 };
        }
        asked::good_as_number(good, position.copies(accepted))
    }

    /// Everything that a hand without red fives can do with the tile that is thrown, by rules by
    /// which melds lock nothing.
    pub fn calls(&mut self, asked: &Asked) -> u64 {
        let position = Position::of(asked);
        let thrown = asked.thrown().index();
        let pass = self.number_of(&position);
        let mut mixed = asked::call_as_number(0, 0, [0; 2], pass);
        for pair in pairs(&position.held) {
            let mut meld = [thrown, pair[0], pair[1]];
            meld.sort_unstable();
            let kind = match meld {
                [a, b, c] if a == b && b == c => 2,
                _ if is_run(meld) => 1,
                _ => continue,
            };
            let left = position.discarding(pair[0]).discarding(pair[1]);
            // What makes the same meld with the pair may not be thrown, nor what was called.
            let swaps = |tile: usize| {
                let mut again = [tile, pair[0], pair[1]];
                again.sort_unstable();
                tile == thrown || kind == 1 && is_run(again)
            };
            let after: Vec<Position> =
                left.discards().filter(|(tile, _)| !swaps(*tile)).map(|(_, after)| after).collect();
            let numbers = after.iter().map(|after| self.number_of(after));
            if let Some(number) = numbers.min() {
                mixed = asked::call_as_number(mixed, kind, pair, number);
            }
        }
        if position.held[thrown] == 3 {
            let after = (0..3).fold(position, |left, _| left.discarding(thrown));
            mixed = asked::call_as_number(mixed, 3, [0; 2], self.number_of(&after));
        }
        if self.number_of(&position.drawing(thrown)) == -1 {
            mixed = asked::call_as_number(mixed, 4, [0; 2], -1);
        }
        mixed
    }

    /// Every effective wait with its kinds, of a hand without melds.
    pub fn wait_kinds(&mut self, hand: &Hand) -> u64 {
        let held = *hand.counts();
        let waits = self.oracle.effective_waits(&held, &FOUR);
        (0..34).filter(|tile| waits >> tile & 1 == 1).fold(0, |mixed, tile| {
            let kinds = self.kinds_of(&with(&held, tile), tile);
            mix(mixed, tile, 0, kinds.bits().into())
        })
    }

    /// What the last tile of a complete hand can have completed: each group that has it, where the
    /// other tiles are complete without that group.
    fn kinds_of(&self, all: &Counts, tile: usize) -> WaitKinds {
        let mut kinds = WaitKinds::EMPTY;
        let is_left = |group: &[usize]| {
            let mut left = *all;
            let is_there = group.iter().all(|&kind| {
                let count = left[kind].checked_sub(1);
                left[kind] = count.unwrap_or(0);
                count.is_some()
            });
            is_there.then_some(left)
        };
        let mut add = |kind, group: &[usize]| {
            if is_left(group).is_some_and(|left| self.oracle.is_general(&left)) {
                kinds.insert(kind);
            }
        };
        for place in 0..3 {
            let Some(lowest) = tile.checked_sub(place) else { continue };
            let run = [lowest, lowest + 1, lowest + 2];
            if is_run(run) {
                let kind = match (place, lowest % 9) {
                    (1, _) => WaitKind::Closed,
                    (2, 0) | (0, 6) => WaitKind::Edge,
                    _ => WaitKind::TwoSided,
                };
                add(kind, &run);
            }
        }
        add(WaitKind::Pair, &[tile; 3]);
        // Without the pair the rest is melds: with any pair of honours beside them it is complete.
        let melds = is_left(&[tile; 2]).and_then(|mut left| {
            let honour = (27..34).find(|&honour| left[honour] == 0)?;
            left[honour] = 2;
            Some(left)
        });
        if melds.is_some_and(|left| self.oracle.is_general(&left)) {
            kinds.insert(WaitKind::Single);
        }
        if oracle::seven_pairs(all, &FOUR) == Some(-1) {
            kinds.insert(WaitKind::SevenPairs);
        }
        if oracle::thirteen_orphans(all, &FOUR) == Some(-1) {
            // With all thirteen before it came, any of them completed the hand.
            let any = all[tile] == 2;
            kinds.insert(if any { WaitKind::ThirteenOrphans } else { WaitKind::OneOrphan });
        }
        kinds
    }
}

/// Whether three tiles, the lowest first, are a run.
fn is_run([a, b, c]: [usize; 3]) -> bool {
    c < 27 && a / 9 == c / 9 && b == a + 1 && c == b + 1
}

/// Each two tiles of a hand, the lower first; equal ones once.
fn pairs(held: &Counts) -> Vec<[usize; 2]> {
    let enough = |&[one, other]: &[usize; 2]| held[one] > u8::from(one == other) && held[other] > 0;
    let all = (0..34).flat_map(|one| (one..34).map(move |other| [one, other]));
    all.filter(enough).collect()
}
