//! Calls against their definition: every two pieces that make a meld with the tile thrown away.

use crate::dealer::Dealer;
use tenpai::{
    Call, CallError, Choice, Discarder, Hand, HandError, JudgeError, Meld, MeldKind, Piece,
    Players, Rules, Seen, SwapCalling, Tile,
};

fn piece(text: &str) -> Piece {
    text.parse().expect(text)
}

fn is_meld(kind: MeldKind, pieces: &[Piece]) -> bool {
    // Two red fives are no reason here: another player's cannot be the red one that is held.
    Meld::new(kind, pieces).is_ok()
}

/// The number with the best discard that is not forbidden, by trying each.
fn number_after(hand: &Hand, forbidden: impl Fn(Tile) -> bool) -> Option<i8> {
    hand.pieces()
        .filter(|piece| !forbidden(piece.tile()))
        .map(|piece| {
            let mut left = *hand;
            left.discard(piece).expect("a piece that is held");
            left.shanten().number()
        })
        .min()
}

/// All calls in the order of the library, with the number after each.
fn expected(hand: &Hand, called: Piece, from: Discarder, rules: Rules) -> Vec<(Call, i8)> {
    let mut calls = vec![(Call::Pass, hand.shanten().number())];
    let mut pieces: Vec<Piece> = hand.pieces().collect();
    pieces.sort_unstable();
    let mut pairs = Vec::new();
    for first in 0..pieces.len() {
        for second in first + 1..pieces.len() {
            pairs.push([pieces[first], pieces[second]]);
        }
    }
    pairs.dedup();
    pairs.sort_unstable();
    pairs.dedup();
    let may_swap = rules.swap_calling() == SwapCalling::Allowed;
    let tile = called.tile();
    for [one, other] in &pairs {
        if from == Discarder::Before && is_meld(MeldKind::Chi, &[called, *one, *other]) {
            let mut after = *hand;
            after.chi(called, [*one, *other]).expect("a chi");
            let swaps = |tile: Tile| {
                tile == called.tile()
                    || is_meld(
                        MeldKind::Chi,
                        &[tile.into(), one.tile().into(), other.tile().into()],
                    )
            };
            let number = number_after(&after, |tile| !may_swap && swaps(tile));
            calls.extend(number.map(|number| (Call::Chi([*one, *other]), number)));
        }
    }
    for [one, other] in &pairs {
        if is_meld(MeldKind::Pon, &[called, *one, *other]) {
            let mut after = *hand;
            after.pon(called, [*one, *other]).expect("a pon");
            let number = number_after(&after, |it| !may_swap && it == tile);
            calls.extend(number.map(|number| (Call::Pon([*one, *other]), number)));
        }
    }
    let mut after = *hand;
    if after.open_kan(called).is_ok() {
        calls.push((Call::OpenKan, after.shanten().number()));
    }
    let mut won = *hand;
    if won.draw(called).is_ok() && won.shanten().is_complete() {
        calls.push((Call::Ron, -1));
    }
    calls
}

