//! tenpai beside other libraries: the same hands, in the same process, from the same 34 counts.
//!
//! [`hands`] makes the hands, [`libraries`] asks each library the same question, [`agree`] has them
//! answer every hand alike before anything is timed, and [`measure`] times them in turn. The
//! program `ratios` prints the table; `cargo bench` gives each library's time by itself.

pub mod agree;
pub mod hands;
pub mod libraries;
pub mod measure;
