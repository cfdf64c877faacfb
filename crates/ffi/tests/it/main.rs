//! The tests of the C library, and of what is built with it, one program.

mod batch;
mod border;
mod building;
mod calls;
mod constants;
mod contract;
mod declarations;
mod errors;
mod example;
mod formula;
mod game;
mod hands;
mod header;
mod header_examples;
mod improvements;
mod judgements;
mod readings;
mod readme;
mod rules;
mod shared_library;
mod statuses;
mod symbols;
mod threads;
mod unity;
mod version;
mod wait_kinds;

#[path = "../../../core/tests/it/lines/mod.rs"]
mod lines;
#[path = "../support/mod.rs"]
mod support;
