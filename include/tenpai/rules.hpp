/// \file
/// The rules by which a hand is judged.

#ifndef TENPAI_RULES_HPP
#define TENPAI_RULES_HPP

#include <cstdint>

#include "value.hpp"

namespace tenpai {

/// Which copies of a tile a hand can still count on.
enum class CopiesRule : std::uint8_t {
    /// Four, of which the concealed part may hold all; melds and concealed kans lock nothing.
    concealed = TENPAI_COPIES_CONCEALED,
    /// Any number, a fifth one too.
    formal = TENPAI_COPIES_FORMAL,
    /// Four, less those in the hand's own melds and kans.
    with_melds = TENPAI_COPIES_WITH_MELDS,
    /// Four, less every copy that is seen outside the concealed part.
    visible = TENPAI_COPIES_VISIBLE,
};

/// Forms of a complete hand, as bits that can be joined: `Forms::general | Forms::seven_pairs`.
enum class Forms : std::uint8_t {
    /// Melds and a pair.
    general = TENPAI_FORM_GENERAL,
    /// Seven pairs (chiitoitsu).
    seven_pairs = TENPAI_FORM_SEVEN_PAIRS,
    /// Thirteen orphans (kokushi musou).
    thirteen_orphans = TENPAI_FORM_THIRTEEN_ORPHANS,
    /// All three.
    all = TENPAI_FORM_GENERAL | TENPAI_FORM_SEVEN_PAIRS | TENPAI_FORM_THIRTEEN_ORPHANS,
};

/// The forms of either.
[[nodiscard]] constexpr Forms operator|(Forms left, Forms right) noexcept {
    return static_cast<Forms>(static_cast<unsigned>(left) | static_cast<unsigned>(right));
}

/// The forms of both.
[[nodiscard]] constexpr Forms operator&(Forms left, Forms right) noexcept {
    return static_cast<Forms>(static_cast<unsigned>(left) & static_cast<unsigned>(right));
}

/// How many play.
enum class Players : std::uint8_t {
    /// Four.
    four = 4,
    /// Three (sanma), who have no 2m to 8m and call no chi.
    three = 3,
};

/// What four equal tiles are in seven pairs.
enum class FourOfAKind : std::uint8_t {
    /// One pair: the seven have to differ.
    one_pair = 0,
    /// Two pairs.
    two_pairs = TENPAI_FLAG_FOUR_IS_TWO_PAIRS,
};

/// What may be thrown after a call (kuikae).
enum class SwapCalling : std::uint8_t {
    /// Neither another tile of the kind that was called nor, after a chi, the other end of the run.
    forbidden = 0,
    /// Anything.
    allowed = TENPAI_FLAG_SWAP_CALLING,
};

/// The rules by which a hand is judged. The default value is what a judgement without them takes.
///
///     constexpr auto ema = tenpai::Rules().with_copies(tenpai::CopiesRule::with_melds);
///
/// A value that no enumerator names is told by the judgements, with `Status::bad_rules`.
class Rules : public detail::Value<Rules, tenpai_rules> {
public:
    /// Copies counted in the concealed tiles, all forms, four players, seven different pairs, and
    /// no swap-calling.
    constexpr Rules() noexcept {}

    /// The same rules but for the copies that count.
    [[nodiscard]] constexpr Rules with_copies(CopiesRule copies) const noexcept {
        Rules rules = *this;
        rules.raw_.copies = static_cast<std::uint8_t>(copies);
        return rules;
    }

    /// The same rules but for the forms that count.
    [[nodiscard]] constexpr Rules with_forms(Forms forms) const noexcept {
        Rules rules = *this;
        // So that equal rules have equal bytes.
        rules.raw_.forms = forms == Forms::all ? std::uint8_t{0} : static_cast<std::uint8_t>(forms);
        return rules;
    }

    /// The same rules but for the number of players.
    [[nodiscard]] constexpr Rules with_players(Players players) const noexcept {
        Rules rules = *this;
        rules.raw_.players =
            players == Players::four ? std::uint8_t{0} : static_cast<std::uint8_t>(players);
        return rules;
    }

    /// The same rules but for what four equal tiles are in seven pairs.
    [[nodiscard]] constexpr Rules with_four_of_a_kind(FourOfAKind four) const noexcept {
        return with_flag(TENPAI_FLAG_FOUR_IS_TWO_PAIRS, static_cast<std::uint8_t>(four));
    }

    /// The same rules but for what may be thrown after a call.
    [[nodiscard]] constexpr Rules with_swap_calling(SwapCalling swap) const noexcept {
        return with_flag(TENPAI_FLAG_SWAP_CALLING, static_cast<std::uint8_t>(swap));
    }

    /// Which copies count.
    [[nodiscard]] constexpr CopiesRule copies() const noexcept {
        return static_cast<CopiesRule>(raw_.copies);
    }

    /// Which forms count.
    [[nodiscard]] constexpr Forms forms() const noexcept {
        return raw_.forms == 0 ? Forms::all : static_cast<Forms>(raw_.forms);
    }

    /// How many play.
    [[nodiscard]] constexpr Players players() const noexcept {
        return raw_.players == 0 ? Players::four : static_cast<Players>(raw_.players);
    }

    /// What four equal tiles are in seven pairs.
    [[nodiscard]] constexpr FourOfAKind four_of_a_kind() const noexcept {
        return static_cast<FourOfAKind>(raw_.flags & TENPAI_FLAG_FOUR_IS_TWO_PAIRS);
    }

    /// What may be thrown after a call.
    [[nodiscard]] constexpr SwapCalling swap_calling() const noexcept {
        return static_cast<SwapCalling>(raw_.flags & TENPAI_FLAG_SWAP_CALLING);
    }

private:
    [[nodiscard]] constexpr Rules with_flag(unsigned flag, unsigned value) const noexcept {
        Rules rules = *this;
        rules.raw_.flags = static_cast<std::uint8_t>((raw_.flags & ~flag) | value);
        return rules;
    }
};

/// The rules that a judgement takes without others.
inline constexpr Rules default_rules;

}  // namespace tenpai

#endif
