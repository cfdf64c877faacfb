/// \file
/// Melds beside the concealed tiles: called ones and concealed kans.

#ifndef TENPAI_MELD_HPP
#define TENPAI_MELD_HPP

#include <cstdint>
#include <string>

#include "tile.hpp"
#include "value.hpp"

namespace tenpai {

/// What a meld is.
enum class MeldKind : std::uint8_t {
    /// Three tiles of a suit in a row, one of them called.
    chi = TENPAI_MELD_CHI,
    /// Three equal tiles, one of them called.
    pon = TENPAI_MELD_PON,
    /// Four equal tiles, a called one among them.
    open_kan = TENPAI_MELD_OPEN_KAN,
    /// Four equal tiles of one's own, laid down.
    concealed_kan = TENPAI_MELD_CONCEALED_KAN,
};

/// A meld that lies beside the concealed tiles.
class Meld : public detail::Value<Meld, tenpai_meld> {
public:
    /// A meld by its kind and lowest tile, which tell all of its tiles, and how many of them are
    /// red fives, 0 or 1. `Status::bad_meld` for a kind that does not exist or a tile with which no
    /// run starts, and `Status::red_fives` for more red fives than the meld can have.
    [[nodiscard]] static constexpr Result<Meld> try_of(MeldKind kind, Tile lowest,
                                                       int red_fives = 0) noexcept {
        if (kind < MeldKind::chi || kind > MeldKind::concealed_kan) {
            return detail::MessageWriter(Status::bad_meld)
                .add("there is no such kind of meld")
                .error();
        }
        const bool is_run = kind == MeldKind::chi;
        if (is_run && (lowest.is_honour() || lowest.rank() > 7)) {
            return about(Status::bad_meld, lowest)
                .add("no run starts with ")
                .add(lowest.to_text())
                .add(": use the lowest tile, a one to a seven")
                .error();
        }
        const int highest = lowest.rank() + (is_run ? 2 : 0);
        const bool has_five = !lowest.is_honour() && lowest.rank() <= 5 && highest >= 5;
        if (red_fives < 0 || red_fives > 1) {
            return too_many_red(lowest.suit(), red_fives);
        }
        if (red_fives > 0 && !has_five) {
            return about(Status::red_fives, lowest).add("the meld has no five to be red").error();
        }
        return Meld(tenpai_meld{static_cast<std::uint8_t>(kind),
                                static_cast<std::uint8_t>(lowest.index()),
                                static_cast<std::uint8_t>(red_fives), 0});
    }

#if TENPAI_EXCEPTIONS
    /// As `try_of`; throws `Exception`.
    [[nodiscard]] static constexpr Meld of(MeldKind kind, Tile lowest, int red_fives = 0) {
        return try_of(kind, lowest, red_fives).value();
    }
#endif

    /// What it is.
    [[nodiscard]] constexpr MeldKind kind() const noexcept {
        return static_cast<MeldKind>(raw_.kind);
    }

    /// Its lowest tile.
    [[nodiscard]] constexpr Tile lowest() const noexcept { return detail::Known::tile(raw_.tile); }

    /// How many tiles it has, 3 or 4.
    [[nodiscard]] constexpr int size() const noexcept {
        return kind() == MeldKind::chi || kind() == MeldKind::pon ? 3 : 4;
    }

    /// One of its tiles, by its place from 0 to `size()` - 1: those of a chi from the lowest up,
    /// and a red five first among equal ones. At another place the program is aborted.
    [[nodiscard]] constexpr Piece piece(int place) const noexcept {
        detail::require(place >= 0 && place < size());
        const int step = kind() == MeldKind::chi ? place : 0;
        const Tile tile = detail::Known::tile(static_cast<std::size_t>(raw_.tile + step));
        const bool can_be_red = tile.rank() == 5 && place == step;
        return detail::Known::piece(tile, raw_.red_fives > 0 && can_be_red);
    }

    /// How many of its tiles are red fives, 0 or 1.
    [[nodiscard]] constexpr int red_fives() const noexcept { return raw_.red_fives; }

    /// As it is written: `[406p]`, `[444z]` or `(7777z)`. Without allocation.
    [[nodiscard]] constexpr Text<8> to_text() const noexcept {
        const bool is_concealed = kind() == MeldKind::concealed_kan;
        Text<8> text;
        text.add(is_concealed ? '(' : '[');
        for (int place = 0; place < size(); place++) {
            text.add(piece(place).to_text().view()[0]);
        }
        return text.add(letter(lowest().suit())).add(is_concealed ? ')' : ']');
    }

    /// As it is written, in a string.
    [[nodiscard]] std::string to_string() const { return to_text().to_string(); }

private:
    template <typename T, std::size_t Capacity>
    friend class List;
    friend class Hand;

    // No meld: a place in a list that holds none yet.
    constexpr Meld() noexcept {}
    explicit constexpr Meld(const tenpai_meld& raw) noexcept : Value(raw) {}

    static constexpr Error too_many_red(Suit suit, int count) noexcept {
        detail::MessageWriter message(Status::red_fives);
        message.add("red fives of ").add(letter(suit)).add(": ");
        if (count < 0) {
            return message.add("less than none").error();
        }
        return message.add_number(static_cast<std::uint64_t>(count))
            .add(", and there is only one")
            .of_count(static_cast<std::size_t>(count))
            .error();
    }

    static constexpr detail::MessageWriter about(Status status, Tile tile) noexcept {
        detail::MessageWriter message(status);
        message.about_tile(static_cast<std::uint8_t>(tile.index()));
        return message;
    }
};

}  // namespace tenpai

#endif
