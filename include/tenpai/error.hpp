/// \file
/// What can be wrong: the status, the error that tells the details, and the exception that carries
/// it.

#ifndef TENPAI_ERROR_HPP
#define TENPAI_ERROR_HPP

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <optional>
#include <string_view>

#include "../tenpai.h"

/// 1 where the compiler has exceptions turned on, else 0 (`-fno-exceptions`): then no function that
/// could throw is declared, and each has a twin whose name begins with `try_`.
#if defined(__cpp_exceptions) || defined(_CPPUNWIND)
#define TENPAI_EXCEPTIONS 1
#else
#define TENPAI_EXCEPTIONS 0
#endif

namespace tenpai {

class Tile;

/// What became of a call. A later library may give values that are not named here.
enum class Status : std::int32_t {
    /// A tile that is to be thrown or laid down is not among the concealed ones, or not often
    /// enough. It comes from changes to a `Hand` alone: no function of the C header returns it.
    not_held = -1,
    ok = TENPAI_OK,
    /// A pointer that must not be null.
    null = TENPAI_NULL,
    /// A mistake in the library itself.
    internal = TENPAI_INTERNAL,
    /// Rules by which the library cannot judge; there are none at present.
    unsupported = TENPAI_UNSUPPORTED,
    bad_rules = TENPAI_BAD_RULES,
    buffer_too_small = TENPAI_BUFFER_TOO_SMALL,
    /// Reserved bytes of a plain struct that are not zero.
    reserved = TENPAI_RESERVED,
    bad_text = TENPAI_BAD_TEXT,
    bad_tile = TENPAI_BAD_TILE,
    /// More than four copies of a tile.
    too_many_copies = TENPAI_TOO_MANY_COPIES,
    /// No hand has this number of concealed tiles.
    bad_size = TENPAI_BAD_SIZE,
    bad_meld = TENPAI_BAD_MELD,
    meld_count = TENPAI_MELD_COUNT,
    red_fives = TENPAI_RED_FIVES,
    /// The hand has to discard first, or to draw first.
    wrong_turn = TENPAI_WRONG_TURN,
    bad_block_kinds = TENPAI_BAD_BLOCK_KINDS,
    /// A number of hands that no memory holds.
    bad_count = TENPAI_BAD_COUNT,
    /// One of 2m to 8m with three players.
    absent_tile = TENPAI_ABSENT_TILE,
    /// A chi with three players.
    no_chi = TENPAI_NO_CHI,
    /// The melds of the hand are not named, so it cannot call.
    melds_assumed = TENPAI_MELDS_ASSUMED,
    /// A call that the hand cannot make, or after which nothing has to be thrown.
    bad_call = TENPAI_BAD_CALL,
    bad_discarder = TENPAI_BAD_DISCARDER,
    /// A value that does not exist for which readings are wanted.
    bad_readings = TENPAI_BAD_READINGS,
    /// Counts of the formula that cannot be those of a division.
    bad_formula_counts = TENPAI_BAD_FORMULA_COUNTS,
    /// A value that does not exist for what players call a wait.
    bad_shape = TENPAI_BAD_SHAPE,
};

/// What a status means, in English and without an end mark; of a value that is none, just that. It
/// lives as long as the library is loaded.
[[nodiscard]] inline std::string_view message(Status status) noexcept {
    if (status == Status::not_held) {
        return "a tile is not among the concealed ones";
    }
    return tenpai_status_message(static_cast<tenpai_status>(status));
}

namespace detail {

/// Writes the message of an error that is found before the C library is asked.
class MessageWriter;

/// What may not happen: reading an answer that is not there, or a place behind the last one. It
/// ends the program, as with a wrong answer the game would go on.
constexpr void require(bool holds) noexcept {
    if (!holds) {
        std::abort();
    }
}

}  // namespace detail

/// What was wrong, in detail: 128 bytes without a pointer.
class Error {
public:
    /// No error: its status is `Status::ok`.
    constexpr Error() noexcept = default;

    /// What the C library wrote.
    explicit constexpr Error(const tenpai_error& raw) noexcept : raw_(raw) {}

