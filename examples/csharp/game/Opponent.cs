using System;
using System.Collections.Generic;
using Tenpai;

namespace Mahjong
{
    // One seat of the game: a sorted hand that draws, discards and calls, and judges itself after
    // every change. All that the game asks of the library while it goes on stands in here.
    //
    // In Unity this stays as it is, a plain class that needs no scene. The MonoBehaviour of a seat
    // makes one in Awake and holds it; it calls Draw, Discard and the like where the animation of
    // the tile begins, and shows Shanten and Waits when it has ended. An answer takes a few
    // microseconds, the first of a kind longer where it is compiled then, so all can be asked on the
    // main thread, in Update too. What is asked at every turn allocates nothing: Calls does where
    // there is one to make, DiscardsAfter where one is made, and Wins at the end of a game.
    internal sealed class Opponent
    {
        // Each takes a meld or four of the 14 tiles.
        public const int MaxOwnKans = 4;

        private const int LeftForRiichi = 4;

        private readonly List<Tile> concealed = new List<Tile>(14);
        private bool letOnePass;
        private bool letOnePassInRiichi;

        public Opponent(int seat) => Seat = seat;

        public int Seat { get; }

        // The tiles that nobody else sees, sorted.
        public IReadOnlyList<Tile> Concealed => concealed;

        // What everybody sees.
        public Shown Shown { get; } = new Shown();

        // What it has just drawn, until it throws something or makes a kan.
        public Tile? Drawn { get; private set; }

        // The judgement: -1 complete, 0 tenpai.
        public int Shanten { get; private set; }

        // What the hand waits on when it is tenpai and about to draw; else nothing.
        public WaitSets Waits { get; private set; }

        // How often it has asked the library.
        public ulong Asked { get; private set; }

        public bool IsTenpai => Shanten == 0;

        public bool IsComplete => Shanten == -1;

        // Whether it has a meld that is no concealed kan.
        public bool IsOpen => Shown.Melds.Exists(meld => meld.Kind != MeldKind.ConcealedKan);

        // As the library sees it.
        public Hand Hand => Translation.ToLibrary(concealed, Shown.Melds);

        // A hand before its draw has one tile more than three for each meld that it wants.
        private bool IsToDraw => concealed.Count % 3 == 1;

        // Changes. After each the hand is judged anew.

        public void Deal(IEnumerable<Tile> tiles)
        {
            concealed.AddRange(tiles);
            concealed.Sort();
            Judge();
        }

        public void Draw(Tile tile)
        {
            bool isWait = WaitsOn(tile);
            Add(tile);
            Drawn = tile;
            letOnePass = false;
            Judge();
            Fault.Unless(
                IsComplete == isWait, "a draw completes the hand where it was a wait, and only so");
        }

        public void Discard(Tile tile)
        {
            Take(tile);
            Shown.Thrown.Add(tile);
            Drawn = null;
            Judge();
        }

        public void Make(Call call, Tile called)
        {
            List<Tile> tiles;
            if (call.Kind == MeldKind.OpenKan)
            {
                tiles = TakeAll(called.Kind);
            }
            else
            {
                Take(call.First);
                Take(call.Second);
                tiles = new List<Tile> { call.First, call.Second };
            }
            tiles.Add(called);
            Shown.Melds.Add(new Meld(call.Kind, tiles));
            Judge();
        }

        public void Make(OwnKan kan)
        {
            List<Tile> tiles = TakeAll(kan.Kind);
            if (kan.IsAdded)
            {
                Meld? pon = Find(MeldKind.Pon, kan.Kind);
                Fault.Unless(pon != null && tiles.Count == 1, "a kan is added to a pon");
                pon!.Add(tiles[0]);
            }
            else
            {
                Fault.Unless(tiles.Count == Tile.CopiesOfAKind, "a concealed kan has four tiles");
                Shown.Melds.Add(new Meld(MeldKind.ConcealedKan, tiles));
            }
            Drawn = null;
            Judge();
        }

