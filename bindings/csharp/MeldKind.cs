#nullable enable

namespace Tenpai
{
    /// <summary>What a meld is.</summary>
    public enum MeldKind : byte
    {
        /// <summary>Three tiles of a suit in a row, one of them called.</summary>
        Chi = NativeMethods.TENPAI_MELD_CHI,

        /// <summary>Three equal tiles, one of them called.</summary>
        Pon = NativeMethods.TENPAI_MELD_PON,

        /// <summary>Four equal tiles, a called one among them (daiminkan, or kakan from a pon).</summary>
        OpenKan = NativeMethods.TENPAI_MELD_OPEN_KAN,

        /// <summary>Four equal tiles of one's own, laid down (ankan).</summary>
        ConcealedKan = NativeMethods.TENPAI_MELD_CONCEALED_KAN,
    }
}
