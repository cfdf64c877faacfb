namespace Mahjong
{
    // A kan of one's own: four concealed tiles, or the fourth one added to a pon.
    internal readonly struct OwnKan
    {
        public OwnKan(int kind, bool isAdded)
        {
            Kind = kind;
            IsAdded = isAdded;
        }

        public int Kind { get; }

        public bool IsAdded { get; }
    }
}
