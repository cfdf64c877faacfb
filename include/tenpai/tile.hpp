/// \file
/// One tile: its suit, its kind, and the red five that a piece can be.

#ifndef TENPAI_TILE_HPP
#define TENPAI_TILE_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "text.hpp"

namespace tenpai {

namespace detail {

struct Known;

}  // namespace detail

class Piece;
class TileSet;

/// A suit, in tile order.
enum class Suit : std::uint8_t {
    /// Characters (manzu), written m.
    characters = TENPAI_SUIT_CHARACTERS,
    /// Circles (pinzu), written p.
    circles = TENPAI_SUIT_CIRCLES,
    /// Bamboos (souzu), written s.
    bamboos = TENPAI_SUIT_BAMBOOS,
    /// Honours (jihai), written z: east, south, west, north, white, green, red.
    honours = TENPAI_SUIT_HONOURS,
};

/// The letter that stands for a suit: m, p, s or z.
[[nodiscard]] constexpr char letter(Suit suit) noexcept {
    return "mpsz"[static_cast<std::size_t>(suit) & 3];
}

/// How many kinds of tiles a suit has: 9, or 7 honours.
[[nodiscard]] constexpr int kinds_of(Suit suit) noexcept { return suit == Suit::honours ? 7 : 9; }

/// A kind of tile, one of 34. A red five is a five here; a `Piece` can be red.
///
///     constexpr auto five = tenpai::Tile::of<tenpai::Suit::circles, 5>();
class Tile {
public:
    /// How many kinds there are.
    static constexpr std::size_t kinds = TENPAI_TILES;

    /// The tile of a suit and a rank, 1 to 9, or 1 to 7 of honours. Others do not compile.
    template <Suit suit, int rank>
    [[nodiscard]] static constexpr Tile of() noexcept {
        static_assert(rank >= 1 && rank <= kinds_of(suit), "there is no such tile");
        return Tile(static_cast<std::uint8_t>(9 * static_cast<int>(suit) + rank - 1));
    }

    /// The tile of a suit and a rank, 1 to 9, or 1 to 7 of honours; `Status::bad_tile` for others.
    [[nodiscard]] static constexpr Result<Tile> try_of(Suit suit, int rank) noexcept;

    /// The tile of an index: 0 to 33 for 1m-9m, 1p-9p, 1s-9s, then east, south, west, north, white,
    /// green and red (1z-7z). `Status::bad_tile` for others.
    [[nodiscard]] static constexpr Result<Tile> try_from_index(std::size_t index) noexcept;

    /// Reads a tile such as `5m`. `Status::bad_text` for what is not written so, a red five
    /// included, and `Status::bad_tile` for an honour that does not exist.
    [[nodiscard]] static constexpr Result<Tile> try_from_text(std::string_view text) noexcept;

#if TENPAI_EXCEPTIONS
    /// As `try_of`; throws `Exception`.
    [[nodiscard]] static constexpr Tile of(Suit suit, int rank) {
        return try_of(suit, rank).value();
    }

    /// As `try_from_index`; throws `Exception`.
    [[nodiscard]] static constexpr Tile from_index(std::size_t index) {
        return try_from_index(index).value();
    }

    /// As `try_from_text`; throws `Exception`.
    [[nodiscard]] static constexpr Tile from_text(std::string_view text) {
        return try_from_text(text).value();
    }
#endif

    /// Its index, 0 to 33.
    [[nodiscard]] constexpr std::size_t index() const noexcept { return index_; }

    /// Its suit.
    [[nodiscard]] constexpr Suit suit() const noexcept { return static_cast<Suit>(index_ / 9); }

    /// Its rank in the suit, from 1.
    [[nodiscard]] constexpr int rank() const noexcept { return index_ % 9 + 1; }

    /// Whether it is a wind or a dragon.
    [[nodiscard]] constexpr bool is_honour() const noexcept { return suit() == Suit::honours; }

    /// Whether it is a one or a nine of a suit.
    [[nodiscard]] constexpr bool is_terminal() const noexcept {
        return !is_honour() && (rank() == 1 || rank() == 9);
    }

    /// As it is written: `5m`.
    [[nodiscard]] constexpr Text<4> to_text() const noexcept {
        return Text<4>().add(static_cast<char>('0' + rank())).add(letter(suit()));
    }

    /// As it is written, in a string.
    [[nodiscard]] std::string to_string() const { return to_text().to_string(); }

    friend constexpr bool operator==(Tile left, Tile right) noexcept {
        return left.index_ == right.index_;
    }
    friend constexpr bool operator!=(Tile left, Tile right) noexcept { return !(left == right); }
    /// Compares in tile order, as the other three do.
    friend constexpr bool operator<(Tile left, Tile right) noexcept {
        return left.index_ < right.index_;
    }
    friend constexpr bool operator>(Tile left, Tile right) noexcept { return right < left; }
    friend constexpr bool operator<=(Tile left, Tile right) noexcept { return !(right < left); }
    friend constexpr bool operator>=(Tile left, Tile right) noexcept { return !(left < right); }

private:
    friend struct detail::Known;

