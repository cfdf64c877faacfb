using System;

namespace Mahjong
{
    // One of the 136 tiles of this game.
    internal readonly struct Tile : IEquatable<Tile>, IComparable<Tile>
    {
        public const int Kinds = 34;
        public const int CopiesOfAKind = 4;

        private const string Suits = "mpsz";

        public Tile(int kind, bool isRed)
        {
            Kind = kind;
            IsRed = isRed;
        }

        // 0 to 33: 1m to 9m, 1p to 9p, 1s to 9s, east, south, west, north, white, green, red.
        public int Kind { get; }

        public bool IsRed { get; }

        // Whether the kind is that of a five of a suit, one of which is red.
        public static bool IsFive(int kind) => kind < 27 && kind % 9 == 4;

        // By kind; the red five comes before the plain ones.
        public int CompareTo(Tile other) =>
            Kind != other.Kind ? Kind.CompareTo(other.Kind) : other.IsRed.CompareTo(IsRed);

        public bool Equals(Tile other) => Kind == other.Kind && IsRed == other.IsRed;

        public override bool Equals(object? obj) => obj is Tile other && Equals(other);

        public override int GetHashCode() => Kind * 2 + (IsRed ? 1 : 0);

        public static bool operator ==(Tile left, Tile right) => left.Equals(right);

        public static bool operator !=(Tile left, Tile right) => !left.Equals(right);

        // As players write it: "5m", "0m" for the red five, "1z" to "7z" for the honours.
        public override string ToString() =>
            new string(new[] { (char)('0' + (IsRed ? 0 : Kind % 9 + 1)), Suits[Kind / 9] });
    }
}
