/// \file
/// What is judged of a hand as it is.

#ifndef TENPAI_JUDGEMENTS_HPP
#define TENPAI_JUDGEMENTS_HPP

#include <cstddef>
#include <cstdint>

#include "acceptance.hpp"
#include "block.hpp"
#include "call.hpp"
#include "obstacle.hpp"
#include "reading.hpp"
#include "rules.hpp"
#include "seen.hpp"
#include "shanten.hpp"
#include "wait_kinds.hpp"
#include "waits.hpp"

namespace tenpai {

class Hand;

/// The judgements of a `Hand`. Each is there twice: by its name, throwing `Exception`, where the
/// compiler has exceptions turned on; and behind `try_`, returning a `Result`. None allocates.
///
/// `rules`, by which it is judged, and `seen`, a `Seen` of what lies outside the hand, can be left
/// out. Errors of any of them can be `Status::bad_rules` for a value that does not exist,
/// `Status::too_many_copies` where hand and table show more than four of a tile, and with three
/// players `Status::absent_tile` for one of 2m to 8m or `Status::no_chi` for a chi.
class Judgements : public detail::Value<Hand, tenpai_hand> {
public:
    /// How far the hand is from tenpai, in each form. What is seen changes no number but by
    /// `CopiesRule::visible`.
    [[nodiscard]] Result<Shanten> try_shanten(const Rules& rules = default_rules,
                                              SeenOrNone seen = {}) const noexcept {
        return detail::ask<Shanten>([&](auto* out, tenpai_error* error) {
            return tenpai_shanten(&raw_, &rules.raw(), seen.raw(), out, error);
        });
    }

    /// The tiles that the hand waits on. `Status::wrong_turn` when it has to discard before it
    /// waits (3k+2 tiles).
    [[nodiscard]] Result<Waits> try_waits(const Rules& rules = default_rules,
                                          SeenOrNone seen = {}) const noexcept {
        return detail::ask<Waits>([&](auto* out, tenpai_error* error) {
            return tenpai_waits(&raw_, &rules.raw(), seen.raw(), out, error);
        });
    }

    /// The effective waits with every kind that each can be, and what players call them as a whole.
    /// `Status::wrong_turn` when the hand has to discard before it waits (3k+2 tiles).
    [[nodiscard]] Result<KindsOfWaits> try_wait_kinds(const Rules& rules = default_rules,
                                                      SeenOrNone seen = {}) const noexcept {
        return detail::ask<KindsOfWaits>([&](auto* out, tenpai_error* error) {
            return tenpai_wait_kinds(&raw_, &rules.raw(), seen.raw(), out, error);
        });
    }

    /// Why each formal wait of the general form is one, whatever forms count: the case of the block
    /// theorem, and its blocks by their places in `try_blocks`. `Status::wrong_turn` when the hand
    /// has to discard before it waits (3k+2 tiles).
    [[nodiscard]] Result<WaitCases> try_wait_cases(
        const Rules& rules = default_rules) const noexcept {
        return detail::ask_list<WaitCases>([&](auto... out) {
            return tenpai_wait_cases(&raw_, &rules.raw(), out...);
        });
    }

    /// Why the hand has no formal wait of the general form, whatever forms count: the condition of
    /// the block theorem that it does not meet, with its blocks by their places in `try_blocks`.
    /// `Status::wrong_turn` when the hand has to discard before it waits (3k+2 tiles).
    [[nodiscard]] Result<Obstacle> try_wait_obstacle(
        const Rules& rules = default_rules) const noexcept {
        return detail::ask<Obstacle>([&](auto* out, tenpai_error* error) {
            return tenpai_wait_obstacle(&raw_, &rules.raw(), out, error);
        });
    }

    /// The blocks of the concealed tiles, each with all that it can be. These are formal: a fifth
    /// copy counts as one that could come, whatever the copies rule.
    [[nodiscard]] Result<Blocks> try_blocks(const Rules& rules = default_rules) const noexcept {
        return detail::ask_list<Blocks>([&](auto... out) {
            return tenpai_blocks(&raw_, &rules.raw(), out...);
        });
    }

    /// The tiles whose draw brings the hand nearer (ukeire), with the copies left of each. For one
    /// form alone, have no other in the rules. `Status::wrong_turn` when the hand has to discard
    /// first (3k+2 tiles).
    [[nodiscard]] Result<Acceptance> try_acceptance(const Rules& rules = default_rules,
                                                    SeenOrNone seen = {}) const noexcept {
        return detail::ask<Acceptance>([&](auto* out, tenpai_error* error) {
            return tenpai_acceptance(&raw_, &rules.raw(), seen.raw(), out, error);
        });
    }

    /// What each different discard leaves, the best first. `Status::wrong_turn` when the hand has
    /// to draw first (3k+1 tiles).
    [[nodiscard]] Result<Discards> try_discards(const Rules& rules = default_rules,
                                                SeenOrNone seen = {}) const noexcept {
        return detail::ask_list<Discards>([&](auto... out) {
            return tenpai_discards(&raw_, &rules.raw(), seen.raw(), out...);
        });
    }

