// Judgements of hands whose answers are known, by the rules, with what is seen, and what is
// refused.

#include "check.hpp"

using namespace tenpai;

static std::size_t place_of(const Discards& discards, Piece wanted) {
    std::size_t place = 0;
    while (place < discards.size() && discards[place].piece() != wanted) {
        place++;
    }
    return place;
}

static void check_waits() {
    struct Known {
        const char* hand;
        const char* formal;
        const char* effective;
    };
    const Known known[] = {
        {"2235m", "4m", "4m"},          {"1113335m", "45m", "45m"},
        {"1113345m", "236m", "236m"},   {"5779m", "", ""},
        {"1111m", "1m", ""},            {"2233445566778m", "258m", "258m"},
        {"11m19p19s1234567z", "9m", "9m"}, {"123m406p789s1122z", "12z", "12z"},
    };
    for (const Known& one : known) {
        const Result<Waits> waits = hand(one.hand).try_waits();
        CHECK(waits && waits->formal() == tiles(one.formal));
        CHECK(waits->effective() == tiles(one.effective));
        CHECK(waits->is_tenpai() == (one.effective[0] != '\0'));
        CHECK(waits->live() == waits->effective());
        const Verdict verdict = waits->is_tenpai() ? Verdict::tenpai : Verdict::not_tenpai;
        CHECK(waits->verdict() == verdict);
    }
    const Waits waits = *hand("1113335m").try_waits();
    CHECK(waits.copies(tile("4m")) == 4 && waits.copies(tile("5m")) == 3 && waits.total() == 7);
    CHECK(waits.copies(tile("1m")) == 0);
    CHECK(waits.is_furiten(tiles("5m9p")) && !waits.is_furiten(tiles("6m9p")));
    CHECK(hand("13m456p789s11z(2222m)").try_waits()->verdict() == Verdict::dead_wait);

    Seen seen;
    for (int copies = 0; copies < 3; copies++) {
        CHECK(seen.try_add(tile("5m")).has_value());
    }
    const Waits left = *hand("1113335m").try_waits(Rules(), seen);
    CHECK(left.live() == tiles("4m") && left.total() == 4 && left != waits);
    CHECK(Waits().total() == 0 && Waits().formal().empty() && Waits() == Waits());
}

static void check_shanten() {
    const Rules rules;
    const Shanten numbers = *hand("123m406p789s1122z").try_shanten();
    CHECK(numbers.best() == 0 && numbers.general() == 0 && numbers.is_tenpai());
    CHECK(numbers.seven_pairs() == 4 && numbers.thirteen_orphans() == 8);
    CHECK(!numbers.is_complete() && numbers.is_reachable());
    CHECK(hand("11223344556677z").try_shanten()->is_complete());
    CHECK(hand("1245m567p1235689s").try_shanten()->best() == 2);
    CHECK(hand("2235m").try_shanten()->seven_pairs() == Shanten::unreachable);

    const Hand locked = hand("45z[444z][111z][555z][777z]");
    CHECK(locked.try_shanten()->best() == 0);
    CHECK(locked.try_shanten(rules.with_copies(CopiesRule::with_melds))->best() == 1);
    const Hand four = hand("1111m");
    CHECK(four.try_shanten()->best() == 1);
    CHECK(four.try_shanten(rules.with_copies(CopiesRule::formal))->best() == 0);
    const Hand twelve = hand("1111m111122233z");
    CHECK(twelve.try_shanten()->general() == 1);
    CHECK(twelve.try_shanten(rules.with_players(Players::three))->general() == 2);
    const Hand pairs = hand("11223355m5577p1z");
    CHECK(pairs.try_shanten(rules.with_forms(Forms::general))->seven_pairs() ==
          Shanten::unreachable);
    CHECK(pairs.try_shanten(rules.with_forms(Forms::seven_pairs))->best() == 0);
    const Hand fours = hand("11112222m33p445z");
    CHECK(fours.try_shanten()->seven_pairs() == 4);
    CHECK(fours.try_shanten(rules.with_four_of_a_kind(FourOfAKind::two_pairs))->seven_pairs() == 0);
    Seen seen;
    for (int copies = 0; copies < 4; copies++) {
        CHECK(seen.try_add(tile("4m")).has_value());
    }
    CHECK(hand("2235m").try_shanten(rules, seen)->best() == 0);
    CHECK(hand("2235m").try_shanten(rules.with_copies(CopiesRule::visible), seen)->best() == 1);
}

