#nullable enable

namespace Tenpai
{
    /// <summary>What a hand does with a tile that another player throws away.</summary>
    public enum CallKind : byte
    {
        /// <summary>Nothing.</summary>
        Pass = NativeMethods.TENPAI_CALL_PASS,

        /// <summary>A run, with two tiles of the hand.</summary>
        Chi = NativeMethods.TENPAI_CALL_CHI,

        /// <summary>A triplet, with two tiles of the hand.</summary>
        Pon = NativeMethods.TENPAI_CALL_PON,

        /// <summary>A kan, with the three that the hand has (daiminkan).</summary>
        Kan = NativeMethods.TENPAI_CALL_KAN,

        /// <summary>Winning on it. Whether the hand has a yaku or is furiten is not judged.</summary>
        Ron = NativeMethods.TENPAI_CALL_RON,
    }

    /// <summary>Who threw a tile away.</summary>
    public enum Discarder : byte
    {
        /// <summary>Any player but the one before this one.</summary>
        Other = NativeMethods.TENPAI_FROM_OTHER,

        /// <summary>The player before this one (kamicha), from whom alone a chi may be called.</summary>
        Before = NativeMethods.TENPAI_FROM_BEFORE,
    }
}
