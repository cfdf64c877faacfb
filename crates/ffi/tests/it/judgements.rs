//! Judgements: that they are the core's, the rules they take, and buffers that are too small.

use crate::support::calls::{
    NOTHING, Thrown, acceptance, best_discard, blocks, call_discards, calls, discards, from_text,
    good_waits, improvements, kinds_to_text, shanten, status_message, tiles_to_text, to_text,
    waits,
};
use tenpai::{BlockKind, Hand};
use tenpai_ffi::*;

const HANDS: [&str; 12] = [
    "2235m",
    "1111m",
    "1113335m",
    "5779m",
    "123m406p789s1122z",
    "11m19p19s1234567z",
    "2233445566778m",
    "1111m2233m4455p6z",
    "147m147p147s12345z",
    "11112222333344z",
    "45z[444z][111z][555z](7777z)",
    "13m456p789s11z(2222m)",
];

const DEFAULT: tenpai_rules =
    tenpai_rules { copies: 0, forms: 0, players: 0, flags: 0, reserved: [0; 12] };

#[test]
fn judgements_are_those_of_the_core() {
    for text in HANDS {
        let core: Hand = text.parse().expect("a hand");
        let hand = from_text(text).expect("a hand");

        let forms = core.shanten_by_form();
        let numbers = shanten(&hand, &DEFAULT).expect("numbers");
        let number = |number: i8| (number != TENPAI_NO_NUMBER).then_some(number);
        assert_eq!(numbers.general, forms.general().number());
        assert_eq!(number(numbers.seven_pairs), forms.seven_pairs().map(i8::from));
        assert_eq!(number(numbers.thirteen_orphans), forms.thirteen_orphans().map(i8::from));
        assert_eq!(numbers.best, forms.best().number());
        assert_eq!(numbers.reserved, [0; 4]);

        match (waits(&hand, &DEFAULT), core.waits()) {
            (Ok(sets), Ok(waits)) => {
                assert_eq!(sets.formal, waits.formal().bits());
                assert_eq!(sets.effective, waits.effective().bits());
                let text = waits.effective().to_string();
                assert_eq!(tiles_to_text(sets.effective, 128), Ok(text));
            }
            (sets, waits) => {
                assert!(waits.is_err());
                assert_eq!(sets, Err(TENPAI_WRONG_TURN));
            }
        }

        let of_core = core.blocks();
        let blocks = blocks(&hand, &DEFAULT, 14).expect("blocks");
        assert_eq!(blocks.len(), of_core.len());
        for (block, of_core) in blocks.iter().zip(&of_core) {
            assert_eq!(usize::from(block.suit), of_core.suit() as usize);
            assert_eq!(usize::from(block.lowest), of_core.lowest().index());
            assert_eq!(usize::from(block.tile_count), of_core.size());
            let (groups, rest) = block.groups.split_at(usize::from(block.group_count));
            assert!(of_core.groups().eq(groups.iter().copied()));
            assert!(rest.iter().all(|&count| count == 0));
            assert_eq!(block.kinds, of_core.kinds().bits());
            assert_eq!(kinds_to_text(block.kinds, 128), Ok(of_core.kinds().to_string()));
            assert_eq!(block.reserved, [0; 2]);
        }
    }
}

#[test]
fn block_bits_are_those_of_the_core() {
    let bits = [
        (BlockKind::MeldsComplete, TENPAI_BLOCK_MELDS_COMPLETE),
        (BlockKind::PairAndHalf, TENPAI_BLOCK_PAIR_AND_HALF),
        (BlockKind::PairComplete, TENPAI_BLOCK_PAIR_COMPLETE),
        (BlockKind::OneShortOfMelds, TENPAI_BLOCK_ONE_SHORT_OF_MELDS),
        (BlockKind::Half, TENPAI_BLOCK_HALF),
        (BlockKind::OneShortOfPairComplete, TENPAI_BLOCK_ONE_SHORT_OF_PAIR_COMPLETE),
    ];
    assert_eq!(bits.map(|(kind, _)| kind), BlockKind::ALL);
    for (kind, bit) in bits {
        assert_eq!(kinds_to_text(bit, 128), Ok(kind.to_string()));
    }
    assert_eq!(kinds_to_text(0, 128).as_deref(), Ok("incomplete"));
    assert_eq!(kinds_to_text(64, 128), Err(TENPAI_BAD_BLOCK_KINDS));
    assert_eq!(kinds_to_text(255, 128), Err(TENPAI_BAD_BLOCK_KINDS));
}

