//! What can be done with a hand and is allowed: draws, discards, calls, and what may follow them.

mod calls;
mod changes;

pub use self::calls::{Call, CallError, Choice, Discarder};