static void check_many() {
    std::uint8_t counts[2 * Tile::kinds] = {2};
    for (std::size_t index = 0; index < 4; index++) {
        counts[Tile::kinds + index] = 1;
    }
    Shanten numbers[2];
    CHECK(try_shanten_of_many(counts, 2, numbers).has_value());
    CHECK(numbers[0].is_complete() && numbers[1].is_tenpai());
    CHECK(numbers[1] == *hand("1234m").try_shanten());
    CHECK(try_shanten_of_many(nullptr, 0, nullptr).has_value());
    CHECK(try_shanten_of_many(counts, 2, nullptr).status() == Status::null);
    counts[Tile::kinds] = 5;
    const Result<void> none = try_shanten_of_many(counts, 2, numbers);
    CHECK(none.status() == Status::too_many_copies && none.error().hand() == std::size_t{1});
    counts[Tile::kinds] = 1;
    const Rules three = Rules().with_players(Players::three);
    CHECK(try_shanten_of_many(counts, 2, numbers, three).status() == Status::absent_tile);
}

static void check_draws() {
    const Acceptance accepted = *hand("123m456p789s1122z").try_acceptance();
    CHECK(accepted.tiles() == tiles("12z") && accepted.live() == accepted.tiles());
    CHECK(accepted.total() == 4 && accepted.copies(tile("1z")) == 2 && accepted.shanten() == 0);
    CHECK(accepted.is_tenpai() && accepted.copies(tile("1m")) == 0);

    const Discards discards = *hand("123m456p789s11223z").try_discards();
    CHECK(discards.size() == 12 && discards.front().tile() == tile("3z"));
    CHECK(discards[0].is_tenpai() && discards[0].tiles() == tiles("12z"));
    CHECK(discards[0].total() == 4 && discards[0].copies(tile("2z")) == 2);
    CHECK(discards[1].shanten() == 1 && discards[1].tiles() == tiles("14m12z"));
    CHECK(discards[1].live() == discards[1].tiles() && discards[1].total() == 11);
    std::size_t counted = 0;
    for (const Discard& discard : discards) {
        counted += discard.shanten() == 0 ? 1 : 0;
    }
    CHECK(counted == 1 && discards.end() - discards.begin() == 12);
    CHECK(discards.data() == &discards[0]);
    CHECK(*hand("123m456p789s11223z").try_best_discard() == discards[0]);
    const Discards reds = *hand("05m").try_discards();
    CHECK(reds.size() == 2 && reds[0].piece() == piece("0m") && reds[1].piece() == piece("5m"));
    CHECK(*hand("05m").try_best_discard() == reds[0]);
    CHECK(place_of(reds, tile("5m")) == 1 && reds != discards);
    CHECK(reds == *hand("05m").try_discards());

    const Improvements improvements = *hand("234m1239p57s1122z").try_improvements();
    CHECK(improvements.size() >= 6 && improvements[0].draw() < improvements[1].draw());
    CHECK(improvements[0].after() > improvements[0].before() && improvements[0].copies() > 0);
    CHECK(improvements[0].discard() == tile("9p"));

    const GoodWaits share = *hand("234m1239p57s1122z").try_good_waits(5);
    CHECK(share.has_share() && share.shanten() == 1 && share.good() <= share.all());
    CHECK(share.all() == hand("234m1239p57s1122z").try_acceptance()->total());
    CHECK(hand("234m1239p57s1122z").try_good_waits(0)->good() == share.all());
    CHECK(!hand("2235m").try_good_waits(4)->has_share());
}

