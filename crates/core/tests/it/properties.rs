//! What holds for the shanten number of every hand, tried on random ones of all sizes that are
//! rich in fours and threes.

use crate::dealer::{Dealer, SIZES};
use crate::oracle::{Counts, FOUR, Oracle, seven_pairs, thirteen_orphans, write};
use tenpai::{Form, Hand, Shanten, ShantenByForm, Tile, Turn};

fn hand(counts: &Counts) -> Hand {
    Hand::from_counts(counts).unwrap_or_else(|error| panic!("{}: {error}", write(counts)))
}

/// The hand after each tile that it can draw.
fn draws(hand: &Hand) -> impl Iterator<Item = (Tile, Hand)> {
    let hand = *hand;
    Tile::all().filter_map(move |tile| {
        let mut drawn = hand;
        drawn.draw(tile.into()).is_ok().then_some((tile, drawn))
    })
}

#[test]
fn the_number_is_what_brute_force_finds() {
    let mut oracle = Oracle::new();
    let mut dealer = Dealer::new(1);
    for _ in 0..20_000 {
        for size in SIZES {
            let counts = dealer.hand(size);
            let forms = hand(&counts).shanten_by_form();
            let text = write(&counts);
            let general = oracle.general(&counts, &FOUR);
            assert_eq!(Some(forms.general().number()), general, "general form of {text}");
            let number = |form: Option<Shanten>| form.map(Shanten::number);
            let pairs = seven_pairs(&counts, &FOUR);
            assert_eq!(number(forms.seven_pairs()), pairs, "seven pairs of {text}");
            let orphans = thirteen_orphans(&counts, &FOUR);
            assert_eq!(number(forms.thirteen_orphans()), orphans, "thirteen orphans of {text}");
            let best = oracle.best(&counts, &FOUR);
            assert_eq!(Some(hand(&counts).shanten().number()), best, "best form of {text}");
        }
    }
}

/// From counts straight to the number, or by way of a hand: the same, errors included.
#[test]
fn counts_need_no_hand() {
    let mut dealer = Dealer::new(8);
    let mut errors = 0;
    for _ in 0..200_000 {
        let size = dealer.one(&SIZES);
        let mut counts = dealer.hand(size);
        if dealer.below(2) == 0 {
            counts[dealer.below(34)] = dealer.one(&[0, 1, 2, 3, 4, 5, 6, 9, 16, 128, 252, 255]);
        }
        let by_hand = Hand::from_counts(&counts).map(|hand| hand.shanten_by_form());
        errors += usize::from(by_hand.is_err());
        assert_eq!(ShantenByForm::of_counts(&counts), by_hand, "{counts:?}");
    }
    assert!(errors > 50_000, "{errors} counts of no hand");
}

#[test]
fn the_best_form_is_the_lowest_number() {
    let mut dealer = Dealer::new(2);
    for _ in 0..20_000 {
        for size in SIZES {
            let hand = hand(&dealer.hand(size));
            let forms = hand.shanten_by_form();
            let special = [forms.seven_pairs(), forms.thirteen_orphans()];
            assert_eq!(special.map(|form| form.is_some()), [size >= 13; 2], "{hand}");
            let lowest = special.into_iter().flatten().fold(forms.general(), Shanten::min);
            assert_eq!(forms.best(), lowest, "{hand}");
            assert_eq!(hand.shanten(), lowest, "{hand}");
            assert_eq!(forms.get(Form::General), Some(forms.general()), "{hand}");
            assert_eq!(forms.get(Form::SevenPairs), forms.seven_pairs(), "{hand}");
            assert_eq!(forms.get(Form::ThirteenOrphans), forms.thirteen_orphans(), "{hand}");
            let least = if hand.turn() == Turn::ToDraw { 0 } else { -1 };
            assert!((least..=8).contains(&lowest.number()), "{hand}: {lowest}");
        }
    }
}

