namespace Mahjong
{
    internal enum EventKind
    {
        Deal,
        Indicator,
        Draw,
        Replacement,
        Riichi,
        Discard,
        Chi,
        Pon,
        OpenKan,
        ConcealedKan,
        AddedKan,
        Tsumo,
        Ron,
    }

    // What happens in a game.
    internal readonly struct Event
    {
        public Event(
            EventKind kind, int seat, Tile tile = default, int from = 0, Call call = default)
        {
            Kind = kind;
            Seat = seat;
            Tile = tile;
            From = from;
            Call = call;
        }

        public EventKind Kind { get; }

        // Who does it; of an indicator the dealer.
        public int Seat { get; }

        // The tile that comes, goes, is called or completes a hand.
        public Tile Tile { get; }

        // Of a call and a ron the seat whose tile it is.
        public int From { get; }

        // Of a chi and a pon, for the two tiles of the hand.
        public Call Call { get; }
    }
}
