using System;
using System.Collections.Generic;
using Tenpai;

namespace Mahjong
{
    // One deal: from the wall to a win or an empty wall. Keeps the rules and the order of things;
    // who plays and who watches is none of its business.
    internal sealed class Game
    {
        private readonly ulong number;
        private readonly ulong seed;
        private readonly Wall wall;
        private readonly Opponent[] opponents = new Opponent[Seats.Count];
        private readonly Shown[] shown = new Shown[Seats.Count];
        private readonly IReadOnlyList<IPlayer> players;
        private readonly IReadOnlyList<IWitness> witnesses;
        private readonly int dealer;
        private int turn;

        // A tile that lies nowhere yet: thrown, and perhaps called in a moment.
        private Tile? inFlight;

        // After a chi or pon what may be thrown.
        private Advice[] allowed = Array.Empty<Advice>();

        // The number counts from 1 in a run with a seed; both say how the tiles lie and who deals.
        public Game(
            ulong runSeed, ulong number, IReadOnlyList<IPlayer> players,
            IReadOnlyList<IWitness> witnesses)
        {
            this.number = number;
            this.players = players;
            this.witnesses = witnesses;
            seed = Generator.SeedOfGame(runSeed, number);
            wall = new Wall(seed);
            dealer = (int)((number - 1) % Seats.Count);
            turn = dealer;
            for (int seat = 0; seat < Seats.Count; seat++)
            {
                opponents[seat] = new Opponent(seat);
                shown[seat] = opponents[seat].Shown;
            }
        }

        public bool IsOver { get; private set; }

        // How often all seats together asked the library.
        public ulong Asked
        {
            get
            {
                ulong asked = 0;
                foreach (Opponent opponent in opponents)
                {
                    asked += opponent.Asked;
                }
                return asked;
            }
        }

        private Opponent Active => opponents[turn];

        private Table Table => new Table(shown, wall.Indicators, wall.Left, wall.Kans);

        // Plays it to its end. In Unity a coroutine begins, and goes on with a step whenever the
        // animations of the one before have ended, until the game is over.
        public void Play()
        {
            Begin();
            while (!IsOver)
            {
                Step();
            }
        }

        // Four tiles to each seat in turn, three times, and one more; then the first indicator, and
        // the first draw.
        public void Begin()
        {
            var hands = new List<Tile>[Seats.Count];
            foreach (int tiles in new[] { 4, 4, 4, 1 })
            {
                for (int place = 0; place < Seats.Count; place++)
                {
                    List<Tile> hand = hands[Seats.After(dealer, place)] ??= new List<Tile>();
                    for (int tile = 0; tile < tiles; tile++)
                    {
                        hand.Add(wall.Draw());
                    }
                }
            }
            foreach (IWitness witness in witnesses)
            {
                witness.Begins(number, seed, dealer);
            }
            foreach (Opponent opponent in opponents)
            {
                opponent.Deal(hands[opponent.Seat]);
            }
            foreach (Opponent opponent in opponents)
            {
                Tell(new Event(EventKind.Deal, opponent.Seat));
            }
            TellIndicator();
            Draw();
        }

        // What the seat does whose turn it is, what the others do with its tile, and the next draw.
        public void Step()
        {
            Tile? thrown = allowed.Length == 0 ? TakeTurn() : TakeTurnAfterCall();
            if (thrown is Tile tile)
            {
                Settle(tile);
            }
        }

        private void Draw()
        {
            Tile tile = wall.Draw();
            Active.Draw(tile);
            Tell(new Event(EventKind.Draw, turn, tile));
        }

        private void DrawReplacement()
        {
            Tile tile = wall.Replacement();
            Active.Draw(tile);
            TellIndicator();
            Tell(new Event(EventKind.Replacement, turn, tile));
        }

        // The tile that the seat throws; nothing where it wins or makes a kan.
        private Tile? TakeTurn()
        {
            Turn chosen = players[turn].TakeTurn(Active, Table);
            switch (chosen.Kind)
            {
                case TurnKind.Win:
                    Fault.Unless(Active.IsComplete, "only a complete hand wins");
                    Win(EventKind.Tsumo, turn, Active.Drawn.GetValueOrDefault());
                    return null;
                case TurnKind.Kan:
                    MakeKan(chosen.OwnKan);
                    return null;
                default:
                    return ThrowAway(chosen);
            }
        }

        private Tile? TakeTurnAfterCall()
        {
            Tile tile = players[turn].DiscardAfterCall(Active, Table, allowed);
            bool isAllowed = Array.Exists(allowed, advice => advice.Tile == tile);
            Fault.Unless(isAllowed, "after a call a tile goes that may go");
            allowed = Array.Empty<Advice>();
            return ThrowAway(Turn.Discard(tile));
        }

        private Tile ThrowAway(Turn chosen)
        {
            Fault.Unless(
                !Active.Shown.InRiichi || Active.Drawn == chosen.Tile,
                "in riichi goes what was drawn");
            bool declares = chosen.Kind == TurnKind.Riichi;
            if (declares)
            {
                Fault.Unless(
                    Active.MayDeclareRiichi(Table), "riichi wants a closed hand and four tiles");
                Active.DeclareRiichi();
                Tell(new Event(EventKind.Riichi, turn));
            }
            Active.Discard(chosen.Tile);
            inFlight = chosen.Tile;
            Fault.Unless(!declares || Active.IsTenpai, "riichi leaves the hand tenpai");
            Tell(new Event(EventKind.Discard, turn, chosen.Tile));
            return chosen.Tile;
        }

