// How far a hand is from complete, in words.

#ifndef GAME_DISTANCE_HPP
#define GAME_DISTANCE_HPP

#include <string>

namespace game {

// Of a shanten number: "complete", "tenpai", "two away from tenpai".
std::string distance(int shanten);

}  // namespace game

#endif
