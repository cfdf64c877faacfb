//! Readings and wins: that they are the core's, and what is answered to what cannot be.

use crate::support::asked::Asked;
use crate::support::calls::{NOTHING, from_text};
use crate::support::dealer::{Dealer, SIZES};
use crate::support::readings::{formula_shanten, readings, wins};
use tenpai::{
    CopiesRule, Form, GroupKind, Hand, JudgeError, Judged, Meld, MeldKind, Reading, Tile, WaitKind,
};
use tenpai_ffi::*;

const DEFAULT: tenpai_rules =
    tenpai_rules { copies: 0, forms: 0, players: 0, flags: 0, reserved: [0; 12] };
const MOST_WINS: usize = TENPAI_MAX_WINS as usize;

/// The values of the header, written here once more.
fn group_kind(kind: GroupKind) -> u8 {
    match kind {
        GroupKind::Single => 1,
        GroupKind::Pair => 2,
        GroupKind::Triplet => 3,
        GroupKind::TwoSided => 4,
        GroupKind::Edge => 5,
        GroupKind::Run => 6,
        GroupKind::Closed => 7,
        GroupKind::Meld(MeldKind::Chi) => 8,
        GroupKind::Meld(MeldKind::Pon) => 9,
        GroupKind::Meld(MeldKind::OpenKan) => 10,
        GroupKind::Meld(MeldKind::ConcealedKan) => 11,
    }
}

fn wait_bit(kind: WaitKind) -> u8 {
    1 << WaitKind::ALL.iter().position(|&it| it == kind).expect("one of all")
}

fn is_same(told: &tenpai_reading, reading: &Reading, judged: &Judged<'_>) {
    let form = match reading.form() {
        Form::General => 1,
        Form::SevenPairs => 2,
        Form::ThirteenOrphans => 4,
    };
    assert_eq!((told.form, told.shanten), (form, reading.shanten().number()), "{reading:?}");
    let groups = reading.groups();
    assert_eq!(usize::from(told.group_count), groups.len(), "{reading:?}");
    for place in 0..14 {
        let here = (told.group_kinds[place], told.group_tiles[place], told.group_red_fives[place]);
        let of_core = groups.get(place).map_or((0, 0, 0), |group| {
            let tile = group.tile().index() as u8;
            (group_kind(group.kind()), tile, group.meld().map_or(0, Meld::red_fives))
        });
        assert_eq!(here, of_core, "{reading:?} {place}");
    }
    // The melds that the hand names are the last groups.
    let melds = judged.hand().melds();
    if form == 1 {
        let last: Vec<_> = groups.iter().skip(groups.len() - melds.len()).collect();
        assert!(last.iter().zip(melds).all(|(group, &meld)| group.meld() == Some(meld)));
    }
    assert_eq!(told.reserved, [0; 3]);
    counts_are_its_own(told, reading, judged);
}

fn counts_are_its_own(told: &tenpai_reading, reading: &Reading, judged: &Judged<'_>) {
    if reading.form() != Form::General {
        assert_eq!(told.counts, tenpai_formula_counts::default());
        return;
    }
    assert_eq!(usize::from(told.counts.size), judged.hand().size());
    let number = formula_shanten(&told.counts);
    let nothing_is_locked =
        matches!(judged.rules().copies(), CopiesRule::Concealed | CopiesRule::Formal);
    match number {
        Ok(number) => assert_eq!(number, told.shanten, "{reading:?}"),
        Err(error) => {
            assert_eq!(error.status, TENPAI_BAD_FORMULA_COUNTS);
            assert!(!nothing_is_locked, "{reading:?} {:?}", told.counts);
        }
    }
}

#[test]
fn they_are_those_of_the_core() {
    let mut dealer = Dealer::new(81);
    let (mut told, mut cut, mut refused) = (0, 0, 0);
    for _ in 0..3_000 {
        let asked = Asked::new(&mut dealer, &SIZES);
        let capacity = dealer.one(&[0, 1, 3, 20, 200]);
        for which in [TENPAI_READINGS_NEAREST, TENPAI_READINGS_ALL] {
            let here = readings(&asked.hand, &asked.rules, &asked.seen, which, capacity);
            let judged = match asked.judged() {
                Ok(judged) => judged,
                Err(error) => {
                    let status = match error {
                        JudgeError::Absent { .. } => TENPAI_ABSENT_TILE,
                        _ => TENPAI_NO_CHI,
                    };
                    assert_eq!(here, Err(status));
                    refused += 1;
                    continue;
                }
            };
            let (here, total) = here.expect("readings");
            let of_core: Vec<Reading> = match which {
                TENPAI_READINGS_NEAREST => judged.readings().collect(),
                _ => judged.all_readings().collect(),
            };
            assert_eq!(total, of_core.len());
            here.iter().zip(&of_core).for_each(|(here, of_core)| is_same(here, of_core, &judged));
            told += here.len();
            cut += usize::from(total > capacity);
        }
    }
    assert!(told > 10_000 && cut > 500 && refused > 100, "{told} {cut} {refused}");
}

