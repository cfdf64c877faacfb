/// \file
/// A hand: how it is made, what it holds, and how it changes in a game.

#ifndef TENPAI_HAND_HPP
#define TENPAI_HAND_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include "judgements.hpp"
#include "meld.hpp"

namespace tenpai {

namespace detail {

class Change;

}  // namespace detail

/// What a hand is about to do.
enum class Turn {
    /// It has 3k+1 concealed tiles, and draws or calls.
    to_draw,
    /// It has 3k+2 concealed tiles, and discards.
    to_discard,
};

/// How many of the concealed fives are red: of characters, circles and bamboos.
using RedFives = std::array<std::uint8_t, 3>;

/// The melds of a hand, in the order in which they came.
using Melds = List<Meld, TENPAI_MAX_MELDS>;

/// A hand: the concealed tiles, and the melds that lie beside them. There is no value that is none.
///
/// With k melds still wanted it has 3k+1 concealed tiles before its draw and 3k+2 after it; a kan
/// counts as one meld. Of a hand of fewer than 13 concealed tiles that is given without its melds
/// they are assumed: called ones that nobody named.
///
/// What is judged of it stands in its base, `Judgements`: `hand.waits()`, `hand.try_waits()`.
class Hand : public Judgements {
public:
    /// Reads a hand such as `123m406p789s1122z` or `45z[444z](7777z)`. Digits are followed by the
    /// letter of their suit; 0 is a red five. Melds come after the concealed tiles, called ones in
    /// square brackets, concealed kans in round ones. White space means nothing.
    ///
    /// `Status::bad_text` for what is not written so, with the offset; `Status::bad_tile`,
    /// `Status::too_many_copies`, `Status::bad_size`, `Status::bad_meld`, `Status::meld_count` or
    /// `Status::red_fives` for tiles that are no hand.
    [[nodiscard]] static Result<Hand> try_from_text(std::string_view text) noexcept {
        // A view of nothing may have no address, and the library wants one.
        const char* bytes = text.data() == nullptr ? "" : text.data();
        return read([=](tenpai_hand* out, tenpai_error* error) {
            return tenpai_hand_from_text(bytes, text.size(), out, error);
        });
    }

    /// Makes a hand of so many concealed tiles of each kind, whose melds are assumed where it has
    /// room for some. `Status::too_many_copies` or `Status::bad_size` for what is no hand.
    [[nodiscard]] static Result<Hand> try_from_counts(const TileCounts& counts) noexcept {
        return try_from_parts(counts, nullptr, 0, {});
    }

    /// Makes a hand of the concealed tiles, red fives counted among the fives, of all melds beside
    /// them or none, and of the red fives among the concealed tiles. Errors are those of
    /// `try_from_text`, and `Status::null` where there are melds at a null pointer.
    [[nodiscard]] static Result<Hand> try_from_parts(const TileCounts& counts, const Meld* melds,
                                                     std::size_t meld_count,
                                                     const RedFives& red_fives) noexcept;

    /// The same, with the melds written in place: `{a, b}`.
    [[nodiscard]] static Result<Hand> try_from_parts(const TileCounts& counts,
                                                     std::initializer_list<Meld> melds,
                                                     const RedFives& red_fives = {}) noexcept {
        return try_from_parts(counts, melds.begin(), melds.size(), red_fives);
    }

    /// Takes a hand of the C header that a program filled by itself. Errors are those of
    /// `try_from_text`, and `Status::reserved` for reserved bytes that are not zero.
    [[nodiscard]] static Result<Hand> try_from_raw(const tenpai_hand& raw) noexcept {
        return read([&](tenpai_hand* out, tenpai_error* error) {
            *out = raw;
            return tenpai_hand_check(out, error);
        });
    }

    /// How many tiles are concealed: 1, 2, 4, 5, 7, 8, 10, 11, 13 or 14.
    [[nodiscard]] constexpr int size() const noexcept {
        int size = 0;
        for (std::uint8_t count : raw_.counts) {
            size += count;
        }
        return size;
    }

