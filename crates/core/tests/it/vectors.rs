//! The library against the data files, column by column. A failure names file and line.

use crate::dealer::SIZES;
use crate::lines::{Line, WAITS, lines};
use tenpai::{Hand, Shanten, TileSet};

fn hand(line: &Line, size: usize) -> Hand {
    let hand: Hand =
        line.column(0).parse().unwrap_or_else(|error| panic!("{}: {error}", line.place));
    assert_eq!(hand.size(), size, "tiles, {}", line.place);
    hand
}

/// A set of tiles, or none for `-`.
fn tiles(line: &Line, column: usize) -> TileSet {
    match line.column(column) {
        "-" => TileSet::EMPTY,
        text => text.parse().unwrap_or_else(|error| panic!("{}: {error}", line.place)),
    }
}

#[test]
fn shanten() {
    for size in SIZES {
        for line in lines(&format!("general_{size}.txt")) {
            let hand = hand(&line, size);
            let place = &line.place;
            let forms = hand.shanten_by_form();
            assert_eq!(Some(forms.general().number()), line.number(1), "general, {place}");
            let number = |form: Option<Shanten>| form.map(Shanten::number);
            assert_eq!(number(forms.seven_pairs()), line.number(2), "seven pairs, {place}");
            assert_eq!(number(forms.thirteen_orphans()), line.number(3), "orphans, {place}");
            assert_eq!(Some(forms.best().number()), line.number(4), "best, {place}");
            assert_eq!(hand.shanten(), forms.best(), "{place}");
        }
    }
}

#[test]
fn waits() {
    for size in WAITS {
        for line in lines(&format!("waits_{size}.txt")) {
            let hand = hand(&line, size);
            let place = &line.place;
            let waits = hand.waits().unwrap_or_else(|error| panic!("{place}: {error}"));
            assert_eq!(waits.formal(), tiles(&line, 1), "formal, {place}");
            assert_eq!(waits.effective(), tiles(&line, 2), "effective, {place}");
            assert_eq!(waits.is_tenpai(), !tiles(&line, 2).is_empty(), "tenpai, {place}");
            assert_eq!(hand.shanten().is_tenpai(), waits.is_tenpai(), "shanten, {place}");
        }
    }
}
