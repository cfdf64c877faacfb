// What lies on the table for all to see. No hand is in here, so that nobody can look into one.

#ifndef GAME_TABLE_HPP
#define GAME_TABLE_HPP

#include <array>
#include <cstddef>
#include <vector>

#include "tile.hpp"

namespace game {

constexpr int seats = 4;

// Of all seats together.
constexpr int most_kans = 4;

// The seat that is so many places after another one.
constexpr int seat_after(int seat, int places = 1) { return (seat + places) % seats; }

// A seat as the index of an array.
constexpr std::size_t place_of(int seat) { return static_cast<std::size_t>(seat); }

enum class MeldKind { chi, pon, open_kan, concealed_kan };

struct Meld {
    MeldKind kind;
    std::vector<Tile> tiles;  // sorted
};

// What a seat shows of itself.
struct Shown {
    std::vector<Meld> melds;
    // Its discards that still lie there.
    std::vector<Tile> pond;
    // All that it threw, those that others called away too.
    std::vector<Tile> thrown;
    bool in_riichi = false;
};

struct Table {
    std::array<const Shown*, seats> shown;
    std::vector<Tile> indicators;
    // How many tiles can still be drawn.
    int left;
    int kans;
    int dealer;

    // Every tile that a seat sees beside its own hand and melds, each once. A tile that was just
    // thrown, and can still be called, is not among them.
    std::vector<Tile> seen_by(int seat) const;
};

}  // namespace game

#endif