#[test]
fn calls_are_what_the_definition_says() {
    let mut dealer = Dealer::new(51);
    let mut made = [0; 5];
    for round in 0..30_000 {
        let counts = dealer.hand(13);
        let mut pieces: Vec<Piece> = Hand::from_counts(&counts).expect("a hand").pieces().collect();
        if let Some(five) = pieces.iter_mut().find(|piece| piece.to_string() == "5p") {
            *five = piece("0p");
        }
        let hand = Hand::from_tiles(pieces).expect("a hand");
        let called = Piece::plain(Tile::new(dealer.below(34) as u8).expect("a tile"));
        let from = dealer.one(&[Discarder::Before, Discarder::Other]);
        let swap = dealer.one(&[SwapCalling::Forbidden, SwapCalling::Allowed]);
        let rules = Rules::default().with_swap_calling(swap);
        let judged = hand.judged_by(rules, Seen::NONE).expect("no fifth copy");
        let calls = match judged.calls(called, from) {
            Ok(calls) => calls,
            Err(error) => {
                let full = hand.count(called.tile()) == 4;
                assert!(full && matches!(error, CallError::Judge(_)), "{hand} {called}: {error}");
                continue;
            }
        };
        let mut found = Vec::new();
        for choice in calls {
            let alone = judged.choice(called, from, choice.call()).expect("one of the calls");
            assert_eq!(alone.shanten(), choice.shanten(), "{hand} {called}");
            let discards =
                |it: Choice| it.discards().map(|discards| discards.iter().collect::<Vec<_>>());
            assert_eq!(discards(alone), discards(choice), "{hand} {called}");
            let number = choice.shanten().expect("nothing is locked").number();
            found.push((choice.call(), number));
            let to_discard = matches!(choice.call(), Call::Chi(_) | Call::Pon(_));
            assert_eq!(choice.discards().is_some(), to_discard, "{hand} {called}");
            if let Some(discards) = choice.discards() {
                assert_eq!(discards.first().shanten(), choice.shanten(), "{hand} {called}");
            }
            made[match choice.call() {
                Call::Pass => 0,
                Call::Chi(_) => 1,
                Call::Pon(_) => 2,
                Call::OpenKan => 3,
                Call::Ron => 4,
            }] += 1;
        }
        let mut expected = expected(&hand, called, from, rules);
        // Two runs of different tiles stand in another order here; which comes first is tested
        // where it is shown.
        let key = |(call, number): &(Call, i8)| format!("{call:?} {number}");
        found.sort_by_key(key);
        expected.sort_by_key(key);
        assert_eq!(found, expected, "{hand} {called} {from:?} {swap:?}, round {round}");
    }
    assert!(made.iter().all(|&times| times > 100), "calls made: {made:?}");
}

#[test]
fn who_cannot_call_is_told_why() {
    let hand: Hand = "123m456p789s1122z".parse().expect("a hand");
    let judged = hand.judged_by(Rules::default(), Seen::NONE).expect("no fifth copy");
    let first = judged.calls(piece("1z"), Discarder::Other).expect("a hand that is to draw");
    assert_eq!(first.count(), 3, "pass, pon and ron");
    let drawn: Hand = "123m456p789s11223z".parse().expect("a hand");
    let judged = drawn.judged_by(Rules::default(), Seen::NONE).expect("no fifth copy");
    let error = judged.calls(piece("1z"), Discarder::Other).err();
    assert!(matches!(error, Some(CallError::Hand(HandError::Turn(_)))), "{error:?}");
    let short: Hand = "123m1z".parse().expect("a hand");
    let judged = short.judged_by(Rules::default(), Seen::NONE).expect("no fifth copy");
    let error = judged.calls(piece("1z"), Discarder::Other).err();
    assert_eq!(error, Some(CallError::Hand(HandError::MeldsAssumed)));
    let three = Rules::default().with_players(Players::Three);
    let hand: Hand = "19m123456p789s11z".parse().expect("a hand");
    let judged = hand.judged_by(three, Seen::NONE).expect("a hand for three");
    let error = judged.calls(piece("2m"), Discarder::Before).err();
    let absent = JudgeError::Absent { tile: piece("2m").tile() };
    assert_eq!(error, Some(CallError::Judge(absent)));
    let no_chi = judged.calls(piece("4p"), Discarder::Before).expect("a hand that is to draw");
    assert_eq!(no_chi.count(), 1, "three players call no chi");
}

/// With nothing left that may be thrown, a call is none.
#[test]
fn a_call_that_leaves_only_swaps_is_no_call() {
    let hand: Hand = "1123m[111p][222p][333p]".parse().expect("a hand");
    let judged = hand.judged_by(Rules::default(), Seen::NONE).expect("no fifth copy");
    let calls: Vec<Call> = judged
        .calls(piece("1m"), Discarder::Before)
        .expect("a hand that is to draw")
        .map(|choice| choice.call())
        .collect();
    // After the chi with 2m and 3m both tiles left are 1m.
    let pon = Call::Pon([piece("1m"), piece("1m")]);
    assert_eq!(calls, [Call::Pass, pon, Call::Ron]);
}

