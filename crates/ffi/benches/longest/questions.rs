//! What is asked: hands that are known to take long, and random ones.

use std::fmt;

use tenpai::{Meld, MeldKind, Tile};
use tenpai_ffi::*;

use crate::support::asked::Asked;
use crate::support::calls::{NOTHING, from_text};
use crate::support::dealer::{Dealer, SIZES};

/// So many questions are there for each function; those that take long are asked fewer.
pub(crate) const QUESTIONS: usize = 100_000;

/// Hands crowded into one suit with melds of that suit.
const CROWDED: usize = 2_000;

/// Hands that took long, or look as though they would.
const NASTY: [&str; 12] = [
    "1111222233334m",
    "2222333344445p",
    "2222333344455p",
    "2345677778889s",
    "1112345678999m",
    "22334455667788p",
    "11112222333344z",
    "1111m1111p1111s1z",
    "1111m2222p3333s44z",
    "2222333344p[1111p]",
    "3334445556m[222m]",
    "5556667s[444s][888s]",
];

/// All that a function can be asked.
#[derive(Debug, Clone)]
pub(crate) struct Question {
    pub(crate) hand: tenpai_hand,
    pub(crate) rules: tenpai_rules,
    pub(crate) seen: tenpai_seen,
    /// A tile that another player can throw, near to the hand where that is possible.
    pub(crate) called: u8,
    /// A chi or pon of that tile, and else a pass.
    pub(crate) call: tenpai_call,
    /// A tile that the hand holds.
    pub(crate) held: u8,
    /// The hand as text.
    pub(crate) text: String,
    pub(crate) melds: [tenpai_meld; 4],
    pub(crate) formula: tenpai_formula_counts,
    /// Any set of tiles.
    pub(crate) tiles: u64,
    /// Any number, for the kinds of things that are few.
    pub(crate) any: u8,
}

impl Question {
    /// About a hand with its melds, rules and what is seen.
    fn new(
        hand: tenpai_hand,
        mut rules: tenpai_rules,
        mut seen: tenpai_seen,
        dealer: &mut Dealer,
    ) -> Question {
        let meld = |place: usize| tenpai_meld {
            kind: hand.meld_kinds[place],
            tile: hand.meld_tiles[place],
            red_fives: hand.meld_red_fives[place],
            reserved: 0,
        };
        let melds = [0, 1, 2, 3].map(meld);
        let shown = shown(&hand);
        // Three players cannot be asked about every hand.
        let is_chi = |meld: &tenpai_meld| meld.kind == TENPAI_MELD_CHI;
        let named = &melds[..usize::from(hand.meld_count)];
        if shown[1..8] != [0; 7] || named.iter().any(is_chi) {
            rules.players = 0;
        }
        if rules.players == 3 {
            seen.counts[1..8].fill(0);
        }
        let (called, held) = (called(&hand, &rules, &shown, &seen, dealer), held(&hand, dealer));
        let mut question = Question {
            hand,
            rules,
            seen,
            called,
            call: tenpai_call::default(),
            held,
            text: text(&hand),
            melds,
            formula: formula(dealer),
            tiles: (dealer.below(1 << 17) as u64) << 17 | dealer.below(1 << 17) as u64,
            any: dealer.below(256) as u8,
        };
        question.call = question.some_call(dealer).unwrap_or_default();
        question
    }

    /// A chi or pon, if there is one.
    fn some_call(&self, dealer: &mut Dealer) -> Option<tenpai_call> {
        let mut calls = [tenpai_call::default(); TENPAI_MAX_CALLS as usize];
        let mut length = 0;
        let status = self.calls(&mut calls, &mut length);
        let is_followed =
            |call: &&tenpai_call| call.kind == TENPAI_CALL_CHI || call.kind == TENPAI_CALL_PON;
        let calls = if status == TENPAI_OK { &calls[..length] } else { &[] };
        let followed: Vec<tenpai_call> = calls.iter().filter(is_followed).copied().collect();
        (!followed.is_empty()).then(|| dealer.one(&followed))
    }
}

impl fmt::Display for Question {
    /// The hand, the tile that is called and the number of tiles that are seen.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Question { text, called, seen, .. } = self;
        let called = Tile::new(*called).map_err(|_| fmt::Error)?;
        let seen: u32 = seen.counts.iter().map(|&count| u32::from(count)).sum();
        write!(f, "{text}, {called} called, seen {seen}")
    }
}

/// Every question, with tables from empty to all that can be seen: first the hands that are known to
/// take long, then random ones, and among these one in eight that looks as though it would.
pub(crate) fn questions() -> Vec<Question> {
    let mut dealer = Dealer::new(7);
    let known = NASTY.into_iter().map(|text| from_text(text).expect("a hand"));
    let mut crowded: Vec<tenpai_hand> = (0..CROWDED).map(|_| crowded(&mut dealer)).collect();
    crowded.extend(fours().into_iter().map(|counts| hand(counts, &[])));
    let mut first: Vec<tenpai_hand> = known.collect();
    let mut questions = Vec::with_capacity(QUESTIONS);
    while questions.len() < QUESTIONS {
        let place = questions.len();
        let mut asked = Asked::new(&mut dealer, &SIZES);
        let hand = if place < NASTY.len() {
            first.pop()
        } else if place % 8 == 0 && !crowded.is_empty() {
            Some(crowded.swap_remove(dealer.below(crowded.len())))
        } else {
            None
        };
        if let Some(hand) = hand {
            // What is seen was beside another hand.
            (asked.hand, asked.seen) = (hand, NOTHING);
        }
        let seen = table(&asked.hand, place, asked.seen, &mut dealer);
        questions.push(Question::new(asked.hand, asked.rules, seen, &mut dealer));
    }
    questions
}

