using System;
using System.Linq;
using Tenpai;

/// <summary>Readings, wins, the kinds and cases of waits, and the formula.</summary>
internal static class ReadingsChecks
{
    internal static void ReadingsOfACompleteHand()
    {
        Hand hand = Hand.Parse("11122233344s222z");
        Reading[] readings = hand.Readings();
        Check.Equal(
            "123s 123s 123s 44s 222z, 11s 123s 234s 234s 222z, 111s 222s 333s 44s 222z",
            string.Join(", ", readings));
        Reading first = readings[0];
        Check.Equal((Forms.General, -1, 5), (first.Form, first.Shanten, first.GroupCount));
        Check.Equal("g3 4, g2 0, dg2 0, p 1, dn 0, dz 0, n 14", first.Counts.ToString());
        Check.True(first == hand.Readings()[0] && first != readings[1] && first != default, "equal");
        Check.Equal(first.GetHashCode(), hand.Readings()[0].GetHashCode());
        Check.Equal((0, ""), (default(Reading).GroupCount, default(Reading).ToString()));
        Check.Equal(default(Group), default(Win).Group);
        Check.Throws<ArgumentOutOfRangeException>(() => _ = first[5]);
        Check.Throws<ArgumentOutOfRangeException>(() => _ = first[-1]);
    }

    internal static void GroupsOfAReading()
    {
        Hand hand = Hand.Parse("11123m46p[340m](7777z)");
        Group[] groups = hand.Readings()[0].Groups();
        Check.Equal("11m 123m 46p [340m] (7777z)", string.Join(" ", groups));
        Check.Equal(
            "Pair Run Closed Chi ConcealedKan", string.Join(" ", groups.Select(group => group.Kind.ToString())));
        Check.Equal((GroupKind.Closed, 2, new Tile(12)), (groups[2].Kind, groups[2].Count, groups[2].Lowest));
        Check.Equal((new Tile(12), new Tile(14)), (groups[2][0], groups[2][1]));
        string tiles = string.Join(" ", groups.Select(group => string.Concat(
            Enumerable.Range(0, group.Count).Select(place => group[place]))));
        Check.Equal("1m1m 1m2m3m 4p6p 3m4m5m 7z7z7z7z", tiles);
        Check.Equal((Meld?)null, groups[0].Meld);
        Check.True(groups[3].Meld == hand.Melds()[0] && groups[4].Meld == hand.Melds()[1], "melds of the hand");
        Check.True(groups[0].IsConcealed && !groups[3].IsConcealed, "concealed");
        Check.True(!groups[2].IsMeld && groups[1].IsMeld && groups[4].IsMeld, "melds");
        Check.True(groups[0] != groups[1] && groups[0] == hand.Readings()[0][0], "equal");
        Check.Equal((0, ""), (default(Group).Count, default(Group).ToString()));
        Check.Throws<ArgumentOutOfRangeException>(() => _ = groups[0][2]);
    }

    internal static void AsManyReadingsAsThereIsRoomFor()
    {
        Hand hand = Hand.Parse("13445666778889m");
        Reading[] all = hand.Readings(ReadingChoice.All);
        Reading[] nearest = hand.Readings();
        Check.True(all.Length > 1000 && nearest.Length > 100, "many");
        Check.Equal(0, hand.Readings(Span<Reading>.Empty, out int total));
        Check.Equal(nearest.Length, total);
        var room = new Reading[3];
        Check.Equal(3, hand.Readings(room, out total, ReadingChoice.All));
        Check.True(total == all.Length && room.SequenceEqual(all.Take(3)), "the first three");
        var more = new Reading[nearest.Length + 1];
        Check.Equal(nearest.Length, hand.Readings(more, out total));
        Check.True(more[nearest.Length] == default && total == nearest.Length, "the rest stays as it was");
        Check.Throws<ArgumentOutOfRangeException>(() => hand.Readings((ReadingChoice)2));
        Fails(ErrorCode.BadSize, () => default(Hand).Readings());
    }

