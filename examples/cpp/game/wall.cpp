#include "wall.hpp"

#include <cstddef>
#include <utility>

#include "fault.hpp"
#include "generator.hpp"
#include "table.hpp"

namespace game {

namespace {

constexpr int wall_size = tile_kinds * copies_of_a_kind;
constexpr int dead_wall = wall_size - 14;
constexpr int first_replacement = wall_size - 1;
constexpr int first_indicator = first_replacement - most_kans;

// All tiles in order, the first of the fives being red.
std::vector<Tile> sorted_tiles() {
    std::vector<Tile> tiles;
    for (int kind = 0; kind < tile_kinds; kind++) {
        for (int copy = 0; copy < copies_of_a_kind; copy++) {
            tiles.push_back({kind, copy == 0 && is_five(kind)});
        }
    }
    return tiles;
}

}  // namespace

Wall::Wall(std::uint64_t seed) : tiles_(sorted_tiles()) {
    Generator generator(seed);
    for (std::size_t place = tiles_.size() - 1; place > 0; place--) {
        const auto other = static_cast<std::size_t>(generator.below(place + 1));
        std::swap(tiles_[place], tiles_[other]);
    }
}

int Wall::left() const { return dead_wall - kans_ - next_; }

Tile Wall::draw() {
    require(left() > 0, "a draw from an empty wall");
    return tiles_[static_cast<std::size_t>(next_++)];
}

Tile Wall::replacement() {
    require(left() > 0 && kans_ < most_kans, "a replacement tile where no kan can be");
    return tiles_[static_cast<std::size_t>(first_replacement - kans_++)];
}

std::vector<Tile> Wall::indicators() const {
    std::vector<Tile> indicators;
    for (int turned = 0; turned <= kans_; turned++) {
        indicators.push_back(tiles_[static_cast<std::size_t>(first_indicator - turned)]);
    }
    return indicators;
}

std::vector<Tile> Wall::face_down() const {
    std::vector<Tile> tiles;
    for (int place = next_; place <= first_replacement - kans_; place++) {
        if (place < first_indicator - kans_ || place > first_indicator) {
            tiles.push_back(tiles_[static_cast<std::size_t>(place)]);
        }
    }
    return tiles;
}

}  // namespace game
