//! The programs that are tested: the game, and the one whose players have no sense.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, OnceLock};
use std::thread;

use crate::support::process::Outcome;
use crate::support::{compiler, folder, libraries, repository, run};

pub(crate) struct Programs {
    game: PathBuf,
    restless: PathBuf,
}

/// Both, built when they are first wanted.
fn programs() -> &'static Programs {
    static PROGRAMS: OnceLock<Programs> = OnceLock::new();
    PROGRAMS.get_or_init(build)
}

/// The game, without the path that cargo sets for libraries.
pub(crate) fn game() -> Command {
    plain(&programs().game)
}

/// What the game leaves behind with these arguments, and nothing to read.
pub(crate) fn played(arguments: &str) -> Outcome {
    Outcome::of(game().args(arguments.split_whitespace())).expect("the game runs")
}

/// The log of games whose players have no sense.
pub(crate) fn restless(seed: u64, games: u64) -> String {
    run(plain(&programs().restless).args([seed.to_string(), games.to_string()]))
}

/// Numbers below another one, of the generator of the game.
pub(crate) fn numbers_below(seed: u64, count: u64, below: u64) -> String {
    run(plain(&programs().restless).args([seed, count, below].map(|number| number.to_string())))
}

fn plain(program: &Path) -> Command {
    let mut command = Command::new(program);
    command.env_remove("LD_LIBRARY_PATH").env_remove("DYLD_FALLBACK_LIBRARY_PATH");
    command
}

fn sources() -> Vec<PathBuf> {
    let files = fs::read_dir(repository("examples/cpp/game")).expect("the folder of the game");
    let mut sources: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    sources.retain(|path| path.extension() == Some(OsStr::new("cpp")));
    sources.sort();
    sources.push(repository("crates/ffi/tests/game/restless.cpp"));
    sources
}

fn build() -> Programs {
    let folder = folder("game");
    let objects = objects(&folder, sources());
    let link = |name: &str, without: &str| {
        let program = folder.join(name);
        let is_wanted = |object: &&PathBuf| object.file_stem() != Some(OsStr::new(without));
        let library = libraries().join("libtenpai_ffi.a");
        let mut command = compiler(true);
        command.args(objects.iter().filter(is_wanted)).arg(library);
        run(command.args(["-lpthread", "-ldl", "-lm", "-o"]).arg(&program));
        program
    };
    Programs { game: link("game", "restless"), restless: link("restless", "main") }
}

/// Compiles several files at the same time.
fn objects(folder: &Path, sources: Vec<PathBuf>) -> Vec<PathBuf> {
    let object = |source: &PathBuf| -> PathBuf {
        let name = source.with_extension("o");
        folder.join(name.file_name().expect("a name"))
    };
    let objects = sources.iter().map(object).collect();
    let rest = Mutex::new(sources);
    let next = || rest.lock().expect("no panic").pop();
    let compile = || {
        while let Some(source) = next() {
            let mut command = compiler(true);
            command.args(["-std=c++17", "-Wshadow", "-I"]).arg(repository("examples/cpp/game"));
            run(command.arg("-c").arg(&source).arg("-o").arg(object(&source)));
        }
    };
    let workers = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| (0..workers).for_each(|_| drop(scope.spawn(compile))));
    objects
}
