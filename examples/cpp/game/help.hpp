// What a person can type.

#ifndef GAME_HELP_HPP
#define GAME_HELP_HPP

namespace game {

constexpr const char* help =
    "A tile is written 5m (characters), 5p (circles), 5s (bamboos) or 1z to 7z\n"
    "(east, south, west, north, white, green, red); 0m is the red five.\n"
    "After your draw:\n"
    "  TILE         throws it\n"
    "  riichi TILE  declares riichi with it\n"
    "  kan TILE     lays down four of them, or adds the fourth to a pon\n"
    "  tsumo        wins\n"
    "When another seat has thrown a tile:\n"
    "  chi, pon     calls it; with a number where there are several ways: chi 2\n"
    "  kan          calls it with the three that you have\n"
    "  ron          wins on it\n"
    "  pass         lets it go by\n"
    "In riichi, after a draw that does not win:\n"
    "  nothing      an empty line throws what you drew\n"
    "Whenever you are asked:\n"
    "  why          what the hand lacks, and what is best to throw or to draw\n"
    "  why blocks   what the hand falls into, and what each part can be\n"
    "  table        what lies on the table\n"
    "  help or ?    this\n"
    "  quit         leaves\n"
    "Large letters mean the same as small ones.\n";

}  // namespace game

#endif
