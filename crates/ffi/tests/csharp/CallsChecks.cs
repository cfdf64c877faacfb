using System;
using System.Linq;
using Tenpai;

/// <summary>Improvements, good waits, calls, and batches by other rules.</summary>
internal static class CallsChecks
{
    private static readonly Tile OneMan = new Tile(0);

    internal static void DrawsThatImprove()
    {
        Hand hand = Hand.Parse("123m1239p57s1122z");
        Improvement[] improvements = hand.Improvements();
        Improvement first = improvements[0];
        Check.Equal("3s for 9p: 8 to 12 tiles", first.ToString());
        Check.Equal((20, 4, 17), (first.Draw.Index, first.Copies, first.Discard.Tile.Index));
        Check.Equal((8, 12), (first.Before, first.After));
        Check.True(first == hand.Improvements()[0] && first != improvements[1] && first != default, "equal");
        Check.Equal(first.GetHashCode(), hand.Improvements()[0].GetHashCode());
        Check.True(improvements.All(it => it.After > it.Before), "more copies");
        var seen = default(Seen);
        Array.ForEach(new int[4], _ => seen.Add(new Tile(20)));
        Check.True(hand.Improvements(seen: seen).All(it => it.Draw != new Tile(20)), "what is seen is not drawn");
        var room = new Improvement[Hand.MaxImprovements];
        Check.Equal(improvements.Length, hand.Improvements(room));
        Check.Equal(default, room[improvements.Length]);
        Fails(ErrorCode.BufferTooSmall, () => hand.Improvements(Span<Improvement>.Empty));
        Fails(ErrorCode.WrongTurn, () => Hand.Parse("11m").Improvements());
    }

    internal static void ShareOfGoodWaits()
    {
        Hand hand = Hand.Parse("123m12399p57s112z");
        GoodWaits? share = hand.GoodWaits(5);
        Check.Equal((0, 8), (share!.Value.Good, share.Value.All));
        Check.Equal("0 of 8", share.ToString());
        Check.Equal("8 of 8", hand.GoodWaits(0).ToString());
        Check.True(share == hand.GoodWaits(6) && share != hand.GoodWaits(0) && share.Value != default, "equal");
        Check.Equal((GoodWaits?)null, Hand.Parse("2235m").GoodWaits(5));
        Check.Throws<ArgumentOutOfRangeException>(() => hand.GoodWaits(-1));
        Fails(ErrorCode.WrongTurn, () => Hand.Parse("11m").GoodWaits(5));
    }

    internal static void CallsWithPassingFirst()
    {
        Hand hand = Hand.Parse("2344m456p789s115z");
        Call[] calls = hand.Calls(OneMan, Discarder.Before);
        Check.Equal("Pass, Chi 2m 3m", string.Join(", ", calls));
        Check.Equal(default(CallKind), calls[0].Kind);
        Check.Equal(((Piece?)null, (Piece?)null, 0), (calls[0].First, calls[0].BestDiscard, calls[0].DiscardCount));
        Call chi = calls[1];
        Check.Equal((CallKind.Chi, (int?)0), (chi.Kind, chi.Shanten));
        Check.Equal((new Tile(1), new Tile(2)), (chi.First!.Value.Tile, chi.Second!.Value.Tile));
        Check.Equal(("5z", 8, 4), (chi.BestDiscard.ToString(), chi.DiscardCount, chi.BestTotal));
        Check.True(chi == hand.Calls(OneMan, Discarder.Before)[1] && chi != calls[0] && calls[0] != default, "equal");
        Check.Equal(chi.GetHashCode(), hand.Calls(OneMan, Discarder.Before)[1].GetHashCode());
        Check.Equal("Pass", string.Join(", ", hand.Calls(OneMan, Discarder.Other)));
        Check.Equal("Pass", string.Join(", ", hand.Calls(new Tile(33), Discarder.Before)));
        var ron = Hand.Parse("123m456p789s1122z").Calls(new Tile(27), Discarder.Other);
        Check.Equal("Pass, Pon 1z 1z, Ron", string.Join(", ", ron));
        Check.Equal((int?)-1, ron[2].Shanten);
        var room = new Call[Hand.MaxCalls];
        Check.Equal(2, hand.Calls(room, OneMan, Discarder.Before));
        Check.True(room[1] == chi && room[2] == default, "the rest stays as it was");
        Fails(ErrorCode.BufferTooSmall, () => hand.Calls(Span<Call>.Empty, OneMan, Discarder.Before));
    }

