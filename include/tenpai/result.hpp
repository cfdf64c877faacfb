/// \file
/// An answer, or the error in its place.

#ifndef TENPAI_RESULT_HPP
#define TENPAI_RESULT_HPP

#include <optional>
#include <type_traits>

#include "error.hpp"

namespace tenpai {

namespace detail {

/// Says that an answer is made by a question.
struct Asked {};

}  // namespace detail

/// What the functions return whose names begin with `try_`: an answer, or why there is none. It
/// lies on the stack, and converts to `std::optional` where the reason does not matter.
///
///     if (auto waits = hand.try_waits()) {
///         use(*waits);
///     } else {
///         print(waits.error().message());
///     }
template <typename T>
class [[nodiscard]] Result {
    static_assert(std::is_trivially_copyable_v<T>, "an answer is plain memory");

public:
    /// An answer.
    constexpr Result(const T& value) noexcept : value_(value), has_value_(true) {}

    /// An error.
    constexpr Result(const Error& error) noexcept : error_(error), has_value_(false) {}

    // What the C library writes into the answer itself: a copy costs more than a short question.
    template <typename Ask>
    Result(detail::Asked, const Ask& ask) noexcept : value_(), has_value_(true) {
        tenpai_error error;
        if (ask(value_, error) != TENPAI_OK) {
            error_ = Error(error);
            has_value_ = false;
        }
    }

    /// Whether there is an answer.
    [[nodiscard]] constexpr bool has_value() const noexcept { return has_value_; }

    /// Whether there is an answer.
    explicit constexpr operator bool() const noexcept { return has_value_; }

    /// The answer. Look first whether there is one: without it the program is aborted.
    [[nodiscard]] constexpr const T& operator*() const noexcept {
        detail::require(has_value_);
        return value_;
    }

    /// A member of the answer. Look first whether there is one: without it the program is aborted.
    [[nodiscard]] constexpr const T* operator->() const noexcept { return &**this; }

    /// The answer, or this where there is none.
    [[nodiscard]] constexpr T value_or(const T& other) const noexcept {
        return has_value_ ? value_ : other;
    }

    /// The answer, or nothing.
    [[nodiscard]] constexpr std::optional<T> optional() const noexcept {
        return has_value_ ? std::optional<T>(value_) : std::nullopt;
    }

    /// The same as `optional()`.
    constexpr operator std::optional<T>() const noexcept { return optional(); }

    /// Why there is no answer; where there is one, an error whose status is `Status::ok`.
    [[nodiscard]] constexpr Error error() const noexcept { return has_value_ ? Error() : error_; }

    /// The status of `error()`.
    [[nodiscard]] constexpr Status status() const noexcept {
        return has_value_ ? Status::ok : error_.status();
    }

#if TENPAI_EXCEPTIONS
    /// The answer. Throws `Exception` where there is none.
    [[nodiscard]] constexpr const T& value() const& {
        if (!has_value_) {
            throw Exception(error_);
        }
        return value_;
    }

    /// The answer, of a result that nobody else has. Throws `Exception` where there is none.
    [[nodiscard]] constexpr T value() && { return static_cast<const Result&>(*this).value(); }
#endif

private:
    union {
        T value_;
        Error error_;
    };
    bool has_value_;
};

/// That something was done, or why not.
template <>
class [[nodiscard]] Result<void> {
public:
    /// It was done.
    constexpr Result() noexcept = default;

    /// It was not.
    constexpr Result(const Error& error) noexcept : error_(error) {}

    /// Whether it was done.
    [[nodiscard]] constexpr bool has_value() const noexcept { return status() == Status::ok; }

    /// Whether it was done.
    explicit constexpr operator bool() const noexcept { return has_value(); }

    /// Why it was not done; where it was, an error whose status is `Status::ok`.
    [[nodiscard]] constexpr const Error& error() const noexcept { return error_; }

    /// The status of `error()`.
    [[nodiscard]] constexpr Status status() const noexcept { return error_.status(); }

#if TENPAI_EXCEPTIONS
    /// Throws `Exception` where it was not done.
    constexpr void value() const {
        if (!has_value()) {
            throw Exception(error_);
        }
    }
#endif

private:
    Error error_;
};

}  // namespace tenpai

#endif
