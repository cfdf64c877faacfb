//! The readings of complete hands, and the groups that take the winning tile, against lists made by
//! laying down melds and pairs.

use std::collections::{BTreeSet, hash_map::DefaultHasher};
use std::hash::{Hash, Hasher};

use crate::dealer::Dealer;
use crate::divisions::{self, Counts, Division};
use tenpai::{Form, FourOfAKind, Hand, Meld, Reading, Rules, Seen, Tile, WaitKind};

fn hand(counts: &Counts) -> Hand {
    Hand::from_counts(counts).unwrap_or_else(|error| panic!("{counts:?}: {error}"))
}

fn read(text: &str) -> Hand {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn texts(hand: &Hand) -> Vec<String> {
    hand.readings().map(|reading| reading.to_string()).collect()
}

/// A division as the tiles of the groups that the reading says it has.
fn division(reading: &Reading) -> Division {
    let concealed = reading.groups().iter().filter(|group| group.kind().is_concealed());
    concealed.map(|group| group.tiles().map(Tile::index).collect()).collect()
}

/// The wait that a group of a complete hand was, by what is left without the winning tile: one tile,
/// two equal ones, or two that one tile or two tiles make a run.
fn wait_of(group: &[usize], tile: usize) -> WaitKind {
    let mut left = group.to_vec();
    left.remove(left.iter().position(|&it| it == tile).expect("a tile of the group"));
    if left.len() == 1 {
        return WaitKind::Single;
    }
    if left[0] == left[1] {
        return WaitKind::Pair;
    }
    let makes_run = |other: usize| {
        let mut run = [left[0], left[1], other];
        run.sort_unstable();
        run[0] + 1 == run[1] && run[1] + 1 == run[2] && run[0] / 9 == run[2] / 9
    };
    match (0..34).filter(|&other| makes_run(other)).count() {
        2 => WaitKind::TwoSided,
        _ if left[0] + 2 == left[1] => WaitKind::Closed,
        _ => WaitKind::Edge,
    }
}

/// The groups that take a tile, each once, with their waits.
fn wins(division: &Division, tile: usize) -> BTreeSet<(Vec<usize>, WaitKind)> {
    let with_it = division.iter().filter(|group| group.contains(&tile));
    with_it.map(|group| (group.clone(), wait_of(group, tile))).collect()
}

/// The readings of a complete hand are these in the general form, and seven pairs where it is seven
/// different ones. How many there are.
fn assert_complete(counts: &Counts, expected: &BTreeSet<Division>) -> usize {
    let hand = hand(counts);
    let mut general = Vec::new();
    let mut pairs = Vec::new();
    for reading in hand.readings() {
        assert!(reading.shanten().is_complete(), "{hand}: {reading:?}");
        let division = division(&reading);
        match reading.form() {
            Form::General => {
                for tile in Tile::all() {
                    let said: Vec<_> = reading.won_on(tile).collect();
                    let all = said.iter().map(|win| {
                        (win.group().tiles().map(Tile::index).collect::<Vec<_>>(), win.kind())
                    });
                    let set: BTreeSet<_> = all.collect();
                    assert_eq!(set, wins(&division, tile.index()), "{hand}: {reading} on {tile}");
                    assert_eq!(said.len(), set.len(), "{hand}: {reading} on {tile}");
                }
                assert_eq!(reading.to_string(), divisions::text(&division), "{hand}");
                assert!(division.is_sorted(), "{hand}: {reading}");
                general.push(division);
            }
            form => {
                assert_eq!(form, Form::SevenPairs, "{hand}");
                for tile in Tile::all() {
                    let wins: Vec<_> = reading.won_on(tile).collect();
                    let held = counts[tile.index()] > 0;
                    assert_eq!(wins.len(), usize::from(held), "{hand}: {tile}");
                    assert!(wins.iter().all(|win| win.kind() == WaitKind::SevenPairs), "{hand}");
                }
                pairs.push(division);
            }
        }
    }
    let set: BTreeSet<Division> = general.iter().cloned().collect();
    assert_eq!(&set, expected, "{hand}");
    assert_eq!(general.len(), set.len(), "{hand}: the same one twice");
    let seven = (counts.iter().filter(|&&count| count == 2).count() == 7).then(|| {
        (0..34).filter(|&tile| counts[tile] == 2).map(|tile| vec![tile; 2]).collect::<Division>()
    });
    assert_eq!(pairs, seven.into_iter().collect::<Vec<_>>(), "{hand}");
    general.len() + pairs.len()
}

#[test]
fn every_complete_hand_of_one_suit() {
    let (mut hands, mut readings, mut most) = ([0; 5], 0, 0);
    for suit in 0..3 {
        for (melds, hands) in hands.iter_mut().enumerate() {
            let complete = divisions::complete(9 * suit..9 * suit + 9, melds);
            *hands += complete.len();
            for (counts, expected) in &complete {
                let found = assert_complete(counts, expected);
                readings += found;
                most = most.max(found);
            }
        }
    }
    assert_eq!(hands.map(|hands| hands / 3), [9, 135, 996, 4_475, 13_259]);
    assert_eq!((readings / 3, most), (20_584, 4));
}

#[test]
fn every_complete_hand_of_honours() {
    for melds in 0..=4 {
        for (counts, expected) in &divisions::complete(27..34, melds) {
            assert_eq!(assert_complete(counts, expected), 1);
        }
    }
}

/// Melds and a pair at random, some of the melds beside the hand.
#[test]
fn random_complete_hands() {
    let mut dealer = Dealer::new(21);
    let mut most = 0;
    for _ in 0..20_000 {
        let parts = [0..34, 0..34, 0..9, 9..18, 18..34];
        let part = dealer.one(&[0, 1, 2, 3, 4]);
        let (kinds, concealed) = (parts[part].clone(), dealer.below(5));
        let mut groups: Division = Vec::new();
        while groups.len() < 5 {
            let kind = kinds.start + dealer.below(kinds.len());
            let run = kind < 27 && kind % 9 < 7 && dealer.below(4) > 0;
            let group = match groups.len() {
                0 => vec![kind; 2],
                _ if run => vec![kind, kind + 1, kind + 2],
                _ => vec![kind; 3],
            };
            groups.push(group);
            if divisions::counts(&groups).iter().any(|&count| count > 4) {
                groups.pop();
            }
        }
        let beside = groups.split_off(1 + concealed);
        let counts = divisions::counts(&groups);
        let expected = divisions::melds_and_pair(&counts);
        most = most.max(assert_complete(&counts, &expected));

        let melds: Vec<Meld> = beside.iter().map(|group| meld(group, &mut dealer)).collect();
        let Ok(hand) = Hand::from_parts(&counts, [0; 3], &melds) else { continue };
        let laid: String = melds.iter().map(|meld| format!(" {meld}")).collect();
        let expected: BTreeSet<String> =
            self::hand(&counts).readings().map(|reading| reading.to_string() + &laid).collect();
        let found = texts(&hand);
        assert_eq!(found.iter().cloned().collect::<BTreeSet<_>>(), expected, "{hand}");
        assert_eq!(found.len(), expected.len(), "{hand}");
    }
    assert_eq!(most, 4);
}

/// One of the melds that three tiles can be, a kan of them where nothing says otherwise.
fn meld(group: &[usize], dealer: &mut Dealer) -> Meld {
    let tile = Tile::new(group[0] as u8).expect("a tile");
    if group[0] != group[1] {
        return Meld::chi(tile).expect("a run");
    }
    dealer.one(&[Meld::pon(tile), Meld::open_kan(tile), Meld::concealed_kan(tile)])
}

/// What users of other programs have asked about.
#[test]
fn reported_hands() {
    let mut found = texts(&read("11122233344s222z"));
    found.sort();
    let readings =
        ["111s 222s 333s 44s 222z", "11s 123s 234s 234s 222z", "123s 123s 123s 44s 222z"];
    assert_eq!(found, readings);

    let hand = read("234m11123456777s");
    let four = "4s".parse().expect("a tile");
    let won: Vec<String> = hand
        .readings()
        .map(|reading| {
            let wins: Vec<String> =
                reading.won_on(four).map(|win| format!("{} {}", win.group(), win.kind())).collect();
            format!("{reading}: {}", wins.join(", "))
        })
        .collect();
    assert_eq!(
        won,
        ["234m 11s 123s 456s 777s: 456s two-sided", "234m 111s 234s 567s 77s: 234s two-sided"]
    );

    // The pair of an honour is a single wait, whatever else there is.
    for text in ["123m456p789s11122z", "234m345p567s678s55z", "11m22m33m44m55m66m77z", "55z"] {
        let hand = read(text);
        let honour = Tile::all().rfind(|tile| tile.is_honour() && hand.count(*tile) == 2);
        let honour = honour.expect("a pair of honours");
        for reading in hand.readings() {
            let kinds: Vec<WaitKind> = reading.won_on(honour).map(|win| win.kind()).collect();
            let pair = match reading.form() {
                Form::General => WaitKind::Single,
                _ => WaitKind::SevenPairs,
            };
            assert_eq!(kinds, [pair], "{text}: {reading}");
        }
    }
}

/// One division in two forms is two readings; a group that is there twice takes the tile once.
#[test]
fn seven_pairs_and_two_equal_runs() {
    assert_eq!(
        texts(&read("22334455667788m")),
        [
            "234m 234m 567m 567m 88m",
            "234m 234m 55m 678m 678m",
            "22m 345m 345m 678m 678m",
            "22m 33m 44m 55m 66m 77m 88m",
        ]
        .map(str::to_string)
    );
    let hand = read("223344m456p789s11z");
    let reading = hand.readings().next().expect("a reading");
    assert_eq!(reading.won_on("2m".parse().expect("a tile")).count(), 1);
    assert_eq!(reading.won_on("5m".parse().expect("a tile")).count(), 0);
}

#[test]
fn thirteen_orphans() {
    let hand = read("119m19p19s1234567z");
    let reading = hand.readings().next().expect("a reading");
    assert_eq!(reading.to_string(), "11m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z");
    assert_eq!((reading.form(), hand.readings().count()), (Form::ThirteenOrphans, 1));
    let kind = |tile: &str| {
        let kinds: Vec<WaitKind> =
            reading.won_on(tile.parse().expect("a tile")).map(|win| win.kind()).collect();
        kinds
    };
    assert_eq!(kind("1m"), [WaitKind::ThirteenOrphans]);
    assert_eq!(kind("9m"), [WaitKind::OneOrphan]);
    assert_eq!(kind("2m"), []);
    assert!(reading.missing_orphans().is_empty());

    // As it stands: the orphans that are held, with pairs, and those that are missing.
    let hand = read("11m19p119s1234z456m");
    let reading = hand.readings().next().expect("a reading");
    assert_eq!(reading.to_string(), "11m 4m 5m 6m 1p 9p 11s 9s 1z 2z 3z 4z");
    assert_eq!(reading.shanten().number(), 3);
    assert_eq!(reading.missing_orphans().to_string(), "9m567z");
    assert_eq!(reading.won_on("1m".parse().expect("a tile")).count(), 0);
}

/// Melds beside the hand are in each reading, and take no tile.
#[test]
fn melds_beside_the_hand() {
    let hand = read("234m11s[456p][777z](2222z)");
    let reading = hand.readings().next().expect("a reading");
    assert_eq!(reading.to_string(), "234m 11s [456p] [777z] (2222z)");
    for tile in ["4p", "7z", "2z"] {
        assert_eq!(reading.won_on(tile.parse().expect("a tile")).count(), 0, "{tile}");
    }
    let groups = reading.groups();
    let beside: Vec<Meld> = groups.iter().filter_map(|group| group.meld()).collect();
    assert_eq!(beside, hand.melds());
    // Where nobody named them, there are no groups for them.
    assert_eq!(texts(&read("234m11s")), ["234m 11s"]);
}

/// The rules say which forms count, and what four equal tiles are in seven pairs.
#[test]
fn by_rules() {
    let by = |text: &str, rules: Rules| {
        let hand = read(text);
        let judged = hand.judged_by(rules, Seen::NONE).unwrap_or_else(|e| panic!("{text}: {e}"));
        judged.readings().map(|reading| reading.to_string()).collect::<Vec<_>>()
    };
    let pairs = "22334455667788m";
    assert_eq!(by(pairs, Rules::default()), texts(&read(pairs)));
    let alone = Rules::default().with_forms(Form::SevenPairs.into());
    assert_eq!(by(pairs, alone), ["22m 33m 44m 55m 66m 77m 88m"]);
    let general = Rules::default().with_forms(Form::General.into());
    assert_eq!(by(pairs, general).len(), 3);

    let quad = "1111m2233m4455p66z";
    let two_pairs = Rules::default().with_four_of_a_kind(FourOfAKind::TwoPairs);
    assert_eq!(by(quad, two_pairs), ["11m 11m 22m 33m 44p 55p 66z"]);
    assert!(texts(&read(quad)).contains(&"1m 1m 11m 22m 33m 44p 55p 66z".to_string()));
    let none = Rules::default().with_forms(tenpai::Forms::EMPTY);
    assert!(by(quad, none).is_empty());
}

/// Equal readings are equal values with equal hashes, whatever the search tried before it found them.
#[test]
fn equal_readings_are_equal_values() {
    fn hash(reading: &Reading) -> u64 {
        let mut hasher = DefaultHasher::new();
        reading.hash(&mut hasher);
        hasher.finish()
    }
    let mut dealer = Dealer::new(71);
    let mut compared = 0;
    for _ in 0..3_000 {
        let size = dealer.one(&[11, 13, 14]);
        let hand = Hand::from_counts(&dealer.hand(size)).unwrap_or_else(|e| panic!("{e}"));
        let all: Vec<Reading> = hand.all_readings().collect();
        for nearest in hand.readings() {
            let same = all.iter().find(|reading| {
                reading.form() == nearest.form() && reading.groups() == nearest.groups()
            });
            let same = same.unwrap_or_else(|| panic!("{hand}: {nearest} is not among all"));
            assert_eq!(same, &nearest, "{hand}");
            assert_eq!(hash(same), hash(&nearest), "{hand}: {nearest}");
            compared += 1;
        }
    }
    assert!(compared > 7_000, "{compared} readings");
}