    /// What is known where a function of the C library tells its status alone.
    explicit Error(Status status) noexcept;

    [[nodiscard]] constexpr Status status() const noexcept {
        return static_cast<Status>(raw_.status);
    }

    /// In English and without an end mark, at most 111 bytes of UTF-8. It lives as long as this
    /// error.
    [[nodiscard]] constexpr std::string_view message() const noexcept {
        return std::string_view(raw_.message);
    }

    /// The same, with a NUL at its end.
    [[nodiscard]] constexpr const char* c_str() const noexcept { return raw_.message; }

    /// The tile in question, where there is one; `tenpai_error` says which for each status.
    [[nodiscard]] constexpr std::optional<Tile> tile() const noexcept;

    /// Where in a text, in bytes from its start.
    [[nodiscard]] constexpr std::optional<std::size_t> offset() const noexcept {
        return raw_.offset == TENPAI_NO_OFFSET ? std::nullopt
                                               : std::optional<std::size_t>(raw_.offset);
    }

    /// The copies, red fives, concealed tiles or melds in question, 255 for as many or more; else
    /// 0.
    [[nodiscard]] constexpr int count() const noexcept { return raw_.count; }

    /// The place in a batch, from 0, of the first hand that is none or cannot be by the rules.
    [[nodiscard]] constexpr std::optional<std::size_t> hand() const noexcept {
        return raw_.hand == TENPAI_NO_HAND ? std::nullopt : std::optional<std::size_t>(raw_.hand);
    }

    /// As the C header has it.
    [[nodiscard]] constexpr const tenpai_error& raw() const noexcept { return raw_; }

private:
    friend class detail::MessageWriter;

    tenpai_error raw_{TENPAI_OK, TENPAI_NO_OFFSET, TENPAI_NO_TILE, 0, {}, TENPAI_NO_HAND, {}};
};

namespace detail {

class MessageWriter {
public:
    explicit constexpr MessageWriter(Status status) noexcept {
        error_.raw_.status = static_cast<tenpai_status>(status);
    }

    constexpr MessageWriter& add(std::string_view text) noexcept {
        for (char byte : text) {
            add(byte);
        }
        return *this;
    }

    // What does not fit is cut, and all texts here are ASCII.
    constexpr MessageWriter& add(char byte) noexcept {
        if (length_ + 1 < sizeof(error_.raw_.message)) {
            error_.raw_.message[length_++] = byte;
        }
        return *this;
    }

    constexpr MessageWriter& add_number(std::uint64_t number) noexcept {
        if (number >= 10) {
            add_number(number / 10);
        }
        return add(static_cast<char>('0' + number % 10));
    }

    constexpr MessageWriter& about_tile(std::uint8_t index) noexcept {
        error_.raw_.tile = index;
        return *this;
    }

    constexpr MessageWriter& at_offset(std::size_t offset) noexcept {
        error_.raw_.offset = offset < TENPAI_NO_OFFSET ? static_cast<std::uint32_t>(offset)
                                                       : TENPAI_NO_OFFSET;
        return *this;
    }

    constexpr MessageWriter& of_count(std::size_t count) noexcept {
        error_.raw_.count = static_cast<std::uint8_t>(count < 255 ? count : 255);
        return *this;
    }

    [[nodiscard]] constexpr const Error& error() const noexcept { return error_; }

private:
    Error error_;
    std::size_t length_ = 0;
};

}  // namespace detail

inline Error::Error(Status status) noexcept
    : Error(detail::MessageWriter(status).add(tenpai::message(status)).error()) {}

#if TENPAI_EXCEPTIONS

/// Thrown by the functions whose names do not begin with `try_`; it carries the error.
class Exception : public std::exception {
public:
    explicit Exception(const Error& error) noexcept : error_(error) {}

    /// What was wrong.
    [[nodiscard]] const Error& error() const noexcept { return error_; }

    /// Its status.
    [[nodiscard]] Status status() const noexcept { return error_.status(); }

    /// Its message.
    [[nodiscard]] const char* what() const noexcept override { return error_.c_str(); }

private:
    Error error_;
};

#endif

}  // namespace tenpai

#endif
