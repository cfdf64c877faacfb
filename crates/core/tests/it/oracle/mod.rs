//! Brute force: what the library has to agree with, too simple to be wrong.
//!
//! Suit by suit it lists every shape of zero to four melds with or without the pair, takes the
//! least that a hand lacks of each, and tries every way to divide melds and pair among the suits.
//! Nothing is shared with the library, not even its tiles: a hand is 34 counts (1m-9m, 1p-9p,
//! 1s-9s, 1z-7z), a set of tiles is a `u64` with one bit a kind.
#![allow(dead_code, reason = "other packages take only what they need")]

use std::collections::{HashMap, HashSet};

pub(crate) type Counts = [u8; 34];

/// The concealed rule: four copies of each, and melds lock nothing.
pub(crate) const FOUR: Counts = [4; 34];
/// The formal rule. No shape holds more than four triplets and the pair of one kind.
pub(crate) const UNLIMITED: Counts = [14; 34];

/// Where the four parts of a hand begin and how many kinds they have.
const PARTS: [(usize, usize); 4] = [(0, 9), (9, 9), (18, 9), (27, 7)];
/// More than any hand can lack: no shape fits.
const NEVER: u16 = 99;
const ORPHANS: [usize; 13] = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];

/// The counts of one part, with room to spare so that a comparison is one wide instruction.
pub(crate) type Part = [u8; 16];
/// What a part lacks of m melds, without and with the pair.
type Lacking = [[u16; 2]; 5];
/// Shapes of one part, by melds and pair.
type Lists = [[Vec<Part>; 2]; 5];

/// Every shape of one part with at most so many copies of a kind.
pub(crate) struct Shapes {
    kinds: usize,
    copies: u8,
    pub(crate) lists: Lists,
}

impl Shapes {
    /// All shapes over nine kinds in a row, or over seven that make no runs, with at most
    /// `copies` of a kind. Each shape is listed once, however many ways it divides.
    pub(crate) fn list(kinds: usize, copies: u8) -> Shapes {
        let mut melds = Vec::new();
        for kind in 0..kinds {
            melds.push(plus([0; 16], &[kind, kind, kind]));
            if kinds == 9 && kind + 2 < kinds {
                melds.push(plus([0; 16], &[kind, kind + 1, kind + 2]));
            }
        }
        let mut bare: HashSet<Part> = HashSet::from([[0; 16]]);
        let lists = std::array::from_fn(|_| {
            let paired =
                bare.iter().flat_map(|w| (0..kinds).map(move |kind| plus(*w, &[kind, kind])));
            let found = [sorted(bare.iter().copied(), copies), sorted(paired, copies)];
            bare = bare
                .iter()
                .flat_map(|w| melds.iter().map(move |meld| std::array::from_fn(|i| w[i] + meld[i])))
                .collect();
            found
        });
        Shapes { kinds, copies, lists }
    }

    /// How many shapes there are for each number of melds, without and with the pair.
    pub(crate) fn numbers(&self) -> [[usize; 2]; 5] {
        std::array::from_fn(|m| [self.lists[m][0].len(), self.lists[m][1].len()])
    }

    /// Those within the limits.
    fn within(&self, limit: &Part) -> Lists {
        let within = |shapes: &Vec<Part>| {
            shapes.iter().filter(|shape| excess(shape, limit) == 0).copied().collect()
        };
        std::array::from_fn(|m| std::array::from_fn(|p| within(&self.lists[m][p])))
    }
}

/// The least that `held` lacks of each number of melds.
fn least(lists: &Lists, held: &Part) -> Lacking {
    let least = |shapes: &Vec<Part>| shapes.iter().map(|shape| excess(shape, held)).min();
    lists.each_ref().map(|lists| lists.each_ref().map(|list| least(list).unwrap_or(NEVER)))
}

/// `part` with some more tiles.
fn plus(mut part: Part, kinds: &[usize]) -> Part {
    for &kind in kinds {
        part[kind] += 1;
    }
    part
}

fn sorted(shapes: impl Iterator<Item = Part>, copies: u8) -> Vec<Part> {
    let within: HashSet<Part> = shapes.filter(|w| w.iter().all(|&count| count <= copies)).collect();
    let mut list: Vec<Part> = within.into_iter().collect();
    list.sort_unstable();
    list
}

/// How many tiles of `shape` are not in `other`: at most fourteen, so that nothing wraps in the
/// sum, which without a check for overflow is a single instruction.
fn excess(shape: &Part, other: &Part) -> u16 {
    let each: Part = std::array::from_fn(|i| shape[i].saturating_sub(other[i]));
    u16::from(each.into_iter().fold(0, u8::wrapping_add))
}

