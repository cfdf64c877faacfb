using System;
using System.Collections.Generic;
using Tenpai;

namespace Mahjong
{
    // Tiles and melds of this game as those of the library, and back: the one place that knows
    // both. Nothing in here allocates.
    internal static class Translation
    {
        // The kind alone, which is what the library judges.
        public static Tenpai.Tile ToLibraryKind(int kind) => new Tenpai.Tile(kind);

        public static Piece ToLibrary(Tile tile) =>
            new Piece(ToLibraryKind(tile.Kind), tile.IsRed);

        public static Tile FromLibrary(Piece piece) => new Tile(piece.Tile.Index, piece.IsRed);

        public static Tenpai.Meld ToLibrary(Meld meld)
        {
            int redFives = 0;
            foreach (Tile tile in meld.Tiles)
            {
                redFives += tile.IsRed ? 1 : 0;
            }
            return new Tenpai.Meld(meld.Kind, ToLibraryKind(meld.Lowest.Kind), redFives);
        }

        // The concealed tiles and all melds as a hand that the library can judge.
        public static Hand ToLibrary(List<Tile> concealed, List<Meld> melds)
        {
            Span<byte> counts = stackalloc byte[Tile.Kinds];
            Span<byte> redFives = stackalloc byte[3];
            counts.Clear();
            redFives.Clear();
            foreach (Tile tile in concealed)
            {
                counts[tile.Kind]++;
                if (tile.IsRed)
                {
                    redFives[tile.Kind / 9]++;
                }
            }
            Span<Tenpai.Meld> beside = stackalloc Tenpai.Meld[melds.Count];
            for (int place = 0; place < melds.Count; place++)
            {
                beside[place] = ToLibrary(melds[place]);
            }
            return Hand.FromCounts(counts, beside, redFives);
        }

        // What a seat sees on the table beside its own hand and melds, each tile once. One that was
        // just thrown, and can still be called, is not among them.
        public static Seen SeenBy(int seat, Table table)
        {
            Seen seen = default;
            Add(ref seen, table.Indicators);
            for (int other = 0; other < Seats.Count; other++)
            {
                Shown there = table.Shown[other];
                Add(ref seen, there.Pond);
                if (other == seat)
                {
                    continue;
                }
                foreach (Meld meld in there.Melds)
                {
                    Add(ref seen, meld.Tiles);
                }
            }
            return seen;
        }

        // By their places: `foreach` over an interface allocates.
        private static void Add(ref Seen seen, IReadOnlyList<Tile> tiles)
        {
            for (int place = 0; place < tiles.Count; place++)
            {
                seen.Add(ToLibraryKind(tiles[place].Kind));
            }
        }
    }
}
