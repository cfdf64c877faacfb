//! The best discards after draws where nothing is locked, all found together.

use crate::distance::{BestDiscards, Concealed, Copies, Exchanges, Merit, Number, ORPHANS, Tally};
use crate::judge::Judged;
use crate::rules::Players;
use crate::shanten::{Form, Shanten};
use crate::tile::Tile;
use crate::tile_set::TileSet;

/// For each of some draws the best discard.
pub(super) struct BestExchanges {
    worse: Merit,
    best: BestDiscards,
}

impl BestExchanges {
    /// The best discard after a draw, and the copies that are accepted then.
    pub(super) fn after(&self, draw: Tile) -> Option<(Tile, u32)> {
        let best = self.best[draw.index()];
        let copies = u32::from(best.copies());
        (best > self.worse).then(|| (Tile::at(usize::from(best.discard())), copies))
    }
}

impl Judged<'_> {
    /// Whether tables have the answers after a draw and a discard.
    pub(super) fn exchanges_are_in_tables(&self) -> bool {
        self.is_in_tables() && !self.locks_discards()
    }

    /// The best discards after these draws, among those that lead to this number and are better than
    /// another; no draw leads to a lower number.
    pub(super) fn best_exchanges(
        &self,
        draws: TileSet,
        number: Shanten,
        worse: Merit,
    ) -> BestExchanges {
        let draws = draws.bits() & self.all_left().some();
        let best = match self.rules().players() {
            Players::Four => self.best_discards::<false>(draws, number, worse),
            Players::Three => self.best_discards::<true>(draws, number, worse),
        };
        BestExchanges { worse, best }
    }

    fn best_discards<const THREE_PLAYERS: bool>(
        &self,
        draws: u64,
        number: Shanten,
        worse: Merit,
    ) -> BestDiscards {
        let mut best = [worse; Tile::COUNT];
        let hand = self.hand().concealed();
        let number = Number::of(number.number());
        let to_pairs = self.draws_to(Form::SevenPairs, draws, number, &hand);
        let to_orphans = self.draws_to(Form::ThirteenOrphans, draws, number, &hand);
        let general = self.rules().forms().contains(Form::General);
        let is_usual = general && hand.held.some().count_ones() > 7;
        let usual = if is_usual { to_pairs } else { 0 };
        let mut exchanges = Exchanges::<THREE_PLAYERS>::of(&hand, self.all_left(), number, usual);
        if usual != 0 {
            find_in_pairs(&hand, self.all_left(), usual, &mut best);
        }
        if general {
            exchanges.find(draws, &mut best);
        }
        let special = [to_pairs, to_orphans];
        if to_orphans != 0 || to_pairs != usual {
            self.find_special(special, &hand, &mut exchanges, &mut best);
        }
        best
    }

    /// Those of some draws after which a form without melds has this number.
    fn draws_to(&self, form: Form, draws: u64, number: Number, hand: &Concealed) -> u64 {
        let (now, lowering) = self.special(form, hand);
        match now {
            now if now == number => draws,
            now if now == number.next() => draws & lowering,
            _ => 0,
        }
    }

    /// Finds better discards after these draws to seven pairs and to thirteen orphans, one by one.
    fn find_special<const THREE_PLAYERS: bool>(
        &self,
        [to_pairs, to_orphans]: [u64; 2],
        hand: &Concealed,
        exchanges: &mut Exchanges<THREE_PLAYERS>,
        best: &mut BestDiscards,
    ) {
        let general = self.rules().forms().contains(Form::General);
        let draws = TileSet::of_kinds(to_pairs | to_orphans);
        for tile in draws {
            let index = tile.index() as u8;
            let kind = 1 << index;
            let (held, left) = (hand.held.with(index), self.all_left().without(index));
            let pairs =
                if to_pairs & kind != 0 { seven_pairs(held, self.kinds()) } else { Special::NONE };
            let orphans =
                if to_orphans & kind != 0 { thirteen_orphans(held) } else { Special::NONE };
            let draw = exchanges.draw(index);
            let best = &mut best[tile.index()];
            let in_general = if general { exchanges.accepted_at_most(&draw) } else { 0 };
            let special = pairs.accepted | orphans.accepted;
            let most = Tally::of(special | in_general, left);
            if Merit::of(0, most) <= *best {
                continue;
            }
            let spare = (pairs.spare | orphans.spare) & !kind;
            for discard in places(spare) {
                let lost = special & !in_general & 1 << discard != 0;
                let most = if lost { most.without(left.count(usize::from(discard))) } else { most };
                if Merit::of(discard, most) <= *best {
                    continue;
                }
                let accepted = pairs.after(discard) | orphans.after(discard);
                let others = if in_general != 0 { exchanges.accepted(&draw, discard) } else { 0 };
                let tally = Tally::of(accepted | others, left);
                *best = Merit::of(discard, tally).max(*best);
            }
        }
    }
}

/// Finds better discards after these draws to seven pairs, of a hand with more than seven kinds: it
/// accepts its singles, and can spare them and third copies.
fn find_in_pairs(hand: &Concealed, left: Copies, draws: u64, best: &mut BestDiscards) {
    let (singles, thirds) = (hand.held.one(), hand.held.three() | hand.held.four());
    let all = Tally::of(singles, left);
    let [mut first, mut second] = [Merit::NONE; 2];
    for discard in places(singles | thirds) {
        let is_single = singles >> discard & 1 != 0;
        let tally = if is_single { all.without(left.count(usize::from(discard))) } else { all };
        let merit = Merit::of(discard, tally);
        second = second.max(merit.min(first));
        first = first.max(merit);
    }
    for draw in places(draws) {
        let (kind, left) = (1 << draw, left.count(usize::from(draw)));
        let discard = if first.discard() == draw { second } else { first };
        let merit = if singles & kind != 0 {
            discard.without(left)
        } else if hand.held.none() & kind != 0 {
            discard.with(left - 1)
        } else {
            discard
        };
        let best = &mut best[usize::from(draw)];
        *best = merit.max(*best);
    }
}

fn places(kinds: u64) -> impl Iterator<Item = u8> {
    TileSet::of_kinds(kinds).iter().map(|tile| tile.index() as u8)
}

/// A form without melds after a draw.
struct Special {
    /// The discards that leave the number.
    spare: u64,
    /// What is accepted then, but for the discard itself.
    accepted: u64,
}

impl Special {
    const NONE: Self = Self { spare: 0, accepted: 0 };

    /// What is accepted after a discard.
    fn after(&self, discard: u8) -> u64 {
        let kind = 1 << discard;
        if self.spare & kind != 0 { self.accepted & !kind } else { 0 }
    }
}

fn seven_pairs(held: Copies, of: u64) -> Special {
    let kinds = held.some().count_ones();
    let third = held.three() | held.four();
    // With more than seven kinds, a single is one too many.
    let spare = third | if kinds > 7 { held.one() } else { 0 };
    let accepted = held.one() | if kinds < 7 { held.none() & of } else { 0 };
    Special { spare, accepted }
}

fn thirteen_orphans(held: Copies) -> Special {
    let pairs = held.two_or_more() & ORPHANS;
    let third = held.three() | held.four();
    let second = if pairs.count_ones() > 1 { pairs } else { 0 };
    let spare = held.some() & !ORPHANS | third | second;
    let pair = if pairs == 0 { held.one() } else { 0 };
    Special { spare, accepted: (held.none() | pair) & ORPHANS }
}