    /// How many of a tile are concealed, 0 to 4, red fives among the fives.
    [[nodiscard]] constexpr int count(Tile tile) const noexcept {
        return raw_.counts[tile.index()];
    }

    /// How many of a piece are concealed: of a red five 0 or 1, and of a five without the red one.
    [[nodiscard]] constexpr int count(Piece piece) const noexcept {
        const Tile tile = piece.tile();
        const int red = tile.rank() == 5 ? red_fives(tile.suit()) : 0;
        return piece.is_red() ? red : count(tile) - red;
    }

    /// How many of each tile are concealed, by its index.
    [[nodiscard]] constexpr TileCounts counts() const noexcept {
        TileCounts counts{};
        for (std::size_t index = 0; index < Tile::kinds; index++) {
            counts[index] = raw_.counts[index];
        }
        return counts;
    }

    /// The kinds of which a tile is concealed.
    [[nodiscard]] constexpr TileSet tiles() const noexcept {
        TileSet tiles;
        for (Tile tile : TileSet::all()) {
            if (count(tile) > 0) {
                tiles |= tile;
            }
        }
        return tiles;
    }

    /// How many of the concealed fives of a suit are red, 0 or 1; 0 for honours.
    [[nodiscard]] constexpr int red_fives(Suit suit) const noexcept {
        return suit < Suit::honours ? raw_.red_fives[static_cast<std::size_t>(suit)] : 0;
    }

    /// The melds that are named; none where they are assumed.
    [[nodiscard]] constexpr Melds melds() const noexcept {
        Melds melds;
        for (std::size_t place = 0; place < raw_.meld_count; place++) {
            const tenpai_meld meld = {raw_.meld_kinds[place], raw_.meld_tiles[place],
                                      raw_.meld_red_fives[place], 0};
            detail::Fill::add(melds, Meld(meld));
        }
        return melds;
    }

    /// Whether it has melds that are not named, so that it cannot call.
    [[nodiscard]] constexpr bool melds_are_assumed() const noexcept {
        return raw_.meld_count == 0 && size() < 13;
    }

    /// Whether it is about to draw or to discard.
    [[nodiscard]] constexpr Turn turn() const noexcept {
        return size() % 3 == 1 ? Turn::to_draw : Turn::to_discard;
    }

    // Each change ends in a hand, or tells why it cannot be and leaves the hand as it was. That it
    // is not the turn for it is `Status::wrong_turn`.

    /// Draws a tile. `Status::too_many_copies` for a fifth copy, `Status::red_fives` for a second
    /// red five of a suit.
    Result<void> try_draw(Piece piece) noexcept;

    /// Discards a tile: a red five as a red one, a plain one as a plain one. `Status::not_held`
    /// when it is not among the concealed ones.
    Result<void> try_discard(Piece piece) noexcept;

    /// Calls a tile for a run with two concealed ones; then the hand is to discard.
    /// `Status::melds_assumed` when its melds are not known, `Status::bad_meld` when the three are
    /// no run, `Status::not_held` when one of the two is not concealed, `Status::too_many_copies`
    /// and `Status::red_fives` when the called piece cannot exist.
    Result<void> try_chi(Piece called, const std::array<Piece, 2>& with) noexcept;

    /// Calls a tile for a triplet with two concealed ones; then the hand is to discard. Errors as
    /// of `try_chi`, with `Status::bad_meld` when the three are not equal.
    Result<void> try_pon(Piece called, const std::array<Piece, 2>& with) noexcept;

    /// Calls a tile for a kan with the three concealed ones, red or not; then the hand is to draw.
    /// Errors as of `try_chi`.
    Result<void> try_open_kan(Piece called) noexcept;

    /// Lays down four concealed tiles as a kan; then the hand is to draw. `Status::melds_assumed`
    /// when its melds are not known, `Status::not_held` when it does not hold all four.
    Result<void> try_concealed_kan(Tile tile) noexcept;

    /// Adds the fourth tile, a concealed one, to a pon (kakan); then the hand is to draw.
    /// `Status::melds_assumed` when its melds are not known, `Status::bad_call` without that pon,
    /// `Status::red_fives` for a red five beside another in the pon, `Status::not_held` when the
    /// piece is not concealed.
    Result<void> try_added_kan(Piece piece) noexcept;

