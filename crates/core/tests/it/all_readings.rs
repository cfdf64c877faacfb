//! The readings of any hand, complete or not, against every division there is.

use std::collections::BTreeSet;

use crate::dealer::{Dealer, SIZES};
use crate::divisions::{self, Counts, Division};
use tenpai::{CopiesRule, Form, GroupKind, Hand, Meld, Reading, Rules, Seen, Tile};

/// The groups of a reading as lists of tiles, each of which is of the kind that it says.
fn division(reading: &Reading) -> Division {
    let groups = reading.groups().iter().map(|group| {
        let tiles: Vec<usize> = group.tiles().map(Tile::index).collect();
        let ends = |low: usize, high: usize| tiles[0] % 9 == low || tiles[0] % 9 == high;
        let kind = match (tiles.len(), tiles[tiles.len() - 1] - tiles[0]) {
            (1, _) => GroupKind::Single,
            (2, 0) => GroupKind::Pair,
            (3, 0) => GroupKind::Triplet,
            (3, _) => GroupKind::Run,
            (_, 2) => GroupKind::Closed,
            _ if ends(0, 7) => GroupKind::Edge,
            _ => GroupKind::TwoSided,
        };
        assert_eq!(group.kind(), kind, "{reading}");
        tiles
    });
    groups.collect()
}

/// The readings are the divisions with a number, and the nearest those of the least. How many there
/// are of both.
fn assert_readings(counts: &Counts) -> (usize, usize) {
    let hand = Hand::from_counts(counts).unwrap_or_else(|error| panic!("{error}"));
    let expected: BTreeSet<(Division, i32)> = divisions::all(counts)
        .into_iter()
        .filter_map(|division| divisions::number(&division).map(|number| (division, number)))
        .collect();
    let number = |reading: &Reading| i32::from(reading.shanten().number());
    let is_general = |reading: &Reading| reading.form() == Form::General;
    let (all, others): (Vec<_>, Vec<_>) = hand.all_readings().partition(is_general);
    let found: Vec<_> = all.iter().map(|reading| (division(reading), number(reading))).collect();
    assert_eq!(found.len(), expected.len(), "{hand}");
    assert!(found.into_iter().collect::<BTreeSet<_>>() == expected, "{hand}");
    assert_eq!(others.len(), if hand.size() >= 13 { 2 } else { 0 }, "{hand}");
    // The rest is counted without being listed, wherever the search stands.
    let mut rest = hand.all_readings();
    for seen in 0..=all.len().min(3) {
        assert_eq!(rest.clone().count(), all.len() + others.len() - seen, "{hand}");
        rest.next();
    }

    let least = expected.iter().map(|&(_, number)| number).min();
    let by_form = hand.shanten_by_form();
    assert_eq!(least, Some(i32::from(by_form.general().number())), "{hand}");
    let nearest: Vec<Reading> = hand.readings().collect();
    let mut general = BTreeSet::new();
    for reading in &nearest {
        assert_eq!(reading.shanten(), by_form.best(), "{hand}: {reading}");
        assert!(!is_general(reading) || general.insert(division(reading)), "{hand}: {reading}");
    }
    for form in [Form::SevenPairs, Form::ThirteenOrphans] {
        let there = nearest.iter().filter(|reading| reading.form() == form).count();
        assert_eq!(there, usize::from(by_form.get(form) == Some(by_form.best())), "{hand} {form}");
    }
    if by_form.general() == by_form.best() {
        let expected = expected.iter().filter(|&&(_, number)| Some(number) == least);
        assert!(general == expected.map(|(division, _)| division.clone()).collect(), "{hand}");
    } else {
        assert!(general.is_empty(), "{hand}");
    }
    (expected.len(), nearest.len())
}

/// All vectors of nine counts with so many tiles, four of a kind at most.
fn suits(size: u8) -> Vec<Vec<u8>> {
    let mut all = vec![vec![]];
    for _ in 0..9 {
        let longer = |vector: &Vec<u8>| {
            let room = (size - vector.iter().sum::<u8>()).min(4);
            let vector = vector.clone();
            (0..=room).map(move |count| [&vector[..], &[count]].concat())
        };
        all = all.iter().flat_map(longer).collect();
    }
    all.retain(|vector| vector.iter().sum::<u8>() == size);
    all
}

#[test]
fn every_hand_of_one_suit() {
    let mut sums = Vec::new();
    for size in [1, 2, 4, 5, 7, 8] {
        let (mut hands, mut all, mut nearest) = (0, 0, 0);
        for vector in suits(size) {
            let mut counts = [0; 34];
            let first = 9 * (hands % 3);
            counts[first..first + 9].copy_from_slice(&vector);
            let found = assert_readings(&counts);
            hands += 1;
            all += found.0;
            nearest += found.1;
        }
        sums.push((size, hands, all, nearest));
    }
    // Tiles, hands, all readings, the nearest ones.
    let expected = [
        (1, 9, 9, 9),
        (2, 45, 69, 60),
        (4, 495, 2_010, 852),
        (5, 1_278, 8_934, 2_598),
        (7, 6_030, 134_040, 17_936),
        (8, 11_385, 461_418, 38_307),
    ];
    assert_eq!(sums, expected);
}

#[test]
fn random_hands() {
    let mut dealer = Dealer::new(22);
    let mut by_general = 0;
    for _ in 0..10_000 {
        let size = dealer.one(&SIZES);
        let (_, nearest) = assert_readings(&dealer.hand(size));
        by_general += usize::from(nearest > 1);
    }
    assert!(by_general > 2_000, "{by_general} hands with several readings");
}

