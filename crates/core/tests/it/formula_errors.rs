//! What the formula refuses, and how it says so.

use tenpai::formula::{
    Counts, CountsError, Division, DivisionError, Part, PartError, PartKind, textbook,
};
use tenpai::{Hand, HandError, MeldError, ParseError, Tile, TileError};

fn tile(text: &str) -> Tile {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn counts_of_no_division() {
    let none = Counts { size: 14, ..Counts::default() };
    for (counts, error, message) in [
        (
            Counts { size: 0, ..none },
            CountsError::Size { size: 0 },
            "0 concealed tiles: use 1, 2, 4, 5, 7, 8, 10, 11, 13 or 14",
        ),
        (
            Counts { size: 12, ..none },
            CountsError::Size { size: 12 },
            "12 concealed tiles: use 1, 2, 4, 5, 7, 8, 10, 11, 13 or 14",
        ),
        (
            Counts { size: 17, ..none },
            CountsError::Size { size: 17 },
            "17 concealed tiles: use 1, 2, 4, 5, 7, 8, 10, 11, 13 or 14",
        ),
        (
            Counts { head: 2, ..none },
            CountsError::Heads { heads: 2 },
            "2 heads: there is one; count other pairs as partials",
        ),
        (
            Counts { melds: 4, partials: 1, exhausted_honours: 1, ..none },
            CountsError::Tiles { tiles: 15, size: 14 },
            "15 tiles counted of 14: count each once",
        ),
        (
            Counts { melds: 255, partials: 255, dirty_partials: 255, size: 1, ..none },
            CountsError::Tiles { tiles: 1785, size: 1 },
            "1785 tiles counted of 1: count each once",
        ),
        (
            Counts { dirty_partials: 2, exhausted_suit_tiles: 1, size: 5, ..none },
            CountsError::Exhausted { tiles: 5, most: 4 },
            "5 exhausted tiles: at most 4 can be of kinds that are held four times",
        ),
    ] {
        assert_eq!(counts.shanten(), Err(error), "{counts}");
        assert_eq!(counts.worked(), Err(error), "{counts}");
        assert_eq!(error.to_string(), message);
    }
}

#[test]
fn tallies_of_no_division() {
    let none = textbook::Tally { size: 14, ..textbook::Tally::default() };
    for (tally, error, message) in [
        (
            textbook::Tally { size: 3, ..none },
            CountsError::Size { size: 3 },
            "3 concealed tiles: use 1, 2, 4, 5, 7, 8, 10, 11, 13 or 14",
        ),
        (
            textbook::Tally { head: 255, ..none },
            CountsError::Heads { heads: 255 },
            "255 heads: there is one; count other pairs as partials",
        ),
        (
            textbook::Tally { partials: 1, closed_partials: 2, ..none },
            CountsError::Closed { closed: 2, partials: 1 },
            "2 closed partials of 1: count each among all of them",
        ),
        (
            textbook::Tally { melds: 255, partials: 255, fourth_copies: 255, ..none },
            CountsError::Tiles { tiles: 1530, size: 14 },
            "1530 tiles counted of 14: count each once",
        ),
    ] {
        for formula in [
            textbook::shanten,
            textbook::wrong::without_cap,
            textbook::wrong::without_closed_partials,
            textbook::wrong::one_more_for_fourth_copies,
        ] {
            assert_eq!(formula(&tally), Err(error), "{tally:?}");
        }
        assert_eq!(error.to_string(), message);
    }
}

#[test]
fn no_parts() {
    let tiles = ["1m", "2m", "4m"].map(tile);
    assert_eq!(Part::meld(tiles), Err(PartError::NotAMeld { tiles }));
    assert_eq!(
        PartError::NotAMeld { tiles }.to_string(),
        "1m 2m 4m are no meld: use a run or three equal tiles"
    );
    for [low, high] in [["1m", "4m"], ["9m", "1p"], ["8p", "1s"], ["9s", "1z"], ["1z", "2z"]] {
        let tiles = [low, high].map(tile);
        assert_eq!(Part::partial(tiles), Err(PartError::NotAPartial { tiles }));
        assert_eq!(Part::partial([tiles[1], tiles[0]]), Err(PartError::NotAPartial { tiles }));
    }
    for runs in [["8m", "9m", "1p"], ["1z", "2z", "3z"], ["9m", "9m", "1p"]] {
        assert!(matches!(Part::meld(runs.map(tile)), Err(PartError::NotAMeld { .. })), "{runs:?}");
    }
    for group in [&[][..], &[tile("1m"); 4], &[tile("1m"); 5]] {
        assert_eq!(Part::of_group(group.iter().copied()), Err(PartError::Size));
    }
    assert_eq!(
        PartError::Size.to_string(),
        "a part has one to three tiles: leave called melds out"
    );
}

#[test]
fn texts_of_no_part() {
    for text in
        ["", "*", "m", "1", "12*", "1m*", "12m*", "111m*", "1111m", "1x", "x1m", "1m2m", "一m"]
    {
        assert_eq!(text.parse::<Part>(), Err(PartError::Text), "{text:?}");
    }
    assert_eq!(PartError::Text.to_string(), "no part: write 123m, 12m, 1m, or 11m* for the head");
    let error = "8z".parse::<Part>().err();
    assert!(matches!(error, Some(PartError::Tile(TileError::Rank { rank: 8, .. }))), "{error:?}");
    assert!("0m".parse::<Part>().is_err());
}

#[test]
fn parts_come_back_from_text() {
    let mut parts = 0;
    for a in Tile::all() {
        let mut check = |part: Part, kind, tiles: &[Tile]| {
            assert_eq!(part.to_string().parse(), Ok(part));
            assert_eq!(part.kind(), kind, "{part}");
            assert_eq!(part.tiles().collect::<Vec<_>>(), tiles, "{part}");
            let completing: Vec<_> = part.completing().collect();
            assert_eq!(completing.is_empty(), kind != PartKind::Partial, "{part}");
            parts += 1;
        };
        check(Part::single(a), PartKind::Single, &[a]);
        check(Part::head(a), PartKind::Head, &[a; 2]);
        for b in Tile::all().filter(|&b| a <= b) {
            if let Ok(part) = Part::partial([b, a]) {
                check(part, PartKind::Partial, &[a, b]);
            }
            for c in Tile::all().filter(|&c| b <= c) {
                if let Ok(part) = Part::meld([b, c, a]) {
                    check(part, PartKind::Meld, &[a, b, c]);
                }
            }
        }
    }
    // Two of 34, pairs with eight and seven partials in each suit, triplets and seven runs.
    assert_eq!(parts, 2 * 34 + 34 + 3 * (8 + 7) + 34 + 3 * 7);
}

#[test]
fn no_divisions() {
    for (text, error, message) in [
        (
            "123m 4m 5x",
            DivisionError::Part { error: PartError::Text, offset: 8 },
            "at byte 8: no part: write 123m, 12m, 1m, or 11m* for the head",
        ),
        (
            "11m* 22m* 3m",
            DivisionError::SecondHead { tile: tile("2m") },
            "a second head of 2m: there is one; let other pairs be partials",
        ),
        (
            "111m 11m",
            DivisionError::Hand(HandError::TooManyCopies { tile: tile("1m"), count: 5 }),
            "5 copies of 1m: there are only four",
        ),
        (
            "1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 3p 4p 5p 6p",
            DivisionError::TooManyParts,
            "more than 14 parts: no hand has so many tiles",
        ),
        (
            "12m 11z* (333m)(4444m)(5555m)",
            DivisionError::Meld {
                error: ParseError::Meld {
                    error: MeldError::Length { kind: tenpai::MeldKind::ConcealedKan, tiles: 3 },
                    offset: 0,
                },
                offset: 9,
            },
            "counted from byte 9: no meld at byte 0: ",
        ),
    ] {
        assert_eq!(text.parse::<Division>(), Err(error), "{text}");
        assert!(error.to_string().starts_with(message), "{error}");
    }
    for text in ["", "1m 2m 3m", "12m (3333m)", "12m 11z* (3333m)(4444m)(5555m)(6666m)(7777m)"] {
        assert!(text.parse::<Division>().is_err(), "{text}");
    }
}

#[test]
fn parts_of_another_hand() {
    let hand: Hand = "1123m".parse().expect("a hand");
    let parts = |text: &str| text.split(' ').map(|part| part.parse::<Part>()).collect::<Vec<_>>();
    let divide = |text: &str| Division::of(&hand, parts(text).into_iter().flatten());
    assert!(divide("123m 1m").is_ok());
    let error = DivisionError::Copies { tile: tile("1m"), divided: 1, held: 2 };
    assert_eq!(divide("123m"), Err(error));
    assert_eq!(error.to_string(), "1m: 1 in the parts, 2 in the hand: divide each once");
    let error = DivisionError::Copies { tile: tile("4m"), divided: 1, held: 0 };
    assert_eq!(divide("123m 1m 4m"), Err(error));
}
