// One of the 136 tiles of this game.

#ifndef GAME_TILE_HPP
#define GAME_TILE_HPP

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace game {

constexpr int tile_kinds = 34;
constexpr int copies_of_a_kind = 4;

struct Tile {
    // 0 to 33: 1m to 9m, 1p to 9p, 1s to 9s, east, south, west, north, white, green, red.
    int kind = 0;
    bool is_red = false;
};

constexpr bool operator==(Tile left, Tile right) {
    return left.kind == right.kind && left.is_red == right.is_red;
}

constexpr bool operator!=(Tile left, Tile right) { return !(left == right); }

// By kind; the red five comes before the plain ones.
constexpr bool operator<(Tile left, Tile right) {
    return left.kind != right.kind ? left.kind < right.kind : left.is_red && !right.is_red;
}

// Whether the kind is that of a five of a suit, one of which is red.
constexpr bool is_five(int kind) { return kind < 27 && kind % 9 == 4; }

// As players write it: "5m", "0m" for the red five, "1z" to "7z" for the honours.
std::string text(Tile tile);

// Several of them with spaces between; "-" where there is none.
std::string text(const std::vector<Tile>& tiles);

// The tile that a person wrote, or nothing where it is none.
std::optional<Tile> tile_from(std::string_view written);

}  // namespace game

#endif
