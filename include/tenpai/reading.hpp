/// \file
/// How a hand divides into groups, and which of them takes the winning tile.

#ifndef TENPAI_READING_HPP
#define TENPAI_READING_HPP

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "formula.hpp"
#include "meld.hpp"
#include "rules.hpp"
#include "wait_kinds.hpp"

namespace tenpai {

/// What a group is.
enum class GroupKind : std::uint8_t {
    /// A tile by itself.
    single = TENPAI_GROUP_SINGLE,
    /// Two equal tiles, the pair of a complete hand or one short of a triplet.
    pair = TENPAI_GROUP_PAIR,
    /// Three equal concealed tiles.
    triplet = TENPAI_GROUP_TRIPLET,
    /// Two in a row that a tile at either end makes a run, 23m to 78m.
    two_sided = TENPAI_GROUP_TWO_SIDED,
    /// Two in a row at the edge, 12m or 89m.
    edge = TENPAI_GROUP_EDGE,
    /// Three concealed tiles of a suit in a row.
    run = TENPAI_GROUP_RUN,
    /// Two tiles with one missing between them, 13m to 79m.
    closed = TENPAI_GROUP_CLOSED,
    /// A called run, beside the concealed tiles.
    chi = TENPAI_GROUP_CHI,
    /// A called triplet, beside the concealed tiles.
    pon = TENPAI_GROUP_PON,
    /// A kan with a called tile, beside the concealed tiles.
    open_kan = TENPAI_GROUP_OPEN_KAN,
    /// A kan of one's own, beside the concealed tiles.
    concealed_kan = TENPAI_GROUP_CONCEALED_KAN,
};

/// One group of a reading: a meld, a pair, a partial or a single tile.
class Group {
public:
    /// What it is.
    [[nodiscard]] constexpr GroupKind kind() const noexcept { return kind_; }

    /// Its lowest tile, which with the kind tells all of them.
    [[nodiscard]] constexpr Tile lowest() const noexcept { return lowest_; }

    /// How many tiles it has, 1 to 4.
    [[nodiscard]] constexpr int size() const noexcept {
        switch (kind_) {
            case GroupKind::single:
                return 1;
            case GroupKind::pair:
            case GroupKind::two_sided:
            case GroupKind::edge:
            case GroupKind::closed:
                return 2;
            case GroupKind::open_kan:
            case GroupKind::concealed_kan:
                return 4;
            case GroupKind::triplet:
            case GroupKind::run:
            case GroupKind::chi:
            case GroupKind::pon:
                return 3;
        }
        return 0;
    }

    /// One of its tiles, from the lowest up, by its place from 0 to `size()` - 1. At another place
    /// the program is aborted.
    [[nodiscard]] constexpr Tile tile(int place) const noexcept {
        detail::require(place >= 0 && place < size());
        return detail::Known::tile(lowest_.index() + static_cast<std::size_t>(place * step()));
    }

    /// Whether its tiles are concealed ones, and not a meld beside them.
    [[nodiscard]] constexpr bool is_concealed() const noexcept { return kind_ < GroupKind::chi; }

    /// Whether it is a complete meld, concealed or not.
    [[nodiscard]] constexpr bool is_meld() const noexcept { return size() >= 3; }

    /// The meld of the hand that it is; nothing for concealed tiles.
    [[nodiscard]] constexpr std::optional<Meld> meld() const noexcept {
        if (is_concealed()) {
            return std::nullopt;
        }
        // The kinds of melds come in the same order here and there.
        static_assert(TENPAI_GROUP_CONCEALED_KAN - TENPAI_GROUP_CHI ==
                      TENPAI_MELD_CONCEALED_KAN - TENPAI_MELD_CHI);
        const int kind = static_cast<int>(kind_) - TENPAI_GROUP_CHI + TENPAI_MELD_CHI;
        return Meld::try_of(static_cast<MeldKind>(kind), lowest_, red_fives_).optional();
    }

    /// Its tiles as they are written: `234m`, `11s`, and a meld beside the hand in its brackets,
    /// `[444z]`. A red five is a five in a concealed group, as it could be in any of several.
    /// Without allocation.
    [[nodiscard]] constexpr Text<8> to_text() const noexcept {
        if (const std::optional<Meld> meld_beside = meld()) {
            return meld_beside->to_text();
        }
        Text<8> text;
        for (int place = 0; place < size(); place++) {
            text.add(tile(place).to_text().view()[0]);
        }
        return text.add(letter(lowest_.suit()));
    }

    /// Its tiles as they are written, in a string.
    [[nodiscard]] std::string to_string() const { return to_text().to_string(); }

    friend constexpr bool operator==(Group left, Group right) noexcept {
        return left.kind_ == right.kind_ && left.lowest_ == right.lowest_ &&
               left.red_fives_ == right.red_fives_;
    }
    friend constexpr bool operator!=(Group left, Group right) noexcept { return !(left == right); }

private:
    friend class Reading;

