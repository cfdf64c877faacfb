/// \file
/// What values have in common that are a plain struct of the C library, and lists of them.

#ifndef TENPAI_VALUE_HPP
#define TENPAI_VALUE_HPP

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <type_traits>

#include "result.hpp"

namespace tenpai {

namespace detail {

struct Fill;

/// A value that is a plain struct and nothing else, so that the C library can fill arrays of it.
template <typename Self, typename Raw>
class Value {
    // Without padding, equal values have equal bytes.
    static_assert(std::has_unique_object_representations_v<Raw>, "a struct without padding");

public:
    /// The struct of the C header.
    using RawType = Raw;

    /// As the C header has it.
    [[nodiscard]] constexpr const Raw& raw() const noexcept { return raw_; }

    /// Whether all of it is the same.
    friend bool operator==(const Self& left, const Self& right) noexcept {
        return std::memcmp(&left.raw(), &right.raw(), sizeof(Raw)) == 0;
    }

    /// Whether something differs.
    friend bool operator!=(const Self& left, const Self& right) noexcept {
        return !(left == right);
    }

protected:
    // Written out, so that no class over it is an aggregate, which anybody could fill.
    constexpr Value() noexcept {}
    explicit constexpr Value(const Raw& raw) noexcept : raw_(raw) {}

    Raw raw_{};
};

/// Where the C library writes one value or several.
template <typename Self>
typename Self::RawType* memory(Self* values) noexcept {
    using Raw = typename Self::RawType;
    // Nothing but the struct lies in a value, so an array of values is one of structs.
    static_assert(std::is_standard_layout_v<Self>, "the struct comes first");
    static_assert(sizeof(Self) == sizeof(Raw) && alignof(Self) == alignof(Raw), "and alone");
    return reinterpret_cast<Raw*>(values);
}

/// Where the C library reads them.
template <typename Self>
const typename Self::RawType* memory(const Self* values) noexcept {
    return memory(const_cast<Self*>(values));
}

}  // namespace detail

/// Some values in a row, at most `Capacity` of them, without allocation.
///
///     for (const tenpai::Discard& discard : discards) { ... }
template <typename T, std::size_t Capacity>
class List {
public:
    using value_type = T;
    using size_type = std::size_t;
    using const_reference = const T&;
    using const_iterator = const T*;

    /// Nothing.
    constexpr List() noexcept = default;

    /// How many there are, 0 to `capacity()`.
    [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }

    /// Whether there is none.
    [[nodiscard]] constexpr bool empty() const noexcept { return size_ == 0; }

    /// The most that there can be.
    [[nodiscard]] static constexpr std::size_t capacity() noexcept { return Capacity; }

    /// One of them, by its place from 0. There must be one: without, the program is aborted.
    [[nodiscard]] constexpr const T& operator[](std::size_t place) const noexcept {
        detail::require(place < size_);
        return items_[place];
    }

    /// The first. There must be one: without, the program is aborted.
    [[nodiscard]] constexpr const T& front() const noexcept { return (*this)[0]; }

    /// The first, as a pointer to all of them.
    [[nodiscard]] constexpr const T* data() const noexcept { return items_; }

    /// Where they start.
    [[nodiscard]] constexpr const T* begin() const noexcept { return items_; }

    /// Behind the last of them.
    [[nodiscard]] constexpr const T* end() const noexcept { return items_ + size_; }

    /// Whether both have equal values in the same order.
    friend bool operator==(const List& left, const List& right) noexcept {
        return std::equal(left.begin(), left.end(), right.begin(), right.end());
    }

    /// Whether they do not.
    friend bool operator!=(const List& left, const List& right) noexcept {
        return !(left == right);
    }

private:
    friend struct detail::Fill;

    T items_[Capacity]{};
    std::size_t size_ = 0;
};

namespace detail {

/// The answer of a function of the C library that writes one struct.
template <typename Answer, typename Ask>
Result<Answer> ask(const Ask& ask) noexcept {
    return Result<Answer>(Asked{}, [&](Answer& answer, tenpai_error& error) {
        return ask(memory(&answer), &error);
    });
}

/// Fills lists.
struct Fill {
    /// Adds a value. There must be room for it.
    template <typename T, std::size_t Capacity>
    static constexpr void add(List<T, Capacity>& list, const T& value) noexcept {
        require(list.size_ < Capacity);
        list.items_[list.size_++] = value;
    }

    /// Lets a function of the C library write the values and their number.
    template <typename T, std::size_t Capacity, typename Write>
    static tenpai_status by(List<T, Capacity>& list, const Write& write) noexcept {
        return write(memory(list.items_), Capacity, &list.size_);
    }
};

/// The answer of a function of the C library that writes several structs.
template <typename Answer, typename Ask>
Result<Answer> ask_list(const Ask& ask) noexcept {
    return Result<Answer>(Asked{}, [&](Answer& answer, tenpai_error& error) {
        return Fill::by(answer, [&](auto* out, std::size_t capacity, std::size_t* length) {
            return ask(out, capacity, length, &error);
        });
    });
}

}  // namespace detail

}  // namespace tenpai

#endif
