#include "division.hpp"

#include <algorithm>
#include <cstddef>
#include <ostream>
#include <vector>

#include "paragraph.hpp"

namespace game {

namespace {

using Kind = tenpai::GroupKind;

struct Name {
    Kind kind;
    const char* one;
    const char* several;
};

// What is complete comes first.
constexpr Name names[] = {
    {Kind::run, "run", "runs"},
    {Kind::triplet, "triplet", "triplets"},
    {Kind::chi, "chi", "chi"},
    {Kind::pon, "pon", "pon"},
    {Kind::open_kan, "open kan", "open kans"},
    {Kind::concealed_kan, "concealed kan", "concealed kans"},
    {Kind::pair, "pair", "pairs"},
    {Kind::two_sided, "two-sided", "two-sided"},
    {Kind::closed, "closed", "closed"},
    {Kind::edge, "edge", "edge"},
    {Kind::single, "single tile", "single tiles"},
};

struct Term {
    tenpai::BlockKind kind;
    const char* meaning;
};

constexpr Term terms[] = {
    {tenpai::BlockKind::melds_complete, "melds complete: runs and triplets, and nothing else"},
    {tenpai::BlockKind::pair_complete, "pair complete: the pair, and melds or none beside it"},
    {tenpai::BlockKind::one_short_of_melds, "one short of melds: one more tile makes it melds"},
    {tenpai::BlockKind::one_short_of_pair_complete,
     "one short of pair complete: one more tile makes it the pair with melds or none"},
    {tenpai::BlockKind::half,
     "half: melds or none, and a tile at its end, which a tile beside it could join to the next "
     "block"},
    {tenpai::BlockKind::pair_and_half,
     "pair and half: the pair with melds or none, and a tile at its end, which a tile beside it "
     "could join to the next block"},
};

std::vector<tenpai::Reading> nearest_readings(const tenpai::Hand& hand) {
    std::vector<tenpai::Reading> all(hand.write_readings(nullptr, 0).total);
    hand.write_readings(all.data(), all.size());
    return all;
}

// "runs 123m 456p"; nothing where the reading has none of them.
std::string groups_of(const tenpai::Reading& reading, const Name& name) {
    std::string groups;
    int count = 0;
    for (int place = 0; place < reading.group_count(); place++) {
        if (reading.group(place).kind() == name.kind) {
            groups += " " + reading.group(place).to_string();
            count++;
        }
    }
    return count == 0 ? "" : (count == 1 ? name.one : name.several) + groups;
}

}  // namespace

std::string forms(const tenpai::Shanten& shanten) {
    std::string all;
    const auto add = [&](int number, const char* form) {
        if (number == shanten.best()) {
            all += (all.empty() ? "" : ", or ") + std::string(form);
        }
    };
    add(shanten.general(), "melds and a pair");
    add(shanten.seven_pairs(), "seven pairs");
    add(shanten.thirteen_orphans(), "thirteen orphans");
    return all;
}

void show_groups(std::ostream& out, const tenpai::Hand& hand) {
    const std::vector<tenpai::Reading> readings = nearest_readings(hand);
    const auto has_fewer = [](const tenpai::Reading& left, const tenpai::Reading& right) {
        return left.group_count() < right.group_count();
    };
    const auto reading = std::min_element(readings.begin(), readings.end(), has_fewer);
    if (reading == readings.end()) {
        return;  // Tenpai is out of reach.
    }
    std::string line = "  divides into";
    const char* between = " ";
    for (const Name& name : names) {
        const std::string groups = groups_of(*reading, name);
        if (!groups.empty()) {
            line += between + groups;
            between = ", ";
        }
    }
    if (readings.size() > 1) {
        line += "; or in " + std::to_string(readings.size() - 1) +
                (readings.size() == 2 ? " other way" : " other ways");
    }
    paragraph(out, line);
}

void show_blocks(std::ostream& out, const tenpai::Hand& hand) {
    out << "blocks, each of tiles of a suit that are equal or neighbours:\n";
    const tenpai::Blocks blocks = hand.blocks();
    for (const tenpai::Block& block : blocks) {
        paragraph(out, "  " + block.to_string() + ": " + block.kinds().to_string());
    }
    out << "in these words:\n";
    for (const Term& term : terms) {
        const auto is_it = [&term](const tenpai::Block& block) {
            return block.kinds().contains(term.kind);
        };
        if (std::any_of(blocks.begin(), blocks.end(), is_it)) {
            paragraph(out, std::string("  ") + term.meaning);
        }
    }
    const auto is_none = [](const tenpai::Block& block) { return block.kinds().empty(); };
    if (std::any_of(blocks.begin(), blocks.end(), is_none)) {
        out << "  incomplete: more than one tile has to come\n";
    }
}

}  // namespace game
