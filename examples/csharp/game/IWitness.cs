using System.Collections.Generic;
using Tenpai;

namespace Mahjong
{
    // Who is told of what happens. In Unity the MonoBehaviour that moves the tiles is one: it notes
    // what it will show of the seat, which the next event changes, and plays an animation for each
    // note, while the game is already further.
    internal interface IWitness
    {
        void Begins(ulong number, ulong seed, int dealer);

        // The seat is as the event left it.
        void Happens(Event happened, Opponent who);

        // Behind a tsumo or ron: the ways in which the hand is complete.
        void Wins(Event happened, Opponent who, IReadOnlyList<Win> ways);

        // The wall is empty and nobody has won; these seats are tenpai.
        void IsExhausted(IReadOnlyList<int> tenpaiSeats);
    }
}
