#include "person.hpp"

#include <algorithm>
#include <istream>
#include <ostream>
#include <sstream>

#include "distance.hpp"
#include "division.hpp"
#include "explanation.hpp"
#include "help.hpp"
#include "paragraph.hpp"

namespace game {

namespace {

// What a person typed, as it can be shown on any terminal.
std::string quoted(const std::string& word) {
    constexpr std::size_t most = 20;
    std::string shown = word.substr(0, most);
    for (char& byte : shown) {
        byte = byte > ' ' && byte <= '~' ? byte : '?';
    }
    return "'" + shown + (word.size() > most ? "...'" : "'");
}

const char* name(MeldKind kind) {
    return kind == MeldKind::chi ? "chi" : kind == MeldKind::pon ? "pon" : "kan";
}

// What can be thrown after a draw, the best first: in riichi what was drawn.
std::vector<Advice> throwable(const Opponent& self, const Table& table) {
    std::vector<Advice> all = self.discards(table);
    if (self.shown().in_riichi) {
        const auto is_other = [&self](const Advice& advice) {
            return advice.tile != *self.drawn();
        };
        all.erase(std::remove_if(all.begin(), all.end(), is_other), all.end());
    }
    return all;
}

}  // namespace

void Person::refuse(const std::string& why) { paragraph(out_, "  No: " + why + "."); }

Person::Words Person::ask(const std::string& prompt) {
    out_ << prompt << "> " << std::flush;
    std::string line;
    if (!std::getline(in_, line)) {
        out_ << '\n';
        throw Departure{true};
    }
    for (char& byte : line) {
        byte = byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : byte;
    }
    std::istringstream words(line);
    Words all;
    for (std::string word; words >> word;) {
        all.push_back(word);
    }
    return all;
}

Person::Words Person::ask_for_words(const std::string& prompt) {
    for (;;) {
        Words words = ask(prompt);
        if (!words.empty()) {
            return words;
        }
    }
}

bool Person::is_answered(const Words& words, const Opponent& self, const Table& table,
                         const Why& why) {
    if (words == Words{"quit"}) {
        throw Departure{false};
    }
    if (words == Words{"help"} || words == Words{"?"}) {
        out_ << help;
    } else if (words == Words{"table"}) {
        screen_.show_table(table);
        screen_.show_hand(self);
    } else if (words == Words{"why"}) {
        why();
    } else if (words == Words{"why", "blocks"}) {
        show_blocks(out_, self.hand());
    } else {
        return false;
    }
    return true;
}

Person::Words Person::ask_at_table(const std::string& prompt, const Opponent& self,
                                   const Table& table, const Why& why) {
    for (;;) {
        Words words = ask_for_words(prompt);
        if (!is_answered(words, self, table, why)) {
            return words;
        }
    }
}

bool Person::goes_on() {
    for (;;) {
        const Words words = ask_for_words("another game? yes or no");
        if (words == Words{"yes"}) {
            return true;
        }
        if (words == Words{"no"} || words == Words{"quit"}) {
            return false;
        }
        refuse(quoted(words.front()) + " is neither yes nor no");
    }
}

// There is nothing to choose but when.
Turn Person::take_turn_in_riichi(const Opponent& self, const Table& table) {
    const Tile drawn = *self.drawn();
    const Why why = [&] { explain_discards(out_, self, table, throwable(self, table)); };
    for (;;) {
        const Words words = ask("in riichi, an empty line throws " + text(drawn));
        if (words.empty()) {
            return {Turn::Kind::discard, drawn};
        }
        if (is_answered(words, self, table, why)) {
            continue;
        }
        if (const std::optional<Turn> chosen = turn(words, self, table)) {
            return *chosen;
        }
    }
}

Turn Person::take_turn(const Opponent& self, const Table& table) {
    if (self.shown().in_riichi && !self.is_complete()) {
        return take_turn_in_riichi(self, table);
    }
    screen_.show_hand(self);
    if (self.is_complete()) {
        out_ << "the hand is complete: tsumo wins\n";
    }
    const Why why = [&] { explain_discards(out_, self, table, throwable(self, table)); };
    for (;;) {
        const Words words = ask_at_table("your turn", self, table, why);
        if (const std::optional<Turn> chosen = turn(words, self, table)) {
            return *chosen;
        }
    }
}

std::optional<Turn> Person::turn(const Words& words, const Opponent& self, const Table& table) {
    const std::string& first = words.front();
    if (first == "riichi") {
        return riichi(words, self, table);
    }
    if (first == "kan") {
        return kan(words, self, table);
    }
    if (words.size() > 1) {
        refuse(quoted(words[1]) + " is too much behind " + quoted(first));
        return std::nullopt;
    }
    if (first == "tsumo") {
        return tsumo(self);
    }
    if (first == "ron" || first == "chi" || first == "pon" || first == "pass") {
        refuse(first + " is for the tile of another seat, and it is your turn to throw one");
        return std::nullopt;
    }
    return discard(first, self);
}

std::optional<Tile> Person::held(const std::string& word, const Opponent& self) {
    const std::optional<Tile> tile = tile_from(word);
    if (!tile) {
        refuse(quoted(word) + " is no tile and no word that is known here; help tells them");
        return std::nullopt;
    }
    const std::vector<Tile>& hand = self.concealed();
    if (std::count(hand.begin(), hand.end(), *tile) > 0) {
        return tile;
    }
    const Tile other{tile->kind, !tile->is_red};
    const bool has_other = std::count(hand.begin(), hand.end(), other) > 0;
    refuse("you do not hold " + word + (has_other ? ", but " + text(other) : ""));
    return std::nullopt;
}

std::optional<Turn> Person::discard(const std::string& word, const Opponent& self) {
    const std::optional<Tile> tile = held(word, self);
    if (tile && self.shown().in_riichi && tile != self.drawn()) {
        refuse("in riichi only what you drew can be thrown, " + text(*self.drawn()));
        return std::nullopt;
    }
    return tile ? std::optional<Turn>({Turn::Kind::discard, *tile}) : std::nullopt;
}

std::optional<Turn> Person::tsumo(const Opponent& self) {
    if (!self.is_complete()) {
        refuse("the hand is not complete, but " + distance(self.shanten()));
        return std::nullopt;
    }
    return Turn{Turn::Kind::win};
}

std::optional<Turn> Person::riichi(const Words& words, const Opponent& self, const Table& table) {
    if (words.size() != 2) {
        refuse("riichi wants the one tile behind it that you throw");
        return std::nullopt;
    }
    if (self.is_open() || self.shown().in_riichi) {
        refuse(self.is_open() ? "riichi wants a closed hand, and you have called"
                              : "you are in riichi already");
        return std::nullopt;
    }
    if (!self.may_declare_riichi(table)) {
        refuse("riichi wants four tiles to be drawn, and only " + std::to_string(table.left) +
               " are left");
        return std::nullopt;
    }
    const std::optional<Tile> tile = held(words[1], self);
    if (!tile) {
        return std::nullopt;
    }
    for (const Advice& advice : self.discards(table)) {
        if (advice.tile == *tile && advice.shanten == 0) {
            if (const Furiten furiten = self.furiten_after(*tile); furiten.any()) {
                paragraph(out_, "  " + text(furiten) + ", so that riichi wins by a draw alone");
            }
            return Turn{Turn::Kind::riichi, *tile};
        }
    }
    refuse("without " + text(*tile) + " the hand is not tenpai; why tells what it lacks");
    return std::nullopt;
}

std::optional<Turn> Person::kan(const Words& words, const Opponent& self, const Table& table) {
    if (words.size() != 2) {
        refuse("kan wants one tile behind it");
        return std::nullopt;
    }
    const std::optional<Tile> tile = held(words[1], self);
    if (!tile) {
        return std::nullopt;
    }
    for (const OwnKan& kan : self.kans(table)) {
        if (kan.kind == tile->kind) {
            return Turn{Turn::Kind::kan, {}, kan};
        }
    }
    refuse(self.shown().in_riichi    ? "no kan is made in riichi here"
           : table.left == 0         ? "no kan is made when no tile is left to be drawn"
           : table.kans == most_kans ? "there are four kans already"
                                     : "you have neither four of " + text(*tile) +
                                           " concealed, nor a pon of it and the fourth");
    return std::nullopt;
}

Tile Person::discard_after_call(const Opponent& self, const Table& table,
                                const std::vector<Advice>& allowed) {
    screen_.show_hand(self);
    const Why why = [&] { explain_discards(out_, self, table, allowed); };
    for (;;) {
        const Words words = ask_at_table("throw one", self, table, why);
        if (words.size() > 1) {
            refuse("after a call a tile has to go: type that alone");
            continue;
        }
        const std::optional<Tile> tile = held(words.front(), self);
        const auto is_it = [tile](const Advice& advice) { return advice.tile == tile; };
        if (tile && std::any_of(allowed.begin(), allowed.end(), is_it)) {
            return *tile;
        }
        if (tile) {
            refuse(text(*tile) + " would be swapped for the tile that you called");
        }
    }
}

void Person::show(const Offer& offer) {
    out_ << "you can";
    const char* between = " ";
    if (offer.can_win) {
        out_ << " ron";
        between = ", ";
    }
    for (const MeldKind kind : {MeldKind::chi, MeldKind::pon, MeldKind::open_kan}) {
        const auto is_it = [kind](const Call& call) { return call.kind == kind; };
        if (std::any_of(offer.calls.begin(), offer.calls.end(), is_it)) {
            out_ << between << name(kind);
            between = ", ";
        }
    }
    out_ << " or pass\n";
    int number = 0;
    MeldKind last = MeldKind::concealed_kan;
    for (const Call& call : offer.calls) {
        number = call.kind == last ? number + 1 : 1;
        last = call.kind;
        std::string line = std::string("  ") + name(call.kind);
        if (call.kind != MeldKind::open_kan) {
            line += " " + std::to_string(number) + " with " + text(call.with[0]) + " " +
                    text(call.with[1]);
        }
        line += ": " + distance(call.judged.shanten());
        if (const auto best = call.judged.best_discard()) {
            line += ", best to throw " + best->to_string() + ", then " +
                    std::to_string(call.judged.best_total()) + " left";
        }
        paragraph(out_, line);
    }
}

Reaction Person::react(const Opponent& self, const Table& table, const Offer& offer) {
    screen_.show_hand(self);
    show(offer);
    const std::string prompt = text(offer.tile) + " of " + name_of(offer.from);
    const Why why = [&] { explain_draws(out_, self, table, offer.tile); };
    for (;;) {
        const Words words = ask_at_table(prompt, self, table, why);
        if (const std::optional<Reaction> chosen = reaction(words, self, offer)) {
            return *chosen;
        }
    }
}

std::optional<Reaction> Person::reaction(const Words& words, const Opponent& self,
                                         const Offer& offer) {
    const std::string& first = words.front();
    if (first == "chi" || first == "pon" || first == "kan") {
        return call(words, offer);
    }
    if (words.size() > 1) {
        refuse(quoted(words[1]) + " is too much behind " + quoted(first));
        return std::nullopt;
    }
    if (first == "pass") {
        return Reaction{};
    }
    if (first != "ron") {
        refuse(quoted(first) + " is not what you can do with the tile of another seat");
        return std::nullopt;
    }
    if (!offer.can_win) {
        refuse(self.waits_on(offer.tile) ? "the hand is furiten: it can win by a draw alone"
                                         : text(offer.tile) + " does not complete the hand");
        return std::nullopt;
    }
    return Reaction{Reaction::Kind::win};
}

std::optional<Reaction> Person::call(const Words& words, const Offer& offer) {
    std::vector<Call> ways;
    for (const Call& call : offer.calls) {
        if (words.front() == name(call.kind)) {
            ways.push_back(call);
        }
    }
    if (ways.empty()) {
        refuse("there is no " + words.front() + " of " + text(offer.tile) + " for you");
        return std::nullopt;
    }
    if (words.size() == 1 && ways.size() == 1) {
        return Reaction{Reaction::Kind::call, ways.front()};
    }
    for (std::size_t way = 0; way < ways.size(); way++) {
        if (words.size() == 2 && words[1] == std::to_string(way + 1)) {
            return Reaction{Reaction::Kind::call, ways[way]};
        }
    }
    refuse("say which " + words.front() + ", by a number from 1 to " + std::to_string(ways.size()));
    return std::nullopt;
}

}  // namespace game
