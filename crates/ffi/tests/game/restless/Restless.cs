// The players of ../restless.cpp, who make of the same numbers the same choices, so that the game
// in C# is also compared where players let wins go by, make every kan, and wait for riichi.
//
//     Restless SEED GAMES

using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using Tenpai;

namespace Mahjong
{
    internal enum Temper
    {
        Restless,
        Hoarding,
        Patient,
    }

    internal sealed class Restless : IPlayer
    {
        private readonly Generator generator;
        private Temper temper;

        private Restless(ulong seed) => generator = new Generator(seed);

        public Turn TakeTurn(Opponent self, Table table)
        {
            Tile drawn = self.Drawn ?? throw new InvalidOperationException("nothing is drawn");
            if (self.IsComplete && IsWinner(drawn))
            {
                return Turn.Win();
            }
            if (self.Shown.InRiichi)
            {
                return Turn.Discard(drawn);
            }
            var kans = new OwnKan[Opponent.MaxOwnKans];
            Array.Resize(ref kans, self.Kans(kans, table));
            if (kans.Length > 0 && temper != Temper.Patient && !OneOf(4))
            {
                return Turn.Kan(Any(kans));
            }
            if (temper == Temper.Hoarding)
            {
                return Turn.Discard(Rarest(self));
            }
            var advice = new Advice[Hand.MaxDiscards];
            Array.Resize(ref advice, self.Discards(advice, table));
            if (temper == Temper.Restless && OneOf(2))
            {
                return Turn.Discard(Any(advice).Tile);
            }
            bool declares = advice[0].Shanten == 0 && self.MayDeclareRiichi(table);
            return declares ? Turn.Riichi(advice[0].Tile) : Turn.Discard(advice[0].Tile);
        }

        public Tile DiscardAfterCall(Opponent self, Table table, Advice[] allowed) =>
            OneOf(2) ? allowed[0].Tile : Any(allowed).Tile;

        public Reaction React(Opponent self, Table table, Offer offer)
        {
            if (offer.CanWin && IsWinner(offer.Tile))
            {
                return Reaction.Win();
            }
            foreach (Call call in offer.Calls)
            {
                if (Wants(call))
                {
                    return Reaction.Make(call);
                }
            }
            return default;
        }

        private static bool IsWinner(Tile tile) => tile.Kind % 2 == 0;

        private bool Wants(Call call)
        {
            if (temper == Temper.Patient)
            {
                return false;
            }
            bool likes = temper == Temper.Hoarding || call.Kind == MeldKind.OpenKan;
            return likes ? call.Kind != MeldKind.Chi && !OneOf(4) : OneOf(4);
        }

        private bool OneOf(ulong n) => generator.Below(n) == 0;

        // The first tile of which the hand has the fewest.
        private static Tile Rarest(Opponent self) => self.Concealed
            .OrderBy(tile => self.Concealed.Count(other => other.Kind == tile.Kind))
            .First();

        private T Any<T>(T[] values) => values[(int)generator.Below((ulong)values.Length)];

        private static void Main(string[] arguments)
        {
            // As in languages whose minus is another sign, which the log must not have.
            var language = (CultureInfo)CultureInfo.InvariantCulture.Clone();
            language.NumberFormat.NegativeSign = "\u2212";
            CultureInfo.CurrentCulture = language;

            ulong seed = ulong.Parse(arguments[0]);
            ulong games = ulong.Parse(arguments[1]);
            var output = new StreamWriter(Console.OpenStandardOutput()) { NewLine = "\n" };
            var restless = new Restless(seed);
            var players = new IPlayer[] { restless, restless, restless, restless };
            var statistics = new Statistics();
            var witnesses = new List<IWitness> { new Log(output), statistics };
            for (ulong number = 1; number <= games; number++)
            {
                restless.temper = (Temper)(number % 3);
                var game = new Game(seed, number, players, witnesses);
                game.Play();
                statistics.AddAsked(game.Asked);
            }
            statistics.Print(output, seed);
            output.Flush();
        }
    }
}
