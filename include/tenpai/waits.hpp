/// \file
/// The tiles that a hand waits on.

#ifndef TENPAI_WAITS_HPP
#define TENPAI_WAITS_HPP

#include <cstdint>

#include "tile_set.hpp"
#include "value.hpp"

namespace tenpai {

/// Whether a hand is tenpai, and whether a wait can still come.
enum class Verdict : std::uint8_t {
    /// It has no effective wait.
    not_tenpai = TENPAI_VERDICT_NOT_TENPAI,
    /// It is tenpai, and a copy of an effective wait is not yet seen.
    tenpai = TENPAI_VERDICT_TENPAI,
    /// It is tenpai, but every copy of its effective waits is seen.
    dead_wait = TENPAI_VERDICT_DEAD_WAIT,
};

/// The tiles that a hand waits on (machi), in all forms that count together. The default value is
/// no wait.
class Waits : public detail::Value<Waits, tenpai_wait_sets> {
public:
    /// No wait.
    constexpr Waits() noexcept {}

    /// Every tile that completes the shape, a fifth copy included.
    [[nodiscard]] constexpr TileSet formal() const noexcept {
        return detail::Known::tile_set(raw_.formal);
    }

    /// The formal waits that the copies rule allows. The hand is tenpai when there is one.
    [[nodiscard]] constexpr TileSet effective() const noexcept {
        return detail::Known::tile_set(raw_.effective);
    }

    /// The effective waits of which a copy is not yet seen.
    [[nodiscard]] constexpr TileSet live() const noexcept {
        return detail::Known::tile_set(raw_.live);
    }

    /// How many copies of an effective wait are not yet seen, 0 to 4; 0 for any other tile.
    [[nodiscard]] constexpr int copies(Tile tile) const noexcept {
        return raw_.copies[tile.index()];
    }

    /// The copies of all effective waits together.
    [[nodiscard]] constexpr int total() const noexcept { return raw_.total; }

    /// Whether the hand is tenpai, and whether a wait can still come.
    [[nodiscard]] constexpr Verdict verdict() const noexcept {
        return static_cast<Verdict>(raw_.verdict);
    }

    /// Whether there is an effective wait.
    [[nodiscard]] constexpr bool is_tenpai() const noexcept { return !effective().empty(); }

    /// Whether one of these discards of one's own is a formal wait (furiten by discards).
    [[nodiscard]] constexpr bool is_furiten(TileSet own_discards) const noexcept {
        return !(formal() & own_discards).empty();
    }
};

}  // namespace tenpai

#endif
