//! What was measured, as a reader wants it.

use std::fmt;

use tenpai_bench::cases::{BEST, COUNTS, KEPT};
use tenpai_bench::hands::Class;
use tenpai_bench::libraries::xiangting;
use tenpai_bench::{clock, machine};

/// The nanoseconds that each contender of a case takes for an answer.
pub(crate) struct Measured {
    pub(crate) case: &'static str,
    pub(crate) class: Option<Class>,
    /// Of each way of tenpai.
    pub(crate) ours: Vec<(&'static str, f64)>,
    /// Of each other library, in an order that is always the same.
    pub(crate) rivals: Vec<(&'static str, f64)>,
}

/// The table, and what follows from it.
pub(crate) struct Report {
    pub(crate) measured: Vec<Measured>,
    pub(crate) rounds: usize,
    pub(crate) hands: usize,
}

/// The time of `xiangting` on the first class on the machine on which the aims were set: times of
/// another machine are read in proportion.
const XIANGTING_THEN: f64 = 77.0;

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.table(f)?;
        let classes = Class::ALL.map(|class| format!("{} {}", class.letter(), class.name()));
        writeln!(f, "\n- classes: {}", classes.join("; "))?;
        writeln!(
            f,
            "- times: nanoseconds an answer, {}, taken in turn in one process, median of {} rounds \
             over {} hands",
            clock::KIND,
            self.rounds,
            self.hands
        )?;
        writeln!(f, "- machine: {}", machine::description())?;
        self.kept_hands(f)?;
        self.flatness(f)?;
        self.in_proportion(f)
    }
}

impl Report {
    fn table(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rivals: Vec<&str> = Vec::new();
        for &(name, _) in self.measured.iter().flat_map(|it| &it.rivals) {
            if !rivals.contains(&name) {
                rivals.push(name);
            }
        }
        write!(f, "| case | tenpai from | class | tenpai |")?;
        rivals.iter().try_for_each(|name| write!(f, " {name} |"))?;
        rivals.iter().try_for_each(|name| write!(f, " {} / tenpai |", without_version(name)))?;
        writeln!(f, "\n| --- | --- | --- |{}", " ---: |".repeat(1 + 2 * rivals.len()))?;
        for (case, way) in self.rows() {
            for (it, time) in self.times(case, way) {
                write!(f, "| {case} | {way} | {} | {time:.1} |", it.letter())?;
                // Not every library answers every question.
                let theirs = |name: &&str| it.rivals.iter().find(|rival| rival.0 == *name);
                for name in &rivals {
                    let time = theirs(name).map_or("-".to_owned(), |it| format!("{:.1}", it.1));
                    write!(f, " {time} |")?;
                }
                for name in &rivals {
                    let ratio =
                        theirs(name).map_or("-".to_owned(), |it| format!("{:.2}", it.1 / time));
                    write!(f, " {ratio} |")?;
                }
                writeln!(f)?;
            }
        }
        Ok(())
    }

    fn kept_hands(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let both = self.times(BEST, KEPT).zip(self.times(BEST, COUNTS));
        let shares = both.map(|((it, kept), (_, counts))| {
            format!("{} {:.0} %", it.letter(), 100.0 * kept / counts)
        });
        writeln!(f, "- time of a kept hand, of that from counts: {}", joined(shares, ", "))
    }

    fn flatness(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let spreads = self.rows().into_iter().filter_map(|(case, way)| {
            let mut times: Vec<f64> = self.times(case, way).map(|(_, time)| time).collect();
            times.sort_by(f64::total_cmp);
            let spread = times.last()? / times.first()?;
            (times.len() > 1).then(|| format!("{spread:.2} {case} from {way}"))
        });
        writeln!(f, "- slowest class / fastest class: {}", joined(spreads, "; "))
    }

    fn in_proportion(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = self.measured.iter().find(|it| it.case == BEST);
        let Some(now) = first.and_then(|it| it.rivals.iter().find(|it| it.0 == xiangting::NAME))
        else {
            return Ok(());
        };
        let factor = XIANGTING_THEN / now.1;
        let rows = self.rows().into_iter().map(|(case, way)| {
            let times = self.times(case, way).map(|(_, time)| format!("{:.1}", time * factor));
            format!("{} {case} from {way}", joined(times, " "))
        });
        let rows = joined(rows, "; ");
        writeln!(f, "- tenpai were xiangting to take {XIANGTING_THEN} on class a: {rows}")
    }

    /// Each case and way of tenpai, in the order of their first appearance.
    fn rows(&self) -> Vec<(&'static str, &'static str)> {
        let mut rows = Vec::new();
        for it in &self.measured {
            for &(way, _) in &it.ours {
                if !rows.contains(&(it.case, way)) {
                    rows.push((it.case, way));
                }
            }
        }
        rows
    }

    /// What was measured of a case, and the time of one of tenpai's ways in it.
    fn times(&self, case: &str, way: &str) -> impl Iterator<Item = (&Measured, f64)> {
        self.measured.iter().filter(move |it| it.case == case).filter_map(move |it| {
            let (_, time) = it.ours.iter().find(|(name, _)| *name == way)?;
            Some((it, *time))
        })
    }
}

impl Measured {
    fn letter(&self) -> char {
        self.class.map_or('-', Class::letter)
    }
}

fn without_version(name: &str) -> &str {
    name.split(' ').next().unwrap_or(name)
}

fn joined(parts: impl Iterator<Item = String>, by: &str) -> String {
    parts.collect::<Vec<_>>().join(by)
}