        // The tile that was added to a pon is robbed: the pon lies there again.
        public void GiveUpAdded(Tile tile)
        {
            Meld? kan = Find(MeldKind.OpenKan, tile.Kind);
            Fault.Unless(kan != null, "only an added kan is robbed");
            kan!.GiveUp(tile);
            Judge();
        }

        // The tile of another seat completes the hand.
        public void WinOn(Tile tile)
        {
            Fault.Unless(CanWinOn(tile), "nobody wins on what is no wait, or furiten");
            Add(tile);
            Judge();
            Fault.Unless(IsComplete, "a wait completes the hand");
        }

        // What changes no tile of the hand.

        public void DeclareRiichi() => Shown.InRiichi = true;

        public void LayInPond(Tile tile) => Shown.Pond.Add(tile);

        // Another seat's tile has gone by: where it was a wait, no tile of another seat wins until
        // the next draw, and in riichi never again.
        public void LetPass(Tile tile)
        {
            if (WaitsOn(tile))
            {
                letOnePass = true;
                letOnePassInRiichi |= Shown.InRiichi;
            }
        }

        // Questions that are answered by what is known already.

        public bool WaitsOn(Tile tile) =>
            Waits.Effective.Contains(Translation.ToLibraryKind(tile.Kind));

        // Whether it may not win on a tile of another seat.
        public bool IsFuriten()
        {
            TileSet thrown = TileSet.Empty;
            foreach (Tile tile in Shown.Thrown)
            {
                thrown |= TileSet.Of(Translation.ToLibraryKind(tile.Kind));
            }
            return letOnePass || letOnePassInRiichi || Waits.IsFuriten(thrown);
        }

        public bool CanWinOn(Tile tile) => WaitsOn(tile) && !IsFuriten();

        // Whether it may declare riichi if a discard leaves it tenpai.
        public bool MayDeclareRiichi(Table table) =>
            !Shown.InRiichi && !IsOpen && table.Left >= LeftForRiichi;

        // The kans that it can make after a draw: concealed ones first, each by kind. They are
        // written to the front; MaxOwnKans are always enough. Returns how many there are.
        public int Kans(Span<OwnKan> kans, Table table)
        {
            if (Shown.InRiichi || table.Left == 0 || table.Kans == Wall.MostKans)
            {
                return 0;
            }
            int count = 0;
            for (int place = 0; place < concealed.Count; place++)
            {
                if (IsFirstOfFour(place))
                {
                    kans[count++] = new OwnKan(concealed[place].Kind, isAdded: false);
                }
            }
            foreach (Tile tile in concealed)
            {
                if (Find(MeldKind.Pon, tile.Kind) != null)
                {
                    kans[count++] = new OwnKan(tile.Kind, isAdded: true);
                }
            }
            return count;
        }

        // The tile of a kan that it can make: the one that is added, or the kind, not red.
        public Tile TileOf(OwnKan kan)
        {
            foreach (Tile tile in concealed)
            {
                if (kan.IsAdded && tile.Kind == kan.Kind)
                {
                    return tile;
                }
            }
            return new Tile(kan.Kind, isRed: false);
        }

        // Questions to the library.

        // What each discard leaves, the best first, is written to the front; Hand.MaxDiscards are
        // always enough. Returns how many there are.
        public int Discards(Span<Advice> advice, Table table)
        {
            Span<Discard> discards = stackalloc Discard[Hand.MaxDiscards];
            int count = Hand.Discards(discards, seen: Translation.SeenBy(Seat, table));
            Asked++;
            Advise(discards.Slice(0, count), advice);
            return count;
        }

        // The first of these alone.
        public Advice BestDiscard(Table table)
        {
            Discard best = Hand.BestDiscard(seen: Translation.SeenBy(Seat, table));
            Asked++;
            return Advise(best);
        }

        // The same of those that may follow a chi or pon of a tile, which is not yet made.
        public Advice[] DiscardsAfter(Call call, Tile called, int from, Table table)
        {
            Span<Discard> discards = stackalloc Discard[Hand.MaxDiscards];
            int count = Hand.CallDiscards(
                discards, call.Judged, Translation.ToLibrary(called), DiscarderAt(from),
                seen: Translation.SeenBy(Seat, table));
            Asked++;
            var advice = new Advice[count];
            Advise(discards.Slice(0, count), advice);
            return advice;
        }

