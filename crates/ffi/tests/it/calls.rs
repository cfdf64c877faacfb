//! Calls: that they are the core's, and what is answered to what cannot be.

use crate::support::asked::Asked;
use crate::support::calls::{NOTHING, Thrown, call_discards, calls, discards, from_text};
use crate::support::dealer::Dealer;
use tenpai::{Call, CallError, Choice, Discarder, HandError, Judged, Piece, Shanten, Tile};
use tenpai_ffi::*;

const DEFAULT: tenpai_rules =
    tenpai_rules { copies: 0, forms: 0, players: 0, flags: 0, reserved: [0; 12] };
const MOST: usize = TENPAI_MAX_CALLS as usize;

/// A tile thrown away, and how the core says it.
fn thrown(dealer: &mut Dealer) -> (Thrown, Piece, Discarder) {
    let tile = Tile::new(dealer.below(34) as u8).expect("a tile");
    let (from, by) = dealer
        .one(&[(TENPAI_FROM_OTHER, Discarder::Other), (TENPAI_FROM_BEFORE, Discarder::Before)]);
    let red = Piece::red_five(tile.suit()).ok().filter(|red| red.tile() == tile);
    let piece = red.filter(|_| dealer.below(2) == 0).unwrap_or(Piece::plain(tile));
    (Thrown { tile: tile.index() as u8, is_red: piece.is_red().into(), from }, piece, by)
}

fn kind_and_tiles(call: Call) -> (u8, [u8; 2], [u8; 2]) {
    let none = [0; 2];
    match call {
        Call::Pass => (0, none, none),
        Call::OpenKan => (3, none, none),
        Call::Ron => (4, none, none),
        Call::Chi(with) | Call::Pon(with) => (
            if matches!(call, Call::Chi(_)) { 1 } else { 2 },
            with.map(|piece| piece.tile().index() as u8),
            with.map(|piece| piece.is_red().into()),
        ),
    }
}

#[test]
fn they_are_those_of_the_core() {
    let mut dealer = Dealer::new(71);
    let (mut made, mut refused) = ([0; 5], 0);
    for _ in 0..20_000 {
        let asked = Asked::new(&mut dealer, &[4, 7, 10, 13]);
        let (thrown, piece, by) = thrown(&mut dealer);
        let Ok(judged) = asked.judged() else { continue };
        let here = calls(&asked.hand, &asked.rules, &asked.seen, thrown, MOST);
        let of_core = match judged.calls(piece, by) {
            Ok(of_core) => of_core,
            Err(error) => {
                let status = match error {
                    CallError::Hand(HandError::MeldsAssumed) => TENPAI_MELDS_ASSUMED,
                    CallError::Hand(_) => TENPAI_RED_FIVES,
                    _ if judged.rules().players() == tenpai::Players::Three
                        && (1..8).contains(&thrown.tile) =>
                    {
                        TENPAI_ABSENT_TILE
                    }
                    _ => TENPAI_TOO_MANY_COPIES,
                };
                assert_eq!(here, Err(status), "{error}");
                refused += 1;
                continue;
            }
        };
        let here = here.expect("calls");
        let of_core: Vec<Choice> = of_core.collect();
        assert_eq!(here.len(), of_core.len());
        for (call, choice) in here.iter().zip(&of_core) {
            made[usize::from(call.kind)] += 1;
            is_same(call, choice);
            discards_are_same(&asked, thrown, call, choice, &judged);
        }
    }
    assert!(made.iter().all(|&times| times > 50) && refused > 100, "{made:?} {refused}");
}

fn is_same(call: &tenpai_call, choice: &Choice) {
    assert_eq!((call.kind, call.tiles, call.are_red), kind_and_tiles(choice.call()));
    assert_eq!(call.shanten, choice.shanten().map_or(TENPAI_NO_NUMBER, Shanten::number));
    assert_eq!(call.reserved, [0; 6]);
    let best = (call.discard, call.discard_is_red, u32::from(call.discard_total));
    let Some(discards) = choice.discards() else {
        assert_eq!((call.discard_count, best), (0, (0, 0, 0)));
        return;
    };
    assert_eq!(usize::from(call.discard_count), discards.len());
    let piece = discards.first().piece();
    let of_core = (piece.tile().index() as u8, u8::from(piece.is_red()));
    assert_eq!(best, (of_core.0, of_core.1, discards.first().acceptance().total()));
}