#[test]
fn a_reading_in_full() {
    let hand = from_text("11123m46p[340m](7777z)").expect("a hand");
    let (all, total) = readings(&hand, &DEFAULT, &NOTHING, 0, 1).expect("readings");
    let counts = tenpai_formula_counts {
        melds: 1,
        partials: 1,
        head: 1,
        size: 7,
        ..tenpai_formula_counts::default()
    };
    let first = tenpai_reading {
        form: TENPAI_FORM_GENERAL,
        shanten: 0,
        group_count: 5,
        group_kinds: [2, 6, 7, 8, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        group_tiles: [0, 0, 12, 2, 33, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        group_red_fives: [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        counts,
        reserved: [0; 3],
    };
    assert_eq!((all, total), (vec![first], 1));
}

#[test]
fn a_short_buffer_has_the_first_of_them() {
    let hand = from_text("13445666778889m").expect("a hand");
    for which in [TENPAI_READINGS_NEAREST, TENPAI_READINGS_ALL] {
        let (none, total) = readings(&hand, &DEFAULT, &NOTHING, which, 0).expect("readings");
        assert!(none.is_empty() && total > 4);
        let (all, _) = readings(&hand, &DEFAULT, &NOTHING, which, total).expect("readings");
        for capacity in [1, 2, total - 1, total + 1] {
            let (part, again) =
                readings(&hand, &DEFAULT, &NOTHING, which, capacity).expect("readings");
            assert_eq!((again, &part[..]), (total, &all[..total.min(capacity)]), "{capacity}");
        }
    }
}

/// Readings are written while they are found, so what is asked about must not be read any more.
#[test]
fn they_may_be_written_over_what_is_asked() {
    let hand = from_text("13445666778889m").expect("a hand");
    let (expected, total) = readings(&hand, &DEFAULT, &NOTHING, 0, 40).expect("readings");
    let mut memory = [hand; 40];
    let out = memory.as_mut_ptr();
    let (mut length, mut found) = (0, 0);
    // SAFETY: a hand is larger than a reading, so there is room for as many.
    let status = unsafe {
        tenpai_readings(
            out,
            &DEFAULT,
            std::ptr::null(),
            TENPAI_READINGS_NEAREST,
            out.cast(),
            40,
            &mut length,
            &mut found,
            std::ptr::null_mut(),
        )
    };
    assert_eq!((status, length, found), (TENPAI_OK, 40, total));
    // SAFETY: they were just written there.
    let written = unsafe { std::slice::from_raw_parts(out.cast::<tenpai_reading>(), 40) };
    assert_eq!(written, expected);
}

#[test]
fn other_readings_do_not_exist() {
    let hand = from_text("2235m").expect("a hand");
    for which in 2..=255 {
        assert_eq!(readings(&hand, &DEFAULT, &NOTHING, which, 4), Err(TENPAI_BAD_READINGS));
    }
}

#[test]
fn wins_are_those_of_the_core() {
    let mut dealer = Dealer::new(82);
    let (mut told, mut complete) = (0, 0);
    for _ in 0..60_000 {
        let asked = Asked::new(&mut dealer, &[2, 5, 8, 11, 14]);
        let Ok(judged) = asked.judged() else { continue };
        let is_complete = judged.shanten().is_some_and(|number| number.is_complete());
        if !is_complete && dealer.below(50) > 0 {
            continue;
        }
        complete += usize::from(is_complete);
        for tile in Tile::all() {
            let index = tile.index() as u8;
            let here = wins(&asked.hand, &asked.rules, &asked.seen, index, MOST_WINS);
            let mut here = here.expect("wins").into_iter();
            for reading in judged.readings().take(if is_complete { usize::MAX } else { 0 }) {
                for won in reading.won_on(tile) {
                    let here = here.next().expect("as many as the core has");
                    is_same(&here.reading, &reading, &judged);
                    let group = usize::from(here.group);
                    assert_eq!(reading.groups()[group], won.group());
                    assert!(!reading.groups()[..group].contains(&won.group()), "the first");
                    assert_eq!((here.kind, here.reserved), (wait_bit(won.kind()), [0; 6]));
                    told += 1;
                }
            }
            assert_eq!(here.next(), None);
        }
    }
    assert!(told > 1_000 && complete > 200, "{told} {complete}");
}

#[test]
fn a_win_has_each_reading_and_wait() {
    let hand = from_text("234m11123456777s").expect("a hand");
    let all = wins(&hand, &DEFAULT, &NOTHING, 21, MOST_WINS).expect("wins");
    let told: Vec<_> = all.iter().map(|win| (win.group, win.kind)).collect();
    // 456s of 234m 11s 123s 456s 777s, then 234s of 234m 111s 234s 567s 77s.
    assert_eq!(told, [(3, TENPAI_WAIT_TWO_SIDED), (2, TENPAI_WAIT_TWO_SIDED)]);
    for capacity in 0..all.len() {
        let small = wins(&hand, &DEFAULT, &NOTHING, 21, capacity);
        assert_eq!(small, Err(TENPAI_BUFFER_TOO_SMALL));
    }
    assert_eq!(wins(&hand, &DEFAULT, &NOTHING, 21, 2), Ok(all));
    assert_eq!(wins(&hand, &DEFAULT, &NOTHING, 33, 0), Ok(vec![]), "no such tile in it");
    let far = from_text("234m11123456789s").expect("a hand");
    let near = wins(&far, &tenpai_rules { forms: 2, ..DEFAULT }, &NOTHING, 1, 0);
    assert_eq!(near, Ok(vec![]), "not complete by these rules");
    for tile in 34..=255 {
        assert_eq!(wins(&hand, &DEFAULT, &NOTHING, tile, MOST_WINS), Err(TENPAI_BAD_TILE));
    }
    let before = from_text("234m1112356777s").expect("a hand");
    assert_eq!(wins(&before, &DEFAULT, &NOTHING, 21, MOST_WINS), Err(TENPAI_WRONG_TURN));
}

/// Calls `found` with all counts of so many tiles of one suit.
fn each_suit(counts: &mut [u8; 34], rank: usize, left: u8, found: &mut impl FnMut(&[u8; 34])) {
    if rank == 9 {
        if left == 0 {
            found(counts);
        }
        return;
    }
    for count in 0..=left.min(4) {
        counts[rank] = count;
        each_suit(counts, rank + 1, left - count, found);
    }
    counts[rank] = 0;
}

/// The most readings, and the most wins on a tile, of complete hands that have so many tiles in one
/// suit, and a pair elsewhere where these are melds alone. Seven pairs not among them.
fn most_of_suit(size: u8) -> (usize, usize) {
    let mut most = (0, 0);
    each_suit(&mut [0; 34], 0, size, &mut |counts| {
        let mut counts = *counts;
        counts[33] = if size % 3 == 0 { 2 } else { 0 };
        let hand = Hand::from_counts(&counts).expect("a hand");
        if !hand.shanten_by_form().general().is_complete() {
            return;
        }
        let general = |reading: &Reading| reading.form() == Form::General;
        let readings: Vec<Reading> = hand.readings().filter(general).collect();
        most.0 = most.0.max(readings.len());
        for tile in Tile::all().take(9) {
            let wins = readings.iter().map(|reading| reading.won_on(tile).count()).sum();
            most.1 = most.1.max(wins);
        }
    });
    most
}

/// Suits are divided by themselves, so a hand has at most the wins of one suit as often as the others
/// have readings, and one more in seven pairs.
#[test]
fn there_is_room_for_all_wins() {
    let sizes = [2, 3, 5, 6, 8, 9, 11, 12, 14];
    let mut most = [(1, 0); 15];
    for size in sizes {
        most[usize::from(size)] = most_of_suit(size);
    }
    let mut wins = 0;
    for (first, (_, of_first)) in most.into_iter().enumerate() {
        for (second, (of_second, _)) in most.into_iter().enumerate() {
            let others = most.into_iter().enumerate();
            let fit = others.take_while(|(third, _)| first + second + third <= 14);
            wins = fit
                .map(|(_, (of_third, _))| of_first * of_second * of_third)
                .fold(wins, usize::max);
        }
    }
    assert!((8..MOST_WINS).contains(&wins), "{wins}");
}
