//! What was measured, as it stands in the docs.

use std::fmt;

use tenpai_bench::hands::Class;
use tenpai_bench::{clock, machine};

/// The nanoseconds that each contender of a case takes for an answer.
pub(crate) struct Measured {
    pub(crate) case: &'static str,
    /// None for hands that only this case has.
    pub(crate) class: Option<Class>,
    pub(crate) questions: usize,
    /// Of each way of tenpai.
    pub(crate) ours: Vec<(&'static str, f64)>,
    /// Of each other library, in an order that is always the same.
    pub(crate) rivals: Vec<(&'static str, f64)>,
}

/// The table, and what its reader has to know.
pub(crate) struct Report {
    pub(crate) measured: Vec<Measured>,
    pub(crate) rounds: usize,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let columns = self.columns();
        write!(f, "| case | answered by |")?;
        columns
            .iter()
            .try_for_each(|class| write!(f, " {} |", class.map_or('-', Class::letter)))?;
        writeln!(f, "\n| --- | --- |{}", " ---: |".repeat(columns.len()))?;
        for case in self.cases() {
            self.rows(f, case, &columns)?;
        }
        self.notes(f, &columns)
    }
}

impl Report {
    /// The classes that were measured, in the order of their letters, and none last.
    fn columns(&self) -> Vec<Option<Class>> {
        let all = Class::ALL.into_iter().map(Some).chain([None]);
        all.filter(|&class| self.measured.iter().any(|it| it.class == class)).collect()
    }

    /// Each case, in the order of its first appearance.
    fn cases(&self) -> Vec<&'static str> {
        let mut cases = Vec::new();
        for it in &self.measured {
            if !cases.contains(&it.case) {
                cases.push(it.case);
            }
        }
        cases
    }

    /// A row for each who answered a case: the ways of tenpai, then the other libraries.
    fn rows(
        &self,
        f: &mut fmt::Formatter<'_>,
        case: &str,
        columns: &[Option<Class>],
    ) -> fmt::Result {
        let of_case: Vec<&Measured> = self.measured.iter().filter(|it| it.case == case).collect();
        let Some(any) = of_case.first() else { return Ok(()) };
        let ours = any.ours.iter().map(|&(way, _)| (way, format!("tenpai, {way}")));
        let rivals = any.rivals.iter().map(|&(name, _)| (name, name.to_owned()));
        let mut case = case;
        for (name, shown) in ours.chain(rivals) {
            let space = if case.is_empty() { "" } else { " " };
            write!(f, "|{space}{case} | {shown} |")?;
            for class in columns {
                match of_case.iter().find(|it| it.class == *class) {
                    Some(it) => write!(f, " {} |", it.cell(name))?,
                    None => write!(f, " |")?,
                }
            }
            writeln!(f)?;
            // Named in its first row alone.
            case = "";
        }
        Ok(())
    }

    fn notes(&self, f: &mut fmt::Formatter<'_>, columns: &[Option<Class>]) -> fmt::Result {
        let classes = columns.iter().map(|class| match class {
            Some(class) => format!("{} {}", class.letter(), class.description()),
            None => "- the hands described in the name of the case".to_owned(),
        });
        let classes = classes.collect::<Vec<_>>().join("; ");
        let questions = || self.measured.iter().map(|it| it.questions);
        let (fewest, most) = (questions().min().unwrap_or(0), questions().max().unwrap_or(0));
        let fewest = if fewest < most {
            format!(", down to {fewest} where an answer takes long")
        } else {
            String::new()
        };
        let times = format!(
            "times: nanoseconds an answer, in brackets how many times the first row of the case; {}, \
             taken in turn in one process, median of {} rounds over {most} hands{fewest}",
            clock::KIND,
            self.rounds,
        );
        writeln!(f)?;
        item(f, &format!("classes: {classes}; 13 of 14 tiles are all but the lowest"))?;
        item(f, &times)?;
        item(f, &format!("machine: {}", machine::description()))
    }
}

/// An item of a list, in lines as long as those of the docs.
fn item(f: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    const WIDTH: usize = 100;
    let mut length = 1;
    write!(f, "-")?;
    for word in text.split(' ') {
        if length + 1 + word.len() > WIDTH {
            write!(f, "\n ")?;
            length = 1;
        }
        write!(f, " {word}")?;
        length += 1 + word.len();
    }
    writeln!(f)
}

impl Measured {
    /// The time of one contender, and behind it that of another library in proportion.
    fn cell(&self, name: &str) -> String {
        let is_it = |it: &&(&'static str, f64)| it.0 == name;
        if let Some((_, time)) = self.ours.iter().find(is_it) {
            return rounded(*time);
        }
        let first = self.ours.first().map_or(f64::NAN, |(_, time)| *time);
        let theirs = self.rivals.iter().find(is_it);
        theirs.map_or_else(String::new, |(_, time)| {
            format!("{} ({})", rounded(*time), rounded(time / first))
        })
    }
}

/// With one place behind the point where there are less than three before it.
fn rounded(number: f64) -> String {
    if number < 99.95 { format!("{number:.1}") } else { format!("{number:.0}") }
}

#[cfg(test)]
mod tests {
    //! The form of the table.

    use super::*;

    #[test]
    fn a_row_for_each_and_a_column_for_each_class() {
        let measured = |case, class, ours, rivals| Measured {
            case,
            class,
            questions: if class.is_some() { 1000 } else { 100 },
            ours,
            rivals,
        };
        let (random, drawn) = (Some(Class::Random), Some(Class::RandomToDraw));
        let measured = vec![
            measured("one", random, vec![("kept", 5.0), ("batch", 99.96)], vec![("rival 1", 12.5)]),
            measured(
                "one",
                drawn,
                vec![("kept", 99.94), ("batch", 1.0)],
                vec![("rival 1", 1234.0)],
            ),
            measured("two", None, vec![("kept", 7.0)], vec![]),
        ];
        let text = Report { measured, rounds: 9 }.to_string();
        let table: Vec<&str> = text.lines().take_while(|line| !line.is_empty()).collect();
        let expected = [
            "| case | answered by | a | d | - |",
            "| --- | --- | ---: | ---: | ---: |",
            "| one | tenpai, kept | 5.0 | 99.9 | |",
            "| | tenpai, batch | 100 | 1.0 | |",
            "| | rival 1 | 12.5 (2.5) | 1234 (12.3) | |",
            "| two | tenpai, kept | | | 7.0 |",
        ];
        assert_eq!(table, expected);
        let notes: Vec<&str> = text.lines().skip(table.len() + 1).collect();
        let classes = "- classes: a 14 random tiles; d 13 random tiles; - the hands described in";
        assert!(notes[0].starts_with(classes), "{text}");
        assert!(text.contains("over 1000 hands, down to 100"), "{text}");
        assert!(notes.iter().all(|line| line.len() <= 100), "{text}");
        let is_item = |line: &&str| line.starts_with("- ") || line.starts_with("  ");
        assert!(notes.iter().all(is_item), "{text}");
    }
}
