#nullable enable

using System;

namespace Tenpai
{
    /// <summary>A call that a hand can make, and what comes of it. The default value is passing.</summary>
    public readonly unsafe struct Call : IEquatable<Call>
    {
        // As the native library lays it out, so that it can fill an array of them.
        private readonly tenpai_call native;

        /// <summary>What it is.</summary>
        public CallKind Kind => (CallKind)native.kind;

        /// <summary>
        /// The number after it, with the best discard where one has to follow; -1 after ron, and null where nothing can
        /// be reached any more.
        /// </summary>
        public int? Shanten => ShantenNumbers.OrNone(native.shanten);

        /// <summary>The first of the two tiles that go into a chi or pon; null for any other call.</summary>
        public Piece? First => Of(0);

        /// <summary>The second of the two tiles that go into a chi or pon; null for any other call.</summary>
        public Piece? Second => Of(1);

        /// <summary>How many discards may follow it; 0 where none has to.</summary>
        public int DiscardCount => native.discard_count;

        /// <summary>The best of them; null where there is none.</summary>
        public Piece? BestDiscard => native.discard_count == 0
            ? (Piece?)null
            : new Piece(new Tile(native.discard), native.discard_is_red != 0);

        /// <summary>
        /// The copies not yet seen that bring the hand nearer after the best of them; 0 where there is none.
        /// </summary>
        public int BestTotal => native.discard_total;

        internal tenpai_call ToNative() => native;

        private Piece? Of(int place)
        {
            if (Kind != CallKind.Chi && Kind != CallKind.Pon)
            {
                return null;
            }
            tenpai_call call = native;
            return new Piece(new Tile(call.tiles[place]), call.are_red[place] != 0);
        }

        /// <summary>Such as <c>Chi 2m 3m</c> or <c>Ron</c>.</summary>
        public override string ToString() => First is Piece first ? $"{Kind} {first} {Second}" : Kind.ToString();

        /// <summary>Whether both are the same call and the same comes of them.</summary>
        public bool Equals(Call other)
        {
            tenpai_call left = native;
            tenpai_call right = other.native;
            return Bytes(&left).SequenceEqual(Bytes(&right));
        }

        /// <inheritdoc/>
        public override bool Equals(object? obj) => obj is Call other && Equals(other);

        /// <inheritdoc/>
        public override int GetHashCode() =>
            HashCode.Combine(native.kind, native.shanten, First, Second, native.discard, native.discard_total);

        /// <summary>Whether both are the same call and the same comes of them.</summary>
        public static bool operator ==(Call left, Call right) => left.Equals(right);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Call left, Call right) => !left.Equals(right);

        private static ReadOnlySpan<byte> Bytes(tenpai_call* value) => new ReadOnlySpan<byte>(value, sizeof(tenpai_call));
    }
}
