//! That all answer alike: without it a time says nothing.

/// Asks both about each question, and panics where they differ.
///
/// # Panics
///
/// With the first question on which they differ.
pub fn on_all<Q: std::fmt::Debug, A: PartialEq + std::fmt::Debug>(
    questions: &[Q],
    names: [&str; 2],
    mut one: impl FnMut(&Q) -> A,
    mut other: impl FnMut(&Q) -> A,
) {
    for question in questions {
        let (left, right) = (one(question), other(question));
        assert_eq!(left, right, "{} and {} differ on {question:?}", names[0], names[1]);
    }
}
