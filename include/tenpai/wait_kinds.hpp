/// \file
/// What each wait is, and why it is one.

#ifndef TENPAI_WAIT_KINDS_HPP
#define TENPAI_WAIT_KINDS_HPP

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "tile_set.hpp"
#include "value.hpp"

namespace tenpai {

/// One thing that a wait can be.
enum class WaitKind : std::uint8_t {
    /// Either end of a run, where the other end could come too (ryanmen).
    two_sided = TENPAI_WAIT_TWO_SIDED,
    /// The middle of a run (kanchan).
    closed = TENPAI_WAIT_CLOSED,
    /// The inner end of a run at the edge (penchan), 3m or 7m.
    edge = TENPAI_WAIT_EDGE,
    /// The third of a triplet (shanpon).
    pair = TENPAI_WAIT_PAIR,
    /// The second of the pair (tanki).
    single = TENPAI_WAIT_SINGLE,
    /// The last of seven pairs.
    seven_pairs = TENPAI_WAIT_SEVEN_PAIRS,
    /// The one terminal or honour that thirteen orphans lack.
    one_orphan = TENPAI_WAIT_ONE_ORPHAN,
    /// The second of any terminal or honour, where all thirteen are there.
    thirteen_orphans = TENPAI_WAIT_THIRTEEN_ORPHANS,
};

/// All that a wait can be: several at once, or nothing.
class WaitKinds {
public:
    /// Nothing.
    constexpr WaitKinds() noexcept = default;

    /// These bits, those of `WaitKind`. Each bit is one.
    explicit constexpr WaitKinds(std::uint8_t bits) noexcept : bits_(bits) {}

    /// The kinds, as bits.
    [[nodiscard]] constexpr std::uint8_t bits() const noexcept { return bits_; }

    /// Whether there is none: the tile is no wait.
    [[nodiscard]] constexpr bool empty() const noexcept { return bits_ == 0; }

    /// Whether this is one of them.
    [[nodiscard]] constexpr bool contains(WaitKind kind) const noexcept {
        return (bits_ & static_cast<unsigned>(kind)) != 0;
    }

    /// In words: `two-sided or pair`, and empty where there is none. Without allocation.
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
            return tenpai_wait_kinds_to_text(bits_, buffer...);
        });
    }

    friend constexpr bool operator==(WaitKinds left, WaitKinds right) noexcept {
        return left.bits_ == right.bits_;
    }
    friend constexpr bool operator!=(WaitKinds left, WaitKinds right) noexcept {
        return !(left == right);
    }

private:
    std::uint8_t bits_ = 0;
};

/// What players call a wait as a whole. A later library may have more of them.
enum class WaitShape : std::uint8_t {
    /// Nothing, as there is no formal wait.
    none = TENPAI_SHAPE_NONE,
    /// It has no name of its own; the kinds of each wait say what it is.
    compound = TENPAI_SHAPE_COMPOUND,
    /// One single wait (tanki).
    single = TENPAI_SHAPE_SINGLE,
    /// Two single waits three apart (nobetan), 2345m.
    two_singles = TENPAI_SHAPE_TWO_SINGLES,
    /// Three single waits, each three from the next, 2345678m.
    three_singles = TENPAI_SHAPE_THREE_SINGLES,
    /// Two two-sided waits three apart (ryanmen), 23m.
    two_sided = TENPAI_SHAPE_TWO_SIDED,
    /// Three two-sided waits, each three from the next (sanmenchan), 23456m.
    three_sided = TENPAI_SHAPE_THREE_SIDED,
    /// One closed wait (kanchan).
    closed = TENPAI_SHAPE_CLOSED,
    /// One edge wait (penchan).
    edge = TENPAI_SHAPE_EDGE,
    /// Two pair waits (shanpon).
    pair = TENPAI_SHAPE_PAIR,
    /// A single wait and two two-sided ones three apart (ryantan), 2223m.
    single_and_two_sided = TENPAI_SHAPE_SINGLE_AND_TWO_SIDED,
    /// A single wait and a closed one (kantan), 2224m.
    single_and_closed = TENPAI_SHAPE_SINGLE_AND_CLOSED,
    /// A single wait and an edge one (pentan), 1112m.
    single_and_edge = TENPAI_SHAPE_SINGLE_AND_EDGE,
    /// A two-sided wait, a pair one, and one that is both (entotsu), 23444m55p.
    pair_and_two_sided = TENPAI_SHAPE_PAIR_AND_TWO_SIDED,
    /// The one single wait of seven pairs alone.
    seven_pairs = TENPAI_SHAPE_SEVEN_PAIRS,
    /// The one orphan that thirteen orphans lack.
    one_orphan = TENPAI_SHAPE_ONE_ORPHAN,
    /// Any of the thirteen orphans.
    thirteen_orphans = TENPAI_SHAPE_THIRTEEN_ORPHANS,
};

