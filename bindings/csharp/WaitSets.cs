#nullable enable

using System;

namespace Tenpai
{
    /// <summary>The tiles that a hand waits on (machi), in all forms together.</summary>
    public readonly struct WaitSets : IEquatable<WaitSets>
    {
        internal WaitSets(tenpai_wait_sets native)
        {
            Formal = TileSet.FromBits(native.formal);
            Effective = TileSet.FromBits(native.effective);
        }

        /// <summary>Every tile that completes the shape, the fifth copy of one included.</summary>
        public TileSet Formal { get; }

        /// <summary>The formal waits that can come: those that the hand does not hold four times concealed.</summary>
        public TileSet Effective { get; }

        /// <summary>Whether there is an effective wait.</summary>
        public bool IsTenpai => !Effective.IsEmpty;

        /// <summary>The effective waits, such as <c>14m</c>; empty when there is none.</summary>
        public override string ToString() => Effective.ToString();

        /// <summary>Whether both are the same sets.</summary>
        public bool Equals(WaitSets other) => Formal == other.Formal && Effective == other.Effective;

        /// <inheritdoc/>
        public override bool Equals(object? obj) => obj is WaitSets other && Equals(other);

        /// <inheritdoc/>
        public override int GetHashCode() => HashCode.Combine(Formal, Effective);

        /// <summary>Whether both are the same sets.</summary>
        public static bool operator ==(WaitSets left, WaitSets right) => left.Equals(right);

        /// <summary>Whether a set differs.</summary>
        public static bool operator !=(WaitSets left, WaitSets right) => !left.Equals(right);
    }
}
