/// \file
/// Sets of kinds of tiles, such as the waits of a hand.

#ifndef TENPAI_TILE_SET_HPP
#define TENPAI_TILE_SET_HPP

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <string>
#include <string_view>

#include "tile.hpp"

namespace tenpai {

/// A set of kinds of tiles. It iterates in tile order.
///
///     for (tenpai::Tile tile : waits.effective()) { ... }
class TileSet {
public:
    class Iterator;
    using value_type = Tile;
    using const_iterator = Iterator;

    /// The empty set.
    constexpr TileSet() noexcept = default;

    /// The set of this tile alone.
    constexpr TileSet(Tile tile) noexcept : bits_(std::uint64_t{1} << tile.index()) {}

    /// The set of these tiles, each of which may come more than once.
    constexpr TileSet(std::initializer_list<Tile> tiles) noexcept {
        for (Tile tile : tiles) {
            *this |= tile;
        }
    }

    /// All 34 kinds.
    [[nodiscard]] static constexpr TileSet all() noexcept {
        return TileSet((std::uint64_t{1} << Tile::kinds) - 1);
    }

    /// The set whose bit i stands for the tile of index i; `Status::bad_tile` where a bit above 33
    /// is set.
    [[nodiscard]] static constexpr Result<TileSet> try_from_bits(std::uint64_t bits) noexcept {
        if ((bits & ~all().bits_) != 0) {
            return detail::MessageWriter(Status::bad_tile)
                .add("a set of tiles has unknown bits: use bits 0 to 33")
                .error();
        }
        return TileSet(bits);
    }

    /// Reads a set such as `258m1z`, in which a tile may come more than once; the empty text is the
    /// empty set. `Status::bad_text` for what is not written so, a red five included, and
    /// `Status::bad_tile` for an honour that does not exist.
    [[nodiscard]] static constexpr Result<TileSet> try_from_text(std::string_view text) noexcept {
        detail::TileReader reader(text);
        TileSet set;
        while (!reader.at_end()) {
            const std::size_t offset = reader.offset();
            const Result<Piece> piece = reader.next();
            if (!piece) {
                return piece.error();
            }
            if (piece->is_red()) {
                return detail::no_kind(offset);
            }
            set |= piece->tile();
        }
        return set;
    }

#if TENPAI_EXCEPTIONS
    /// As `try_from_bits`; throws `Exception`.
    [[nodiscard]] static constexpr TileSet from_bits(std::uint64_t bits) {
        return try_from_bits(bits).value();
    }

    /// As `try_from_text`; throws `Exception`.
    [[nodiscard]] static constexpr TileSet from_text(std::string_view text) {
        return try_from_text(text).value();
    }
#endif

    /// Bit i says whether the tile of index i is in it.
    [[nodiscard]] constexpr std::uint64_t bits() const noexcept { return bits_; }

    /// Whether nothing is in it.
    [[nodiscard]] constexpr bool empty() const noexcept { return bits_ == 0; }

    /// How many kinds are in it, 0 to 34.
    [[nodiscard]] constexpr std::size_t size() const noexcept {
        std::size_t size = 0;
        for (std::uint64_t rest = bits_; rest != 0; rest &= rest - 1) {
            size++;
        }
        return size;
    }

    /// Whether the tile is in it.
    [[nodiscard]] constexpr bool contains(Tile tile) const noexcept {
        return (bits_ >> tile.index() & 1) != 0;
    }

    /// Whether every tile of the other is in it.
    [[nodiscard]] constexpr bool contains_all(TileSet other) const noexcept {
        return (other.bits_ & ~bits_) == 0;
    }

    /// The lowest tile in it.
    [[nodiscard]] constexpr Iterator begin() const noexcept;

    /// Behind the highest tile in it.
    [[nodiscard]] constexpr Iterator end() const noexcept;

    /// As it is written: `258m`; empty where nothing is in it. Without allocation.
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
            return tenpai_tiles_to_text(bits_, buffer...);
        });
    }

    /// The tiles of either.
    friend constexpr TileSet operator|(TileSet left, TileSet right) noexcept {
        return TileSet(left.bits_ | right.bits_);
    }
    /// The tiles of both.
    friend constexpr TileSet operator&(TileSet left, TileSet right) noexcept {
        return TileSet(left.bits_ & right.bits_);
    }
    /// The tiles of one alone.
    friend constexpr TileSet operator^(TileSet left, TileSet right) noexcept {
        return TileSet(left.bits_ ^ right.bits_);
    }
    /// The tiles of the first that are not in the second.
    friend constexpr TileSet operator-(TileSet left, TileSet right) noexcept {
        return TileSet(left.bits_ & ~right.bits_);
    }
    /// The tiles that are not in it.
    friend constexpr TileSet operator~(TileSet set) noexcept { return all() - set; }

    constexpr TileSet& operator|=(TileSet other) noexcept { return *this = *this | other; }
    constexpr TileSet& operator&=(TileSet other) noexcept { return *this = *this & other; }
    constexpr TileSet& operator^=(TileSet other) noexcept { return *this = *this ^ other; }
    constexpr TileSet& operator-=(TileSet other) noexcept { return *this = *this - other; }

    friend constexpr bool operator==(TileSet left, TileSet right) noexcept {
        return left.bits_ == right.bits_;
    }
    friend constexpr bool operator!=(TileSet left, TileSet right) noexcept {
        return !(left == right);
    }

private:
    friend struct detail::Known;

    explicit constexpr TileSet(std::uint64_t bits) noexcept : bits_(bits) {}

    std::uint64_t bits_ = 0;
};

constexpr TileSet detail::Known::tile_set(std::uint64_t bits) noexcept { return TileSet(bits); }

/// Goes through the tiles of a set, from the lowest up.
class TileSet::Iterator {
public:
    // It makes its tiles, so that before C++20 it is no more than an input iterator.
    using iterator_concept = std::forward_iterator_tag;
    using iterator_category = std::input_iterator_tag;
    using value_type = Tile;
    using difference_type = std::ptrdiff_t;
    using pointer = const Tile*;
    using reference = Tile;

    /// The end of any set.
    constexpr Iterator() noexcept = default;

    /// The tile. There must be one: at the end the program is aborted.
    [[nodiscard]] constexpr Tile operator*() const noexcept {
        std::size_t index = 0;
        while (index < Tile::kinds && (rest_ >> index & 1) == 0) {
            index++;
        }
        return detail::Known::tile(index);
    }

    constexpr Iterator& operator++() noexcept {
        rest_ &= rest_ - 1;
        return *this;
    }

    constexpr Iterator operator++(int) noexcept {
        const Iterator before = *this;
        ++*this;
        return before;
    }

    friend constexpr bool operator==(Iterator left, Iterator right) noexcept {
        return left.rest_ == right.rest_;
    }
    friend constexpr bool operator!=(Iterator left, Iterator right) noexcept {
        return !(left == right);
    }

private:
    friend class TileSet;

    explicit constexpr Iterator(std::uint64_t rest) noexcept : rest_(rest) {}

    /// The tiles that are still to come, the one at which it stands included.
    std::uint64_t rest_ = 0;
};

constexpr TileSet::Iterator TileSet::begin() const noexcept { return Iterator(bits_); }

constexpr TileSet::Iterator TileSet::end() const noexcept { return Iterator(); }

}  // namespace tenpai

#endif
