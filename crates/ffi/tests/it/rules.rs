//! Judgements by other rules and with tiles seen: that they are the core's, and what is answered to
//! what cannot be.

use crate::support::asked::Asked;
use crate::support::calls::{
    NOTHING, Thrown, acceptance, best_discard, blocks, call_discards, calls, discards, from_text,
    good_waits, improvements, shanten, shanten_seeing, status_message, waits, waits_seeing,
};
use crate::support::dealer::Dealer;
use crate::support::readings::{readings, wait_cases, wait_kinds, wins};
use tenpai::{CopiesRule, Form, Forms, FourOfAKind, Hand, Judged, Players, Rules, Seen, Tile};
use tenpai_ffi::*;

const DEFAULT: tenpai_rules =
    tenpai_rules { copies: 0, forms: 0, players: 0, flags: 0, reserved: [0; 12] };

const HANDS: [&str; 14] = [
    "2235p",
    "1111m",
    "11112222333344z",
    "123p406p789s1122z",
    "1199m2233p5566s7z",
    "19m19p19s1234567z",
    "11999m112p406s777z",
    "45z[444z][111z][555z][777z]",
    "11z5p12p[333p][999m](7777z)",
    "13p456p789s11z(2222p)",
    "1111m111122233z",
    "2111p111122233z",
    "123p12399p57s1122z",
    "5505p11z78s",
];

/// Every choice of rules, here and in the core.
fn all_rules() -> impl Iterator<Item = (tenpai_rules, Rules)> {
    let copies = [
        (TENPAI_COPIES_CONCEALED, CopiesRule::Concealed),
        (TENPAI_COPIES_FORMAL, CopiesRule::Formal),
        (TENPAI_COPIES_WITH_MELDS, CopiesRule::WithMelds),
        (TENPAI_COPIES_VISIBLE, CopiesRule::Visible),
    ];
    let bits = [
        (TENPAI_FORM_GENERAL, Form::General),
        (TENPAI_FORM_SEVEN_PAIRS, Form::SevenPairs),
        (TENPAI_FORM_THIRTEEN_ORPHANS, Form::ThirteenOrphans),
    ];
    let forms = move |chosen: u8| match chosen {
        0 => Forms::ALL,
        _ => bits.into_iter().filter(|(bit, _)| chosen & bit != 0).map(|(_, form)| form).collect(),
    };
    let players = [(0, Players::Four), (4, Players::Four), (3, Players::Three)];
    let four = [(0, FourOfAKind::OnePair), (TENPAI_FLAG_FOUR_IS_TWO_PAIRS, FourOfAKind::TwoPairs)];
    copies.into_iter().flat_map(move |copies| {
        (0..8).flat_map(move |chosen| {
            players.into_iter().flat_map(move |players| {
                four.into_iter().map(move |four| {
                    let here = tenpai_rules {
                        copies: copies.0,
                        forms: chosen,
                        players: players.0,
                        flags: four.0,
                        reserved: [0; 12],
                    };
                    let core = Rules::default()
                        .with_copies(copies.1)
                        .with_forms(forms(chosen))
                        .with_players(players.1)
                        .with_four_of_a_kind(four.1);
                    (here, core)
                })
            })
        })
    })
}

fn seen(counts: [u8; 34]) -> tenpai_seen {
    tenpai_seen { counts, ..NOTHING }
}

/// What is seen in a test: nothing, a copy of every tile that has one left, and all that are left.
fn tables(hand: &Hand) -> [[u8; 34]; 3] {
    let mut left = [4; 34];
    for tile in Tile::all() {
        left[tile.index()] -= hand.count(tile);
    }
    for tile in hand.melds().iter().flat_map(|meld| meld.tiles()) {
        left[tile.index()] -= 1;
    }
    left[1..8].fill(0);
    [[0; 34], left.map(|left| left.min(1)), left]
}

fn number(shanten: Option<tenpai::Shanten>) -> i8 {
    shanten.map_or(TENPAI_NO_NUMBER, tenpai::Shanten::number)
}

#[test]
fn judgements_are_those_of_the_core() {
    let mut drawn = 0;
    for text in HANDS {
        let core: Hand = text.parse().expect("a hand");
        let hand = from_text(text).expect("a hand");
        for counts in tables(&core) {
            for (rules, of_core) in all_rules() {
                let table = Seen::from_counts(&counts).expect("at most four");
                let judged = core.judged_by(of_core, table).expect("no absent tile");
                drawn += usize::from(agree(&hand, &rules, &seen(counts), &judged));
            }
        }
    }
    assert!(drawn > 1000);
}

