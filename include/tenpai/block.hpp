/// \file
/// What the concealed tiles fall into.

#ifndef TENPAI_BLOCK_HPP
#define TENPAI_BLOCK_HPP

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "tile.hpp"
#include "value.hpp"

namespace tenpai {

/// One thing that a block can be.
enum class BlockKind : std::uint8_t {
    /// 3n tiles: n melds.
    melds_complete = TENPAI_BLOCK_MELDS_COMPLETE,
    /// 3n tiles: pair complete once an edge tile is taken away.
    pair_and_half = TENPAI_BLOCK_PAIR_AND_HALF,
    /// 3n+2 tiles: n melds and the pair.
    pair_complete = TENPAI_BLOCK_PAIR_COMPLETE,
    /// 3n+2 tiles: some tile makes it melds.
    one_short_of_melds = TENPAI_BLOCK_ONE_SHORT_OF_MELDS,
    /// 3n+1 tiles: melds once an edge tile is taken away.
    half = TENPAI_BLOCK_HALF,
    /// 3n+1 tiles: some tile makes it melds and the pair.
    one_short_of_pair_complete = TENPAI_BLOCK_ONE_SHORT_OF_PAIR_COMPLETE,
};

/// All that a block can be: several at once, or nothing.
class BlockKinds {
public:
    /// Nothing.
    constexpr BlockKinds() noexcept = default;

    /// These bits, those of `BlockKind`; `Status::bad_block_kinds` for others.
    [[nodiscard]] static constexpr Result<BlockKinds> try_from_bits(std::uint8_t bits) noexcept {
        constexpr unsigned all = 2 * TENPAI_BLOCK_ONE_SHORT_OF_PAIR_COMPLETE - 1;
        if (bits > all) {
            return detail::MessageWriter(Status::bad_block_kinds)
                .add("a kind of block does not exist: use the bits of BlockKind")
                .error();
        }
        return BlockKinds(bits);
    }

#if TENPAI_EXCEPTIONS
    /// As `try_from_bits`; throws `Exception`.
    [[nodiscard]] static constexpr BlockKinds from_bits(std::uint8_t bits) {
        return try_from_bits(bits).value();
    }
#endif

    /// The kinds, as bits.
    [[nodiscard]] constexpr std::uint8_t bits() const noexcept { return bits_; }

    /// Whether there is none: the block has more to come than one tile.
    [[nodiscard]] constexpr bool empty() const noexcept { return bits_ == 0; }

    /// Whether this is one of them.
    [[nodiscard]] constexpr bool contains(BlockKind kind) const noexcept {
        return (bits_ & static_cast<unsigned>(kind)) != 0;
    }

    /// In words: `half or one short of pair complete`, and `incomplete` where there is none.
    /// Without allocation.
    [[nodiscard]] LongText to_text() const noexcept {
        return detail::text_of<TENPAI_TEXT_CAPACITY>(*this);
    }

    /// In words, in a string.
    [[nodiscard]] std::string to_string() const { return to_text().to_string(); }

    /// Writes the words with a NUL at their end into a buffer of the caller; `TENPAI_TEXT_CAPACITY`
    /// bytes are always enough. Returns what was written; `Status::buffer_too_small` where it does
    /// not fit, and `Status::null` for a null pointer.
    Result<std::string_view> try_write_text(char* out, std::size_t capacity) const noexcept {
        return detail::written(out, capacity, [this](auto... buffer) {
            return tenpai_block_kinds_to_text(bits_, buffer...);
        });
    }

    friend constexpr bool operator==(BlockKinds left, BlockKinds right) noexcept {
        return left.bits_ == right.bits_;
    }
    friend constexpr bool operator!=(BlockKinds left, BlockKinds right) noexcept {
        return !(left == right);
    }

private:
    friend class Block;

    explicit constexpr BlockKinds(std::uint8_t bits) noexcept : bits_(bits) {}

    std::uint8_t bits_ = 0;
};

/// A maximal run of concealed tiles of one suit in which neighbours are equal or one apart; the
/// equal tiles in it are its groups. Each kind of honour is a block by itself. The default value is
/// no block.
class Block : public detail::Value<Block, tenpai_block> {
public:
    /// All zero: no tile at all.
    constexpr Block() noexcept {}

    /// Its suit.
    [[nodiscard]] constexpr Suit suit() const noexcept { return static_cast<Suit>(raw_.suit); }

    /// Its lowest tile.
    [[nodiscard]] constexpr Tile lowest() const noexcept {
        return detail::Known::tile(raw_.lowest);
    }

    /// How many tiles it has, 1 to 14.
    [[nodiscard]] constexpr int size() const noexcept { return raw_.tile_count; }

    /// How many groups it has, 1 to 9.
    [[nodiscard]] constexpr int group_count() const noexcept { return raw_.group_count; }

    /// How many tiles a group has, by its place from 0, the lowest. At a place without a group the
    /// program is aborted.
    [[nodiscard]] constexpr int group(int place) const noexcept {
        detail::require(place >= 0 && place < group_count());
        return raw_.groups[place];
    }

    /// All that it can be.
    [[nodiscard]] constexpr BlockKinds kinds() const noexcept { return BlockKinds(raw_.kinds); }

    /// Its tiles as they are written: `223m`. Without allocation.
    [[nodiscard]] constexpr Text<16> to_text() const noexcept {
        Text<16> text;
        for (int place = 0; place < group_count(); place++) {
            for (int tile = 0; tile < group(place); tile++) {
                text.add(static_cast<char>('0' + lowest().rank() + place));
            }
        }
        return text.add(letter(suit()));
    }

    /// Its tiles as they are written, in a string.
    [[nodiscard]] std::string to_string() const { return to_text().to_string(); }
};

/// Blocks, in tile order.
using Blocks = List<Block, TENPAI_MAX_BLOCKS>;

}  // namespace tenpai

#endif
