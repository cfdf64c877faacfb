// What many games come to, in whole numbers.

#ifndef GAME_STATISTICS_HPP
#define GAME_STATISTICS_HPP

#include <array>
#include <cstdint>
#include <iosfwd>

#include "witness.hpp"

namespace game {

class Statistics : public Witness {
public:
    void begins(std::uint64_t number, std::uint64_t seed, int dealer) override;
    void happens(const Event& event, const Opponent& who) override;
    void wins(const Event& event, const Opponent& who, const tenpai::Wins& ways) override;
    void is_exhausted(const std::vector<int>& tenpai_seats) override;
    void is_over(const std::array<Opponent, seats>&) override {}

    // What a game asked the library, when it is over.
    void add_asked(std::uint64_t asked) { asked_ += asked; }

    // A line for each number. docs/game.md tells what each means.
    void print(std::ostream& out, std::uint64_t run_seed) const;

private:
    using BySeat = std::array<std::uint64_t, seats>;

    std::uint64_t count(EventKind kind) const { return events_[static_cast<std::size_t>(kind)]; }

    std::uint64_t games_ = 0;
    // How often each kind of event came.
    std::array<std::uint64_t, static_cast<std::size_t>(EventKind::ron) + 1> events_{};
    BySeat wins_by_draw_{};
    BySeat wins_by_ron_{};
    // Whose tile it was.
    BySeat paid_{};
    std::uint64_t dealer_wins_ = 0;
    std::uint64_t closed_wins_ = 0;
    std::uint64_t riichi_wins_ = 0;
    std::uint64_t robbed_kans_ = 0;
    std::uint64_t exhausted_ = 0;
    std::uint64_t tenpai_at_end_ = 0;
    std::uint64_t turns_of_wins_ = 0;
    std::uint64_t ways_of_wins_ = 0;
    std::uint64_t asked_ = 0;
    int dealer_ = 0;
    EventKind last_ = EventKind::deal;
};

}  // namespace game

#endif
