using System.Collections.Generic;
using System.Globalization;
using System.IO;
using Tenpai;

namespace Mahjong
{
    // A line for each event, with the judgement after it. docs/game.md has the format.
    internal sealed class Log : IWitness
    {
        private readonly TextWriter output;

        public Log(TextWriter output) => this.output = output;

        public void Begins(ulong number, ulong seed, int dealer) =>
            output.WriteLine($"game {number} seed {seed} dealer {dealer}");

        public void Happens(Event happened, Opponent who)
        {
            output.Write(Name(happened.Kind));
            if (happened.Kind == EventKind.Indicator)
            {
                output.WriteLine($" {happened.Tile}");
                return;
            }
            output.Write($" {happened.Seat}");
            if (happened.Kind == EventKind.Riichi)
            {
                output.WriteLine();
                return;
            }
            if (happened.Kind != EventKind.Deal)
            {
                output.Write($" {happened.Tile}");
            }
            if (IsFromAnother(happened.Kind))
            {
                output.Write($" from {happened.From}");
            }
            if (happened.Kind == EventKind.Chi || happened.Kind == EventKind.Pon)
            {
                output.Write($" with {happened.Call.First} {happened.Call.Second}");
            }
            // In some languages a minus is another sign.
            string shanten = who.Shanten.ToString(CultureInfo.InvariantCulture);
            output.Write($" hand {who.Hand} shanten {shanten}");
            if (who.Waits.IsTenpai)
            {
                output.Write($" waits {who.Waits.Effective}");
            }
            output.WriteLine();
        }

        public void Wins(Event happened, Opponent who, IReadOnlyList<Win> ways)
        {
            foreach (Win way in ways)
            {
                WaitKinds kind = WaitKinds.Of(way.Kind);
                output.WriteLine($"win {way.Reading} by {way.Group} {kind}");
            }
        }

        public void IsExhausted(IReadOnlyList<int> tenpaiSeats)
        {
            string seats = tenpaiSeats.Count == 0 ? "-" : string.Join(" ", tenpaiSeats);
            output.WriteLine($"exhausted tenpai {seats}");
        }

        private static bool IsFromAnother(EventKind kind) =>
            kind == EventKind.Chi || kind == EventKind.Pon || kind == EventKind.OpenKan
            || kind == EventKind.Ron;

        private static string Name(EventKind kind) => kind switch
        {
            EventKind.OpenKan => "open-kan",
            EventKind.ConcealedKan => "concealed-kan",
            EventKind.AddedKan => "added-kan",
            _ => kind.ToString().ToLowerInvariant(),
        };
    }
}
