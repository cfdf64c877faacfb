//! The game in `examples/csharp/game`: that it is the one in C++, without the person.
//!
//! It runs on .NET and on Mono, needs what the test of the binding needs, and is skipped, or fails,
//! where that is.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::thread;

use super::programs::{self, played};
use super::{LOGGED, TOLD, is_same, statistic};
use crate::support::process::Outcome;
use crate::support::skip::{self, Verdict};
use crate::support::tools::{FOLDER, Project, Tools};
use crate::support::{folder, libraries, repository};

/// The game as a runtime plays it.
struct InCsharp {
    tools: Tools,
    game: PathBuf,
    /// On .NET alone, as it tries the rules of the game and not the runtime.
    restless: Option<PathBuf>,
}

/// On every runtime that there is, compiled when it is first wanted.
fn all() -> &'static [InCsharp] {
    static ALL: OnceLock<Vec<InCsharp>> = OnceLock::new();
    ALL.get_or_init(|| {
        let net = Tools::find(std::env::var_os(FOLDER), Tools::sdk_list);
        let Some(net) = found(net, "the game in C#") else { return vec![] };
        let mono = found(net.on_mono(), "the game in C# on Mono");
        thread::scope(|scope| {
            let mono = mono.map(|mono| scope.spawn(|| InCsharp::compiled(mono)));
            let mut all = vec![InCsharp::compiled(net)];
            all.extend(mono.map(|mono| mono.join().expect("it compiles on Mono")));
            all
        })
    })
}

/// The tools, where they are there or need not be.
fn found(tools: Result<Tools, String>, what: &str) -> Option<Tools> {
    let missing = match tools {
        Ok(tools) => return Some(tools),
        Err(missing) => missing,
    };
    match Verdict::of(&missing, skip::is_required(std::env::var_os(skip::REQUIRED))) {
        // Straight to where it is seen: what a test prints is shown only when it fails.
        Verdict::Skipped(why) => writeln!(io::stderr(), "{why} ({what})").expect("a place for it"),
        Verdict::Failed(why) => panic!("{why} ({what})"),
    }
    None
}

impl InCsharp {
    fn compiled(tools: Tools) -> InCsharp {
        let is_net = tools.prefix().is_empty();
        let out = folder(if is_net { "game-csharp" } else { "game-csharp-mono" });
        let compile = |name: &str, sources: &[PathBuf], uses: Option<&Path>| {
            let file = sources[0].join(name).with_extension("csproj");
            let is_program = uses.is_some();
            let project = Project { name, sources, file, uses, is_program, defines: &[] };
            tools.compile(&project, &out).unwrap_or_else(|error| panic!("{error}"))
        };
        let of_game = repository("examples/csharp/game");
        let restless = repository("crates/ffi/tests/game/restless");
        let rest = without_program(&of_game, out.join("without-program"));
        let library = compile("Tenpai", &[repository("bindings/csharp")], None);
        let game = compile("Game", &[of_game], Some(&library));
        let restless = is_net.then(|| compile("Restless", &[restless, rest], Some(&library)));
        InCsharp { tools, game, restless }
    }

    /// What is compared, with where it is.
    fn named(&self, what: &str) -> String {
        format!("{}{what}", self.tools.prefix())
    }

    fn command(&self) -> Command {
        self.tools.command(&self.game, &libraries())
    }

    fn played(&self, arguments: &str) -> Outcome {
        Outcome::of(self.command().args(arguments.split_whitespace())).expect("the game runs")
    }

    fn printed(&self, arguments: &str) -> String {
        let outcome = self.played(arguments);
        assert!(outcome.code == Some(0) && outcome.stderr.is_empty(), "{arguments}: {outcome}");
        outcome.stdout
    }
}

/// The sources of the game but for that of its program, in a folder of their own.
fn without_program(sources: &Path, to: PathBuf) -> PathBuf {
    fs::create_dir(&to).expect("a folder can be made");
    for file in fs::read_dir(sources).expect("the folder of the game") {
        let path = file.expect("a file").path();
        let name = path.file_name().unwrap_or_default();
        if name != "Program.cs" && path.is_file() {
            fs::copy(&path, to.join(name)).expect("a file can be copied");
        }
    }
    to
}