static void check_blocks() {
    const Blocks blocks = *hand("2235m").try_blocks();
    CHECK(blocks.size() == 2 && blocks.capacity() == 14 && !blocks.empty());
    CHECK(blocks[0].to_text().view() == "223m" && blocks[1].to_text().view() == "5m");
    CHECK(blocks[0].suit() == Suit::characters && blocks[0].lowest() == tile("2m"));
    CHECK(blocks[0].size() == 3 && blocks[0].group_count() == 2);
    CHECK(blocks[0].group(0) == 2 && blocks[0].group(1) == 1);
    CHECK(blocks[0].kinds().contains(BlockKind::pair_and_half));
    CHECK(!blocks[0].kinds().contains(BlockKind::melds_complete));
    CHECK(blocks[0].kinds() == *BlockKinds::try_from_bits(TENPAI_BLOCK_PAIR_AND_HALF));
    CHECK(blocks[1].kinds().to_text().view() == "half or one short of pair complete");
    CHECK(BlockKinds().to_text().view() == "incomplete" && BlockKinds().empty());
    CHECK(BlockKinds::try_from_bits(64).status() == Status::bad_block_kinds);
    CHECK(BlockKinds::try_from_bits(63)->bits() == 63 && BlockKinds() != blocks[1].kinds());
    char room[11];
    CHECK(*BlockKinds().try_write_text(room, sizeof room) == "incomplete");
    CHECK(BlockKinds().try_write_text(room, 10).status() == Status::buffer_too_small);
}

void check_judgements() {
    check_waits();
    check_shanten();
    check_many();
    check_draws();
    check_blocks();
}

void check_calls() {
    const Hand caller = hand("34055667m678p11z");
    const Calls calls = *caller.try_calls(tile("6m"), Discarder::before);
    CHECK(calls.size() == 6 && calls[0].kind() == CallKind::pass && !calls[0].with());
    CHECK(calls[0].discard_count() == 0 && !calls[0].best_discard() && calls[0].shanten() == 0);
    const Call& red = calls[3];
    CHECK(red.kind() == CallKind::chi && (*red.with())[0] == piece("0m"));
    CHECK((*red.with())[1] == piece("7m") && red.shanten() == 0 && red.discard_count() == 7);
    CHECK(red.best_discard() == piece("3m") && red.best_total() == 6);
    CHECK(calls[5].kind() == CallKind::pon && calls[5] != red);

    const Discards after = *caller.try_call_discards(tile("6m"), Discarder::before, red);
    CHECK(after.size() == 7 && after[0].piece() == piece("3m") && after[0].tiles() == tiles("47m"));
    Hand next = caller;
    CHECK(next.try_chi(tile("6m"), *red.with()).has_value());
    CHECK(next.try_discard(*red.best_discard()).has_value());
    CHECK(next.try_acceptance()->total() == red.best_total());

    // 8m would be the other end of the run, had it been held; a 6m may be thrown where rules allow
    // it.
    const Rules swap = Rules().with_swap_calling(SwapCalling::allowed);
    const auto any = caller.try_call_discards(tile("6m"), Discarder::before, red, swap);
    CHECK(any->size() > after.size());
    const Calls other = *caller.try_calls(tile("6m"), Discarder::other);
    CHECK(other.size() == 2 && other[1].kind() == CallKind::pon);
    CHECK(caller.try_call_discards(tile("6m"), Discarder::other, red).status() == Status::bad_call);
    CHECK(caller.try_calls(tile("6m"), static_cast<Discarder>(2)).status() ==
          Status::bad_discarder);
    CHECK(caller.try_calls(piece("0m"), Discarder::before).status() == Status::red_fives);
    const Calls won = *hand("123m456p789s1122z").try_calls(tile("1z"), Discarder::other);
    CHECK(won[won.size() - 1].kind() == CallKind::ron && won[won.size() - 1].shanten() == -1);
    CHECK(hand("2235m").try_calls(tile("4m"), Discarder::other).status() == Status::melds_assumed);
}
