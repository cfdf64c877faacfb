#include "opponent.hpp"

#include <algorithm>
#include <cstddef>

#include "fault.hpp"
#include "translation.hpp"

namespace game {

namespace {

constexpr int left_for_riichi = 4;

tenpai::Discarder discarder(int seat, int from) {
    return seat_after(from) == seat ? tenpai::Discarder::before : tenpai::Discarder::other;
}

Advice advice(const tenpai::Discard& discard) {
    return {from_library(discard.piece()), discard.shanten(), discard.tiles(), discard.live(),
            discard.total()};
}

std::vector<Advice> advice(const tenpai::Discards& discards) {
    std::vector<Advice> all;
    for (const tenpai::Discard& discard : discards) {
        all.push_back(advice(discard));
    }
    return all;
}

// The pon of a kind, or the end where there is none.
std::vector<Meld>::iterator find(std::vector<Meld>& melds, MeldKind meld_kind, int kind) {
    return std::find_if(melds.begin(), melds.end(), [&](const Meld& meld) {
        return meld.kind == meld_kind && meld.tiles.front().kind == kind;
    });
}

}  // namespace

// The library is asked as the hand is now; what it said before is forgotten.
void Opponent::judge() {
    const tenpai::Hand now = hand();
    shanten_ = now.shanten().best();
    waits_ = tenpai::Waits();
    asked_++;
    if (now.turn() == tenpai::Turn::to_draw && is_tenpai()) {
        waits_ = now.waits();
        asked_++;
    }
}

void Opponent::deal(const std::vector<Tile>& tiles) {
    concealed_ = tiles;
    std::sort(concealed_.begin(), concealed_.end());
    judge();
}

void Opponent::draw(Tile tile) {
    const bool is_wait = waits_on(tile);
    add(tile);
    drawn_ = tile;
    let_one_pass_ = false;
    judge();
    require(is_complete() == is_wait, "a draw completes the hand where it was a wait, and only so");
}

void Opponent::discard(Tile tile) {
    take(tile);
    shown_.thrown.push_back(tile);
    drawn_.reset();
    judge();
}

void Opponent::call(Tile called, const Call& call) {
    std::vector<Tile> tiles;
    if (call.kind == MeldKind::open_kan) {
        tiles = take_all(called.kind);
    } else {
        for (Tile tile : call.with) {
            take(tile);
            tiles.push_back(tile);
        }
    }
    tiles.push_back(called);
    std::sort(tiles.begin(), tiles.end());
    shown_.melds.push_back({call.kind, tiles});
    judge();
}

void Opponent::kan(OwnKan kan) {
    const std::vector<Tile> tiles = take_all(kan.kind);
    if (kan.is_added) {
        const auto pon = find(shown_.melds, MeldKind::pon, kan.kind);
        require(pon != shown_.melds.end() && tiles.size() == 1, "a kan is added to a pon");
        pon->kind = MeldKind::open_kan;
        pon->tiles.push_back(tiles.front());
        std::sort(pon->tiles.begin(), pon->tiles.end());
    } else {
        require(tiles.size() == copies_of_a_kind, "a concealed kan has four tiles");
        shown_.melds.push_back({MeldKind::concealed_kan, tiles});
    }
    drawn_.reset();
    judge();
}

void Opponent::give_up_added(Tile tile) {
    const auto kan = find(shown_.melds, MeldKind::open_kan, tile.kind);
    require(kan != shown_.melds.end(), "only an added kan is robbed");
    kan->kind = MeldKind::pon;
    kan->tiles.erase(std::find(kan->tiles.begin(), kan->tiles.end(), tile));
    judge();
}

void Opponent::win_on(Tile tile) {
    require(can_win_on(tile), "nobody wins on what is no wait, or furiten");
    add(tile);
    judge();
    require(is_complete(), "a wait completes the hand");
}

void Opponent::let_pass(Tile tile) {
    if (waits_on(tile)) {
        let_one_pass_ = true;
        let_one_pass_in_riichi_ = let_one_pass_in_riichi_ || shown_.in_riichi;
    }
}

bool Opponent::waits_on(Tile tile) const {
    return waits_.effective().contains(to_library_kind(tile.kind));
}

Furiten Opponent::furiten_with(const tenpai::Waits& waits, tenpai::TileSet also_thrown) const {
    tenpai::TileSet thrown = also_thrown;
    for (Tile tile : shown_.thrown) {
        thrown |= to_library_kind(tile.kind);
    }
    return {waits.formal() & thrown, let_one_pass_, let_one_pass_in_riichi_};
}

Furiten Opponent::furiten_after(Tile discard) const {
    tenpai::Hand after = hand();
    after.discard(to_library(discard));
    asked_++;
    return furiten_with(after.waits(), to_library_kind(discard.kind));
}

std::vector<Advice> Opponent::discards(const Table& table) const {
    asked_++;
    return advice(hand().discards(tenpai::default_rules, seen(table)));
}

Advice Opponent::best_discard(const Table& table) const {
    asked_++;
    return advice(hand().best_discard(tenpai::default_rules, seen(table)));
}

std::vector<Advice> Opponent::discards_after(const Call& call, const Offer& offer,
                                             const Table& table) const {
    asked_++;
    return advice(hand().call_discards(to_library(offer.tile), discarder(seat_, offer.from),
                                       call.judged, tenpai::default_rules, seen(table)));
}

std::vector<Call> Opponent::calls(Tile tile, int from, const Table& table) const {
    std::vector<Call> calls;
    if (shown_.in_riichi || table.left == 0) {
        return calls;
    }
    asked_++;
    const tenpai::Calls judged = hand().calls(to_library(tile), discarder(seat_, from),
                                              tenpai::default_rules, seen(table));
    bool wins = false;
    for (const tenpai::Call& call : judged) {
        wins = wins || call.kind() == tenpai::CallKind::ron;
        if (const auto with = call.with()) {
            const bool is_chi = call.kind() == tenpai::CallKind::chi;
            calls.push_back({is_chi ? MeldKind::chi : MeldKind::pon,
                             {from_library((*with)[0]), from_library((*with)[1])},
                             call});
        } else if (call.kind() == tenpai::CallKind::kan && table.kans < most_kans) {
            calls.push_back({MeldKind::open_kan, {}, call});
        }
    }
    require(wins == waits_on(tile), "the calls have a win on every wait, and on no other tile");
    return calls;
}

std::vector<OwnKan> Opponent::kans(const Table& table) const {
    std::vector<OwnKan> kans;
    if (shown_.in_riichi || table.left == 0 || table.kans == most_kans) {
        return kans;
    }
    std::vector<OwnKan> added;
    for (int kind = 0; kind < tile_kinds; kind++) {
        const auto held = std::count_if(concealed_.begin(), concealed_.end(),
                                        [kind](Tile tile) { return tile.kind == kind; });
        if (held == copies_of_a_kind) {
            kans.push_back({kind, false});
        }
        for (const Meld& meld : shown_.melds) {
            if (held == 1 && meld.kind == MeldKind::pon && meld.tiles.front().kind == kind) {
                added.push_back({kind, true});
            }
        }
    }
    kans.insert(kans.end(), added.begin(), added.end());
    return kans;
}

int Opponent::shanten_after(OwnKan kan) const {
    tenpai::Hand after = hand();
    if (kan.is_added) {
        const auto fourth = std::find_if(concealed_.begin(), concealed_.end(),
                                         [kan](Tile tile) { return tile.kind == kan.kind; });
        require(fourth != concealed_.end(), "the tile that is added is held");
        after.added_kan(to_library(*fourth));
    } else {
        after.concealed_kan(to_library_kind(kan.kind));
    }
    asked_++;
    return after.shanten().best();
}

bool Opponent::may_declare_riichi(const Table& table) const {
    return !shown_.in_riichi && !is_open() && table.left >= left_for_riichi;
}

tenpai::Wins Opponent::wins(Tile tile) const {
    asked_++;
    return hand().wins(to_library_kind(tile.kind));
}

tenpai::Hand Opponent::hand() const { return to_library(concealed_, shown_.melds); }

tenpai::Seen Opponent::seen(const Table& table) const {
    return to_library_seen(table.seen_by(seat_));
}

bool Opponent::is_open() const {
    return std::any_of(shown_.melds.begin(), shown_.melds.end(),
                       [](const Meld& meld) { return meld.kind != MeldKind::concealed_kan; });
}

void Opponent::add(Tile tile) {
    concealed_.insert(std::upper_bound(concealed_.begin(), concealed_.end(), tile), tile);
}

void Opponent::take(Tile tile) {
    const auto held = std::find(concealed_.begin(), concealed_.end(), tile);
    require(held != concealed_.end(), "a tile that is thrown or laid down is held");
    concealed_.erase(held);
}

std::vector<Tile> Opponent::take_all(int kind) {
    std::vector<Tile> tiles;
    for (const Tile tile : std::vector<Tile>(concealed_)) {
        if (tile.kind == kind) {
            take(tile);
            tiles.push_back(tile);
        }
    }
    return tiles;
}

}  // namespace game
