//! How the opponents play, as `docs/game.md` tells it and not as the game has it.

use tenpai::{Call, Choice, Discarder, Piece, Rules, Seen};

use super::seat::Seat;

/// What a seat does after its draw.
pub(crate) struct Turn {
    /// How the lines begin that tell it.
    pub(crate) lines: Vec<String>,
    /// How often the library is asked for it.
    pub(crate) questions: u64,
}

pub(crate) fn turn(seat: &Seat, name: usize, seen: Seen, left: usize, kans: usize) -> Turn {
    if seat.hand.shanten().is_complete() {
        return Turn { lines: vec![format!("tsumo {name} ")], questions: 0 };
    }
    if seat.is_in_riichi {
        let drawn = seat.drawn.expect("a tile that was drawn");
        return Turn { lines: vec![format!("discard {name} {drawn} ")], questions: 0 };
    }
    let judged = seat.hand.judged_by(Rules::default(), seen).expect("a hand");
    let best = judged.discards().expect("a hand that is to discard").first();
    let after_best = best.shanten().expect("a number").number();
    let mut questions = 1;
    let kans = if left > 0 && kans < 4 { after_kans(seat) } else { Vec::new() };
    for (kan, tile, after) in kans {
        questions += 1;
        if after <= after_best {
            return Turn { lines: vec![format!("{kan} {name} {tile} ")], questions };
        }
    }
    let discard = format!("discard {name} {} ", best.piece());
    let is_ready = after_best == 0 && best.acceptance().total() > 0;
    if is_ready && !seat.is_open() && left >= 4 {
        return Turn { lines: vec![format!("riichi {name}"), discard], questions };
    }
    Turn { lines: vec![discard], questions }
}

/// The kans that a seat can make, in order, and the number after each.
fn after_kans(seat: &Seat) -> Vec<(&'static str, Piece, i8)> {
    let (concealed, added) = seat.kans();
    let concealed = concealed.into_iter().map(|tile| {
        let mut hand = seat.hand;
        hand.concealed_kan(tile).expect("a kan");
        ("concealed-kan", Piece::plain(tile), hand.shanten().number())
    });
    let added = added.into_iter().map(|piece| {
        let mut hand = seat.hand;
        hand.added_kan(piece).expect("a kan");
        ("added-kan", piece, hand.shanten().number())
    });
    concealed.chain(added).collect()
}

/// All that a seat can call a tile for, as the rules of the game have it.
pub(crate) fn calls(
    seat: &Seat,
    called: Piece,
    from: Discarder,
    seen: Seen,
    left: usize,
    kans: usize,
) -> Vec<Choice> {
    if seat.is_in_riichi || left == 0 {
        return Vec::new();
    }
    let judged = seat.hand.judged_by(Rules::default(), seen).expect("a hand");
    let calls = judged.calls(called, from).expect("a tile that can come");
    let is_one = |choice: &Choice| match choice.call() {
        Call::Chi(_) | Call::Pon(_) => true,
        Call::OpenKan => kans < 4,
        Call::Pass | Call::Ron => false,
    };
    calls.filter(is_one).collect()
}

/// The one of these calls that a seat makes.
pub(crate) fn call(seat: &Seat, calls: &[Choice]) -> Option<Call> {
    let before = seat.number();
    let order = |choice: &Choice| {
        let copies = choice.discards().map_or(0, |discards| discards.first().acceptance().total());
        (after(choice), std::cmp::Reverse(copies))
    };
    let is_good = |choice: &&Choice| {
        let is_nearer = after(choice) < before && (seat.is_open() || after(choice) <= 1);
        let is_kan = choice.call() == Call::OpenKan;
        is_nearer || is_kan && seat.is_open() && after(choice) == before
    };
    // Of equal ones this is the first.
    calls.iter().filter(is_good).min_by_key(|choice| order(choice)).map(Choice::call)
}

fn after(choice: &Choice) -> i8 {
    choice.shanten().expect("a number").number()
}
