//! Improvement and good waits against their definitions: draw, discard in every way, and compare.

use std::cmp::Reverse;

use crate::dealer::Dealer;
use tenpai::{Form, Forms, GoodWaits, Hand, Judged, Meld, Players, Rules, Seen, Tile};

fn hand(text: &str) -> Hand {
    text.parse().expect(text)
}

/// The number and the copies after the best discard, by the acceptance of each hand that is left.
fn after_draw(hand: &Hand, draw: Tile) -> Option<(i8, u32)> {
    let mut drawn = *hand;
    drawn.draw(draw.into()).ok()?;
    let best = Tile::all().filter_map(|tile| {
        let mut left = drawn;
        left.discard(tile.into()).ok()?;
        let acceptance = left.acceptance().expect("a hand that is to draw");
        // The tile thrown away is seen.
        let thrown = u32::from(acceptance.tiles().contains(tile));
        let number = acceptance.shanten().expect("nothing is locked").number();
        Some((number, acceptance.total() - thrown))
    });
    best.min_by_key(|&(number, copies)| (number, std::cmp::Reverse(copies)))
}

fn random_hand(dealer: &mut Dealer) -> Hand {
    let size = dealer.one(&[4, 7, 10, 13]);
    Hand::from_counts(&dealer.hand(size)).expect("a hand")
}

#[test]
fn a_red_five_is_thrown_where_there_is_no_plain_one() {
    let mut dealer = Dealer::new(43);
    let (mut red, mut plain_beside_red) = (0, 0);
    for _ in 0..20_000 {
        let counts = dealer.hand(13);
        let hand = Hand::from_parts(&counts, [4, 13, 22].map(|five| counts[five].min(1)), &[]);
        let hand = hand.expect("a hand");
        for improvement in hand.improvements().expect("it is to draw") {
            let discard = improvement.discard();
            let mut changed = hand;
            changed.draw(improvement.draw().into()).expect("a legal draw");
            changed.discard(discard).expect("a piece that the hand holds");
            let has_red = hand.red_fives(discard.tile().suit()) > 0 && discard.tile().rank() == 5;
            let has_red = has_red && !discard.tile().is_honour();
            let has_plain = hand.count(discard.tile()) > u8::from(has_red);
            assert_eq!(discard.is_red(), has_red && !has_plain, "{hand} {improvement}");
            red += usize::from(discard.is_red());
            plain_beside_red += usize::from(has_red && has_plain);
        }
    }
    assert!(red > 50 && plain_beside_red > 5, "{red} {plain_beside_red}");
}

#[test]
fn improvements_are_what_the_definition_says() {
    let mut dealer = Dealer::new(41);
    let mut found = 0;
    for _ in 0..5_000 {
        let hand = random_hand(&mut dealer);
        let acceptance = hand.acceptance().expect("a hand that is to draw");
        let (number, before) = (hand.shanten().number(), acceptance.total());
        let expected: Vec<(Tile, u32)> = Tile::all()
            .filter(|&draw| !acceptance.tiles().contains(draw))
            .filter_map(|draw| match after_draw(&hand, draw)? {
                (after, copies) if after == number && copies > before => Some((draw, copies)),
                _ => None,
            })
            .collect();
        let improvements: Vec<_> = hand.improvements().expect("a hand that is to draw").collect();
        let printed: Vec<(Tile, u32)> =
            improvements.iter().map(|it| (it.draw(), it.after())).collect();
        assert_eq!(printed, expected, "{hand}");
        for improvement in improvements {
            found += 1;
            assert_eq!(improvement.before(), before, "{hand}");
            assert_eq!(improvement.copies(), 4 - hand.count(improvement.draw()), "{hand}");
            let mut changed = hand;
            changed.draw(improvement.draw().into()).expect("a legal draw");
            changed.discard(improvement.discard()).expect("a legal discard");
            assert_eq!(changed.shanten().number(), number, "{hand} {improvement}");
        }
    }
    assert!(found > 5_000, "{found} improvements");
}

