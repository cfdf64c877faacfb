/// \file
/// Text to tiles. A hand is read by the C library, which reads nothing smaller.

#ifndef TENPAI_NOTATION_HPP
#define TENPAI_NOTATION_HPP

#include "tile.hpp"

namespace tenpai {

namespace detail {

/// Reads digits and the letter of their suit, group by group.
class TileReader {
public:
    explicit constexpr TileReader(std::string_view text) noexcept : text_(text) {}

    /// The offset of the digit that is read next, or the end of the text.
    [[nodiscard]] constexpr std::size_t offset() noexcept {
        skip_white_space();
        return at_;
    }

    /// Whether nothing but white space is left.
    [[nodiscard]] constexpr bool at_end() noexcept { return offset() == text_.size(); }

    /// The next piece. There must be something left.
    constexpr Result<Piece> next() noexcept {
        const std::size_t start = offset();
        if (at_ >= group_end_) {
            const Error error = find_suit();
            if (error.status() != Status::ok) {
                return error;
            }
        }
        const char digit = text_[start];
        at_ = start + 1;
        skip_white_space();
        if (at_ == group_end_) {
            at_ = group_end_ + 1;
        }
        return piece(digit, start);
    }

private:
    /// Finds the letter behind the digits that start here.
    constexpr Error find_suit() noexcept {
        const std::size_t start = at_;
        if (is_letter(text_[at_])) {
            return MessageWriter(Status::bad_text)
                .add(text_[at_])
                .add(" without digits at byte ")
                .add_number(at_)
                .add(": put them before it")
                .at_offset(at_)
                .error();
        }
        if (!is_digit(text_[at_])) {
            return unexpected();
        }
        while (at_ < text_.size() && is_digit(text_[at_])) {
            at_++;
            skip_white_space();
        }
        if (at_ == text_.size() || is_bracket(text_[at_])) {
            return MessageWriter(Status::bad_text)
                .add("digits without a suit at byte ")
                .add_number(start)
                .add(": put m, p, s or z after them")
                .at_offset(start)
                .error();
        }
        if (!is_letter(text_[at_])) {
            return unexpected();
        }
        group_end_ = at_;
        at_ = start;
        return Error();
    }

    [[nodiscard]] constexpr Result<Piece> piece(char digit, std::size_t start) const noexcept {
        const std::size_t suit = std::string_view("mpsz").find(text_[group_end_]);
        const auto index = 9 * suit + static_cast<std::size_t>(digit - '1');
        if (digit == '0' && suit < 3) {
            return Known::piece(Known::tile(9 * suit + 4), true);
        }
        if (digit == '0' || index >= Tile::kinds) {
            return MessageWriter(Status::bad_tile)
                .add(digit)
                .add("z at byte ")
                .add_number(start)
                .add(" does not exist: use 1z to 7z")
                .at_offset(start)
                .error();
        }
        return Piece(Known::tile(index));
    }

    [[nodiscard]] constexpr Error unexpected() const noexcept {
        const char byte = text_[at_];
        MessageWriter message(Status::bad_text);
        message.at_offset(at_);
        if (byte < ' ' || byte > '~') {
            message.add("unexpected byte ").add_number(static_cast<unsigned char>(byte));
        } else {
            message.add("unexpected '").add(byte).add('\'');
        }
        message.add(" at byte ").add_number(at_).add(": ");
        return message
            .add(is_bracket(byte) ? "it has no place there" : "use digits, m p s z, [ ] and ( )")
            .error();
    }

    /// White space means nothing, nor does the mark that some systems put before a text.
    constexpr void skip_white_space() noexcept {
        while (at_ < text_.size()) {
            const std::size_t length = white_space(text_.substr(at_));
            if (length == 0) {
                return;
            }
            at_ += length;
        }
    }

    /// The bytes of the white space that a text starts with, as UTF-8.
    static constexpr std::size_t white_space(std::string_view text) noexcept {
        constexpr std::string_view one = " \t\n\v\f\r";
        constexpr std::string_view longer[] = {
            "\xc2\x85",     "\xc2\xa0",     "\xe1\x9a\x80", "\xe2\x80\xa8", "\xe2\x80\xa9",
            "\xe2\x80\xaf", "\xe2\x81\x9f", "\xe3\x80\x80", "\xef\xbb\xbf",
        };
        if (one.find(text[0]) != std::string_view::npos) {
            return 1;
        }
        for (std::string_view space : longer) {
            if (text.substr(0, space.size()) == space) {
                return space.size();
            }
        }
        // The spaces of different widths, U+2000 to U+200A.
        const bool wide = text.size() >= 3 && text.substr(0, 2) == "\xe2\x80" &&
                          static_cast<unsigned char>(text[2]) >= 0x80 &&
                          static_cast<unsigned char>(text[2]) <= 0x8a;
        return wide ? 3 : 0;
    }

    static constexpr bool is_digit(char byte) noexcept { return byte >= '0' && byte <= '9'; }
    static constexpr bool is_letter(char byte) noexcept {
        return byte == 'm' || byte == 'p' || byte == 's' || byte == 'z';
    }
    static constexpr bool is_bracket(char byte) noexcept {
        return byte == '[' || byte == ']' || byte == '(' || byte == ')';
    }

    std::string_view text_;
    std::size_t at_ = 0;
    /// Where the letter of the group stands that is read; what lies before it are digits.
    std::size_t group_end_ = 0;
};

/// That a red five is no kind of tile.
constexpr Error no_kind(std::size_t offset) noexcept {
    return MessageWriter(Status::bad_text)
        .add("a red five at byte ")
        .add_number(offset)
        .add(" where only a kind counts: write 5")
        .at_offset(offset)
        .error();
}

}  // namespace detail

constexpr Result<Piece> Piece::try_from_text(std::string_view text) noexcept {
    detail::TileReader reader(text);
    if (reader.at_end()) {
        return detail::MessageWriter(Status::bad_text)
            .add("no tiles: write some, such as 123m456p789s1122z")
            .error();
    }
    const Result<Piece> first = reader.next();
    std::size_t tiles = 1;
    for (; first && !reader.at_end(); tiles++) {
        const Result<Piece> piece = reader.next();
        if (!piece) {
            return piece;
        }
    }
    if (tiles > 1) {
        return detail::MessageWriter(Status::bad_text)
            .add_number(tiles)
            .add(" tiles where one is expected")
            .error();
    }
    return first;
}

constexpr Result<Tile> Tile::try_from_text(std::string_view text) noexcept {
    const Result<Piece> piece = Piece::try_from_text(text);
    if (!piece) {
        return piece.error();
    }
    if (piece->is_red()) {
        return detail::no_kind(text.find('0'));
    }
    return piece->tile();
}

}  // namespace tenpai

#endif
