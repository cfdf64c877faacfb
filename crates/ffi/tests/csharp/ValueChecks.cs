using System;
using System.Linq;
using System.Reflection;
using Tenpai;

/// <summary>The values that judgements give, and those that they take.</summary>
internal static class ValueChecks
{
    internal static void ShantenInEachForm()
    {
        ShantenNumbers shanten = Hand.Parse("1111m2233m4455p6z").Shanten();
        Check.Equal((1, 1, (int?)2), (shanten.Best, shanten.General, shanten.SevenPairs));
        Check.True(shanten.ThirteenOrphans > 8, "thirteen orphans");
        Check.True(!shanten.IsTenpai && !shanten.IsComplete, "1 is neither");

        shanten = Hand.Parse("19m19p19s12345z").Shanten();
        Check.Equal((6, (int?)null, (int?)null), (shanten.Best, shanten.SevenPairs, shanten.ThirteenOrphans));

        shanten = Hand.Parse("123m456p789s11122z").Shanten();
        Check.True(shanten.IsComplete && shanten.Best == -1 && shanten.ToString() == "-1", "complete");
        Check.True(Hand.Parse("19m19p19s1234567z").Shanten().ThirteenOrphans == 0, "orphans");
        Check.True(Hand.Parse("5m").Shanten() == Hand.Parse("6m").Shanten(), "equal numbers");
        Check.True(Hand.Parse("5m").Shanten() != Hand.Parse("55m").Shanten(), "other numbers");
    }

    internal static void TilesAreRead()
    {
        for (int index = 0; index < Tile.Count; index++)
        {
            var tile = new Tile(index);
            Check.Equal(tile, Tile.Parse(tile.ToString()));
            Check.Equal(new Piece(tile), Piece.Parse(tile.ToString()));
            Check.Equal((true, new Piece(tile)), Tried(tile.ToString()));
        }
        foreach (string text in new[] { "0m", "0p", "0s" })
        {
            Check.Equal((text, true), (Piece.Parse(text).ToString(), Piece.Parse(text).IsRed));
            Check.Equal(Tile.Parse("5" + text[1]), Tile.Parse(text));
            Check.Equal((true, Piece.Parse(text)), Tried(text));
        }
        foreach (string text in new[] { "11m", "19m", "1m[222m][333m][444m][555m]" })
        {
            Check.Throws<HandFormatException>(() => Piece.Parse(text), text);
            Check.Throws<HandFormatException>(() => Tile.Parse(text), text);
            Check.Equal((false, default(Piece)), Tried(text), text);
        }
        foreach (string text in new[] { "", "8z", "0z", "1", "m", "123" })
        {
            Check.Throws<HandFormatException>(() => Piece.Parse(text), text);
            Check.Throws<HandFormatException>(() => Tile.Parse(text), text);
            Check.Equal((false, default(Piece)), Tried(text), text);
        }
        Check.Throws<ArgumentNullException>(() => Piece.Parse((string)null!));
        Check.Throws<ArgumentNullException>(() => Tile.Parse((string)null!));
        Check.True(!Tile.TryParse((string?)null, out _) && !Piece.TryParse((string?)null, out _), "null is no tile");
    }

    /// <summary>What all ways to try a text say of it, which has to be the same.</summary>
    private static (bool, Piece) Tried(string text)
    {
        (bool, Piece) tried = (Piece.TryParse(text, out Piece piece), piece);
        byte[] utf8 = System.Text.Encoding.UTF8.GetBytes(text);
        Check.Equal(tried, (Piece.TryParse(text.AsSpan(), out piece), piece), text);
        Check.Equal(tried, (Piece.TryParse(utf8, out piece), piece), text);
        (bool, Tile) kind = (tried.Item1, tried.Item2.Tile);
        Check.Equal(kind, (Tile.TryParse(text, out Tile tile), tile), text);
        Check.Equal(kind, (Tile.TryParse(text.AsSpan(), out tile), tile), text);
        Check.Equal(kind, (Tile.TryParse(utf8, out tile), tile), text);
        return tried;
    }

    internal static void ManyHandsAreJudgedAsEachAlone()
    {
        string[] texts = { "1111m2233m4455p6z", "19m19p19s12345z", "123m456p789s11122z", "5m", "55m", "1111m" };
        var counts = new byte[texts.Length * Tile.Count];
        for (int hand = 0; hand < texts.Length; hand++)
        {
            for (int tile = 0; tile < Tile.Count; tile++)
            {
                counts[hand * Tile.Count + tile] = (byte)Hand.Parse(texts[hand]).Count(new Tile(tile));
            }
        }
        var numbers = new ShantenNumbers[texts.Length];
        HandBatch.Shanten(counts, numbers);
        for (int hand = 0; hand < texts.Length; hand++)
        {
            Check.Equal(Hand.Parse(texts[hand]).Shanten(), numbers[hand], texts[hand]);
        }
        HandBatch.Shanten(default, default);
    }

