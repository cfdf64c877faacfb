//! The game in `examples/cpp/game`: that it is the one that `docs/game.md` specifies, and how it
//! treats a person; and that the one in `examples/csharp/game` plays the same.
//!
//! What it prints is checked in; `UPDATE=1 cargo test -p tenpai-ffi --test it game` renews it.

#![cfg(unix)]

mod advice;
mod csharp;
mod opponent;
mod person;
mod programs;
mod referee;
mod seat;
mod wall;

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::Stdio;

use crate::support::process::Outcome;
use person::{Person, Temper};
use programs::{game, played, restless};
use referee::{Followed, Players, follow};

/// That a text is the one in a file of `tests/game`.
fn is_as_before(name: &str, made: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/game").join(name);
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, made).expect("the file can be written");
    }
    let before = fs::read_to_string(&path).unwrap_or_default();
    is_same(&format!("{name}, which UPDATE=1 renews"), made, &before);
}

/// That two texts are the same, or which is the first line that is not.
fn is_same(what: &str, made: &str, wanted: &str) {
    for (place, (made, wanted)) in made.lines().zip(wanted.lines()).enumerate() {
        assert_eq!(made, wanted, "line {} of {what}", place + 1);
    }
    let lengths = [made, wanted].map(|text| (text.lines().count(), text.len()));
    assert!(made == wanted, "{what}: of so many lines and bytes: {lengths:?}");
}

/// What it prints when all is well.
fn printed(arguments: &str) -> String {
    let outcome = played(arguments);
    assert!(outcome.code == Some(0) && outcome.stderr.is_empty(), "{arguments}: {outcome}");
    outcome.stdout
}

fn statistic(printed: &str, name: &str) -> u64 {
    let (_, statistics) = printed.rsplit_once("seed ").expect("the statistics");
    let statistics = format!("seed {statistics}");
    let line = statistics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.and_then(|number| number.parse().ok()).unwrap_or_else(|| panic!("no {name}: {printed}"))
}

#[test]
fn statistics_are_as_before() {
    is_as_before("statistics.txt", &printed("--auto 200 --seed 1"));
}

/// One that ends with a win by a draw, one with a kan of another's tile, one with a concealed kan,
/// one that nobody wins, and one in which a kan is robbed.
const LOGGED: [u64; 5] = [3, 31, 50, 117, 498];

#[test]
fn logs_are_as_before() {
    let log = |number| {
        let printed = printed(&format!("--auto 1 --game {number} --seed 1 --log"));
        let (log, _) = printed.split_once("seed 1\n").expect("the statistics");
        log.to_owned()
    };
    let all: String = LOGGED.map(log).concat();
    for event in ["open-kan", "concealed-kan", "added-kan", "exhausted", "riichi", "tsumo", "ron"] {
        assert!(all.contains(&format!("\n{event} ")), "no {event}");
    }
    is_as_before("log.txt", &all);
}

#[test]
fn opponents_play_as_the_page_says() {
    let printed = printed("--auto 600 --seed 1 --log");
    let questions = statistic(&printed, "questions");
    assert_eq!(follow(&printed, 1, Players::Opponents), Followed { games: 600, questions });
    // What would not have been looked at else.
    for name in ["robbed-kans", "exhausted", "riichi-that-won", "open-kans", "concealed-kans"] {
        assert!(statistic(&printed, name) > 0, "{name}");
    }
    let of_others = self::printed("--auto 20 --seed 18446744073709551615 --log");
    assert_eq!(follow(&of_others, u64::MAX, Players::Opponents).games, 20);
}

#[test]
fn statistics_are_those_of_the_log() {
    let printed = printed("--auto 300 --seed 3 --log");
    let (log, _) = printed.split_once("\nseed 3\n").expect("the statistics");
    let begins = |word: &str| {
        let begin = format!("{word} ");
        log.lines().filter(|line| line.starts_with(&begin)).count() as u64
    };
    for (word, name) in [
        ("game", "games"),
        ("draw", "draws"),
        ("discard", "discards"),
        ("riichi", "riichi"),
        ("chi", "chi"),
        ("pon", "pon"),
        ("open-kan", "open-kans"),
        ("concealed-kan", "concealed-kans"),
        ("added-kan", "added-kans"),
        ("tsumo", "wins-by-draw"),
        ("ron", "wins-by-ron"),
        ("win", "ways-of-wins"),
        ("exhausted", "exhausted"),
    ] {
        assert_eq!(begins(word), statistic(&printed, name), "{name}");
    }
    let ends = statistic(&printed, "wins") + statistic(&printed, "exhausted");
    assert_eq!(ends, statistic(&printed, "games"));
}

