//! The best discards after draws that lead to seven pairs or thirteen orphans.

use crate::engine::{BestDiscards, Concealed, Exchanges, Merit, ORPHANS, Tally};
use crate::tile::{Copies, TileSet};

/// Finds better discards after these draws than are known, in seven pairs alone, of a hand with more
/// than seven kinds. It accepts its singles, and can spare them and third copies.
pub(super) fn find_in_pairs(hand: &Concealed, left: Copies, draws: u64, best: &mut BestDiscards) {
    if draws == 0 {
        return;
    }
    let (singles, spare) = (hand.held.one(), hand.held.one() | thirds(hand.held));
    let all = Tally::of(singles, left);
    // The second where the first is what is drawn.
    let [mut first, mut second] = [Merit::NONE; 2];
    for discard in indices(spare) {
        let is_single = singles >> discard & 1 != 0;
        let tally = if is_single { all.without(left.count(usize::from(discard))) } else { all };
        let merit = Merit::of(discard, tally);
        second = second.max(merit.min(first));
        first = first.max(merit);
    }
    for draw in indices(draws) {
        let (kind, copies) = (1 << draw, left.count(usize::from(draw)));
        let merit = if first.discard() == draw { second } else { first };
        let merit = if singles & kind != 0 {
            merit.without(copies)
        } else if hand.held.none() & kind != 0 {
            merit.with(copies - 1)
        } else {
            merit
        };
        let best = &mut best[usize::from(draw)];
        *best = merit.max(*best);
    }
}

/// A hand that draws lead to seven pairs or thirteen orphans.
pub(super) struct Special {
    pub(super) hand: Concealed,
    pub(super) left: Copies,
    /// The kinds that can be drawn, a bit for each.
    pub(super) kinds: u64,
    /// The draws that lead to seven pairs.
    pub(super) to_pairs: u64,
    /// The draws that lead to thirteen orphans.
    pub(super) to_orphans: u64,
}

impl Special {
    /// Finds better discards than are known, one by one, in the general form too where it counts.
    pub(super) fn find<const THREE_PLAYERS: bool>(
        &self,
        mut general: Option<&mut Exchanges<THREE_PLAYERS>>,
        best: &mut BestDiscards,
    ) {
        for draw in indices(self.to_pairs | self.to_orphans) {
            let best = &mut best[usize::from(draw)];
            let left = self.left.without(draw);
            let [pairs, orphans] = self.after(draw);
            let drawn = general.as_mut().map(|general| general.draw(draw));
            let mut general = general.as_mut().zip(drawn.as_ref());
            let most_in_general =
                general.as_mut().map_or(0, |(general, draw)| general.accepted_at_most(draw));
            for discard in indices((pairs.spare | orphans.spare) & !(1 << draw)) {
                let special = pairs.accepted_without(discard) | orphans.accepted_without(discard);
                let merit = |in_general| Merit::of(discard, Tally::of(special | in_general, left));
                if merit(most_in_general) <= *best {
                    continue;
                }
                let in_general = match &mut general {
                    Some((general, draw)) if most_in_general != 0 => {
                        general.accepted_after(draw, discard)
                    }
                    _ => 0,
                };
                *best = merit(in_general).max(*best);
            }
        }
    }

    /// Seven pairs and thirteen orphans after a draw.
    fn after(&self, draw: u8) -> [Drawn; 2] {
        let held = self.hand.held.with(draw);
        let if_led_to =
            |draws: u64, drawn| if draws >> draw & 1 != 0 { drawn } else { Drawn::NONE };
        [
            if_led_to(self.to_pairs, Drawn::to_pairs(held, self.kinds)),
            if_led_to(self.to_orphans, Drawn::to_orphans(held)),
        ]
    }
}

/// What a form without melds makes of a draw.
struct Drawn {
    /// The discards that leave the number.
    spare: u64,
    /// What is accepted then, but for the discard.
    accepted: u64,
}

impl Drawn {
    const NONE: Self = Self { spare: 0, accepted: 0 };

    fn to_pairs(held: Copies, of: u64) -> Self {
        let kinds = held.some().count_ones();
        // With more than seven kinds a single is one too many, and with less a new kind is wanted.
        let spare = thirds(held) | if kinds > 7 { held.one() } else { 0 };
        let accepted = held.one() | if kinds < 7 { held.none() & of } else { 0 };
        Self { spare, accepted }
    }

    fn to_orphans(held: Copies) -> Self {
        let pairs = held.two_or_more() & ORPHANS;
        // One pair is enough. Without one, any orphan can become it.
        let second = if pairs.count_ones() > 1 { pairs } else { 0 };
        let spare = held.some() & !ORPHANS | thirds(held) | second;
        let paired = if pairs == 0 { held.one() } else { 0 };
        Self { spare, accepted: (held.none() | paired) & ORPHANS }
    }

    /// What is accepted after a discard; nothing where it does not leave the number.
    fn accepted_without(&self, discard: u8) -> u64 {
        let kind = 1 << discard;
        if self.spare & kind != 0 { self.accepted & !kind } else { 0 }
    }
}

/// The kinds with a third copy, which is useless in a form without melds.
fn thirds(held: Copies) -> u64 {
    held.three() | held.four()
}

fn indices(kinds: u64) -> impl Iterator<Item = u8> {
    TileSet::of_kinds(kinds).iter().map(|tile| tile.index() as u8)
}
