/// \file
/// Texts of a bounded length, which need no allocation.

#ifndef TENPAI_TEXT_HPP
#define TENPAI_TEXT_HPP

#include <cstddef>
#include <iosfwd>
#include <string>
#include <string_view>
#include <utility>

#include "result.hpp"

namespace tenpai {

template <std::size_t Capacity>
class Text;

namespace detail {

/// The text that a value writes into a buffer.
template <std::size_t Capacity, typename Value>
[[nodiscard]] Text<Capacity> text_of(const Value& value) noexcept;

}  // namespace detail

/// A text that lies in the value itself, with room for `Capacity` bytes, the NUL at its end
/// included.
template <std::size_t Capacity>
class Text {
public:
    /// No text.
    constexpr Text() noexcept = default;

    /// The text. It lives as long as this value: keep the `Text`, or copy the text.
    [[nodiscard]] constexpr std::string_view view() const noexcept { return {bytes_, length_}; }

    /// The same as `view()`.
    constexpr operator std::string_view() const noexcept { return view(); }

    /// The text with a NUL at its end.
    [[nodiscard]] constexpr const char* c_str() const noexcept { return bytes_; }

    /// Its length in bytes, without the NUL.
    [[nodiscard]] constexpr std::size_t size() const noexcept { return length_; }

    /// Whether there is nothing in it.
    [[nodiscard]] constexpr bool empty() const noexcept { return length_ == 0; }

    /// A copy of the text, which allocates where it is long.
    [[nodiscard]] std::string to_string() const { return std::string(view()); }

    /// Adds a byte. There must be room for it: without, the program is aborted.
    constexpr Text& add(char byte) noexcept {
        detail::require(length_ + 1 < Capacity);
        bytes_[length_++] = byte;
        return *this;
    }

    /// Whether both are the same text.
    friend constexpr bool operator==(const Text& left, const Text& right) noexcept {
        return left.view() == right.view();
    }

    /// Whether they differ.
    friend constexpr bool operator!=(const Text& left, const Text& right) noexcept {
        return !(left == right);
    }

private:
    template <std::size_t Other, typename Value>
    friend Text<Other> detail::text_of(const Value& value) noexcept;

    char bytes_[Capacity]{};
    std::size_t length_ = 0;
};

/// A text of the C library, none of which is longer.
using LongText = Text<TENPAI_TEXT_CAPACITY>;

namespace detail {

template <std::size_t Capacity, typename Value>
Text<Capacity> text_of(const Value& value) noexcept {
    Text<Capacity> text;
    // It can fail by a mistake in the library alone: the value is right and there is room.
    text.length_ = value.try_write_text(text.bytes_, Capacity).value_or({}).size();
    return text;
}

/// The text in a buffer of the caller, or why it is not there.
template <typename Write>
Result<std::string_view> written(char* out, std::size_t capacity, Write write) noexcept {
    std::size_t length = 0;
    tenpai_error error;
    if (write(out, capacity, &length, &error) != TENPAI_OK) {
        return Error(error);
    }
    return std::string_view(out, length);
}

template <typename Value>
using TextOf = decltype(std::declval<const Value&>().to_text().view());

}  // namespace detail

/// Writes a value of this library as text, where the program includes `<ostream>`.
template <typename Traits, typename Value, typename = detail::TextOf<Value>>
std::basic_ostream<char, Traits>& operator<<(std::basic_ostream<char, Traits>& out,
                                             const Value& value) {
    return out << value.to_text().view();
}

/// Writes a text, where the program includes `<ostream>`.
template <typename Traits, std::size_t Capacity>
std::basic_ostream<char, Traits>& operator<<(std::basic_ostream<char, Traits>& out,
                                             const Text<Capacity>& text) {
    return out << text.view();
}

}  // namespace tenpai

#endif
