using System;
using System.Collections.Generic;

namespace Mahjong
{
    // That every tile is somewhere, once, and that no hand has too many or too few.
    internal static class Audit
    {
        public static void Check(Wall wall, IReadOnlyList<Opponent> opponents, Tile? inFlight)
        {
            Span<int> counts = stackalloc int[Tile.Kinds];
            counts.Clear();
            int redFives = Count(wall.FaceDown(), counts) + Count(wall.Indicators, counts);
            if (inFlight is Tile thrown)
            {
                redFives += Count(new[] { thrown }, counts);
            }
            int handsWithOneMore = 0;
            foreach (Opponent opponent in opponents)
            {
                redFives += Count(opponent.Concealed, counts) + Count(opponent.Shown.Pond, counts);
                foreach (Meld meld in opponent.Shown.Melds)
                {
                    redFives += Count(meld.Tiles, counts);
                }
                int more = opponent.Concealed.Count - (13 - 3 * opponent.Shown.Melds.Count);
                Fault.Unless(more == 0 || more == 1, "a hand has 13 tiles, and one that came");
                handsWithOneMore += more;
            }
            Fault.Unless(handsWithOneMore <= 1, "it is the turn of one seat at most");
            Fault.Unless(redFives == 3, "there are three red fives");
            foreach (int ofAKind in counts)
            {
                Fault.Unless(ofAKind == Tile.CopiesOfAKind, "there are four of each kind");
            }
        }

        // Adds them up by kind; returns how many of them are red.
        private static int Count(IEnumerable<Tile> tiles, Span<int> counts)
        {
            int redFives = 0;
            foreach (Tile tile in tiles)
            {
                counts[tile.Kind]++;
                redFives += tile.IsRed ? 1 : 0;
            }
            return redFives;
        }
    }
}
