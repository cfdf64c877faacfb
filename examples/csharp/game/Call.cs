using Tenpai;

namespace Mahjong
{
    // A way to call the tile of another seat.
    internal readonly struct Call
    {
        public Call(MeldKind kind, Tile first, Tile second, Tenpai.Call judged)
        {
            Kind = kind;
            First = first;
            Second = second;
            Judged = judged;
        }

        // A chi, a pon or an open kan.
        public MeldKind Kind { get; }

        // The two of the hand that go into a chi or pon; a kan takes all that there are.
        public Tile First { get; }

        public Tile Second { get; }

        // What the library thinks of it.
        public Tenpai.Call Judged { get; }
    }
}
