using System.Collections.Generic;

namespace Mahjong
{
    // What lies on the table for all to see. No hand is in here, so that nobody can look into one.
    internal readonly struct Table
    {
        public Table(IReadOnlyList<Shown> shown, IReadOnlyList<Tile> indicators, int left, int kans)
        {
            Shown = shown;
            Indicators = indicators;
            Left = left;
            Kans = kans;
        }

        // Of all seats.
        public IReadOnlyList<Shown> Shown { get; }

        public IReadOnlyList<Tile> Indicators { get; }

        // How many tiles can still be drawn.
        public int Left { get; }

        // Of all seats together.
        public int Kans { get; }
    }
}
