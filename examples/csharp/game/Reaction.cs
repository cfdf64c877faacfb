namespace Mahjong
{
    internal enum ReactionKind
    {
        Pass,
        Win,
        Call,
    }

    // What to do with the tile of another seat. The default value is passing.
    internal readonly struct Reaction
    {
        private Reaction(ReactionKind kind, Call call)
        {
            Kind = kind;
            Call = call;
        }

        public ReactionKind Kind { get; }

        public Call Call { get; }

        public static Reaction Win() => new Reaction(ReactionKind.Win, default);

        public static Reaction Make(Call call) => new Reaction(ReactionKind.Call, call);
    }
}
