// The command line.

#ifndef GAME_OPTIONS_HPP
#define GAME_OPTIONS_HPP

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace game {

struct Options {
    // Of the run; without it a fresh one is taken.
    std::optional<std::uint64_t> seed;
    // The number of the first game.
    std::uint64_t first = 1;
    // How many games the opponents play among themselves; without it a person plays.
    std::optional<std::uint64_t> automatic;
    bool log = false;
    bool help = false;
};

// What is wrong with a command line.
class BadOptions : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

Options read(const std::vector<std::string>& arguments);

// How the program is called.
const char* usage();

}  // namespace game

#endif