#[test]
fn game_in_csharp_prints_what_that_in_cpp_does() {
    let mut lines = vec!["--auto 300 --seed 6 --log".to_owned()];
    lines.extend((1..=5).map(|seed| format!("--auto 20 --seed {seed} --log")));
    // The last game that there can be, and other numbers that take all 64 bits.
    lines.push("--auto 1 --game 18446744073709551615 --seed 1 --log".to_owned());
    lines.push("--auto 5 --game 9223372036854775807 --seed 18446744073709551615 --log".to_owned());
    lines.push("--log --seed 7 --auto 3".to_owned());
    for game in all() {
        for arguments in &lines {
            let in_cpp = played(arguments);
            assert!(in_cpp.code == Some(0) && in_cpp.stdout.starts_with("game "), "{in_cpp}");
            let what = game.named(arguments);
            is_same(&what, &game.printed(arguments), &in_cpp.stdout);
        }
    }
}

#[test]
fn game_in_csharp_holds_with_players_who_do_anything() {
    let in_cpp = programs::restless(12, 1500);
    for game in all() {
        let Some(restless) = &game.restless else { continue };
        let mut command = game.tools.command(restless, &libraries());
        let outcome = Outcome::of(command.args(["12", "1500"])).expect("they play");
        assert!(outcome.code == Some(0) && outcome.stderr.is_empty(), "{}", outcome.stderr);
        is_same("those who do anything", &outcome.stdout, &in_cpp);
    }
}

/// The same as the C++ game's, so that it is compared where that cannot be compiled.
#[test]
fn game_in_csharp_prints_what_is_checked_in() {
    if std::env::var_os("UPDATE").is_some() {
        return; // The files are being written.
    }
    let file = |name: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/game").join(name);
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    };
    for game in all() {
        let statistics = game.printed("--auto 200 --seed 1");
        is_same(&game.named("statistics.txt"), &statistics, &file("statistics.txt"));
        let log = |number| {
            let printed = game.printed(&format!("--auto 1 --game {number} --seed 1 --log"));
            let (log, _) = printed.split_once("seed 1\n").expect("the statistics");
            log.to_owned()
        };
        is_same(&game.named("log.txt"), &LOGGED.map(log).concat(), &file("log.txt"));
    }
}

#[test]
fn game_in_csharp_tells_what_is_wrong_with_command_lines() {
    for game in all() {
        let usage = game.printed("--help");
        assert!(usage.starts_with("usage: game --auto N "), "{usage}");
        let expect = |outcome: Outcome, told: &str| {
            assert!(outcome.code == Some(2) && outcome.stdout.is_empty(), "{outcome}");
            assert_eq!(outcome.stderr, format!("game: {told}\n\n{usage}"));
        };
        for (arguments, told) in TOLD {
            expect(game.played(arguments), told);
        }
        let empty = Outcome::of(game.command().args(["--seed", ""])).expect("the game runs");
        expect(empty, "--seed: '' is no number: use digits alone");
        // What is right in C++ wants a person.
        for arguments in ["", "--seed 1 --game 2"] {
            expect(game.played(arguments), "--auto is missing: no person can play this one");
        }
    }
}

#[test]
fn game_in_csharp_takes_a_fresh_seed() {
    for game in all() {
        let fresh = game.printed("--auto 2");
        let seed = statistic(&fresh, "seed");
        assert_eq!(fresh, game.printed(&format!("--auto 2 --seed {seed}")));
        assert_ne!(seed, statistic(&game.printed("--auto 1"), "seed"));
    }
}

#[test]
fn game_in_csharp_tells_when_there_is_no_library() {
    for game in all() {
        let mut command = game.tools.run(&game.game);
        // The places in which the system looks on Linux, on a Mac, and after those.
        for places in ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FALLBACK_LIBRARY_PATH"] {
            command.env_remove(places);
        }
        let outcome = Outcome::of(command.args(["--auto", "1", "--log"])).expect("the game runs");
        assert!(outcome.code == Some(1) && outcome.stdout.is_empty(), "{outcome}");
        let told = "game: there is no native library tenpai_ffi to load. Looked for ";
        assert!(outcome.stderr.starts_with(told), "{outcome}");
        assert_eq!(outcome.stderr.lines().count(), 1, "{outcome}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn game_in_csharp_tells_when_it_cannot_write() {
    for game in all() {
        let full = fs::File::options().write(true).open("/dev/full").expect("a full device");
        let mut command = game.command();
        let output = command.args(["--auto", "1"]).stdout(full).output().expect("the game runs");
        assert_eq!(output.status.code(), Some(1));
        assert_eq!(output.stderr, b"game: what it prints cannot be written\n");
    }
}
