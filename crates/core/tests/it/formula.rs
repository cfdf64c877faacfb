//! The formula on single divisions, listed one by one: known values, hands dealt at random, and
//! what is refused.

use std::collections::HashMap;

use crate::dealer::{self, Dealer};
use crate::every_division::{self, divisions};
use crate::lines::{Line, lines};
use crate::oracle::{Counts as Held, FOUR, Oracle, UNLIMITED, write};
use crate::tallies::{Held as HeldPart, Tally, Way, put, sums, tallies};
use tenpai::formula::textbook::wrong::{without_cap, without_closed_partials};
use tenpai::formula::{Counts, CountsError, Division, Part, Step, textbook};
use tenpai::{Hand, Meld, Tile};

fn tile(index: usize) -> Tile {
    Tile::new(index as u8).expect("below 34")
}

fn hand(counts: &Held) -> Hand {
    Hand::from_counts(counts).unwrap_or_else(|error| panic!("{}: {error}", write(counts)))
}

fn division(line: &Line, column: usize) -> Division {
    line.column(column).parse().unwrap_or_else(|error| panic!("{}: {error}", line.place))
}

/// All divisions of a hand, with its melds.
fn all_divisions(hand: &Hand) -> Vec<Division> {
    let part = |(tiles, head): &every_division::Part| match (&tiles[..], head) {
        (&[one, _], true) => Part::head(tile(one)),
        (tiles, _) => Part::of_group(tiles.iter().map(|&t| tile(t))).expect("a part"),
    };
    let divided = divisions(hand.counts()).into_iter();
    divided.map(|parts| Division::of(hand, parts.iter().map(part)).expect("a division")).collect()
}

fn least(numbers: impl Iterator<Item = Result<tenpai::Shanten, CountsError>>) -> i8 {
    numbers.map(|number| number.expect("of a division").number()).min().expect("a division")
}

/// The formula as its definition has it, on signed numbers.
fn slow(counts: &Counts) -> i32 {
    let Counts { melds, partials, dirty_partials, head, .. } = *counts;
    let [g3, mut g2, mut dg2, p] = [melds, partials, dirty_partials, head].map(i32::from);
    let [mut dn, mut dz, mut n] =
        [counts.exhausted_suit_tiles, counts.exhausted_honours, counts.size].map(i32::from);
    if n % 3 == 1 {
        n += 1;
        dz += 1;
    }
    let k = (n - 2) / 3;
    let mut r = n - 3 * g3 - 2 * (g2 + dg2 + p) - dn - dz;
    let mut s = -1;
    while g3 + g2 + dg2 > k {
        if g2 > 0 {
            g2 -= 1;
            r += 2;
        } else {
            dg2 -= 1;
            dn += 2;
        }
    }
    g2 += dg2;
    if p == 0 {
        let mut goes = if r > 0 {
            s += 1;
            r -= 1;
            1
        } else {
            s += 2;
            2
        };
        while goes > 0 {
            *[&mut dz, &mut dn, &mut r].into_iter().find(|left| **left > 0).expect("a tile") -= 1;
            goes -= 1;
        }
    }
    r += dn;
    dz -= g2 + 2 * r;
    if dz > 0 {
        s += dz / 3;
    }
    2 * (k - g3) - g2 + s
}

#[test]
fn known_values() {
    for line in lines("formula.txt") {
        let place = &line.place;
        let number = |column| line.number(column).unwrap_or_else(|| panic!("{place}: no number"));
        let count = |column| number(column) as u8;
        let counts = Counts {
            melds: count(0),
            partials: count(1),
            dirty_partials: count(2),
            head: count(3),
            exhausted_suit_tiles: count(4),
            exhausted_honours: count(5),
            size: count(6),
        };
        assert_eq!(counts.shanten().map(i8::from), Ok(number(7)), "{place}");
        let division = division(&line, 9);
        assert_eq!(division.counts(), counts, "{place}");
        let hand: Hand = line.column(8).parse().unwrap_or_else(|error| panic!("{place}: {error}"));
        assert_eq!(*division.hand(), hand, "{place}");
        let least = least(all_divisions(&hand).iter().map(|division| division.counts().shanten()));
        assert_eq!(least, number(7), "{place}");
    }
}

