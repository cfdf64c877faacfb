using System;
using Tenpai;

/// <summary>What happens to a hand, as a game tells it. The steps are compared with the core elsewhere.</summary>
internal static class ChangesChecks
{
    internal static void ATurnOfAGame()
    {
        Hand hand = Hand.Parse("123m456p789s1122z");
        Hand before = hand;
        hand = hand.Draw(P("3z"));
        Check.Equal("123m456p789s11223z", hand.ToString());
        hand = hand.Discard(P("3z"));
        Check.Equal(before, hand);
        hand = hand.Pon(P("1z"), P("1z"), P("1z")).Discard(P("1m"));
        Check.Equal("23m456p789s22z[111z]", hand.ToString());
        hand = hand.Chi(P("1m"), P("2m"), P("3m")).Discard(P("2z"));
        Check.Equal("456p789s2z[111z][123m]", hand.ToString());
        hand = hand.Draw(P("1z")).AddedKan(P("1z"));
        Check.Equal("456p789s2z[1111z][123m]", hand.ToString());
    }

    internal static void KansTakeTheRedFiveAlong()
    {
        Check.Equal("1m[222z][333z][444z][0555p]", Hand.Parse("555p1m[222z][333z][444z]").OpenKan(P("0p")).ToString());
        Check.Equal("1m[222z][333z][444z][0555p]", Hand.Parse("055p1m[222z][333z][444z]").OpenKan(P("5p")).ToString());
        Hand laid = Hand.Parse("0555p1m[222z][333z][444z]").ConcealedKan(P("5p").Tile);
        Check.Equal("1m[222z][333z][444z](0555p)", laid.ToString());
    }

    internal static void WhatCannotBeHasACodeAndATile()
    {
        Hand toDraw = Hand.Parse("123m456p789s1122z");
        Hand toDiscard = toDraw.Draw(P("0m"));
        Fails(ErrorCode.WrongTurn, null, () => toDraw.Discard(P("1m")));
        Fails(ErrorCode.WrongTurn, null, () => toDiscard.Draw(P("1m")));
        Fails(ErrorCode.NotHeld, P("5m").Tile, () => toDiscard.Discard(P("5m")));
        Fails(ErrorCode.RedFives, P("5m").Tile, () => toDiscard.Discard(P("1m")).Draw(P("0m")));
        Fails(ErrorCode.TooManyCopies, P("5m").Tile, () => Hand.Parse("5555m").Draw(P("5m")));
        Fails(ErrorCode.MeldsAssumed, null, () => Hand.Parse("55m12z").Pon(P("5m"), P("5m"), P("5m")));
        Fails(ErrorCode.BadMeld, null, () => toDraw.Chi(P("4m"), P("1m"), P("2m")));
        Fails(ErrorCode.BadMeld, null, () => toDraw.Pon(P("4m"), P("1m"), P("2m")));
        Fails(ErrorCode.NotHeld, P("1z").Tile, () => toDraw.OpenKan(P("1z")));
        Fails(ErrorCode.NotHeld, P("1z").Tile, () => toDiscard.ConcealedKan(P("1z").Tile));
        Fails(ErrorCode.BadCall, P("1z").Tile, () => toDiscard.AddedKan(P("1z")));
        Hand withPon = Hand.Parse("12m[055p][222z][333z][444z]");
        Fails(ErrorCode.RedFives, P("5p").Tile, () => withPon.AddedKan(P("0p")));
    }

    internal static void TheDefaultValueCannotChange()
    {
        const string Message = "0 concealed tiles are no hand: use 1, 4, 7, 10 or 13, and one more after a draw";
        Hand none = default;
        Piece tile = P("1m");
        foreach (Action change in new Action[]
        {
            () => none.Draw(tile), () => none.Discard(tile), () => none.Chi(tile, tile, tile),
            () => none.Pon(tile, tile, tile), () => none.OpenKan(tile), () => none.ConcealedKan(tile.Tile),
            () => none.AddedKan(tile),
        })
        {
            TenpaiException error = Fails(ErrorCode.BadSize, null, change);
            Check.Equal(Message, error.Message);
        }
        Check.True(!none.TryDraw(tile, out Hand same) && same == none, "it stays the default value");
    }

    internal static void ChangesAllocateNothing()
    {
        Piece[] pieces = { P("1m"), P("2m"), P("3m"), P("0p"), P("5p"), P("1z"), P("3z") };
        Hand first = Hand.Parse("12m55p78999s1112z");
        Play(first, pieces);
        long before = GC.GetAllocatedBytesForCurrentThread();
        for (int round = 0; round < 100; round++)
        {
            Play(first, pieces);
        }
        Check.Equal(0L, GC.GetAllocatedBytesForCurrentThread() - before);
    }

    /// <summary>Each change, and each that cannot be.</summary>
    private static void Play(Hand hand, Piece[] p)
    {
        // 12m55p78999s1112z, which gives away 2z, 7s and 8s.
        Hand next = hand.Chi(p[2], p[0], p[1]).Discard(new Tile(28)).Pon(p[3], p[4], p[4]).Discard(new Tile(24));
        next = next.Draw(p[4]).AddedKan(p[4]).Draw(p[5]).ConcealedKan(p[5].Tile);
        Must(next.TryOpenKan(new Tile(26), out next) && next.MeldCount == 4 && next.Size == 1);
        Must(next.TryDraw(p[6], out next) && next.TryDiscard(p[6], out next) && next.RedFives(Suit.Circles) == 0);
        Must(hand.TryChi(p[2], p[0], p[1], out _) && hand.TryPon(p[3], p[4], p[4], out next));
        Hand called = next;
        Must(!called.TryDraw(p[0], out called) && !hand.TryDiscard(p[0], out _) && !hand.TryOpenKan(p[0], out _));
        Must(!hand.TryChi(p[0], p[1], p[1], out _) && !hand.TryPon(p[0], p[0], p[0], out _));
        Must(!called.TryAddedKan(p[3], out _) && !called.TryConcealedKan(p[3].Tile, out _));
        Must(called.TryDiscard(p[0], out called) && !called.TryDraw(p[3], out _));
    }

    private static void Must(bool holds) => Check.True(holds, "another answer");

    private static TenpaiException Fails(ErrorCode code, Tile? tile, Action change)
    {
        TenpaiException error = Check.Throws<TenpaiException>(change, code.ToString());
        Check.Equal((code, tile), (error.Code, error.Tile), error.Message);
        return error;
    }

    private static Piece P(string text) => Piece.Parse(text);
}