    internal static void CountsOfReadingsGiveTheirNumber()
    {
        foreach (string text in new[] { "1111m", "11112222333344z", "1245m567p1235689s", "3m446p1z", "12m11z[3333m][4444m][5555m]" })
        {
            Hand hand = Hand.Parse(text);
            Reading[] general = hand.Readings(ReadingChoice.All).Where(it => it.Form == Forms.General).ToArray();
            Check.True(general.All(it => it.Counts!.Value.Shanten() == it.Shanten), text);
            Check.Equal(hand.Shanten().General, general.Min(it => it.Shanten), text);
            Check.Equal(hand.Size, general[0].Counts!.Value.Size, text);
        }
        Reading pairs = Hand.Parse("1199m2233p5566s77z").Readings()[0];
        Check.Equal((Forms.SevenPairs, (Formula.Counts?)null), (pairs.Form, pairs.Counts));
        Check.Equal("11m 99m 22p 33p 55s 66s 77z", pairs.ToString());
    }

    internal static void TheFormulaOnPaper()
    {
        var counts = new Formula.Counts(size: 14, melds: 3, head: 1, exhaustedHonours: 3);
        Check.Equal(2, counts.Shanten());
        Check.Equal(1, new Formula.Counts(14, 2, 2, 1, 1, 0, 0).Shanten());
        Check.Equal((14, 3, 0, 0), (counts.Size, counts.Melds, counts.Partials, counts.DirtyPartials));
        Check.Equal((1, 0, 3), (counts.Head, counts.ExhaustedSuitTiles, counts.ExhaustedHonours));
        Check.Equal("g3 3, g2 0, dg2 0, p 1, dn 0, dz 3, n 14", counts.ToString());
        Check.True(counts == new Formula.Counts(14, 3, head: 1, exhaustedHonours: 3) && counts != default, "equal");
        Check.Equal(counts.GetHashCode(), new Formula.Counts(14, 3, head: 1, exhaustedHonours: 3).GetHashCode());
        var error = Fails(ErrorCode.BadFormulaCounts, () => new Formula.Counts(14, melds: 5).Shanten());
        Check.Equal("15 tiles counted of 14: count each once", error.Message);
        Fails(ErrorCode.BadFormulaCounts, () => default(Formula.Counts).Shanten());
        Check.Throws<ArgumentOutOfRangeException>(() => _ = new Formula.Counts(256));
        Check.Throws<ArgumentOutOfRangeException>(() => _ = new Formula.Counts(14, melds: -1));
    }

    internal static void WhichGroupTakesTheWinningTile()
    {
        Hand hand = Hand.Parse("234m11123456777s");
        Win[] wins = hand.Wins(new Tile(21));
        Check.Equal(
            "456s TwoSided in 234m 11s 123s 456s 777s, 234s TwoSided in 234m 111s 234s 567s 77s",
            string.Join(", ", wins));
        Win first = wins[0];
        Check.Equal((3, WaitKind.TwoSided, "456s"), (first.Place, first.Kind, first.Group.ToString()));
        Check.True(first.Reading == hand.Readings()[0], "its reading");
        Check.True(first == hand.Wins(new Tile(21))[0] && first != wins[1], "equal");
        Check.Equal(first.GetHashCode(), hand.Wins(new Tile(21))[0].GetHashCode());
        Check.Equal(0, hand.Wins(new Tile(33)).Length);
        Check.Equal(0, Hand.Parse("22356m").Wins(new Tile(1)).Length);
        var room = new Win[Hand.MaxWins];
        Check.Equal(2, hand.Wins(room, new Tile(21)));
        Check.True(room[1] == wins[1] && room[2] == default, "the rest stays as it was");
        Fails(ErrorCode.BufferTooSmall, () => hand.Wins(Span<Win>.Empty, new Tile(21)));
        var error = Fails(ErrorCode.WrongTurn, () => Hand.Parse("2235m").Wins(new Tile(3)));
        Check.True(error.Message.EndsWith("with the winning tile", StringComparison.Ordinal), error.Message);
    }