/// What all judgements say of these rules.
fn judged_by(rules: tenpai_rules) -> tenpai_status {
    let hand = from_text("2235s").expect("a hand");
    let status = shanten(&hand, &rules).err().unwrap_or(TENPAI_OK);
    assert_eq!(waits(&hand, &rules).err().unwrap_or(TENPAI_OK), status);
    assert_eq!(blocks(&hand, &rules, 14).err().unwrap_or(TENPAI_OK), status);
    assert_eq!(acceptance(&hand, &rules, &NOTHING).err().unwrap_or(TENPAI_OK), status);
    let drawn = from_text("22356s").expect("a hand");
    assert_eq!(discards(&drawn, &rules, &NOTHING, 14).err().unwrap_or(TENPAI_OK), status);
    assert_eq!(best_discard(&drawn, &rules, &NOTHING).err().unwrap_or(TENPAI_OK), status);
    assert_eq!(improvements(&hand, &rules, &NOTHING, 34).err().unwrap_or(TENPAI_OK), status);
    assert_eq!(good_waits(&hand, &rules, &NOTHING, 5).err().unwrap_or(TENPAI_OK), status);
    let hand = from_text("1123s[111z][222z][333z]").expect("a hand");
    let thrown = Thrown { tile: 18, is_red: 0, from: TENPAI_FROM_OTHER };
    let pon = tenpai_call { kind: TENPAI_CALL_PON, tiles: [18; 2], ..tenpai_call::default() };
    assert_eq!(calls(&hand, &rules, &NOTHING, thrown, 10).err().unwrap_or(TENPAI_OK), status);
    let after = call_discards(&hand, &rules, &NOTHING, thrown, &pon, 14);
    assert_eq!(after.err().unwrap_or(TENPAI_OK), status);
    status
}

#[test]
fn every_value_of_the_rules_is_known_or_an_error() {
    for value in 0..=255 {
        let copies = match value {
            0..=3 => TENPAI_OK,
            _ => TENPAI_BAD_RULES,
        };
        assert_eq!(judged_by(tenpai_rules { copies: value, ..DEFAULT }), copies, "{value}");
        let forms = match value {
            0..=7 => TENPAI_OK,
            _ => TENPAI_BAD_RULES,
        };
        assert_eq!(judged_by(tenpai_rules { forms: value, ..DEFAULT }), forms, "{value}");
        let players = match value {
            0 | 3 | 4 => TENPAI_OK,
            _ => TENPAI_BAD_RULES,
        };
        assert_eq!(judged_by(tenpai_rules { players: value, ..DEFAULT }), players, "{value}");
        let flags = if value <= 3 { TENPAI_OK } else { TENPAI_BAD_RULES };
        assert_eq!(judged_by(tenpai_rules { flags: value, ..DEFAULT }), flags, "{value}");
    }
    for place in 0..12 {
        let mut rules = DEFAULT;
        rules.reserved[place] = 1;
        assert_eq!(judged_by(rules), TENPAI_RESERVED);
    }
    let all = TENPAI_FORM_GENERAL | TENPAI_FORM_SEVEN_PAIRS | TENPAI_FORM_THIRTEEN_ORPHANS;
    assert_eq!(judged_by(tenpai_rules { forms: all, ..DEFAULT }), TENPAI_OK);
    assert_eq!(DEFAULT, tenpai_rules::default());
}

#[test]
fn rules_come_before_the_hand() {
    let mut hand = from_text("2235m").expect("a hand");
    hand.reserved[0] = 1;
    let rules = tenpai_rules { players: 9, ..DEFAULT };
    assert_eq!(shanten(&hand, &rules), Err(TENPAI_BAD_RULES));
    assert_eq!(shanten(&hand, &DEFAULT), Err(TENPAI_RESERVED));
}

