//! The library's hands with melds, through the program with `--copies melds`.

use crate::lines::{Line, lines_of};
use crate::run_with;

const FILE: &str = include_str!("../../../core/tests/data/melds.txt");

/// One line of the file.
struct Case {
    hand: String,
    number: String,
    accepted: String,
    draws: bool,
}

fn cases() -> Vec<Case> {
    let case = |line: &Line| {
        let melds: String = line.column(1).split(',').map(|meld| format!("[{meld}]")).collect();
        let tiles = line.column(0).chars().filter(char::is_ascii_digit).count();
        Case {
            hand: format!("{}{melds}", line.column(0)),
            number: line.column(2).to_owned(),
            accepted: line.column(4).to_owned(),
            draws: tiles % 3 == 1,
        }
    };
    lines_of("melds.txt", FILE).iter().map(case).collect()
}

/// The fields of each line, asked of all these hands at once.
fn ask(arguments: &[&str], cases: &[&Case]) -> Vec<Vec<String>> {
    let hands: String = cases.iter().map(|case| format!("{}\n", case.hand)).collect();
    let arguments = [arguments, &["--copies", "melds", "--format", "tsv"]].concat();
    let run = run_with(&arguments, hands.as_bytes());
    assert_eq!((run.err.as_str(), run.status), ("", 0));
    let lines: Vec<Vec<_>> =
        run.out.lines().map(|line| line.split('\t').map(str::to_owned).collect()).collect();
    assert_eq!(lines.len(), cases.len());
    lines
}

#[test]
fn the_numbers_with_locked_melds() {
    let cases = cases();
    let cases: Vec<_> = cases.iter().collect();
    for (line, case) in ask(&["shanten"], &cases).iter().zip(&cases) {
        assert_eq!(line[..2], [case.hand.as_str(), &case.number]);
    }
}

#[test]
fn the_tiles_that_they_accept() {
    let cases = cases();
    let cases: Vec<_> = cases.iter().filter(|case| case.draws).collect();
    assert!(cases.len() > 200);
    let lines = ask(&["acceptance", "--form", "general"], &cases);
    for (line, case) in lines.iter().zip(&cases) {
        assert_eq!(line[..3], [case.hand.as_str(), &case.number, &case.accepted]);
    }
}