    internal static void WaitsWithKinds()
    {
        Hand hand = Hand.Parse("2223m456p789s777z");
        KindsOfWaits waits = hand.WaitKinds();
        Check.Equal("1m two-sided, 3m single, 4m two-sided", waits.ToString());
        Check.Equal((hand.Waits().Effective, WaitShape.SingleAndTwoSided), (waits.Tiles, waits.Shape));
        Check.True(waits.Kinds(new Tile(2)).Contains(WaitKind.Single), "single");
        Check.True(!waits.Kinds(new Tile(2)).Contains(WaitKind.TwoSided), "and nothing else");
        Check.True(waits.Kinds(new Tile(33)).IsEmpty && waits.Kinds(new Tile(33)).ToString() == "", "no wait");
        WaitKinds both = Hand.Parse("23444m55p").WaitKinds().Kinds(new Tile(3));
        Check.Equal(("two-sided or pair", "pair"), (both.ToString(), WaitKinds.Of(WaitKind.Pair).ToString()));
        Check.Equal((byte)((byte)WaitKind.TwoSided + (byte)WaitKind.Pair), both.Bits);
        Check.True(both == Hand.Parse("23444m55p").WaitKinds().Kinds(new Tile(3)) && both != default, "equal");
        Check.True(waits == hand.WaitKinds() && waits != default, "equal");
        Check.Equal(waits.GetHashCode(), hand.WaitKinds().GetHashCode());
        Check.Equal((WaitShape.None, ""), (Hand.Parse("1245m").WaitKinds().Shape, Hand.Parse("1245m").WaitKinds().ToString()));
        KindsOfWaits fifth = Hand.Parse("1111m").WaitKinds();
        Check.Equal((WaitShape.Compound, true), (fifth.Shape, fifth.Tiles.IsEmpty));
        Check.Equal("1m pair or single", Hand.Parse("1111m").WaitKinds(new Rules(CopiesRule.Formal)).ToString());
        Fails(ErrorCode.WrongTurn, () => Hand.Parse("11m").WaitKinds());
    }

    internal static void CasesOfWaits()
    {
        Hand hand = Hand.Parse("1113335m");
        WaitCase[] cases = hand.WaitCases();
        Check.Equal("5m Completed, 4m JoinedToPair", string.Join(", ", cases));
        Block[] blocks = hand.Blocks();
        Check.Equal((1, "5m"), (cases[0].BlockCount, blocks[cases[0].BlockAt(0)].ToString()));
        Check.Equal(("5m", "333m"), (blocks[cases[1].BlockAt(0)].ToString(), blocks[cases[1].BlockAt(1)].ToString()));
        Check.Equal((new Tile(3), CaseKind.JoinedToPair), (cases[1].Tile, cases[1].Kind));
        Check.True(cases[0] == hand.WaitCases()[0] && cases[0] != cases[1], "equal");
        Check.Equal(cases[0].GetHashCode(), hand.WaitCases()[0].GetHashCode());
        Check.Throws<ArgumentOutOfRangeException>(() => cases[0].BlockAt(1));
        var room = new WaitCase[Hand.MaxWaitCases];
        Check.Equal(2, hand.WaitCases(room));
        Check.True(room[1] == cases[1] && room[2] == default, "the rest stays as it was");
        Fails(ErrorCode.BufferTooSmall, () => hand.WaitCases(Span<WaitCase>.Empty));
        Fails(ErrorCode.WrongTurn, () => Hand.Parse("11m").WaitCases());
    }

    internal static void Obstacles()
    {
        Hand hand = Hand.Parse("5779m");
        Obstacle obstacle = hand.WaitObstacle();
        Block[] blocks = hand.Blocks();
        Check.Equal((ObstacleKind.NoGap, 2, (Tile?)null), (obstacle.Kind, obstacle.BlockCount, obstacle.Gap));
        Check.Equal(("5m", "9m"), (blocks[obstacle.BlockAt(0)].ToString(), blocks[obstacle.BlockAt(1)].ToString()));
        Check.Throws<ArgumentOutOfRangeException>(() => obstacle.BlockAt(2));
        Check.Equal("NoGap", obstacle.ToString());
        Check.True(obstacle == hand.WaitObstacle() && obstacle != default(Obstacle), "equal");
        Check.Equal(obstacle.GetHashCode(), hand.WaitObstacle().GetHashCode());
        Check.True(Hand.Parse("2235m").WaitObstacle() == default(Obstacle), "a wait has no obstacle");
        Fails(ErrorCode.WrongTurn, () => Hand.Parse("11m").WaitObstacle());
    }

    internal static void NamesOfShapes()
    {
        Check.Equal("three-sided", Hand.Parse("23456m11p").WaitKinds().Shape.ToText());
        Check.Equal("", WaitShape.None.ToText());
        Span<char> room = stackalloc char[8];
        Check.True(WaitShape.Pair.TryFormat(room, out int length) && length == 4, "it fits");
        Check.True(!WaitShape.SingleAndTwoSided.TryFormat(room, out length) && length == 0, "it does not fit");
        Fails(ErrorCode.BadShape, () => ((WaitShape)17).ToText());
    }

    private static TenpaiException Fails(ErrorCode code, Action action)
    {
        var error = Check.Throws<TenpaiException>(action, code.ToString());
        Check.Equal(code, error.Code, error.Message);
        return error;
    }
}
