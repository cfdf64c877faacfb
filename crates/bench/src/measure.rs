//! Times of a thread: what others do on the machine counts as little as can be.

use std::hint::black_box;
use std::time::Duration;

/// So many rounds are measured; the median counts.
pub const ROUNDS: usize = 11;

/// One of the things that are measured side by side.
pub struct Contender<'c> {
    /// Its name in the table.
    pub name: &'static str,
    /// Goes through all hands once, and gives back something that depends on every answer.
    pub pass: Box<dyn FnMut() -> u64 + 'c>,
}

impl<'c> Contender<'c> {
    /// A contender that answers each question by itself, and sums up the answers.
    pub fn each<Q>(
        name: &'static str,
        questions: &'c [Q],
        mut answer: impl FnMut(&Q) -> i8 + 'c,
    ) -> Contender<'c> {
        let pass = move || {
            let sum = |sum: u64, question: &Q| sum.wrapping_add(answer(question) as u64);
            questions.iter().fold(0, sum)
        };
        Contender { name, pass: Box::new(pass) }
    }
}

/// The nanoseconds that each contender takes for one of `questions`: all of them once, then all of
/// them again, [`ROUNDS`] times, and of each the median.
pub fn side_by_side(contenders: &mut [Contender<'_>], questions: usize) -> Vec<f64> {
    let mut times = vec![Vec::new(); contenders.len()];
    for round in 0..=ROUNDS {
        for (contender, times) in contenders.iter_mut().zip(&mut times) {
            let start = thread_time();
            black_box((contender.pass)());
            let taken = thread_time().saturating_sub(start);
            // The first round warms up.
            if round > 0 {
                times.push(taken.as_nanos() as f64 / questions as f64);
            }
        }
    }
    times.iter_mut().map(|times| median(times)).collect()
}

fn median(times: &mut [f64]) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

/// The processor time of this thread.
#[cfg(unix)]
fn thread_time() -> Duration {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: the pointer is to a local value of the type that the call fills.
    let status = unsafe { libc::clock_gettime(libc::CLOCK_THREAD_CPUTIME_ID, &mut time) };
    assert_eq!(status, 0, "this system has no clock for a thread");
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

/// The time on the wall, where the system has no clock for a thread that is known here.
#[cfg(not(unix))]
fn thread_time() -> Duration {
    use std::sync::OnceLock;
    use std::time::Instant;
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}