/// The tiles of one part of a hand.
fn part(counts: &Counts, index: usize) -> Part {
    let (first, kinds) = PARTS[index];
    std::array::from_fn(|i| if i < kinds { counts[first + i] } else { 0 })
}

fn total(counts: &Counts) -> u8 {
    counts.iter().sum()
}

pub(crate) struct Oracle {
    /// Shapes with at most four copies, of a suit and of the honours.
    limited: [Shapes; 2],
    /// The same without a limit.
    formal: [Shapes; 2],
    /// Every formal shape without and with the pair, of a suit and of the honours.
    whole: [[HashSet<Part>; 2]; 2],
    /// Every way to divide zero to four melds among the four parts.
    splits: [Vec<[usize; 4]>; 5],
    /// The limits that each part was last asked about, and the shapes within them.
    within: [(Part, Lists); 4],
    /// What was worked out before: a suit comes back in many hands.
    known: HashMap<(bool, Part, Part), Lacking>,
}

impl Oracle {
    pub(crate) fn new() -> Oracle {
        let formal = [Shapes::list(9, 14), Shapes::list(7, 14)];
        let whole = [0, 1].map(|honours: usize| {
            [0, 1].map(|pair: usize| {
                formal[honours]
                    .lists
                    .iter()
                    .flat_map(|shapes| shapes[pair].iter().copied())
                    .collect()
            })
        });
        let limited = [Shapes::list(9, 4), Shapes::list(7, 4)];
        Oracle {
            limited,
            formal,
            whole,
            splits: std::array::from_fn(splits),
            within: Default::default(),
            known: HashMap::new(),
        }
    }

    fn lacking(&mut self, hand: &Counts, limits: &Counts, index: usize) -> Lacking {
        let (held, limit) = (part(hand, index), part(limits, index));
        let honours = index == 3;
        if let Some(known) = self.known.get(&(honours, held, limit)) {
            return *known;
        }
        let shapes =
            if limit.iter().all(|&copies| copies <= 4) { &self.limited } else { &self.formal };
        let shapes = &shapes[usize::from(honours)];
        let lists = if limit[..shapes.kinds].iter().all(|&limit| limit >= shapes.copies) {
            &shapes.lists
        } else {
            let within = &mut self.within[index];
            if within.0 != limit {
                *within = (limit, shapes.within(&limit));
            }
            &within.1
        };
        let lacking = least(lists, &held);
        self.known.insert((honours, held, limit), lacking);
        lacking
    }

    /// The shanten number of the general form; `None` where no shape fits the limits.
    pub(crate) fn general(&mut self, hand: &Counts, limits: &Counts) -> Option<i8> {
        let melds = usize::from(total(hand) / 3);
        let lacking = [0, 1, 2, 3].map(|index| self.lacking(hand, limits, index));
        let mut least = NEVER;
        for split in &self.splits[melds] {
            for pair in 0..4 {
                let share = |index: usize| lacking[index][split[index]][usize::from(index == pair)];
                least = least.min((0..4).map(share).sum());
            }
        }
        (least < NEVER).then(|| shanten(least))
    }

    /// The lowest number of the three forms.
    pub(crate) fn best(&mut self, hand: &Counts, limits: &Counts) -> Option<i8> {
        let general = self.general(hand, limits);
        let others = [seven_pairs(hand, limits), thirteen_orphans(hand, limits)];
        others.into_iter().chain([general]).flatten().min()
    }

    /// Is this a complete hand of 3k+2 tiles, whatever the number of copies?
    pub(crate) fn is_complete(&self, hand: &Counts) -> bool {
        let pairs = hand.iter().filter(|&&count| count == 2).count();
        let orphans = ORPHANS.iter().all(|&tile| hand[tile] > 0);
        let all_orphans = orphans && ORPHANS.iter().map(|&tile| hand[tile]).sum::<u8>() == 14;
        self.is_general(hand) || pairs == 7 || all_orphans
    }

    /// Is every part melds, but one of them melds and the pair?
    pub(crate) fn is_general(&self, hand: &Counts) -> bool {
        let parts = [0, 1, 2, 3].map(|index| part(hand, index));
        let extra = parts.map(|held| held.iter().sum::<u8>() % 3);
        extra.iter().sum::<u8>() == 2
            && !extra.contains(&1)
            && (0..4).all(|index| {
                let shapes = &self.whole[usize::from(index == 3)];
                shapes[usize::from(extra[index] == 2)].contains(&parts[index])
            })
    }

    /// Every tile that completes the hand, a fifth copy included.
    pub(crate) fn formal_waits(&self, hand: &Counts) -> u64 {
        tiles_where(|tile| self.is_complete(&with(hand, tile)))
    }