/// Asserts that all answers are those of the core, and tells whether there were discards.
fn agree(
    hand: &tenpai_hand,
    rules: &tenpai_rules,
    seen: &tenpai_seen,
    judged: &Judged<'_>,
) -> bool {
    let numbers = shanten_seeing(hand, rules, seen).expect("numbers");
    assert_eq!(numbers.general, number(judged.shanten_of(Form::General)));
    assert_eq!(numbers.seven_pairs, number(judged.shanten_of(Form::SevenPairs)));
    assert_eq!(numbers.thirteen_orphans, number(judged.shanten_of(Form::ThirteenOrphans)));
    assert_eq!(numbers.best, number(judged.shanten()));
    assert_eq!(numbers.reserved, [0; 4]);

    match judged.waits() {
        Ok(waits) => {
            let sets = waits_seeing(hand, rules, seen).expect("waits");
            assert_eq!(sets.formal, waits.formal().bits());
            assert_eq!(sets.effective, waits.effective().bits());
            assert_eq!(sets.live, waits.live().bits());
            assert!(Tile::all().all(|tile| sets.copies[tile.index()] == waits.copies(tile)));
            assert_eq!(u32::from(sets.total), waits.total());
            assert_eq!(sets.verdict, waits.verdict() as u8);
            assert_eq!(sets.reserved, [0; 4]);
        }
        Err(_) => assert_eq!(waits_seeing(hand, rules, seen), Err(TENPAI_WRONG_TURN)),
    }
    match judged.acceptance() {
        Ok(of_core) => {
            let accepted = acceptance(hand, rules, seen).expect("acceptance");
            assert_eq!(accepted.tiles, of_core.tiles().bits());
            assert_eq!(accepted.live, of_core.live().bits());
            assert!(Tile::all().all(|tile| accepted.copies[tile.index()] == of_core.copies(tile)));
            assert_eq!(u32::from(accepted.total), of_core.total());
            assert_eq!(accepted.shanten, number(of_core.shanten()));
            assert_eq!(accepted.reserved, [0; 4]);
        }
        Err(_) => assert_eq!(acceptance(hand, rules, seen), Err(TENPAI_WRONG_TURN)),
    }
    let Ok(of_core) = judged.discards() else {
        assert_eq!(discards(hand, rules, seen, 14), Err(TENPAI_WRONG_TURN));
        assert_eq!(best_discard(hand, rules, seen), Err(TENPAI_WRONG_TURN));
        return false;
    };
    let table = discards(hand, rules, seen, 14).expect("discards");
    assert_eq!(table.len(), of_core.len());
    for (discard, of_core) in table.iter().zip(&of_core) {
        let accepted = of_core.acceptance();
        assert_eq!(usize::from(discard.tile), of_core.piece().tile().index());
        assert_eq!(discard.is_red == 1, of_core.piece().is_red());
        assert_eq!(discard.tiles, accepted.tiles().bits());
        assert_eq!(discard.live, accepted.live().bits());
        assert!(Tile::all().all(|tile| discard.copies[tile.index()] == accepted.copies(tile)));
        assert_eq!(u32::from(discard.total), accepted.total());
        assert_eq!(discard.shanten, number(of_core.shanten()));
        assert_eq!(discard.reserved, [0; 2]);
    }
    assert_eq!(best_discard(hand, rules, seen), Ok(table[0]));
    assert_eq!(of_core.is_complete(), numbers.best == -1);
    true
}

#[test]
fn best_discard_is_the_first_of_all() {
    let mut dealer = Dealer::new(15);
    let (mut found, mut refused) = (0, 0);
    for _ in 0..20_000 {
        let asked = Asked::new(&mut dealer, &[2, 5, 8, 11, 14]);
        let (hand, rules, seen) = (&asked.hand, &asked.rules, &asked.seen);
        let first = discards(hand, rules, seen, 14).map(|all| all[0]);
        assert_eq!(best_discard(hand, rules, seen), first, "{}: {rules:?}", asked.of_core);
        match first {
            Ok(_) => found += 1,
            Err(status) => {
                assert!([TENPAI_ABSENT_TILE, TENPAI_NO_CHI].contains(&status), "{status}");
                refused += 1;
            }
        }
    }
    assert!(found > 10_000 && refused > 1000, "{found} found, {refused} refused");
}

