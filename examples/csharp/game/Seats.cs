namespace Mahjong
{
    // The seats are numbers from 0 to 3.
    internal static class Seats
    {
        public const int Count = 4;

        // The seat that is so many places after another one.
        public static int After(int seat, int places = 1) => (seat + places) % Count;
    }
}