        private void MakeKan(OwnKan kan)
        {
            Span<OwnKan> kans = stackalloc OwnKan[Opponent.MaxOwnKans];
            bool isOne = false;
            foreach (OwnKan possible in kans.Slice(0, Active.Kans(kans, Table)))
            {
                isOne |= possible.Kind == kan.Kind && possible.IsAdded == kan.IsAdded;
            }
            Fault.Unless(isOne, "a kan is one of those that the hand can make");
            Tile tile = Active.TileOf(kan);
            Active.Make(kan);
            Tell(new Event(kan.IsAdded ? EventKind.AddedKan : EventKind.ConcealedKan, turn, tile));
            if (!kan.IsAdded || !IsWon(tile, Reactions(tile, isAddedToKan: true)))
            {
                DrawReplacement();
            }
        }

        // What becomes of a tile that was thrown.
        private void Settle(Tile thrown)
        {
            Reaction[] reactions = Reactions(thrown, isAddedToKan: false);
            if (IsWon(thrown, reactions) || IsCalled(thrown, reactions))
            {
                return;
            }
            Active.LayInPond(thrown);
            inFlight = null;
            NextSeat();
        }

        // All others say what they would do before anything is done.
        private Reaction[] Reactions(Tile tile, bool isAddedToKan)
        {
            var reactions = new Reaction[Seats.Count];
            Table now = Table;
            for (int places = 1; places < Seats.Count; places++)
            {
                Opponent other = opponents[Seats.After(turn, places)];
                bool canWin = other.CanWinOn(tile);
                Call[] calls =
                    isAddedToKan ? Array.Empty<Call>() : other.Calls(tile, turn, now);
                if (canWin || calls.Length > 0)
                {
                    var offer = new Offer(tile, turn, canWin, calls);
                    reactions[other.Seat] = players[other.Seat].React(other, now, offer);
                }
            }
            return reactions;
        }

        // Whether somebody wins on the tile: the nearest in turn. Those who could and do not are
        // furiten.
        private bool IsWon(Tile tile, Reaction[] reactions)
        {
            for (int places = 1; places < Seats.Count; places++)
            {
                int other = Seats.After(turn, places);
                if (reactions[other].Kind == ReactionKind.Win)
                {
                    if (inFlight == null)
                    {
                        // It lies on a pon.
                        Active.GiveUpAdded(tile);
                    }
                    inFlight = null;
                    opponents[other].WinOn(tile);
                    Win(EventKind.Ron, other, tile);
                    return true;
                }
            }
            for (int places = 1; places < Seats.Count; places++)
            {
                opponents[Seats.After(turn, places)].LetPass(tile);
            }
            return false;
        }

        // A pon or a kan goes before a chi. Two seats can never have a pon: there are four of a
        // kind.
        private bool IsCalled(Tile thrown, Reaction[] reactions)
        {
            foreach (bool isChi in new[] { false, true })
            {
                for (int places = 1; places < Seats.Count; places++)
                {
                    int other = Seats.After(turn, places);
                    Reaction reaction = reactions[other];
                    if (reaction.Kind == ReactionKind.Call
                        && (reaction.Call.Kind == MeldKind.Chi) == isChi)
                    {
                        Make(reaction.Call, other, thrown);
                        return true;
                    }
                }
            }
            return false;
        }

        private void Make(Call call, int caller, Tile thrown)
        {
            bool isKan = call.Kind == MeldKind.OpenKan;
            if (!isKan)
            {
                allowed = opponents[caller].DiscardsAfter(call, thrown, turn, Table);
            }
            opponents[caller].Make(call, thrown);
            inFlight = null;
            EventKind kind = call.Kind switch
            {
                MeldKind.Chi => EventKind.Chi,
                MeldKind.Pon => EventKind.Pon,
                _ => EventKind.OpenKan,
            };
            int from = turn;
            turn = caller;
            Tell(new Event(kind, caller, thrown, from, call));
            if (isKan)
            {
                DrawReplacement();
            }
        }

        private void NextSeat()
        {
            turn = Seats.After(turn);
            if (wall.Left > 0)
            {
                Draw();
                return;
            }
            IsOver = true;
            var tenpaiSeats = new List<int>();
            foreach (Opponent opponent in opponents)
            {
                if (opponent.IsTenpai)
                {
                    tenpaiSeats.Add(opponent.Seat);
                }
            }
            foreach (IWitness witness in witnesses)
            {
                witness.IsExhausted(tenpaiSeats);
            }
        }

        private void Win(EventKind kind, int winner, Tile tile)
        {
            IsOver = true;
            var won = new Event(kind, winner, tile, turn);
            Tell(won);
            Win[] ways = opponents[winner].Wins(tile);
            Fault.Unless(ways.Length > 0, "a complete hand divides in some way");
            foreach (IWitness witness in witnesses)
            {
                witness.Wins(won, opponents[winner], ways);
            }
        }

        private void TellIndicator() =>
            Tell(new Event(EventKind.Indicator, dealer, wall.Indicators[wall.Kans]));

        private void Tell(Event happened)
        {
            Audit.Check(wall, opponents, inFlight);
            foreach (IWitness witness in witnesses)
            {
                witness.Happens(happened, opponents[happened.Seat]);
            }
        }
    }
}
