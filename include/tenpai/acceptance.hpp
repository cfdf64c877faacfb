/// \file
/// What to draw and what to throw.

#ifndef TENPAI_ACCEPTANCE_HPP
#define TENPAI_ACCEPTANCE_HPP

#include "shanten.hpp"
#include "tile_set.hpp"
#include "value.hpp"

namespace tenpai {

namespace detail {

/// What a hand accepts, by itself or after a discard.
template <typename Self, typename Raw>
class Accepting : public Value<Self, Raw> {
public:
    /// The shanten number before the draw, the least over the forms that count: 0 tenpai, or
    /// `Shanten::unreachable`, and then nothing is accepted.
    [[nodiscard]] constexpr int shanten() const noexcept { return this->raw_.shanten; }

    /// The tiles whose draw lowers the number, those among them of which every copy is seen. At
    /// tenpai they are the effective waits.
    [[nodiscard]] constexpr TileSet tiles() const noexcept {
        return Known::tile_set(this->raw_.tiles);
    }

    /// Those of them of which a copy is not yet seen.
    [[nodiscard]] constexpr TileSet live() const noexcept {
        return Known::tile_set(this->raw_.live);
    }

    /// How many copies of one of them are not yet seen, 0 to 4; 0 for any other tile.
    [[nodiscard]] constexpr int copies(Tile tile) const noexcept {
        return this->raw_.copies[tile.index()];
    }

    /// The copies of all of them together.
    [[nodiscard]] constexpr int total() const noexcept { return this->raw_.total; }

    /// Whether the hand is tenpai then.
    [[nodiscard]] constexpr bool is_tenpai() const noexcept { return shanten() == 0; }

protected:
    constexpr Accepting() noexcept {}
};

}  // namespace detail

/// The tiles whose draw brings a hand of 3k+1 tiles nearer (ukeire), and how many of each are not
/// yet seen. The default value is nothing.
class Acceptance : public detail::Accepting<Acceptance, tenpai_accepted_tiles> {
public:
    /// Nothing.
    constexpr Acceptance() noexcept {}
};

/// A discard of a hand of 3k+2 tiles, and what the rest of the hand then accepts: the tile thrown
/// away is seen. The default value is 1m, after which nothing is accepted.
class Discard : public detail::Accepting<Discard, tenpai_discard> {
public:
    /// All zero.
    constexpr Discard() noexcept {}

    /// What is thrown away.
    [[nodiscard]] constexpr Piece piece() const noexcept {
        return detail::Known::piece(tile(), raw_.is_red != 0);
    }

    /// The kind of it.
    [[nodiscard]] constexpr Tile tile() const noexcept { return detail::Known::tile(raw_.tile); }
};

/// Discards, the best first: lower shanten numbers, then more copies, then more kinds of which a
/// copy is left, then tiles in their order, a red five before a plain one.
using Discards = List<Discard, TENPAI_MAX_DISCARDS>;

/// A draw that keeps the shanten number of a hand of 3k+1 tiles and, with the best discard after
/// it, leads to more copies that bring it nearer. The default value is all zero.
class Improvement : public detail::Value<Improvement, tenpai_improvement> {
public:
    /// All zero.
    constexpr Improvement() noexcept {}

    /// The tile that is drawn.
    [[nodiscard]] constexpr Tile draw() const noexcept { return detail::Known::tile(raw_.draw); }

    /// How many copies of it are not yet seen, 1 to 4.
    [[nodiscard]] constexpr int copies() const noexcept { return raw_.copies; }

    /// The best discard after the draw.
    [[nodiscard]] constexpr Piece discard() const noexcept {
        return detail::Known::piece(detail::Known::tile(raw_.discard), raw_.discard_is_red != 0);
    }

    /// The copies that the hand accepts as it is.
    [[nodiscard]] constexpr int before() const noexcept { return raw_.before; }

    /// The copies that it accepts after the draw and the discard.
    [[nodiscard]] constexpr int after() const noexcept { return raw_.after; }
};

/// Improvements, in tile order.
using Improvements = List<Improvement, TENPAI_MAX_IMPROVEMENTS>;

/// How many of the copies that make a hand tenpai make its wait a good one. The default value is
/// none of none.
class GoodWaits : public detail::Value<GoodWaits, tenpai_good_wait_share> {
public:
    /// All zero.
    constexpr GoodWaits() noexcept {}

    /// Whether the shanten number is 1, so that there is a share; else both numbers are 0.
    [[nodiscard]] constexpr bool has_share() const noexcept { return shanten() == 1; }

    /// The copies after which the best discard leaves a good wait.
    [[nodiscard]] constexpr int good() const noexcept { return raw_.good; }

    /// The copies that make the hand tenpai.
    [[nodiscard]] constexpr int all() const noexcept { return raw_.all; }

    /// The shanten number before the draw, or `Shanten::unreachable`.
    [[nodiscard]] constexpr int shanten() const noexcept { return raw_.shanten; }
};

}  // namespace tenpai

#endif
