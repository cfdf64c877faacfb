//! Improvement and good waits against their definitions: draw, discard in every way, and compare.

mod dealer;

use dealer::Dealer;
use tenpai::{GoodWaits, Hand, Rules, Seen, Tile};

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
