#nullable enable

using System;

namespace Tenpai
{
    /// <summary>The tiles that a hand waits on (machi), in all forms together.</summary>
    public readonly unsafe struct WaitSets : IEquatable<WaitSets>
    {
        private readonly tenpai_wait_sets native;

        internal WaitSets(tenpai_wait_sets native) => this.native = native;

        /// <summary>Every tile that completes the shape, the fifth copy of one included.</summary>
        public TileSet Formal => TileSet.FromBits(native.formal);

        /// <summary>
        /// The formal waits that the copies rule allows: by the default rules those that the hand does not hold four
        /// times concealed.
        /// </summary>
        public TileSet Effective => TileSet.FromBits(native.effective);

        /// <summary>The effective waits of which a copy is not yet seen.</summary>
        public TileSet Live => TileSet.FromBits(native.live);

        /// <summary>How many copies of an effective wait are not yet seen; 0 for any other tile.</summary>
        public int Copies(Tile tile)
        {
            tenpai_wait_sets waits = native;
            return waits.copies[tile.Index];
        }

        /// <summary>The copies of all effective waits together.</summary>
        public int Total => native.total;

        /// <summary>Whether the hand is tenpai, and whether a wait can still come.</summary>
        public Verdict Verdict => (Verdict)native.verdict;

        /// <summary>Whether there is an effective wait.</summary>
        public bool IsTenpai => !Effective.IsEmpty;

        /// <summary>Whether one of these discards of one's own is a formal wait (furiten by discards).</summary>
        public bool IsFuriten(TileSet discards) => !(Formal & discards).IsEmpty;

        /// <summary>The effective waits, such as <c>14m</c>; empty when there is none.</summary>
        public override string ToString() => Effective.ToString();

        /// <summary>Whether both are the same sets, with the same copies left.</summary>
        public bool Equals(WaitSets other)
        {
            tenpai_wait_sets left = native;
            tenpai_wait_sets right = other.native;
            return Bytes(&left).SequenceEqual(Bytes(&right));
        }

        /// <inheritdoc/>
        public override bool Equals(object? obj) => obj is WaitSets other && Equals(other);

        /// <inheritdoc/>
        public override int GetHashCode() => HashCode.Combine(Formal, Effective, Live, Total);

        /// <summary>Whether both are the same sets.</summary>
        public static bool operator ==(WaitSets left, WaitSets right) => left.Equals(right);

        /// <summary>Whether a set or the copies left differ.</summary>
        public static bool operator !=(WaitSets left, WaitSets right) => !left.Equals(right);

        private static ReadOnlySpan<byte> Bytes(tenpai_wait_sets* waits) =>
            new ReadOnlySpan<byte>(waits, sizeof(tenpai_wait_sets));
    }
}
