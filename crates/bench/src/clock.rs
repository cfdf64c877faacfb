//! Times of a thread, so that what else the machine does counts as little as can be.

use std::time::Duration;

/// The fewest rounds of which a median is worth something.
pub const FEWEST_ROUNDS: usize = 9;

/// Does each piece of work once, then each once more, and so on: as many rounds as asked for. Gives
/// the median of the nanoseconds that each took, which it measured itself.
///
/// Taking turns, all of them meet the same moods of the machine.
pub fn in_turn<T>(work: &mut [T], rounds: usize, mut run: impl FnMut(&mut T) -> f64) -> Vec<f64> {
    let mut times = vec![Vec::with_capacity(rounds); work.len()];
    // The first round fills caches and trains the predictors, and does not count.
    for round in 0..=rounds {
        for (work, times) in work.iter_mut().zip(&mut times) {
            let time = run(work);
            if round > 0 {
                times.push(time);
            }
        }
    }
    times.into_iter().map(median).collect()
}

/// The nanoseconds of this thread that something takes.
pub fn nanoseconds_of<T>(work: impl FnOnce() -> T) -> f64 {
    let start = thread_time();
    std::hint::black_box(work());
    thread_time().saturating_sub(start).as_nanos() as f64
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    let upper = times.len() / 2;
    let lower = times.len().saturating_sub(1) / 2;
    (times[lower] + times[upper]) / 2.0
}

/// What the times are.
pub const KIND: &str = if cfg!(unix) { "processor time of the thread" } else { "time on the wall" };

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

#[cfg(test)]
mod tests {
    //! Medians, and whose turn it is.

    use super::*;

    #[test]
    fn the_median_is_in_the_middle() {
        assert_eq!(median(vec![9.0, 1.0, 5.0]), 5.0);
        assert_eq!(median(vec![9.0, 1.0, 5.0, 7.0]), 6.0);
    }

    #[test]
    fn all_take_turns_and_the_first_round_does_not_count() {
        let mut turns = Vec::new();
        let mut calls = [('a', 100.0), ('b', 200.0)];
        let medians = in_turn(&mut calls, 3, |(name, time)| {
            turns.push(*name);
            *time /= 2.0;
            *time
        });
        assert_eq!(turns.iter().collect::<String>(), "abababab");
        assert_eq!(medians, [12.5, 25.0]);
    }
}
