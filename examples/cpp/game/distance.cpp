#include "distance.hpp"

#include <array>
#include <cstddef>

#include <tenpai.hpp>

namespace game {

namespace {

constexpr std::array<const char*, 9> numbers = {"none", "one", "two",   "three", "four",
                                                "five", "six", "seven", "eight"};

}  // namespace

std::string distance(int shanten) {
    if (shanten == tenpai::Shanten::unreachable) {
        return "out of reach of tenpai";
    }
    if (shanten <= 0) {
        return shanten == 0 ? "tenpai" : "complete";
    }
    return std::string(numbers.at(static_cast<std::size_t>(shanten))) + " away from tenpai";
}

}  // namespace game