    /// As it is written, canonically: `406m1z[123p][222s](7777z)`. Reading it gives an equal hand.
    /// Without allocation.
    [[nodiscard]] LongText to_text() const noexcept {
        return detail::text_of<TENPAI_TEXT_CAPACITY>(*this);
    }

    /// As it is written, in a string.
    [[nodiscard]] std::string to_string() const { return to_text().to_string(); }

    /// Writes it with a NUL at its end into a buffer of the caller; `TENPAI_TEXT_CAPACITY` bytes
    /// are always enough. Returns what was written; `Status::buffer_too_small` where it does not
    /// fit, and `Status::null` for a null pointer.
    Result<std::string_view> try_write_text(char* out, std::size_t capacity) const noexcept {
        return detail::written(out, capacity, [this](auto... buffer) {
            return tenpai_hand_to_text(&raw_, buffer...);
        });
    }

#if TENPAI_EXCEPTIONS
    /// As `try_from_text`; throws `Exception`.
    [[nodiscard]] static Hand from_text(std::string_view text) {
        return try_from_text(text).value();
    }

    /// As `try_from_counts`; throws `Exception`.
    [[nodiscard]] static Hand from_counts(const TileCounts& counts) {
        return try_from_counts(counts).value();
    }

    /// As `try_from_parts`; throws `Exception`.
    [[nodiscard]] static Hand from_parts(const TileCounts& counts, const Meld* melds,
                                         std::size_t meld_count, const RedFives& red_fives) {
        return try_from_parts(counts, melds, meld_count, red_fives).value();
    }

    /// As `try_from_parts`; throws `Exception`.
    [[nodiscard]] static Hand from_parts(const TileCounts& counts,
                                         std::initializer_list<Meld> melds,
                                         const RedFives& red_fives = {}) {
        return try_from_parts(counts, melds, red_fives).value();
    }

    /// As `try_from_raw`; throws `Exception`.
    [[nodiscard]] static Hand from_raw(const tenpai_hand& raw) {
        return try_from_raw(raw).value();
    }

    /// As `try_draw`; throws `Exception`.
    void draw(Piece piece) { try_draw(piece).value(); }

    /// As `try_discard`; throws `Exception`.
    void discard(Piece piece) { try_discard(piece).value(); }

    /// As `try_chi`; throws `Exception`.
    void chi(Piece called, const std::array<Piece, 2>& with) { try_chi(called, with).value(); }

    /// As `try_pon`; throws `Exception`.
    void pon(Piece called, const std::array<Piece, 2>& with) { try_pon(called, with).value(); }

    /// As `try_open_kan`; throws `Exception`.
    void open_kan(Piece called) { try_open_kan(called).value(); }

    /// As `try_concealed_kan`; throws `Exception`.
    void concealed_kan(Tile tile) { try_concealed_kan(tile).value(); }

    /// As `try_added_kan`; throws `Exception`.
    void added_kan(Piece piece) { try_added_kan(piece).value(); }
#endif

private:
    explicit constexpr Hand(const tenpai_hand& raw) noexcept : Judgements(raw) {}

    /// The hand that a function of the C library fills or finds right.
    template <typename Fill>
    static Result<Hand> read(Fill fill) noexcept {
        tenpai_hand raw;
        tenpai_error error;
        if (fill(&raw, &error) != TENPAI_OK) {
            return Error(error);
        }
        return Hand(raw);
    }

    friend class detail::Change;
    Result<void> call(MeldKind kind, Piece called, const std::array<Piece, 2>& with) noexcept;
};

inline Result<Hand> Hand::try_from_parts(const TileCounts& counts, const Meld* melds,
                                         std::size_t meld_count,
                                         const RedFives& red_fives) noexcept {
    return read([&](tenpai_hand* out, tenpai_error* error) {
        return tenpai_hand_from_counts(counts.data(), red_fives.data(), detail::memory(melds),
                                       meld_count, out, error);
    });
}

}  // namespace tenpai

#include "changes.hpp"

#endif
