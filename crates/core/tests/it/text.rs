//! Text in and out: whatever is printed reads back as the same, and whatever is read is either
//! understood in full or refused with the place of the error.

use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use tenpai::{Hand, Meld, ParseError, Piece, Tile, TileSet};

/// The same cases in every run, and no file left behind.
fn config() -> ProptestConfig {
    ProptestConfig {
        cases: 20_000,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(34),
        ..ProptestConfig::default()
    }
}

/// Texts that are hands or nearly so.
fn nearly_a_hand() -> impl Strategy<Value = String> {
    let group = "[0-9]{1,5}[mpsz]";
    prop::collection::vec(
        prop_oneof![
            8 => group,
            1 => r"\[[0-9]{3,4}[mpsz]\]",
            1 => prop::sample::select(vec!["[444z]", "[1111m]", "(7777z)", "[406p]", "[555s]"])
                .prop_map(str::to_string),
            1 => r"[0-9mpsz\[\]() x\u{3000}\u{5b57}]{1,3}",
        ],
        0..6,
    )
    .prop_map(|parts| parts.concat())
}

/// An offset points at a character of the text.
fn assert_points_into(text: &str, error: ParseError) {
    if let Some(offset) = error.offset() {
        assert!(offset < text.len() && text.is_char_boundary(offset), "{text:?}: {error:?}");
        assert!(error.to_string().contains(&format!("byte {offset}")), "{error}");
    }
    assert!(error.to_string().starts_with(|first: char| !first.is_uppercase()), "{error}");
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        if let Err(error) = text.parse::<Hand>() {
            assert_points_into(&text, error);
        }
    }

    #[test]
    fn what_is_read_prints_and_reads_back(text in nearly_a_hand()) {
        match text.parse::<Hand>() {
            Ok(hand) => {
                let printed = hand.to_string();
                prop_assert_eq!(printed.parse(), Ok(hand));
                prop_assert_eq!(printed.parse::<Hand>().map(|hand| hand.to_string()), Ok(printed));
                // Every digit that stood in the text stands in the hand: nothing is dropped.
                let digits = |text: &str| {
                    let mut all: Vec<char> = text.chars().filter(char::is_ascii_digit).collect();
                    all.sort_unstable();
                    all
                };
                prop_assert_eq!(digits(&text), digits(&hand.to_string()));
            }
            Err(error) => assert_points_into(&text, error),
        }
    }

    #[test]
    fn sets_of_tiles_read_back(bits in 0..1u64 << 34) {
        let set = TileSet::from_bits(bits)?;
        prop_assert_eq!(set.to_string().parse(), Ok(set));
        prop_assert_eq!(set.iter().collect::<TileSet>(), set);
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