/// That the list after a call is the core's, which for a call without any is an error.
fn discards_are_same(
    asked: &Asked,
    thrown: Thrown,
    call: &tenpai_call,
    choice: &Choice,
    judged: &Judged<'_>,
) {
    let here = call_discards(&asked.hand, &asked.rules, &asked.seen, thrown, call, 14);
    let Some(of_core) = choice.discards() else {
        assert_eq!(here, Err(TENPAI_BAD_CALL));
        return;
    };
    let here = here.expect("discards");
    assert_eq!(here.len(), of_core.len());
    for (here, of_core) in here.iter().zip(of_core) {
        let accepted = of_core.acceptance();
        assert_eq!(usize::from(here.tile), of_core.piece().tile().index());
        assert_eq!(here.is_red == 1, of_core.piece().is_red());
        assert_eq!((here.tiles, here.live), (accepted.tiles().bits(), accepted.live().bits()));
        assert!(Tile::all().all(|tile| here.copies[tile.index()] == accepted.copies(tile)));
        assert_eq!(u32::from(here.total), accepted.total());
    }
    assert_eq!(
        judged.hand().to_string(),
        crate::support::calls::to_text(&asked.hand, 128).expect("text")
    );
    // The tiles in the other order, and nothing of the answers.
    let ([one, other], [is_red, is_other_red]) = (call.tiles, call.are_red);
    let turned = tenpai_call {
        kind: call.kind,
        tiles: [other, one],
        are_red: [is_other_red, is_red],
        ..tenpai_call::default()
    };
    let again = call_discards(&asked.hand, &asked.rules, &asked.seen, thrown, &turned, 14);
    assert_eq!(again.as_deref(), Ok(&here[..]));
}

const ONE_MAN: Thrown = Thrown { tile: 0, is_red: 0, from: TENPAI_FROM_BEFORE };
const CHI: tenpai_call = tenpai_call {
    kind: TENPAI_CALL_CHI,
    shanten: 0,
    tiles: [1, 2],
    are_red: [0; 2],
    discard_count: 0,
    discard: 0,
    discard_is_red: 0,
    discard_total: 0,
    reserved: [0; 6],
};

/// What the chi of 1m with 2m and 3m leaves, with that of the rules.
fn after_chi(flags: u8) -> Vec<u8> {
    let hand = from_text("2344m456p789s115z").expect("a hand");
    let rules = tenpai_rules { flags, ..DEFAULT };
    let discards = call_discards(&hand, &rules, &NOTHING, ONE_MAN, &CHI, 14).expect("discards");
    discards.iter().map(|discard| discard.tile).collect()
}

#[test]
fn swaps_are_left_out_unless_the_rules_allow_them() {
    let forbidden = after_chi(0);
    assert_eq!(forbidden.first(), Some(&31));
    assert!(!forbidden.contains(&3));
    let mut allowed = after_chi(TENPAI_FLAG_SWAP_CALLING);
    assert!(allowed.contains(&3));
    allowed.retain(|&tile| tile != 3);
    assert_eq!(allowed, forbidden);
}

#[test]
fn a_call_that_is_none_has_a_status_of_its_own() {
    let hand = from_text("2344m456p789s115z").expect("a hand");
    let after = |thrown, call: tenpai_call| {
        call_discards(&hand, &DEFAULT, &NOTHING, thrown, &call, 14).map(|discards| discards.len())
    };
    assert_eq!(after(ONE_MAN, CHI), Ok(8));
    let other = Thrown { from: TENPAI_FROM_OTHER, ..ONE_MAN };
    assert_eq!(after(other, CHI), Err(TENPAI_BAD_CALL));
    for kind in [TENPAI_CALL_PASS, TENPAI_CALL_KAN, TENPAI_CALL_RON, 5, 255] {
        assert_eq!(after(ONE_MAN, tenpai_call { kind, ..CHI }), Err(TENPAI_BAD_CALL), "{kind}");
    }
    for tiles in [[0, 1], [2, 3], [1, 1], [27, 28], [33, 0]] {
        assert_eq!(after(ONE_MAN, tenpai_call { tiles, ..CHI }), Err(TENPAI_BAD_CALL));
    }
    assert_eq!(after(ONE_MAN, tenpai_call { tiles: [34, 2], ..CHI }), Err(TENPAI_BAD_TILE));
    assert_eq!(after(ONE_MAN, tenpai_call { tiles: [1, 255], ..CHI }), Err(TENPAI_BAD_TILE));
    for are_red in [[1, 0], [0, 1], [2, 0], [255, 255]] {
        let call = tenpai_call { are_red, ..CHI };
        assert_eq!(after(ONE_MAN, call), Err(TENPAI_RED_FIVES));
    }
    for place in 0..6 {
        let mut call = CHI;
        call.reserved[place] = 1;
        assert_eq!(after(ONE_MAN, call), Err(TENPAI_RESERVED));
    }
    // The answers are not looked at.
    let call = tenpai_call { shanten: 99, discard_count: 77, discard: 200, ..CHI };
    assert_eq!(after(ONE_MAN, call), Ok(8));
}

