//! The table of native libraries.

use std::fs;

use crate::support::repository;

/// A native library that the Unity package has.
pub(crate) struct Native {
    pub(crate) name: String,
    pub(crate) file: String,
    pub(crate) target: String,
    /// What Unity calls the platform.
    pub(crate) platform: String,
    pub(crate) cpu: Option<String>,
    /// The system of the editor that loads it; none where it is for players alone.
    pub(crate) editor: Option<String>,
}

impl Native {
    /// Those of the table that Unity takes.
    pub(crate) fn all() -> Vec<Native> {
        let path = repository(".ci/csharp/natives.tsv");
        let table = fs::read_to_string(&path).expect("the table of natives");
        table.lines().filter(|line| !line.starts_with('#')).filter_map(Native::of_line).collect()
    }

    fn of_line(line: &str) -> Option<Native> {
        let columns: Vec<&str> = line.split('\t').collect();
        let [name, target, file, unity, _runtimes] = columns[..] else {
            panic!("a line of the table has five columns: {line}")
        };
        let given = |word: &str| (word != "-").then(|| word.to_owned());
        given(unity).map(|unity| {
            let words: Vec<&str> = unity.split(' ').collect();
            let [platform, cpu, editor] = words[..] else {
                panic!("a platform, a CPU and an editor: {line}")
            };
            Native {
                name: name.to_owned(),
                file: file.to_owned(),
                target: target.to_owned(),
                platform: platform.to_owned(),
                cpu: given(cpu),
                editor: given(editor),
            }
        })
    }

    /// Where it lies in the package.
    pub(crate) fn path(&self) -> String {
        format!("Plugins/{}/{}", self.name, self.file)
    }
}
