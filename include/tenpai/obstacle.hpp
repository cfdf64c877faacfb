/// \file
/// Why a hand has no wait of the general form.

#ifndef TENPAI_OBSTACLE_HPP
#define TENPAI_OBSTACLE_HPP

#include <cstddef>
#include <cstdint>
#include <optional>

#include "tile.hpp"
#include "value.hpp"

namespace tenpai {

/// A condition of the block theorem that a hand does not meet. A later library may have more of
/// them.
enum class ObstacleKind : std::uint8_t {
    /// None: the hand has a formal wait of the general form.
    none = TENPAI_OBSTACLE_NONE,
    /// One without a name in this header.
    other = TENPAI_OBSTACLE_OTHER,
    /// The sizes of the blocks modulo 3, without the zeros, are none of {1}, {2,2} and {1,1,2}. It
    /// is about no block.
    sizes = TENPAI_OBSTACLE_SIZES,
    /// The block of 3n tiles is not melds complete, and no case has a place for it.
    broken = TENPAI_OBSTACLE_BROKEN,
    /// {1}: no tile makes the block of 3n+1 tiles pair complete, and none joins it to another
    /// across a gap so that both are melds and a pair.
    not_one_short = TENPAI_OBSTACLE_NOT_ONE_SHORT,
    /// {1}: the second block, of 3n tiles, is not melds complete, and no tile joins the first, of
    /// 3n+1, to it so that both are melds and a pair.
    not_joined = TENPAI_OBSTACLE_NOT_JOINED,
    /// {2,2}: neither block is pair complete with the other one short of melds.
    not_beside_pair = TENPAI_OBSTACLE_NOT_BESIDE_PAIR,
    /// {1,1,2}: the block of 3n+2 tiles is not pair complete.
    not_pair = TENPAI_OBSTACLE_NOT_PAIR,
    /// {1,1,2}: there is no gap of just one tile between the two blocks of 3n+1.
    no_gap = TENPAI_OBSTACLE_NO_GAP,
    /// {1,1,2}: the block of 3n+1 tiles is not melds complete without its tile beside the gap.
    not_half = TENPAI_OBSTACLE_NOT_HALF,
};

/// What keeps a hand from having a formal wait of the general form, and the blocks that it is
/// about. The default value is no obstacle.
class Obstacle : public detail::Value<Obstacle, tenpai_obstacle> {
public:
    /// None.
    constexpr Obstacle() noexcept { raw_.gap = TENPAI_NO_TILE; }

    /// The condition that is not met.
    [[nodiscard]] constexpr ObstacleKind kind() const noexcept {
        return static_cast<ObstacleKind>(raw_.kind);
    }

    /// How many blocks it is about, 0 to 2.
    [[nodiscard]] constexpr int block_count() const noexcept { return raw_.block_count; }

    /// The place of one of them among the blocks of the hand, by its place in the obstacle, from 0.
    /// At a place without a block the program is aborted.
    [[nodiscard]] constexpr std::size_t block(int place) const noexcept {
        detail::require(place >= 0 && place < block_count());
        return raw_.blocks[place];
    }

    /// With `ObstacleKind::not_half` the missing tile between the two blocks of 3n+1.
    [[nodiscard]] constexpr std::optional<Tile> gap() const noexcept {
        return raw_.gap == TENPAI_NO_TILE ? std::nullopt
                                          : std::optional<Tile>(detail::Known::tile(raw_.gap));
    }
};

}  // namespace tenpai

#endif