#[test]
fn games_hold_with_players_who_do_anything() {
    // With this seed a fifth kan could be called in an early game.
    let printed = restless(12, 1500);
    assert_eq!(follow(&printed, 12, Players::Restless).games, 1500);
    let kans_of_game = |game: &str| game.matches("-kan ").count();
    let games = printed.split("\ngame ");
    assert_eq!(games.map(kans_of_game).max(), Some(4), "four kans in some game, and never more");
}

#[test]
fn seed_repeats_the_game() {
    let first = printed("--auto 20 --seed 5 --log");
    assert_eq!(first, printed("--auto 20 --seed 5 --log"));
    assert_ne!(first, printed("--auto 20 --seed 6 --log"));
    // One of them by itself.
    let alone = printed("--game 13 --auto 1 --seed 5 --log");
    let (alone, _) = alone.split_once("seed 5\n").expect("the statistics");
    assert!(alone.starts_with("game 13 ") && first.contains(alone));
    // Where there is no seed, the one that is printed gives the same games.
    let fresh = printed("--auto 20");
    let again = printed(&format!("--auto 20 --seed {}", statistic(&fresh, "seed")));
    assert_eq!(fresh, again);
    assert_ne!(statistic(&fresh, "seed"), statistic(&printed("--auto 1"), "seed"));
}

/// What is wrong with command lines.
const TOLD: [(&str, &str); 15] = [
    ("--loud", "'--loud' is unknown"),
    ("7", "'7' is unknown"),
    ("--seed", "--seed wants a number behind it"),
    ("--seed=7", "'--seed=7' is unknown"),
    ("--seed x", "--seed: 'x' is no number: use digits alone"),
    ("--seed -1", "--seed: '-1' is no number: use digits alone"),
    ("--seed +1", "--seed: '+1' is no number: use digits alone"),
    ("--seed 1.5", "--seed: '1.5' is no number: use digits alone"),
    (
        "--seed 18446744073709551616",
        "--seed: '18446744073709551616' is too much: the most is 18446744073709551615",
    ),
    ("--auto 0", "--auto: '0' is too little: the least is 1"),
    ("--auto --log", "--auto: '--log' is no number: use digits alone"),
    ("--game 0", "--game: '0' is too little: the least is 1"),
    ("--seed 1 --seed 2", "--seed comes twice"),
    ("--log", "--log shows all hands, and so goes with --auto alone"),
    (
        "--game 18446744073709551615 --auto 2",
        "--game and --auto go beyond the number that a last game can have",
    ),
];

#[test]
fn wrong_command_lines_are_told() {
    let usage = printed("--help");
    assert!(usage.starts_with("usage: game "));
    let expect = |outcome: Outcome, told: &str| {
        assert!(outcome.code == Some(2) && outcome.stdout.is_empty(), "{outcome}");
        assert_eq!(outcome.stderr, format!("game: {told}\n\n{usage}"));
    };
    for (arguments, told) in TOLD {
        expect(played(arguments), told);
    }
    let empty = Outcome::of(game().args(["--seed", ""])).expect("the game runs");
    expect(empty, "--seed: '' is no number: use digits alone");
    let last = printed("--game 18446744073709551615 --auto 1 --log --seed 1");
    assert!(last.starts_with("game 18446744073709551615 "));
}

/// What is shown to a person who types these lines and leaves.
fn typed(arguments: &str, lines: &[u8]) -> Outcome {
    let mut command = game();
    command.args(arguments.split_whitespace());
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the game runs");
    // A game that has ended reads no more.
    let _ = child.stdin.take().expect("an input").write_all(lines);
    let output = child.wait_with_output().expect("the game ends");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    let (stdout, stderr) = (text(output.stdout), text(output.stderr));
    Outcome { code: output.status.code(), stdout, stderr }
}

fn fits_a_terminal(shown: &str) {
    assert!(shown.is_ascii(), "{shown}");
    // Where nobody types into a terminal, what is shown next follows a question without a new line.
    for line in shown.lines().flat_map(|line| line.split("> ")) {
        assert!(line.len() < 80, "{line}");
    }
}

