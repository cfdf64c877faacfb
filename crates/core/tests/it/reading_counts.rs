//! What the formula counts of a reading, and the number that follows from it.

use crate::dealer::{Dealer, SIZES};
use tenpai::formula::{Counts, Division, DivisionError, Part, PartKind, textbook};
use tenpai::{CopiesRule, Form, Hand, Judged, Meld, Reading, Rules, Seen, Tile};

fn hand(text: &str) -> Hand {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn divided(hand: &Hand, reading: &Reading) -> Division {
    Division::of_reading(hand, reading).unwrap_or_else(|e| panic!("{hand}: {reading}: {e}"))
}

fn number(counts: &Counts) -> i8 {
    counts.shanten().unwrap_or_else(|error| panic!("{counts}: {error}")).number()
}

/// Every reading has the number of its counts, and the least of them is that of the hand, which is
/// looked up in tables and knows no readings. How many readings there are.
fn assert_least(hand: &Hand) -> usize {
    let (mut least, mut readings) = (i8::MAX, 0);
    for reading in hand.all_readings().filter(|reading| reading.form() == Form::General) {
        let division = divided(hand, &reading);
        let from_counts = number(&division.counts());
        assert_eq!(from_counts, reading.shanten().number(), "{hand}: {division}");
        assert_eq!(division.hand(), hand);
        least = least.min(from_counts);
        readings += 1;
    }
    assert_eq!(least, hand.shanten_by_form().general().number(), "{hand}");
    readings
}

#[test]
fn the_least_number_of_all_readings_is_that_of_the_hand() {
    let mut dealer = Dealer::new(61);
    let mut readings = 0;
    for _ in 0..3_000 {
        let size = dealer.one(&SIZES);
        let hand = Hand::from_counts(&dealer.hand(size)).unwrap_or_else(|e| panic!("{e}"));
        readings += assert_least(&hand);
    }
    assert!(readings > 100_000, "{readings}");
}

/// The head is the pair that is worth most: no other choice has a lower number.
#[test]
fn no_other_head_is_better() {
    let mut dealer = Dealer::new(62);
    let mut with_choice = 0;
    for _ in 0..1_000 {
        let hand = Hand::from_counts(&dealer.hand(14)).unwrap_or_else(|e| panic!("{e}"));
        for reading in hand.readings().filter(|reading| reading.form() == Form::General) {
            let division = divided(&hand, &reading);
            let is_pair = |part: &&Part| {
                let tiles: Vec<Tile> = part.tiles().collect();
                tiles.len() == 2 && tiles[0] == tiles[1]
            };
            let pairs: Vec<Tile> = division
                .parts()
                .iter()
                .filter(is_pair)
                .filter_map(|part| part.tiles().next())
                .collect();
            let heads = division.parts().iter().filter(|part| part.kind() == PartKind::Head);
            assert_eq!(heads.count(), pairs.len().min(1), "{division}");
            with_choice += usize::from(pairs.len() > 1);
            for head in pairs {
                let text = division.to_string().replace('*', "");
                let pair = Part::head(head).to_string();
                let other = text.replacen(pair.trim_end_matches('*'), &pair, 1);
                let other: Division = other.parse().unwrap_or_else(|e| panic!("{other}: {e}"));
                assert!(number(&other.counts()) >= number(&division.counts()), "{other}");
            }
        }
    }
    assert!(with_choice > 300, "{with_choice}");
}

/// A hand with one to four melds, kans or others, as it fits its tiles.
fn with_melds(dealer: &mut Dealer, meld: impl Fn(&mut Dealer) -> Meld) -> Option<Hand> {
    let wanted = 1 + dealer.below(4);
    let size = 14 - 3 * wanted - dealer.below(2);
    let counts = dealer.hand(size);
    let melds: Vec<Meld> = (0..wanted).map(|_| meld(dealer)).collect();
    Hand::from_parts(&counts, [0; 3], &melds).ok()
}

fn tile(dealer: &mut Dealer) -> Tile {
    let kind = dealer.below(Tile::COUNT);
    Tile::all().nth(kind).expect("there are so many kinds")
}

fn judged(hand: &Hand, copies: CopiesRule, seen: Seen) -> Judged<'_> {
    let rules = Rules::default().with_copies(copies);
    hand.judged_by(rules, seen).unwrap_or_else(|error| panic!("{hand}: {error}"))
}

