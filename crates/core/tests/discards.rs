//! Acceptance and discards against the data file and against their definitions.

mod dealer;
mod lines;
mod oracle;

use dealer::Dealer;
use lines::lines;
use oracle::read;
use tenpai::{Form, Hand, Piece, Players, Rules, Seen, Tile, TileSet};

fn dash(tiles: TileSet) -> String {
    if tiles.is_empty() { "-".to_string() } else { tiles.to_string() }
}

#[test]
fn files_of_discards() {
    for line in lines("ukeire_14.txt", 500) {
        let place = &line.place;
        let hand = Hand::from_counts(&read(line.column(0))).expect(place);
        assert_eq!(Some(hand.shanten().number()), line.number(1), "{place}");
        let discards = hand.discards().expect(place);
        assert_eq!(discards.is_complete(), line.number(1) == Some(-1), "{place}");
        let mut in_tile_order = discards.to_vec();
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
        let best = discards[0].shanten().map(i8::from);
        assert_eq!(best, Some(hand.shanten().number().max(0)), "{hand}");
        let key = |place: usize| {
            let discard = &discards[place];
            let total = discard.acceptance().total();
            (discard.shanten(), std::cmp::Reverse((total, discard.acceptance().live().len())))
        };
        for place in 1..discards.len() {
            let in_order = key(place - 1) < key(place)
                || key(place - 1) == key(place)
                    && discards[place - 1].piece() < discards[place].piece();
            assert!(in_order, "{hand}: {} before {}", discards[place - 1], discards[place]);
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
    let both: Hand = "055m123p456s11222z".parse().expect("a hand");
    let pieces: Vec<Piece> = both.discards().expect("a hand").iter().map(|it| it.piece()).collect();
    assert!(pieces.contains(&"0m".parse().expect("a piece")));
    assert!(pieces.contains(&"5m".parse().expect("a piece")));
}
