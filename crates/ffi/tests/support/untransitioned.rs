//! The functions that C# calls without telling the runtime.

/// Each with the name under which it is declared for that. They are asked at every change of a
/// hand, always end within a microsecond, call nothing back and wait for nothing.
///
/// The runtime binds such a function when it compiles the method that calls it, so they are none of
/// those that are called before the library is known to fit, and that method is never inlined.
pub(crate) const UNTRANSITIONED: [(&str, &str); 2] =
    [("tenpai_hand_check", "tenpai_hand_check"), ("tenpai_shanten", "tenpai_shanten_by_default")];