/// By any rules the number of a reading is that of its counts.
#[test]
fn by_any_rules() {
    let mut dealer = Dealer::new(63);
    let (mut hands, mut refused) = (0, 0);
    while hands < 2_000 {
        let meld = |dealer: &mut Dealer| match dealer.below(3) {
            0 => Meld::pon(tile(dealer)),
            1 => Meld::concealed_kan(tile(dealer)),
            _ => Meld::chi(tile(dealer)).unwrap_or(Meld::pon(tile(dealer))),
        };
        let Some(hand) = with_melds(&mut dealer, meld) else { continue };
        hands += 1;
        for copies in
            [CopiesRule::Formal, CopiesRule::Concealed, CopiesRule::WithMelds, CopiesRule::Visible]
        {
            let judged = judged(&hand, copies, Seen::NONE);
            for tile in Tile::all() {
                let in_melds = hand.melds().iter().flat_map(|meld| meld.tiles());
                let in_melds = in_melds.filter(|&other| other == tile).count();
                let is_exhausted = match copies {
                    CopiesRule::Formal => false,
                    CopiesRule::Concealed => hand.count(tile) == 4,
                    CopiesRule::WithMelds | CopiesRule::Visible => {
                        usize::from(hand.count(tile)) + in_melds == 4
                    }
                };
                assert_eq!(judged.exhausted().contains(tile), is_exhausted, "{hand}: {tile}");
            }
            for reading in judged.all_readings() {
                let (counts, worked) = match (judged.counts(&reading), judged.worked(&reading)) {
                    (Ok(counts), Ok(worked)) => (counts, worked),
                    other => panic!("{hand}: {reading}: {other:?}"),
                };
                assert_eq!(worked.shanten(), reading.shanten(), "{hand}: {reading}");
                let kept = reading.counts().filter(|_| reading.form() == Form::General);
                assert_eq!(kept, Some(counts), "{hand}: {reading}");
                let division = divided(&hand, &reading);
                match copies {
                    // The textbook formula is the formal number of every division.
                    CopiesRule::Formal => {
                        let formal = textbook::shanten(&division.tally());
                        assert_eq!(Ok(worked.shanten()), formal, "{hand}: {reading}");
                    }
                    CopiesRule::Concealed => {
                        assert_eq!(counts, division.counts(), "{hand}: {reading}");
                        assert_eq!(counts.worked(), Ok(worked), "{hand}: {reading}");
                    }
                    CopiesRule::WithMelds | CopiesRule::Visible => {
                        refused += usize::from(counts.worked() != Ok(worked));
                    }
                }
            }
        }
    }
    assert!(refused > 0, "no counts are beyond those on paper");
}

/// Beside own kans the counts are those of the division with kans.
#[test]
fn beside_own_kans() {
    let mut dealer = Dealer::new(64);
    let (mut hands, mut different) = (0, 0);
    while hands < 2_000 {
        let kan = |dealer: &mut Dealer| Meld::concealed_kan(tile(dealer));
        let Some(hand) = with_melds(&mut dealer, kan) else { continue };
        hands += 1;
        let judged = judged(&hand, CopiesRule::WithMelds, Seen::NONE);
        for reading in judged.all_readings() {
            let counts = judged.counts(&reading).unwrap_or_else(|e| panic!("{hand}: {e}"));
            let division = divided(&hand, &reading);
            assert_eq!(counts, division.counts_with_kans(), "{hand}: {reading}");
            different += usize::from(counts != division.counts());
        }
    }
    assert!(different > 20, "{different}");
}

#[test]
fn a_reading_of_another_form_or_hand_is_refused() {
    let pairs = hand("1122m3344p5566s77z");
    let reading = pairs.readings().next().expect("it is complete");
    assert_eq!(reading.form(), Form::SevenPairs);
    let error = DivisionError::OtherForm { form: Form::SevenPairs };
    assert_eq!(Division::of_reading(&pairs, &reading), Err(error));
    assert_eq!(judged(&pairs, CopiesRule::Concealed, Seen::NONE).counts(&reading), Err(error));
    assert_eq!(
        error.to_string(),
        "a reading of seven pairs: only the general form is divided into melds"
    );

    let (one, other) = (hand("11m"), hand("12m"));
    let reading = one.readings().next().expect("it is complete");
    let error = DivisionError::Copies { tile: "1m".parse().expect("a tile"), divided: 2, held: 1 };
    assert_eq!(Division::of_reading(&other, &reading), Err(error));
}
