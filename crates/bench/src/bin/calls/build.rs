//! Builds the shared library, and the programs that call it.

use std::env::consts::{DLL_PREFIX, DLL_SUFFIX};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use tenpai_bench::hands::Counts;

use crate::language::Language;
use crate::process::output_of;
use crate::tools::{FOLDER, Project, Tools};

/// A folder with the shared library under the names by which programs look for it, and the
/// programs beside it.
pub(crate) struct Folder {
    path: PathBuf,
    library: PathBuf,
}

impl Folder {
    /// With the given library, or that of this workspace.
    pub(crate) fn new(library: Option<PathBuf>) -> Result<Folder, String> {
        let program = std::env::current_exe().map_err(|error| error.to_string())?;
        let built = program.parent().ok_or("this program lies in no folder")?;
        let file = format!("{DLL_PREFIX}tenpai_ffi{DLL_SUFFIX}");
        let original = match library {
            Some(library) => library,
            None => {
                build_library()?;
                built.join(&file)
            }
        };
        let path = built.join("callers");
        fs::create_dir_all(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        // On Linux the library carries its ABI number in its name.
        for name in [file.as_str(), "libtenpai_ffi.so.1"] {
            fs::copy(&original, path.join(name))
                .map_err(|error| format!("{}: {error}", original.display()))?;
        }
        let library = path.join(file);
        Ok(Folder { path, library })
    }

    /// A file with these hands, 34 bytes each.
    pub(crate) fn hands(&self, hands: &[Counts]) -> Result<PathBuf, String> {
        let file = self.path.join("hands");
        fs::write(&file, hands.concat()).map_err(|error| format!("{}: {error}", file.display()))?;
        Ok(file)
    }

    /// The program in a language; `Err` says what is missing for it.
    pub(crate) fn program(&self, language: Language) -> Result<Command, String> {
        let tools = || Tools::find(std::env::var_os(FOLDER), Tools::sdk_list);
        match language {
            Language::C => self.in_c(),
            Language::CsharpOnNet => self.in_csharp(&tools()?, "net"),
            Language::CsharpOnMono => self.in_csharp(&tools()?.on_mono()?, "mono"),
        }
    }

    fn in_c(&self) -> Result<Command, String> {
        if !cfg!(unix) {
            return Err("it is built as one does on Unix: run it there".to_owned());
        }
        let compiler = std::env::var_os("CC").unwrap_or_else(|| "cc".into());
        let program = self.path.join("calls");
        let mut rpath = OsString::from("-Wl,-rpath,");
        rpath.push(&self.path);
        output_of(
            Command::new(compiler)
                .args(["-std=c99", "-O2", "-Wall", "-Wextra", "-Werror", "-I"])
                .arg(repository("include"))
                .arg(repository("crates/bench/callers/calls.c"))
                .arg(&self.library)
                .arg(rpath)
                .arg("-o")
                .arg(&program),
        )?;
        Ok(Command::new(program))
    }

    /// Each runtime has an assembly of its own, as that of the other may be running.
    fn in_csharp(&self, tools: &Tools, runtime: &str) -> Result<Command, String> {
        let sources = [repository("bindings/csharp"), repository("crates/bench/callers")];
        let project = Project {
            name: "Calls",
            sources: &sources,
            file: sources[1].join("Calls.csproj"),
            uses: None,
            is_program: true,
            defines: &[],
        };
        let out = self.path.join(runtime);
        fs::create_dir_all(&out).map_err(|error| format!("{}: {error}", out.display()))?;
        let program = tools.compile(&project, &out)?;
        Ok(tools.command(&program, &self.path))
    }
}

/// By itself, as its users build it: with this program it would be compiled for Rust alone.
fn build_library() -> Result<(), String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(["build", "--quiet", "--release", "-p", "tenpai-ffi"]);
    output_of(command.current_dir(repository("")))?;
    Ok(())
}

/// A path in the repository.
fn repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}
