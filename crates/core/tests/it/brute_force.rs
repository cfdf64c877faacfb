//! The brute force that the other tests lean on, by itself: against the definitions and the data
//! files, without the library.

use crate::dealer::SIZES;
use crate::lines::{WAITS, lines};
use crate::oracle::{
    Counts, FOUR, Oracle, Shapes, UNLIMITED, read, read_set, seven_pairs, thirteen_orphans,
    tiles_where, with, without, write, write_set,
};

/// Four copies of each, less the tiles of melds or others seen elsewhere.
fn less(elsewhere: &str) -> Counts {
    let gone = read(elsewhere);
    std::array::from_fn(|tile| 4 - gone[tile])
}

/// A suit has 21,743 shapes of zero to four melds without or with the pair in which no tile
/// stands five times; the honours have 498.
#[test]
fn the_shapes_are_all_listed() {
    let suit = Shapes::list(9, 4).numbers();
    assert_eq!(suit, [[1, 9], [16, 135], [127, 996], [627, 4475], [2098, 13259]]);
    assert_eq!(suit.as_flattened().iter().sum::<usize>(), 21_743);
    let honours = Shapes::list(7, 4).numbers();
    assert_eq!(honours, [[1, 7], [7, 42], [21, 105], [35, 140], [35, 105]]);
    assert_eq!(honours.as_flattened().iter().sum::<usize>(), 498);
}

#[test]
fn a_tile_held_four_times_is_no_help_beyond_four() {
    let mut oracle = Oracle::new();
    for (hand, formal, four) in [("1111m", 0, 1), ("11112222333344z", 1, 2)] {
        assert_eq!(oracle.general(&read(hand), &UNLIMITED), Some(formal), "{hand}");
        assert_eq!(oracle.general(&read(hand), &FOUR), Some(four), "{hand}");
    }
}

#[test]
fn melds_may_lock_what_the_hand_waits_for() {
    let mut oracle = Oracle::new();
    for (hand, melds, alone, with_melds) in [
        ("45z", "444z111z555z777z", 0, 1),
        ("12m11z", "3333m4444m5555m", 0, 1),
        ("13m456p789s11z", "2222m", 0, 1),
        ("4567z", "444z666z777z", 2, 3),
        ("9m9p569s", "999m999p999s", 1, 2),
        ("11567z", "777z666z555z", 1, 2),
        ("12m11z", "3333m111m222m", 0, 2),
        ("112224m1224p", "333p", 1, 2),
    ] {
        let hand = read(hand);
        assert_eq!(oracle.general(&hand, &FOUR), Some(alone), "{} {melds}", write(&hand));
        assert_eq!(oracle.general(&hand, &less(melds)), Some(with_melds), "{}", write(&hand));
    }
}

#[test]
fn no_shape_may_be_left() {
    let mut oracle = Oracle::new();
    let none = [0; 34];
    assert_eq!(oracle.best(&read("1m"), &none), None);
    assert_eq!(oracle.best(&read("123456789m1234z"), &none), None);
    // Six kinds of two are too few for seven pairs, and the orphans need one kind twice.
    let mut few: Counts = [1; 34];
    few[9..15].fill(2);
    assert_eq!(seven_pairs(&read("11223344556677p"), &few), None);
    assert_eq!(thirteen_orphans(&read("19m19p19s1234567z"), &few), Some(0));
    few[9] = 1;
    assert_eq!(thirteen_orphans(&read("19m19p19s1234567z"), &few), None);
}

#[test]
fn seven_pairs_are_seven_kinds() {
    for (hand, number) in [
        ("1111m2233m4455p6z", 2),
        ("1111m2233m4455p66z", 1),
        ("1122m3344p5566s7z", 0),
        ("1122m3344p5566s77z", -1),
        ("1111222233334m", 6),
    ] {
        assert_eq!(seven_pairs(&read(hand), &FOUR), Some(number), "{hand}");
    }
    assert_eq!(seven_pairs(&read("1122m3344p55s"), &FOUR), None);
}

#[test]
fn thirteen_orphans_need_one_kind_twice() {
    for (hand, number) in [
        ("19m19p19s1234567z", 0),
        ("119m19p19s123456z", 0),
        ("19m19p19s12345677z", -1),
        ("258m258p258s2222z", 11),
        ("2345678m2345678p", 13),
    ] {
        assert_eq!(thirteen_orphans(&read(hand), &FOUR), Some(number), "{hand}");
    }
    assert_eq!(thirteen_orphans(&read("19m19p19s12345z"), &FOUR), None);
}

/// In three-player games a kind that does not exist has the limit zero.
#[test]
fn kinds_that_do_not_exist_cannot_be_built_with() {
    let mut oracle = Oracle::new();
    let mut three = FOUR;
    three[1..8].fill(0);
    for (hand, of_four, of_three) in
        [("1111m111122233z", 1, 2), ("1111m1111222233z", 1, 2), ("11119999m11222z", 1, 2)]
    {
        assert_eq!(oracle.best(&read(hand), &FOUR), Some(of_four), "{hand}");
        assert_eq!(oracle.best(&read(hand), &three), Some(of_three), "{hand}");
    }
}

