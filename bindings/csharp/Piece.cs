#nullable enable

using System;

namespace Tenpai
{
    /// <summary>A tile as it lies on the table: its kind, and whether it is a red five.</summary>
    public readonly unsafe struct Piece : IEquatable<Piece>
    {
        /// <summary>A tile of a kind.</summary>
        /// <param name="tile">The kind.</param>
        /// <param name="isRed">Whether it is the red five of its suit.</param>
        /// <exception cref="ArgumentOutOfRangeException">For a red one that is no five.</exception>
        public Piece(Tile tile, bool isRed = false)
        {
            if (isRed && (Notation.IsHonour(tile) || Notation.Rank(tile) != 5))
            {
                throw new ArgumentOutOfRangeException(nameof(isRed), tile, "only fives of a suit can be red");
            }
            Tile = tile;
            IsRed = isRed;
        }

        /// <summary>Its kind.</summary>
        public Tile Tile { get; }

        /// <summary>Whether it is a red five.</summary>
        public bool IsRed { get; }

        /// <summary>Reads a single tile, such as <c>5m</c>, or <c>0m</c> for a red five.</summary>
        /// <param name="text">The tile as it is written in a hand.</param>
        /// <exception cref="ArgumentNullException">For no text.</exception>
        /// <exception cref="HandFormatException">
        /// A <see cref="FormatException"/>, with the position where the text is no hand either, for any other text.
        /// </exception>
        public static Piece Parse(string text) => Only(Hand.Parse(text));

        /// <summary>The same of a span, without allocation.</summary>
        /// <param name="text">The tile as it is written in a hand.</param>
        /// <exception cref="HandFormatException">As for <see cref="Parse(string)"/>.</exception>
        public static Piece Parse(ReadOnlySpan<char> text) => Only(Hand.Parse(text));

        /// <summary>The same of UTF-8, without allocation.</summary>
        /// <param name="utf8Text">The tile as it is written in a hand.</param>
        /// <exception cref="HandFormatException">
        /// As for <see cref="Parse(string)"/>; its position counts bytes.
        /// </exception>
        public static Piece Parse(ReadOnlySpan<byte> utf8Text) => Only(Hand.Parse(utf8Text));

        /// <summary>Reads a single tile, where the text may be none.</summary>
        /// <param name="text">As for <see cref="Parse(string)"/>; null is no tile.</param>
        /// <param name="piece">The tile, or the default value, which is 1m.</param>
        /// <returns>Whether the text is a single tile.</returns>
        public static bool TryParse(string? text, out Piece piece) => TryParse(text.AsSpan(), out piece);

        /// <summary>The same of a span.</summary>
        /// <param name="text">As for <see cref="Parse(string)"/>.</param>
        /// <param name="piece">The tile, or the default value, which is 1m.</param>
        /// <returns>Whether the text is a single tile.</returns>
        public static bool TryParse(ReadOnlySpan<char> text, out Piece piece)
        {
            piece = default;
            return Hand.TryParse(text, out Hand hand) && IsOnly(hand, out piece);
        }

        /// <summary>The same of UTF-8.</summary>
        /// <param name="utf8Text">As for <see cref="Parse(string)"/>.</param>
        /// <param name="piece">The tile, or the default value, which is 1m.</param>
        /// <returns>Whether the text is a single tile.</returns>
        public static bool TryParse(ReadOnlySpan<byte> utf8Text, out Piece piece)
        {
            piece = default;
            return Hand.TryParse(utf8Text, out Hand hand) && IsOnly(hand, out piece);
        }

        private static Piece Only(Hand hand) => IsOnly(hand, out Piece piece)
            ? piece
            : throw new HandFormatException(ErrorCode.BadSize, $"{hand} is not a single tile", null);

        // A single tile is a hand that has no other.
        private static bool IsOnly(Hand hand, out Piece piece)
        {
            piece = default;
            if (hand.Size != 1 || hand.MeldCount != 0)
            {
                return false;
            }
            int index = 0;
            while (hand.Count(new Tile(index)) == 0)
            {
                index++;
            }
            var tile = new Tile(index);
            piece = new Piece(tile, !Notation.IsHonour(tile) && hand.RedFives(tile.Suit) > 0);
            return true;
        }

        /// <summary>A tile that is not red.</summary>
        public static implicit operator Piece(Tile tile) => new Piece(tile);

        internal byte RedFives => IsRed ? (byte)1 : (byte)0;

        /// <summary>As it is written, such as <c>5m</c>, and <c>0m</c> for a red five.</summary>
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

        internal int Write(byte* text)
        {
            text[0] = IsRed ? (byte)'0' : Notation.Digit(Tile);
            text[1] = Notation.Letter(Tile);
            return 2;
        }

        /// <summary>Whether both are the same.</summary>
        public bool Equals(Piece other) => Tile == other.Tile && IsRed == other.IsRed;

        /// <inheritdoc/>
        public override bool Equals(object? obj) => obj is Piece other && Equals(other);

        /// <inheritdoc/>
        public override int GetHashCode() => HashCode.Combine(Tile, IsRed);

        /// <summary>Whether both are the same.</summary>
        public static bool operator ==(Piece left, Piece right) => left.Equals(right);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Piece left, Piece right) => !left.Equals(right);
    }
}
