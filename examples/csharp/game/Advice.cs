namespace Mahjong
{
    // A discard, and what the rest of the hand is then.
    internal readonly struct Advice
    {
        public Advice(Tile tile, int shanten, int copies)
        {
            Tile = tile;
            Shanten = shanten;
            Copies = copies;
        }

        public Tile Tile { get; }

        public int Shanten { get; }

        // How many tiles bring it nearer that are not yet seen.
        public int Copies { get; }
    }
}
