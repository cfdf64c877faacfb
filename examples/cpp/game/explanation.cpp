#include "explanation.hpp"

#include <cstddef>
#include <ostream>
#include <string>

#include "paragraph.hpp"
#include "translation.hpp"

namespace game {

namespace {

constexpr std::size_t most_discards = 5;

std::string number(int shanten) {
    return shanten == tenpai::Shanten::unreachable ? "none" : std::to_string(shanten);
}

void explain_shanten(std::ostream& out, const tenpai::Hand& hand) {
    const tenpai::Shanten shanten = hand.shanten();
    paragraph(out, "shanten " + number(shanten.best()) + ": general form " +
                       number(shanten.general()) + ", seven pairs " +
                       number(shanten.seven_pairs()) + ", thirteen orphans " +
                       number(shanten.thirteen_orphans()));
}

void explain_blocks(std::ostream& out, const tenpai::Hand& hand) {
    std::string line = "blocks:";
    const char* between = " ";
    for (const tenpai::Block& block : hand.blocks()) {
        line += between + block.to_string() + " " + block.kinds().to_string();
        between = ", ";
    }
    paragraph(out, line);
}

// "25m, 7 left", with nothing accepted "nothing".
template <typename Accepting>
std::string accepted(const Accepting& accepting) {
    if (accepting.tiles().empty()) {
        return "nothing";
    }
    return accepting.tiles().to_string() + ", " + std::to_string(accepting.total()) + " left";
}

void explain_waits(std::ostream& out, const tenpai::Hand& hand, const tenpai::Seen& seen) {
    const tenpai::Waits waits = hand.waits(tenpai::default_rules, seen);
    const tenpai::KindsOfWaits kinds = hand.wait_kinds(tenpai::default_rules, seen);
    for (tenpai::Tile tile : waits.effective()) {
        paragraph(out, "  waits on " + tile.to_string() + ", " + kinds.kinds(tile).to_string() +
                           ", " + std::to_string(waits.copies(tile)) + " left");
    }
}

// A hand that is about to draw.
void explain_draws(std::ostream& out, const tenpai::Hand& hand, const tenpai::Seen& seen) {
    const tenpai::Acceptance acceptance = hand.acceptance(tenpai::default_rules, seen);
    if (acceptance.is_tenpai()) {
        explain_waits(out, hand, seen);
    } else {
        paragraph(out, "  nearer with " + accepted(acceptance));
    }
    for (const tenpai::Improvement& better : hand.improvements(tenpai::default_rules, seen)) {
        paragraph(out, "  better with " + better.draw().to_string() + " (" +
                           std::to_string(better.copies()) + " left) for " +
                           better.discard().to_string() + ": " +
                           std::to_string(better.before()) + " become " +
                           std::to_string(better.after()));
    }
}

void explain_discards(std::ostream& out, const tenpai::Hand& hand, const tenpai::Seen& seen) {
    const tenpai::Discards discards = hand.discards(tenpai::default_rules, seen);
    out << "best to throw:\n";
    for (std::size_t place = 0; place < discards.size() && place < most_discards; place++) {
        const tenpai::Discard& discard = discards[place];
        paragraph(out, "  " + discard.piece().to_string() + ": shanten " +
                           number(discard.shanten()) + ", then nearer with " + accepted(discard));
    }
    const tenpai::Piece best = discards.front().piece();
    tenpai::Hand after = hand;
    after.discard(best);
    tenpai::Seen with_it = seen;
    with_it.add(best.tile());
    out << "after " << best << ":\n";
    explain_draws(out, after, with_it);
}

}  // namespace

void explain(std::ostream& out, const Opponent& self, const Table& table,
             std::optional<Tile> thrown) {
    const tenpai::Hand hand = self.hand();
    tenpai::Seen seen = self.seen(table);
    explain_shanten(out, hand);
    explain_blocks(out, hand);
    if (hand.turn() == tenpai::Turn::to_discard) {
        explain_discards(out, hand, seen);
        return;
    }
    if (thrown) {
        seen.add(to_library_kind(thrown->kind));
    }
    out << "as it is:\n";
    explain_draws(out, hand, seen);
    if (self.is_tenpai() && self.is_furiten()) {
        out << "  furiten: it can win by a draw alone\n";
    }
}

}  // namespace game