#[test]
fn good_waits_are_what_the_definition_says() {
    let mut dealer = Dealer::new(42);
    let mut found = 0;
    for _ in 0..20_000 {
        let hand = random_hand(&mut dealer);
        let judged = hand.judged_by(Rules::default(), Seen::NONE).expect("no fifth copy");
        for threshold in [1, 5] {
            let share = judged.good_waits(threshold).expect("a hand that is to draw");
            if hand.shanten().number() != 1 {
                assert_eq!(share, None, "{hand}");
                continue;
            }
            let mut expected = GoodWaits { good: 0, all: 0 };
            for (draw, copies) in hand.acceptance().expect("a hand that is to draw").iter() {
                expected.all += u32::from(copies);
                let (number, live) = after_draw(&hand, draw).unwrap_or((0, 0));
                assert_eq!(number, 0, "{hand} + {draw}");
                expected.good += if live >= threshold { u32::from(copies) } else { 0 };
            }
            assert_eq!(share, Some(expected), "{hand}");
            found += u32::from(expected.good > 0);
        }
    }
    assert!(found > 500, "{found} hands with good waits");
}

/// What an exchange leads to, the best least: the number, then copies, kinds and the discard, as
/// discards are put in order.
type Exchanged = (i8, Reverse<u32>, Reverse<usize>, Tile);

/// The best discard after a draw, by the acceptance of each hand that is left.
fn best_exchange(hand: &Hand, rules: Rules, seen: &Seen, draw: Tile) -> Option<Exchanged> {
    let mut drawn = *hand;
    drawn.draw(draw.into()).ok()?;
    let of_discard = |tile: Tile| {
        let mut left = drawn;
        left.discard(tile.into()).ok()?;
        let mut seen = *seen;
        seen.add(tile).expect("it was in the hand");
        let judged = left.judged_by(rules, seen).expect("no fifth copy");
        let acceptance = judged.acceptance().expect("it is to draw");
        let number = acceptance.shanten()?.number();
        let kinds = acceptance.live().len();
        Some((number, Reverse(acceptance.total()), Reverse(kinds), tile))
    };
    Tile::all().filter_map(of_discard).min()
}

/// Rules that lock nothing.
fn random_rules(dealer: &mut Dealer, players: Players) -> Rules {
    let forms = dealer.one(&[
        Forms::ALL,
        Forms::ALL,
        Forms::from(Form::General),
        Forms::from(Form::SevenPairs),
        Forms::from(Form::ThirteenOrphans),
        Forms::from(Form::General).with(Form::SevenPairs),
        Forms::from(Form::General).with(Form::ThirteenOrphans),
        Forms::from(Form::SevenPairs).with(Form::ThirteenOrphans),
    ]);
    Rules::default().with_forms(forms).with_players(players)
}

/// The kinds that so many players have.
fn kinds(players: Players) -> Vec<Tile> {
    let is_there = |tile: &Tile| players == Players::Four || !(1..8).contains(&tile.index());
    Tile::all().filter(is_there).collect()
}

/// Up to sixty tiles that the hand leaves.
fn random_seen(dealer: &mut Dealer, hand: &Hand, players: Players) -> Seen {
    let mut seen = *hand.counts();
    let mut outside = Seen::NONE;
    hand.melds().iter().flat_map(|meld| meld.tiles()).for_each(|tile| seen[tile.index()] += 1);
    for _ in 0..dealer.one(&[0, 0, 10, 60]) {
        let tile = dealer.one(&kinds(players));
        if seen[tile.index()] < 4 {
            seen[tile.index()] += 1;
            outside.add(tile).expect("at most four");
        }
    }
    outside
}

/// A hand that is to draw, half of them with melds; for three players without 2m to 8m and chi.
fn hand_of(dealer: &mut Dealer, players: Players) -> Hand {
    loop {
        let size = dealer.one(&[1, 4, 7, 10, 13, 13, 13]);
        let mut counts = dealer.hand(size);
        if players == Players::Three {
            // As many of the other two suits, where there is room.
            for kind in 1..8 {
                let moved = std::mem::take(&mut counts[kind]);
                counts[kind + 9 * dealer.one(&[1, 2])] += moved;
            }
        }
        let melds: Vec<Meld> = match dealer.below(2) {
            0 => Vec::new(),
            _ => (0..(13 - size) / 3).map(|_| random_meld(dealer, players)).collect(),
        };
        if let Ok(hand) = Hand::from_parts(&counts, [0; 3], &melds) {
            return hand;
        }
    }
}

