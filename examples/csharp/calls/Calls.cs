// Tells what a mahjong hand can do with a tile that the player before it throws away.
//
//     Calls HAND TILE
//
// It prints the same as examples/c/calls.c, whose head explains each line.

using System;
using Tenpai;

internal static class Calls
{
    private static int Main(string[] args)
    {
        if (args.Length != 2)
        {
            Console.Error.WriteLine("usage: calls HAND TILE");
            return 2;
        }
        try
        {
            Hand hand = Hand.Parse(args[0]);
            Piece called = Piece.Parse(args[1]);
            Line("hand", args[0]);
            Line("thrown", args[1]);
            Judge(hand, called);
            return 0;
        }
        catch (Exception error) when (error is FormatException || error is TenpaiException)
        {
            Console.Error.WriteLine(error.Message);
            return 1;
        }
    }

    private static void Judge(Hand hand, Piece called)
    {
        Call[] calls = hand.Calls(called, Discarder.Before);
        // If the hand passes, the tile lies on the table and is seen.
        Seen seen = default;
        seen.Add(called.Tile);
        string name = "improves";
        foreach (Improvement improvement in hand.Improvements(seen: seen))
        {
            Line(name, improvement.ToString());
            name = "";
        }
        foreach (Call call in calls)
        {
            Line(call.ToString().ToLowerInvariant(), Outcome(call));
            if (call.DiscardCount > 0)
            {
                DiscardLines(hand, called, call);
            }
        }
    }

    private static string Outcome(Call call) =>
        call.DiscardCount > 0 ? $"{call.Shanten}, {Discards(call.DiscardCount)}" : $"{call.Shanten}";

    private static string Discards(int count) => count == 1 ? "1 discard" : $"{count} discards";

    // The best discards after a chi or pon: those that leave the number of the call.
    private static void DiscardLines(Hand hand, Piece called, Call call)
    {
        foreach (Discard discard in hand.CallDiscards(call, called, Discarder.Before))
        {
            if (discard.Shanten == call.Shanten)
            {
                Acceptance accepted = discard.Acceptance;
                string tiles = accepted.Tiles.IsEmpty ? "-, 0 tiles" : accepted.ToString();
                Line($"  discard {discard.Piece}", tiles);
            }
        }
    }

    private static void Line(string name, string value) => Console.WriteLine($"{name,-18}{value}");
}
