// Tiles, sets of them, melds, rules and what is seen.

#include "check.hpp"

using namespace tenpai;

// All of these are there when the program is compiled.
static_assert(*Tile::try_from_text("5p") == Tile::of<Suit::circles, 5>());
static_assert(Tile::of<Suit::honours, 7>().index() == 33);
static_assert(TileSet::try_from_text("258m1z")->size() == 4);
static_assert(Rules().with_players(Players::three).players() == Players::three);
static_assert(Meld::try_of(MeldKind::chi, Tile::of<Suit::circles, 4>(), 1)->red_fives() == 1);
static_assert(std::is_trivially_copyable_v<Hand> && sizeof(Hand) == sizeof(tenpai_hand));
static_assert(!std::is_default_constructible_v<Hand> && !std::is_default_constructible_v<Tile>);
static_assert(!std::is_default_constructible_v<Meld> && !std::is_aggregate_v<Waits>);

void check_tiles() {
    const char letters[] = {'m', 'p', 's', 'z'};
    std::size_t index = 0;
    for (int suit = 0; suit < 4; suit++) {
        for (int rank = 1; rank <= (suit == 3 ? 7 : 9); rank++) {
            const char text[] = {static_cast<char>('0' + rank), letters[suit], '\0'};
            const Result<Tile> read = Tile::try_from_text(text);
            CHECK(read && read->index() == index);
            CHECK(read->suit() == static_cast<Suit>(suit) && read->rank() == rank);
            CHECK(read->to_text().view() == text && read->to_text().c_str()[2] == '\0');
            CHECK(Tile::try_of(static_cast<Suit>(suit), rank).value_or(tile("1z")) == *read);
            CHECK(Tile::try_from_index(index).optional() == *read);
            CHECK(read->is_honour() == (suit == 3));
            CHECK(read->is_terminal() == (suit < 3 && (rank == 1 || rank == 9)));
            CHECK(Piece(*read).tile() == *read && !Piece(*read).is_red());
            CHECK(Piece::try_from_text(text).optional() == Piece(*read));
            index++;
        }
    }
    CHECK(index == Tile::kinds);
    CHECK(Tile::try_from_index(34).status() == Status::bad_tile);
    CHECK(Tile::try_from_index(34).error().message() == "tile 34 does not exist: use 0 to 33");
    CHECK(Tile::try_of(Suit::honours, 8).error().message() ==
          "there is no such rank: use 1z to 7z");
    CHECK(Tile::try_of(Suit::bamboos, 0).status() == Status::bad_tile);
    CHECK(Tile::try_of(static_cast<Suit>(4), 1).status() == Status::bad_tile);

    CHECK(tile("1m") < tile("1p") && tile("1p") > tile("9m") && tile("1z") >= tile("1z"));
    CHECK(tile("1m") <= tile("1m") && tile("1m") != tile("2m") && !(tile("1m") < tile("1m")));
    CHECK(kinds_of(Suit::circles) == 9 && kinds_of(Suit::honours) == 7);

    CHECK(piece("0s").is_red() && piece("0s").tile() == tile("5s") && piece("0s") != piece("5s"));
    CHECK(piece("0s") == *Piece::try_red_five(Suit::bamboos));
    CHECK(piece("0s").to_text().view() == "0s");
    CHECK(Piece::try_red_five(Suit::honours).status() == Status::bad_tile);
    CHECK(Tile::try_from_text("0m").status() == Status::bad_text);
    CHECK(Tile::try_from_text("0m").error().offset() == std::size_t{0});
    CHECK(Tile::try_from_text("12m").error().message() == "2 tiles where one is expected");
    CHECK(Piece::try_from_text("").status() == Status::bad_text);
    CHECK(Piece::try_from_text(" 8z").status() == Status::bad_tile);
    CHECK(Piece::try_from_text(" 8z").error().offset() == std::size_t{1});
    CHECK(Piece::try_from_text("\xe3\x80\x80 1z\xe2\x80\x8a").optional() == piece("1z"));
    CHECK(Piece::try_from_text("\xff").error().message() ==
          "unexpected byte 255 at byte 0: use digits, m p s z, [ ] and ( )");
}

void check_sets() {
    const TileSet waits = tiles("258m11z");
    const char* expected[] = {"2m", "5m", "8m", "1z"};
    std::size_t place = 0;
    for (Tile one : waits) {
        CHECK(place < 4 && one.to_text().view() == expected[place]);
        place++;
    }
    CHECK(place == 4 && waits.size() == 4);
    CHECK(waits.bits() == ((1ULL << 1) | (1ULL << 4) | (1ULL << 7) | (1ULL << 27)));
    CHECK(waits.contains(tile("8m")) && !waits.contains(tile("9m")));
    CHECK(waits.to_text().view() == "258m1z" && waits.to_text().size() == 6);

    const TileSet other = {tile("1z"), tile("2z"), tile("2z")};
    CHECK((waits | other) == tiles("258m12z"));
    CHECK((waits & other) == TileSet(tile("1z")));
    CHECK((waits - other) == tiles("258m"));
    CHECK((waits ^ other) == tiles("258m2z"));
    CHECK((~waits | waits) == TileSet::all() && (~waits & waits).empty());
    TileSet changed = waits;
    changed |= tile("9p");
    CHECK(changed == tiles("258m9p1z"));
    changed -= waits;
    CHECK(changed == tiles("9p"));
    changed ^= tiles("89p");
    CHECK(changed == tiles("8p"));
    changed &= tile("9p");
    CHECK(changed.empty() && changed != waits && changed.to_text().empty());
    CHECK(waits.contains_all(tiles("2m1z")) && !waits.contains_all(other));
    CHECK(waits.contains_all(TileSet()));
    CHECK(waits.contains(tile("2m")));

    auto last = TileSet::all().begin();
    for (int step = 0; step < 33; step++) {
        last++;
    }
    CHECK(*last == tile("7z") && ++last == TileSet::all().end());
    CHECK(TileSet::all().size() == 34 && TileSet().begin() == TileSet().end());
    CHECK(*TileSet::try_from_bits(1) == TileSet(tile("1m")));
    CHECK(TileSet::try_from_bits(1ULL << 34).status() == Status::bad_tile);
    CHECK(TileSet::try_from_text("1").status() == Status::bad_text);
    CHECK(TileSet::try_from_text("1m0m").error().offset() == std::size_t{2});
    CHECK(TileSet::try_from_text("")->empty());

    char room[7];
    CHECK(*waits.try_write_text(room, sizeof room) == "258m1z" && room[6] == '\0');
    CHECK(waits.try_write_text(room, 6).status() == Status::buffer_too_small);
    CHECK(waits.try_write_text(nullptr, 6).status() == Status::null);
    char all[TENPAI_TEXT_CAPACITY];
    CHECK(TileSet::all().try_write_text(all, sizeof all)->size() == 38);
}

