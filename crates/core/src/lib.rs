//! Exact and fast judgement of mahjong hands.
#![no_std]
#![forbid(unsafe_code)]

#[cfg(test)]
extern crate std;

mod distance;
