// A table game of mahjong in the terminal: one person against the wall and three opponents, who
// play as the library advises. docs/game.md tells all of its rules.

#include <array>
#include <cstdint>
#include <iostream>
#include <random>
#include <string>
#include <vector>

#include <tenpai.hpp>

#include "fault.hpp"
#include "game.hpp"
#include "log.hpp"
#include "options.hpp"
#include "person.hpp"
#include "policy.hpp"
#include "screen.hpp"
#include "statistics.hpp"

namespace {

enum ExitCode { done = 0, broken = 1, bad_options = 2, input_ended = 3 };

std::uint64_t fresh_seed() {
    std::random_device device;
    const std::uint64_t high = device();
    return high << 32 | device();
}

// The opponents among themselves.
void play_alone(const game::Options& options, std::uint64_t seed) {
    game::Policy policy;
    game::Statistics statistics;
    game::Log log(std::cout);
    std::vector<game::Witness*> witnesses = {&statistics};
    if (options.log) {
        witnesses.push_back(&log);
    }
    for (std::uint64_t played = 0; played < *options.automatic; played++) {
        game::Game game(seed, options.first + played, {&policy, &policy, &policy, &policy},
                        witnesses);
        game.play();
        statistics.add_asked(game.asked());
    }
    statistics.print(std::cout, seed);
}

// One game after another, for as long as the person likes.
ExitCode play_with_person(const game::Options& options, std::uint64_t seed) {
    std::cout << "seed " << seed << '\n';
    game::Screen screen(std::cout);
    game::Person person(std::cin, std::cout, screen);
    game::Policy policy;
    bool is_over = false;
    try {
        for (std::uint64_t number = options.first;; number++) {
            is_over = false;
            game::Game game(seed, number, {&person, &policy, &policy, &policy}, {&screen});
            game.play();
            is_over = true;
            if (!person.goes_on()) {
                std::cout << "Good-bye.\n";
                return done;
            }
        }
    } catch (const game::Departure& departure) {
        std::cout << (is_over ? "Good-bye.\n" : "You leave the game before its end.\n");
        return departure.is_end_of_input && !is_over ? input_ended : done;
    }
}

ExitCode run(const std::vector<std::string>& arguments) {
    const game::Options options = game::read(arguments);
    if (options.help) {
        std::cout << game::usage();
        return done;
    }
    const std::uint64_t seed = options.seed ? *options.seed : fresh_seed();
    if (!options.automatic) {
        return play_with_person(options, seed);
    }
    play_alone(options, seed);
    return done;
}

}  // namespace

int main(int argc, char** argv) {
    try {
        const ExitCode code = run(std::vector<std::string>(argv + 1, argv + argc));
        if (!std::cout.flush()) {
            std::cerr << "game: what it prints cannot be written\n";
            return broken;
        }
        return code;
    } catch (const game::BadOptions& bad) {
        std::cerr << "game: " << bad.what() << "\n\n" << game::usage();
        return bad_options;
    } catch (const game::Fault& fault) {
        std::cout.flush();
        std::cerr << "game: this game is broken; what must hold does not: " << fault.what() << '\n';
    } catch (const tenpai::Exception& refused) {
        // All questions of a right game have answers, so that this is a mistake of the game too.
        std::cout.flush();
        std::cerr << "game: this game is broken; the library refuses: " << refused.what() << '\n';
    }
    return broken;
}
