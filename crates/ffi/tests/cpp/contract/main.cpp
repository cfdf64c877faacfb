// Runs all checks. Prints what does not hold, and at the end how many checks there were.

#include <new>

#include "check.hpp"

// A mistake of a program, by its name, which has to end it.
static int mistake(std::string_view name) {
    using namespace tenpai;
    if (name == "result") {
        return (*Hand::try_from_text("")).size();
    }
    if (name == "place") {
        return Melds()[0].size();
    }
    if (name == "end") {
        return (*TileSet().begin()).rank();
    }
    if (name == "piece") {
        return Meld::try_of(MeldKind::pon, tile("1m"))->piece(3).tile().rank();
    }
    if (name == "group") {
        return hand("2235m").try_blocks()->front().group(2);
    }
    if (name == "group of a reading") {
        return Reading().group(0).size();
    }
    if (name == "tile of a group") {
        return (*hand("2235m").try_readings())[0].group(0).tile(4).rank();
    }
    if (name == "block of a case") {
        return static_cast<int>(WaitCase().block(0));
    }
    return 2;
}

int main(int argc, char** argv) {
    if (argc > 1) {
        return mistake(argv[1]);
    }
    check_tiles();
    check_sets();
    check_melds_rules_seen();
    check_hands();
    check_changes();
    check_judgements();
    check_calls();
    check_readings();
    check_errors();
    // None of all that asked for a string; and what does is counted.
    CHECK(allocations == 0);
    void* counted = ::operator new(16);
    CHECK(allocations == 1);
    ::operator delete(counted);

    CHECK(hand("406m1z[123p][222s](7777z)").to_string() == "406m1z[123p][222s](7777z)");
    CHECK(tiles("258m").to_string() == "258m");
    CHECK(tile("5m").to_string() == "5m" && piece("0m").to_string() == "0m");
    CHECK((*hand("2235m").try_blocks())[0].to_string() == "223m");
    CHECK((*hand("2235m").try_blocks())[0].kinds().to_string() == "pair and half");
    CHECK(hand("2z(7777z)[123m][406p][555s]").melds()[2].to_string() == "[406p]");
    CHECK((*hand("2235m").try_readings())[0].to_string() == "22m 35m");
    CHECK((*hand("2235m").try_readings())[0].group(1).to_string() == "35m");
    CHECK(hand("2235m").try_wait_kinds()->kinds(tile("4m")).to_string() == "closed");
    check_exceptions();
    std::printf("%d checks, %d failed, exceptions %d\n", checked, failed, TENPAI_EXCEPTIONS);
    return failed == 0 ? 0 : 1;
}
