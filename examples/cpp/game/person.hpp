// The person at seat 0: what is typed becomes a choice. What cannot be is told and asked again.

#ifndef GAME_PERSON_HPP
#define GAME_PERSON_HPP

#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "player.hpp"
#include "screen.hpp"

namespace game {

// The person leaves the table: by a word, or as nothing more is to be read.
struct Departure {
    bool is_end_of_input;
};

class Person : public Player {
public:
    Person(std::istream& in, std::ostream& out, Screen& screen)
        : in_(in), out_(out), screen_(screen) {}

    Turn take_turn(const Opponent& self, const Table& table) override;
    Tile discard_after_call(const Opponent& self, const Table& table,
                            const std::vector<Advice>& allowed) override;
    Reaction react(const Opponent& self, const Table& table, const Offer& offer) override;

    // Whether there is to be another game.
    bool goes_on();

private:
    using Words = std::vector<std::string>;

    // Answers why.
    using Why = std::function<void()>;

    // The words of one line, in small letters.
    Words ask(const std::string& prompt);
    // The same of a line that has some.
    Words ask_for_words(const std::string& prompt);
    // The next words that are not about looking: help, table and why are answered here.
    Words ask_at_table(const std::string& prompt, const Opponent& self, const Table& table,
                       const Why& why);
    // Whether the words are about looking. Then they are answered.
    bool is_answered(const Words& words, const Opponent& self, const Table& table,
                     const Why& why);
    void refuse(const std::string& why);

    Turn take_turn_in_riichi(const Opponent& self, const Table& table);
    std::optional<Turn> turn(const Words& words, const Opponent& self, const Table& table);
    std::optional<Turn> discard(const std::string& word, const Opponent& self);
    std::optional<Turn> riichi(const Words& words, const Opponent& self, const Table& table);
    std::optional<Turn> kan(const Words& words, const Opponent& self, const Table& table);
    std::optional<Turn> tsumo(const Opponent& self);
    std::optional<Tile> held(const std::string& word, const Opponent& self);

    void show(const Offer& offer);
    std::optional<Reaction> reaction(const Words& words, const Opponent& self, const Offer& offer);
    std::optional<Reaction> call(const Words& words, const Offer& offer);

    std::istream& in_;
    std::ostream& out_;
    Screen& screen_;
};

}  // namespace game

#endif