        // The ways to call a tile, in the order of the library; none in riichi, or when no tile is
        // left to be drawn, or a kan when there are four.
        public Call[] Calls(Tile tile, int from, Table table)
        {
            if (Shown.InRiichi || table.Left == 0)
            {
                return Array.Empty<Call>();
            }
            Span<Tenpai.Call> judged = stackalloc Tenpai.Call[Hand.MaxCalls];
            judged = judged.Slice(0, Hand.Calls(
                judged, Translation.ToLibrary(tile), DiscarderAt(from),
                seen: Translation.SeenBy(Seat, table)));
            Asked++;
            Span<Call> calls = stackalloc Call[judged.Length];
            int count = 0;
            bool wins = false;
            foreach (Tenpai.Call call in judged)
            {
                wins |= call.Kind == CallKind.Ron;
                if (call.First is Piece first && call.Second is Piece second)
                {
                    calls[count++] = new Call(
                        call.Kind == CallKind.Chi ? MeldKind.Chi : MeldKind.Pon,
                        Translation.FromLibrary(first), Translation.FromLibrary(second), call);
                }
                else if (call.Kind == CallKind.Kan && table.Kans < Wall.MostKans)
                {
                    calls[count++] = new Call(MeldKind.OpenKan, default, default, call);
                }
            }
            Fault.Unless(
                wins == WaitsOn(tile), "the calls have a win on every wait, and on no other tile");
            return calls.Slice(0, count).ToArray();
        }

        // The number after a kan, which the hand of the library makes and this one does not.
        public int ShantenAfter(OwnKan kan)
        {
            Hand after = kan.IsAdded
                ? Hand.AddedKan(Translation.ToLibrary(TileOf(kan)))
                : Hand.ConcealedKan(Translation.ToLibraryKind(kan.Kind));
            Asked++;
            return after.Shanten().Best;
        }

        // Every way in which the tile completes the hand, which holds it already.
        public Win[] Wins(Tile tile)
        {
            Asked++;
            return Hand.Wins(Translation.ToLibraryKind(tile.Kind));
        }

        // The library is asked as the hand is now; what it said before is forgotten.
        private void Judge()
        {
            Hand now = Hand;
            Shanten = now.Shanten().Best;
            Waits = default;
            Asked++;
            if (IsToDraw && IsTenpai)
            {
                Waits = now.Waits();
                Asked++;
            }
        }

        private static void Advise(Span<Discard> discards, Span<Advice> advice)
        {
            for (int place = 0; place < discards.Length; place++)
            {
                advice[place] = Advise(discards[place]);
            }
        }

        private static Advice Advise(Discard discard) => new Advice(
            Translation.FromLibrary(discard.Piece),
            discard.Shanten ?? ShantenNumbers.Unreachable,
            discard.Acceptance.Total);

        private Discarder DiscarderAt(int from) =>
            Seats.After(from) == Seat ? Discarder.Before : Discarder.Other;

        // Whether the concealed tiles have all four of a kind, the first of them at this place.
        private bool IsFirstOfFour(int place)
        {
            int last = place + Tile.CopiesOfAKind - 1;
            return last < concealed.Count && concealed[last].Kind == concealed[place].Kind;
        }

        private Meld? Find(MeldKind meldKind, int kind)
        {
            foreach (Meld meld in Shown.Melds)
            {
                if (meld.Kind == meldKind && meld.Lowest.Kind == kind)
                {
                    return meld;
                }
            }
            return null;
        }

        private void Add(Tile tile)
        {
            int place = concealed.BinarySearch(tile);
            concealed.Insert(place < 0 ? ~place : place, tile);
        }

        private void Take(Tile tile) =>
            Fault.Unless(concealed.Remove(tile), "a tile that is thrown or laid down is held");

        private List<Tile> TakeAll(int kind)
        {
            List<Tile> tiles = concealed.FindAll(tile => tile.Kind == kind);
            concealed.RemoveAll(tile => tile.Kind == kind);
            return tiles;
        }
    }
}
