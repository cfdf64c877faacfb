/// \file
/// The tiles that are seen outside a hand.

#ifndef TENPAI_SEEN_HPP
#define TENPAI_SEEN_HPP

#include <cstddef>

#include "tile.hpp"
#include "value.hpp"

namespace tenpai {

/// The tiles that are seen outside a hand: discards, the melds of others, indicators. Each is
/// counted once, and the hand's own tiles and melds are not. That there are too many beside those
/// of a hand is told by its judgements.
class Seen : public detail::Value<Seen, tenpai_seen> {
public:
    /// Nothing.
    constexpr Seen() noexcept {}

    /// So many of each tile, 0 to 4; `Status::too_many_copies` for more.
    [[nodiscard]] static constexpr Result<Seen> try_from_counts(const TileCounts& counts) noexcept {
        Seen seen;
        for (std::size_t index = 0; index < Tile::kinds; index++) {
            if (counts[index] > 4) {
                return too_many(detail::Known::tile(index), counts[index]);
            }
            seen.raw_.counts[index] = counts[index];
        }
        return seen;
    }

    /// One more of a tile; `Status::too_many_copies` for a fifth, which is not added.
    constexpr Result<void> try_add(Tile tile) noexcept {
        std::uint8_t& count = raw_.counts[tile.index()];
        if (count >= 4) {
            return too_many(tile, 5);
        }
        count++;
        return {};
    }

#if TENPAI_EXCEPTIONS
    /// As `try_from_counts`; throws `Exception`.
    [[nodiscard]] static constexpr Seen from_counts(const TileCounts& counts) {
        return try_from_counts(counts).value();
    }

    /// As `try_add`; throws `Exception`.
    constexpr void add(Tile tile) { try_add(tile).value(); }
#endif

    /// How many of a tile are seen, 0 to 4.
    [[nodiscard]] constexpr int count(Tile tile) const noexcept {
        return raw_.counts[tile.index()];
    }

private:
    static constexpr Error too_many(Tile tile, std::size_t count) noexcept {
        return detail::MessageWriter(Status::too_many_copies)
            .add_number(count)
            .add(" copies of ")
            .add(tile.to_text())
            .add(" seen: there are only four")
            .about_tile(static_cast<std::uint8_t>(tile.index()))
            .of_count(count)
            .error();
    }
};

/// A `Seen`, or nothing where that is left out, which saves looking at it. It is an argument, and
/// lives no longer than the call.
class SeenOrNone {
public:
    /// Nothing is seen.
    constexpr SeenOrNone() noexcept = default;

    /// These tiles.
    constexpr SeenOrNone(const Seen& seen) noexcept : raw_(&seen.raw()) {}

    /// As the C header takes it.
    [[nodiscard]] constexpr const tenpai_seen* raw() const noexcept { return raw_; }

private:
    const tenpai_seen* raw_ = nullptr;
};

}  // namespace tenpai

#endif
