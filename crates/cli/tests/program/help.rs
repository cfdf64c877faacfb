//! What the program says of itself.

use crate::run;

#[test]
fn without_arguments_it_helps_and_the_status_is_2() {
    let run = run::<&str>(&[]);
    assert_eq!((run.out.as_str(), run.status), ("", 2));
    assert!(run.err.contains("Usage: tenpai"));
}

#[test]
fn help_is_no_error() {
    for arguments in [&["--help"][..], &["-h"], &["help"], &["waits", "--help"], &["shanten", "-h"]]
    {
        let run = run(arguments);
        assert_eq!((run.err.as_str(), run.status), ("", 0), "{arguments:?}");
        assert!(run.out.contains("Usage: tenpai"));
    }
}

#[test]
fn every_command_helps_with_its_fields_and_its_exit_status() {
    let waits = run(&["waits", "--help"]).out;
    assert!(waits.contains("hand, formal, effective"));
    let shanten = run(&["shanten", "--help"]).out;
    assert!(shanten.contains("hand, general, seven_pairs, thirteen_orphans, best"));
    let acceptance = run(&["acceptance", "--help"]).out;
    assert!(acceptance.contains("hand, shanten, tiles, copies"));
    let discards = run(&["discards", "--help"]).out;
    assert!(discards.contains("tile:shanten:tiles:copies"));
    let readings = run(&["readings", "--help"]).out;
    assert!(readings.contains("hand, shanten, number of readings"));
    let explain = run(&["explain", "--help"]).out;
    assert!(explain.contains("What it says:"));
    let program = run(&["--help"]).out;
    for help in [program, waits, shanten, acceptance, discards, readings, explain] {
        for option in [
            "--copies",
            "--visible",
            "--players",
            "--form",
            "--four-of-a-kind",
            "--colour",
            "--tiles",
        ] {
            assert!(help.contains(option), "{option}");
        }
        assert!(help.contains("Examples:") && help.contains("Exit status:"));
        assert!(help.lines().all(|line| line.chars().count() <= 100));
    }
}

/// The commands among the examples, without those that a shell has to join to files or others.
fn examples(help: &str) -> Vec<Vec<String>> {
    help.lines()
        .filter_map(|line| line.strip_prefix("  tenpai "))
        .filter(|line| !line.contains(['<', '|']))
        .map(|line| line.split(' ').map(|word| word.trim_matches('\'').to_owned()).collect())
        .collect()
}

#[test]
fn the_examples_are_good() {
    for (help, least) in [
        (&["--help"][..], 4),
        (&["waits", "--help"], 3),
        (&["shanten", "--help"], 3),
        (&["acceptance", "--help"], 2),
        (&["discards", "--help"], 2),
        (&["readings", "--help"], 3),
        (&["explain", "--help"], 3),
    ] {
        let examples = examples(&run(help).out);
        assert!(examples.len() >= least, "{examples:?}");
        for arguments in examples {
            let run = run(&arguments);
            assert_eq!((run.err.as_str(), run.status), ("", 0), "{arguments:?}");
        }
    }
}

#[test]
fn the_version_is_that_of_the_package() {
    assert_eq!(run(&["--version"]).out, format!("tenpai {}\n", env!("CARGO_PKG_VERSION")));
}