#[test]
fn divisions_that_surprise() {
    for line in lines("formula_best.txt") {
        let place = &line.place;
        let (hand, division): (Hand, _) =
            (line.column(0).parse().expect(place), division(&line, 2));
        assert_eq!(*division.hand(), hand, "{place}");
        assert_eq!(division.counts().shanten().map(i8::from).ok(), line.number(1), "{place}");
        let all = all_divisions(&hand);
        assert_eq!(
            Some(least(all.iter().map(|it| it.counts().shanten()))),
            line.number(1),
            "{place}"
        );
        assert_eq!(Some(hand.shanten_by_form().general().into()), line.number(1), "{place}");
        assert!(all.contains(&division), "{place}");
    }
}

/// The tests that try every hand take the counts of divisions from the parts of the hand. Here they
/// come from the library, of each division.
#[test]
fn random_hands() {
    let (mut oracle, mut dealer) = (Oracle::new(), Dealer::new(34));
    let mut listed = 0;
    for _ in 0..3_000 {
        let size = dealer.one(&dealer::SIZES);
        let held = dealer.hand(size);
        let all = all_divisions(&hand(&held));
        listed += all.len();
        let name = write(&held);
        let exact = oracle.general(&held, &FOUR).expect("a shape fits");
        assert_eq!(least(all.iter().map(|it| it.counts().shanten())), exact, "{name}");
        let formal = oracle.general(&held, &UNLIMITED).expect("a shape fits");
        assert_eq!(least(all.iter().map(|it| textbook::shanten(&it.tally()))), formal, "{name}");

        let wrong = least(all.iter().map(|it| without_closed_partials(&it.tally())));
        let set = set_of(&held, &[], Way::NothingClosed);
        assert_eq!(wrong, least(set.iter().map(|it| textbook::shanten(&it.textbook()))), "{name}");
        let wrong = least(all.iter().map(|it| without_cap(&it.tally())));
        let set = set_of(&held, &[], Way::Textbook);
        assert_eq!(wrong, least(set.iter().map(|it| without_cap(&it.textbook()))), "{name}");

        let (mut set, mut alike) = (Vec::new(), HashMap::new());
        for division in &all {
            let counts = division.counts();
            put(&mut set, Tally::of(&counts));
            assert_eq!(
                counts.shanten().map(|it| i32::from(it.number())),
                Ok(slow(&counts)),
                "{division}"
            );
            assert_eq!(division.counts_with_kans(), counts, "{division}");
            assert_eq!(division.to_string().parse(), Ok(*division));
            let least = alike.entry(parts_alike(division)).or_insert(i8::MAX);
            *least = counts.shanten().map_or(i8::MAX, i8::from).min(*least);
        }
        for division in &all {
            let headed = division.with_head().counts().shanten().map(i8::from);
            let has_head = division.counts().head == 1;
            let expected = if has_head {
                division.counts().shanten().map(i8::from)
            } else {
                Ok(alike[&parts_alike(division)])
            };
            assert_eq!(headed, expected, "{division}");
        }
        set.sort_unstable();
        assert_eq!(set, set_of(&held, &[], Way::Formula), "{name}");
    }
    assert!(listed > 100_000, "{listed} divisions");
}

/// What two divisions have in common that differ in which pair is the head, if any.
fn parts_alike(division: &Division) -> Vec<Vec<Tile>> {
    let mut parts: Vec<Vec<Tile>> =
        division.parts().iter().map(|part| part.tiles().collect()).collect();
    parts.sort_unstable();
    parts
}

/// The counts that no others dominate, part by part.
fn set_of(held: &Held, kans: &[usize], way: Way) -> Vec<Tally> {
    let mut set = vec![Tally::NONE];
    for (first, kinds) in [(0, 9), (9, 9), (18, 9), (27, 7)] {
        let marks: Vec<bool> = (first..first + kinds).map(|kind| kans.contains(&kind)).collect();
        let part = HeldPart { counts: &held[first..first + kinds], kans: &marks };
        set = sums(&set, &tallies(part, way));
    }
    set
}