    internal static void TheFirstOfManyThatIsNoHandIsTold()
    {
        var counts = new byte[3 * Tile.Count];
        counts[0] = counts[Tile.Count] = counts[2 * Tile.Count] = 1;
        counts[Tile.Count + 8] = 5;
        var numbers = new ShantenNumbers[3];
        var error = Check.Throws<TenpaiException>(() => HandBatch.Shanten(counts, numbers));
        Check.Equal((ErrorCode.TooManyCopies, (int?)1), (error.Code, error.HandIndex));
        Check.Equal("hand 1: 5 copies of 9m: there are only four", error.Message);
        Check.Equal(default, numbers[0], "nothing is written");

        var places = new ShantenNumbers[2];
        Check.Throws<ArgumentException>(() => HandBatch.Shanten(counts, places));
        Check.Throws<ArgumentException>(() => HandBatch.Shanten(counts.AsSpan(1), numbers));
        var alone = Check.Throws<TenpaiException>(() => default(Hand).Shanten());
        Check.Equal((int?)null, alone.HandIndex);
    }

    internal static void WaitsFormalAndEffective()
    {
        WaitSets waits = Hand.Parse("1111m").Waits();
        Check.Equal(("1m", "", false), (waits.Formal.ToString(), waits.Effective.ToString(), waits.IsTenpai));
        Check.True(waits == Hand.Parse("1111m").Waits() && waits != default, "equal sets");
        Check.Equal("14m", Hand.Parse("23m55z").Waits().ToString());
        var error = Check.Throws<TenpaiException>(() => Hand.Parse("11m").Waits());
        Check.Equal(ErrorCode.WrongTurn, error.Code);
        Check.Equal("the hand has to discard first: it has 2 concealed, and this takes 1, 4, 7, 10 or 13", error.Message);
    }

    internal static void BlocksAndWhatTheyCanBe()
    {
        Block[] blocks = Hand.Parse("2235m").Blocks();
        Check.Equal("223m pair and half, 5m half or one short of pair complete",
            string.Join(", ", blocks.Select(block => $"{block} {block.Kinds}")));
        Block first = blocks[0];
        Check.Equal((Suit.Characters, 1, 3, 2), (first.Suit, first.Lowest.Index, first.Size, first.GroupCount));
        Check.Equal((2, 1), (first.Group(0), first.Group(1)));
        Check.Throws<ArgumentOutOfRangeException>(() => first.Group(2));
        Check.Throws<ArgumentOutOfRangeException>(() => first.Group(-1));
        Check.True(first.Kinds.Contains(BlockKind.PairAndHalf), "pair and half");
        Check.True(!first.Kinds.Contains(BlockKind.MeldsComplete), "melds");
        Check.Equal("incomplete", default(BlockKinds).ToString());
        Check.Equal(14, Hand.Parse("147m147p147s12345z").Blocks().Length);
        Check.Equal("7z", Hand.Parse("7z").Blocks()[0].ToString());
        // Alike but for a group in the middle.
        Block twos = Hand.Parse("12234m").Blocks()[0];
        Block threes = Hand.Parse("12334m").Blocks()[0];
        Check.True(twos != threes && twos.GetHashCode() != threes.GetHashCode(), "different blocks");
        Check.True(twos == Hand.Parse("12234m5z5z5z").Blocks()[0] && !twos.Equals((object)threes), "equal blocks");
    }

    internal static void BlocksWantRoom()
    {
        Hand hand = Hand.Parse("2235m");
        var room = new Block[3];
        Check.Equal(2, hand.Blocks(room));
        Check.Equal(0, room[2].Size);
        var small = Check.Throws<TenpaiException>(() => hand.Blocks(new Block[1]));
        Check.Equal(ErrorCode.BufferTooSmall, small.Code);
        small = Check.Throws<TenpaiException>(() => hand.Blocks(Span<Block>.Empty));
        Check.Equal(ErrorCode.BufferTooSmall, small.Code);
    }

    internal static void TheDefaultIsNoHand()
    {
        Hand none = default;
        Check.Equal("", none.ToString());
        Check.Equal((0, 0), (none.Size, none.Melds().Length));
        foreach (Action judge in new Action[] { () => none.Shanten(), () => none.Waits(), () => none.Blocks() })
        {
            Check.Equal(ErrorCode.BadSize, Check.Throws<TenpaiException>(judge).Code);
        }
        Check.True(none.TryFormat(new char[1], out int written) && written == 0, "nothing to write");
    }

