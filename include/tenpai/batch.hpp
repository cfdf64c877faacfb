/// \file
/// Many hands judged in one call.

#ifndef TENPAI_BATCH_HPP
#define TENPAI_BATCH_HPP

#include <cstddef>
#include <cstdint>

#include "rules.hpp"
#include "shanten.hpp"

namespace tenpai {

/// How far each of many hands is from tenpai, without allocation. `counts` is `hand_count` hands,
/// one right behind the other: of each 34 numbers, how many of each tile are concealed. Melds that
/// a hand has room for are assumed. `out` has as many places as there are hands, and must not
/// overlap `counts`. The default rules are the fastest.
///
/// Every hand is checked before anything is written. `Status::too_many_copies`, `Status::bad_size`
/// or `Status::absent_tile` when one is none, with its place in `Error::hand()`;
/// `Status::bad_rules`, `Status::null` for a null pointer, and `Status::bad_count` for more hands
/// than any memory holds.
inline Result<void> try_shanten_of_many(const std::uint8_t* counts, std::size_t hand_count,
                                        Shanten* out, const Rules& rules = default_rules) noexcept {
    tenpai_error error;
    if (tenpai_shanten_batch(counts, hand_count, &rules.raw(), detail::memory(out), &error) !=
        TENPAI_OK) {
        return Error(error);
    }
    return {};
}

#if TENPAI_EXCEPTIONS
/// As `try_shanten_of_many`; throws `Exception`.
inline void shanten_of_many(const std::uint8_t* counts, std::size_t hand_count, Shanten* out,
                            const Rules& rules = default_rules) {
    try_shanten_of_many(counts, hand_count, out, rules).value();
}
#endif

}  // namespace tenpai

#endif
