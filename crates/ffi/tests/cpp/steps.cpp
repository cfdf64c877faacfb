// Reads one step a line, and prints after each what became of it: the answer as text, or the
// message of the error. The test compares it with what the core does.
//
//     hand TEXT | tile TEXT | piece TEXT | set TEXT
//     draw P | discard P | chi P P P | pon P P P | open_kan P | concealed_kan P | added_kan P

#include <iostream>
#include <string>

#include <tenpai.hpp>

namespace {

template <typename T>
void print(const tenpai::Result<T>& read) {
    if (read) {
        std::cout << *read << '\n';
    } else {
        std::cout << read.error().message() << '\n';
    }
}

tenpai::Piece next(std::string_view& rest) {
    const tenpai::Piece piece = *tenpai::Piece::try_from_text(rest.substr(0, 2));
    rest.remove_prefix(rest.size() < 3 ? rest.size() : 3);
    return piece;
}

tenpai::Result<void> change(tenpai::Hand& hand, std::string_view step, std::string_view rest) {
    const tenpai::Piece piece = next(rest);
    if (step == "draw") {
        return hand.try_draw(piece);
    }
    if (step == "discard") {
        return hand.try_discard(piece);
    }
    if (step == "open_kan") {
        return hand.try_open_kan(piece);
    }
    if (step == "concealed_kan") {
        return hand.try_concealed_kan(piece.tile());
    }
    if (step == "added_kan") {
        return hand.try_added_kan(piece);
    }
    const tenpai::Piece first = next(rest);
    const tenpai::Piece second = next(rest);
    return step == "chi" ? hand.try_chi(piece, {first, second})
                         : hand.try_pon(piece, {first, second});
}

}  // namespace

int main() {
    tenpai::Hand hand = *tenpai::Hand::try_from_text("1m");
    for (std::string line; std::getline(std::cin, line);) {
        const std::size_t space = line.find(' ');
        const std::string_view step = std::string_view(line).substr(0, space);
        const std::string_view rest = std::string_view(line).substr(space + 1);
        if (step == "hand") {
            const auto read = tenpai::Hand::try_from_text(rest);
            print(read);
            hand = read.value_or(hand);
        } else if (step == "tile") {
            print(tenpai::Tile::try_from_text(rest));
        } else if (step == "piece") {
            print(tenpai::Piece::try_from_text(rest));
        } else if (step == "set") {
            print(tenpai::TileSet::try_from_text(rest));
        } else {
            const auto done = change(hand, step, rest);
            std::cout << (done ? std::string_view("done") : done.error().message()) << ' ' << hand
                      << '\n';
        }
    }
}
