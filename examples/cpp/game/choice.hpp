// What a player can choose, and what is advised.

#ifndef GAME_CHOICE_HPP
#define GAME_CHOICE_HPP

#include <array>
#include <vector>

#include <tenpai.hpp>

#include "table.hpp"
#include "tile.hpp"

namespace game {

// A discard, and what the rest of the hand is then.
struct Advice {
    Tile tile;
    int shanten;
    // The tiles that bring it nearer, those of them of which a copy is not yet seen, and how many
    // copies that are.
    tenpai::TileSet accepts;
    tenpai::TileSet live;
    int copies;
};

// A way to call the tile of another seat.
struct Call {
    // A chi, a pon or an open kan.
    MeldKind kind;
    // The two of the hand that go into a chi or pon; a kan takes all that there are.
    std::array<Tile, 2> with;
    // What the library thinks of it.
    tenpai::Call judged;
};

// A kan of one's own: four concealed tiles, or the fourth one added to a pon.
struct OwnKan {
    int kind;
    bool is_added;
};

// What to do after a draw.
struct Turn {
    enum class Kind { win, kan, riichi, discard };
    Kind kind;
    // What is thrown, after declaring riichi or without.
    Tile tile{};
    OwnKan kan{};
};

// A tile of another seat, and what one may do with it.
struct Offer {
    Tile tile;
    int from;
    bool can_win;
    std::vector<Call> calls;
};

// What to do with it.
struct Reaction {
    enum class Kind { pass, win, call };
    Kind kind = Kind::pass;
    Call call{};
};

}  // namespace game

#endif
