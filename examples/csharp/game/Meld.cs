using System.Collections.Generic;
using Tenpai;

namespace Mahjong
{
    // A meld with all of its tiles. The library wants of it the kind, the lowest tile and how many
    // are red; a game has to know which tile lies where.
    internal sealed class Meld
    {
        public Meld(MeldKind kind, List<Tile> tiles)
        {
            Kind = kind;
            Tiles = tiles;
            Tiles.Sort();
        }

        public MeldKind Kind { get; private set; }

        // Sorted.
        public List<Tile> Tiles { get; }

        public Tile Lowest => Tiles[0];

        // A pon becomes a kan.
        public void Add(Tile fourth)
        {
            Kind = MeldKind.OpenKan;
            Tiles.Add(fourth);
            Tiles.Sort();
        }

        // And a pon again, when the tile is robbed.
        public void GiveUp(Tile fourth)
        {
            Kind = MeldKind.Pon;
            Tiles.Remove(fourth);
        }
    }
}
