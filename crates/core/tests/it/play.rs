//! Hands in play: whatever is drawn, thrown or called, a hand ends as a legal one or stays as it
//! was, and which of the two is told here a second time, from the rules of the game.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

use crate::dealer::{Dealer, SIZES};
use tenpai::{Hand, HandError, Meld, MeldKind, Piece, Suit, Tile, Turn};

const SUITS: [Suit; 3] = [Suit::Characters, Suit::Circles, Suit::Bamboos];

/// Something that may happen to a hand.
#[derive(Debug, Clone, Copy)]
enum Move {
    Draw(Piece),
    Discard(Piece),
    Chi(Piece, [Piece; 2]),
    Pon(Piece, [Piece; 2]),
    OpenKan(Piece),
    ConcealedKan(Tile),
    AddedKan(Piece),
}

impl Move {
    const KINDS: usize = 7;

    /// A move of one kind, of which many can be made.
    fn random(kind: usize, hand: &Hand, dealer: &mut Dealer) -> Move {
        let held: Vec<Piece> = hand.pieces().collect();
        let mut near = |shift: usize| {
            let from = dealer.one(&held).tile().index();
            let tile = Tile::new(((from + shift) % Tile::COUNT) as u8).expect("below 34");
            let red = Piece::red_five(tile.suit()).ok().filter(|red| red.tile() == tile);
            if dealer.below(3) == 0 { red.unwrap_or(tile.into()) } else { tile.into() }
        };
        match kind {
            0 => Move::Draw(near(1)),
            1 => Move::Discard(near(0)),
            2 => {
                let (called, first, second) = (near(1), near(0), near(0));
                Move::Chi(called, [first, second])
            }
            3 => Move::Pon(near(0), [near(0), near(0)]),
            4 => Move::OpenKan(near(0)),
            5 => Move::ConcealedKan(near(0).tile()),
            _ => {
                // Any piece of a pon, and where there is none, any of the hand.
                let pons = hand.melds().iter().filter(|meld| meld.kind() == MeldKind::Pon);
                let pieces: Vec<Piece> = pons.flat_map(|meld| meld.pieces()).collect();
                Move::AddedKan(dealer.one(if pieces.is_empty() { &held } else { &pieces }))
            }
        }
    }

    fn make(self, hand: &mut Hand) -> Result<(), HandError> {
        match self {
            Move::Draw(piece) => hand.draw(piece),
            Move::Discard(piece) => hand.discard(piece),
            Move::Chi(called, with) => hand.chi(called, with),
            Move::Pon(called, with) => hand.pon(called, with),
            Move::OpenKan(called) => hand.open_kan(called),
            Move::ConcealedKan(tile) => hand.concealed_kan(tile),
            Move::AddedKan(piece) => hand.added_kan(piece),
        }
    }

    /// Whether the rules of the game allow it.
    fn is_legal(self, hand: &Hand) -> bool {
        let to_draw = hand.turn() == Turn::ToDraw;
        let named = !hand.melds_are_assumed();
        match self {
            Move::Draw(piece) => to_draw && exists_beyond(hand, piece),
            Move::Discard(piece) => !to_draw && hand.count_piece(piece) > 0,
            Move::Chi(called, with) => {
                let mut run = [called, with[0], with[1]].map(|piece| piece.tile().index());
                run.sort_unstable();
                let suit = with[0].tile().suit();
                let of_suit = [called, with[1]].iter().all(|piece| piece.tile().suit() == suit);
                let in_row = run[1] == run[0] + 1 && run[2] == run[1] + 1;
                to_draw
                    && named
                    && suit != Suit::Honours
                    && of_suit
                    && in_row
                    && with.iter().all(|&piece| hand.count_piece(piece) > 0)
                    && exists_beyond(hand, called)
            }
            Move::Pon(called, with) => {
                let held = |piece| with.iter().filter(|&&other| other == piece).count() as u8;
                to_draw
                    && named
                    && with.iter().all(|piece| piece.tile() == called.tile())
                    && with.iter().all(|&piece| hand.count_piece(piece) >= held(piece))
                    && exists_beyond(hand, called)
            }
            Move::OpenKan(called) => {
                to_draw && named && hand.count(called.tile()) == 3 && exists_beyond(hand, called)
            }
            Move::ConcealedKan(tile) => !to_draw && named && hand.count(tile) == 4,
            Move::AddedKan(piece) => {
                let pon = |meld: &Meld| meld.kind() == MeldKind::Pon && meld.tile() == piece.tile();
                !to_draw && named && hand.count_piece(piece) > 0 && hand.melds().iter().any(pon)
            }
        }
    }
}

