// How hands are made, what they hold, and how they change.

#include "check.hpp"

using namespace tenpai;

void check_hands() {
    const Hand made = hand("340m1z[123s](7777z)[505p]");
    CHECK(made.size() == 4 && made.turn() == Turn::to_draw && !made.melds_are_assumed());
    CHECK(made.count(tile("5m")) == 1 && made.count(piece("0m")) == 1);
    CHECK(made.count(piece("5m")) == 0);
    CHECK(made.red_fives(Suit::characters) == 1 && made.red_fives(Suit::circles) == 0);
    CHECK(made.red_fives(Suit::honours) == 0);
    CHECK(made.tiles() == tiles("345m1z") && made.counts()[27] == 1 && made.counts()[33] == 0);
    CHECK(made.melds().size() == 3 && made.melds()[0].to_text().view() == "[123s]");
    CHECK(made.melds()[1].kind() == MeldKind::concealed_kan && made.melds()[2].red_fives() == 1);
    CHECK(made.to_text().view() == "340m1z[123s](7777z)[055p]");
    CHECK(made == hand(made.to_text()) && made != hand("345m1z[123s](7777z)[505p]"));
    CHECK(hand("2235m").melds_are_assumed() && hand("2235m").melds().empty());
    CHECK(!hand("123m456p789s1122z").melds_are_assumed());
    CHECK(hand("11m").turn() == Turn::to_discard && hand("11m").size() == 2);

    char room[26];
    CHECK(*made.try_write_text(room, sizeof room) == made.to_text().view());
    CHECK(made.try_write_text(room, 25).status() == Status::buffer_too_small);
    CHECK(made.try_write_text(nullptr, 26).status() == Status::null);

    TileCounts counts{};
    counts[0] = counts[1] = counts[4] = counts[13] = 1;
    CHECK(Hand::try_from_counts(counts).optional() == hand("125m5p"));
    CHECK(*Hand::try_from_parts(counts, {}, {1, 1, 0}) == hand("120m0p"));
    const Meld kan = *Meld::try_of(MeldKind::open_kan, tile("1z"));
    const Meld chi = *Meld::try_of(MeldKind::chi, tile("5s"), 1);
    CHECK(*Hand::try_from_parts(counts, {kan, chi, kan}).error().tile() == tile("1z"));
    const Meld pon = *Meld::try_of(MeldKind::pon, tile("2z"));
    CHECK(*Hand::try_from_parts(counts, {kan, chi, pon}) == hand("125m5p[1111z][067s][222z]"));
    CHECK(Hand::try_from_parts(counts, {kan}).status() == Status::meld_count);
    CHECK(Hand::try_from_parts(counts, {kan}).error().count() == 1);
    CHECK(Hand::try_from_parts(counts, nullptr, 3, {}).status() == Status::null);
    CHECK(Hand::try_from_parts(counts, {}, {2, 0, 0}).status() == Status::red_fives);
    CHECK(Hand::try_from_parts(counts, {}, {0, 0, 1}).status() == Status::red_fives);
    counts[0] = 5;
    CHECK(Hand::try_from_counts(counts).status() == Status::too_many_copies);

    tenpai_hand raw = made.raw();
    CHECK(*Hand::try_from_raw(raw) == made);
    raw.reserved[3] = 1;
    CHECK(Hand::try_from_raw(raw).status() == Status::reserved);
}

// After a failure nothing has changed.
static void refused(Hand before, const Hand& after, const Result<void>& result, Status status,
                    std::string_view message) {
    CHECK(!result && result.status() == status);
    CHECK(result.error().message() == message);
    CHECK(after == before);
}

void check_changes() {
    const Piece east = tile("1z");
    Hand game = hand("123m406p789s1122z");
    CHECK(game.try_pon(east, {east, east}).has_value());
    CHECK(game.to_text().view() == "123m406p789s22z[111z]" && game.turn() == Turn::to_discard);
    CHECK(game.try_discard(piece("0p")).has_value());
    CHECK(game == hand("123m46p789s22z[111z]"));
    CHECK(game.try_chi(piece("5p"), {piece("6p"), piece("4p")}).has_value());
    CHECK(game.try_discard(tile("1m")).has_value());
    CHECK(game.try_draw(east).has_value());
    CHECK(game.try_added_kan(east).has_value());
    CHECK(game == hand("23m789s22z[1111z][456p]"));
    CHECK(game.try_draw(piece("0m")).has_value());
    CHECK(game.try_discard(tile("2m")).has_value());
    CHECK(game == hand("30m789s22z[1111z][456p]"));

    Hand kans = hand("0555m222p111223z7z");
    CHECK(kans.try_concealed_kan(tile("5m")).has_value());
    CHECK(kans == hand("222p111223z7z(0555m)"));
    CHECK(kans.try_draw(tile("9p")).has_value() && kans.try_discard(tile("7z")).has_value());
    CHECK(kans.try_open_kan(tile("2p")).has_value());
    CHECK(kans == hand("9p111223z(0555m)[2222p]"));

    const Hand before = kans;
    refused(before, kans, kans.try_discard(tile("9p")), Status::wrong_turn,
            "the hand has to draw first: it has 7 concealed, and this takes 2, 5, 8, 11 or 14");
    refused(before, kans, kans.try_draw(tile("5m")), Status::too_many_copies,
            "5 copies of 5m: there are only four");
    refused(before, kans, kans.try_open_kan(tile("2z")), Status::not_held,
            "3 of 2z are wanted, and 2 among the concealed tiles");
    refused(before, kans, kans.try_pon(tile("7z"), {tile("7z"), tile("7z")}), Status::not_held,
            "7z is not among the concealed tiles");
    refused(before, kans, kans.try_pon(tile("2z"), {tile("2z"), tile("3z")}), Status::bad_meld,
            "the tiles are not equal: pon takes 3 equal ones");
    refused(before, kans, kans.try_chi(tile("2z"), {tile("1z"), tile("3z")}), Status::bad_meld,
            "the tiles are no run: a chi is three of one suit in a row");
    CHECK(kans.try_draw(tile("9s")).has_value());
    const Hand drawn = kans;
    refused(drawn, kans, kans.try_added_kan(tile("9s")), Status::bad_call,
            "there is no pon of 9s to add to");
    refused(drawn, kans, kans.try_discard(tile("8s")), Status::not_held,
            "8s is not among the concealed tiles");
    CHECK(kans.try_discard(tile("8s")).error().tile() == tile("8s"));
    refused(drawn, kans, kans.try_draw(tile("8s")), Status::wrong_turn,
            "the hand has to discard first: it has 8 concealed, and this takes 1, 4, 7, 10 or 13");
    Hand assumed = hand("1111m");
    refused(assumed, assumed, assumed.try_open_kan(tile("1m")), Status::melds_assumed,
            "the melds of this hand are not known: name them before it calls");
}
