using System;
using System.Collections.Generic;
using System.IO;
using Tenpai;

namespace Mahjong
{
    // What many games come to, in whole numbers.
    internal sealed class Statistics : IWitness
    {
        // How often each kind of event came.
        private readonly ulong[] events = new ulong[Enum.GetValues(typeof(EventKind)).Length];
        private readonly ulong[] winsByDraw = new ulong[Seats.Count];
        private readonly ulong[] winsByRon = new ulong[Seats.Count];

        // Whose tile it was.
        private readonly ulong[] wonOn = new ulong[Seats.Count];
        private ulong games;
        private ulong winsOfDealers;
        private ulong winsOfClosedHands;
        private ulong winsInRiichi;
        private ulong robbedKans;
        private ulong exhausted;
        private ulong tenpaiWhenExhausted;
        private ulong turnsOfWins;
        private ulong waysOfWins;
        private ulong questions;
        private int dealer;
        private EventKind last;

        public void Begins(ulong number, ulong seed, int dealer)
        {
            games++;
            this.dealer = dealer;
        }

        public void Happens(Event happened, Opponent who)
        {
            events[(int)happened.Kind]++;
            if (happened.Kind == EventKind.Ron && last == EventKind.AddedKan)
            {
                robbedKans++;
            }
            last = happened.Kind;
        }

        public void Wins(Event happened, Opponent who, IReadOnlyList<Win> ways)
        {
            if (happened.Kind == EventKind.Ron)
            {
                winsByRon[happened.Seat]++;
                wonOn[happened.From]++;
            }
            else
            {
                winsByDraw[happened.Seat]++;
            }
            winsOfDealers += happened.Seat == dealer ? 1u : 0;
            winsOfClosedHands += who.IsOpen ? 0 : 1u;
            winsInRiichi += who.Shown.InRiichi ? 1u : 0;
            turnsOfWins += (uint)who.Shown.Thrown.Count + 1;
            waysOfWins += (uint)ways.Count;
        }

        public void IsExhausted(IReadOnlyList<int> tenpaiSeats)
        {
            exhausted++;
            tenpaiWhenExhausted += (uint)tenpaiSeats.Count;
        }

        // What a game asked the library, when it is over.
        public void AddAsked(ulong asked) => questions += asked;

        // A line for each number. docs/game.md tells what each means.
        public void Print(TextWriter output, ulong runSeed)
        {
            ulong byDraw = events[(int)EventKind.Tsumo];
            ulong byRon = events[(int)EventKind.Ron];
            ulong wins = byDraw + byRon;
            void Line(string name, params ulong[] numbers) =>
                output.WriteLine($"{name} {string.Join(" ", numbers)}");
            void Count(string name, EventKind kind) => Line(name, events[(int)kind]);

            Line("seed", runSeed);
            Line("games", games);
            Line("wins", wins);
            Line("wins-by-draw", byDraw);
            Line("wins-by-draw-of-seats", winsByDraw);
            Line("wins-by-ron", byRon);
            Line("wins-by-ron-of-seats", winsByRon);
            Line("tiles-won-on-of-seats", wonOn);
            Line("wins-of-dealers", winsOfDealers);
            Line("wins-of-closed-hands", winsOfClosedHands);
            Line("robbed-kans", robbedKans);
            Line("exhausted", exhausted);
            Line("tenpai-when-exhausted", tenpaiWhenExhausted);
            Count("riichi", EventKind.Riichi);
            Line("riichi-that-won", winsInRiichi);
            Count("chi", EventKind.Chi);
            Count("pon", EventKind.Pon);
            Count("open-kans", EventKind.OpenKan);
            Count("concealed-kans", EventKind.ConcealedKan);
            Count("added-kans", EventKind.AddedKan);
            Count("draws", EventKind.Draw);
            Count("discards", EventKind.Discard);
            Line("turns-of-wins", turnsOfWins);
            Line("ways-of-wins", waysOfWins);
            Line("wins-per-thousand-games", Thousandths(wins, games));
            Line("thousandths-of-a-turn-to-win", Thousandths(turnsOfWins, wins));
            Line("questions", questions);
        }

        // Rounded down; nothing of nothing is 0.
        private static ulong Thousandths(ulong part, ulong whole) =>
            whole == 0 ? 0 : part * 1000 / whole;
    }
}