#[test]
fn random_hands_beside_own_kans() {
    let (mut oracle, mut dealer) = (Oracle::new(), Dealer::new(43));
    let (mut tried, mut locked) = (0, 0);
    while tried < 3_000 {
        let size = dealer.one(&dealer::SIZES[..8]);
        let held = dealer.hand(size);
        let free: Vec<usize> = (0..34).filter(|&kind| held[kind] == 0).collect();
        // Beside what is held, where kans lock most.
        let near: Vec<usize> = free.iter().copied().filter(|&kind| near(&held, kind)).collect();
        let kinds = if near.len() < 4 { &free } else { &near };
        let first = dealer.below(kinds.len());
        let kans: Vec<usize> =
            kinds.iter().cycle().skip(first).copied().take(4 - size / 3).collect();
        if kans.iter().enumerate().any(|(place, kan)| kans[..place].contains(kan)) {
            continue;
        }
        // Open kans count like concealed ones.
        let kan = [Meld::concealed_kan, Meld::open_kan][tried % 2];
        let melds: Vec<Meld> = kans.iter().map(|&kind| kan(tile(kind))).collect();
        let hand = hand(&held).with_melds(&melds).expect("room for kans");
        let mut limits = FOUR;
        kans.iter().for_each(|&kan| limits[kan] = 0);
        let exact = oracle.general(&held, &limits).expect("a shape fits");
        let all = all_divisions(&hand);
        assert_eq!(least(all.iter().map(|it| it.counts_with_kans().shanten())), exact, "{hand}");
        let concealed = oracle.general(&held, &FOUR).expect("a shape fits");
        assert_eq!(least(all.iter().map(|it| it.counts().shanten())), concealed, "{hand}");
        let mut set = Vec::new();
        all.iter().for_each(|it| put(&mut set, Tally::of(&it.counts_with_kans())));
        set.sort_unstable();
        assert_eq!(set, set_of(&held, &kans, Way::BesideKans), "{hand}");
        tried += 1;
        locked += usize::from(exact > concealed);
    }
    assert!(locked > 50, "kans lock something in {locked} hands");
}

/// Whether a tile stands in a run with one that is held.
fn near(held: &Held, kind: usize) -> bool {
    let suit = |other: usize| kind < 27 && other / 9 == kind / 9;
    (kind.saturating_sub(2)..=(kind + 2).min(33)).any(|other| suit(other) && held[other] > 0)
}

/// Beside pon and chi the formula sees too little: three of four 3p are gone, and it does not know.
#[test]
fn not_exact_beside_pon() {
    let hand: Hand = "112224m1224p[333p]".parse().expect("a hand");
    let all = all_divisions(&hand);
    assert_eq!(least(all.iter().map(|it| it.counts_with_kans().shanten())), 1);
    let mut limits = FOUR;
    limits[11] = 1;
    assert_eq!(Oracle::new().general(hand.counts(), &limits), Some(2));
}

/// Tutorials are wrong about these, in either direction.
#[test]
fn one_more_for_fourth_copies() {
    for (text, says, exact) in [("3344556667777z", 2, 1), ("9999p555666777z", 0, 1)] {
        let hand: Hand = text.parse().expect("a hand");
        let wrong = |it: &Division| textbook::wrong::one_more_for_fourth_copies(&it.tally());
        assert_eq!(least(all_divisions(&hand).iter().map(wrong)), says, "{text}");
        assert_eq!(hand.shanten_by_form().general().number(), exact, "{text}");
    }
}

/// Any counts at all have the number of the definition, or are of no division.
#[test]
fn any_counts() {
    let mut dealer = Dealer::new(7);
    let mut numbers = 0;
    for round in 0..4_000_000 {
        let most = if round % 2 == 0 { 256 } else { 6 };
        let mut any = || dealer.below(most) as u8;
        let counts = Counts {
            melds: any(),
            partials: any(),
            dirty_partials: any() / 3,
            head: any() / 3,
            exhausted_suit_tiles: any() / 2,
            exhausted_honours: any() / 2,
            size: 14 - any().min(14),
        };
        let number = counts.shanten();
        if let Ok(number) = number {
            numbers += 1;
            assert_eq!(i32::from(number.number()), slow(&counts), "{counts}");
            let working = counts.worked().expect("as the number");
            assert_eq!(working.shanten(), number);
            let last = working.to_string().rsplit(' ').next().map(str::to_string);
            assert_eq!(last, Some(number.to_string()), "{working}");
            assert_eq!(working.to_string().lines().count(), working.steps().len());
            let whole =
                |step| matches!(step, Step::Useless { left, extra, .. } if left == 3 * extra);
            assert_eq!(working.steps().filter(|&step| whole(step)).count(), 1, "{working}");
        }
    }
    assert!(numbers > 100_000, "{numbers} counts have a number");
}