#[test]
fn acceptance_of_one_form_is_that_of_rules_with_it_alone() {
    for text in ["1199m2233p5566s7z", "123p406p789s1122z", "1111m"] {
        let core: Hand = text.parse().expect("a hand");
        let judged = core.judged_by(Rules::default(), Seen::NONE).expect("a hand");
        let hand = from_text(text).expect("a hand");
        for (place, form) in Form::ALL.into_iter().enumerate() {
            let rules = tenpai_rules { forms: 1 << place, ..DEFAULT };
            let accepted = acceptance(&hand, &rules, &NOTHING).expect("acceptance");
            let of_core = judged.acceptance_of(form).expect("to draw");
            let told = (accepted.tiles, accepted.shanten);
            assert_eq!(told, (of_core.tiles().bits(), number(of_core.shanten())));
        }
    }
}

#[test]
fn verdicts_have_these_values() {
    let verdict = |text, seen: &tenpai_seen| {
        let hand = from_text(text).expect("a hand");
        waits_seeing(&hand, &DEFAULT, seen).expect("waits").verdict
    };
    let mut table = NOTHING;
    assert_eq!(verdict("2235m", &table), TENPAI_VERDICT_TENPAI);
    table.counts[3] = 4;
    assert_eq!(verdict("2235m", &table), TENPAI_VERDICT_DEAD_WAIT);
    assert_eq!(verdict("1111m", &table), TENPAI_VERDICT_NOT_TENPAI);
}

#[test]
fn a_red_five_is_a_discard_of_its_own() {
    let hand = from_text("405p11z").expect("a hand");
    let table = discards(&hand, &DEFAULT, &NOTHING, 14).expect("discards");
    let fives: Vec<u8> = table.iter().filter(|it| it.tile == 13).map(|it| it.is_red).collect();
    assert_eq!(fives, [1, 0]);
    assert_eq!(best_discard(&hand, &DEFAULT, &NOTHING), Ok(table[0]));
    assert_eq!(table.len(), 4);
}

#[test]
fn what_is_seen_is_checked_after_the_hand() {
    let hand = from_text("2235m").expect("a hand");
    for place in 0..6 {
        let mut table = NOTHING;
        table.reserved[place] = 1;
        table.counts[0] = 5;
        assert_eq!(shanten_seeing(&hand, &DEFAULT, &table), Err(TENPAI_RESERVED));
        assert_eq!(waits_seeing(&hand, &DEFAULT, &table), Err(TENPAI_RESERVED));
        assert_eq!(acceptance(&hand, &DEFAULT, &table), Err(TENPAI_RESERVED));
        assert_eq!(discards(&hand, &DEFAULT, &table, 14), Err(TENPAI_RESERVED));
        assert_eq!(best_discard(&hand, &DEFAULT, &table), Err(TENPAI_RESERVED));
    }
    for (tile, count) in [(0, 5), (0, 255), (33, 5), (1, 3), (2, 4)] {
        let mut table = NOTHING;
        table.counts[tile] = count;
        assert_eq!(shanten_seeing(&hand, &DEFAULT, &table), Err(TENPAI_TOO_MANY_COPIES));
        assert_eq!(waits_seeing(&hand, &DEFAULT, &table), Err(TENPAI_TOO_MANY_COPIES));
        let mut no_hand = hand;
        no_hand.reserved[0] = 1;
        assert_eq!(shanten_seeing(&no_hand, &DEFAULT, &table), Err(TENPAI_RESERVED));
        let rules = tenpai_rules { copies: 9, ..DEFAULT };
        assert_eq!(shanten_seeing(&no_hand, &rules, &table), Err(TENPAI_BAD_RULES));
    }
}

#[test]
fn three_players_have_fewer_tiles_and_no_chi() {
    let three = tenpai_rules { players: 3, ..DEFAULT };
    let hand = from_text("2235m").expect("a hand");
    assert_eq!(shanten(&hand, &three), Err(TENPAI_ABSENT_TILE));
    assert_eq!(waits(&hand, &three), Err(TENPAI_ABSENT_TILE));
    assert_eq!(blocks(&hand, &three, 14), Err(TENPAI_ABSENT_TILE));
    let chi = from_text("1p[123s][999m][111z][222z]").expect("a hand");
    assert_eq!(shanten(&chi, &three), Err(TENPAI_NO_CHI));
    assert_eq!(blocks(&chi, &three, 14), Err(TENPAI_NO_CHI));
    let mut table = NOTHING;
    table.counts[7] = 1;
    let hand = from_text("2235p").expect("a hand");
    assert_eq!(acceptance(&hand, &three, &table), Err(TENPAI_ABSENT_TILE));
    let hand = from_text("1111m111122233z").expect("a hand");
    assert_eq!(shanten(&hand, &DEFAULT).map(|numbers| numbers.best), Ok(1));
    assert_eq!(shanten(&hand, &three).map(|numbers| numbers.best), Ok(2));
}

