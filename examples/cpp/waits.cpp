// Judges mahjong hands: whether they are tenpai, their waits, their blocks, their shanten numbers,
// and what to draw or to discard.
//
//     waits HAND...
//
// A hand is written like 123m406p789s1122z or 45z[444z][111z][555z](7777z). What is printed of each
// is what examples/c/waits.c prints, which tells what every line means.

#include <iomanip>
#include <iostream>
#include <string_view>

#include <tenpai.hpp>

namespace {

std::ostream& name(std::string_view text) {
    return std::cout << std::left << std::setw(18) << text;
}

// A set of tiles, or "-" where there is none.
void set_line(std::string_view text, tenpai::TileSet tiles) {
    name(text);
    if (tiles.empty()) {
        std::cout << "-\n";
    } else {
        std::cout << tiles << '\n';
    }
}

void number_line(std::string_view text, int number) {
    name(text);
    if (number == tenpai::Shanten::unreachable) {
        std::cout << "-\n";
    } else {
        std::cout << number << '\n';
    }
}

void waits_lines(const tenpai::Hand& hand) {
    const bool has_drawn = hand.turn() == tenpai::Turn::to_discard;
    const tenpai::Waits waits = has_drawn ? tenpai::Waits() : hand.waits();
    name("tenpai") << (has_drawn ? "discard first" : waits.is_tenpai() ? "yes" : "no") << '\n';
    set_line("waits", waits.effective());
    set_line("formal waits", waits.formal());
}

void blocks_line(const tenpai::Hand& hand) {
    name("blocks");
    const char* between = "";
    for (const tenpai::Block& block : hand.blocks()) {
        std::cout << between << block << ' ' << block.kinds();
        between = ", ";
    }
    std::cout << '\n';
}

void shanten_lines(const tenpai::Hand& hand) {
    const tenpai::Shanten shanten = hand.shanten();
    number_line("shanten", shanten.best());
    number_line("general form", shanten.general());
    number_line("seven pairs", shanten.seven_pairs());
    number_line("thirteen orphans", shanten.thirteen_orphans());
}

// Tiles that a hand accepts, and how many of them are left.
void accepted(tenpai::TileSet tiles, int total) {
    if (tiles.empty()) {
        std::cout << "-\n";
    } else {
        std::cout << tiles << ", " << total << (total == 1 ? " tile\n" : " tiles\n");
    }
}

// What to draw, or what to discard: the table of all discards.
void next_lines(const tenpai::Hand& hand) {
    if (hand.turn() == tenpai::Turn::to_draw) {
        const tenpai::Acceptance acceptance = hand.acceptance();
        name("accepts");
        accepted(acceptance.tiles(), acceptance.total());
        return;
    }
    for (const tenpai::Discard& discard : hand.discards()) {
        std::cout << "discard " << std::setw(10) << discard.piece() << discard.shanten() << ", ";
        accepted(discard.tiles(), discard.total());
    }
}

void judge(const tenpai::Hand& hand) {
    name("hand") << hand << '\n';
    waits_lines(hand);
    blocks_line(hand);
    shanten_lines(hand);
    next_lines(hand);
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        std::cerr << "usage: waits HAND...\n";
        return 2;
    }
    int judged = 0;
    int failed = 0;
    for (int i = 1; i < argc; i++) {
        // The texts come from people, so that one is no hand is nothing exceptional.
        const auto hand = tenpai::Hand::try_from_text(argv[i]);
        if (!hand) {
            std::cerr << argv[i] << ": " << hand.error().message() << '\n';
            failed = 1;
            continue;
        }
        std::cout << (judged++ > 0 ? "\n" : "");
        judge(*hand);
    }
    return failed;
}
