//! The best discards after draws, found for all draws together.

use super::special::{self, Special};
use crate::engine::{BestDiscards, Concealed, Exchanges, ExchangesWithin, Merit, Number};
use crate::forms::Shanten;
use crate::rules::{Form, Players};
use crate::situation::Judged;
use crate::tile::{Tile, TileSet};

/// Up to so many draws are judged one by one where melds lock copies.
const FEW: usize = 6;

/// The best discards after some draws.
pub(super) struct ByTables {
    /// What they are better than.
    worse: Merit,
    best: BestDiscards,
}

impl ByTables {
    /// The best discard after a draw, and the copies that are accepted then; `None` where no discard is
    /// good enough.
    pub(super) fn after(&self, draw: Tile) -> Option<(Tile, u32)> {
        let best = self.best[draw.index()];
        let exchange = || (Tile::at(usize::from(best.discard())), u32::from(best.copies()));
        (best > self.worse).then(exchange)
    }
}

impl Judged<'_> {
    /// The best discards that lead to this number and are better than `worse`, after each of these draws
    /// that has a copy left. No draw may lead to a lower number. `None` where draws are rather judged one
    /// by one: by the formal rule, where four of a kind are two pairs though nothing is locked, and a
    /// few draws where melds lock copies.
    pub(super) fn by_tables(
        &self,
        draws: TileSet,
        number: Shanten,
        worse: Merit,
    ) -> Option<ByTables> {
        // To prepare the parts pays for many draws, and for discards that lock what they lose.
        let is_worth_it = self.locks_discards() || draws.len() > FEW;
        let is_within = !self.limits().are_in_tables() && is_worth_it;
        if self.is_formal() || !self.is_in_tables() && !is_within {
            return None;
        }
        let (draws, number) = (draws.bits() & self.all_left().some(), Number::of(number.number()));
        let mut best = [worse; Tile::COUNT];
        match self.rules().players() {
            _ if is_within => self.find_within(draws, number, &mut best),
            Players::Four => self.find::<false>(draws, number, &mut best),
            Players::Three => self.find::<true>(draws, number, &mut best),
        }
        Some(ByTables { worse, best })
    }

    /// Where copies are locked.
    #[inline(never)]
    fn find_within(&self, draws: u64, number: Number, best: &mut BestDiscards) {
        let hand = self.hand().concealed();
        let has_general = self.rules().forms().contains(Form::General);
        let special = [Form::SevenPairs, Form::ThirteenOrphans]
            .map(|form| (form, self.draws_to(form, draws, number, &hand)));
        let mut exchanges = ExchangesWithin::of(self.limits(), hand, number);
        for draw in TileSet::of_kinds(draws) {
            let index = draw.index() as u8;
            let (left, drawn) = (self.all_left().without(index), hand.with(index));
            let forms = special.map(|(form, draws)| (draws >> index & 1 != 0).then_some(form));
            let accepted = |discard: u8| {
                let rest = drawn.without(discard);
                let of_form = |form| self.special(form, &rest);
                let reached = forms.into_iter().flatten().map(of_form).filter(|it| it.0 == number);
                reached.map(|(_, kinds)| kinds).reduce(|all, kinds| all | kinds)
            };
            let after = if has_general { exchanges.after(index) } else { None };
            let best = &mut best[draw.index()];
            exchanges.best(index, after.as_ref(), left, best, accepted);
        }
    }

    fn find<const THREE_PLAYERS: bool>(&self, draws: u64, number: Number, best: &mut BestDiscards) {
        let (hand, left) = (self.hand().concealed(), self.all_left());
        let has_general = self.rules().forms().contains(Form::General);
        let to_pairs = self.draws_to(Form::SevenPairs, draws, number, &hand);
        let to_orphans = self.draws_to(Form::ThirteenOrphans, draws, number, &hand);
        // Beside the general form, what seven pairs accept is simple for more than seven kinds. The rest
        // is rare.
        let is_simple = has_general && hand.held.some().count_ones() > 7;
        let (simple, rest) = if is_simple { (to_pairs, 0) } else { (0, to_pairs) };
        let mut exchanges = Exchanges::<THREE_PLAYERS>::of(&hand, left, number, simple);
        if has_general {
            special::find_in_pairs(&hand, left, simple, best);
            exchanges.find(draws, best);
        }
        if rest | to_orphans != 0 {
            let special = Special { hand, left, kinds: self.kinds(), to_pairs, to_orphans };
            special.find(has_general.then_some(&mut exchanges), best);
        }
    }

    /// Those of the draws after which a form without melds has this number.
    fn draws_to(&self, form: Form, draws: u64, number: Number, hand: &Concealed) -> u64 {
        let (now, lowering) = self.special(form, hand);
        if now == number {
            draws
        } else if now == number.next() {
            draws & lowering
        } else {
            0
        }
    }
}
