#nullable enable

namespace Tenpai
{
    /// <summary>
    /// A hand on the way to another. The first condition that does not hold is kept, and nothing happens after it; what
    /// it says is put into words only where it is thrown.
    /// </summary>
    internal unsafe struct HandChange
    {
        private enum Refusal : byte
        {
            None,
            HasToDiscard,
            HasToDraw,
            MeldsAssumed,
            NoRun,
            NotEqual,
            RedFivesInMeld,
            NotHeld,
            NoPon,
            NoHand,
        }

        private readonly int size;
        private tenpai_hand before;

        /// <summary>What it becomes; of <see cref="Refusal.NoHand"/> that which is none.</summary>
        private tenpai_hand next;

        private Refusal refusal;
        private Piece piece;
        private int wanted;
        private int held;

        internal HandChange(tenpai_hand hand)
        {
            this = default;
            before = hand;
            next = hand;
            for (int tile = 0; tile < Tile.Count; tile++)
            {
                size += hand.counts[tile];
            }
            if (size == 0)
            {
                // The default value: the library says what is wrong with it.
                refusal = Refusal.NoHand;
            }
        }

        internal readonly bool IsRight => refusal == Refusal.None;

        /// <summary>The hand that it has become, where all was right.</summary>
        internal readonly tenpai_hand Next => next;

        internal void ExpectToDraw() => Expect(size % 3 == 1, Refusal.HasToDiscard);

        internal void ExpectToDiscard() => Expect(size % 3 == 2, Refusal.HasToDraw);

        internal void ExpectKnownMelds() => Expect(before.meld_count > 0 || size >= 13, Refusal.MeldsAssumed);

        /// <summary>That not all copies of the piece are in the hand already, concealed or in melds.</summary>
        internal void ExpectRoomFor(Piece piece)
        {
            if (IsRight)
            {
                tenpai_hand changed = next;
                next = before;
                Put(piece);
                Check();
                if (IsRight)
                {
                    next = changed;
                }
            }
        }

        internal void Put(Piece piece)
        {
            if (IsRight)
            {
                next.counts[piece.Tile.Index]++;
                if (piece.IsRed)
                {
                    next.red_fives[Suit(piece.Tile)]++;
                }
            }
        }

        /// <summary>Takes one away, of so many that are wanted.</summary>
        internal void Take(Piece piece, int wanted)
        {
            int fives = CountRed(piece.Tile);
            ExpectHeld(piece, wanted, piece.IsRed ? fives : before.counts[piece.Tile.Index] - fives);
            if (IsRight)
            {
                next.counts[piece.Tile.Index]--;
                if (piece.IsRed)
                {
                    next.red_fives[Suit(piece.Tile)]--;
                }
            }
        }

        /// <summary>Takes all of a tile away, red or not, of which there must be so many.</summary>
        internal void TakeAll(Tile tile, int wanted)
        {
            ExpectHeld(tile, wanted, before.counts[tile.Index]);
            if (IsRight)
            {
                next.counts[tile.Index] = 0;
                if (CanBeRed(tile))
                {
                    next.red_fives[Suit(tile)] = 0;
                }
            }
        }

        /// <summary>How many of the concealed ones of this tile are red.</summary>
        internal readonly int CountRed(Tile tile) => CanBeRed(tile) ? before.red_fives[Suit(tile)] : 0;

        /// <summary>That the tiles of a call are a meld, which is laid down by its lowest tile.</summary>
        internal void LayCalled(MeldKind kind, Piece called, Piece first, Piece second)
        {
            ulong tiles = 1UL << called.Tile.Index | 1UL << first.Tile.Index | 1UL << second.Tile.Index;
            var lowest = new Tile(Lowest(called.Tile.Index, Lowest(first.Tile.Index, second.Tile.Index)));
            if (kind == MeldKind.Chi)
            {
                bool starts = !Notation.IsHonour(lowest) && Notation.Rank(lowest) <= 7;
                Expect(starts && tiles == 7UL << lowest.Index, Refusal.NoRun);
            }
            else
            {
                Expect(tiles == 1UL << lowest.Index, Refusal.NotEqual);
            }
            int fives = called.RedFives + first.RedFives + second.RedFives;
            // A run has one five, so where there are two red ones the tiles are equal.
            ExpectOneRedFive(lowest, fives);
            int wanted = first == second ? 2 : 1;
            Take(first, wanted);
            Take(second, wanted);
            Lay(kind, lowest, fives);
        }