#[test]
fn buffers_are_filled_to_the_last_place_and_never_beyond() {
    let hand = from_text("2235m").expect("a hand");
    assert_eq!(blocks(&hand, &DEFAULT, 0), Err(TENPAI_BUFFER_TOO_SMALL));
    assert_eq!(blocks(&hand, &DEFAULT, 1), Err(TENPAI_BUFFER_TOO_SMALL));
    assert_eq!(blocks(&hand, &DEFAULT, 2).map(|blocks| blocks.len()), Ok(2));
    for capacity in 0..6 {
        assert_eq!(to_text(&hand, capacity), Err(TENPAI_BUFFER_TOO_SMALL));
    }
    assert_eq!(to_text(&hand, 6).as_deref(), Ok("2235m"));
    assert_eq!(tiles_to_text(0, 0), Err(TENPAI_BUFFER_TOO_SMALL));
    assert_eq!(tiles_to_text(0, 1).as_deref(), Ok(""));
    assert_eq!(tiles_to_text(0b1001 << 9, 3), Err(TENPAI_BUFFER_TOO_SMALL));
    assert_eq!(tiles_to_text(0b1001 << 9, 4).as_deref(), Ok("14p"));
    assert_eq!(kinds_to_text(16, 4), Err(TENPAI_BUFFER_TOO_SMALL));
    assert_eq!(kinds_to_text(16, 5).as_deref(), Ok("half"));
}

#[test]
fn promised_capacities_suffice() {
    let most = TENPAI_TEXT_CAPACITY as usize;
    assert!(kinds_to_text(63, most).is_ok());
    assert!(tiles_to_text((1 << 34) - 1, most).is_ok());
    assert_eq!(tiles_to_text(1 << 34, most), Err(TENPAI_BAD_TILE));
    assert_eq!(tiles_to_text(u64::MAX, most), Err(TENPAI_BAD_TILE));
    let longest = from_text("1m1z(0555m)(0555p)(0555s)(2222z)").expect("a hand");
    assert!(to_text(&longest, most).is_ok());
    let apart = from_text("147m147p147s12345z").expect("a hand");
    let blocks = blocks(&apart, &DEFAULT, TENPAI_MAX_BLOCKS as usize);
    assert_eq!(blocks.map(|blocks| blocks.len()), Ok(TENPAI_MAX_BLOCKS as usize));
}

/// Every status with its value, which is frozen.
const STATUSES: [(tenpai_status, i32); 25] = [
    (TENPAI_OK, 0),
    (TENPAI_NULL, 1),
    (TENPAI_INTERNAL, 2),
    (TENPAI_UNSUPPORTED, 3),
    (TENPAI_BAD_RULES, 4),
    (TENPAI_BUFFER_TOO_SMALL, 5),
    (TENPAI_RESERVED, 6),
    (TENPAI_BAD_TEXT, 7),
    (TENPAI_BAD_TILE, 8),
    (TENPAI_TOO_MANY_COPIES, 9),
    (TENPAI_BAD_SIZE, 10),
    (TENPAI_BAD_MELD, 11),
    (TENPAI_MELD_COUNT, 12),
    (TENPAI_RED_FIVES, 13),
    (TENPAI_WRONG_TURN, 14),
    (TENPAI_BAD_BLOCK_KINDS, 15),
    (TENPAI_BAD_COUNT, 16),
    (TENPAI_ABSENT_TILE, 17),
    (TENPAI_NO_CHI, 18),
    (TENPAI_MELDS_ASSUMED, 19),
    (TENPAI_BAD_CALL, 20),
    (TENPAI_BAD_DISCARDER, 21),
    (TENPAI_BAD_READINGS, 22),
    (TENPAI_BAD_FORMULA_COUNTS, 23),
    (TENPAI_BAD_SHAPE, 24),
];

#[test]
fn every_status_has_a_message_of_its_own() {
    let mut messages = Vec::new();
    for (status, value) in STATUSES {
        assert_eq!(status, value);
        messages.push(status_message(status));
    }
    for unknown in [25, -1, i32::MAX, i32::MIN] {
        assert_eq!(status_message(unknown), "unknown status");
    }
    messages.push("unknown status");
    messages.sort_unstable();
    messages.dedup();
    assert_eq!(messages.len(), STATUSES.len() + 1);
}
