//! The languages from which the library is called, and the runtimes on which they run.

/// Who calls the library.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Language {
    C,
    CsharpOnNet,
    /// The runtime nearest to that of Unity.
    CsharpOnMono,
}

impl Language {
    /// In the order of the tables.
    pub(crate) const ALL: [Language; 3] =
        [Language::C, Language::CsharpOnNet, Language::CsharpOnMono];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Language::C => "C",
            Language::CsharpOnNet => "C# on .NET",
            Language::CsharpOnMono => "C# on Mono",
        }
    }

    /// The passes of its program that ask for the number, and one that asks nothing: what each is
    /// called in the table, and there.
    pub(crate) fn passes(self) -> &'static [(&'static str, &'static str)] {
        const NOTHING: (&str, &str) = ("a call that does nothing", "nothing");
        match self {
            Language::C => &[("`tenpai_shanten`", "shanten"), NOTHING],
            Language::CsharpOnNet | Language::CsharpOnMono => {
                &[("`Hand.Shanten()`", "shanten"), ("`tenpai_shanten`", "native"), NOTHING]
            }
        }
    }
}
