#include "screen.hpp"

#include <ostream>

#include "distance.hpp"
#include "paragraph.hpp"
#include "translation.hpp"

namespace game {

namespace {

// "you throw 5m", "seat 2 throws 5m".
std::string does(int seat, const std::string& what) {
    return seat == person_seat ? "you " + what : name_of(seat) + " " + what + "s";
}

std::string melds(const Shown& shown) {
    std::string all;
    for (const Meld& meld : shown.melds) {
        all += (all.empty() ? "" : " ") + text(meld);
    }
    return all;
}

std::string of(int seat) { return seat == person_seat ? "your" : name_of(seat) + "'s"; }

}  // namespace

std::string name_of(int seat) {
    return seat == person_seat ? "you" : "seat " + std::to_string(seat);
}

std::string text(const Meld& meld) { return to_library(meld).to_string(); }

void Screen::begins(std::uint64_t number, std::uint64_t, int dealer) {
    out_ << "\nGame " << number << ". You are seat 0, and "
         << does(dealer, "deal") << ". Type help for what you can do.\n";
}

void Screen::happens(const Event& event, const Opponent&) {
    const std::string tile = text(event.tile);
    const std::string with = text(event.with[0]) + " " + text(event.with[1]);
    switch (event.kind) {
        case EventKind::deal:
            return;
        case EventKind::indicator:
            out_ << "indicator " << tile << '\n';
            return;
        case EventKind::draw:
        case EventKind::replacement:
            if (event.seat == person_seat) {
                out_ << "you draw " << tile << '\n';
            }
            return;
        case EventKind::riichi:
            out_ << does(event.seat, "declare") << " riichi\n";
            return;
        case EventKind::discard:
            out_ << does(event.seat, "throw") << ' ' << tile << '\n';
            return;
        case EventKind::chi:
        case EventKind::pon:
            out_ << does(event.seat, "call") << ' ' << of(event.from) << ' ' << tile << " with "
                 << with << '\n';
            return;
        case EventKind::open_kan:
            out_ << does(event.seat, "call") << ' ' << of(event.from) << ' ' << tile
                 << " for a kan\n";
            return;
        case EventKind::concealed_kan:
            out_ << does(event.seat, "lay") << " down a kan of " << tile << '\n';
            return;
        case EventKind::added_kan:
            out_ << does(event.seat, "add") << ' ' << tile << " to a pon\n";
            return;
        case EventKind::tsumo:
            out_ << does(event.seat, "win") << " by drawing " << tile << '\n';
            return;
        case EventKind::ron:
            out_ << does(event.seat, "win") << " on " << of(event.from) << ' ' << tile << '\n';
            return;
    }
}

void Screen::wins(const Event&, const Opponent& who, const tenpai::Wins& ways) {
    out_ << "the hand is " << who.written() << '\n';
    for (const tenpai::Win& way : ways) {
        const tenpai::WaitKinds kind(static_cast<std::uint8_t>(way.kind()));
        paragraph(out_, "  " + way.reading().to_string() + ", won by " +
                            way.group().to_string() + ", " + kind.to_string());
    }
}

void Screen::is_exhausted(const std::vector<int>& tenpai_seats) {
    std::string names;
    for (int seat : tenpai_seats) {
        names += (names.empty() ? "" : ", ") + name_of(seat);
    }
    out_ << "the wall is empty; tenpai: " << (names.empty() ? "nobody" : names) << '\n';
}

void Screen::is_over(const std::array<Opponent, seats>& hands) {
    out_ << "the hands:\n";
    for (const Opponent& hand : hands) {
        std::string line = "  " + name_of(hand.seat()) + ": " + hand.written() + ", " +
                           distance(hand.shanten());
        if (hand.is_tenpai()) {
            line += " on " + hand.waits().effective().to_string();
        }
        paragraph(out_, line);
    }
}

void Screen::show_hand(const Opponent& self) {
    std::vector<Tile> tiles = self.concealed();
    std::string line = "your hand: ";
    if (const std::optional<Tile> drawn = self.drawn()) {
        for (auto tile = tiles.begin(); tile != tiles.end(); ++tile) {
            if (*tile == *drawn) {
                tiles.erase(tile);
                break;
            }
        }
        line += text(tiles) + "  drawn " + text(*drawn);
    } else {
        line += text(tiles);
    }
    if (!self.shown().melds.empty()) {
        line += "  melds " + melds(self.shown());
    }
    paragraph(out_, line);
}

void Screen::show_table(const Table& table) {
    paragraph(out_, "indicators " + text(table.indicators) + ", " + std::to_string(table.left) +
                        " left to draw, " + std::to_string(table.kans) + " kans");
    for (int seat = 0; seat < seats; seat++) {
        const Shown& shown = *table.shown[place_of(seat)];
        std::string line = name_of(seat) + (seat == table.dealer ? " (dealer)" : "") +
                           (shown.in_riichi ? " in riichi" : "") + ": " + text(shown.pond);
        if (!shown.melds.empty()) {
            line += "  melds " + melds(shown);
        }
        paragraph(out_, line);
    }
}

}  // namespace game