/// Plays a game with the words in a file, and compares what becomes of them with another one.
fn words_are_answered(number: u64, code: i32, refusals: usize) {
    let words = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/game");
    let words = fs::read(words.join(format!("typed-{number}.txt"))).expect("the words");
    let outcome = typed(&format!("--seed 1 --game {number}"), &words);
    assert!(outcome.code == Some(code) && outcome.stderr.is_empty(), "{outcome}");
    fits_a_terminal(&outcome.stdout);
    assert_eq!(outcome.stdout.matches("  No: ").count(), refusals, "{outcome}");
    is_as_before(&format!("shown-{number}.txt"), &outcome.stdout);
}

#[test]
fn person_with_a_closed_hand_is_told_what_is_wrong() {
    words_are_answered(1, 0, 9);
}

#[test]
fn person_who_can_call_is_told_what_is_wrong() {
    words_are_answered(3, 3, 29);
}

#[test]
fn person_can_leave() {
    let quits = typed("--seed 1", b"quit\n");
    assert_eq!((quits.code, quits.stderr.as_str()), (Some(0), ""));
    assert!(quits.stdout.ends_with("You leave the game before its end.\n"), "{quits}");
    let ends = typed("--seed 1", b"");
    assert_eq!((ends.code, ends.stderr.as_str()), (Some(3), ""));
    assert!(ends.stdout.ends_with("You leave the game before its end.\n"), "{ends}");
    // Without an end of the line, and with bytes that are no text.
    assert_eq!(typed("--seed 1", b"1z").code, Some(3));
    assert_eq!(typed("--seed 1", b"\xFF\0\x1B[2J\nquit").code, Some(0));
}

#[test]
fn person_plays_to_the_end() {
    let mut person = Person::sit_down(1, Temper::Calling);
    assert_eq!(person.play(160), Some(0), "{}", person.screen);
    let screen = &person.screen;
    assert!(screen.ends_with("> no\nGood-bye.\n"), "{screen}");
    for shown in [
        "\nseed 1\n",
        "\nGame 160. You are seat 0, and seat 3 deals.",
        "\nyou declare riichi\n",
        "\nyou win by drawing ",
        "\nyou win on seat ",
        "\nyou call seat ",
        " for a kan\n",
        "\nyou lay down a kan of ",
        "\nyou add ",
        "\nseat 1 wins ",
        "\nthe hand is ",
        ", won by ",
        "  waits on ",
        "  better with ",
        ", but no copy is left\n",
        "; no copy left of ",
        "\ncomplete: tsumo wins; else it is\n",
    ] {
        assert!(format!("\n{screen}").contains(shown), "no {shown}");
    }
    fits_a_terminal(screen);
}

/// The wait of this one is a tile that it has thrown, and it lets all tiles of others go by.
#[test]
fn person_is_told_of_furiten() {
    let mut person = Person::sit_down(344, Temper::Patient);
    assert_eq!(person.play(1), Some(0), "{}", person.screen);
    for shown in [
        "\n  3s: wins on 9m, 3 left; no copy left of 6m; furiten: you threw 9m\n",
        "> riichi 3s\n  furiten: you threw 9m, so that riichi wins by a draw alone\n",
        "\nyou declare riichi\n",
    ] {
        assert!(person.screen.contains(shown), "no {shown}: {}", person.screen);
    }
    let until_the_draw = "\n  furiten until you draw: you let a wait go by, so that it can win by ";
    for (seed, temper, games, told) in [
        (1, Temper::Patient, 40, "; furiten to the end: in riichi you let a wait go by\n"),
        (23, Temper::Silent, 1, "\n  furiten: you threw "),
        (43, Temper::Silent, 1, until_the_draw),
        (151, Temper::Silent, 1, "\nthe wall is empty; tenpai: "),
    ] {
        let mut person = Person::sit_down(seed, temper);
        assert_eq!(person.play(games), Some(0), "{}", person.screen);
        assert!(person.screen.contains(told), "no {told}: {}", person.screen);
        fits_a_terminal(&person.screen);
    }
}

#[test]
fn person_can_type_large_letters() {
    let words = include_bytes!("../../game/typed-3.txt");
    let [small, large] = [words.to_ascii_lowercase(), words.to_ascii_uppercase()]
        .map(|words| typed("--seed 1 --game 3", &words));
    is_same("what is shown after large letters", &large.stdout, &small.stdout);
    let [mark, help] = ["?\nquit", "HELP\nQuit"].map(|words| typed("--seed 1", words.as_bytes()));
    assert!(mark.stdout.contains("\n  help or ?    this\n") && mark == help, "{mark}");
    assert_eq!(typed("--seed 1", b"1Z\nquit").stdout.matches("you throw 1z\n").count(), 1);
}
