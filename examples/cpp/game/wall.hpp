// The wall: 136 shuffled tiles, of which the last 14 are the dead wall.

#ifndef GAME_WALL_HPP
#define GAME_WALL_HPP

#include <cstdint>
#include <vector>

#include "tile.hpp"

namespace game {

class Wall {
public:
    explicit Wall(std::uint64_t seed);

    // How many tiles can still be drawn. Each kan takes one of them into the dead wall.
    int left() const;

    int kans() const { return kans_; }

    // Takes the next tile from the front.
    Tile draw();

    // Takes a tile from the dead wall after a kan, and turns up one more indicator.
    Tile replacement();

    // Those that are turned up, the oldest first.
    std::vector<Tile> indicators() const;

    // All that lie face down.
    std::vector<Tile> face_down() const;

private:
    std::vector<Tile> tiles_;
    int next_ = 0;
    int kans_ = 0;
};

}  // namespace game

#endif
