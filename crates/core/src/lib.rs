//! Exact and fast judgement of mahjong hands.
#![no_std]
#![forbid(unsafe_code)]

mod distance;
