// Readings, wins, kinds and cases of waits, and the formula, of hands whose answers are known.

#include "check.hpp"

using namespace tenpai;

static void check_kinds() {
    const KindsOfWaits waits = *hand("23444m55p").try_wait_kinds();
    CHECK(waits.tiles() == tiles("14m5p") && waits.shape() == WaitShape::pair_and_two_sided);
    CHECK(waits.kinds(tile("4m")).contains(WaitKind::two_sided));
    CHECK(waits.kinds(tile("4m")).contains(WaitKind::pair));
    CHECK(!waits.kinds(tile("4m")).contains(WaitKind::single));
    CHECK(waits.kinds(tile("4m")).to_text().view() == "two-sided or pair");
    CHECK(waits.kinds(tile("5p")) == WaitKinds(TENPAI_WAIT_PAIR));
    CHECK(waits.kinds(tile("9p")).empty() && waits.kinds(tile("9p")).to_text().empty());
    CHECK(waits.kinds(tile("5p")).bits() == TENPAI_WAIT_PAIR && WaitKinds() != WaitKinds(1));
    char room[5];
    CHECK(*WaitKinds(TENPAI_WAIT_PAIR).try_write_text(room, sizeof room) == "pair");
    CHECK(WaitKinds(TENPAI_WAIT_PAIR).try_write_text(room, 4).status() ==
          Status::buffer_too_small);
    CHECK(hand("1111m").try_wait_kinds()->shape() == WaitShape::compound);
    CHECK(hand("5779m").try_wait_kinds()->shape() == WaitShape::none);
    CHECK(hand("11m19p19s1234567z").try_wait_kinds()->shape() == WaitShape::one_orphan);
    CHECK(hand("11m").try_wait_kinds().status() == Status::wrong_turn);
    CHECK(KindsOfWaits().tiles().empty());
}

static void check_cases() {
    const Hand joined = hand("1113335m");
    const WaitCases cases = *joined.try_wait_cases();
    const Blocks blocks = *joined.try_blocks();
    CHECK(cases.size() == 2 && cases[0].tile() == tile("5m") && cases[1].tile() == tile("4m"));
    CHECK(cases[0].kind() == CaseKind::completed && cases[0].block_count() == 1);
    CHECK(cases[1].kind() == CaseKind::joined_to_pair && cases[1].block_count() == 2);
    CHECK(blocks[cases[1].block(0)].to_text().view() == "5m");
    CHECK(blocks[cases[1].block(1)].to_text().view() == "333m");
    CHECK(hand("5779m").try_wait_cases()->empty());
    CHECK(hand("11m").try_wait_cases().status() == Status::wrong_turn);
}

static void check_obstacles() {
    const Hand gap = hand("5779m");
    const Obstacle obstacle = *gap.try_wait_obstacle();
    CHECK(obstacle.kind() == ObstacleKind::no_gap && obstacle.block_count() == 2);
    const Blocks blocks = *gap.try_blocks();
    CHECK(blocks[obstacle.block(0)].to_text().view() == "5m");
    CHECK(blocks[obstacle.block(1)].to_text().view() == "9m" && !obstacle.gap());
    const Obstacle half = *hand("22346m11z").try_wait_obstacle();
    CHECK(half.kind() == ObstacleKind::not_half && half.gap() == tile("5m") && half != obstacle);
    CHECK(half.block_count() == 1 && half.block(0) == 0);
    CHECK(hand("147m1z").try_wait_obstacle()->kind() == ObstacleKind::sizes);
    CHECK(hand("2235m").try_wait_obstacle()->kind() == ObstacleKind::none);
    CHECK(hand("2235m").try_wait_obstacle()->block_count() == 0);
    CHECK(hand("11m").try_wait_obstacle().status() == Status::wrong_turn);
    CHECK(Obstacle().kind() == ObstacleKind::none && !Obstacle().gap());
}

static void check_shapes() {
    CHECK(to_text(hand("23456m11p").try_wait_kinds()->shape()).view() == "three-sided");
    CHECK(to_text(WaitShape::none).empty() && to_text(static_cast<WaitShape>(17)).empty());
}

