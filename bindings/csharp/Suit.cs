#nullable enable

namespace Tenpai
{
    /// <summary>A suit, or the honours, which are written like a fourth one.</summary>
    public enum Suit : byte
    {
        /// <summary>Characters (manzu), written <c>m</c>.</summary>
        Characters = NativeMethods.TENPAI_SUIT_CHARACTERS,

        /// <summary>Circles (pinzu), written <c>p</c>.</summary>
        Circles = NativeMethods.TENPAI_SUIT_CIRCLES,

        /// <summary>Bamboos (souzu), written <c>s</c>.</summary>
        Bamboos = NativeMethods.TENPAI_SUIT_BAMBOOS,

        /// <summary>Winds and dragons (jihai), written <c>z</c>.</summary>
        Honours = NativeMethods.TENPAI_SUIT_HONOURS,
    }
}
