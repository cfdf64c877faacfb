#include "explanation.hpp"

#include <algorithm>
#include <cstddef>
#include <ostream>
#include <string>

#include "distance.hpp"
#include "division.hpp"
#include "paragraph.hpp"
#include "translation.hpp"

namespace game {

namespace {

constexpr std::size_t most_discards = 3;
constexpr std::size_t most_improvements = 5;

void show_number(std::ostream& out, const tenpai::Hand& hand) {
    const tenpai::Shanten shanten = hand.shanten();
    paragraph(out, distance(shanten.best()) + ", for " + forms(shanten));
}

// "25m, 7 left; no copy left of 8m".
std::string accepted(tenpai::TileSet tiles, tenpai::TileSet live, int copies) {
    const tenpai::TileSet gone = tiles - live;
    std::string line = live.empty() ? "nothing that is left"
                                    : live.to_string() + ", " + std::to_string(copies) + " left";
    return gone.empty() ? line : line + "; no copy left of " + gone.to_string();
}

void show_waits(std::ostream& out, const tenpai::Hand& hand, const tenpai::Seen& seen) {
    const tenpai::Waits waits = hand.waits(tenpai::default_rules, seen);
    const tenpai::KindsOfWaits kinds = hand.wait_kinds(tenpai::default_rules, seen);
    for (tenpai::Tile tile : waits.live()) {
        paragraph(out, "  waits on " + tile.to_string() + ", " + kinds.kinds(tile).to_string() +
                           ", " + std::to_string(waits.copies(tile)) + " left");
    }
    for (tenpai::Tile tile : waits.effective() - waits.live()) {
        paragraph(out, "  waits on " + tile.to_string() + ", " + kinds.kinds(tile).to_string() +
                           ", but no copy is left");
    }
}

// The draws that bring it no nearer, but to more tiles that do.
void show_improvements(std::ostream& out, const tenpai::Hand& hand, const tenpai::Seen& seen) {
    const tenpai::Improvements found = hand.improvements(tenpai::default_rules, seen);
    std::vector<tenpai::Improvement> all(found.begin(), found.end());
    const auto is_better = [](const tenpai::Improvement& left, const tenpai::Improvement& right) {
        return left.after() != right.after() ? left.after() > right.after()
                                             : left.copies() > right.copies();
    };
    std::stable_sort(all.begin(), all.end(), is_better);
    const char* what = hand.shanten().is_tenpai() ? " win" : " help";
    for (std::size_t place = 0; place < all.size() && place < most_improvements; place++) {
        const tenpai::Improvement& better = all[place];
        paragraph(out, "  better with " + better.draw().to_string() + " (" +
                           std::to_string(better.copies()) + " left), throwing " +
                           better.discard().to_string() + ": then " +
                           std::to_string(better.after()) + what + ", and not " +
                           std::to_string(better.before()));
    }
    if (all.size() > most_improvements) {
        out << "  and with " << all.size() - most_improvements << " more\n";
    }
}

// What is thrown, and what the rest of the hand wants then. Its number is told where it is not that
// of the best.
std::string line_of(const Advice& advice, const Advice& best, const Opponent& self) {
    std::string line = "  " + text(advice.tile) + ": ";
    if (advice.shanten != best.shanten) {
        line += distance(advice.shanten) + ", ";
    }
    line += advice.shanten == 0 ? "wins on " : "nearer with ";
    line += accepted(advice.accepts, advice.live, advice.copies);
    if (advice.shanten == 0) {
        const Furiten furiten = self.furiten_after(advice.tile);
        line += furiten.any() ? "; " + text(furiten) : "";
    }
    return line;
}

}  // namespace

void explain_discards(std::ostream& out, const Opponent& self, const Table& table,
                      const std::vector<Advice>& allowed) {
    const Advice& best = allowed.front();
    tenpai::Hand after = self.hand();
    after.discard(to_library(best.tile));
    tenpai::Seen seen = self.seen(table);
    seen.add(to_library_kind(best.tile.kind));
    if (self.is_complete() && self.drawn()) {
        out << "complete: tsumo wins; else it is\n";
    }
    show_number(out, after);
    out << (self.shown().in_riichi ? "in riichi goes what you drew:\n" : "best to throw:\n");
    for (std::size_t place = 0; place < allowed.size() && place < most_discards; place++) {
        paragraph(out, line_of(allowed[place], best, self));
    }
    out << "after " << text(best.tile) << ":\n";
    show_groups(out, after);
    if (best.shanten == 0) {
        show_waits(out, after, seen);
    }
    if (!self.shown().in_riichi) {
        show_improvements(out, after, seen);
    }
}

void explain_draws(std::ostream& out, const Opponent& self, const Table& table,
                   std::optional<Tile> thrown) {
    const tenpai::Hand hand = self.hand();
    tenpai::Seen seen = self.seen(table);
    if (thrown) {
        seen.add(to_library_kind(thrown->kind));
    }
    show_number(out, hand);
    out << "as it is:\n";
    show_groups(out, hand);
    if (self.is_tenpai()) {
        show_waits(out, hand, seen);
        if (const Furiten furiten = self.furiten(); furiten.any()) {
            paragraph(out, "  " + text(furiten) + ", so that it can win by a draw alone");
        }
    } else {
        const tenpai::Acceptance acceptance = hand.acceptance(tenpai::default_rules, seen);
        paragraph(out, "  nearer with " + accepted(acceptance.tiles(), acceptance.live(),
                                                   acceptance.total()));
    }
    if (!self.shown().in_riichi) {
        show_improvements(out, hand, seen);
    }
}

}  // namespace game
