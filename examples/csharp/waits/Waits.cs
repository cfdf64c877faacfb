// Judges mahjong hands: whether they are tenpai, their waits, their blocks, their shanten numbers, and what to
// draw or to discard.
//
//     Waits HAND...
//
// It prints the same as examples/c/waits.c, whose head explains each line.

using System;
using System.Collections.Generic;
using Tenpai;

internal static class Waits
{
    private static int Main(string[] args)
    {
        if (args.Length == 0)
        {
            Console.Error.WriteLine("usage: waits HAND...");
            return 2;
        }
        int failed = 0;
        int judged = 0;
        foreach (string text in args)
        {
            try
            {
                Hand hand = Hand.Parse(text);
                if (judged++ > 0)
                {
                    Console.WriteLine();
                }
                Judge(hand);
            }
            catch (FormatException error)
            {
                Console.Error.WriteLine($"{text}: {error.Message}");
                failed = 1;
            }
        }
        return failed;
    }

    private static void Judge(Hand hand)
    {
        Line("hand", hand.ToString());
        WaitsLines(hand);
        BlocksLine(hand);
        ShantenNumbers shanten = hand.Shanten();
        Line("shanten", shanten.ToString());
        NumberLine("general form", shanten.General);
        NumberLine("seven pairs", shanten.SevenPairs);
        NumberLine("thirteen orphans", shanten.ThirteenOrphans);
        NextLines(hand);
    }

    // What to draw, or what to discard: the table of all discards.
    private static void NextLines(Hand hand)
    {
        if (hand.Size % 3 == 1)
        {
            Line("accepts", Text(hand.Acceptance()));
            return;
        }
        foreach (Discard discard in hand.Discards())
        {
            Line($"discard {discard.Text}", $"{discard.Shanten}, {Text(discard.Acceptance)}");
        }
    }

    private static string Text(Acceptance accepted) => accepted.Tiles.IsEmpty ? "-" : accepted.ToString();

    private static void WaitsLines(Hand hand)
    {
        WaitSets waits = default;
        string tenpai = "discard first";
        if (hand.Size % 3 == 1)
        {
            waits = hand.Waits();
            tenpai = waits.IsTenpai ? "yes" : "no";
        }
        Line("tenpai", tenpai);
        SetLine("waits", waits.Effective);
        SetLine("formal waits", waits.Formal);
    }

    private static void BlocksLine(Hand hand)
    {
        var blocks = new List<string>();
        foreach (Block block in hand.Blocks())
        {
            blocks.Add($"{block} {block.Kinds}");
        }
        Line("blocks", string.Join(", ", blocks));
    }

    private static void SetLine(string name, TileSet tiles) => Line(name, tiles.IsEmpty ? "-" : tiles.ToString());

    private static void NumberLine(string name, int? number) => Line(name, number?.ToString() ?? "-");

    private static void Line(string name, string value) => Console.WriteLine($"{name,-18}{value}");
}
