// A line for each event, with the judgement after it. docs/game.md has the format.

#ifndef GAME_LOG_HPP
#define GAME_LOG_HPP

#include <array>
#include <iosfwd>

#include "witness.hpp"

namespace game {

class Log : public Witness {
public:
    explicit Log(std::ostream& out) : out_(out) {}

    void begins(std::uint64_t number, std::uint64_t seed, int dealer) override;
    void happens(const Event& event, const Opponent& who) override;
    void wins(const Event& event, const Opponent& who, const tenpai::Wins& ways) override;
    void is_exhausted(const std::vector<int>& tenpai_seats) override;
    void is_over(const std::array<Opponent, seats>&) override {}

private:
    std::ostream& out_;
};

}  // namespace game

#endif
