//! `--tiles symbols`.

use crate::run;

fn symbols(arguments: &[&str]) -> String {
    let run = run(&[&["--tiles", "symbols"], arguments].concat());
    assert_eq!((run.err.as_str(), run.status), ("", 0), "{arguments:?}");
    run.out
}

/// Each of the 34, by the names that Unicode has for them.
#[test]
fn each_tile_has_its_character() {
    for (tiles, characters) in [
        ("123456789m", '\u{1f007}'..='\u{1f00f}'),
        ("123456789s", '\u{1f010}'..='\u{1f018}'),
        ("123456789p", '\u{1f019}'..='\u{1f021}'),
        ("1234z", '\u{1f000}'..='\u{1f003}'),
    ] {
        let (digits, letter) = tiles.split_at(tiles.len() - 1);
        assert_eq!(digits.len(), characters.clone().count());
        for (digit, character) in digits.chars().zip(characters) {
            let out = symbols(&["waits", &format!("{digit}{letter}")]);
            assert_eq!(out, format!("{character}\n  waits    {character} 3 left\n"));
        }
    }
    // White, green, red.
    for (tile, character) in [("5z", '\u{1f006}'), ("6z", '\u{1f005}'), ("7z", '\u{1f004}')] {
        assert!(symbols(&["waits", tile]).starts_with(character), "{tile}");
    }
}

#[test]
fn a_red_five_is_marked_and_melds_keep_their_brackets() {
    let out = symbols(&["shanten", "4067p112z[444z](3333z)"]);
    assert_eq!(out.lines().next(), Some("🀜🀝'🀞🀟🀀🀀🀁[🀃🀃🀃](🀂🀂🀂🀂)"));
}

/// Nothing else in any text looks like a tile, and nothing that is one stays a letter.
#[test]
fn every_text_has_them_in_place_of_letters() {
    for arguments in [
        &["2235m"][..],
        &["123m12399p57s1122z"],
        &["waits", "1113m"],
        &["acceptance", "123m12399p57s112z"],
        &["discards", "22350m"],
        &["readings", "234m11123456777s", "--won-on", "4s"],
        &["explain", "2235m", "1113345m", "11112222333344z", "1245m567p1235689s"],
    ] {
        let (letters, symbols) = (run(arguments).out, symbols(arguments));
        let is_tile = |character: char| ('\u{1f000}'..='\u{1f021}').contains(&character);
        let words = |text: &str| -> Vec<String> {
            let words = text.split([' ', '\n', ',', ':', '*', '(', ')']);
            words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
        };
        let looks_like_tiles = |word: &String| {
            word.ends_with(['m', 'p', 's', 'z'])
                && word.starts_with(|first: char| first.is_ascii_digit())
                && word
                    .chars()
                    .all(|character| character.is_ascii_digit() || "mpsz".contains(character))
        };
        assert!(!words(&symbols).iter().any(looks_like_tiles), "{symbols}");
        let tiles = words(&letters).into_iter().filter(looks_like_tiles);
        let digits = tiles.map(|word| word.chars().filter(char::is_ascii_digit).count());
        let shown = symbols.chars().filter(|&character| is_tile(character)).count();
        assert_eq!(digits.sum::<usize>(), shown, "{symbols}");
        assert_eq!(letters.lines().count(), symbols.lines().count());
    }
}

#[test]
fn columns_stay_in_line() {
    let out = symbols(&["discards", "7z7z50m5m"]);
    let column = |line: &str, word: &str| {
        let before = &line[..line.find(word).expect("each row has it")];
        // The red dragon is two columns wide.
        before.chars().map(|it| if it == '\u{1f004}' { 2 } else { 1 }).sum::<usize>()
    };
    let columns: Vec<usize> = out.lines().skip(2).map(|line| column(line, " left")).collect();
    assert_eq!(columns.len(), 3, "{out}");
    assert!(columns.iter().all(|&at| at == columns[0]), "{out}");
}

#[test]
fn other_programs_get_letters() {
    for format in ["tsv", "json"] {
        let arguments = ["waits", "--format", format, "2235m"];
        assert_eq!(symbols(&arguments), run(&arguments).out);
    }
}
