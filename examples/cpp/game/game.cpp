#include "game.hpp"

#include <algorithm>
#include <cstddef>

#include "fault.hpp"
#include "generator.hpp"

namespace game {

Game::Game(std::uint64_t run_seed, std::uint64_t number, const std::array<Player*, seats>& players,
           const std::vector<Witness*>& witnesses)
    : number_(number),
      seed_(Generator::seed_of_game(run_seed, number)),
      wall_(seed_),
      opponents_{Opponent(0), Opponent(1), Opponent(2), Opponent(3)},
      players_(players),
      witnesses_(witnesses),
      dealer_(static_cast<int>((number - 1) % seats)),
      turn_(dealer_) {}

void Game::play() {
    deal();
    draw();
    while (!is_over_) {
        const std::optional<Tile> thrown =
            allowed_.empty() ? take_turn() : std::optional<Tile>(take_turn_after_call());
        if (thrown) {
            settle(*thrown);
        }
    }
    for (Witness* witness : witnesses_) {
        witness->is_over(opponents_);
    }
}

std::uint64_t Game::asked() const {
    std::uint64_t asked = 0;
    for (const Opponent& opponent : opponents_) {
        asked += opponent.asked();
    }
    return asked;
}

// Four tiles to each seat in turn, three times, and one more; then the first indicator.
void Game::deal() {
    std::array<std::vector<Tile>, seats> hands;
    for (int tiles : {4, 4, 4, 1}) {
        for (int place = 0; place < seats; place++) {
            std::vector<Tile>& hand = hands[place_of(seat_after(dealer_, place))];
            for (int tile = 0; tile < tiles; tile++) {
                hand.push_back(wall_.draw());
            }
        }
    }
    for (Witness* witness : witnesses_) {
        witness->begins(number_, seed_, dealer_);
    }
    for (Opponent& opponent : opponents_) {
        opponent.deal(hands[place_of(opponent.seat())]);
    }
    for (const Opponent& opponent : opponents_) {
        tell({EventKind::deal, opponent.seat()});
    }
    tell({EventKind::indicator, dealer_, wall_.indicators().back()});
}

void Game::draw() {
    const Tile tile = wall_.draw();
    active().draw(tile);
    tell({EventKind::draw, turn_, tile});
}

void Game::draw_replacement() {
    const Tile tile = wall_.replacement();
    active().draw(tile);
    tell({EventKind::indicator, dealer_, wall_.indicators().back()});
    tell({EventKind::replacement, turn_, tile});
}

std::optional<Tile> Game::take_turn() {
    const Turn turn = players_[place_of(turn_)]->take_turn(active(), table());
    switch (turn.kind) {
        case Turn::Kind::win:
            require(active().is_complete(), "only a complete hand wins");
            win(EventKind::tsumo, turn_, *active().drawn());
            return std::nullopt;
        case Turn::Kind::kan:
            make_kan(turn.kan);
            return std::nullopt;
        case Turn::Kind::riichi:
        case Turn::Kind::discard:
            break;
    }
    return throw_away(turn);
}

Tile Game::take_turn_after_call() {
    Player& player = *players_[place_of(turn_)];
    const Tile tile = player.discard_after_call(active(), table(), allowed_);
    const bool is_allowed = std::any_of(allowed_.begin(), allowed_.end(), [tile](const Advice& it) {
        return it.tile == tile;
    });
    require(is_allowed, "after a call a tile goes that may go");
    allowed_.clear();
    return throw_away({Turn::Kind::discard, tile});
}

Tile Game::throw_away(const Turn& turn) {
    const bool was_in_riichi = active().shown().in_riichi;
    require(!was_in_riichi || active().drawn() == turn.tile, "in riichi goes what was drawn");
    const bool declares = turn.kind == Turn::Kind::riichi;
    if (declares) {
        require(active().may_declare_riichi(table()), "riichi wants a closed hand and four tiles");
        active().declare_riichi();
        tell({EventKind::riichi, turn_});
    }
    active().discard(turn.tile);
    in_flight_ = turn.tile;
    require(!declares || active().is_tenpai(), "riichi leaves the hand tenpai");
    tell({EventKind::discard, turn_, turn.tile});
    return turn.tile;
}

void Game::make_kan(OwnKan kan) {
    const std::vector<OwnKan> all = active().kans(table());
    const bool is_one = std::any_of(all.begin(), all.end(), [kan](OwnKan it) {
        return it.kind == kan.kind && it.is_added == kan.is_added;
    });
    require(is_one, "a kan is one of those that the hand can make");
    Tile tile{kan.kind, false};
    for (Tile held : active().concealed()) {
        if (kan.is_added && held.kind == kan.kind) {
            tile = held;
        }
    }
    active().kan(kan);
    tell({kan.is_added ? EventKind::added_kan : EventKind::concealed_kan, turn_, tile});
    if (kan.is_added && is_won(tile, reactions(tile, true))) {
        return;
    }
    draw_replacement();
}

void Game::settle(Tile thrown) {
    const std::array<Reaction, seats> all = reactions(thrown, false);
    if (is_won(thrown, all) || is_called(thrown, all)) {
        return;
    }
    active().lay_in_pond(thrown);
    in_flight_.reset();
    next_seat();
}

// All others say what they would do before anything is done.
std::array<Reaction, seats> Game::reactions(Tile tile, bool is_added_to_kan) {
    std::array<Reaction, seats> all;
    const Table now = table();
    for (int places = 1; places < seats; places++) {
        const int other = seat_after(turn_, places);
        Offer offer{tile, turn_, seat(other).can_win_on(tile), {}};
        if (!is_added_to_kan) {
            offer.calls = seat(other).calls(tile, turn_, now);
        }
        if (offer.can_win || !offer.calls.empty()) {
            all[place_of(other)] = players_[place_of(other)]->react(seat(other), now, offer);
        }
    }
    return all;
}

bool Game::is_won(Tile tile, const std::array<Reaction, seats>& reactions) {
    for (int places = 1; places < seats; places++) {
        const int other = seat_after(turn_, places);
        if (reactions[place_of(other)].kind == Reaction::Kind::win) {
            if (!in_flight_) {  // It lies on a pon.
                active().give_up_added(tile);
            }
            in_flight_.reset();
            seat(other).win_on(tile);
            win(EventKind::ron, other, tile);
            return true;
        }
    }
    for (int places = 1; places < seats; places++) {
        seat(seat_after(turn_, places)).let_pass(tile);
    }
    return false;
}

// A pon or a kan goes before a chi. Two seats can never have a pon: there are four of a kind.
bool Game::is_called(Tile thrown, const std::array<Reaction, seats>& reactions) {
    for (const bool is_chi : {false, true}) {
        for (int places = 1; places < seats; places++) {
            const int other = seat_after(turn_, places);
            const Reaction& reaction = reactions[place_of(other)];
            if (reaction.kind == Reaction::Kind::call &&
                (reaction.call.kind == MeldKind::chi) == is_chi) {
                call(other, thrown, reaction.call);
                return true;
            }
        }
    }
    return false;
}

void Game::call(int caller, Tile thrown, const Call& call) {
    const bool is_kan = call.kind == MeldKind::open_kan;
    if (!is_kan) {
        const Offer offer{thrown, turn_, false, {}};
        allowed_ = seat(caller).discards_after(call, offer, table());
    }
    seat(caller).call(thrown, call);
    in_flight_.reset();
    const EventKind kind = is_kan                        ? EventKind::open_kan
                           : call.kind == MeldKind::pon ? EventKind::pon
                                                        : EventKind::chi;
    const int from = turn_;
    turn_ = caller;
    tell({kind, caller, thrown, from, call.with});
    if (is_kan) {
        draw_replacement();
    }
}

void Game::next_seat() {
    turn_ = seat_after(turn_);
    if (wall_.left() > 0) {
        draw();
        return;
    }
    is_over_ = true;
    std::vector<int> tenpai_seats;
    for (const Opponent& opponent : opponents_) {
        if (opponent.is_tenpai()) {
            tenpai_seats.push_back(opponent.seat());
        }
    }
    for (Witness* witness : witnesses_) {
        witness->is_exhausted(tenpai_seats);
    }
}

void Game::win(EventKind kind, int winner, Tile tile) {
    is_over_ = true;
    const Event event{kind, winner, tile, turn_};
    tell(event);
    const tenpai::Wins ways = seat(winner).wins(tile);
    require(!ways.empty(), "a complete hand divides in some way");
    for (Witness* witness : witnesses_) {
        witness->wins(event, seat(winner), ways);
    }
}

void Game::tell(const Event& event) {
    check();
    for (Witness* witness : witnesses_) {
        witness->happens(event, seat(event.seat));
    }
}

// That every tile is somewhere, once, and that no hand has too many or too few.
void Game::check() const {
    std::array<int, tile_kinds> counts{};
    int red_fives = 0;
    int hands_with_one_more = 0;
    const auto count = [&](const std::vector<Tile>& tiles) {
        for (Tile tile : tiles) {
            counts[static_cast<std::size_t>(tile.kind)]++;
            red_fives += tile.is_red ? 1 : 0;
        }
    };
    count(wall_.face_down());
    count(wall_.indicators());
    if (in_flight_) {
        count({*in_flight_});
    }
    for (const Opponent& opponent : opponents_) {
        count(opponent.concealed());
        count(opponent.shown().pond);
        for (const Meld& meld : opponent.shown().melds) {
            count(meld.tiles);
        }
        const std::size_t to_draw = 13 - 3 * opponent.shown().melds.size();
        const std::size_t size = opponent.concealed().size();
        require(size == to_draw || size == to_draw + 1, "a hand has 13 tiles, and one that came");
        hands_with_one_more += size > to_draw ? 1 : 0;
    }
    require(hands_with_one_more <= 1, "it is the turn of one seat at most");
    require(red_fives == 3, "there are three red fives");
    for (int of_a_kind : counts) {
        require(of_a_kind == copies_of_a_kind, "there are four of each kind");
    }
}

Table Game::table() const {
    Table table{{}, wall_.indicators(), wall_.left(), wall_.kans(), dealer_};
    for (const Opponent& opponent : opponents_) {
        table.shown[place_of(opponent.seat())] = &opponent.shown();
    }
    return table;
}

}  // namespace game
