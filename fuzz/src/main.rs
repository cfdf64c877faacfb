//! Feeds arbitrary bytes to every function of the C library, and asserts what its header promises:
//! which statuses there are, what is written and what is not, and that the answers agree with each
//! other.
//!
//! The first bytes of an input become a hand, most often one that exists, rules, tiles seen, and
//! pointers that are NULL; what is left is text. A panic inside the library ends the run before the
//! guard can make a status of it.
#![no_main]

mod bytes;
mod calls;
mod divisions;
mod hands;
mod judgements;
mod question;
mod room;
mod texts;

use std::sync::atomic::{AtomicU64, Ordering};

use bytes::Bytes;
use libfuzzer_sys::fuzz_target;
use question::Question;

static INPUTS: AtomicU64 = AtomicU64::new(0);
static JUDGED: AtomicU64 = AtomicU64::new(0);

/// How many bytes of an input are no text.
const HEAD: usize = 200;

fuzz_target!(|data: &[u8]| {
    let (head, text) = data.split_at(data.len().min(HEAD));
    let mut bytes = Bytes::new(head);
    let question = Question::new(&mut bytes);
    hands::are_read(text, &question);
    hands::are_made(&question);
    hands::are_judged_together(&mut bytes, &question);
    texts::are_written(&mut bytes, text);
    let judged = judgements::agree(&mut bytes, &question);
    count(judged);
});

/// Tells now and then how many inputs are a question with an answer.
fn count(judged: bool) {
    let inputs = INPUTS.fetch_add(1, Ordering::Relaxed) + 1;
    let judged = JUDGED.fetch_add(u64::from(judged), Ordering::Relaxed) + u64::from(judged);
    if inputs.is_power_of_two() && inputs >= 1 << 8 {
        eprintln!("of {inputs} inputs {judged} are a question that has an answer");
    }
}