    constexpr Group(GroupKind kind, Tile lowest, int red_fives) noexcept
        : kind_(kind), lowest_(lowest), red_fives_(red_fives) {}

    /// How far each tile is above the one before.
    [[nodiscard]] constexpr int step() const noexcept {
        const bool in_a_row = kind_ == GroupKind::two_sided || kind_ == GroupKind::edge ||
                              kind_ == GroupKind::run || kind_ == GroupKind::chi;
        return in_a_row ? 1 : kind_ == GroupKind::closed ? 2 : 0;
    }

    GroupKind kind_;
    Tile lowest_;
    int red_fives_;
};

/// One way to divide a hand into groups: melds, pairs, partials and single tiles, or pairs and
/// single tiles in the forms without melds. Of several pairs one is the head, and which one it is
/// makes no other reading. The default value is none: it has no group.
class Reading : public detail::Value<Reading, tenpai_reading> {
public:
    /// All zero.
    constexpr Reading() noexcept {}

    /// The form that it is read as, one of the three.
    [[nodiscard]] constexpr Forms form() const noexcept { return static_cast<Forms>(raw_.form); }

    /// The shanten number of this division alone, -1 complete.
    [[nodiscard]] constexpr int shanten() const noexcept { return raw_.shanten; }

    /// How many groups it has, 1 to 14.
    [[nodiscard]] constexpr int group_count() const noexcept { return raw_.group_count; }

    /// A group, by its place from 0. They come by their lowest tile, and then as their digits are;
    /// the melds that the hand names come last, in their order. At a place without a group the
    /// program is aborted.
    [[nodiscard]] constexpr Group group(int place) const noexcept {
        detail::require(place >= 0 && place < group_count());
        return Group(static_cast<GroupKind>(raw_.group_kinds[place]),
                     detail::Known::tile(raw_.group_tiles[place]), raw_.group_red_fives[place]);
    }

    /// In the general form what the formula counts of it; nothing in the others.
    [[nodiscard]] constexpr std::optional<FormulaCounts> counts() const noexcept {
        return form() == Forms::general ? std::optional(FormulaCounts(raw_.counts)) : std::nullopt;
    }

    /// Its groups as they are written: `234m 11s 123s 456s 777s`. Without allocation.
    [[nodiscard]] constexpr Text<64> to_text() const noexcept {
        Text<64> text;
        for (int place = 0; place < group_count(); place++) {
            if (place > 0) {
                text.add(' ');
            }
            const Text<8> written = group(place).to_text();
            for (char byte : written.view()) {
                text.add(byte);
            }
        }
        return text;
    }

    /// Its groups as they are written, in a string.
    [[nodiscard]] std::string to_string() const { return to_text().to_string(); }

private:
    friend class Win;

    explicit constexpr Reading(const tenpai_reading& raw) noexcept : Value(raw) {}
};

/// Which readings of a hand.
enum class ReadingChoice : std::uint8_t {
    /// Those nearest to a complete hand: of a complete one every way to divide it, of any other the
    /// divisions whose number is that of the hand. Few hands have more than 32, and some more than
    /// 180.
    nearest = TENPAI_READINGS_NEAREST,
    /// All of them, however far from a complete hand. There can be more than ten thousand.
    all = TENPAI_READINGS_ALL,
};

/// How many readings there are.
struct ReadingCount {
    /// How many were written.
    std::size_t written;
    /// How many there are.
    std::size_t total;
};

/// Room for all readings of most hands that are nearest to a complete one.
inline constexpr std::size_t usual_readings = 32;

/// Readings: those in the general form, then seven pairs, then thirteen orphans.
template <std::size_t Capacity>
class Readings : public List<Reading, Capacity> {
public:
    /// None.
    constexpr Readings() noexcept {}

    /// How many there are, of which these are the first.
    [[nodiscard]] constexpr std::size_t total() const noexcept { return total_; }

private:
    friend class Judgements;

    std::size_t total_ = 0;
};

/// A group that can take the winning tile, in one reading of a complete hand. The default value is
/// none.
class Win : public detail::Value<Win, tenpai_win> {
public:
    /// All zero.
    constexpr Win() noexcept {}

    /// The reading, complete.
    [[nodiscard]] constexpr Reading reading() const noexcept { return Reading(raw_.reading); }

    /// The place in the reading of the group that takes the tile, 0 to 13.
    [[nodiscard]] constexpr int place() const noexcept { return raw_.group; }

    /// The group that takes the tile.
    [[nodiscard]] constexpr Group group() const noexcept { return reading().group(place()); }

    /// The wait that it makes.
    [[nodiscard]] constexpr WaitKind kind() const noexcept {
        return static_cast<WaitKind>(raw_.kind);
    }
};

/// Wins, in the order of the readings and within one in that of its groups.
using Wins = List<Win, TENPAI_MAX_WINS>;

}  // namespace tenpai

#endif