    internal static void RedFivesAreOtherCalls()
    {
        Hand hand = Hand.Parse("34055667m678p11z");
        string calls = string.Join(", ", hand.Calls(new Tile(5), Discarder.Before));
        Check.Equal("Pass, Chi 4m 0m, Chi 4m 5m, Chi 0m 7m, Chi 5m 7m, Pon 6m 6m", calls);
        var red = new Piece(new Tile(13), isRed: true);
        Check.Equal("0p", red.ToString());
        Check.True(red != new Tile(13) && red == new Piece(new Tile(13), true), "equal");
        Check.True(hand.Calls(red, Discarder.Before).Length > 1, "a red five is called");
        Check.Throws<ArgumentOutOfRangeException>(() => _ = new Piece(new Tile(12), true));
        Check.Throws<ArgumentOutOfRangeException>(() => _ = new Piece(new Tile(31), true));
        Fails(ErrorCode.RedFives, () => hand.Calls(new Piece(new Tile(4), true), Discarder.Before));
    }

    internal static void DiscardsAfterACall()
    {
        Hand hand = Hand.Parse("2344m456p789s115z");
        Call chi = hand.Calls(OneMan, Discarder.Before)[1];
        Discard[] discards = hand.CallDiscards(chi, OneMan, Discarder.Before);
        Check.Equal("5z: 0, 4m1z, 4 tiles", discards[0].ToString());
        Check.Equal(chi.BestDiscard, discards[0].Piece);
        Check.Equal(chi.DiscardCount, discards.Length);
        Check.True(discards.All(it => it.Tile != new Tile(3)), "no swap");
        var swap = new Rules(swapCalling: true);
        Check.True(swap != default && swap == new Rules(swapCalling: true) && swap.SwapCalling, "other rules");
        discards = hand.CallDiscards(chi, OneMan, Discarder.Before, swap);
        Check.True(discards.Any(it => it.Tile == new Tile(3)), "a swap");
        var room = new Discard[Hand.MaxDiscards];
        Check.Equal(8, hand.CallDiscards(room, chi, OneMan, Discarder.Before));
        Fails(
            ErrorCode.BufferTooSmall,
            () => hand.CallDiscards(Span<Discard>.Empty, chi, OneMan, Discarder.Before));
        Fails(ErrorCode.BadCall, () => hand.CallDiscards(chi, OneMan, Discarder.Other));
        Fails(ErrorCode.BadCall, () => hand.CallDiscards(chi, new Tile(33), Discarder.Before));
        Fails(ErrorCode.BadCall, () => hand.CallDiscards(default, OneMan, Discarder.Before));
    }

    internal static void WhoCannotCall()
    {
        Fails(ErrorCode.MeldsAssumed, () => Hand.Parse("2235m").Calls(OneMan, Discarder.Before));
        Fails(ErrorCode.WrongTurn, () => Hand.Parse("123m456p789s11223z").Calls(OneMan, Discarder.Before));
        Hand hand = Hand.Parse("1111m456p789s115z");
        Fails(ErrorCode.TooManyCopies, () => hand.Calls(OneMan, Discarder.Before));
        Fails(ErrorCode.AbsentTile, () => hand.Calls(new Tile(1), Discarder.Before, new Rules(players: 3)));
        Check.Throws<ArgumentOutOfRangeException>(() => hand.Calls(new Tile(33), (Discarder)2));
        Check.Throws<ArgumentOutOfRangeException>(() => hand.CallDiscards(default, OneMan, (Discarder)2));
    }

