//! tenpai beside other libraries: the same hands, in the same process, from the same 34 counts.
//!
//! [`hands`] and [`life`] make what is asked about, [`libraries`] puts the question to each library
//! and [`asked`] to tenpai alone, [`cases`] brings them together and has them answer alike before
//! anything is timed, [`twin`] answers by brute force, and [`clock`] times them in turn. Two programs and a set of benches are made of these:
//!
//! - `cargo run --release -p tenpai-bench --bin ratios` prints the table of times and ratios;
//! - `cargo run --release -p tenpai-bench --bin calls` measures the call from C and from C#;
//! - `cargo bench -p tenpai-bench` follows each case over time, with criterion.

pub mod asked;
pub mod cases;
pub mod clock;
pub mod contender;
pub mod hands;
pub mod libraries;
pub mod life;
pub mod machine;
pub mod twin;
