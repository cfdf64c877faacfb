using System;
using Tenpai;

namespace Mahjong
{
    // How the opponents play: as the library advises. docs/game.md has it in words.
    internal sealed class Policy : IPlayer
    {
        // A closed hand is opened for no less than this.
        private const int WorthOpening = 1;

        public Turn TakeTurn(Opponent self, Table table)
        {
            if (self.IsComplete)
            {
                return Turn.Win();
            }
            if (self.Shown.InRiichi && self.Drawn is Tile drawn)
            {
                return Turn.Discard(drawn);
            }
            Advice best = self.BestDiscard(table);
            Span<OwnKan> kans = stackalloc OwnKan[Opponent.MaxOwnKans];
            foreach (OwnKan kan in kans.Slice(0, self.Kans(kans, table)))
            {
                if (self.ShantenAfter(kan) <= best.Shanten)
                {
                    return Turn.Kan(kan);
                }
            }
            bool isReady = best.Shanten == 0 && best.Copies > 0;
            return isReady && self.MayDeclareRiichi(table)
                ? Turn.Riichi(best.Tile)
                : Turn.Discard(best.Tile);
        }

        public Tile DiscardAfterCall(Opponent self, Table table, Advice[] allowed) =>
            allowed[0].Tile;

        public Reaction React(Opponent self, Table table, Offer offer)
        {
            if (offer.CanWin)
            {
                return Reaction.Win();
            }
            Reaction best = default;
            foreach (Call call in offer.Calls)
            {
                bool isFirst = best.Kind == ReactionKind.Pass;
                if (IsGood(self, call) && (isFirst || IsBetter(call.Judged, best.Call.Judged)))
                {
                    best = Reaction.Make(call);
                }
            }
            return best;
        }

        // Whether a call is worth thinking of: it brings the hand nearer, or is a kan that takes an
        // open hand no farther away, for the tile more that it draws. Where nothing can be reached
        // after it there is no number, and no comparison with it holds.
        private static bool IsGood(Opponent self, Call call)
        {
            int? after = call.Judged.Shanten;
            if (call.Kind == MeldKind.OpenKan && self.IsOpen)
            {
                return after <= self.Shanten;
            }
            return after < self.Shanten && (self.IsOpen || after <= WorthOpening);
        }

        // Lower numbers first, then more copies that bring the hand nearer, which after a kan are
        // not counted. Of equal ones the first stays.
        private static bool IsBetter(Tenpai.Call left, Tenpai.Call right) =>
            left.Shanten != right.Shanten
                ? left.Shanten < right.Shanten
                : left.BestTotal > right.BestTotal;
    }
}