        internal void Lay(MeldKind kind, Tile lowest, int fives)
        {
            // A hand with four melds has too few concealed tiles for another: there always is a place.
            if (IsRight)
            {
                Set(next.meld_count, kind, lowest, fives);
                next.meld_count++;
            }
        }

        /// <summary>Makes a kan of a pon.</summary>
        internal void AddToPon(Piece piece)
        {
            for (int place = 0; IsRight && place < next.meld_count; place++)
            {
                if (next.meld_kinds[place] == NativeMethods.TENPAI_MELD_PON
                    && next.meld_tiles[place] == piece.Tile.Index)
                {
                    int fives = next.meld_red_fives[place] + piece.RedFives;
                    ExpectOneRedFive(piece.Tile, fives);
                    Set(place, MeldKind.OpenKan, piece.Tile, fives);
                    return;
                }
            }
            Refuse(Refusal.NoPon, piece.Tile);
        }

        /// <summary>That what it has become is a hand.</summary>
        internal void Check()
        {
            if (IsRight)
            {
                tenpai_hand hand = next;
                Expect(ShortCalls.Check(&hand, null) == NativeMethods.TENPAI_OK, Refusal.NoHand);
            }
        }

        /// <summary>The first condition that did not hold, in words.</summary>
        internal readonly TenpaiException ToException() => refusal switch
        {
            Refusal.HasToDiscard => Because(
                ErrorCode.WrongTurn,
                $"the hand has to discard first: it has {size} concealed, and this takes 1, 4, 7, 10 or 13"),
            Refusal.HasToDraw => Because(
                ErrorCode.WrongTurn,
                $"the hand has to draw first: it has {size} concealed, and this takes 2, 5, 8, 11 or 14"),
            Refusal.MeldsAssumed => Because(
                ErrorCode.MeldsAssumed, "the melds of this hand are not known: name them before it calls"),
            Refusal.NoRun => Because(
                ErrorCode.BadMeld, "the tiles are no run: a chi is three of one suit in a row"),
            Refusal.NotEqual => Because(ErrorCode.BadMeld, "the tiles are not equal: pon takes 3 equal ones"),
            Refusal.RedFivesInMeld => Because(
                ErrorCode.RedFives,
                $"red fives of {(char)Notation.Letter(piece.Tile)}: {held}, and there is only one",
                piece.Tile),
            Refusal.NotHeld => Because(
                ErrorCode.NotHeld,
                held == 0
                    ? $"{piece} is not among the concealed tiles"
                    : $"{wanted} of {piece} are wanted, and {held} among the concealed tiles",
                piece.Tile),
            Refusal.NoPon => Because(
                ErrorCode.BadCall, $"there is no pon of {piece.Tile} to add to", piece.Tile),
            _ => NoHand(),
        };

        private static TenpaiException Because(ErrorCode code, string message, Tile? tile = null) =>
            new TenpaiException(code, message, tile: tile);

        private readonly TenpaiException NoHand()
        {
            tenpai_hand hand = next;
            tenpai_error error = default;
            int status = ShortCalls.Check(&hand, &error);
            return TenpaiLibrary.ToException(status, &error);
        }

        private void Expect(bool holds, Refusal otherwise)
        {
            if (IsRight && !holds)
            {
                refusal = otherwise;
            }
        }

        private void ExpectOneRedFive(Tile five, int fives)
        {
            if (fives > 1)
            {
                Refuse(Refusal.RedFivesInMeld, five, found: fives);
            }
        }

        private void ExpectHeld(Piece piece, int wanted, int held)
        {
            if (held < wanted)
            {
                Refuse(Refusal.NotHeld, piece, wanted, held);
            }
        }

        private void Refuse(Refusal why, Piece about, int wanted = 0, int found = 0)
        {
            if (IsRight)
            {
                refusal = why;
                piece = about;
                this.wanted = wanted;
                held = found;
            }
        }

        private void Set(int place, MeldKind kind, Tile lowest, int fives)
        {
            if (IsRight)
            {
                next.meld_kinds[place] = (byte)kind;
                next.meld_tiles[place] = (byte)lowest.Index;
                next.meld_red_fives[place] = (byte)fives;
            }
        }

        private static int Lowest(int left, int right) => left < right ? left : right;

        private static int Suit(Tile tile) => tile.Index / 9;

        private static bool CanBeRed(Tile tile) => !Notation.IsHonour(tile) && Notation.Rank(tile) == 5;
    }
}
