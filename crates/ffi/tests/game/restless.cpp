// Players who do what opponents that play well seldom do, so that four kans, robbed ones, furiten
// hands and empty walls come often. In one game they do anything that is allowed, in the next they
// hoard equal tiles, in the third they wait for riichi and call nothing. They win with every tile
// of an even kind, and let the others pass, so that who follows the log knows when somebody has to
// win. Prints the log of their games.
//
//     restless SEED GAMES
//     restless SEED COUNT BELOW
//
// With a third number it prints so many numbers below that one instead.

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <vector>

#include "fault.hpp"
#include "game.hpp"
#include "generator.hpp"
#include "log.hpp"
#include "player.hpp"
#include "statistics.hpp"

namespace {

enum class Temper { restless, hoarding, patient };

class Restless : public game::Player {
public:
    explicit Restless(std::uint64_t seed) : generator_(seed) {}

    // How it plays from now on.
    void become(Temper temper) { temper_ = temper; }

    game::Turn take_turn(const game::Opponent& self, const game::Table& table) override {
        using Kind = game::Turn::Kind;
        if (self.is_complete() && is_winner(*self.drawn())) {
            return {Kind::win};
        }
        if (self.shown().in_riichi) {
            return {Kind::discard, *self.drawn()};
        }
        const std::vector<game::OwnKan> kans = self.kans(table);
        if (!kans.empty() && temper_ != Temper::patient && !one_of(4)) {
            return {Kind::kan, {}, any(kans)};
        }
        if (temper_ == Temper::hoarding) {
            return {Kind::discard, rarest(self)};
        }
        const std::vector<game::Advice> advice = self.discards(table);
        if (temper_ == Temper::restless && one_of(2)) {
            return {Kind::discard, any(advice).tile};
        }
        const game::Advice best = advice.front();
        const bool declares = best.shanten == 0 && self.may_declare_riichi(table);
        return {declares ? Kind::riichi : Kind::discard, best.tile};
    }

    game::Tile discard_after_call(const game::Opponent&, const game::Table&,
                                  const std::vector<game::Advice>& allowed) override {
        return one_of(2) ? allowed.front().tile : any(allowed).tile;
    }

    game::Reaction react(const game::Opponent&, const game::Table&,
                         const game::Offer& offer) override {
        using Kind = game::Reaction::Kind;
        if (offer.can_win && is_winner(offer.tile)) {
            return {Kind::win};
        }
        for (const game::Call& call : offer.calls) {
            if (wants(call)) {
                return {Kind::call, call};
            }
        }
        return {};
    }

private:
    static bool is_winner(game::Tile tile) { return tile.kind % 2 == 0; }

    bool wants(const game::Call& call) {
        if (temper_ == Temper::patient) {
            return false;
        }
        const bool is_chi = call.kind == game::MeldKind::chi;
        const bool likes = temper_ == Temper::hoarding || call.kind == game::MeldKind::open_kan;
        return likes ? !is_chi && !one_of(4) : one_of(4);
    }

    bool one_of(std::uint64_t n) { return generator_.below(n) == 0; }

    // A tile of which the hand has the fewest.
    static game::Tile rarest(const game::Opponent& self) {
        const std::vector<game::Tile>& tiles = self.concealed();
        const auto held = [&tiles](game::Tile tile) {
            return std::count_if(tiles.begin(), tiles.end(),
                                 [tile](game::Tile other) { return other.kind == tile.kind; });
        };
        return *std::min_element(
            tiles.begin(), tiles.end(),
            [&held](game::Tile left, game::Tile right) { return held(left) < held(right); });
    }

    template <typename T>
    const T& any(const std::vector<T>& values) {
        return values[static_cast<std::size_t>(generator_.below(values.size()))];
    }

    game::Generator generator_;
    Temper temper_ = Temper::restless;
};

void print_numbers(std::uint64_t seed, std::uint64_t count, std::uint64_t below) {
    game::Generator generator(seed);
    for (std::uint64_t printed = 0; printed < count; printed++) {
        std::cout << generator.below(below) << '\n';
    }
}

void play(std::uint64_t seed, std::uint64_t games) {
    Restless restless(seed);
    game::Log log(std::cout);
    game::Statistics statistics;
    for (std::uint64_t number = 1; number <= games; number++) {
        restless.become(static_cast<Temper>(number % 3));
        game::Game game(seed, number, {&restless, &restless, &restless, &restless},
                        {&log, &statistics});
        game.play();
        statistics.add_asked(game.asked());
    }
    statistics.print(std::cout, seed);
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 3 && argc != 4) {
        std::cerr << "usage: restless SEED GAMES, or restless SEED COUNT BELOW\n";
        return 2;
    }
    const std::uint64_t seed = std::strtoull(argv[1], nullptr, 10);
    const std::uint64_t count = std::strtoull(argv[2], nullptr, 10);
    try {
        if (argc == 4) {
            print_numbers(seed, count, std::strtoull(argv[3], nullptr, 10));
        } else {
            play(seed, count);
        }
    } catch (const std::exception& error) {
        std::cout.flush();
        std::cerr << error.what() << '\n';
        return 1;
    }
    return 0;
}
