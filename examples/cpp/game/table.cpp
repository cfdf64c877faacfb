#include "table.hpp"

namespace game {

std::vector<Tile> Table::seen_by(int seat) const {
    std::vector<Tile> seen = indicators;
    for (int other = 0; other < seats; other++) {
        const Shown& there = *shown[place_of(other)];
        seen.insert(seen.end(), there.pond.begin(), there.pond.end());
        if (other == seat) {
            continue;
        }
        for (const Meld& meld : there.melds) {
            seen.insert(seen.end(), meld.tiles.begin(), meld.tiles.end());
        }
    }
    return seen;
}

}  // namespace game
