namespace Mahjong
{
    // A tile of another seat, and what one may do with it.
    internal readonly struct Offer
    {
        public Offer(Tile tile, int from, bool canWin, Call[] calls)
        {
            Tile = tile;
            From = from;
            CanWin = canWin;
            Calls = calls;
        }

        public Tile Tile { get; }

        public int From { get; }

        public bool CanWin { get; }

        public Call[] Calls { get; }
    }
}
