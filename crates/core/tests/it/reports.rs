//! Hands and texts that other programs have been known to get wrong, each with the right answer.

use tenpai::{Hand, HandError, Meld, MeldError, MeldKind, ParseError, Piece, Tile, TileSet};

fn hand(text: &str) -> Hand {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn number(text: &str) -> i8 {
    hand(text).shanten().number()
}

fn tile(text: &str) -> Tile {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// How many of these tiles the hand itself does not hold.
fn copies_left(hand: &Hand, tiles: TileSet) -> u8 {
    tiles.iter().map(|tile| 4 - hand.count(tile)).sum()
}

/// The tiles whose draw lowers the number, and how many of them are left.
fn accepted(text: &str) -> (TileSet, u8) {
    let hand = hand(text);
    let lowers = |tile: &Tile| {
        let mut drawn = hand;
        drawn.draw((*tile).into()).is_ok() && drawn.shanten() < hand.shanten()
    };
    let tiles = Tile::all().filter(lowers).collect();
    (tiles, copies_left(&hand, tiles))
}

/// The discards that leave the hand tenpai: the piece, the waits, and how many are left.
fn tenpai_after(text: &str) -> Vec<(String, String, u8)> {
    let hand = hand(text);
    let mut pieces: Vec<Piece> = hand.pieces().collect();
    pieces.dedup();
    let mut found = Vec::new();
    for piece in pieces {
        let mut left = hand;
        left.discard(piece).unwrap_or_else(|error| panic!("{text} - {piece}: {error}"));
        let waits = left.waits().expect("a hand that is to draw");
        if waits.is_tenpai() {
            let waits = waits.effective();
            // What was just thrown is not left either.
            found.push((piece.to_string(), waits.to_string(), copies_left(&hand, waits)));
        }
    }
    found
}

fn found(discard: &str, waits: &str, left: u8) -> (String, String, u8) {
    (discard.to_string(), waits.to_string(), left)
}

/// The fifth copy does not exist, so four equal tiles beside complete melds wait on nothing.
#[test]
fn four_equal_tiles_are_no_single_wait() {
    for (text, quad) in [("123456789m1111z", "1z"), ("123456789m1111p", "1p")] {
        assert_eq!(number(text), 1, "{text}");
        let waits = hand(text).waits().expect("13 tiles");
        assert!(waits.effective().is_empty() && !waits.is_tenpai(), "{text}");
        assert_eq!(waits.formal().to_string(), quad, "{text}");
        let others = TileSet::ALL - quad.parse().expect("a tile");
        assert_eq!(others.len(), 33);
        assert_eq!(accepted(text), (others, 123), "{text}");
    }
}

/// A hand that is not tenpai accepts something as long as a tile is free.
#[test]
fn acceptance_is_not_empty_beside_four_equal_honours() {
    let text = "1112223334444z";
    assert_eq!(number(text), 1);
    let (tiles, left) = accepted(text);
    assert_eq!(tiles, TileSet::ALL - "1234z".parse().expect("tiles"));
    assert_eq!((tiles.len(), left), (30, 120));
    assert_eq!(number("11122233334444z"), 1);
}

/// The division that takes most melds and pairs at first sight is not the one that is nearest.
#[test]
fn no_greedy_division() {
    assert_eq!(number("111124m1111z"), 1);
    assert_eq!(accepted("111124m1111z"), ("34m".parse().expect("tiles"), 7));
    assert_eq!(number("1111444478m"), 2);
}

/// Seven pairs and thirteen orphans exist only with no melds.
#[test]
fn no_orphans_beside_a_meld() {
    for text in ["19m19p19s12345z", "19m19p19s12345z[888s]"] {
        let forms = hand(text).shanten_by_form();
        assert_eq!(forms.best().number(), 6, "{text}");
        assert_eq!(forms.general(), forms.best(), "{text}");
        assert_eq!((forms.seven_pairs(), forms.thirteen_orphans()), (None, None), "{text}");
    }
}

/// Seven pairs are of seven different kinds.
#[test]
fn four_equal_tiles_are_one_pair_of_seven() {
    for (text, seven_pairs, general) in [("1111m2233m4455p6z", 2, 1), ("1111m2233m4455p66z", 1, 1)]
    {
        let forms = hand(text).shanten_by_form();
        assert_eq!(forms.seven_pairs().map(i8::from), Some(seven_pairs), "{text}");
        assert_eq!(forms.general().number(), general, "{text}");
        assert!(!forms.best().is_complete(), "{text}");
    }
}

/// Eight tiles want two melds beside them. They need not be named, but one is an error.
#[test]
fn melds_that_disagree_with_the_size() {
    let concealed = hand("11223m55p1z");
    assert_eq!(concealed.shanten().number(), 0);
    assert!(concealed.melds_are_assumed());
    assert_eq!(number("11223m55p1z[444p][999s]"), 0);

    let melds = [Meld::pon(tile("4p")), Meld::pon(tile("9s")), Meld::pon(tile("7z"))];
    assert!(concealed.with_melds(&melds[..2]).is_ok());
    for count in [0, 1, 3] {
        let error = HandError::MeldCount { tiles: 8, melds: count, room: 2 };
        assert_eq!(concealed.with_melds(&melds[..count]), Err(error));
    }
    let error = HandError::MeldCount { tiles: 8, melds: 1, room: 2 };
    assert_eq!("11223m55p1z[444p]".parse::<Hand>(), Err(error.into()));
    let error = HandError::MeldCount { tiles: 13, melds: 1, room: 0 };
    assert_eq!("123456789m1122p[444p]".parse::<Hand>(), Err(error.into()));
}

/// It is the number and not the number plus one, and of 14 tiles it is that of the best discard.
#[test]
fn fourteen_tiles_count_as_after_the_best_discard() {
    let text = "123m456p789s11223z";
    assert_eq!(number(text), 0);
    assert!(hand(text).shanten().is_tenpai());
    assert_eq!(tenpai_after(text), [found("3z", "12z", 4)]);
    assert_eq!(number("123m456p789s11222z"), -1);
}

/// Trying all 34 draws must not fall over the tile that is held four times.
#[test]
fn the_fifth_copy_cannot_be_drawn() {
    for text in
        ["1111m444p777p9s12z", "2222333344445m", "1234m456p112z[111m]", "5550s[2222z][333z][444z]"]
    {
        let hand = hand(text);
        let melds: Vec<Tile> = hand.melds().iter().flat_map(|meld| meld.tiles()).collect();
        for tile in Tile::all() {
            let in_melds = melds.iter().filter(|&&other| other == tile).count();
            let mut drawn = hand;
            if usize::from(hand.count(tile)) + in_melds == 4 {
                let error = HandError::TooManyCopies { tile, count: 5 };
                assert_eq!(drawn.draw(tile.into()), Err(error), "{text} + {tile}");
                assert_eq!(drawn, hand, "{text} + {tile}");
            } else {
                assert_eq!(drawn.draw(tile.into()), Ok(()), "{text} + {tile}");
                assert!(drawn.shanten() <= hand.shanten(), "{text} + {tile}");
            }
        }
    }
}

/// A red five is a five.
#[test]
fn red_fives_break_no_run() {
    assert_eq!(tenpai_after("12345m0677889p66z"), [found("0p", "36m", 7), found("8p", "36m", 7)]);
    assert_eq!(tenpai_after("067m340567p44686s"), [found("6s", "7s", 4), found("8s", "46s", 4)]);
    for (red, plain) in
        [("12345m0677889p66z", "12345m5677889p66z"), ("067m340567p44686s", "567m345567p44686s")]
    {
        let (red, plain) = (hand(red), hand(plain));
        assert_eq!(red.counts(), plain.counts());
        assert_eq!(red.shanten_by_form(), plain.shanten_by_form());
        assert_ne!(red, plain, "they print differently, and other tiles can be thrown");
    }
}

/// Rules for the points of single waits ask for the wait that the fifth copy would be.
#[test]
fn formal_waits_are_kept_apart() {
    let waits = hand("1234444678m456p").waits().expect("13 tiles");
    assert_eq!(waits.formal().to_string(), "14m");
    assert_eq!(waits.effective().to_string(), "1m");
}

/// One typed error, with the tile and the count, before anything is judged.
#[test]
fn five_of_a_kind_is_an_error() {
    let five = HandError::TooManyCopies { tile: tile("3p"), count: 5 };
    for text in [
        "33333p",
        "12m33333p789s112z",
        "3333p12m789s11223z3p",
        "33p33m4p[333p][333s][444p]",
        "3p2m(3333p)[111z][222z][333z]",
        "12p33p[333p][111z][222z]",
    ] {
        assert_eq!(text.parse::<Hand>(), Err(ParseError::Hand(five)), "{text}");
    }
    let mut counts = [0; 34];
    counts[tile("3p").index()] = 5;
    assert_eq!(Hand::from_counts(&counts), Err(five));
    assert_eq!(Hand::from_tiles([tile("3p"); 5]), Err(five));
    assert_eq!(tenpai::ShantenByForm::of_counts(&counts), Err(five));
    let three = hand("12p33p").with_melds(&["3p", "1z", "2z"].map(|text| Meld::pon(tile(text))));
    assert_eq!(three, Err(five));
    counts[tile("3p").index()] = 255;
    let error = HandError::TooManyCopies { tile: tile("3p"), count: 255 };
    assert_eq!(Hand::from_counts(&counts), Err(error));
    assert!(five.to_string().contains("5 copies of 3p"), "{five}");
}

/// Text that is not understood is never dropped.
#[test]
fn unknown_text_is_an_error_with_its_place() {
    for (text, offset) in [
        ("12x", 2),
        ("9z", 0),
        ("m19x", 0),
        ("123m9z", 4),
        ("123m0z", 4),
        ("123m8z11p", 4),
        ("123m45", 4),
        ("123", 0),
        ("123m 45 ", 5),
        ("123m,456p", 4),
        ("1m五", 2),
        ("0m0m", 2),
        ("55m00p", 4),
        ("45z[444z", 3),
        ("45z[444z)", 3),
        ("45z]", 3),
        ("45z[444z]1m", 9),
        ("45z[444]", 4),
        ("4z[111z][222z][333z][555z][666z]", 26),
    ] {
        let error = text.parse::<Hand>().expect_err(text);
        assert_eq!(error.offset(), Some(offset), "{text}: {error}");
        assert!(error.to_string().contains(&format!("byte {offset}")), "{text}: {error}");
    }
    assert_eq!("".parse::<Hand>(), Err(ParseError::Empty));
    assert!("9z".parse::<Tile>().is_err() && "m".parse::<Tile>().is_err());
    assert!("1x".parse::<TileSet>().is_err());
}

/// Concealed tiles and melds are different inputs, and a kan is three for the size.
#[test]
fn errors_tell_concealed_tiles_from_melds() {
    // Four melds, kans or not, leave room for one tile or two.
    for text in ["1m[1111z][2222z](3333z)(4444z)", "11m[111z][2222z](3333z)[456s]"] {
        assert_eq!(hand(text).melds().len(), 4, "{text}");
    }
    assert_eq!(number("11m[111z][2222z](3333z)[456s]"), -1);
    // The four of a kan are no four concealed tiles.
    let error = HandError::MeldCount { tiles: 11, melds: 2, room: 1 };
    assert_eq!("12345678m123p[111z](2222z)".parse::<Hand>(), Err(error.into()));
    assert!(
        error.to_string().contains("meld count 2 does not go with 11 concealed tiles"),
        "{error}"
    );
    // It is the concealed tiles that are too many or too few ...
    for (text, tiles) in [("123m", 3), ("123456789m123456p", 15), ("[111z]", 0)] {
        assert_eq!(text.parse::<Hand>(), Err(HandError::Size { tiles }.into()), "{text}");
    }
    // ... or a meld that is none.
    for (text, offset, error) in [
        ("1m[124m]", 2, MeldError::NotARun),
        ("1m[123z]", 2, MeldError::NotARun),
        ("1m[112z]", 2, MeldError::NotEqual { kind: MeldKind::Pon }),
        ("1m[1112z]", 2, MeldError::NotEqual { kind: MeldKind::OpenKan }),
        ("1m[11z]", 2, MeldError::Length { kind: MeldKind::Pon, tiles: 2 }),
        ("1m (111z)", 3, MeldError::Length { kind: MeldKind::ConcealedKan, tiles: 3 }),
        ("1m[11111z]", 2, MeldError::Length { kind: MeldKind::Pon, tiles: 5 }),
    ] {
        assert_eq!(text.parse::<Hand>(), Err(ParseError::Meld { error, offset }), "{text}");
    }
}
