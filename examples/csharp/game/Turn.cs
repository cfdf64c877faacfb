namespace Mahjong
{
    internal enum TurnKind
    {
        Win,
        Kan,
        Riichi,
        Discard,
    }

    // What to do after a draw.
    internal readonly struct Turn
    {
        private Turn(TurnKind kind, Tile tile, OwnKan kan)
        {
            Kind = kind;
            Tile = tile;
            OwnKan = kan;
        }

        public TurnKind Kind { get; }

        // What is thrown, after declaring riichi or without.
        public Tile Tile { get; }

        public OwnKan OwnKan { get; }

        public static Turn Win() => new Turn(TurnKind.Win, default, default);

        public static Turn Kan(OwnKan kan) => new Turn(TurnKind.Kan, default, kan);

        public static Turn Riichi(Tile tile) => new Turn(TurnKind.Riichi, tile, default);

        public static Turn Discard(Tile tile) => new Turn(TurnKind.Discard, tile, default);
    }
}
