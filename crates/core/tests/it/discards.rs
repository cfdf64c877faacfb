//! Acceptance and discards against the data file and against their definitions.

use crate::dealer::Dealer;
use crate::lines::lines;
use crate::oracle::read;
use tenpai::{Form, Hand, Piece, Players, Rules, Seen, Tile, TileSet};

fn dash(tiles: TileSet) -> String {
    if tiles.is_empty() { "-".to_string() } else { tiles.to_string() }
}

#[test]
fn files_of_discards() {
    for line in lines("ukeire_14.txt") {
        let place = &line.place;
        let hand = Hand::from_counts(&read(line.column(0))).expect(place);
        assert_eq!(Some(hand.shanten().number()), line.number(1), "{place}");
        let discards = hand.discards().expect(place);
        assert_eq!(discards.is_complete(), line.number(1) == Some(-1), "{place}");
        let mut in_tile_order: Vec<_> = discards.iter().collect();
        in_tile_order.sort_by_key(|discard| discard.piece());
        let printed: Vec<String> = in_tile_order
            .iter()
            .map(|discard| {
                let mut left = hand;
                left.discard(discard.piece()).expect(place);
                let judged = left.judged_by(Rules::default(), Seen::NONE).expect(place);
                let general = judged.acceptance_of(Form::General).expect(place);
                format!(
                    "{}:{}:{}:{}:{}:{}",
                    discard.piece(),
                    general.shanten().expect(place),
                    dash(general.tiles()),
                    discard.shanten().expect(place),
                    dash(discard.acceptance().tiles()),
                    discard.acceptance().total(),
                )
            })
            .collect();
        assert_eq!(printed, line.columns[2..], "{place}");
    }
}

/// Draw every tile and judge again.
fn assert_acceptance(hand: &Hand) {
    let lowers = |tile: &Tile| {
        let mut drawn = *hand;
        drawn.draw((*tile).into()).is_ok() && drawn.shanten() < hand.shanten()
    };
    let acceptance = hand.acceptance().expect("a hand that is to draw");
    assert_eq!(acceptance.tiles(), Tile::all().filter(lowers).collect(), "{hand}");
    assert_eq!(acceptance.shanten(), Some(hand.shanten()), "{hand}");
}

#[test]
fn acceptance_of_every_hand_of_one_suit() {
    let mut hands = vec![[0; 34]];
    for kind in 9..18 {
        let longer = |hand: &[u8; 34]| {
            let room = (13 - hand.iter().sum::<u8>()).min(4);
            let hand = *hand;
            (0..=room).map(move |count| {
                let mut longer = hand;
                longer[kind] = count;
                longer
            })
        };
        hands = hands.iter().flat_map(longer).collect();
    }
    hands.retain(|hand| hand.iter().sum::<u8>() == 13);
    assert_eq!(hands.len(), 93_600);
    for counts in &hands {
        assert_acceptance(&Hand::from_counts(counts).expect("a hand"));
    }
}

#[test]
fn acceptance_of_random_hands() {
    let mut dealer = Dealer::new(31);
    for _ in 0..100_000 {
        let size = dealer.one(&[1, 4, 7, 10, 13]);
        assert_acceptance(&Hand::from_counts(&dealer.hand(size)).expect("a hand"));
    }
}

/// Throw every tile, then draw every tile, and judge again.
fn assert_discards(hand: &Hand, rules: Rules) {
    let judged = hand.judged_by(rules, Seen::NONE).expect("a hand for so many players");
    for discard in judged.discards().expect("a hand that is to discard").iter() {
        let mut left = *hand;
        left.discard(discard.piece()).expect("a tile that is held");
        let number = |hand: &Hand| {
            let judged = hand.judged_by(rules, Seen::NONE);
            judged.ok().and_then(|judged| judged.shanten())
        };
        assert_eq!(discard.shanten(), number(&left), "{hand} without {}", discard.piece());
        let lowers = |tile: &Tile| {
            let mut drawn = left;
            drawn.draw((*tile).into()).is_ok()
                && number(&drawn).is_some_and(|after| Some(after) < discard.shanten())
        };
        let accepted: TileSet = Tile::all().filter(lowers).collect();
        let found = discard.acceptance().tiles();
        assert_eq!(found, accepted, "{hand} without {}, {rules:?}", discard.piece());
        let copies: u8 = accepted.iter().map(|tile| judged.left(tile)).sum();
        assert_eq!(discard.acceptance().total(), u32::from(copies), "{hand}");
    }
}