/// Every hand of 13 and 14 tiles of one suit that holds three kinds four times.
fn fours() -> Vec<[u8; 34]> {
    let mut hands = Vec::new();
    for kinds in (0..1 << 9_u32).filter(|kinds: &u32| kinds.count_ones() == 3) {
        let mut counts = [0; 34];
        (0..9).filter(|kind| kinds >> kind & 1 == 1).for_each(|kind| counts[kind] = 4);
        let others: Vec<usize> = (0..9).filter(|&kind| counts[kind] == 0).collect();
        for (place, &one) in others.iter().enumerate() {
            counts[one] += 1;
            hands.push(counts);
            for &other in &others[place..] {
                counts[other] += 1;
                hands.push(counts);
                counts[other] -= 1;
            }
            counts[one] -= 1;
        }
    }
    hands
}

/// Tiles of one suit, most of them three or four times, beside melds of that suit.
fn crowded(dealer: &mut Dealer) -> tenpai_hand {
    loop {
        let first = dealer.one(&[0, 9, 18]);
        let mut left = [4_u8; 9];
        let mut melds = Vec::new();
        let room = 1 + dealer.below(3);
        while melds.len() < room {
            let (kind, lowest) = (dealer.one(&MeldKind::ALL), dealer.below(9));
            let tile = Tile::new((first + lowest) as u8).expect("a tile");
            let meld = match kind {
                MeldKind::Chi => Meld::chi(tile).ok(),
                MeldKind::Pon => Some(Meld::pon(tile)),
                MeldKind::OpenKan => Some(Meld::open_kan(tile)),
                MeldKind::ConcealedKan => Some(Meld::concealed_kan(tile)),
            };
            let mut after = left;
            let mut take = |tile: Tile| {
                let count = after[tile.index() - first].checked_sub(1);
                after[tile.index() - first] = count.unwrap_or(0);
                count.is_some()
            };
            if let Some(meld) = meld.filter(|meld| meld.tiles().all(&mut take)) {
                melds.push(meld);
                left = after;
            }
        }
        let size = 13 - 3 * room + dealer.below(2);
        let mut counts = [0; 34];
        for _ in 0..100 {
            let held: usize = counts.iter().map(|&count| usize::from(count)).sum();
            let kind = dealer.below(9);
            let copies = dealer.one(&[1, 3, 4]).min(size - held).min(usize::from(left[kind])) as u8;
            counts[first + kind] += copies;
            left[kind] -= copies;
        }
        // Three kans of a suit leave it too few tiles for some hands.
        if counts.iter().map(|&count| usize::from(count)).sum::<usize>() == size {
            return hand(counts, &melds);
        }
    }
}

fn hand(counts: [u8; 34], melds: &[Meld]) -> tenpai_hand {
    let hand = tenpai::Hand::from_parts(&counts, [0; 3], melds).expect("a hand");
    from_text(hand.to_string()).expect("the same hand")
}

/// How many of each tile the hand holds, in its melds too.
fn shown(hand: &tenpai_hand) -> [u8; 34] {
    let of_core: tenpai::Hand = text(hand).parse().expect("the same hand");
    let mut shown = hand.counts;
    for tile in of_core.melds().iter().flat_map(|meld| meld.tiles()) {
        shown[tile.index()] += 1;
    }
    shown
}

/// What is seen, and every other time a quarter or most of the other tiles too.
fn table(
    hand: &tenpai_hand,
    place: usize,
    mut seen: tenpai_seen,
    dealer: &mut Dealer,
) -> tenpai_seen {
    let shown = shown(hand);
    for _ in 0..place % 3 * 60 {
        let tile = dealer.below(34);
        seen.counts[tile] += u8::from(shown[tile] + seen.counts[tile] < 4);
    }
    seen
}

fn text(hand: &tenpai_hand) -> String {
    crate::support::calls::to_text(hand, TENPAI_TEXT_CAPACITY as usize).expect("a hand")
}

fn held(hand: &tenpai_hand, dealer: &mut Dealer) -> u8 {
    let held: Vec<usize> = (0..34).filter(|&tile| hand.counts[tile] > 0).collect();
    dealer.one(&held) as u8
}

/// A tile of which a copy is not seen, one that the hand holds or its neighbour if possible.
fn called(
    hand: &tenpai_hand,
    rules: &tenpai_rules,
    shown: &[u8; 34],
    seen: &tenpai_seen,
    dealer: &mut Dealer,
) -> u8 {
    let is_there = |&tile: &usize| rules.players != 3 || !(1..8).contains(&tile);
    let is_left = |tile: &usize| shown[*tile] + seen.counts[*tile] < 4 && is_there(tile);
    let is_near = |&tile: &usize| {
        let about = tile.saturating_sub(1)..(tile + 2).min(34);
        hand.counts[about].iter().any(|&count| count > 0)
    };
    let left: Vec<usize> = (0..34).filter(is_left).collect();
    let near: Vec<usize> = left.iter().copied().filter(is_near).collect();
    match (near.is_empty(), left.is_empty()) {
        (false, _) => dealer.one(&near) as u8,
        (true, false) => dealer.one(&left) as u8,
        (true, true) => 0,
    }
}

/// Counts of a division, or what looks like them.
fn formula(dealer: &mut Dealer) -> tenpai_formula_counts {
    let mut below = |end| dealer.below(end) as u8;
    tenpai_formula_counts {
        melds: below(4),
        partials: below(4),
        dirty_partials: below(2),
        head: below(2),
        exhausted_suit_tiles: below(2),
        exhausted_honours: below(2),
        size: 13 + below(2),
        reserved: 0,
    }
}
