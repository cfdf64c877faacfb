#include "translation.hpp"

#include <cstddef>

namespace game {

namespace {

tenpai::MeldKind to_library(MeldKind kind) {
    switch (kind) {
        case MeldKind::chi:
            return tenpai::MeldKind::chi;
        case MeldKind::pon:
            return tenpai::MeldKind::pon;
        case MeldKind::open_kan:
            return tenpai::MeldKind::open_kan;
        case MeldKind::concealed_kan:
            break;
    }
    return tenpai::MeldKind::concealed_kan;
}

}  // namespace

tenpai::Tile to_library_kind(int kind) {
    return tenpai::Tile::from_index(static_cast<std::size_t>(kind));
}

tenpai::Piece to_library(Tile tile) {
    const tenpai::Tile kind = to_library_kind(tile.kind);
    return tile.is_red ? tenpai::Piece::red_five(kind.suit()) : tenpai::Piece(kind);
}

tenpai::Meld to_library(const Meld& meld) {
    int red_fives = 0;
    for (Tile tile : meld.tiles) {
        red_fives += tile.is_red ? 1 : 0;
    }
    const tenpai::Tile lowest = to_library_kind(meld.tiles.front().kind);
    return tenpai::Meld::of(to_library(meld.kind), lowest, red_fives);
}

tenpai::Hand to_library(const std::vector<Tile>& concealed, const std::vector<Meld>& melds) {
    tenpai::TileCounts counts{};
    tenpai::RedFives red_fives{};
    for (Tile tile : concealed) {
        counts[static_cast<std::size_t>(tile.kind)]++;
        if (tile.is_red) {
            red_fives[static_cast<std::size_t>(tile.kind / 9)]++;
        }
    }
    std::vector<tenpai::Meld> beside;
    for (const Meld& meld : melds) {
        beside.push_back(to_library(meld));
    }
    return tenpai::Hand::from_parts(counts, beside.data(), beside.size(), red_fives);
}

tenpai::Seen to_library_seen(const std::vector<Tile>& tiles) {
    tenpai::Seen seen;
    for (Tile tile : tiles) {
        seen.add(to_library_kind(tile.kind));
    }
    return seen;
}

Tile from_library(tenpai::Piece piece) {
    return {static_cast<int>(piece.tile().index()), piece.is_red()};
}

}  // namespace game
