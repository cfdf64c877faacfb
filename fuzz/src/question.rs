//! A hand, rules and what is seen, drawn from a wall, so that most of them exist; then, now and
//! then, one byte of them is another.

use tenpai_ffi::*;

use crate::bytes::Bytes;
use crate::room::Nulls;

pub(crate) struct Question {
    pub(crate) hand: tenpai_hand,
    pub(crate) rules: tenpai_rules,
    pub(crate) seen: tenpai_seen,
    pub(crate) nulls: Nulls,
    /// Whether to ask what takes long of it too.
    pub(crate) in_full: bool,
}

impl Question {
    pub(crate) fn new(bytes: &mut Bytes<'_>) -> Question {
        let nulls = Nulls::new(bytes);
        let mut rules = rules(bytes);
        let mut wall = Wall::new(bytes, rules.players);
        let mut hand = hand(bytes, &mut wall);
        let mut seen = seen(bytes, &mut wall);
        match bytes.below(16) {
            12 => hand = hand_of(bytes.array()),
            13 => hand = hand_of(overwritten(bytes, bytes_of_hand(&hand))),
            14 => rules = rules_of(overwritten(bytes, bytes_of_rules(&rules))),
            15 => seen = seen_of(overwritten(bytes, bytes_of_seen(&seen))),
            _ => {}
        }
        let mut question = Question { hand, rules, seen, nulls, in_full: true };
        question.in_full = question.is_quick() || bytes.one_in(64);
        question
    }

    /// Whether the tables tell the numbers. Where copies are locked beyond them, or a fifth may
    /// come, each is computed, and one for each discard and draw takes a second when sanitized.
    fn is_quick(&self) -> bool {
        let computed = match self.rules.copies {
            TENPAI_COPIES_CONCEALED => false,
            TENPAI_COPIES_FORMAL => self.hand.counts.iter().any(|&count| count >= 4),
            _ => true,
        };
        !computed || self.hand.counts.iter().map(|&count| u32::from(count)).sum::<u32>() <= 4
    }

    /// How many tiles are concealed, of a hand that exists.
    pub(crate) fn size(&self) -> usize {
        self.hand.counts.iter().map(|&count| usize::from(count)).sum()
    }

    /// Whether it has to draw before it discards.
    pub(crate) fn waits(&self) -> bool {
        self.size() % 3 == 1
    }
}

/// The copies that nobody has yet, of the tiles with which a hand is made.
struct Wall {
    left: [u8; 34],
    from: usize,
    kinds: usize,
}

impl Wall {
    fn new(bytes: &mut Bytes<'_>, players: u8) -> Wall {
        let mut left = [4; 34];
        if players == 3 {
            left[1..8].fill(0);
        }
        // One suit, two, honours with bamboos, or all: hands of few kinds are the intricate ones.
        let (from, kinds) = [(0, 34), (0, 9), (9, 18), (18, 16), (0, 34)][bytes.below(5)];
        Wall { left, from, kinds }
    }

    /// Draws that of the tiles which the byte says, or the next one that is there.
    fn draw(&mut self, bytes: &mut Bytes<'_>, copies: u8) -> Option<usize> {
        let first = bytes.below(self.kinds);
        let tile = (0..self.kinds)
            .map(|step| self.from + (first + step) % self.kinds)
            .find(|&tile| self.left[tile] >= copies)?;
        self.left[tile] -= copies;
        Some(tile)
    }

    fn has_run(&self, tile: usize) -> bool {
        tile < 27 && tile % 9 < 7 && self.left[tile..tile + 3].iter().all(|&left| left > 0)
    }
}

fn hand(bytes: &mut Bytes<'_>, wall: &mut Wall) -> tenpai_hand {
    let mut hand = hand_of([0; 64]);
    let melds = [0, 0, 0, 0, 1, 1, 2, 3, 4][bytes.below(9)];
    let named = melds > 0 && !bytes.one_in(4);
    for place in 0..if named { melds } else { 0 } {
        let Some((kind, tile)) = meld(bytes, wall) else { break };
        let is_five = tile < 27 && tile % 9 == 4;
        hand.meld_kinds[place] = kind;
        hand.meld_tiles[place] = tile as u8;
        hand.meld_red_fives[place] = u8::from(is_five && kind != 1 && bytes.one_in(2));
        hand.meld_count += 1;
    }
    for _ in 0..13 - 3 * melds + bytes.below(2) {
        if let Some(tile) = wall.draw(bytes, 1) {
            hand.counts[tile] += 1;
        }
    }
    let reds = bytes.byte();
    for (suit, five) in [4, 13, 22].into_iter().enumerate() {
        let in_meld = (0..4).any(|place| {
            usize::from(hand.meld_tiles[place]) == five && hand.meld_red_fives[place] > 0
        });
        let wanted = hand.counts[five] > 0 && reds >> suit & 1 == 1;
        hand.red_fives[suit] = u8::from(wanted && !in_meld);
    }
    hand
}

fn meld(bytes: &mut Bytes<'_>, wall: &mut Wall) -> Option<(u8, usize)> {
    let kind = 1 + bytes.below(4) as u8;
    if kind > 1 {
        return Some((kind, wall.draw(bytes, if kind == 2 { 3 } else { 4 })?));
    }
    let first = bytes.below(34);
    let tile = (0..34).map(|step| (first + step) % 34).find(|&tile| wall.has_run(tile))?;
    wall.left[tile..tile + 3].iter_mut().for_each(|left| *left -= 1);
    Some((kind, tile))
}

fn seen(bytes: &mut Bytes<'_>, wall: &mut Wall) -> tenpai_seen {
    let mut seen = seen_of([0; 40]);
    // Any of the table, not only those kinds that the hand is made of.
    (wall.from, wall.kinds) = if bytes.one_in(2) { (0, 34) } else { (wall.from, wall.kinds) };
    for _ in 0..bytes.below(24) {
        if let Some(tile) = wall.draw(bytes, 1) {
            seen.counts[tile] += 1;
        }
    }
    seen
}

fn rules(bytes: &mut Bytes<'_>) -> tenpai_rules {
    let mut rules = rules_of([0; 16]);
    if bytes.one_in(3) {
        rules.copies = bytes.below(4) as u8;
        rules.forms = bytes.below(8) as u8;
        rules.players = [0, 4, 3][bytes.below(3)];
        rules.flags = bytes.below(4) as u8;
    }
    rules
}

/// One byte is what the input says, in a place that it says.
fn overwritten<const N: usize>(bytes: &mut Bytes<'_>, mut of: [u8; N]) -> [u8; N] {
    of[bytes.below(N)] = bytes.byte();
    of
}

macro_rules! plain_memory {
    ($struct:ident, $size:literal, $of:ident, $bytes_of:ident) => {
        fn $of(bytes: [u8; $size]) -> $struct {
            // SAFETY: the struct is that many bytes, and any bytes are one.
            unsafe { std::mem::transmute(bytes) }
        }

        fn $bytes_of(value: &$struct) -> [u8; $size] {
            // SAFETY: the struct is that many bytes, without padding.
            unsafe { std::mem::transmute(*value) }
        }
    };
}

plain_memory!(tenpai_hand, 64, hand_of, bytes_of_hand);
plain_memory!(tenpai_rules, 16, rules_of, bytes_of_rules);
plain_memory!(tenpai_seen, 40, seen_of, bytes_of_seen);