static void check_melds() {
    const Meld chi = *Meld::try_of(MeldKind::chi, tile("4p"), 1);
    CHECK(chi.kind() == MeldKind::chi && chi.lowest() == tile("4p") && chi.size() == 3);
    CHECK(chi.piece(1) == piece("0p") && chi.piece(2) == piece("6p"));
    CHECK(chi.to_text().view() == "[406p]");
    const Meld kan = *Meld::try_of(MeldKind::concealed_kan, tile("5s"), 1);
    CHECK(kan.to_text().view() == "(0555s)" && kan.size() == 4 && kan.red_fives() == 1);
    CHECK(kan.piece(0) == piece("0s") && kan.piece(3) == piece("5s"));
    CHECK(Meld::try_of(MeldKind::open_kan, tile("5z"))->to_text().view() == "[5555z]");
    CHECK(Meld::try_of(MeldKind::pon, tile("9m"))->to_text().view() == "[999m]");
    CHECK(kan != chi && kan == *Meld::try_of(MeldKind::concealed_kan, tile("5s"), 1));

    CHECK(Meld::try_of(MeldKind::chi, tile("8p")).status() == Status::bad_meld);
    CHECK(Meld::try_of(MeldKind::chi, tile("8p")).error().tile() == tile("8p"));
    CHECK(Meld::try_of(MeldKind::chi, tile("1z")).status() == Status::bad_meld);
    CHECK(Meld::try_of(static_cast<MeldKind>(0), tile("1z")).status() == Status::bad_meld);
    CHECK(Meld::try_of(static_cast<MeldKind>(5), tile("1z")).status() == Status::bad_meld);
    for (const char* none : {"2p", "6p"}) {
        CHECK(Meld::try_of(MeldKind::chi, tile(none), 1).status() == Status::red_fives);
    }
    CHECK(Meld::try_of(MeldKind::pon, tile("5z"), 1).status() == Status::red_fives);
    CHECK(Meld::try_of(MeldKind::pon, tile("5m"), 2).status() == Status::red_fives);
    CHECK(Meld::try_of(MeldKind::pon, tile("5m"), -1).status() == Status::red_fives);
}

static void check_rules() {
    const Rules rules;
    CHECK(rules.copies() == CopiesRule::concealed && rules.forms() == Forms::all);
    CHECK(rules.players() == Players::four && rules.four_of_a_kind() == FourOfAKind::one_pair);
    CHECK(rules.swap_calling() == SwapCalling::forbidden);
    const Rules all = rules.with_copies(CopiesRule::visible)
                          .with_forms(Forms::general | Forms::seven_pairs)
                          .with_players(Players::three)
                          .with_four_of_a_kind(FourOfAKind::two_pairs)
                          .with_swap_calling(SwapCalling::allowed);
    CHECK(all.copies() == CopiesRule::visible && all.players() == Players::three);
    CHECK(all.forms() == (Forms::general | Forms::seven_pairs));
    CHECK((all.forms() & Forms::seven_pairs) == Forms::seven_pairs);
    CHECK(all.four_of_a_kind() == FourOfAKind::two_pairs);
    CHECK(all.swap_calling() == SwapCalling::allowed && all != rules);
    const Rules back = all.with_copies(CopiesRule::concealed)
                           .with_forms(Forms::all)
                           .with_players(Players::four)
                           .with_four_of_a_kind(FourOfAKind::one_pair)
                           .with_swap_calling(SwapCalling::forbidden);
    CHECK(back == rules);
}

static void check_seen() {
    Seen seen;
    for (int copies = 1; copies <= 4; copies++) {
        CHECK(seen.try_add(tile("3s")).has_value());
        CHECK(seen.count(tile("3s")) == copies);
    }
    const Result<void> fifth = seen.try_add(tile("3s"));
    CHECK(!fifth && fifth.status() == Status::too_many_copies);
    CHECK(fifth.error().message() == "5 copies of 3s seen: there are only four");
    CHECK(fifth.error().tile() == tile("3s") && fifth.error().count() == 5);
    CHECK(seen.count(tile("3s")) == 4 && seen.count(tile("2s")) == 0);
    TileCounts counts{};
    counts[tile("3s").index()] = 4;
    CHECK(*Seen::try_from_counts(counts) == seen);
    counts[0] = 5;
    CHECK(Seen::try_from_counts(counts).error().tile() == tile("1m"));
}

void check_melds_rules_seen() {
    check_melds();
    check_rules();
    check_seen();
}
