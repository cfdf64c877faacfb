#nullable enable

using System;

namespace Tenpai
{
    /// <summary>
    /// The tiles whose draw brings a hand nearer (ukeire), and how many of each are not yet seen. The default value
    /// is nothing.
    /// </summary>
    public readonly unsafe struct Acceptance : IEquatable<Acceptance>
    {
        private readonly tenpai_accepted_tiles native;

        internal Acceptance(tenpai_accepted_tiles native) => this.native = native;

        /// <summary>The number of the hand before it draws; null where nothing can be reached.</summary>
        public int? Shanten => ShantenNumbers.OrNone(native.shanten);

        /// <summary>
        /// The tiles whose draw lowers the number, those among them of which every copy is seen. At tenpai they are
        /// the effective waits.
        /// </summary>
        public TileSet Tiles => TileSet.FromBits(native.tiles);

        /// <summary>Those of them of which a copy is not yet seen.</summary>
        public TileSet Live => TileSet.FromBits(native.live);

        /// <summary>How many copies of one of the tiles are not yet seen; 0 for any other tile.</summary>
        public int Copies(Tile tile)
        {
            tenpai_accepted_tiles tiles = native;
            return tiles.copies[tile.Index];
        }

        /// <summary>The copies of all of them together.</summary>
        public int Total => native.total;

        /// <summary>Such as <c>34m, 7 tiles</c>; <c>nothing</c> where there is none.</summary>
        public override string ToString() =>
            native.tiles == 0
                ? "nothing"
                : FormattableString.Invariant($"{Tiles}, {Total} tile{(Total == 1 ? "" : "s")}");

        /// <summary>Whether both are the same.</summary>
        public bool Equals(Acceptance other)
        {
            tenpai_accepted_tiles left = native;
            tenpai_accepted_tiles right = other.native;
            return Bytes(&left).SequenceEqual(Bytes(&right));
        }

        /// <inheritdoc/>
        public override bool Equals(object? obj) => obj is Acceptance other && Equals(other);

        /// <inheritdoc/>
        public override int GetHashCode() => HashCode.Combine(native.tiles, native.live, native.total, native.shanten);

        /// <summary>Whether both are the same.</summary>
        public static bool operator ==(Acceptance left, Acceptance right) => left.Equals(right);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Acceptance left, Acceptance right) => !left.Equals(right);

        private static ReadOnlySpan<byte> Bytes(tenpai_accepted_tiles* value) =>
            new ReadOnlySpan<byte>(value, sizeof(tenpai_accepted_tiles));
    }
}
