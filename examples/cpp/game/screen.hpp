// What the person at seat 0 sees and hears of a game as it goes on: nothing that lies face down.

#ifndef GAME_SCREEN_HPP
#define GAME_SCREEN_HPP

#include <array>
#include <iosfwd>
#include <string>

#include "table.hpp"
#include "witness.hpp"

namespace game {

constexpr int person_seat = 0;

class Screen : public Witness {
public:
    explicit Screen(std::ostream& out) : out_(out) {}

    void begins(std::uint64_t number, std::uint64_t seed, int dealer) override;
    void happens(const Event& event, const Opponent& who) override;
    void wins(const Event& event, const Opponent& who, const tenpai::Wins& ways) override;
    void is_exhausted(const std::vector<int>& tenpai_seats) override;
    void is_over(const std::array<Opponent, seats>& hands) override;

    // The hand of the person.
    void show_hand(const Opponent& self);
    void show_table(const Table& table);

private:
    std::ostream& out_;
};

// "you" or "seat 2".
std::string name_of(int seat);

// A meld as it is written: "[406p]", a concealed kan in round brackets.
std::string text(const Meld& meld);

}  // namespace game

#endif
