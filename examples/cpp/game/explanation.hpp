// Why a hand is as good as it is, in words, for the person at the table.

#ifndef GAME_EXPLANATION_HPP
#define GAME_EXPLANATION_HPP

#include <iosfwd>
#include <optional>

#include "opponent.hpp"
#include "table.hpp"

namespace game {

// The shanten number in each form, the blocks, and what to throw or to draw. A tile that was just
// thrown and can be called is seen too.
void explain(std::ostream& out, const Opponent& self, const Table& table,
             std::optional<Tile> thrown);

}  // namespace game

#endif
