// What the checks share: a line of text for each that does not hold, and how many there were.

#ifndef CHECK_HPP
#define CHECK_HPP

#include <cstddef>
#include <cstdio>
#include <string_view>

// From a second file of the same program too: the header may be included twice.
#include <tenpai.hpp>
#include <tenpai.hpp>

inline int checked = 0;
inline int failed = 0;

// Counted by the operator new of the program.
extern std::size_t allocations;

inline void check(bool holds, const char* what, const char* file, int line) {
    checked++;
    if (!holds) {
        failed++;
        std::printf("failed %s:%d: %s\n", file, line, what);
    }
}

#define CHECK(...) check((__VA_ARGS__), #__VA_ARGS__, __FILE__, __LINE__)

// What is known to be right in a check.
inline tenpai::Tile tile(std::string_view text) { return *tenpai::Tile::try_from_text(text); }
inline tenpai::Piece piece(std::string_view text) { return *tenpai::Piece::try_from_text(text); }
inline tenpai::TileSet tiles(std::string_view text) {
    return *tenpai::TileSet::try_from_text(text);
}
inline tenpai::Hand hand(std::string_view text) { return *tenpai::Hand::try_from_text(text); }

void check_tiles();
void check_sets();
void check_melds_rules_seen();
void check_hands();
void check_changes();
void check_judgements();
void check_calls();
void check_readings();
void check_errors();
void check_exceptions();

#endif
