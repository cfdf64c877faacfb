/// \file
/// How far a hand is from tenpai.

#ifndef TENPAI_SHANTEN_HPP
#define TENPAI_SHANTEN_HPP

#include "value.hpp"

namespace tenpai {

/// The shanten numbers of a hand: -1 complete, 0 tenpai, and so on, the least number of tiles to
/// exchange until it is tenpai. A hand that has to discard is as near as its best discard leaves
/// it. The default value has 0 in every form.
class Shanten : public detail::Value<Shanten, tenpai_shanten_numbers> {
public:
    /// In place of a number where there is none. It is more than any, so that comparing works.
    static constexpr int unreachable = TENPAI_NO_NUMBER;

    /// 0 in every form.
    constexpr Shanten() noexcept {}

    /// The least of the three, which players call the shanten number; `unreachable` where no form
    /// can be reached, which takes other rules than the default.
    [[nodiscard]] constexpr int best() const noexcept { return raw_.best; }

    /// In the general form, melds and a pair: at most 8 by the default rules; `unreachable` where
    /// the rules leave the form out or their copies do not suffice.
    [[nodiscard]] constexpr int general() const noexcept { return raw_.general; }

    /// In seven pairs: at most 6; `unreachable` beside melds, known or assumed, too.
    [[nodiscard]] constexpr int seven_pairs() const noexcept { return raw_.seven_pairs; }

    /// In thirteen orphans: at most 13; `unreachable` beside melds, known or assumed, too.
    [[nodiscard]] constexpr int thirteen_orphans() const noexcept { return raw_.thirteen_orphans; }

    /// Whether the best number is 0.
    [[nodiscard]] constexpr bool is_tenpai() const noexcept { return best() == 0; }

    /// Whether the best number is -1.
    [[nodiscard]] constexpr bool is_complete() const noexcept { return best() == -1; }

    /// Whether any form can be reached.
    [[nodiscard]] constexpr bool is_reachable() const noexcept { return best() != unreachable; }
};

}  // namespace tenpai

#endif
