#nullable enable

using System;

namespace Tenpai
{
    /// <summary>
    /// A kind of tile, one of 34, by its index: 0 to 33 for 1m-9m, 1p-9p, 1s-9s, then east, south, west,
    /// north, white, green and red (1z-7z). A red five is a five here.
    /// </summary>
    public readonly struct Tile : IEquatable<Tile>, IComparable<Tile>
    {
        /// <summary>How many kinds there are.</summary>
        public const int Count = (int)NativeMethods.TENPAI_TILES;

        private readonly byte index;

        /// <summary>The tile of an index.</summary>
        /// <param name="index">0 to 33.</param>
        /// <exception cref="ArgumentOutOfRangeException">For any other index.</exception>
        public Tile(int index)
        {
            if (index < 0 || index >= Count)
            {
                throw new ArgumentOutOfRangeException(nameof(index), index, "a tile has an index from 0 to 33");
            }
            this.index = (byte)index;
        }

        /// <summary>Reads a tile, such as <c>5m</c>; <c>0m</c>, a red five, is a five.</summary>
        /// <param name="text">The tile as it is written in a hand.</param>
        /// <exception cref="ArgumentNullException">For no text.</exception>
        /// <exception cref="FormatException">
        /// For any other text; a <see cref="HandFormatException"/> with the position where it is no hand either.
        /// </exception>
        public static Tile Parse(string text) => Piece.Parse(text).Tile;

        /// <summary>Its index, 0 to 33.</summary>
        public int Index => index;

        /// <summary>Its text, such as <c>5m</c>.</summary>
        public override string ToString() => TileSet.Of(this).ToString();

        /// <summary>Whether both are the same kind.</summary>
        public bool Equals(Tile other) => index == other.index;

        /// <inheritdoc/>
        public override bool Equals(object? obj) => obj is Tile other && Equals(other);

        /// <inheritdoc/>
        public override int GetHashCode() => index;

        /// <summary>Compares in tile order, that of the index.</summary>
        public int CompareTo(Tile other) => index.CompareTo(other.index);

        /// <summary>Whether both are the same kind.</summary>
        public static bool operator ==(Tile left, Tile right) => left.Equals(right);

        /// <summary>Whether they are different kinds.</summary>
        public static bool operator !=(Tile left, Tile right) => !left.Equals(right);
    }
}
