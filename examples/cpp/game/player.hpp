// Who decides for a seat: a person or the policy of the opponents. They see the hand of their own
// seat and the table.

#ifndef GAME_PLAYER_HPP
#define GAME_PLAYER_HPP

#include <vector>

#include "choice.hpp"
#include "opponent.hpp"
#include "table.hpp"

namespace game {

class Player {
public:
    virtual ~Player() = default;

    // After a draw.
    virtual Turn take_turn(const Opponent& self, const Table& table) = 0;

    // After a chi or pon. One of these has to go.
    virtual Tile discard_after_call(const Opponent& self, const Table& table,
                                    const std::vector<Advice>& allowed) = 0;

    // When another seat has thrown a tile, or added it to a pon.
    virtual Reaction react(const Opponent& self, const Table& table, const Offer& offer) = 0;
};

}  // namespace game

#endif
