#nullable enable

using System;

namespace Tenpai
{
    /// <summary>
    /// How many of the copies that make a hand tenpai make its wait a good one. The default value is none of none.
    /// </summary>
    public readonly struct GoodWaits : IEquatable<GoodWaits>
    {
        internal GoodWaits(tenpai_good_wait_share share)
        {
            Good = share.good;
            All = share.all;
        }

        /// <summary>The copies after which the best discard leaves a good wait.</summary>
        public int Good { get; }

        /// <summary>The copies that make the hand tenpai.</summary>
        public int All { get; }

        /// <summary>Such as <c>4 of 12</c>.</summary>
        public override string ToString() => FormattableString.Invariant($"{Good} of {All}");

        /// <summary>Whether both are the same.</summary>
        public bool Equals(GoodWaits other) => Good == other.Good && All == other.All;

        /// <inheritdoc/>
        public override bool Equals(object? obj) => obj is GoodWaits other && Equals(other);

        /// <inheritdoc/>
        public override int GetHashCode() => HashCode.Combine(Good, All);

        /// <summary>Whether both are the same.</summary>
        public static bool operator ==(GoodWaits left, GoodWaits right) => left.Equals(right);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(GoodWaits left, GoodWaits right) => !left.Equals(right);
    }
}
