//! The data files of the tests: one case a line, columns divided by tabs, `#` before a comment.
#![allow(dead_code, reason = "other packages take only what they need")]

/// One case, and where it stands.
pub(crate) struct Line {
    /// File and line, for the message of a failing test.
    pub(crate) place: String,
    pub(crate) columns: Vec<String>,
}

impl Line {
    /// A column of known number.
    pub(crate) fn column(&self, index: usize) -> &str {
        self.columns.get(index).unwrap_or_else(|| panic!("{} has too few columns", self.place))
    }

    /// A shanten number, or none for `-`.
    pub(crate) fn number(&self, index: usize) -> Option<i8> {
        let text = self.column(index);
        let number = |text: &str| text.parse().unwrap_or_else(|e| panic!("{}: {e}", self.place));
        (text != "-").then(|| number(text))
    }
}

/// The cases of a file.
pub(crate) fn lines(file: &str) -> Vec<Line> {
    let path = format!("{}/tests/data/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"));
    lines_of(file, &text)
}

/// The cases in the text of a file. A file cut short would still pass every check of a line, so its
/// head says how many there are.
pub(crate) fn lines_of(file: &str, text: &str) -> Vec<Line> {
    let mut cases = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if !line.starts_with('#') {
            let columns = line.split('\t').map(str::to_string).collect();
            cases.push(Line { place: format!("tests/data/{file}:{}", index + 1), columns });
        }
    }
    let said = text.lines().find_map(|line| line.strip_prefix("# cases: "));
    assert_eq!(said, Some(&*cases.len().to_string()), "cases, as the head of {file} says");
    cases
}

/// The numbers of tiles of which there is a file of waits.
pub(crate) const WAITS: [usize; 5] = [1, 4, 7, 10, 13];
