#include "policy.hpp"

namespace game {

namespace {

// A closed hand is opened for no less than this.
constexpr int worth_opening = 1;

// Whether a call is worth thinking of: it brings the hand nearer, or is a kan that takes an open
// hand no farther away, for the tile more that it draws.
bool is_good(const Opponent& self, const Call& call) {
    const int after = call.judged.shanten();
    if (call.kind == MeldKind::open_kan && self.is_open()) {
        return after <= self.shanten();
    }
    return after < self.shanten() && (self.is_open() || after <= worth_opening);
}

// Lower numbers first, then more copies that bring the hand nearer, which after a kan are not
// counted. Of equal ones the first stays.
bool is_better(const tenpai::Call& left, const tenpai::Call& right) {
    return left.shanten() != right.shanten() ? left.shanten() < right.shanten()
                                             : left.best_total() > right.best_total();
}

}  // namespace

Turn Policy::take_turn(const Opponent& self, const Table& table) {
    if (self.is_complete()) {
        return {Turn::Kind::win};
    }
    if (self.shown().in_riichi) {
        return {Turn::Kind::discard, *self.drawn()};
    }
    const Advice best = self.best_discard(table);
    for (const OwnKan& kan : self.kans(table)) {
        if (self.shanten_after(kan) <= best.shanten) {
            return {Turn::Kind::kan, {}, kan};
        }
    }
    const bool is_ready = best.shanten == 0 && best.copies > 0;
    if (is_ready && self.may_declare_riichi(table)) {
        return {Turn::Kind::riichi, best.tile};
    }
    return {Turn::Kind::discard, best.tile};
}

Tile Policy::discard_after_call(const Opponent&, const Table&, const std::vector<Advice>& allowed) {
    return allowed.front().tile;
}

Reaction Policy::react(const Opponent& self, const Table&, const Offer& offer) {
    if (offer.can_win) {
        return {Reaction::Kind::win};
    }
    Reaction best;
    for (const Call& call : offer.calls) {
        const bool is_first = best.kind == Reaction::Kind::pass;
        if (is_good(self, call) && (is_first || is_better(call.judged, best.call.judged))) {
            best = {Reaction::Kind::call, call};
        }
    }
    return best;
}

}  // namespace game