fn random_meld(dealer: &mut Dealer, players: Players) -> Meld {
    let tile = dealer.one(&kinds(players));
    match dealer.below(4) {
        0 => Meld::concealed_kan(tile),
        1 if players == Players::Four => Meld::chi(tile).unwrap_or(Meld::pon(tile)),
        _ => Meld::pon(tile),
    }
}

/// The improvements of a hand by the definition, as texts with the copies of the draw.
fn improvements_by_definition(judged: &Judged) -> Vec<String> {
    let acceptance = judged.acceptance().expect("it is to draw");
    let (Some(number), before) = (acceptance.shanten(), acceptance.total()) else {
        return Vec::new();
    };
    let (hand, seen) = (judged.hand(), judged.seen());
    let draws = Tile::all().filter(|&draw| judged.left(draw) > 0);
    let draws = draws.filter(|&draw| !acceptance.tiles().contains(draw));
    let improvement = |draw| match best_exchange(hand, judged.rules(), &seen, draw)? {
        (left, Reverse(after), _, discard) if left == number.number() && after > before => {
            let copies = judged.left(draw);
            Some(format!("{copies}: {draw} for {discard}: {before} to {after} tiles"))
        }
        _ => None,
    };
    draws.filter_map(improvement).collect()
}

/// Where nothing is locked, all draws are looked at together. Here they are one by one.
#[test]
fn improvements_of_all_rules_that_lock_nothing_name_the_best_discard() {
    let mut dealer = Dealer::new(44);
    let (mut found, mut good) = (0, 0);
    for _ in 0..50_000 {
        let players = dealer.one(&[Players::Four, Players::Four, Players::Three]);
        let hand = hand_of(&mut dealer, players);
        let rules = random_rules(&mut dealer, players);
        let seen = random_seen(&mut dealer, &hand, players);
        let judged = hand.judged_by(rules, seen).expect("no fifth copy");
        let improvements = judged.improvements().expect("it is to draw");
        let printed: Vec<_> = improvements.map(|it| format!("{}: {it}", it.copies())).collect();
        assert_eq!(printed, improvements_by_definition(&judged), "{hand} {rules:?} {seen:?}");
        found += printed.len();

        let share = judged.good_waits(4).expect("it is to draw");
        let is_one = judged.shanten().is_some_and(|shanten| shanten.number() == 1);
        assert_eq!(share.is_some(), is_one, "{hand} {rules:?} {seen:?}");
        let Some(share) = share else { continue };
        let acceptance = judged.acceptance().expect("it is to draw");
        let leads = |&(draw, _): &(Tile, u8)| {
            let best = best_exchange(&hand, rules, &seen, draw);
            best.is_some_and(|(number, Reverse(live), ..)| number == 0 && live >= 4)
        };
        let live = acceptance.iter().filter(|&(_, copies)| copies > 0);
        let expected: u32 = live.filter(leads).map(|(_, copies)| u32::from(copies)).sum();
        let expected = GoodWaits { good: expected, all: acceptance.total() };
        assert_eq!(share, expected, "{hand} {rules:?} {seen:?}");
        good += usize::from(share.good > 0);
    }
    assert!(found > 100_000 && good > 1_000, "{found} improvements, {good} with good waits");
}

/// Three discards leave eight tiles each; a draw leads to twelve.
#[test]
fn a_closed_wait_can_improve() {
    let discards = hand("123m12399p57s1122z").discards().expect("a hand that is to discard");
    let best: Vec<(String, u32)> = discards
        .iter()
        .take(3)
        .map(|it| (it.piece().to_string(), it.acceptance().total()))
        .collect();
    assert_eq!(best, [("9p", 8), ("1z", 8), ("2z", 8)].map(|(tile, all)| (tile.to_string(), all)));
    let improvements = hand("123m1239p57s1122z");
    let four = improvements
        .improvements()
        .expect("a hand that is to draw")
        .find(|it| it.draw() == "4s".parse().expect("a tile"))
        .expect("4s improves it");
    assert_eq!((four.before(), four.after()), (8, 12));
}

#[test]
fn a_hand_that_is_to_discard_is_an_error() {
    let drawn = hand("123m12399p57s1122z");
    assert!(drawn.improvements().is_err() && drawn.acceptance().is_err());
    assert!(hand("123m1239p57s1122z").discards().is_err());
}