/// Every call that can be written with the pieces held and one that is not, of every tile.
#[test]
fn a_call_alone_is_there_where_it_is_among_the_calls() {
    let mut dealer = Dealer::new(52);
    let (mut there, mut not) = (0, 0);
    for _ in 0..600 {
        let size = dealer.one(&[4, 13]);
        let mut hand = Hand::from_counts(&dealer.hand(size)).expect("a hand");
        if size == 4 {
            let melds = [27, 28, 29].map(|east| Meld::pon(Tile::new(east).expect("a wind")));
            let Ok(named) = Hand::from_parts(hand.counts(), [0; 3], &melds) else { continue };
            hand = named;
        }
        let called = Piece::plain(Tile::new(dealer.below(34) as u8).expect("a tile"));
        let from = dealer.one(&[Discarder::Before, Discarder::Other]);
        let swap = dealer.one(&[SwapCalling::Forbidden, SwapCalling::Allowed]);
        let players = dealer.one(&[Players::Four, Players::Three]);
        let rules = Rules::default().with_swap_calling(swap).with_players(players);
        let Ok(judged) = hand.judged_by(rules, Seen::NONE) else { continue };
        let all: Vec<Call> = match judged.calls(called, from) {
            Ok(calls) => calls.map(|choice| choice.call()).collect(),
            Err(error) => {
                let alone = judged.choice(called, from, Call::Pass).err();
                assert_eq!(alone, Some(error), "{hand} {called}");
                continue;
            }
        };
        let mut pieces: Vec<Piece> = hand.pieces().chain([piece("0s"), called]).collect();
        pieces.dedup();
        let pairs = pieces.iter().flat_map(|one| pieces.iter().map(|other| [*one, *other]));
        let written = pairs.flat_map(|pair| [Call::Chi(pair), Call::Pon(pair)]);
        for call in written.chain([Call::Pass, Call::OpenKan, Call::Ron]) {
            let turned = match call {
                Call::Chi([one, other]) => Call::Chi([other, one]),
                Call::Pon([one, other]) => Call::Pon([other, one]),
                other => other,
            };
            match judged.choice(called, from, call) {
                Ok(choice) => {
                    assert!(all.contains(&call) || all.contains(&turned), "{hand} {call:?}");
                    assert_eq!(choice.call(), call);
                    there += 1;
                }
                Err(error) => {
                    assert!(!all.contains(&call) && !all.contains(&turned), "{hand} {call:?}");
                    assert_eq!(error, CallError::Unavailable { called, call });
                    not += 1;
                }
            }
        }
    }
    assert!(there > 300 && not > 10_000, "{there} {not}");
}

#[test]
fn a_call_that_is_none_is_told_so() {
    let hand: Hand = "2344m456p789s115z".parse().expect("a hand");
    let judged = hand.judged_by(Rules::default(), Seen::NONE).expect("no fifth copy");
    let told = |called: &str, call| {
        judged
            .choice(piece(called), Discarder::Other, call)
            .map_err(|error| error.to_string())
            .err()
    };
    let told_of = |call: &str| Some(format!("{call} here: use one of the calls that there are"));
    let pair = [piece("2m"), piece("3m")];
    assert_eq!(told("1m", Call::Chi(pair)), told_of("no chi of 1m with 2m 3m"));
    assert_eq!(told("4m", Call::Pon(pair)), told_of("no pon of 4m with 2m 3m"));
    assert_eq!(told("4m", Call::OpenKan), told_of("no kan of 4m"));
    assert_eq!(told("4m", Call::Ron), told_of("no ron on 4m"));
}

#[test]
fn a_red_five_that_the_hand_has_cannot_be_called() {
    for text in ["340m456p789s1155z", "789s1155z[340p][340m]"] {
        let hand: Hand = text.parse().expect("a hand");
        let judged = hand.judged_by(Rules::default(), Seen::NONE).expect("no fifth copy");
        let error = judged.calls(piece("0m"), Discarder::Before).err();
        assert!(matches!(error, Some(CallError::Hand(HandError::RedFives { .. }))), "{error:?}");
        assert!(judged.calls(piece("5m"), Discarder::Before).is_ok());
    }
}

#[test]
fn nobody_wins_with_a_chi_or_pon() {
    for (text, called) in [("23m456p789s11z[222z]", "1m"), ("11m456p789s11z[222z]", "1m")] {
        let hand: Hand = text.parse().expect("a hand");
        // The choices stay when what they were judged by is gone.
        let calls = hand
            .judged_by(Rules::default(), Seen::NONE)
            .expect("no fifth copy")
            .calls(piece(called), Discarder::Before)
            .expect("a hand that can call");
        let of_calls: Vec<_> = calls.filter_map(|choice| choice.discards().copied()).collect();
        assert!(!of_calls.is_empty(), "{text}");
        assert!(of_calls.iter().all(|discards| !discards.is_complete()), "{text}");
    }
}
