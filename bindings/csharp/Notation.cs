#nullable enable

namespace Tenpai
{
    /// <summary>How the tiles of a part of a hand are written; whole hands and sets the library writes.</summary>
    internal static class Notation
    {
        private const int KindsOfSuit = 9;

        internal static byte Letter(Tile tile) => (byte)"mpsz"[tile.Index / KindsOfSuit];

        internal static byte Digit(Tile tile) => (byte)('0' + Rank(tile));

        internal static int Rank(Tile tile) => tile.Index % KindsOfSuit + 1;

        internal static Suit SuitOf(Tile tile) => (Suit)(tile.Index / KindsOfSuit);

        internal static bool IsHonour(Tile tile) => tile.Index >= 3 * KindsOfSuit;
    }
}
