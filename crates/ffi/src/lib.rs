//! The C ABI of [`tenpai`].
//!
//! Here values are translated and nothing is judged: a struct that a C program filled becomes a
//! checked [`tenpai::Hand`], and the answer becomes a struct. What a C program may rely on stands
//! in `include/tenpai.h`, which is made from this crate, so the documentation of every export is
//! written for its readers.
//!
//! Every export runs in the one guard of `guard.rs`, which catches a panic, and reaches pointers
//! through what stands there.

// The names are those of the header.
#![allow(non_camel_case_types)]
// The headings would stand in the header; what a caller must promise is said once, at its top.
#![allow(clippy::missing_safety_doc)]

// The order of the modules is the order of the header.

mod version;

mod status;

mod error;

mod rules;

mod seen;

mod hand;

mod text;

mod judgements;

mod batch;

mod acceptance;

mod discards;

mod improvements;

mod calls;

mod formula;

mod readings;

mod wait_kinds;

mod obstacle;

mod guard;
mod layout;
mod question;

pub use acceptance::{tenpai_acceptance, tenpai_accepted_tiles};
pub use batch::tenpai_shanten_batch;
pub use calls::*;
pub use discards::*;
pub use error::*;
pub use formula::{tenpai_formula_counts, tenpai_formula_shanten};
pub use hand::*;
pub use improvements::*;
pub use judgements::*;
pub use obstacle::*;
pub use readings::*;
pub use rules::*;
pub use seen::*;
pub use status::*;
pub use text::*;
pub use version::*;
pub use wait_kinds::*;
