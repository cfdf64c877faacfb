#include "tile.hpp"

namespace game {

namespace {

constexpr std::string_view suits = "mpsz";

}  // namespace

std::string text(Tile tile) {
    const int rank = tile.is_red ? 0 : tile.kind % 9 + 1;
    return {static_cast<char>('0' + rank), suits[static_cast<std::size_t>(tile.kind / 9)]};
}

std::string text(const std::vector<Tile>& tiles) {
    std::string all;
    for (Tile tile : tiles) {
        all += (all.empty() ? "" : " ") + text(tile);
    }
    return all.empty() ? "-" : all;
}

std::optional<Tile> tile_from(std::string_view written) {
    if (written.size() != 2 || written[0] < '0' || written[0] > '9') {
        return std::nullopt;
    }
    const std::size_t suit = suits.find(written[1]);
    if (suit == std::string_view::npos) {
        return std::nullopt;
    }
    const bool is_red = written[0] == '0';
    const int rank = is_red ? 5 : written[0] - '0';
    const int kind = static_cast<int>(suit) * 9 + rank - 1;
    if (kind >= tile_kinds || (is_red && !is_five(kind))) {
        return std::nullopt;
    }
    return Tile{kind, is_red};
}

}  // namespace game
