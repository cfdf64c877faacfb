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

/// The cases of a file. A file cut short would still pass every check of a line, so the number
/// of cases is checked here.
pub(crate) fn lines(file: &str, expected: usize) -> Vec<Line> {
    let path = format!("{}/tests/data/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"));
    let mut cases = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if !line.starts_with('#') {
            let columns = line.split('\t').map(str::to_string).collect();
            cases.push(Line { place: format!("tests/data/{file}:{}", index + 1), columns });
        }
    }
    assert_eq!(
        cases.len(),
        expected,
        "cases in {file}; how many are expected stands in tests/it/lines"
    );
    cases
}

/// The files of shanten numbers: tiles in the hand, lines.
pub(crate) const GENERAL: [(usize, usize); 10] = [
    (1, 17),
    (2, 290),
    (4, 2000),
    (5, 2000),
    (7, 2000),
    (8, 2000),
    (10, 2000),
    (11, 2000),
    (13, 2000),
    (14, 2000),
];

/// The files of waits: tiles in the hand, lines.
pub(crate) const WAITS: [(usize, usize); 5] =
    [(1, 17), (4, 1500), (7, 2000), (10, 2000), (13, 2000)];

/// The lines of the formula's known values, and of its surprises.
pub(crate) const FORMULA: usize = 28;
pub(crate) const FORMULA_BEST: usize = 7;