#[test]
fn discards_fill_the_buffer_to_the_last_place() {
    let hand = from_text("22356m").expect("a hand");
    for capacity in 0..4 {
        let small = discards(&hand, &DEFAULT, &NOTHING, capacity);
        assert_eq!(small, Err(TENPAI_BUFFER_TOO_SMALL));
    }
    assert_eq!(discards(&hand, &DEFAULT, &NOTHING, 4).map(|all| all.len()), Ok(4));
    let apart = from_text("147m147p147s12345z").expect("a hand");
    let most = TENPAI_MAX_DISCARDS as usize;
    assert_eq!(discards(&apart, &DEFAULT, &NOTHING, most).map(|all| all.len()), Ok(most));
}

/// What anything but NULL may be answered with.
const DOCUMENTED: [tenpai_status; 17] = [
    TENPAI_OK,
    TENPAI_BAD_RULES,
    TENPAI_BUFFER_TOO_SMALL,
    TENPAI_RESERVED,
    TENPAI_BAD_TILE,
    TENPAI_TOO_MANY_COPIES,
    TENPAI_BAD_SIZE,
    TENPAI_BAD_MELD,
    TENPAI_MELD_COUNT,
    TENPAI_RED_FIVES,
    TENPAI_WRONG_TURN,
    TENPAI_MELDS_ASSUMED,
    TENPAI_BAD_CALL,
    TENPAI_BAD_DISCARDER,
    TENPAI_BAD_READINGS,
    TENPAI_ABSENT_TILE,
    TENPAI_NO_CHI,
];

#[test]
fn any_bytes_get_a_documented_answer() {
    let mut random = 7_u64;
    let mut below = move |end: u64| {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        ((random >> 33) % end) as u8
    };
    let texts = HANDS.map(|text| from_text(text).expect("a hand"));
    let mut answered = 0;
    for round in 0..20_000_usize {
        let mut hand = texts[round % texts.len()];
        let rules = tenpai_rules {
            copies: below(5),
            forms: below(9),
            players: [0, 3, 4, 4, 3, 0, 1, 255][usize::from(below(8))],
            flags: [0, 0, 0, 1, 1, 2, 3, 4][usize::from(below(8))],
            reserved: [0; 12],
        };
        let mut table = NOTHING;
        for _ in 0..below(6) {
            table.counts[usize::from(below(34))] = below(3);
        }
        for _ in 0..below(4) / 2 {
            match below(4) {
                0 => hand.counts[usize::from(below(34))] = below(6),
                1 => hand.meld_kinds[usize::from(below(4))] = below(6),
                2 => hand.meld_tiles[usize::from(below(4))] = below(256),
                _ => hand.red_fives[usize::from(below(3))] = below(3),
            }
        }
        if round % 16 == 1 {
            hand.counts = [(); 34].map(|()| below(256));
        }
        let thrown = Thrown { tile: below(36), is_red: below(9) / 7, from: below(9) / 4 };
        let call = tenpai_call {
            kind: below(6),
            tiles: [below(36), below(36)],
            are_red: [below(9) / 7, below(9) / 7],
            reserved: [0, 0, 0, 0, 0, below(9) / 8],
            ..tenpai_call::default()
        };
        let mut answers = vec![
            shanten_seeing(&hand, &rules, &table).err(),
            waits_seeing(&hand, &rules, &table).err(),
            acceptance(&hand, &rules, &table).err(),
            discards(&hand, &rules, &table, usize::from(below(15))).err(),
            best_discard(&hand, &rules, &table).err(),
            blocks(&hand, &rules, usize::from(below(15))).err(),
            readings(&hand, &rules, &table, below(9) / 8 * below(256), 3).err(),
            wins(&hand, &rules, &table, below(36), usize::from(below(17))).err(),
            wait_kinds(&hand, &rules, &table).err(),
            wait_cases(&hand, &rules, usize::from(below(17))).err(),
        ];
        // These judge many hands each.
        if round % 8 == 0 {
            answers.extend([
                improvements(&hand, &rules, &table, usize::from(below(35))).err(),
                good_waits(&hand, &rules, &table, below(20).into()).err(),
                calls(&hand, &rules, &table, thrown, usize::from(below(11))).err(),
                call_discards(&hand, &rules, &table, thrown, &call, usize::from(below(15))).err(),
            ]);
        }
        for status in answers.into_iter().map(|status| status.unwrap_or(TENPAI_OK)) {
            assert!(DOCUMENTED.contains(&status), "{status}: {}", status_message(status));
            answered += usize::from(status == TENPAI_OK);
        }
    }
    assert!(answered > 10_000, "{answered}");
}
