// What keeps a tenpai hand from winning on a tile of another seat.

#ifndef GAME_FURITEN_HPP
#define GAME_FURITEN_HPP

#include <string>

#include <tenpai.hpp>

namespace game {

struct Furiten {
    // Those of its formal waits that the seat has thrown.
    tenpai::TileSet thrown;
    // A tile of another seat that it waited on has gone by since its last draw.
    bool let_one_pass = false;
    // That happened in riichi, which holds to the end.
    bool let_one_pass_in_riichi = false;

    bool any() const { return !thrown.empty() || let_one_pass || let_one_pass_in_riichi; }
};

// What the person is told of it: "furiten: you threw 9m".
std::string text(const Furiten& furiten);

}  // namespace game

#endif