#[test]
fn a_draw_lowers_the_number_by_one_or_leaves_it() {
    let mut dealer = Dealer::new(3);
    let mut lowered = 0;
    for _ in 0..20_000 {
        let size = dealer.one(&[1, 4, 7, 10, 13]);
        let hand = hand(&dealer.hand(size));
        let before = hand.shanten_by_form();
        let mut accepted = 0;
        for (tile, drawn) in draws(&hand) {
            let after = drawn.shanten_by_form();
            for form in [Form::General, Form::SevenPairs, Form::ThirteenOrphans] {
                let numbers = [before.get(form), after.get(form)];
                if let [Some(before), Some(after)] = numbers.map(|n| n.map(Shanten::number)) {
                    let step = before - after;
                    assert!(step == 0 || step == 1, "{hand} + {tile}: {before} to {after}");
                }
            }
            let step = before.best().number() - after.best().number();
            assert!(step == 0 || step == 1, "{hand} + {tile}");
            accepted += step;
        }
        // Whoever is not tenpai can always draw something.
        assert!(accepted > 0 || before.best().number() == 0, "{hand} accepts nothing");
        lowered += usize::from(accepted > 0);
    }
    assert!(lowered > 10_000, "{lowered} hands accepted a tile");
}

/// What a discard leaves is no better than the hand was, and one discard leaves it as good.
#[test]
fn the_number_after_a_draw_is_the_best_over_discards() {
    let mut dealer = Dealer::new(4);
    for _ in 0..20_000 {
        let size = dealer.one(&[2, 5, 8, 11, 14]);
        let hand = hand(&dealer.hand(size));
        let left = hand.pieces().map(|piece| {
            let mut left = hand;
            left.discard(piece).unwrap_or_else(|error| panic!("{hand} - {piece}: {error}"));
            left.shanten().number()
        });
        assert_eq!(left.min(), Some(hand.shanten().number().max(0)), "{hand}");
    }
}

#[test]
fn suits_can_change_places() {
    let mut dealer = Dealer::new(5);
    for _ in 0..20_000 {
        let size = dealer.one(&SIZES);
        let counts = dealer.hand(size);
        for order in [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            let place = |tile: usize| if tile < 27 { order[tile / 9] * 9 + tile % 9 } else { tile };
            assert_same_under(&counts, place);
        }
    }
}

#[test]
fn suits_can_be_read_from_nine_to_one() {
    let mut dealer = Dealer::new(6);
    for _ in 0..20_000 {
        let size = dealer.one(&SIZES);
        let counts = dealer.hand(size);
        for turned in 1..8 {
            let place = |tile: usize| {
                let turn = tile < 27 && turned >> (tile / 9) & 1 == 1;
                if turn { tile / 9 * 9 + 8 - tile % 9 } else { tile }
            };
            assert_same_under(&counts, place);
        }
    }
}

#[test]
fn winds_and_dragons_are_all_alike() {
    let mut dealer = Dealer::new(7);
    for _ in 0..20_000 {
        let size = dealer.one(&SIZES);
        let counts = dealer.hand(size);
        let step = 1 + dealer.below(6);
        let place = |tile: usize| if tile < 27 { tile } else { 27 + (tile - 27 + step) % 7 };
        assert_same_under(&counts, place);
    }
}

/// The number of each form stays and the waits move along when each tile goes to another place.
fn assert_same_under(counts: &Counts, place: impl Fn(usize) -> usize) {
    let mut moved = [0; 34];
    for (tile, &count) in counts.iter().enumerate() {
        moved[place(tile)] = count;
    }
    let (hand, other) = (hand(counts), hand(&moved));
    let forms = hand.shanten_by_form();
    assert_eq!(forms, other.shanten_by_form(), "{hand} and {other}");
    assert_eq!(forms.best(), other.shanten(), "{hand} and {other}");
    if let (Ok(waits), Ok(others)) = (hand.waits(), other.waits()) {
        for (set, other_set) in
            [(waits.formal(), others.formal()), (waits.effective(), others.effective())]
        {
            let moved = set.iter().map(|tile| 1 << place(tile.index())).sum::<u64>();
            assert_eq!(moved, other_set.bits(), "waits of {hand} and {other}");
        }
    }
}
