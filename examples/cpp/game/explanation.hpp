// Why a hand is as good as it is, in words, for the person at the table.

#ifndef GAME_EXPLANATION_HPP
#define GAME_EXPLANATION_HPP

#include <iosfwd>
#include <optional>
#include <vector>

#include "opponent.hpp"
#include "table.hpp"

namespace game {

// Of a hand that is about to discard one of these, the best first: how near it is, what is best to
// throw, and what the hand is then.
void explain_discards(std::ostream& out, const Opponent& self, const Table& table,
                      const std::vector<Advice>& allowed);

// Of a hand that is about to draw: how near it is, and what to draw. A tile that was just thrown
// and can be called is seen too.
void explain_draws(std::ostream& out, const Opponent& self, const Table& table,
                   std::optional<Tile> thrown);

}  // namespace game

#endif
