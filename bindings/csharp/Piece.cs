#nullable enable

using System;

namespace Tenpai
{
    /// <summary>A tile as it lies on the table: its kind, and whether it is a red five.</summary>
    public readonly struct Piece : IEquatable<Piece>
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
        /// <exception cref="FormatException">
        /// For any other text; a <see cref="HandFormatException"/> with the position where it is no hand either.
        /// </exception>
        public static Piece Parse(string text)
        {
            // A single tile is a hand that has no other.
            Hand hand = Hand.Parse(text);
            Piece? only = null;
            int tiles = 0;
            for (int index = 0; index < Tile.Count; index++)
            {
                var tile = new Tile(index);
                tiles += hand.Count(tile);
                if (hand.Count(tile) > 0)
                {
                    only = new Piece(
                        tile, !Notation.IsHonour(tile) && hand.RedFives((Suit)(index / 9)) > 0);
                }
            }
            return only is Piece piece && tiles == 1 && hand.Melds().Length == 0
                ? piece
                : throw new FormatException($"{text} is not a single tile");
        }

        /// <summary>A tile that is not red.</summary>
        public static implicit operator Piece(Tile tile) => new Piece(tile);

        internal byte RedFives => IsRed ? (byte)1 : (byte)0;

        /// <summary>As it is written, such as <c>5m</c>, and <c>0m</c> for a red five.</summary>
        public override string ToString() => IsRed ? "0" + Notation.Letter(Tile) : Tile.ToString();

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