    explicit constexpr Tile(std::uint8_t index) noexcept : index_(index) {}

    std::uint8_t index_;
};

/// How many there are of each tile, by its index.
using TileCounts = std::array<std::uint8_t, Tile::kinds>;

namespace detail {

/// Makes values of what is known to be right.
struct Known {
    /// The tile of an index that the C library wrote, or that was looked at before.
    static constexpr Tile tile(std::size_t index) noexcept {
        require(index < Tile::kinds);
        return Tile(static_cast<std::uint8_t>(index));
    }

    /// A set that the C library wrote.
    static constexpr TileSet tile_set(std::uint64_t bits) noexcept;

    /// A piece that is red, where the C library says so or its tile is a five.
    static constexpr Piece piece(Tile tile, bool is_red) noexcept;
};

}  // namespace detail

constexpr Result<Tile> Tile::try_of(Suit suit, int rank) noexcept {
    if (suit > Suit::honours) {
        return detail::MessageWriter(Status::bad_tile).add("there are four suits").error();
    }
    if (rank < 1 || rank > kinds_of(suit)) {
        detail::MessageWriter message(Status::bad_tile);
        message.add("there is no such rank: use 1").add(letter(suit)).add(" to ");
        message.add_number(static_cast<std::uint64_t>(kinds_of(suit))).add(letter(suit));
        return message.error();
    }
    return Tile(static_cast<std::uint8_t>(9 * static_cast<int>(suit) + rank - 1));
}

constexpr Result<Tile> Tile::try_from_index(std::size_t index) noexcept {
    if (index >= kinds) {
        detail::MessageWriter message(Status::bad_tile);
        message.add("tile ").add_number(index).add(" does not exist: use 0 to 33");
        return message.error();
    }
    return Tile(static_cast<std::uint8_t>(index));
}

constexpr std::optional<Tile> Error::tile() const noexcept {
    return Tile::try_from_index(raw_.tile).optional();
}

/// A tile as it lies on the table: its kind, and whether it is a red five.
class Piece {
public:
    /// A tile that is not red.
    constexpr Piece(Tile tile) noexcept : tile_(tile), is_red_(false) {}

    /// The red five of a suit; `Status::bad_tile` for honours, which have none.
    [[nodiscard]] static constexpr Result<Piece> try_red_five(Suit suit) noexcept {
        if (suit >= Suit::honours) {
            return detail::MessageWriter(Status::bad_tile)
                .add("honours have no red five: use m, p or s")
                .error();
        }
        return Piece(*Tile::try_of(suit, 5), Red{});
    }

    /// Reads a tile such as `5m` or `0m`, the red five. `Status::bad_text` for what is not written
    /// so, and `Status::bad_tile` for an honour that does not exist.
    [[nodiscard]] static constexpr Result<Piece> try_from_text(std::string_view text) noexcept;

#if TENPAI_EXCEPTIONS
    /// As `try_red_five`; throws `Exception`.
    [[nodiscard]] static constexpr Piece red_five(Suit suit) { return try_red_five(suit).value(); }

    /// As `try_from_text`; throws `Exception`.
    [[nodiscard]] static constexpr Piece from_text(std::string_view text) {
        return try_from_text(text).value();
    }
#endif

    /// Its kind.
    [[nodiscard]] constexpr Tile tile() const noexcept { return tile_; }

    /// Whether it is a red five.
    [[nodiscard]] constexpr bool is_red() const noexcept { return is_red_; }

    /// As it is written: `5m`, and `0m` for a red five.
    [[nodiscard]] constexpr Text<4> to_text() const noexcept {
        return is_red_ ? Text<4>().add('0').add(letter(tile_.suit())) : tile_.to_text();
    }

    /// As it is written, in a string.
    [[nodiscard]] std::string to_string() const { return to_text().to_string(); }

    friend constexpr bool operator==(Piece left, Piece right) noexcept {
        return left.tile_ == right.tile_ && left.is_red_ == right.is_red_;
    }
    friend constexpr bool operator!=(Piece left, Piece right) noexcept { return !(left == right); }

private:
    friend struct detail::Known;
    struct Red {};

    constexpr Piece(Tile five, Red) noexcept : tile_(five), is_red_(true) {}

    Tile tile_;
    bool is_red_;
};

constexpr Piece detail::Known::piece(Tile tile, bool is_red) noexcept {
    return is_red ? Piece(tile, Piece::Red{}) : Piece(tile);
}

}  // namespace tenpai

#include "notation.hpp"

#endif
