#nullable enable

using System;

namespace Tenpai
{
    /// <summary>A discard of a hand of 3k+2 tiles, and what the rest of the hand then accepts.</summary>
    public readonly unsafe struct Discard : IEquatable<Discard>
    {
        // As the native library lays it out, so that it can fill an array of them.
        private readonly tenpai_discard native;

        /// <summary>The tile that is thrown away.</summary>
        public Tile Tile => new Tile(native.tile);

        /// <summary>Whether it is a red five.</summary>
        public bool IsRed => native.is_red != 0;

        /// <summary>The number of what is left; null where nothing can be reached any more.</summary>
        public int? Shanten => ShantenNumbers.OrNone(native.shanten);

        /// <summary>Whether it leaves the hand tenpai.</summary>
        public bool KeepsTenpai => native.shanten == 0;

        /// <summary>What the hand then accepts. The tile thrown is seen: it has one copy less left.</summary>
        public Acceptance Acceptance
        {
            get
            {
                tenpai_discard discard = native;
                tenpai_accepted_tiles accepted = default;
                accepted.tiles = discard.tiles;
                accepted.live = discard.live;
                new ReadOnlySpan<byte>(discard.copies, Tenpai.Tile.Count).CopyTo(
                    new Span<byte>(accepted.copies, Tenpai.Tile.Count));
                accepted.total = discard.total;
                accepted.shanten = discard.shanten;
                return new Acceptance(accepted);
            }
        }

        /// <summary>The tile, and whether it is red.</summary>
        public Piece Piece => new Piece(Tile, IsRed);

        /// <summary>The tile as it is written, such as <c>5m</c>, and <c>0m</c> for a red five.</summary>
        public string Text => Piece.ToString();

        /// <summary>Such as <c>9p: 1, 6s12z, 8 tiles</c>.</summary>
        public override string ToString() => Shanten is int shanten
            ? FormattableString.Invariant($"{Text}: {shanten}, {Acceptance}")
            : $"{Text}: unreachable";

        /// <summary>Whether both are the same.</summary>
        public bool Equals(Discard other)
        {
            tenpai_discard left = native;
            tenpai_discard right = other.native;
            return Bytes(&left).SequenceEqual(Bytes(&right));
        }

        /// <inheritdoc/>
        public override bool Equals(object? obj) => obj is Discard other && Equals(other);

        /// <inheritdoc/>
        public override int GetHashCode() =>
            HashCode.Combine(native.tiles, native.total, native.shanten, native.tile, native.is_red);

        /// <summary>Whether both are the same.</summary>
        public static bool operator ==(Discard left, Discard right) => left.Equals(right);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Discard left, Discard right) => !left.Equals(right);

        private static ReadOnlySpan<byte> Bytes(tenpai_discard* value) =>
            new ReadOnlySpan<byte>(value, sizeof(tenpai_discard));
    }
}