#[test]
fn every_value_of_what_is_thrown_is_known_or_an_error() {
    let hand = from_text("2344m456p789s115z").expect("a hand");
    let status = |thrown| {
        let found = calls(&hand, &DEFAULT, &NOTHING, thrown, MOST).err().unwrap_or(TENPAI_OK);
        let after = call_discards(&hand, &DEFAULT, &NOTHING, thrown, &CHI, 14);
        let after = after.err().unwrap_or(TENPAI_OK);
        assert!(after == found || found == TENPAI_OK && after == TENPAI_BAD_CALL);
        found
    };
    for value in 0..=255 {
        let tile = if value < 34 { TENPAI_OK } else { TENPAI_BAD_TILE };
        assert_eq!(status(Thrown { tile: value, ..ONE_MAN }), tile, "{value}");
        let from = if value < 2 { TENPAI_OK } else { TENPAI_BAD_DISCARDER };
        assert_eq!(status(Thrown { from: value, ..ONE_MAN }), from, "{value}");
        let five = if value < 2 { TENPAI_OK } else { TENPAI_RED_FIVES };
        assert_eq!(status(Thrown { tile: 4, is_red: value, from: 1 }), five, "{value}");
        let one = if value == 0 { TENPAI_OK } else { TENPAI_RED_FIVES };
        assert_eq!(status(Thrown { is_red: value, ..ONE_MAN }), one, "{value}");
    }
    let red = from_text("340m456p789s1155z").expect("a hand");
    let thrown = Thrown { tile: 4, is_red: 1, from: 1 };
    assert_eq!(calls(&red, &DEFAULT, &NOTHING, thrown, MOST), Err(TENPAI_RED_FIVES));
    let drawn = from_text("2344m456p789s1155z").expect("a hand");
    assert_eq!(calls(&drawn, &DEFAULT, &NOTHING, thrown, MOST), Err(TENPAI_WRONG_TURN));
    let short = from_text("2344m").expect("a hand");
    assert_eq!(calls(&short, &DEFAULT, &NOTHING, thrown, MOST), Err(TENPAI_MELDS_ASSUMED));
}

#[test]
fn buffers_are_filled_to_the_last_place() {
    // Passing, three runs, a pon with the red five and one without, and a kan.
    let hand = from_text("34055667m678p11z").expect("a hand");
    let thrown = Thrown { tile: 4, is_red: 0, from: TENPAI_FROM_BEFORE };
    let all = calls(&hand, &DEFAULT, &NOTHING, thrown, MOST).expect("calls");
    for capacity in 0..all.len() {
        let small = calls(&hand, &DEFAULT, &NOTHING, thrown, capacity);
        assert_eq!(small, Err(TENPAI_BUFFER_TOO_SMALL));
    }
    assert_eq!(calls(&hand, &DEFAULT, &NOTHING, thrown, all.len()).as_deref(), Ok(&all[..]));
    for call in all.iter().filter(|call| call.discard_count > 0) {
        let count = usize::from(call.discard_count);
        let after = |capacity| {
            let after = call_discards(&hand, &DEFAULT, &NOTHING, thrown, call, capacity);
            after.map(|discards| discards.len())
        };
        assert_eq!(after(count - 1), Err(TENPAI_BUFFER_TOO_SMALL));
        assert_eq!(after(count), Ok(count));
    }
    // Two runs, each with the red five and with a plain one.
    let most = from_text("34405567m67p111z").expect("a hand");
    let six = Thrown { tile: 5, ..thrown };
    assert!(calls(&most, &DEFAULT, &NOTHING, six, MOST).expect("calls").len() >= 5);
}

#[test]
fn what_follows_a_call_is_what_follows_it_as_a_meld() {
    let after = from_text("44m456p789s115z[123m]").expect("a hand");
    let mut table = discards(&after, &DEFAULT, &NOTHING, 14).expect("discards");
    table.retain(|discard| discard.tile != 0 && discard.tile != 3);
    let hand = from_text("2344m456p789s115z").expect("a hand");
    let here = call_discards(&hand, &DEFAULT, &NOTHING, ONE_MAN, &CHI, 14);
    assert_eq!(here, Ok(table));
}
