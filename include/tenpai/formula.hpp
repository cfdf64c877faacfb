/// \file
/// The shanten number of one division, on paper.

#ifndef TENPAI_FORMULA_HPP
#define TENPAI_FORMULA_HPP

#include <cstdint>

#include "value.hpp"

namespace tenpai {

/// What the formula counts of one division of the concealed tiles into melds, partials (two tiles
/// one short of a meld), at most one pair as the head, and single tiles. A tile is exhausted when
/// the hand holds all of its copies that there are. Single tiles that are not exhausted are counted
/// nowhere.
///
///     tenpai::FormulaCounts().with_size(14).with_melds(3).with_partials(1)
///
/// The default value is all zero, which is no division: the size has to be set.
class FormulaCounts : public detail::Value<FormulaCounts, tenpai_formula_counts> {
public:
    /// All zero.
    constexpr FormulaCounts() noexcept {}

    /// The same but for the runs and triplets (g3).
    [[nodiscard]] constexpr FormulaCounts with_melds(std::uint8_t count) const noexcept {
        return with(&tenpai_formula_counts::melds, count);
    }

    /// The same but for the partials without the dirty ones (g2); pairs other than the head are
    /// among them.
    [[nodiscard]] constexpr FormulaCounts with_partials(std::uint8_t count) const noexcept {
        return with(&tenpai_formula_counts::partials, count);
    }

    /// The same but for the partials of two different suit tiles that are both exhausted (dg2).
    [[nodiscard]] constexpr FormulaCounts with_dirty_partials(std::uint8_t count) const noexcept {
        return with(&tenpai_formula_counts::dirty_partials, count);
    }

    /// The same but for the pairs set apart as the head, 0 or 1 (p).
    [[nodiscard]] constexpr FormulaCounts with_head(std::uint8_t count) const noexcept {
        return with(&tenpai_formula_counts::head, count);
    }

    /// The same but for the exhausted single suit tiles that a run can still have (dn).
    [[nodiscard]] constexpr FormulaCounts with_exhausted_suit_tiles(
        std::uint8_t count) const noexcept {
        return with(&tenpai_formula_counts::exhausted_suit_tiles, count);
    }

    /// The same but for the exhausted single tiles that nothing can join, such as honours (dz).
    [[nodiscard]] constexpr FormulaCounts with_exhausted_honours(
        std::uint8_t count) const noexcept {
        return with(&tenpai_formula_counts::exhausted_honours, count);
    }

    /// The same but for the concealed tiles: 1, 2, 4, 5, 7, 8, 10, 11, 13 or 14 (n).
    [[nodiscard]] constexpr FormulaCounts with_size(std::uint8_t size) const noexcept {
        return with(&tenpai_formula_counts::size, size);
    }

    /// Runs and triplets (g3).
    [[nodiscard]] constexpr int melds() const noexcept { return raw_.melds; }

    /// Partials without the dirty ones (g2).
    [[nodiscard]] constexpr int partials() const noexcept { return raw_.partials; }

    /// Dirty partials (dg2).
    [[nodiscard]] constexpr int dirty_partials() const noexcept { return raw_.dirty_partials; }

    /// Pairs set apart as the head, 0 or 1 (p).
    [[nodiscard]] constexpr int head() const noexcept { return raw_.head; }

    /// Exhausted single suit tiles that a run can still have (dn).
    [[nodiscard]] constexpr int exhausted_suit_tiles() const noexcept {
        return raw_.exhausted_suit_tiles;
    }

    /// Exhausted single tiles that nothing can join (dz).
    [[nodiscard]] constexpr int exhausted_honours() const noexcept {
        return raw_.exhausted_honours;
    }

    /// The concealed tiles (n).
    [[nodiscard]] constexpr int size() const noexcept { return raw_.size; }

    /// The shanten number of the division by the formula: -1 complete, 0 tenpai. That of a hand is
    /// the least over all of its divisions. `Status::bad_formula_counts` where the counts cannot be
    /// those of a division.
    [[nodiscard]] Result<int> try_shanten() const noexcept {
        std::int8_t shanten = 0;
        tenpai_error error;
        if (tenpai_formula_shanten(&raw_, &shanten, &error) != TENPAI_OK) {
            return Error(error);
        }
        return int{shanten};
    }

#if TENPAI_EXCEPTIONS
    /// As `try_shanten`; throws `Exception`.
    [[nodiscard]] int shanten() const { return try_shanten().value(); }
#endif

private:
    friend class Reading;

    explicit constexpr FormulaCounts(const tenpai_formula_counts& raw) noexcept : Value(raw) {}

    [[nodiscard]] constexpr FormulaCounts with(std::uint8_t tenpai_formula_counts::*field,
                                               std::uint8_t value) const noexcept {
        FormulaCounts counts = *this;
        counts.raw_.*field = value;
        return counts;
    }
};

}  // namespace tenpai

#endif
