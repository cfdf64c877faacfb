#nullable enable

using System;

namespace Tenpai
{
    /// <summary>
    /// A draw that keeps the shanten number and, with the best discard after it, leads to more copies that bring the
    /// hand nearer.
    /// </summary>
    public readonly struct Improvement : IEquatable<Improvement>
    {
        // As the native library lays it out, so that it can fill an array of them.
        private readonly tenpai_improvement native;

        /// <summary>The tile that is drawn.</summary>
        public Tile Draw => new Tile(native.draw);

        /// <summary>How many copies of it are not yet seen, one to four.</summary>
        public int Copies => native.copies;

        /// <summary>The best discard after the draw.</summary>
        public Piece Discard => new Piece(new Tile(native.discard), native.discard_is_red != 0);

        /// <summary>The copies that the hand accepts as it is.</summary>
        public int Before => native.before;

        /// <summary>The copies that it accepts after the draw and the discard.</summary>
        public int After => native.after;

        /// <summary>Such as <c>3s for 9p: 8 to 12 tiles</c>.</summary>
        public override string ToString() =>
            FormattableString.Invariant($"{Draw} for {Discard}: {Before} to {After} tiles");

        /// <summary>Whether both are the same.</summary>
        public bool Equals(Improvement other) =>
            native.draw == other.native.draw && native.copies == other.native.copies
            && native.discard == other.native.discard && native.before == other.native.before
            && native.after == other.native.after && native.discard_is_red == other.native.discard_is_red;

        /// <inheritdoc/>
        public override bool Equals(object? obj) => obj is Improvement other && Equals(other);

        /// <inheritdoc/>
        public override int GetHashCode() =>
            HashCode.Combine(native.draw, native.copies, native.discard, native.before, native.after);

        /// <summary>Whether both are the same.</summary>
        public static bool operator ==(Improvement left, Improvement right) => left.Equals(right);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Improvement left, Improvement right) => !left.Equals(right);
    }
}
