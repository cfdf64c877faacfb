// Tiles and melds of this game as those of the library, and back: the one place that knows both.

#ifndef GAME_TRANSLATION_HPP
#define GAME_TRANSLATION_HPP

#include <vector>

#include <tenpai.hpp>

#include "table.hpp"
#include "tile.hpp"

namespace game {

// The kind alone, which is what the library judges.
tenpai::Tile to_library_kind(int kind);

tenpai::Piece to_library(Tile tile);

tenpai::Meld to_library(const Meld& meld);

// The concealed tiles and all melds as a hand that the library can judge.
tenpai::Hand to_library(const std::vector<Tile>& concealed, const std::vector<Meld>& melds);

// What is seen outside a hand.
tenpai::Seen to_library_seen(const std::vector<Tile>& tiles);

Tile from_library(tenpai::Piece piece);

}  // namespace game

#endif
