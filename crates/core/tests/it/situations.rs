//! What is drawn and thrown in situations in which programs were seen to go wrong.

use tenpai::{CopiesRule, Form, FourOfAKind, Hand, Players, Rules, Seen, Tile, TileSet, Verdict};

fn hand(text: &str) -> Hand {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn tile(text: &str) -> Tile {
    text.parse().expect(text)
}

/// The number, the accepted tiles and their copies under these rules.
fn judged(text: &str, rules: Rules) -> (Option<i8>, String, u32) {
    let hand = hand(text);
    let acceptance = hand
        .judged_by(rules, Seen::NONE)
        .expect(text)
        .acceptance()
        .expect("a hand that is to draw");
    let number = acceptance.shanten().map(i8::from);
    (number, acceptance.tiles().to_string(), acceptance.total())
}

fn number(text: &str, copies: CopiesRule) -> i8 {
    let hand = hand(text);
    let judged = hand.judged_by(Rules::default().with_copies(copies), Seen::NONE).expect(text);
    judged.shanten().expect("a hand that can be completed").number()
}

#[test]
fn four_equal_tiles_accept_everything_else() {
    for (text, kinds, copies) in
        [("123456789m1111z", 33, 123), ("123456789m1111p", 33, 123), ("1112223334444z", 30, 120)]
    {
        let (number, tiles, total) = judged(text, Rules::default());
        let tiles: TileSet = tiles.parse().expect("tiles");
        assert_eq!((number, tiles.len(), total), (Some(1), kinds, copies), "{text}");
    }
    assert_eq!(judged("111124m1111z", Rules::default()), (Some(1), "34m".into(), 7));
    assert_eq!(hand("1111444478m").shanten().number(), 2);
    assert_eq!(hand("11122233334444z").shanten().number(), 1);
}

#[test]
fn four_equal_tiles_are_two_pairs_where_the_rules_say_so() {
    let two = Rules::default().with_four_of_a_kind(FourOfAKind::TwoPairs);
    let complete = hand("1111m2233m4455p66z");
    let number =
        |rules| complete.judged_by(rules, Seen::NONE).expect("a hand").shanten().map(i8::from);
    assert_eq!((number(Rules::default()), number(two)), (Some(1), Some(-1)));
    let waiting = hand("1111m2233m4455p6z");
    let judged = waiting.judged_by(two, Seen::NONE).expect("a hand");
    assert_eq!(judged.shanten_of(Form::SevenPairs).map(i8::from), Some(0));
    assert_eq!(judged.waits().expect("to draw").effective().to_string(), "6z");
}

#[test]
fn three_players_have_no_two_to_eight_of_characters() {
    let three = Rules::default().with_players(Players::Three);
    let accepted = ("9m123456789p123456789s34567z".to_string(), 94);
    let (number, tiles, total) = judged("1111m111122233z", three);
    assert_eq!((number, (tiles, total)), (Some(2), accepted));
    assert_eq!(judged("1111m111122233z", Rules::default()), (Some(1), "23m".into(), 8));
    let text = "11119999m11222z";
    assert_eq!(judged(text, three).0, Some(2));
    assert_eq!(judged(text, Rules::default()).0, Some(1));
}

#[test]
fn melds_lock_their_tiles_where_the_rules_say_so() {
    for (text, concealed, with_melds) in [
        ("45z[444z][111z][555z][777z]", 0, 1),
        ("9m9p569s[999m][999p][999s]", 1, 2),
        ("11567z[777z][666z][555z]", 1, 2),
        ("12m11z[3333m][111m][222m]", 0, 2),
        ("12m11z[3333m][4444m][5555m]", 0, 1),
        ("13m456p789s11z(2222m)", 0, 1),
    ] {
        assert_eq!(number(text, CopiesRule::Concealed), concealed, "{text}");
        assert_eq!(number(text, CopiesRule::WithMelds), with_melds, "{text}");
    }
    assert_eq!(number("4567z[444z][666z][777z]", CopiesRule::WithMelds), 3);
}

#[test]
fn a_dead_wait_is_tenpai_and_still_can_change() {
    let hand = hand("13m456p789s11z(2222m)");
    let judged = hand.judged_by(Rules::default(), Seen::NONE).expect("no fifth copy");
    let waits = judged.waits().expect("a hand that is to draw");
    assert_eq!(waits.effective().to_string(), "2m");
    assert_eq!((waits.total(), waits.verdict()), (0, Verdict::DeadWait));
    let draws: Vec<String> = judged
        .improvements()
        .expect("a hand that is to draw")
        .map(|improvement| improvement.draw().to_string())
        .collect();
    // Any tile beside the dead wait gives the hand another one.
    assert!(draws.contains(&"4m".to_string()) && draws.contains(&"1m".to_string()), "{draws:?}");
}

#[test]
fn what_is_held_counts_red_or_not() {
    for text in ["234678p3455577s", "234678p3405577s"] {
        assert_eq!(judged(text, Rules::default()), (Some(0), "257s".into(), 7), "{text}");
    }
}

#[test]
fn copies_left_are_four_less_all_that_is_seen_once() {
    let hand = hand("23m456p789s55z[111z]");
    let mut seen = Seen::NONE;
    seen.add(tile("1m")).expect("a first copy");
    seen.add(tile("4m")).expect("a first copy");
    let judged = hand.judged_by(Rules::default(), seen).expect("no fifth copy");
    let waits = judged.waits().expect("a hand that is to draw");
    assert_eq!(waits.effective().to_string(), "14m");
    assert_eq!((waits.copies(tile("1m")), waits.copies(tile("4m")), waits.total()), (3, 3, 6));
    // The called tiles are in the meld and nowhere else.
    assert_eq!(judged.left(tile("1z")), 1);
    assert!(waits.is_furiten(tile("4m").into()) && !waits.is_furiten(tile("5m").into()));
}

#[test]
fn riichi_is_for_the_discards_that_leave_the_hand_tenpai() {
    let discards = hand("35678899m234789p").discards().expect("a hand that is to discard");
    let found: Vec<(String, String, u32)> = discards
        .to_tenpai()
        .map(|it| {
            let acceptance = it.acceptance();
            (it.piece().to_string(), acceptance.tiles().to_string(), acceptance.total())
        })
        .collect();
    let expected = [("3m", "89m", 4), ("8m", "4m", 4)];
    assert_eq!(found, expected.map(|(tile, waits, total)| (tile.into(), waits.into(), total)));
}

#[test]
fn red_fives_break_no_wait() {
    let found = |text: &str, discard: &str| {
        let discards = hand(text).discards().expect("a hand that is to discard");
        let found = discards.iter().find(|it| it.piece().to_string() == discard);
        let acceptance = found.expect("a discard").acceptance();
        (acceptance.tiles().to_string(), acceptance.total())
    };
    for discard in ["0p", "8p"] {
        assert_eq!(found("12345m0677889p66z", discard), ("36m".to_string(), 7));
    }
    assert_eq!(found("067m340567p44686s", "6s"), ("7s".to_string(), 4));
    assert_eq!(found("067m340567p44686s", "8s"), ("46s".to_string(), 4));
}

#[test]
fn formal_waits_beside_effective_ones() {
    let hand = hand("1234444678m456p");
    let formal = Rules::default().with_copies(CopiesRule::Formal);
    let waits = |rules| {
        let judged = hand.judged_by(rules, Seen::NONE).expect("no fifth copy");
        judged.waits().expect("a hand that is to draw").effective().to_string()
    };
    assert_eq!((waits(formal), waits(Rules::default())), ("14m".to_string(), "1m".to_string()));
}
