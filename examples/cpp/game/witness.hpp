// What happens in a game, and who is told of it.

#ifndef GAME_WITNESS_HPP
#define GAME_WITNESS_HPP

#include <array>
#include <cstdint>
#include <vector>

#include <tenpai.hpp>

#include "opponent.hpp"
#include "table.hpp"
#include "tile.hpp"

namespace game {

enum class EventKind {
    deal,
    indicator,
    draw,
    replacement,
    riichi,
    discard,
    chi,
    pon,
    open_kan,
    concealed_kan,
    added_kan,
    tsumo,
    ron,
};

struct Event {
    EventKind kind;
    // Who does it; of an indicator the dealer.
    int seat;
    // The tile that comes, goes, is called or completes a hand.
    Tile tile{};
    // Of a call and a ron the seat whose tile it is.
    int from = 0;
    // Of a chi and a pon the two tiles of the hand.
    std::array<Tile, 2> with{};
};

class Witness {
public:
    virtual ~Witness() = default;

    virtual void begins(std::uint64_t number, std::uint64_t seed, int dealer) = 0;
    // The seat is as the event left it.
    virtual void happens(const Event& event, const Opponent& who) = 0;
    // Behind a tsumo or ron: the ways in which the hand is complete.
    virtual void wins(const Event& event, const Opponent& who, const tenpai::Wins& ways) = 0;
    // The wall is empty and nobody has won; these seats are tenpai.
    virtual void is_exhausted(const std::vector<int>& tenpai_seats) = 0;
    // The game is over, and the hands can be shown, by seat.
    virtual void is_over(const std::array<Opponent, seats>& hands) = 0;
};

}  // namespace game

#endif
