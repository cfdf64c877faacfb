using System.Collections.Generic;

namespace Mahjong
{
    // The wall: 136 shuffled tiles, of which the last 14 are the dead wall.
    internal sealed class Wall
    {
        public const int MostKans = 4;

        private const int Size = Tile.Kinds * Tile.CopiesOfAKind;
        private const int DeadWall = Size - 14;
        private const int FirstReplacement = Size - 1;
        private const int FirstIndicator = FirstReplacement - MostKans;

        private readonly Tile[] tiles = SortedTiles();
        private readonly List<Tile> indicators = new List<Tile>(1 + MostKans);
        private int next;

        public Wall(ulong seed)
        {
            var generator = new Generator(seed);
            for (int place = tiles.Length - 1; place > 0; place--)
            {
                int other = (int)generator.Below((ulong)place + 1);
                (tiles[place], tiles[other]) = (tiles[other], tiles[place]);
            }
            indicators.Add(tiles[FirstIndicator]);
        }

        public int Kans { get; private set; }

        // How many tiles can still be drawn. Each kan takes one of them into the dead wall.
        public int Left => DeadWall - Kans - next;

        // Those that are turned up, the oldest first.
        public IReadOnlyList<Tile> Indicators => indicators;

        // Takes the next tile from the front.
        public Tile Draw()
        {
            Fault.Unless(Left > 0, "a draw from an empty wall");
            return tiles[next++];
        }

        // Takes a tile from the dead wall after a kan, and turns up one more indicator.
        public Tile Replacement()
        {
            Fault.Unless(Left > 0 && Kans < MostKans, "a replacement tile where no kan can be");
            Tile replacement = tiles[FirstReplacement - Kans++];
            indicators.Add(tiles[FirstIndicator - Kans]);
            return replacement;
        }

        // All that lie face down.
        public IEnumerable<Tile> FaceDown()
        {
            for (int place = next; place <= FirstReplacement - Kans; place++)
            {
                if (place < FirstIndicator - Kans || place > FirstIndicator)
                {
                    yield return tiles[place];
                }
            }
        }

        // All tiles in order, the first of the fives being red.
        private static Tile[] SortedTiles()
        {
            var tiles = new Tile[Size];
            for (int place = 0; place < Size; place++)
            {
                int kind = place / Tile.CopiesOfAKind;
                bool isFirst = place % Tile.CopiesOfAKind == 0;
                tiles[place] = new Tile(kind, isFirst && Tile.IsFive(kind));
            }
            return tiles;
        }
    }
}
