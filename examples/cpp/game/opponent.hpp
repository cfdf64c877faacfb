// One seat of the game: a sorted hand that draws, discards and calls, and judges itself after
// every change. All that the game asks of the library stands in here, but for what explanation.cpp
// tells a person who wants to know why.

#ifndef GAME_OPPONENT_HPP
#define GAME_OPPONENT_HPP

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <tenpai.hpp>

#include "choice.hpp"
#include "furiten.hpp"
#include "table.hpp"
#include "tile.hpp"

namespace game {

class Opponent {
public:
    explicit Opponent(int seat) : seat_(seat) {}

    int seat() const { return seat_; }

    // The tiles that nobody else sees, sorted.
    const std::vector<Tile>& concealed() const { return concealed_; }

    // What everybody sees.
    const Shown& shown() const { return shown_; }

    // What it has just drawn, until it throws or calls something.
    std::optional<Tile> drawn() const { return drawn_; }

    // Changes. After each the hand is judged anew.
    void deal(const std::vector<Tile>& tiles);
    void draw(Tile tile);
    void discard(Tile tile);
    void call(Tile called, const Call& call);
    void kan(OwnKan kan);
    // The tile that was added to a pon is robbed: the pon lies there again.
    void give_up_added(Tile tile);
    // The tile of another seat completes the hand.
    void win_on(Tile tile);

    // What changes no tile of the hand.
    void declare_riichi() { shown_.in_riichi = true; }
    void lay_in_pond(Tile tile) { shown_.pond.push_back(tile); }
    // Another seat's tile has gone by: where it was a wait, no tile of another seat wins until the
    // next draw, and in riichi never again.
    void let_pass(Tile tile);

    // The judgement: -1 complete, 0 tenpai.
    int shanten() const { return shanten_; }
    // What the hand waits on when it is tenpai and about to draw; else nothing.
    const tenpai::Waits& waits() const { return waits_; }
    bool is_tenpai() const { return shanten_ == 0; }
    bool is_complete() const { return shanten_ == -1; }
    bool waits_on(Tile tile) const;
    // Whether it may not win on a tile of another seat, and why.
    bool is_furiten() const { return furiten().any(); }
    Furiten furiten() const { return furiten_with(waits_, {}); }
    bool can_win_on(Tile tile) const { return waits_on(tile) && !is_furiten(); }

    // Questions.
    // What each discard leaves, the best first.
    std::vector<Advice> discards(const Table& table) const;
    // The first of these alone.
    Advice best_discard(const Table& table) const;
    // The same of those that may follow a call.
    std::vector<Advice> discards_after(const Call& call, const Offer& offer,
                                       const Table& table) const;
    // What would keep it from winning so after a discard that leaves it tenpai.
    Furiten furiten_after(Tile discard) const;
    // The ways to call a tile, in the order of the library; none in riichi, or when no tile is
    // left to be drawn, or a kan when there are four.
    std::vector<Call> calls(Tile tile, int from, const Table& table) const;
    // The kans that it can make after a draw: concealed ones first, each by kind.
    std::vector<OwnKan> kans(const Table& table) const;
    int shanten_after(OwnKan kan) const;
    // Whether it may declare riichi if a discard leaves it tenpai.
    bool may_declare_riichi(const Table& table) const;
    // Every way in which the tile completes the hand, which holds it already.
    tenpai::Wins wins(Tile tile) const;

    // As the library sees it.
    tenpai::Hand hand() const;
    tenpai::Seen seen(const Table& table) const;

    bool is_open() const;
    // As it is written, with its melds.
    std::string written() const { return hand().to_string(); }
    // How often it has asked the library.
    std::uint64_t asked() const { return asked_; }

private:
    void judge();
    // By these waits, and what it threw with one tile more.
    Furiten furiten_with(const tenpai::Waits& waits, tenpai::TileSet also_thrown) const;
    void add(Tile tile);
    void take(Tile tile);
    // Takes all concealed tiles of a kind.
    std::vector<Tile> take_all(int kind);

    int seat_;
    std::vector<Tile> concealed_;
    Shown shown_;
    std::optional<Tile> drawn_;
    int shanten_ = 0;
    tenpai::Waits waits_;
    bool let_one_pass_ = false;
    bool let_one_pass_in_riichi_ = false;
    mutable std::uint64_t asked_ = 0;
};

}  // namespace game

#endif
