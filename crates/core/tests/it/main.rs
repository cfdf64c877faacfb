//! The tests of the library from outside, one program.

mod all_readings;
mod blocks;
mod brute_force;
mod calls;
mod discards;
mod formula;
mod formula_errors;
mod formula_everywhere;
mod formula_kans;
mod improvement;
mod limits;
mod obstacles;
mod parts;
mod paths;
mod play;
mod properties;
mod reading_counts;
mod readings;
mod reports;
mod situations;
mod text;
mod theorem;
mod vectors;
mod wait_kinds;

// What the tests share.
mod classes;
mod dealer;
mod divisions;
mod every_division;
mod lines;
mod oracle;
mod tallies;