namespace detail {

/// What players call a wait, written by the library.
struct ShapeName {
    WaitShape shape;

    Result<std::string_view> try_write_text(char* out, std::size_t capacity) const noexcept {
        return written(out, capacity, [this](auto... buffer) {
            return tenpai_wait_shape_to_text(static_cast<std::uint8_t>(shape), buffer...);
        });
    }
};

}  // namespace detail

/// What players call a wait, in words: `three-sided`. Empty for `WaitShape::none`, and for a value
/// that the library does not know. Without allocation.
[[nodiscard]] inline LongText to_text(WaitShape shape) noexcept {
    return detail::text_of<TENPAI_TEXT_CAPACITY>(detail::ShapeName{shape});
}

/// The effective waits of a hand with every kind that each can be. The default value is no wait.
class KindsOfWaits : public detail::Value<KindsOfWaits, tenpai_kinds_of_waits> {
public:
    /// No wait.
    constexpr KindsOfWaits() noexcept {}

    /// The effective waits, those of `Waits::effective()`.
    [[nodiscard]] constexpr TileSet tiles() const noexcept {
        return detail::Known::tile_set(raw_.tiles);
    }

    /// What a wait can be, over all readings of the hand that it completes; nothing for a tile that
    /// is none.
    [[nodiscard]] constexpr WaitKinds kinds(Tile tile) const noexcept {
        return WaitKinds(raw_.kinds[tile.index()]);
    }

    /// What players call the wait as a whole. It is named by the formal waits, so a tile that
    /// cannot come changes no name.
    [[nodiscard]] constexpr WaitShape shape() const noexcept {
        return static_cast<WaitShape>(raw_.shape);
    }
};

/// A case of the block theorem, by which a tile is a formal wait of the general form.
enum class CaseKind : std::uint8_t {
    /// The tile joins the block of 3n+1 tiles, which has melds and the pair then.
    completed = TENPAI_CASE_COMPLETED,
    /// The tile closes the gap between two blocks: the first has 3n+1 tiles, melds and the one
    /// beside the gap; the second 3n, melds, the pair and the one beside the gap.
    joined_to_pair = TENPAI_CASE_JOINED_TO_PAIR,
    /// The tile joins the first block, which is melds then, and the second has the pair.
    beside_pair = TENPAI_CASE_BESIDE_PAIR,
    /// The tile closes the gap between the first block, below it, and the second, above it; the
    /// third has the pair.
    joined_beside_pair = TENPAI_CASE_JOINED_BESIDE_PAIR,
};

/// Why a tile is a formal wait of the general form: the case, and the blocks that it is about.
/// Every other block is melds complete. The default value is no case.
class WaitCase : public detail::Value<WaitCase, tenpai_wait_case> {
public:
    /// All zero.
    constexpr WaitCase() noexcept {}

    /// The wait.
    [[nodiscard]] constexpr Tile tile() const noexcept { return detail::Known::tile(raw_.tile); }

    /// The case.
    [[nodiscard]] constexpr CaseKind kind() const noexcept {
        return static_cast<CaseKind>(raw_.kind);
    }

    /// How many blocks it is about, 1 to 3.
    [[nodiscard]] constexpr int block_count() const noexcept { return raw_.block_count; }

    /// The place of one of them among the blocks of the hand, by its place in the case, from 0. At
    /// a place without a block the program is aborted.
    [[nodiscard]] constexpr std::size_t block(int place) const noexcept {
        detail::require(place >= 0 && place < block_count());
        return raw_.blocks[place];
    }
};

/// Cases. A tile that is a wait in more than one way comes more than once.
using WaitCases = List<WaitCase, TENPAI_MAX_WAIT_CASES>;

}  // namespace tenpai

#endif
