namespace Tenpai
{
    /// <summary>How the tiles of a part of a hand are written; whole hands and sets the library writes.</summary>
    internal static class Notation
    {
        private const int KindsOfSuit = 9;

        internal static char Letter(Tile tile) => "mpsz"[tile.Index / KindsOfSuit];

        internal static char Digit(Tile tile) => (char)('1' + tile.Index % KindsOfSuit);
    }
}
