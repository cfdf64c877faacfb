//! Random questions: a hand with its melds and red fives, rules and what is seen, here and in the
//! core.

use tenpai::{
    CopiesRule, Form, Forms, FourOfAKind, Hand, JudgeError, Judged, Meld, MeldKind, Players, Rules,
    Seen, SwapCalling, Tile,
};
use tenpai_ffi::*;

use super::calls::{NOTHING, from_text};
use super::dealer::Dealer;

pub(crate) struct Asked {
    pub(crate) hand: tenpai_hand,
    pub(crate) rules: tenpai_rules,
    pub(crate) seen: tenpai_seen,
    pub(crate) of_core: Hand,
    by: Rules,
    table: Seen,
}

impl Asked {
    /// A question about a hand of one of these sizes.
    pub(crate) fn new(dealer: &mut Dealer, sizes: &[usize]) -> Asked {
        let of_core = hand(dealer, sizes);
        let (rules, by) = random_rules(dealer);
        let mut seen = NOTHING;
        for _ in 0..dealer.below(30) {
            let tile = dealer.below(34);
            let kind = Tile::new(tile as u8).expect("a tile");
            let laid = of_core.melds().iter().flat_map(|meld| meld.tiles());
            let shown = of_core.count(kind) + laid.filter(|&laid| laid == kind).count() as u8;
            if shown + seen.counts[tile] < 4 {
                seen.counts[tile] += 1;
            }
        }
        let table = Seen::from_counts(&seen.counts).expect("at most four");
        let hand = from_text(of_core.to_string()).expect("the same hand");
        Asked { hand, rules, seen, of_core, by, table }
    }

    /// The same question asked of the core, which three players may not ask of every hand.
    pub(crate) fn judged(&self) -> Result<Judged<'_>, JudgeError> {
        self.of_core.judged_by(self.by, self.table)
    }
}

fn hand(dealer: &mut Dealer, sizes: &[usize]) -> Hand {
    loop {
        let size = dealer.one(sizes);
        let counts = dealer.hand(size);
        let room = 4 - size / 3;
        let melds: Vec<Meld> = (0..room).filter_map(|_| meld(dealer)).collect();
        // Not named every other time, where there is room for some.
        let named = if melds.len() == room && dealer.below(4) > 0 { &melds[..] } else { &[] };
        let reds = [4, 13, 22].map(|five| counts[five].min(dealer.below(2) as u8));
        if let Ok(hand) = Hand::from_parts(&counts, reds, named) {
            return hand;
        }
    }
}

fn meld(dealer: &mut Dealer) -> Option<Meld> {
    let tile = Tile::new(dealer.below(34) as u8).ok()?;
    Some(match dealer.one(&MeldKind::ALL) {
        MeldKind::Chi => Meld::chi(tile).ok()?,
        MeldKind::Pon => Meld::pon(tile),
        MeldKind::OpenKan => Meld::open_kan(tile),
        MeldKind::ConcealedKan => Meld::concealed_kan(tile),
    })
}

/// Rules here, and what they mean.
fn random_rules(dealer: &mut Dealer) -> (tenpai_rules, Rules) {
    let (copies, of_copies) = dealer.one(&[
        (TENPAI_COPIES_CONCEALED, CopiesRule::Concealed),
        (TENPAI_COPIES_FORMAL, CopiesRule::Formal),
        (TENPAI_COPIES_WITH_MELDS, CopiesRule::WithMelds),
        (TENPAI_COPIES_VISIBLE, CopiesRule::Visible),
    ]);
    let (forms, of_forms) = dealer.one(&[
        (0, Forms::ALL),
        (TENPAI_FORM_GENERAL, Forms::from(Form::General)),
        (TENPAI_FORM_SEVEN_PAIRS, Forms::from(Form::SevenPairs)),
    ]);
    let (players, of_players) =
        dealer.one(&[(0, Players::Four), (4, Players::Four), (3, Players::Three)]);
    let (four, of_four) = dealer
        .one(&[(0, FourOfAKind::OnePair), (TENPAI_FLAG_FOUR_IS_TWO_PAIRS, FourOfAKind::TwoPairs)]);
    let (swap, of_swap) = dealer
        .one(&[(0, SwapCalling::Forbidden), (TENPAI_FLAG_SWAP_CALLING, SwapCalling::Allowed)]);
    let rules = tenpai_rules { copies, forms, players, flags: four | swap, reserved: [0; 12] };
    let by = Rules::default().with_copies(of_copies).with_forms(of_forms);
    let by = by.with_players(of_players).with_four_of_a_kind(of_four);
    (rules, by.with_swap_calling(of_swap))
}
