using System.Collections.Generic;

namespace Mahjong
{
    // What a seat shows of itself.
    internal sealed class Shown
    {
        public List<Meld> Melds { get; } = new List<Meld>();

        // Its discards that still lie there.
        public List<Tile> Pond { get; } = new List<Tile>();

        // All that it threw, those that others called away too.
        public List<Tile> Thrown { get; } = new List<Tile>();

        public bool InRiichi { get; set; }
    }
}