#[test]
fn waits_come_with_and_without_the_fifth_copy() {
    let oracle = Oracle::new();
    for (hand, formal, effective) in [
        ("2235m", "4m", "4m"),
        ("1113335m", "45m", "45m"),
        ("1113345m", "236m", "236m"),
        ("5779m", "-", "-"),
        ("2233445566778m", "258m", "258m"),
        ("11m19p19s1234567z", "9m", "9m"),
        ("19m19p19s1234567z", "19m19p19s1234567z", "19m19p19s1234567z"),
        ("123m456p789s1122z", "12z", "12z"),
        ("1234444678m456p", "14m", "1m"),
        ("1111m", "1m", "-"),
    ] {
        let counts = read(hand);
        assert_eq!(write_set(oracle.formal_waits(&counts)), formal, "{hand}");
        assert_eq!(write_set(oracle.effective_waits(&counts, &FOUR)), effective, "{hand}");
    }
}

#[test]
fn numbers_in_files() {
    let mut oracle = Oracle::new();
    for size in SIZES {
        for line in lines(&format!("general_{size}.txt")) {
            let hand = read(line.column(0));
            let place = &line.place;
            assert_eq!(usize::from(hand.iter().sum::<u8>()), size, "{place}");
            assert_eq!(oracle.general(&hand, &FOUR), line.number(1), "general, {place}");
            assert_eq!(seven_pairs(&hand, &FOUR), line.number(2), "seven pairs, {place}");
            assert_eq!(thirteen_orphans(&hand, &FOUR), line.number(3), "orphans, {place}");
            assert_eq!(oracle.best(&hand, &FOUR), line.number(4), "best, {place}");
        }
    }
}

#[test]
fn waits_in_files() {
    let mut oracle = Oracle::new();
    for size in WAITS {
        for line in lines(&format!("waits_{size}.txt")) {
            let hand = read(line.column(0));
            let place = &line.place;
            assert_eq!(usize::from(hand.iter().sum::<u8>()), size, "{place}");
            let effective = oracle.effective_waits(&hand, &FOUR);
            assert_eq!(write_set(oracle.formal_waits(&hand)), line.column(1), "formal, {place}");
            assert_eq!(write_set(effective), line.column(2), "effective, {place}");
            assert_eq!(oracle.best(&hand, &FOUR) == Some(0), effective != 0, "tenpai, {place}");
        }
    }
}

#[test]
fn locked_numbers_in_files() {
    let mut oracle = Oracle::new();
    for line in lines("melds.txt") {
        let (hand, place) = (read(line.column(0)), &line.place);
        let limits = less(&line.column(1).replace(',', ""));
        assert_eq!(oracle.general(&hand, &limits), line.number(2), "locked, {place}");
        assert_eq!(oracle.general(&hand, &FOUR), line.number(3), "alone, {place}");
        if hand.iter().sum::<u8>() % 3 == 1 {
            let accepted = oracle.accepted_general(&hand, &limits);
            assert_eq!(write_set(accepted), line.column(4), "accepted, {place}");
        }
    }
}

/// Two definitions that must agree: what a hand after the draw lacks, and the best that is left
/// of it over all discards.
#[test]
fn discards_in_files() {
    let mut oracle = Oracle::new();
    for line in lines("ukeire_14.txt") {
        let (hand, place) = (read(line.column(0)), &line.place);
        let number = oracle.best(&hand, &FOUR);
        assert_eq!(number, line.number(1), "{place}");
        let mut least = Some(8);
        for choice in &line.columns[2..] {
            let [tile, general, accepted_general, best, accepted, copies] =
                choice.split(':').collect::<Vec<_>>()[..]
            else {
                panic!("{place}: {choice} has not six fields")
            };
            let tile = read_set(tile).trailing_zeros() as usize;
            let left = without(&hand, tile);
            let set = oracle.accepted(&left, &FOUR);
            let free = |tile: usize| if set & 1 << tile == 0 { 0 } else { 4 - hand[tile] };
            least = least.min(oracle.best(&left, &FOUR));
            assert_eq!(oracle.general(&left, &FOUR), general.parse().ok(), "{place}");
            assert_eq!(write_set(oracle.accepted_general(&left, &FOUR)), accepted_general);
            assert_eq!(oracle.best(&left, &FOUR), best.parse().ok(), "{place}");
            assert_eq!(write_set(set), accepted, "{place}");
            assert_eq!(Some((0..34).map(free).sum::<u8>()), copies.parse().ok(), "{place}");
        }
        assert_eq!(number.map(|n| n.max(0)), least, "{place}");
    }
}

/// Two ways to the waits: by complete shapes, and by the number after each draw.
#[test]
fn waits_are_the_draws_that_complete() {
    let mut oracle = Oracle::new();
    for size in WAITS {
        for line in lines(&format!("waits_{size}.txt")).iter().step_by(20) {
            let hand = read(line.column(0));
            for (limits, set) in [
                (&UNLIMITED, oracle.formal_waits(&hand)),
                (&FOUR, { oracle.effective_waits(&hand, &FOUR) }),
            ] {
                let complete =
                    tiles_where(|tile| oracle.best(&with(&hand, tile), limits) == Some(-1));
                assert_eq!(set, complete, "{}", line.place);
            }
        }
    }
}