    /// The best discard alone: the first of `try_discards`, and faster. `Status::wrong_turn` when the
    /// hand has to draw first (3k+1 tiles).
    [[nodiscard]] Result<Discard> try_best_discard(const Rules& rules = default_rules,
                                                   SeenOrNone seen = {}) const noexcept {
        return detail::ask<Discard>([&](auto* out, tenpai_error* error) {
            return tenpai_best_discard(&raw_, &rules.raw(), seen.raw(), out, error);
        });
    }

    /// The draws that improve the hand without lowering its number. `Status::wrong_turn` when it
    /// has to discard first (3k+2 tiles).
    [[nodiscard]] Result<Improvements> try_improvements(const Rules& rules = default_rules,
                                                        SeenOrNone seen = {}) const noexcept {
        return detail::ask_list<Improvements>([&](auto... out) {
            return tenpai_improvements(&raw_, &rules.raw(), seen.raw(), out...);
        });
    }

    /// Of the copies that make a hand of shanten 1 tenpai, those after which the best discard
    /// leaves a wait of which at least `threshold` copies are not yet seen. `Status::wrong_turn`
    /// when the hand has to discard first (3k+2 tiles).
    [[nodiscard]] Result<GoodWaits> try_good_waits(std::uint32_t threshold,
                                                   const Rules& rules = default_rules,
                                                   SeenOrNone seen = {}) const noexcept {
        return detail::ask<GoodWaits>([&](auto* out, tenpai_error* error) {
            return tenpai_good_waits(&raw_, &rules.raw(), seen.raw(), threshold, out, error);
        });
    }

    /// Everything that the hand can do with a tile that another player has thrown away, which is
    /// not among what is seen: passing first. With red fives there are several ways of the same chi
    /// or pon.
    ///
    /// `Status::melds_assumed` when the melds of the hand are not known, `Status::wrong_turn` when
    /// it has to discard first (3k+2 tiles); `Status::too_many_copies`, `Status::red_fives` or
    /// `Status::absent_tile` when there is no such tile any more, and `Status::bad_discarder` for a
    /// value that no enumerator names.
    [[nodiscard]] Result<Calls> try_calls(Piece called, Discarder from,
                                          const Rules& rules = default_rules,
                                          SeenOrNone seen = {}) const noexcept {
        return detail::ask_list<Calls>([&](auto... out) {
            return tenpai_calls(&raw_, &rules.raw(), seen.raw(), index(called), is_red(called),
                                static_cast<std::uint8_t>(from), out...);
        });
    }

    /// What each discard leaves that may follow a chi or pon, the best first. The first arguments
    /// are those of `try_calls`, and `call` is one of its answers. Errors are those of `try_calls`,
    /// and `Status::bad_call` when it is none of the answers, or no discard follows it.
    [[nodiscard]] Result<Discards> try_call_discards(Piece called, Discarder from, const Call& call,
                                                     const Rules& rules = default_rules,
                                                     SeenOrNone seen = {}) const noexcept {
        return detail::ask_list<Discards>([&](auto... out) {
            return tenpai_call_discards(&raw_, &rules.raw(), seen.raw(), index(called),
                                        is_red(called), static_cast<std::uint8_t>(from),
                                        &call.raw(), out...);
        });
    }

    /// The ways to divide the hand, the first `Capacity` of them, and how many there are. That
    /// there are more than there is room for is no error. `Status::bad_readings` for a choice that
    /// no enumerator names.
    template <std::size_t Capacity = usual_readings>
    [[nodiscard]] Result<Readings<Capacity>> try_readings(
        ReadingChoice choice = ReadingChoice::nearest, const Rules& rules = default_rules,
        SeenOrNone seen = {}) const noexcept {
        using Answer = Readings<Capacity>;
        return Result<Answer>(detail::Asked{}, [&](Answer& answer, tenpai_error& error) {
            return detail::Fill::by(answer, [&](auto... out) {
                return tenpai_readings(&raw_, &rules.raw(), seen.raw(),
                                       static_cast<std::uint8_t>(choice), out..., &answer.total_,
                                       &error);
            });
        });
    }

    /// Writes the first `capacity` ways to divide the hand into memory of the caller, which may be
    /// null where the capacity is 0: then it tells how many there are, for which room can be made.
    /// `Status::bad_readings` for a choice that no enumerator names, and `Status::null`.
    Result<ReadingCount> try_write_readings(Reading* out, std::size_t capacity,
                                            ReadingChoice choice = ReadingChoice::nearest,
                                            const Rules& rules = default_rules,
                                            SeenOrNone seen = {}) const noexcept {
        ReadingCount count{};
        tenpai_error error;
        if (tenpai_readings(&raw_, &rules.raw(), seen.raw(), static_cast<std::uint8_t>(choice),
                            detail::memory(out), capacity, &count.written, &count.total,
                            &error) != TENPAI_OK) {
            return Error(error);
        }
        return count;
    }

