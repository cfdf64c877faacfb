//! Random hands, the same in every run, and many of the kind that random tiles never make: rich
//! in fours and threes, of one suit, or close to one of the complete forms.
#![allow(dead_code, reason = "other packages take only what they need")]

/// A small generator of numbers (an xorshift) that gives the same hands on every machine.
pub(crate) struct Dealer(u64);

/// Every number of concealed tiles that a hand can have.
pub(crate) const SIZES: [usize; 10] = [1, 2, 4, 5, 7, 8, 10, 11, 13, 14];

impl Dealer {
    pub(crate) fn new(seed: u64) -> Dealer {
        Dealer(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below `end`.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 32) as usize * end) >> 32
    }

    /// One of some things.
    pub(crate) fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }

    /// The counts of a hand of so many tiles, of one of six sorts.
    pub(crate) fn hand(&mut self, size: usize) -> [u8; 34] {
        match self.below(6) {
            0 => self.dealt(size),
            1 => self.lumpy(size, &ALL),
            2 => {
                let parts = self.one(&PARTS);
                self.lumpy(size, parts)
            }
            3 => self.divided(size),
            4 => self.spread(size, 2, &ALL),
            _ => self.spread(size, 1, PARTS[5]),
        }
    }

    /// Single tiles, as they are dealt.
    fn dealt(&mut self, size: usize) -> [u8; 34] {
        let mut counts = [0; 34];
        let mut held = 0;
        while held < size {
            held += add(&mut counts, &[self.one(&ALL)]);
        }
        counts
    }

    /// Two, three or four of a kind at a time, and a few single tiles.
    fn lumpy(&mut self, size: usize, kinds: &[usize]) -> [u8; 34] {
        let mut counts = [0; 34];
        let mut held = 0;
        while held < size {
            let kind = self.one(kinds);
            let copies = self.one(&[1, 1, 2, 3, 3, 4, 4, 4]).min(size - held);
            held += add(&mut counts, &[kind; 4][..copies]);
        }
        counts
    }

    /// Runs, triplets and a pair where they fit, and then some tiles changed for others.
    fn divided(&mut self, size: usize) -> [u8; 34] {
        let mut counts = [0; 34];
        let mut held = 0;
        let kinds = if self.below(2) == 0 { &ALL[..] } else { self.one(&PARTS) };
        while held + 2 < size {
            let kind = self.one(kinds);
            let run = kind < 27 && kind % 9 < 7 && self.below(3) > 0;
            held += add(&mut counts, &if run { [kind, kind + 1, kind + 2] } else { [kind; 3] });
        }
        while held < size {
            held += add(&mut counts, &[self.one(kinds)]);
        }
        self.exchange(&mut counts);
        counts
    }

    /// Different kinds, one or two of each, and then some tiles changed for others.
    fn spread(&mut self, size: usize, copies: usize, kinds: &[usize]) -> [u8; 34] {
        let mut counts = [0; 34];
        let mut held = 0;
        let mut kinds = kinds.to_vec();
        for last in (1..kinds.len()).rev() {
            kinds.swap(last, self.below(last + 1));
        }
        for &kind in kinds.iter().cycle() {
            held += add(&mut counts, &[kind; 2][..copies.min(size - held)]);
            if held == size {
                break;
            }
        }
        self.exchange(&mut counts);
        counts
    }

    /// Changes up to three tiles for others.
    fn exchange(&mut self, counts: &mut [u8; 34]) {
        for _ in 0..self.below(4) {
            let held: Vec<usize> = (0..34).filter(|&kind| counts[kind] > 0).collect();
            let gone = self.one(&held);
            if add(counts, &[self.one(&ALL)]) == 1 {
                counts[gone] -= 1;
            }
        }
    }
}

/// Adds the tiles if no kind comes to more than four; how many were added.
fn add(counts: &mut [u8; 34], kinds: &[usize]) -> usize {
    let mut more = *counts;
    for &kind in kinds {
        more[kind] += 1;
    }
    if more.iter().any(|&count| count > 4) {
        return 0;
    }
    *counts = more;
    kinds.len()
}

const ALL: [usize; 34] = {
    let mut all = [0; 34];
    let mut kind = 0;
    while kind < 34 {
        all[kind] = kind;
        kind += 1;
    }
    all
};

/// One suit; one suit and the honours; two suits; terminals and honours.
const PARTS: [&[usize]; 6] = [
    &[0, 1, 2, 3, 4, 5, 6, 7, 8],
    &[9, 10, 11, 12, 13, 14, 15, 16, 17],
    &[18, 19, 20, 21, 22, 23, 24, 25, 26],
    &[18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33],
    &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
    &[0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33],
];
