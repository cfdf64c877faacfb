// Reads one step a line, and prints after each what became of it: the answer as text, or the
// message of the error. The test compares it with what the core does.
//
//     hand TEXT | tile TEXT | piece TEXT | set TEXT
//     draw P | discard P | chi P P P | pon P P P | open_kan P | concealed_kan P | added_kan P
//     best COPIES FORMS PLAYERS FOUR_IS_TWO_PAIRS SEEN
//
// The numbers of the last one are as in the C header, and SEEN is a digit for each kind of tile.

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

// The best discard, which has to be the first of all.
void print_best(const tenpai::Hand& hand, std::string_view rest) {
    const auto digit = [&](std::size_t place) {
        return static_cast<std::uint8_t>(rest.at(place) - '0');
    };
    const auto forms = digit(2) == 0 ? tenpai::Forms::all : tenpai::Forms{digit(2)};
    const tenpai::Rules rules = tenpai::Rules()
                                    .with_copies(tenpai::CopiesRule{digit(0)})
                                    .with_forms(forms)
                                    .with_players(tenpai::Players{digit(4)})
                                    .with_four_of_a_kind(tenpai::FourOfAKind{digit(6)});
    tenpai::TileCounts counts{};
    for (std::size_t tile = 0; tile < counts.size(); tile++) {
        counts[tile] = digit(8 + tile);
    }
    const tenpai::Seen seen = *tenpai::Seen::try_from_counts(counts);
    const auto best = hand.try_best_discard(rules, seen);
    const auto all = hand.try_discards(rules, seen);
    if (best && all && *best == all->front()) {
        std::cout << "throw " << best->piece() << ": " << best->shanten() << ", " << best->total()
                  << '\n';
    } else if (!best && !all && best.error().message() == all.error().message()) {
        std::cout << best.error().message() << '\n';
    } else {
        std::cout << "the best discard is not the first of all\n";
    }
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
        } else if (step == "best") {
            print_best(hand, rest);
        } else {
            const auto done = change(hand, step, rest);
            std::cout << (done ? std::string_view("done") : done.error().message()) << ' ' << hand
                      << '\n';
        }
    }
}
