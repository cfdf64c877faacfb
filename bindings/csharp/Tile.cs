#nullable enable

using System;

namespace Tenpai
{
    /// <summary>
    /// A kind of tile, one of 34, by its index: 0 to 33 for 1m-9m, 1p-9p, 1s-9s, then east, south, west,
    /// north, white, green and red (1z-7z). A red five is a five here.
    /// </summary>
    public readonly unsafe struct Tile : IEquatable<Tile>, IComparable<Tile>
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
        /// <exception cref="HandFormatException">
        /// A <see cref="FormatException"/>, with the position where the text is no hand either, for any other text.
        /// </exception>
        public static Tile Parse(string text) => Piece.Parse(text).Tile;

        /// <summary>The same of a span, without allocation.</summary>
        /// <param name="text">The tile as it is written in a hand.</param>
        /// <exception cref="HandFormatException">As for <see cref="Parse(string)"/>.</exception>
        public static Tile Parse(ReadOnlySpan<char> text) => Piece.Parse(text).Tile;

        /// <summary>The same of UTF-8, without allocation.</summary>
        /// <param name="utf8Text">The tile as it is written in a hand.</param>
        /// <exception cref="HandFormatException">
        /// As for <see cref="Parse(string)"/>; its position counts bytes.
        /// </exception>
        public static Tile Parse(ReadOnlySpan<byte> utf8Text) => Piece.Parse(utf8Text).Tile;

        /// <summary>Reads a tile, where the text may be none.</summary>
        /// <param name="text">As for <see cref="Parse(string)"/>; null is no tile.</param>
        /// <param name="tile">The tile, or the default value, which is 1m.</param>
        /// <returns>Whether the text is a tile.</returns>
        public static bool TryParse(string? text, out Tile tile) => TryParse(text.AsSpan(), out tile);

        /// <summary>The same of a span.</summary>
        /// <param name="text">As for <see cref="Parse(string)"/>.</param>
        /// <param name="tile">The tile, or the default value, which is 1m.</param>
        /// <returns>Whether the text is a tile.</returns>
        public static bool TryParse(ReadOnlySpan<char> text, out Tile tile)
        {
            bool isTile = Piece.TryParse(text, out Piece piece);
            tile = piece.Tile;
            return isTile;
        }

        /// <summary>The same of UTF-8.</summary>
        /// <param name="utf8Text">As for <see cref="Parse(string)"/>.</param>
        /// <param name="tile">The tile, or the default value, which is 1m.</param>
        /// <returns>Whether the text is a tile.</returns>
        public static bool TryParse(ReadOnlySpan<byte> utf8Text, out Tile tile)
        {
            bool isTile = Piece.TryParse(utf8Text, out Piece piece);
            tile = piece.Tile;
            return isTile;
        }

        /// <summary>Its index, 0 to 33.</summary>
        public int Index => index;

        /// <summary>Its suit; that of winds and dragons is <see cref="Suit.Honours"/>.</summary>
        public Suit Suit => Notation.SuitOf(this);

        /// <summary>
        /// The number that it is written with: 1 to 9, and 1 to 7 for east, south, west, north, white, green and red.
        /// </summary>
        public int Rank => Notation.Rank(this);

        /// <summary>Its text, such as <c>5m</c>.</summary>
        public override string ToString()
        {
            byte* text = stackalloc byte[NativeText.Capacity];
            return NativeText.ToText(text, Write(text));
        }

        /// <summary>Writes what <see cref="ToString"/> returns, without allocation.</summary>
        /// <param name="destination">2 characters are always enough.</param>
        /// <param name="charsWritten">How many characters were written.</param>
        /// <returns>Whether there was room; nothing is written when there was none.</returns>
        public bool TryFormat(Span<char> destination, out int charsWritten)
        {
            byte* text = stackalloc byte[NativeText.Capacity];
            return NativeText.TryCopy(text, Write(text), destination, out charsWritten);
        }

        /// <summary>The same as UTF-8.</summary>
        /// <param name="utf8Destination">2 bytes are always enough.</param>
        /// <param name="bytesWritten">How many bytes were written.</param>
        /// <returns>Whether there was room; nothing is written when there was none.</returns>
        public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten)
        {
            byte* text = stackalloc byte[NativeText.Capacity];
            return NativeText.TryCopy(text, Write(text), utf8Destination, out bytesWritten);
        }

        private int Write(byte* text) => new Piece(this).Write(text);

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