#[test]
fn discards_are_what_their_definition_says() {
    let mut dealer = Dealer::new(33);
    for players in [Players::Four, Players::Three] {
        let rules = Rules::default().with_players(players);
        let mut judged = 0;
        while judged < 4000 {
            let size = dealer.one(&[2, 5, 8, 11, 14]);
            let mut counts = dealer.hand(size);
            if players == Players::Three {
                // What three players do not have becomes 1m and 9m, as far as there are copies.
                for index in 1..8 {
                    for end in [0, 8] {
                        let moved = counts[index].min(4 - counts[end]);
                        counts[end] += moved;
                        counts[index] -= moved;
                    }
                }
            }
            let hand = Hand::from_counts(&counts).expect("a hand");
            if hand.judged_by(rules, Seen::NONE).is_ok() {
                assert_discards(&hand, rules);
                judged += 1;
            }
        }
    }
}

#[test]
fn the_best_discard_comes_first() {
    let mut dealer = Dealer::new(32);
    for _ in 0..20_000 {
        let size = dealer.one(&[2, 5, 8, 11, 14]);
        let hand = Hand::from_counts(&dealer.hand(size)).expect("a hand");
        let discards = hand.discards().expect("a hand that is to discard");
        let kinds = hand.counts().iter().filter(|&&count| count > 0).count();
        assert_eq!(discards.len(), kinds, "{hand}");
        let best = discards.first().shanten().map(i8::from);
        assert_eq!(best, Some(hand.shanten().number().max(0)), "{hand}");
        let at = |place: usize| discards.get(place).expect("one of them");
        let key = |place: usize| {
            let discard = at(place);
            let total = discard.acceptance().total();
            (discard.shanten(), std::cmp::Reverse((total, discard.acceptance().live().len())))
        };
        for place in 1..discards.len() {
            let in_order = key(place - 1) < key(place)
                || key(place - 1) == key(place) && at(place - 1).piece() < at(place).piece();
            assert!(in_order, "{hand}: {} before {}", at(place - 1), at(place));
        }
    }
}

#[test]
fn a_red_five_is_told_from_a_plain_one() {
    let hand: Hand = "12345m0677889p66z".parse().expect("a hand");
    let discards = hand.discards().expect("a hand that is to discard");
    let to_tenpai: Vec<(String, String, u32)> = discards
        .to_tenpai()
        .map(|it| {
            (it.piece().to_string(), it.acceptance().tiles().to_string(), it.acceptance().total())
        })
        .collect();
    let expected = [("0p", "36m", 7), ("8p", "36m", 7)];
    assert_eq!(
        to_tenpai,
        expected.map(|(piece, tiles, total)| (piece.into(), tiles.into(), total))
    );
}

#[test]
fn a_red_five_comes_right_before_plain_ones() {
    let mut dealer = Dealer::new(34);
    let mut both = 0;
    for _ in 0..10_000 {
        let counts = dealer.hand(14);
        let plain = Hand::from_counts(&counts).expect("a hand");
        let reds = [4, 13, 22].map(|five| counts[five].min(dealer.below(2) as u8));
        let hand = Hand::from_parts(&counts, reds, &[]).expect("a hand");
        let is_red = |tile: Tile| hand.red_fives(tile.suit()) > 0 && tile.rank() == 5;
        // Each discard of the hand without red fives, told from the red one.
        let expected: Vec<(Piece, TileSet)> = plain
            .discards()
            .expect("a hand that is to discard")
            .iter()
            .flat_map(|it| {
                let (tile, tiles) = (it.piece().tile(), it.acceptance().tiles());
                let red = Piece::red_five(tile.suit()).ok().filter(|_| is_red(tile));
                let has_plain = red.is_none() || hand.count(tile) > 1;
                both += usize::from(red.is_some() && has_plain);
                let pieces = red.into_iter().chain(has_plain.then_some(Piece::plain(tile)));
                pieces.map(move |piece| (piece, tiles)).collect::<Vec<_>>()
            })
            .collect();
        let discards = hand.discards().expect("a hand that is to discard");
        let found: Vec<(Piece, TileSet)> =
            discards.iter().map(|it| (it.piece(), it.acceptance().tiles())).collect();
        assert_eq!(found, expected, "{hand}");
        assert_eq!(discards.len(), found.len(), "{hand}");
        assert_eq!(hand.best_discard().ok(), Some(discards.first()), "{hand}");
    }
    assert!(both > 1000, "{both} hands with a red and a plain five");
}

/// They can be asked for from either end, and one by one.
#[test]
fn discards_have_an_order() {
    let hand: Hand = "123m12399p57s1122z".parse().expect("a hand");
    let discards = hand.discards().expect("a hand that is to discard");
    let all: Vec<_> = (&discards).into_iter().collect();
    let one_by_one: Vec<_> = (0..20).map_while(|place| discards.get(place)).collect();
    let mut from_behind: Vec<_> = discards.iter().rev().collect();
    from_behind.reverse();
    assert_eq!((all.len(), discards.iter().len()), (11, 11));
    assert!(all == one_by_one && all == from_behind && all[0] == discards.first());
}
