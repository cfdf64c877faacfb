#include "statistics.hpp"

#include <ostream>

namespace game {

namespace {

// Rounded down; nothing of nothing is 0.
std::uint64_t thousandths(std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? 0 : part * 1000 / whole;
}

}  // namespace

void Statistics::begins(std::uint64_t, std::uint64_t, int dealer) {
    games_++;
    dealer_ = dealer;
}

void Statistics::happens(const Event& event, const Opponent&) {
    events_[static_cast<std::size_t>(event.kind)]++;
    if (event.kind == EventKind::ron && last_ == EventKind::added_kan) {
        robbed_kans_++;
    }
    last_ = event.kind;
}

void Statistics::wins(const Event& event, const Opponent& who, const tenpai::Wins& ways) {
    const bool is_ron = event.kind == EventKind::ron;
    (is_ron ? wins_by_ron_ : wins_by_draw_)[place_of(event.seat)]++;
    if (is_ron) {
        paid_[place_of(event.from)]++;
    }
    dealer_wins_ += event.seat == dealer_ ? 1 : 0;
    closed_wins_ += who.is_open() ? 0 : 1;
    riichi_wins_ += who.shown().in_riichi ? 1 : 0;
    turns_of_wins_ += who.shown().thrown.size() + 1;
    ways_of_wins_ += ways.size();
}

void Statistics::is_exhausted(const std::vector<int>& tenpai_seats) {
    exhausted_++;
    tenpai_at_end_ += tenpai_seats.size();
}

void Statistics::print(std::ostream& out, std::uint64_t run_seed) const {
    const auto line = [&](const char* name, std::uint64_t number) {
        out << name << ' ' << number << '\n';
    };
    const auto by_seat = [&](const char* name, const BySeat& numbers) {
        out << name;
        for (std::uint64_t number : numbers) {
            out << ' ' << number;
        }
        out << '\n';
    };
    const std::uint64_t wins = count(EventKind::tsumo) + count(EventKind::ron);
    line("seed", run_seed);
    line("games", games_);
    line("wins", wins);
    line("wins-by-draw", count(EventKind::tsumo));
    by_seat("wins-by-draw-of-seats", wins_by_draw_);
    line("wins-by-ron", count(EventKind::ron));
    by_seat("wins-by-ron-of-seats", wins_by_ron_);
    by_seat("tiles-won-on-of-seats", paid_);
    line("wins-of-dealers", dealer_wins_);
    line("wins-of-closed-hands", closed_wins_);
    line("robbed-kans", robbed_kans_);
    line("exhausted", exhausted_);
    line("tenpai-when-exhausted", tenpai_at_end_);
    line("riichi", count(EventKind::riichi));
    line("riichi-that-won", riichi_wins_);
    line("chi", count(EventKind::chi));
    line("pon", count(EventKind::pon));
    line("open-kans", count(EventKind::open_kan));
    line("concealed-kans", count(EventKind::concealed_kan));
    line("added-kans", count(EventKind::added_kan));
    line("draws", count(EventKind::draw));
    line("discards", count(EventKind::discard));
    line("turns-of-wins", turns_of_wins_);
    line("ways-of-wins", ways_of_wins_);
    line("wins-per-thousand-games", thousandths(wins, games_));
    line("thousandths-of-a-turn-to-win", thousandths(turns_of_wins_, wins));
    line("questions", asked_);
}

}  // namespace game
