// What a hand divides into, in words.

#ifndef GAME_DIVISION_HPP
#define GAME_DIVISION_HPP

#include <iosfwd>
#include <string>

#include <tenpai.hpp>

namespace game {

// The forms in which a hand is as near as it is: "melds and a pair, or seven pairs".
std::string forms(const tenpai::Shanten& shanten);

// The groups of the nearest reading, runs first and single tiles last; of several readings the
// one with the fewest groups, and how many more there are.
void show_groups(std::ostream& out, const tenpai::Hand& hand);

// The blocks, and what the words of the block theorem mean.
void show_blocks(std::ostream& out, const tenpai::Hand& hand);

}  // namespace game

#endif
