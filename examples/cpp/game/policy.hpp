// How the opponents play: as the library advises. docs/game.md has it in words.

#ifndef GAME_POLICY_HPP
#define GAME_POLICY_HPP

#include "player.hpp"

namespace game {

class Policy : public Player {
public:
    Turn take_turn(const Opponent& self, const Table& table) override;
    Tile discard_after_call(const Opponent& self, const Table& table,
                            const std::vector<Advice>& allowed) override;
    Reaction react(const Opponent& self, const Table& table, const Offer& offer) override;
};

}  // namespace game

#endif