static void check_divisions() {
    const auto readings = *hand("11123m46p[340m](7777z)").try_readings();
    CHECK(readings.size() == 1 && readings.total() == 1);
    const Reading& reading = readings[0];
    CHECK(reading.to_text().view() == "11m 123m 46p [340m] (7777z)");
    CHECK(reading.form() == Forms::general && reading.shanten() == 0);
    CHECK(reading.group_count() == 5 && reading.group(0).kind() == GroupKind::pair);
    CHECK(reading.group(2).kind() == GroupKind::closed && reading.group(2).size() == 2);
    CHECK(reading.group(2).lowest() == tile("4p") && reading.group(2).tile(1) == tile("6p"));
    CHECK(reading.group(1).is_meld() && reading.group(1).is_concealed());
    CHECK(!reading.group(0).is_meld() && !reading.group(0).meld());
    CHECK(reading.group(3).meld() == *Meld::try_of(MeldKind::chi, tile("3m"), 1));
    CHECK(reading.group(4).meld()->kind() == MeldKind::concealed_kan);
    CHECK(!reading.group(4).is_concealed() && reading.group(4).size() == 4);
    CHECK(reading.group(0) == reading.group(0) && reading.group(0) != reading.group(1));
    const auto open = *hand("1z[222z][333z][4444z](5555z)").try_readings();
    CHECK(open[0].to_text().view() == "1z [222z] [333z] [4444z] (5555z)");

    const FormulaCounts counts = *reading.counts();
    CHECK(counts.melds() == 1 && counts.partials() == 1 && counts.head() == 1);
    CHECK(counts.dirty_partials() == 0 && counts.size() == 7);
    CHECK(counts == FormulaCounts().with_melds(1).with_partials(1).with_head(1).with_size(7));
    CHECK(*counts.try_shanten() == 0);

    const auto pairs = *hand("1199m2233p5566s7z").try_readings();
    CHECK(pairs.total() == 1 && pairs[0].form() == Forms::seven_pairs && !pairs[0].counts());
    CHECK(pairs[0].group(6).kind() == GroupKind::single && pairs[0].group(6).size() == 1);

    const Hand suit = hand("13445666778889m");
    const auto first = *suit.try_readings<2>(ReadingChoice::all);
    CHECK(first.size() == 2 && first.total() > 100 && Readings<2>().total() == 0);
    const ReadingCount count = *suit.try_write_readings(nullptr, 0, ReadingChoice::all);
    CHECK(count.written == 0 && count.total == first.total());
    Reading some[3];
    CHECK(suit.try_write_readings(some, 3, ReadingChoice::all)->written == 3);
    CHECK(some[0] == first[0] && some[1] == first[1] && some[2] != Reading());
    CHECK(suit.try_write_readings(nullptr, 3).status() == Status::null);
    CHECK(suit.try_readings(static_cast<ReadingChoice>(2)).status() == Status::bad_readings);
}

static void check_wins() {
    const Hand won = hand("234m11123456777s");
    const Wins wins = *won.try_wins(tile("4s"));
    CHECK(!wins.empty());
    for (const Win& win : wins) {
        CHECK(win.reading().shanten() == -1 && win.group() == win.reading().group(win.place()));
    }
    CHECK(wins[0].kind() == WaitKind::two_sided && wins[0].group().to_text().view() == "456s");
    CHECK(wins[0].reading().to_text().view() == "234m 11s 123s 456s 777s");
    CHECK(won.try_wins(tile("9p"))->empty() && Win() != wins[0]);
    CHECK(hand("2235m").try_wins(tile("4m")).status() == Status::wrong_turn);
}

static void check_formula() {
    const auto of = [](int g3, int g2, int dg2, int p, int dn, int dz, int n) {
        const auto byte = [](int count) { return static_cast<std::uint8_t>(count); };
        return FormulaCounts()
            .with_melds(byte(g3))
            .with_partials(byte(g2))
            .with_dirty_partials(byte(dg2))
            .with_head(byte(p))
            .with_exhausted_suit_tiles(byte(dn))
            .with_exhausted_honours(byte(dz))
            .with_size(byte(n))
            .try_shanten();
    };
    CHECK(*of(0, 7, 0, 0, 0, 0, 14) == 4 && *of(0, 6, 0, 1, 0, 0, 14) == 3);
    CHECK(*of(2, 2, 1, 1, 0, 0, 14) == 1 && *of(3, 0, 1, 1, 1, 0, 14) == 0);
    CHECK(*of(3, 0, 0, 1, 0, 3, 14) == 2 && *of(4, 0, 0, 1, 0, 0, 14) == -1);
    CHECK(*of(2, 3, 1, 0, 0, 0, 14) == 2 && *of(3, 1, 0, 0, 3, 0, 14) == 2);
    CHECK(of(5, 0, 0, 0, 0, 0, 14).status() == Status::bad_formula_counts);
    CHECK(FormulaCounts().try_shanten().status() == Status::bad_formula_counts);
    const FormulaCounts counts =
        FormulaCounts().with_exhausted_honours(2).with_exhausted_suit_tiles(1);
    CHECK(counts.exhausted_honours() == 2 && counts.exhausted_suit_tiles() == 1);
    CHECK(counts.with_dirty_partials(3).dirty_partials() == 3);
}

void check_readings() {
    check_kinds();
    check_cases();
    check_obstacles();
    check_shapes();
    check_divisions();
    check_wins();
    check_formula();
}
