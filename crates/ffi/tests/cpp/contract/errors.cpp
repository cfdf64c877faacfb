// What an error tells, and how it is told: by a result, and by an exception where there are some.

#include "check.hpp"

using namespace tenpai;

void check_errors() {
    const Result<Hand> none = Hand::try_from_text("123m456x");
    CHECK(!none && !none.has_value() && none.status() == Status::bad_text);
    CHECK(none.error().offset() == std::size_t{7} && !none.error().tile() && !none.error().hand());
    CHECK(none.error().message() ==
          "unexpected 'x' at byte 7: use digits, m p s z, [ ] and ( )");
    CHECK(none.error().c_str() == std::string_view(none.error().raw().message));
    CHECK(none.optional() == std::nullopt && none.value_or(hand("1m")) == hand("1m"));
    const std::optional<Hand> nothing = none;
    CHECK(!nothing);

    const Result<Hand> five = Hand::try_from_text("11111m");
    CHECK(five.status() == Status::too_many_copies && five.error().tile() == tile("1m"));
    CHECK(five.error().count() == 5 && !five.error().offset());
    CHECK(Hand::try_from_text("").status() == Status::bad_text);
    CHECK(Hand::try_from_text({}).status() == Status::bad_text);
    CHECK(Hand::try_from_text("12m3z").optional() == std::nullopt);
    CHECK(Hand::try_from_text("123z").status() == Status::bad_size);
    CHECK(Hand::try_from_text("8z").status() == Status::bad_tile);
    CHECK(Hand::try_from_text("1z[124m]").status() == Status::bad_meld);
    CHECK(Hand::try_from_text("1z[123m]").status() == Status::meld_count);
    CHECK(Hand::try_from_text("00m").status() == Status::red_fives);
    const std::string_view part = std::string_view("xx2235mxx").substr(2, 5);
    CHECK(Hand::try_from_text(part).optional() == hand("2235m"));

    const Result<Hand> some = Hand::try_from_text("2235m");
    CHECK(some && some->size() == 4 && (*some).size() == 4 && some.status() == Status::ok);
    CHECK(some.error().status() == Status::ok && some.error().message().empty());
    CHECK(Error().status() == Status::ok && !Error().tile() && !Error().offset());
    CHECK(message(Status::ok) == "no error" && message(Status::bad_text).size() > 10);
    CHECK(message(Status::not_held) == "a tile is not among the concealed ones");
    CHECK(Error(Status::bad_rules).message() == message(Status::bad_rules));

    const Hand drawn = hand("11m");
    CHECK(drawn.try_waits().status() == Status::wrong_turn);
    CHECK(drawn.try_acceptance().status() == Status::wrong_turn);
    CHECK(drawn.try_improvements().status() == Status::wrong_turn);
    CHECK(drawn.try_good_waits(4).status() == Status::wrong_turn);
    CHECK(drawn.try_calls(tile("1m"), Discarder::other).status() == Status::wrong_turn);
    CHECK(hand("2235m").try_discards().status() == Status::wrong_turn);
    CHECK(hand("2235m").try_best_discard().status() == Status::wrong_turn);
    const Rules strange = Rules().with_copies(static_cast<CopiesRule>(9));
    CHECK(drawn.try_shanten(strange).status() == Status::bad_rules);
    CHECK(drawn.try_blocks(strange).status() == Status::bad_rules);
    const Rules three = Rules().with_players(Players::three);
    CHECK(hand("2235m").try_waits(three).error().tile() == tile("2m"));
    CHECK(hand("1z[123s][111z][222z][333z]").try_shanten(three).status() == Status::no_chi);
    Seen seen;
    for (int copies = 0; copies < 4; copies++) {
        CHECK(seen.try_add(tile("3m")).has_value());
    }
    CHECK(hand("2235m").try_shanten(Rules(), seen).status() == Status::too_many_copies);

    CHECK(version() == tenpai_version() && version_number() == TENPAI_VERSION_NUMBER);
    CHECK(abi_number() == TENPAI_ABI_NUMBER && library_fits());
}

#if TENPAI_EXCEPTIONS

// The status with which something throws; ok where it does not.
template <typename Act>
static Status thrown(Act act) {
    try {
        act();
    } catch (const Exception& exception) {
        CHECK(exception.status() == exception.error().status());
        CHECK(exception.what() == exception.error().message());
        return exception.status();
    }
    return Status::ok;
}