/// Groups are in order in each reading, no reading comes twice, and every search gives the same ones
/// in the same order, also when it goes on from a copy.
#[test]
fn order() {
    let mut dealer = Dealer::new(23);
    for _ in 0..2_000 {
        let counts = dealer.hand(14);
        let hand = Hand::from_counts(&counts).unwrap_or_else(|error| panic!("{error}"));
        let readings: Vec<Reading> = hand.readings().collect();
        assert!(readings.iter().all(|reading| reading.groups().is_sorted()), "{hand}");
        let text = |reading: &Reading| (reading.form(), reading.to_string());
        let texts: BTreeSet<(Form, String)> = readings.iter().map(text).collect();
        assert_eq!(texts.len(), readings.len(), "{hand}");
        let mut again = hand.readings();
        again.next();
        let copy = again.clone();
        assert!(copy.eq(readings[1..].iter().copied()), "{hand}");
        assert!(again.by_ref().eq(readings[1..].iter().copied()), "{hand}");
        assert_eq!(again.next(), None, "{hand}");
    }
}

/// The number by the formula where own kans count: what they hold is exhausted too, and a single tile
/// is no better than an honour where each of its runs has a tile of a kan.
fn number_beside_kans(division: &Division, kans: &[usize]) -> Option<i32> {
    let mut held = divisions::counts(division);
    kans.iter().for_each(|&kan| held[kan] += 4);
    divisions::number_with_held(division, &held, &|tile| {
        let runs = (0..27).filter(|low| low % 9 < 7 && (*low..low + 3).contains(&tile));
        runs.into_iter().all(|low| kans.iter().any(|kan| (low..low + 3).contains(kan)))
    })
}

/// With melds counting and own kans alone the formula is exact, and so are the readings.
#[test]
fn beside_own_kans() {
    let rules = Rules::default().with_copies(CopiesRule::WithMelds);
    let mut dealer = Dealer::new(26);
    let mut different = 0;
    for _ in 0..10_000 {
        let kans = 1 + dealer.below(4);
        let size = 14 - 3 * kans - dealer.below(2);
        let counts = dealer.hand(size);
        let kinds: Vec<usize> = (0..34).filter(|&kind| counts[kind] == 0).collect();
        let mut tiles: Vec<usize> = Vec::new();
        while tiles.len() < kans {
            let near = dealer.below(9 * 4).min(33);
            let kind = if kinds.contains(&near) { near } else { dealer.one(&kinds) };
            if !tiles.contains(&kind) {
                tiles.push(kind);
            }
        }
        let melds: Vec<Meld> = tiles
            .iter()
            .map(|&kan| Meld::concealed_kan(Tile::new(kan as u8).expect("a tile")))
            .collect();
        let hand = Hand::from_parts(&counts, [0; 3], &melds).unwrap_or_else(|e| panic!("{e}"));
        let judged = hand.judged_by(rules, Seen::NONE).unwrap_or_else(|e| panic!("{hand}: {e}"));
        let expected: BTreeSet<(Division, i32)> = divisions::all(&counts)
            .into_iter()
            .filter_map(|it| number_beside_kans(&it, &tiles).map(|number| (it, number)))
            .collect();
        let least = expected.iter().map(|&(_, number)| number).min();
        let number = judged.shanten().map(|number| i32::from(number.number()));
        assert_eq!(number, least, "{hand}");
        different += usize::from(judged.shanten() != Some(hand.shanten()));
        let concealed = |reading: &Reading| {
            let groups = reading.groups().iter().filter(|group| group.kind().is_concealed());
            let groups = groups.map(|group| group.tiles().map(Tile::index).collect());
            (groups.collect::<Division>(), i32::from(reading.shanten().number()))
        };
        let all: BTreeSet<_> = judged.all_readings().map(|reading| concealed(&reading)).collect();
        assert!(all == expected, "{hand}");
        let nearest: BTreeSet<_> = judged.readings().map(|reading| concealed(&reading)).collect();
        let expected = expected.into_iter().filter(|&(_, number)| Some(number) == least);
        assert!(nearest == expected.collect(), "{hand}");
    }
    assert!(different > 50, "{different} hands are further away");
}

/// By the formal rule a fifth copy can come, so that nothing is exhausted; and where called melds
/// lock tiles, a division does not see that two partials want the same last copy.
#[test]
fn by_other_rules() {
    let by = |text: &str, copies: CopiesRule| {
        let hand: Hand = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        let rules = Rules::default().with_copies(copies);
        let judged = hand.judged_by(rules, Seen::NONE).unwrap_or_else(|e| panic!("{text}: {e}"));
        let readings = judged.readings().map(|reading| format!("{reading}: {}", reading.shanten()));
        (judged.shanten().map(i8::from), readings.collect::<Vec<_>>())
    };
    assert_eq!(
        by("1111m", CopiesRule::Formal),
        (Some(0), vec!["1m 111m: 0".into(), "11m 11m: 0".into()])
    );
    let expected = (Some(1), vec!["1m 111m: 1".into(), "1m 1m 11m: 1".into()]);
    assert_eq!(by("1111m", CopiesRule::Concealed), expected);
    let (number, readings) = by("112224m1224p[333p]", CopiesRule::WithMelds);
    assert_eq!(number, Some(2));
    assert_eq!(readings, ["11m 222m 4m 12p 24p [333p]: 1"]);
    let lonely = "1m[111m][222m][333m][444m]";
    assert_eq!(
        by(lonely, CopiesRule::WithMelds),
        (Some(1), vec!["1m [111m] [222m] [333m] [444m]: 1".into()])
    );
}
