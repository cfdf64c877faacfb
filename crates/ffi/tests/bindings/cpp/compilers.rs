//! The C++ compilers that are here, and how they are asked.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

use crate::support::process::{Outcome, output_of};
use crate::support::{STRICT, libraries, repository};

/// Those that the header is for, by the names that they have everywhere but on Windows.
pub(crate) const NAMES: [&str; 2] = ["g++", "clang++"];

/// A compiler that is here.
pub(crate) struct Compiler(&'static str);

/// A way to compile: the standard, and with exceptions or without.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Way {
    standard: &'static str,
    flags: &'static [&'static str],
}

const WITHOUT_EXCEPTIONS: [&str; 2] = ["-fno-exceptions", "-fno-rtti"];

/// Each standard, with exceptions and without.
pub(crate) const WAYS: [Way; 4] = [
    Way { standard: "c++17", flags: &[] },
    Way { standard: "c++20", flags: &[] },
    Way { standard: "c++17", flags: &WITHOUT_EXCEPTIONS },
    Way { standard: "c++20", flags: &WITHOUT_EXCEPTIONS },
];

impl Way {
    pub(crate) fn name(&self) -> String {
        format!("{} {}", self.standard, self.flags.join(" ")).trim_end().to_owned()
    }

    pub(crate) fn has_exceptions(&self) -> bool {
        self.flags.is_empty()
    }
}

impl Compiler {
    /// That of this name, or that it is not here.
    pub(crate) fn find(name: &'static str) -> Result<Compiler, String> {
        match Command::new(name).arg("--version").output() {
            Ok(output) if output.status.success() => Ok(Compiler(name)),
            _ => Err(format!("SKIPPED: there is no {name} here")),
        }
    }

    pub(crate) fn name(&self) -> &'static str {
        self.0
    }

    fn command(&self, way: Way) -> Command {
        let mut command = Command::new(self.0);
        command.args(STRICT).arg("-I").arg(repository("include"));
        command.arg(format!("-std={}", way.standard)).args(way.flags).arg("-O1");
        command
    }

    /// Looks at a text without making anything of it.
    pub(crate) fn accepts(&self, way: Way, folder: &Path, text: &str) -> Result<(), String> {
        let source = folder.join("it.cpp");
        fs::write(&source, text).map_err(|error| format!("{source:?}: {error}"))?;
        output_of(self.command(way).arg("-fsyntax-only").arg(source)).map(drop)
    }

    /// That a text does not compile, and that the compiler says one of these about it.
    pub(crate) fn refuses(
        &self,
        way: Way,
        folder: &Path,
        text: &str,
        said: &[&str],
    ) -> Result<(), String> {
        let source = folder.join("it.cpp");
        fs::write(&source, text).map_err(|error| format!("{source:?}: {error}"))?;
        let outcome = Outcome::of(self.command(way).arg("-fsyntax-only").arg(source))?;
        match outcome.code {
            Some(0) => Err("it compiles".to_owned()),
            _ if said.iter().any(|said| outcome.stderr.contains(said)) => Ok(()),
            _ => Err(format!("nothing about {said:?}: {outcome}")),
        }
    }

    /// Makes an object of each file, all at the same time.
    pub(crate) fn objects(
        &self,
        way: Way,
        folder: &Path,
        sources: &[PathBuf],
    ) -> Result<Vec<PathBuf>, String> {
        let compile = |source: &PathBuf| {
            output_of(self.command(way).arg("-c").arg(source).current_dir(folder))
        };
        thread::scope(|scope| {
            let compiling: Vec<_> =
                sources.iter().map(|source| scope.spawn(move || compile(source))).collect();
            compiling.into_iter().try_for_each(|compiling| match compiling.join() {
                Ok(compiled) => compiled.map(drop),
                Err(_) => Err("a panic".to_owned()),
            })
        })?;
        let name = |source: &PathBuf| folder.join(source.with_extension("o").file_name()?).into();
        Ok(sources.iter().filter_map(name).collect())
    }

    /// Makes a program of some files or objects, with the static library.
    pub(crate) fn program(
        &self,
        way: Way,
        folder: &Path,
        of: &[PathBuf],
    ) -> Result<PathBuf, String> {
        let program = folder.join("program");
        let library = libraries().join("libtenpai_ffi.a");
        let mut command = self.command(way);
        command.args(of).arg(library).args(["-lpthread", "-ldl", "-lm", "-o"]).arg(&program);
        output_of(&mut command)?;
        Ok(program)
    }
}
