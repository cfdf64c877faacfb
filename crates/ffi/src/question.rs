//! What every judgement takes.

use tenpai::{Judged, Seen};

use crate::error::Failure;
use crate::guard::{borrow, borrow_or_none};
use crate::hand::tenpai_hand;
use crate::rules::tenpai_rules;
use crate::seen::tenpai_seen;

/// A hand, the rules by which it is judged and what is seen outside it, where the caller has them.
#[derive(Clone, Copy)]
pub(crate) struct Question<'q> {
    pub(crate) hand: &'q tenpai_hand,
    pub(crate) rules: &'q tenpai_rules,
    pub(crate) seen: Option<&'q tenpai_seen>,
}

impl<'q> Question<'q> {
    /// # Safety
    ///
    /// Each pointer is NULL, or can be read and is not written as long as the question is used.
    #[inline]
    pub(crate) unsafe fn new(
        hand: *const tenpai_hand,
        rules: *const tenpai_rules,
        seen: *const tenpai_seen,
    ) -> Result<Question<'q>, Failure> {
        // SAFETY: the caller of this function promises it.
        let hand = unsafe { borrow(hand, "hand") }?;
        // SAFETY: the caller of this function promises it.
        let rules = unsafe { borrow(rules, "rules") }?;
        // SAFETY: the caller of this function promises it.
        let seen = unsafe { borrow_or_none(seen) };
        Ok(Question { hand, rules, seen })
    }

    /// Judges the hand. The rules are looked at first, then the hand, then what is seen, then all
    /// of them together.
    pub(crate) fn judged<T>(
        self,
        judge: impl FnOnce(&Judged<'_>) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        let rules = self.rules.checked()?;
        let hand = self.hand.checked()?;
        let seen = self.seen.map_or(Ok(Seen::NONE), tenpai_seen::checked)?;
        judge(&hand.judged_by(rules, seen).map_err(Failure::Judge)?)
    }
}
