/// \file
/// What a hand can do with the tile of another player.

#ifndef TENPAI_CALL_HPP
#define TENPAI_CALL_HPP

#include <array>
#include <cstdint>
#include <optional>

#include "shanten.hpp"
#include "tile.hpp"
#include "value.hpp"

namespace tenpai {

/// Who threw a tile away.
enum class Discarder : std::uint8_t {
    /// Any player but the one before this one.
    other = TENPAI_FROM_OTHER,
    /// The player before this one (kamicha), from whom alone a chi is called.
    before = TENPAI_FROM_BEFORE,
};

/// What a call is.
enum class CallKind : std::uint8_t {
    /// Nothing is done with the tile.
    pass = TENPAI_CALL_PASS,
    /// A run, with two tiles of the hand.
    chi = TENPAI_CALL_CHI,
    /// A triplet, with two tiles of the hand.
    pon = TENPAI_CALL_PON,
    /// A kan, with the three that the hand has.
    kan = TENPAI_CALL_KAN,
    /// Winning on the tile. Whether the hand has a yaku or is furiten is not judged.
    ron = TENPAI_CALL_RON,
};

/// A call that a hand can make, and what comes of it. The default value is passing.
class Call : public detail::Value<Call, tenpai_call> {
public:
    /// Passing, with a number of 0.
    constexpr Call() noexcept {}

    /// What it is.
    [[nodiscard]] constexpr CallKind kind() const noexcept {
        return static_cast<CallKind>(raw_.kind);
    }

    /// The shanten number after it, with the best discard where one has to follow: -1 after ron,
    /// and `Shanten::unreachable` where none can be reached.
    [[nodiscard]] constexpr int shanten() const noexcept { return raw_.shanten; }

    /// The two tiles of the hand that go into a chi or pon; nothing for any other call.
    [[nodiscard]] constexpr std::optional<std::array<Piece, 2>> with() const noexcept {
        if (kind() != CallKind::chi && kind() != CallKind::pon) {
            return std::nullopt;
        }
        return std::array<Piece, 2>{
            detail::Known::piece(detail::Known::tile(raw_.tiles[0]), raw_.are_red[0] != 0),
            detail::Known::piece(detail::Known::tile(raw_.tiles[1]), raw_.are_red[1] != 0)};
    }

    /// How many discards may follow; 0 where none has to.
    [[nodiscard]] constexpr int discard_count() const noexcept { return raw_.discard_count; }

    /// The best of them; nothing where there is none.
    [[nodiscard]] constexpr std::optional<Piece> best_discard() const noexcept {
        if (raw_.discard_count == 0) {
            return std::nullopt;
        }
        return detail::Known::piece(detail::Known::tile(raw_.discard), raw_.discard_is_red != 0);
    }

    /// The copies not yet seen that bring the hand nearer after the best of them; 0 where there is
    /// none.
    [[nodiscard]] constexpr int best_total() const noexcept { return raw_.discard_total; }
};

/// Calls: passing first, then chi, pon, kan and ron.
using Calls = List<Call, TENPAI_MAX_CALLS>;

}  // namespace tenpai

#endif