    internal static void SetsOfTiles()
    {
        TileSet set = TileSet.Of(new Tile(1), new Tile(33), new Tile(4), new Tile(1));
        Check.Equal("25m7z", set.ToString());
        Check.Equal("1,4,33", string.Join(",", set.Select(tile => tile.Index)));
        Check.Equal((3, true, false), (set.Count, set.Contains(new Tile(33)), set.Contains(new Tile(0))));
        Check.Equal("5m7z", (set - TileSet.Of(new Tile(1))).ToString());
        Check.Equal(set, TileSet.FromBits(set.Bits));
        Check.True((set & TileSet.Empty).IsEmpty && (set | TileSet.All) == TileSet.All, "operators");
        Check.Equal(38, TileSet.All.ToString().Length);
        Check.Throws<ArgumentOutOfRangeException>(() => TileSet.FromBits(1UL << 34));
        Check.Throws<ArgumentNullException>(() => TileSet.Of(null!));
        Check.True(!set.TryFormat(new char[4], out int written) && written == 0, "no room");
        Check.True(set.TryFormat(new char[5], out written) && written == 5, "room");
    }

    internal static void Tiles()
    {
        Check.Equal("1m9m1p1s1z7z", string.Concat(new[] { 0, 8, 9, 18, 27, 33 }.Select(i => new Tile(i))));
        Check.Throws<ArgumentOutOfRangeException>(() => _ = new Tile(34));
        Check.Throws<ArgumentOutOfRangeException>(() => _ = new Tile(-1));
        foreach (Tile tile in TileSet.All)
        {
            Check.Equal(tile.ToString(), $"{tile.Rank}{"mpsz"[(int)tile.Suit]}");
        }
        Check.Equal((Suit.Circles, 9), (new Tile(17).Suit, new Tile(17).Rank));
        Check.Equal((Suit.Honours, 7), (new Tile(33).Suit, new Tile(33).Rank));
        Check.True(new Tile(3).CompareTo(new Tile(4)) < 0 && new Tile(3) != new Tile(4), "order");
    }

    internal static void Melds()
    {
        Meld[] melds = Hand.Parse("1m[340p][555s][2222z](0555m)").Melds();
        Check.Equal("[340p][555s][2222z](0555m)", string.Concat(melds));
        Check.Equal((MeldKind.Chi, 11, 1), (melds[0].Kind, melds[0].Lowest.Index, melds[0].RedFives));
        Check.Equal(new Meld(MeldKind.ConcealedKan, new Tile(4), 1), melds[3]);
        Check.True(melds[1] != new Meld(MeldKind.Pon, new Tile(22), 1), "a red five is another meld");
        Check.Throws<ArgumentOutOfRangeException>(() => _ = new Meld(MeldKind.Pon, default, 2));
        Check.Throws<ArgumentOutOfRangeException>(() => _ = new Meld(MeldKind.Pon, default, 1));
        Check.Throws<ArgumentOutOfRangeException>(() => _ = new Meld(MeldKind.Chi, new Tile(27)));
        Check.Throws<ArgumentOutOfRangeException>(() => _ = new Meld(MeldKind.Chi, new Tile(7)));
        Check.Throws<ArgumentOutOfRangeException>(() => _ = new Meld(MeldKind.Chi, new Tile(5), 1));
        Check.Throws<ArgumentOutOfRangeException>(() => _ = new Meld(MeldKind.Pon, new Tile(31), 1));
        Check.Throws<ArgumentOutOfRangeException>(() => _ = new Meld(default, default));
        Check.Throws<ArgumentOutOfRangeException>(() => _ = new Meld((MeldKind)5, default));
        Check.Equal(("", "[340m]"), (default(Meld).ToString(), new Meld(MeldKind.Chi, new Tile(2), 1).ToString()));
        Check.Equal(0, Hand.Parse("1m").Melds().Length);
    }

    internal static void EveryStatusIsAnErrorCode()
    {
        var statuses = Layout.Constants().Where(constant => constant.FieldType == typeof(int)).ToArray();
        foreach (FieldInfo status in statuses)
        {
            var code = (ErrorCode)(int)status.GetRawConstantValue()!;
            string name = status.Name.Substring("TENPAI_".Length).Replace("_", "");
            Check.True(string.Equals(name, code.ToString(), StringComparison.OrdinalIgnoreCase), $"{name} is {code}");
        }
        // And one that changes of a hand alone have, which the library does not make.
        Check.Equal(-1, (int)ErrorCode.NotHeld);
        Check.Equal(statuses.Length + 1, Enum.GetValues(typeof(ErrorCode)).Length);
    }
}
