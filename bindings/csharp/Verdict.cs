#nullable enable

namespace Tenpai
{
    /// <summary>Whether a hand is tenpai, and whether the wait can still come.</summary>
    public enum Verdict : byte
    {
        /// <summary>No effective wait.</summary>
        NotTenpai = NativeMethods.TENPAI_VERDICT_NOT_TENPAI,

        /// <summary>An effective wait of which a copy is not yet seen.</summary>
        Tenpai = NativeMethods.TENPAI_VERDICT_TENPAI,

        /// <summary>Tenpai, but every copy of its effective waits is seen.</summary>
        DeadWait = NativeMethods.TENPAI_VERDICT_DEAD_WAIT,
    }
}
