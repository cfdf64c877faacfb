//! Text in and out: whatever is printed reads back as the same, and whatever is read is either
//! understood in full or refused with the place of the error.

use crate::dealer::Dealer;
use tenpai::{Hand, Meld, ParseError, Piece, Tile, TileSet};

/// So many texts are tried, the same in every run.
const CASES: usize = 50_000;

const DIGITS: &str = "0123456789";
const SUITS: [&str; 4] = ["m", "p", "s", "z"];

/// One to so many characters of these.
fn some(dealer: &mut Dealer, most: usize, of: &str) -> String {
    let of: Vec<char> = of.chars().collect();
    (0..=dealer.below(most)).map(|_| dealer.one(&of)).collect()
}

/// A text of any characters, or of none: those of hands, of ASCII and of everything there is.
fn any_text(dealer: &mut Dealer) -> String {
    let length = dealer.below(32);
    let any = |_| match dealer.below(3) {
        0 => dealer.one(&['1', '5', '0', 'm', 'z', '[', ']', '(', ')', ' ', '\u{3000}']),
        1 => char::from(dealer.below(128) as u8),
        _ => char::from_u32(dealer.below(0x11_0000) as u32).unwrap_or(char::REPLACEMENT_CHARACTER),
    };
    (0..length).map(any).collect()
}

/// A text that is a hand or nearly so.
fn nearly_a_hand(dealer: &mut Dealer) -> String {
    let part = |dealer: &mut Dealer| match dealer.below(11) {
        0..8 => some(dealer, 5, DIGITS) + dealer.one(&SUITS),
        8 => format!("[{}{}]", some(dealer, 4, DIGITS), dealer.one(&SUITS)),
        9 => dealer.one(&["[444z]", "[1111m]", "(7777z)", "[406p]", "[555s]"]).to_string(),
        _ => some(dealer, 3, "0123456789mpsz[]() x\u{3000}\u{5b57}"),
    };
    (0..dealer.below(6)).map(|_| part(dealer)).collect()
}

/// An offset points at a character of the text.
fn assert_points_into(text: &str, error: ParseError) {
    if let Some(offset) = error.offset() {
        assert!(offset < text.len() && text.is_char_boundary(offset), "{text:?}: {error:?}");
        assert!(error.to_string().contains(&format!("byte {offset}")), "{error}");
    }
    assert!(error.to_string().starts_with(|first: char| !first.is_uppercase()), "{error}");
}

#[test]
fn any_text_is_read_or_refused() {
    let mut dealer = Dealer::new(34);
    let mut read = 0;
    for _ in 0..CASES {
        let text = any_text(&mut dealer);
        match text.parse::<Hand>() {
            Ok(_) => read += 1,
            Err(error) => assert_points_into(&text, error),
        }
    }
    assert!(read < CASES / 10, "{read} texts are hands");
}

#[test]
fn what_is_read_prints_and_reads_back() {
    let mut dealer = Dealer::new(35);
    let (mut read, mut with_melds) = (0, 0);
    for _ in 0..CASES {
        let text = nearly_a_hand(&mut dealer);
        match text.parse::<Hand>() {
            Ok(hand) => {
                let printed = hand.to_string();
                assert_eq!(printed.parse(), Ok(hand), "{text:?}");
                assert_eq!(printed.parse::<Hand>().map(|hand| hand.to_string()), Ok(printed));
                // Every digit that stood in the text stands in the hand: nothing is dropped.
                let digits = |text: &str| {
                    let mut all: Vec<char> = text.chars().filter(char::is_ascii_digit).collect();
                    all.sort_unstable();
                    all
                };
                assert_eq!(digits(&text), digits(&hand.to_string()));
                read += 1;
                with_melds += usize::from(!hand.melds().is_empty());
            }
            Err(error) => assert_points_into(&text, error),
        }
    }
    assert!(read > 5_000 && with_melds > 50, "{read} hands, {with_melds} of them with melds");
}

#[test]
fn sets_of_tiles_read_back() {
    let mut dealer = Dealer::new(36);
    for _ in 0..CASES {
        let bits = Tile::all().map(|tile| (dealer.below(2) as u64) << tile.index()).sum();
        let set = TileSet::from_bits(bits).expect("bits of tiles");
        assert_eq!(set.to_string().parse(), Ok(set));
        assert_eq!(set.iter().collect::<TileSet>(), set);
    }
}

#[test]
fn every_tile_and_piece_reads_back() {
    for tile in Tile::all() {
        assert_eq!(tile.to_string().parse(), Ok(tile));
        assert_eq!(tile.to_string().parse(), Ok(Piece::plain(tile)));
    }
    for text in ["0m", "0p", "0s"] {
        let red: Piece = text.parse().expect("a red five");
        assert!(red.is_red());
        assert_eq!(red.to_string(), text);
    }
}

#[test]
fn every_meld_reads_back() {
    let of = |tile| [Meld::pon(tile), Meld::open_kan(tile), Meld::concealed_kan(tile)];
    let equal = Tile::all().flat_map(of);
    let runs = Tile::all().filter_map(|tile| Meld::chi(tile).ok());
    let melds: Vec<Meld> = equal.chain(runs).collect();
    assert_eq!(melds.len(), 3 * 34 + 21);
    for meld in melds {
        assert_eq!(meld.to_string().parse(), Ok(meld));
    }
    for text in ["[340m]", "[406p]", "[067s]", "[055m]", "[0555p]", "(0555s)"] {
        assert_eq!(text.parse::<Meld>().map(|meld| meld.to_string()), Ok(text.to_string()));
    }
}

#[test]
fn a_hand_prints_in_one_way() {
    for (text, printed) in [
        ("123m406p789s1122z", "123m406p789s1122z"),
        ("2z 1z 789s 604p 321m 12z", "123m406p789s1122z"),
        ("5550m", "0555m"),
        ("45z[444z][111z][555z](7777z)", "45z[444z][111z][555z](7777z)"),
        ("5 4 z\t[4 44z] [5z55z]\n(7777z)[1z1z1z]", "45z[444z][555z](7777z)[111z]"),
        ("1m[640p][333s][333m][222m]", "1m[406p][333s][333m][222m]"),
    ] {
        assert_eq!(text.parse::<Hand>().map(|hand| hand.to_string()), Ok(printed.to_string()));
    }
}
