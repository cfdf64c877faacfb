// Players who do anything that is allowed, without sense, and in every other game hoard equal
// tiles: what opponents that play well seldom come to, four kans, robbed ones and empty walls, comes
// often here. Prints the log of their games.
//
//     restless SEED GAMES

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

class Restless : public game::Player {
public:
    explicit Restless(std::uint64_t seed) : generator_(seed) {}

    // Whether it keeps equal tiles, and calls for more of them.
    void hoard(bool hoards) { hoards_ = hoards; }

    game::Turn take_turn(const game::Opponent& self, const game::Table& table) override {
        using Kind = game::Turn::Kind;
        if (self.is_complete() && one_of(2)) {
            return {Kind::win};
        }
        if (self.shown().in_riichi) {
            return {Kind::discard, *self.drawn()};
        }
        const std::vector<game::OwnKan> kans = self.kans(table);
        if (!kans.empty() && !one_of(4)) {
            return {Kind::kan, {}, any(kans)};
        }
        const std::vector<game::Advice> advice = self.discards(table);
        if (hoards_) {
            return {Kind::discard, rarest(self)};
        }
        if (one_of(2)) {
            return {Kind::discard, any(advice).tile};
        }
        const game::Advice best = advice.front();
        const bool can_declare = best.shanten == 0 && self.may_declare_riichi(table);
        return {can_declare && one_of(2) ? Kind::riichi : Kind::discard, best.tile};
    }

    game::Tile discard_after_call(const game::Opponent&, const game::Table&,
                                  const std::vector<game::Advice>& allowed) override {
        return one_of(2) ? allowed.front().tile : any(allowed).tile;
    }

    game::Reaction react(const game::Opponent&, const game::Table&,
                         const game::Offer& offer) override {
        using Kind = game::Reaction::Kind;
        if (offer.can_win && one_of(2)) {
            return {Kind::win};
        }
        for (const game::Call& call : offer.calls) {
            const bool is_of_equals = call.kind != game::MeldKind::chi;
            const bool is_kan = call.kind == game::MeldKind::open_kan;
            if (hoards_ ? is_of_equals && !one_of(4) : is_kan ? !one_of(4) : one_of(4)) {
                return {Kind::call, call};
            }
        }
        return {};
    }

private:
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
    bool hoards_ = false;
};

}  // namespace

int main(int argc, char** argv) {
    if (argc != 3) {
        std::cerr << "usage: restless SEED GAMES\n";
        return 2;
    }
    const std::uint64_t seed = std::strtoull(argv[1], nullptr, 10);
    const std::uint64_t games = std::strtoull(argv[2], nullptr, 10);
    try {
        Restless restless(seed);
        game::Log log(std::cout);
        game::Statistics statistics;
        for (std::uint64_t number = 1; number <= games; number++) {
            restless.hoard(number % 2 == 0);
            game::Game game(seed, number, {&restless, &restless, &restless, &restless},
                            {&log, &statistics});
            game.play();
            statistics.add_asked(game.asked());
        }
        statistics.print(std::cout, seed);
    } catch (const std::exception& error) {
        std::cout.flush();
        std::cerr << error.what() << '\n';
        return 1;
    }
    return 0;
}
