#include "options.hpp"

#include <charconv>
#include <limits>
#include <set>
#include <string_view>
#include <system_error>

namespace game {

namespace {

std::uint64_t number(const std::string& option, const std::string& written, std::uint64_t least) {
    const std::string shown = option + ": '" + written + "' ";
    std::uint64_t number = 0;
    const char* end = written.data() + written.size();
    const auto [stop, error] = std::from_chars(written.data(), end, number);
    if (error == std::errc::result_out_of_range) {
        throw BadOptions(shown + "is too much: the most is 18446744073709551615");
    }
    if (error != std::errc() || stop != end) {
        throw BadOptions(shown + "is no number: use digits alone");
    }
    if (number < least) {
        throw BadOptions(shown + "is too little: the least is " + std::to_string(least));
    }
    return number;
}

}  // namespace

Options read(const std::vector<std::string>& arguments) {
    Options options;
    std::set<std::string> given;
    for (std::size_t place = 0; place < arguments.size(); place++) {
        const std::string& option = arguments[place];
        const bool takes_number = option == "--seed" || option == "--game" || option == "--auto";
        if (!takes_number && option != "--log" && option != "--help") {
            throw BadOptions("'" + option + "' is unknown");
        }
        if (!given.insert(option).second) {
            throw BadOptions(option + " comes twice");
        }
        if (takes_number && place + 1 == arguments.size()) {
            throw BadOptions(option + " wants a number behind it");
        }
        if (option == "--seed") {
            options.seed = number(option, arguments[++place], 0);
        } else if (option == "--game") {
            options.first = number(option, arguments[++place], 1);
        } else if (option == "--auto") {
            options.automatic = number(option, arguments[++place], 1);
        } else if (option == "--log") {
            options.log = true;
        } else {
            options.help = true;
        }
    }
    const std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    if (options.automatic.value_or(1) - 1 > most - options.first) {
        throw BadOptions("--game and --auto go beyond the number that a last game can have");
    }
    if (options.log && !options.automatic && !options.help) {
        throw BadOptions("--log shows all hands, and so goes with --auto alone");
    }
    return options;
}

const char* usage() {
    return "usage: game [--seed N] [--game N] [--auto N [--log]]\n"
           "\n"
           "A game of mahjong against three opponents. You have seat 0.\n"
           "\n"
           "  --seed N  where the tiles come from: the same seed gives the same games\n"
           "  --game N  the number of the first game, 1 without it\n"
           "  --auto N  plays N games without you, and prints what came of them\n"
           "  --log     prints every event of them before\n"
           "  --help    prints this\n";
}

}  // namespace game
