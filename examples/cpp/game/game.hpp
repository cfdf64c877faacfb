// One deal: from the wall to a win or an empty wall. Keeps the rules and the order of things; who
// plays and who watches is none of its business.

#ifndef GAME_GAME_HPP
#define GAME_GAME_HPP

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "opponent.hpp"
#include "player.hpp"
#include "table.hpp"
#include "wall.hpp"
#include "witness.hpp"

namespace game {

class Game {
public:
    // The number counts from 1 in a run with a seed; both say how the tiles lie and who deals.
    Game(std::uint64_t run_seed, std::uint64_t number, const std::array<Player*, seats>& players,
         const std::vector<Witness*>& witnesses);

    // Plays it to its end.
    void play();

    // How often all seats together asked the library.
    std::uint64_t asked() const;

private:
    void deal();
    void draw();
    void draw_replacement();

    // The tile that the seat whose turn it is throws; nothing where it wins or makes a kan.
    std::optional<Tile> take_turn();
    Tile take_turn_after_call();
    Tile throw_away(const Turn& turn);
    void make_kan(OwnKan kan);

    // What becomes of a tile that was thrown.
    void settle(Tile thrown);
    std::array<Reaction, seats> reactions(Tile tile, bool is_added_to_kan);
    // Whether somebody wins on the tile: the nearest in turn. Those who could and do not are
    // furiten.
    bool is_won(Tile tile, const std::array<Reaction, seats>& reactions);
    bool is_called(Tile thrown, const std::array<Reaction, seats>& reactions);
    void call(int caller, Tile thrown, const Call& call);
    void next_seat();

    void win(EventKind kind, int winner, Tile tile);
    void tell(const Event& event);
    void check() const;

    Table table() const;
    Opponent& seat(int seat) { return opponents_[place_of(seat)]; }
    Opponent& active() { return seat(turn_); }

    std::uint64_t number_;
    std::uint64_t seed_;
    Wall wall_;
    std::array<Opponent, seats> opponents_;
    std::array<Player*, seats> players_;
    std::vector<Witness*> witnesses_;
    int dealer_;
    int turn_;
    bool is_over_ = false;
    // A tile that lies nowhere yet: thrown, and perhaps called in a moment.
    std::optional<Tile> in_flight_;
    // After a chi or pon what may be thrown.
    std::vector<Advice> allowed_;
};

}  // namespace game

#endif