/// Every piece of the hand, melds included.
fn all_pieces(hand: &Hand) -> Vec<Piece> {
    let in_melds = hand.melds().iter().flat_map(|meld| meld.pieces());
    let mut pieces: Vec<Piece> = hand.pieces().chain(in_melds).collect();
    pieces.sort_unstable();
    pieces
}

/// Whether somebody else can have such a piece: four of a kind, one red five of a suit.
fn exists_beyond(hand: &Hand, piece: Piece) -> bool {
    let pieces = all_pieces(hand);
    let copies = pieces.iter().filter(|held| held.tile() == piece.tile()).count();
    copies < 4 && !(piece.is_red() && pieces.contains(&piece))
}

/// What every hand must be, by whatever way it came about.
fn assert_legal(hand: &Hand, how: &str) {
    let pieces = all_pieces(hand);
    for tile in Tile::all() {
        let copies = pieces.iter().filter(|piece| piece.tile() == tile).count();
        assert!(copies <= 4, "{copies} copies of {tile} in {hand} {how}");
        assert!(hand.count(tile) == hand.counts()[tile.index()], "{hand} {how}");
    }
    let reds = pieces.iter().filter(|piece| piece.is_red());
    let suits: Vec<Suit> = reds.map(|piece| piece.tile().suit()).collect();
    assert!(suits.windows(2).all(|two| two[0] != two[1]), "red fives in {hand} {how}");
    let size: usize = hand.counts().iter().map(|&count| usize::from(count)).sum();
    assert_eq!(hand.size(), size, "{hand} {how}");
    assert!(SIZES.contains(&size), "{hand} {how}");
    assert_eq!(hand.melds_wanted(), size / 3, "{hand} {how}");
    let melds = if hand.melds_are_assumed() { 0 } else { 4 - size / 3 };
    assert_eq!(hand.melds().len(), melds, "{hand} {how}");
    assert_eq!(hand.turn() == Turn::ToDraw, size % 3 == 1, "{hand} {how}");
}

/// Equal in every way that can be seen from outside.
fn assert_same(one: &Hand, other: &Hand, how: &str) {
    assert_eq!(one, other, "{how}");
    assert_eq!(one.to_string(), other.to_string(), "{how}");
    assert_eq!(format!("{one:?}"), format!("{other:?}"), "{how}");
    assert_eq!(hash(one), hash(other), "{how}");
    assert_eq!(one.shanten(), other.shanten(), "{how}");
    assert_eq!(one.waits().ok(), other.waits().ok(), "{how}");
}

fn hash(hand: &Hand) -> u64 {
    let mut hasher = DefaultHasher::new();
    hand.hash(&mut hasher);
    hasher.finish()
}

/// A dealt hand, often with red fives.
fn deal(dealer: &mut Dealer, size: usize) -> Hand {
    let counts = dealer.hand(size);
    let mut pieces: Vec<Piece> =
        Hand::from_counts(&counts).expect("dealt by the rules").pieces().collect();
    for suit in SUITS {
        let red = Piece::red_five(suit).expect("a suit with red fives");
        let place = pieces.iter().position(|piece| piece.tile() == red.tile());
        if let (Some(place), 0) = (place, dealer.below(2)) {
            pieces[place] = red;
        }
    }
    Hand::from_tiles(pieces).expect("one red five a suit")
}

#[test]
fn a_move_ends_in_a_legal_hand_or_changes_nothing() {
    let mut dealer = Dealer::new(7);
    let mut made = [0; Move::KINDS];
    for _ in 0..20_000 {
        let mut hand = deal(&mut dealer, 13);
        for _ in 0..40 {
            let kind = dealer.below(Move::KINDS);
            let change = Move::random(kind, &hand, &mut dealer);
            let before = hand;
            let result = change.make(&mut hand);
            let how = format!("after {change:?} of {before}: {result:?}");
            assert_eq!(result.is_ok(), change.is_legal(&before), "{how}");
            match result {
                Ok(()) => {
                    made[kind] += 1;
                    assert_legal(&hand, &how);
                    assert_eq!(hand.to_string().parse(), Ok(hand), "{how}");
                }
                Err(_) => assert_eq!(hand, before, "{how}"),
            }
        }
    }
    // Were one of the moves never made, nothing would have been tested.
    assert!(made.iter().all(|&times| times > 300), "moves made: {made:?}");
}

