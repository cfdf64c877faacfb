#nullable enable

using System;

namespace Tenpai
{
    /// <summary>What a wait is, by the group that takes the winning tile.</summary>
    public enum WaitKind : byte
    {
        /// <summary>Either end of a run, where the other end could come too (ryanmen): 23m for 1m.</summary>
        TwoSided = NativeMethods.TENPAI_WAIT_TWO_SIDED,

        /// <summary>The middle of a run (kanchan): 13m for 2m.</summary>
        Closed = NativeMethods.TENPAI_WAIT_CLOSED,

        /// <summary>The inner end of a run at the edge (penchan): 12m for 3m.</summary>
        Edge = NativeMethods.TENPAI_WAIT_EDGE,

        /// <summary>The third of a triplet (shanpon).</summary>
        Pair = NativeMethods.TENPAI_WAIT_PAIR,

        /// <summary>The second of the pair (tanki), of honours as of any tile.</summary>
        Single = NativeMethods.TENPAI_WAIT_SINGLE,

        /// <summary>The last of seven pairs.</summary>
        SevenPairs = NativeMethods.TENPAI_WAIT_SEVEN_PAIRS,

        /// <summary>The one terminal or honour that thirteen orphans lack.</summary>
        OneOrphan = NativeMethods.TENPAI_WAIT_ONE_ORPHAN,

        /// <summary>The second of any terminal or honour, where all thirteen are there.</summary>
        ThirteenOrphans = NativeMethods.TENPAI_WAIT_THIRTEEN_ORPHANS,
    }

    /// <summary>What players call the wait of a hand as a whole. A later version may have more of them.</summary>
    public enum WaitShape : byte
    {
        /// <summary>There is no formal wait.</summary>
        None = NativeMethods.TENPAI_SHAPE_NONE,

        /// <summary>Waits that have no name of their own: their kinds say what they are.</summary>
        Compound = NativeMethods.TENPAI_SHAPE_COMPOUND,

        /// <summary>One single wait (tanki).</summary>
        Single = NativeMethods.TENPAI_SHAPE_SINGLE,

        /// <summary>Two single waits three apart (nobetan): 2345m.</summary>
        TwoSingles = NativeMethods.TENPAI_SHAPE_TWO_SINGLES,

        /// <summary>Three single waits, each three from the next: 2345678m.</summary>
        ThreeSingles = NativeMethods.TENPAI_SHAPE_THREE_SINGLES,

        /// <summary>Two two-sided waits three apart (ryanmen): 23m.</summary>
        TwoSided = NativeMethods.TENPAI_SHAPE_TWO_SIDED,

        /// <summary>Three two-sided waits, each three from the next (sanmenchan): 23456m.</summary>
        ThreeSided = NativeMethods.TENPAI_SHAPE_THREE_SIDED,

        /// <summary>One closed wait (kanchan).</summary>
        Closed = NativeMethods.TENPAI_SHAPE_CLOSED,

        /// <summary>One edge wait (penchan).</summary>
        Edge = NativeMethods.TENPAI_SHAPE_EDGE,

        /// <summary>Two pair waits (shanpon).</summary>
        Pair = NativeMethods.TENPAI_SHAPE_PAIR,

        /// <summary>A single wait and two two-sided ones three apart (ryantan): 2223m.</summary>
        SingleAndTwoSided = NativeMethods.TENPAI_SHAPE_SINGLE_AND_TWO_SIDED,

        /// <summary>A single wait and a closed one (kantan): 2224m.</summary>
        SingleAndClosed = NativeMethods.TENPAI_SHAPE_SINGLE_AND_CLOSED,

        /// <summary>A single wait and an edge one (pentan): 1112m.</summary>
        SingleAndEdge = NativeMethods.TENPAI_SHAPE_SINGLE_AND_EDGE,

        /// <summary>A two-sided wait, a pair one, and one that is both (entotsu): 23444m55p.</summary>
        PairAndTwoSided = NativeMethods.TENPAI_SHAPE_PAIR_AND_TWO_SIDED,

        /// <summary>The one single wait of seven pairs alone.</summary>
        SevenPairs = NativeMethods.TENPAI_SHAPE_SEVEN_PAIRS,

        /// <summary>The one orphan that thirteen orphans lack.</summary>
        OneOrphan = NativeMethods.TENPAI_SHAPE_ONE_ORPHAN,

        /// <summary>Any of the thirteen orphans.</summary>
        ThirteenOrphans = NativeMethods.TENPAI_SHAPE_THIRTEEN_ORPHANS,
    }

    /// <summary>What players call a wait, in words.</summary>
    public static unsafe class WaitShapes
    {
        /// <summary>Such as <c>three-sided</c>; empty for <see cref="WaitShape.None"/>.</summary>
        /// <exception cref="TenpaiException">
        /// With <see cref="ErrorCode.BadShape"/> for a value that does not exist.
        /// </exception>
        public static string ToText(this WaitShape shape)
        {
            byte* text = stackalloc byte[NativeText.Capacity];
            return NativeText.ToText(text, NativeText.Shape((byte)shape, text));
        }

        /// <summary>The same, without allocation.</summary>
        /// <param name="shape">What players call a wait.</param>
        /// <param name="destination">Receives the words.</param>
        /// <param name="charsWritten">How many characters they have, or 0 where there is no room.</param>
        /// <returns>Whether there was room.</returns>
        /// <exception cref="TenpaiException">
        /// With <see cref="ErrorCode.BadShape"/> for a value that does not exist.
        /// </exception>
        public static bool TryFormat(this WaitShape shape, Span<char> destination, out int charsWritten)
        {
            byte* text = stackalloc byte[NativeText.Capacity];
            return NativeText.TryCopy(text, NativeText.Shape((byte)shape, text), destination, out charsWritten);
        }

        /// <summary>The same as UTF-8.</summary>
        /// <param name="shape">What players call a wait.</param>
        /// <param name="utf8Destination">Receives the words.</param>
        /// <param name="bytesWritten">How many bytes they have, or 0 where there is no room.</param>
        /// <returns>Whether there was room.</returns>
        /// <exception cref="TenpaiException">
        /// With <see cref="ErrorCode.BadShape"/> for a value that does not exist.
        /// </exception>
        public static bool TryFormat(this WaitShape shape, Span<byte> utf8Destination, out int bytesWritten)
        {
            byte* text = stackalloc byte[NativeText.Capacity];
            return NativeText.TryCopy(text, NativeText.Shape((byte)shape, text), utf8Destination, out bytesWritten);
        }
    }
}