    internal static void ABatchByOtherRules()
    {
        var texts = new[] { "1111m111122233z", "45z", "11m19p19s1234567z", "1m" };
        Hand[] hands = texts.Select(Hand.Parse).ToArray();
        var counts = new byte[hands.Length * Tile.Count];
        for (int place = 0; place < counts.Length; place++)
        {
            counts[place] = (byte)hands[place / Tile.Count].Count(new Tile(place % Tile.Count));
        }
        var numbers = new ShantenNumbers[hands.Length];
        foreach (Rules rules in new[] { default, new Rules(players: 3), new Rules(CopiesRule.Formal) })
        {
            HandBatch.Shanten(counts, numbers, rules);
            for (int place = 0; place < hands.Length; place++)
            {
                Check.Equal(hands[place].Shanten(rules), numbers[place], texts[place]);
            }
        }
        counts[2 * Tile.Count + 4] = 1;
        counts[2 * Tile.Count] = 1;
        HandBatch.Shanten(counts, numbers);
        var error = Fails(ErrorCode.AbsentTile, () => HandBatch.Shanten(counts, numbers, new Rules(players: 3)));
        Check.Equal((int?)2, error.HandIndex);
        Check.Equal("hand 2: 5m with three players: there is no 2m to 8m", error.Message);
    }

    internal static void ExceptionsTellWhichTileAndWhy()
    {
        var three = new Rules(players: 3);
        var error = Fails(ErrorCode.AbsentTile, () => Hand.Parse("2235m").Shanten(three));
        Check.Equal(("2m with three players: there is no 2m to 8m", (Tile?)new Tile(1)), (error.Message, error.Tile));
        Check.Equal((int?)null, error.HandIndex);
        error = Fails(ErrorCode.BadCall, () => Hand.Parse("2344m456p789s115z").CallDiscards(default, OneMan, default));
        Check.Equal("no discard follows a call of kind 0: use a chi or a pon", error.Message);
        Seen seen = Seen.FromCounts(Enumerable.Repeat((byte)4, Tile.Count).ToArray());
        foreach (Action judge in new Action[]
        {
            () => Hand.Parse("2235m").Waits(seen: seen),
            () => Hand.Parse("2235m").Acceptance(seen: seen),
            () => Hand.Parse("2235m").Improvements(seen: seen),
            () => Hand.Parse("2235m").GoodWaits(5, seen: seen),
            () => Hand.Parse("2235m").Calls(OneMan, default, seen: seen),
            () => Hand.Parse("22355m").Discards(seen: seen),
        })
        {
            error = Fails(ErrorCode.TooManyCopies, judge);
            Check.Equal("6 copies of 2m in the hand and on the table: there are only four", error.Message);
            Check.Equal((Tile?)new Tile(1), error.Tile);
        }
        error = Fails(ErrorCode.BadSize, () => default(Hand).Shanten());
        Check.Equal((Tile?)null, error.Tile);
        Check.True(error.Message.StartsWith("0 concealed tiles are no hand", StringComparison.Ordinal), error.Message);
        error = Fails(ErrorCode.BadSize, () => default(Hand).Blocks());
        Check.True(error.Message.StartsWith("0 concealed tiles are no hand", StringComparison.Ordinal), error.Message);
    }

    internal static void TheVersionIsANumberToo() =>
        Check.Equal((int)NativeMethods.TENPAI_VERSION_NUMBER, TenpaiLibrary.VersionNumber);

    private static TenpaiException Fails(ErrorCode code, Action action)
    {
        var error = Check.Throws<TenpaiException>(action, code.ToString());
        Check.Equal(code, error.Code, error.Message);
        return error;
    }
}