    /// The formal waits of a hand of which a fifth copy could be drawn: no tile beyond its limit.
    pub(crate) fn effective_waits(&self, hand: &Counts, limits: &Counts) -> u64 {
        self.formal_waits(hand) & tiles_where(|tile| hand[tile] < limits[tile])
    }

    /// The tiles within their limit whose draw lowers the shanten number of the best form.
    pub(crate) fn accepted(&mut self, hand: &Counts, limits: &Counts) -> u64 {
        let before = self.best(hand, limits);
        tiles_where(|tile| {
            hand[tile] < limits[tile] && self.best(&with(hand, tile), limits) < before
        })
    }

    /// The same for the general form alone.
    pub(crate) fn accepted_general(&mut self, hand: &Counts, limits: &Counts) -> u64 {
        let before = self.general(hand, limits);
        tiles_where(|tile| {
            hand[tile] < limits[tile] && self.general(&with(hand, tile), limits) < before
        })
    }
}

/// Every way to divide so many melds among four parts.
fn splits(melds: usize) -> Vec<[usize; 4]> {
    let digits = |n: usize| [n / 125, n / 25 % 5, n / 5 % 5, n % 5];
    (0..625).map(digits).filter(|split| split.iter().sum::<usize>() == melds).collect()
}

fn shanten(lacking: u16) -> i8 {
    i8::try_from(lacking).expect("a hand lacks less than a hundred tiles") - 1
}

/// Seven different kinds, two of each.
pub(crate) fn seven_pairs(hand: &Counts, limits: &Counts) -> Option<i8> {
    if total(hand) < 13 {
        return None;
    }
    let kinds = (0..34).filter(|&tile| limits[tile] >= 2);
    let mut lacking: Vec<u16> = kinds.map(|tile| u16::from(2 - hand[tile].min(2))).collect();
    lacking.sort_unstable();
    (lacking.len() >= 7).then(|| shanten(lacking[..7].iter().sum()))
}

/// The thirteen terminals and honours, one of them twice.
pub(crate) fn thirteen_orphans(hand: &Counts, limits: &Counts) -> Option<i8> {
    if total(hand) < 13 {
        return None;
    }
    let shape = |twice: usize| ORPHANS.map(|tile| (tile, if tile == twice { 2 } else { 1 }));
    let shapes = ORPHANS.map(shape).into_iter();
    let within = shapes.filter(|w| w.iter().all(|&(tile, count)| count <= limits[tile]));
    let lacking =
        |w: [(usize, u8); 13]| w.iter().map(|&(t, n)| u16::from(n.saturating_sub(hand[t]))).sum();
    within.map(lacking).min().map(shanten)
}

/// A hand with one tile more.
pub(crate) fn with(hand: &Counts, tile: usize) -> Counts {
    let mut more = *hand;
    more[tile] += 1;
    more
}

/// A hand with one tile less.
pub(crate) fn without(hand: &Counts, tile: usize) -> Counts {
    let mut less = *hand;
    less[tile] -= 1;
    less
}

/// The set of the tiles for which something holds.
pub(crate) fn tiles_where(mut holds: impl FnMut(usize) -> bool) -> u64 {
    (0..34).filter(|&tile| holds(tile)).fold(0, |set, tile| set | 1 << tile)
}

/// The counts of a hand written in digits and suit letters, or of none for `-`.
pub(crate) fn read(text: &str) -> Counts {
    let mut counts = [0; 34];
    let mut digits = Vec::new();
    for letter in text.chars().filter(|&letter| letter != '-') {
        if let Some(digit) = letter.to_digit(10) {
            digits.push(digit as usize);
        } else {
            let suit = "mpsz".find(letter).unwrap_or_else(|| panic!("`{text}` is no hand"));
            for rank in digits.drain(..) {
                counts[suit * 9 + rank - 1] += 1;
            }
        }
    }
    assert!(digits.is_empty(), "`{text}` has digits without a suit");
    counts
}

/// A set of tiles written in the same way.
pub(crate) fn read_set(text: &str) -> u64 {
    let counts = read(text);
    tiles_where(|tile| counts[tile] > 0)
}

/// Counts as text, for the messages of failing tests; `-` for none.
pub(crate) fn write(counts: &Counts) -> String {
    let mut text = String::new();
    for (suit, (first, kinds)) in PARTS.into_iter().enumerate() {
        let before = text.len();
        for kind in 0..kinds {
            for _ in 0..counts[first + kind] {
                text.push_str(&(kind + 1).to_string());
            }
        }
        if text.len() > before {
            text.push(['m', 'p', 's', 'z'][suit]);
        }
    }
    if text.is_empty() { "-".to_string() } else { text }
}

/// A set of tiles as text.
pub(crate) fn write_set(set: u64) -> String {
    write(&std::array::from_fn(|tile| u8::from(set & 1 << tile != 0)))
}