    /// Each group of a complete hand that can take the winning tile, in each of its readings. The
    /// hand has 3k+2 tiles, that tile among the concealed ones, whether drawn or thrown by another
    /// player; it is not among what is seen. None where the hand is not complete or does not hold
    /// it. `Status::wrong_turn` for a hand without it (3k+1 tiles).
    [[nodiscard]] Result<Wins> try_wins(Tile tile, const Rules& rules = default_rules,
                                        SeenOrNone seen = {}) const noexcept {
        return detail::ask_list<Wins>([&](auto... out) {
            return tenpai_wins(&raw_, &rules.raw(), seen.raw(), index(tile), out...);
        });
    }

#if TENPAI_EXCEPTIONS
    /// As `try_shanten`; throws `Exception`.
    [[nodiscard]] Shanten shanten(const Rules& rules = default_rules, SeenOrNone seen = {}) const {
        return try_shanten(rules, seen).value();
    }

    /// As `try_waits`; throws `Exception`.
    [[nodiscard]] Waits waits(const Rules& rules = default_rules, SeenOrNone seen = {}) const {
        return try_waits(rules, seen).value();
    }

    /// As `try_wait_kinds`; throws `Exception`.
    [[nodiscard]] KindsOfWaits wait_kinds(const Rules& rules = default_rules,
                                          SeenOrNone seen = {}) const {
        return try_wait_kinds(rules, seen).value();
    }

    /// As `try_wait_cases`; throws `Exception`.
    [[nodiscard]] WaitCases wait_cases(const Rules& rules = default_rules) const {
        return try_wait_cases(rules).value();
    }

    /// As `try_wait_obstacle`; throws `Exception`.
    [[nodiscard]] Obstacle wait_obstacle(const Rules& rules = default_rules) const {
        return try_wait_obstacle(rules).value();
    }

    /// As `try_blocks`; throws `Exception`.
    [[nodiscard]] Blocks blocks(const Rules& rules = default_rules) const {
        return try_blocks(rules).value();
    }

    /// As `try_acceptance`; throws `Exception`.
    [[nodiscard]] Acceptance acceptance(const Rules& rules = default_rules,
                                        SeenOrNone seen = {}) const {
        return try_acceptance(rules, seen).value();
    }

    /// As `try_discards`; throws `Exception`.
    [[nodiscard]] Discards discards(const Rules& rules = default_rules,
                                    SeenOrNone seen = {}) const {
        return try_discards(rules, seen).value();
    }

    /// As `try_best_discard`; throws `Exception`.
    [[nodiscard]] Discard best_discard(const Rules& rules = default_rules,
                                       SeenOrNone seen = {}) const {
        return try_best_discard(rules, seen).value();
    }

    /// As `try_improvements`; throws `Exception`.
    [[nodiscard]] Improvements improvements(const Rules& rules = default_rules,
                                            SeenOrNone seen = {}) const {
        return try_improvements(rules, seen).value();
    }

    /// As `try_good_waits`; throws `Exception`.
    [[nodiscard]] GoodWaits good_waits(std::uint32_t threshold, const Rules& rules = default_rules,
                                       SeenOrNone seen = {}) const {
        return try_good_waits(threshold, rules, seen).value();
    }

    /// As `try_calls`; throws `Exception`.
    [[nodiscard]] Calls calls(Piece called, Discarder from, const Rules& rules = default_rules,
                              SeenOrNone seen = {}) const {
        return try_calls(called, from, rules, seen).value();
    }

    /// As `try_call_discards`; throws `Exception`.
    [[nodiscard]] Discards call_discards(Piece called, Discarder from, const Call& call,
                                         const Rules& rules = default_rules,
                                         SeenOrNone seen = {}) const {
        return try_call_discards(called, from, call, rules, seen).value();
    }

    /// As `try_readings`; throws `Exception`.
    template <std::size_t Capacity = usual_readings>
    [[nodiscard]] Readings<Capacity> readings(ReadingChoice choice = ReadingChoice::nearest,
                                              const Rules& rules = default_rules,
                                              SeenOrNone seen = {}) const {
        return try_readings<Capacity>(choice, rules, seen).value();
    }

    /// As `try_write_readings`; throws `Exception`.
    ReadingCount write_readings(Reading* out, std::size_t capacity,
                                ReadingChoice choice = ReadingChoice::nearest,
                                const Rules& rules = default_rules, SeenOrNone seen = {}) const {
        return try_write_readings(out, capacity, choice, rules, seen).value();
    }

    /// As `try_wins`; throws `Exception`.
    [[nodiscard]] Wins wins(Tile tile, const Rules& rules = default_rules,
                            SeenOrNone seen = {}) const {
        return try_wins(tile, rules, seen).value();
    }
#endif

protected:
    explicit constexpr Judgements(const tenpai_hand& raw) noexcept : Value(raw) {}

private:
    static constexpr std::uint8_t index(Piece piece) noexcept {
        return static_cast<std::uint8_t>(piece.tile().index());
    }

    static constexpr std::uint8_t is_red(Piece piece) noexcept {
        return piece.is_red() ? std::uint8_t{1} : std::uint8_t{0};
    }
};

}  // namespace tenpai

#endif