void check_exceptions() {
    Hand game = Hand::from_text("123m456p789s1122z");
    const Piece east = Tile::from_text("1z");
    CHECK(game.waits() == *game.try_waits() && game.shanten() == *game.try_shanten());
    CHECK(game.shanten(Rules(), Seen()) == game.shanten() && game.blocks() == *game.try_blocks());
    CHECK(game.acceptance() == *game.try_acceptance() && game.improvements().empty());
    CHECK(game.wait_kinds() == *game.try_wait_kinds() && game.wait_cases().size() == 2);
    CHECK(game.readings() == *game.try_readings());
    CHECK(game.readings<1>(ReadingChoice::all).total() > game.readings().total());
    CHECK(game.write_readings(nullptr, 0).total == game.readings().total());
    CHECK(Hand::from_text("11z").wins(tile("1z")).size() == 1);
    CHECK(FormulaCounts().with_size(1).shanten() == 0);
    CHECK(game.good_waits(4) == *game.try_good_waits(4));
    const Calls calls = game.calls(east, Discarder::other);
    CHECK(calls == *game.try_calls(east, Discarder::other) && calls[1].kind() == CallKind::pon);
    CHECK(game.call_discards(east, Discarder::other, calls[1]).size() == 10);
    game.pon(east, {east, east});
    CHECK(game.discards() == *game.try_discards());
    CHECK(game.best_discard() == game.discards().front());
    game.discard(Tile::of(Suit::characters, 1));
    game.chi(Piece::from_text("7p"), {tile("5p"), tile("6p")});
    game.discard(Tile::from_index(2));
    game.draw(east);
    game.added_kan(east);
    CHECK(game == Hand::from_text("2m4p789s22z[1111z][567p]"));
    Hand kans = Hand::from_text("0555m222p11122z34z");
    kans.concealed_kan(tile("5m"));
    kans.open_kan(tile("2p"));
    CHECK(kans == Hand::from_text("11122z34z(0555m)[2222p]"));
    CHECK(Hand::from_raw(kans.raw()) == kans);
    CHECK(Hand::from_counts(hand("2235m").counts()) == hand("2235m"));
    const Meld chi = Meld::of(MeldKind::chi, tile("1s"));
    CHECK(Hand::from_parts(hand("2233m567p").counts(), {chi, chi}) ==
          hand("2233m567p[123s][123s]"));
    CHECK(Hand::from_parts(hand("0233m").counts(), nullptr, 0, {1, 0, 0}) == hand("0233m"));

    CHECK(thrown([] { (void)Hand::from_text("12x"); }) == Status::bad_text);
    CHECK(thrown([] { (void)hand("11m").waits(); }) == Status::wrong_turn);
    CHECK(thrown([] { (void)hand("2235m").discards(); }) == Status::wrong_turn);
    CHECK(thrown([] { (void)hand("2235m").best_discard(); }) == Status::wrong_turn);
    CHECK(thrown([] { (void)hand("2235m").wins(tile("2m")); }) == Status::wrong_turn);
    CHECK(thrown([] { (void)FormulaCounts().shanten(); }) == Status::bad_formula_counts);
    CHECK(thrown([] { hand("2235m").discard(tile("2m")); }) == Status::wrong_turn);
    CHECK(thrown([] { (void)Tile::from_index(34); }) == Status::bad_tile);
    CHECK(thrown([] { (void)Piece::red_five(Suit::honours); }) == Status::bad_tile);
    CHECK(thrown([] { (void)TileSet::from_bits(~0ULL); }) == Status::bad_tile);
    CHECK(thrown([] { (void)TileSet::from_text("9z"); }) == Status::bad_tile);
    CHECK(thrown([] { (void)BlockKinds::from_bits(255); }) == Status::bad_block_kinds);
    CHECK(thrown([] { (void)Seen::from_counts(TileCounts{5}); }) == Status::too_many_copies);
    Seen seen = Seen::from_counts(TileCounts{4});
    CHECK(thrown([&] { seen.add(tile("1m")); }) == Status::too_many_copies);
    const std::uint8_t none[Tile::kinds] = {};
    Shanten numbers[1];
    CHECK(thrown([&] { shanten_of_many(none, 1, numbers); }) == Status::bad_size);
    CHECK(thrown([] { (void)Result<Hand>(Error(Status::internal)).value(); }) == Status::internal);
    CHECK(thrown([] { CHECK(Hand::from_text("11m").size() == 2); }) == Status::ok);
}

#else

void check_exceptions() {}

#endif