/// Tiles only leave the hand by a discard and only enter it by a draw or a call.
#[test]
fn no_tile_comes_or_goes_unseen() {
    let mut dealer = Dealer::new(8);
    for _ in 0..5_000 {
        let mut hand = deal(&mut dealer, 13);
        let mut expected = all_pieces(&hand);
        for _ in 0..40 {
            let kind = dealer.below(Move::KINDS);
            let change = Move::random(kind, &hand, &mut dealer);
            if change.make(&mut hand).is_err() {
                continue;
            }
            match change {
                Move::Draw(piece) | Move::OpenKan(piece) => expected.push(piece),
                Move::Chi(called, _) | Move::Pon(called, _) => expected.push(called),
                Move::Discard(piece) => {
                    let place = expected.iter().position(|&held| held == piece);
                    expected.remove(place.expect("the piece was held"));
                }
                Move::ConcealedKan(_) | Move::AddedKan(_) => {}
            }
            expected.sort_unstable();
            assert_eq!(all_pieces(&hand), expected, "{hand} after {change:?}");
        }
    }
}

#[test]
fn a_hand_given_without_its_melds_makes_no_calls() {
    let mut dealer = Dealer::new(9);
    for _ in 0..20_000 {
        let size = dealer.one(&SIZES[..8]);
        let hand = deal(&mut dealer, size);
        assert!(hand.melds_are_assumed());
        let kind = 2 + dealer.below(Move::KINDS - 2);
        let change = Move::random(kind, &hand, &mut dealer);
        let mut after = hand;
        match change.make(&mut after) {
            Err(HandError::MeldsAssumed | HandError::Turn(_)) => {}
            other => panic!("{change:?} of {hand}: {other:?}"),
        }
        assert_eq!(after, hand);
    }
}

#[test]
fn hands_built_in_different_ways_are_equal() {
    let mut dealer = Dealer::new(10);
    for _ in 0..20_000 {
        let size = dealer.one(&SIZES);
        let hand = deal(&mut dealer, size);
        let how = hand.to_string();
        let mut pieces: Vec<Piece> = hand.pieces().collect();
        for last in (1..pieces.len()).rev() {
            pieces.swap(last, dealer.below(last + 1));
        }
        assert_same(&hand, &Hand::from_tiles(pieces.iter().copied()).expect(&how), &how);
        assert_same(&hand, &how.parse().expect(&how), &how);
        let one_by_one: String = pieces.iter().map(|piece| format!("{piece} ")).collect();
        assert_same(&hand, &one_by_one.parse().expect(&how), &how);
        if pieces.iter().all(|piece| !piece.is_red()) {
            assert_same(&hand, &Hand::from_counts(hand.counts()).expect(&how), &how);
        }
        there_and_back(hand, &pieces, &how);
    }
}

/// One tile out and in again, or in and out again.
fn there_and_back(hand: Hand, pieces: &[Piece], how: &str) {
    let mut again = hand;
    if hand.turn() == Turn::ToDiscard {
        again.discard(pieces[0]).expect(how);
        assert_ne!(hand, again, "{how}");
        again.draw(pieces[0]).expect(how);
    } else if again.draw(pieces[0].tile().into()).is_ok() {
        assert_ne!(hand, again, "{how}");
        again.discard(pieces[0].tile().into()).expect(how);
    }
    assert_same(&hand, &again, how);
}

/// The same melds, called in play or given from the start.
#[test]
fn called_and_given_melds_make_equal_hands() {
    let mut dealer = Dealer::new(11);
    let mut with_melds = 0;
    for _ in 0..5_000 {
        let mut hand = deal(&mut dealer, 13);
        for _ in 0..40 {
            let kind = dealer.below(Move::KINDS);
            let _ = Move::random(kind, &hand, &mut dealer).make(&mut hand);
        }
        if !hand.melds().is_empty() {
            with_melds += 1;
            let how = hand.to_string();
            let concealed = Hand::from_tiles(hand.pieces()).expect(&how);
            assert!(concealed.melds_are_assumed(), "{how}");
            assert_same(&hand, &concealed.with_melds(hand.melds()).expect(&how), &how);
            assert_eq!(hand.shanten(), concealed.shanten(), "melds lock nothing: {how}");
        }
    }
    assert!(with_melds > 1_000, "{with_melds} hands with melds");
}
