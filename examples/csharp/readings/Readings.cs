// Tells how a mahjong hand divides into groups, and what that says of its waits.
//
//     Readings HAND [TILE]
//
// It prints the same as examples/c/readings.c, whose head explains each line.

using System;
using System.Collections.Generic;
using System.Linq;
using System.Text.RegularExpressions;
using Tenpai;

internal static class Readings
{
    private const int Shown = 8;

    private static int Main(string[] args)
    {
        if (args.Length != 1 && args.Length != 2)
        {
            Console.Error.WriteLine("usage: readings HAND [TILE]");
            return 2;
        }
        try
        {
            Hand hand = Hand.Parse(args[0]);
            Tile? winning = args.Length == 2 ? ReadTile(args[1]) : (Tile?)null;
            Lines("hand", args[0]);
            if (winning is Tile tile)
            {
                Lines("wins", hand.Wins(tile).Select(Text).ToArray());
                return 0;
            }
            if (hand.Size % 3 == 1)
            {
                WaitsLines(hand);
            }
            ReadingsLines(hand);
            return 0;
        }
        catch (Exception error) when (error is FormatException || error is TenpaiException)
        {
            Console.Error.WriteLine(error.Message);
            return 1;
        }
    }

    private static void WaitsLines(Hand hand)
    {
        KindsOfWaits waits = hand.WaitKinds();
        Lines("shape", Words(waits.Shape));
        var lines = new List<string>();
        foreach (Tile tile in waits.Tiles)
        {
            lines.Add($"{tile} {waits.Kinds(tile)}");
        }
        Lines("waits", lines.ToArray());
        Block[] blocks = hand.Blocks();
        Lines("cases", hand.WaitCases().Select(it => Text(it, blocks)).ToArray());
    }

    private static void ReadingsLines(Hand hand)
    {
        Span<Reading> readings = stackalloc Reading[Shown];
        int count = hand.Readings(readings, out int total);
        Lines("readings", total.ToString());
        foreach (Reading reading in readings.Slice(0, count))
        {
            Lines($"  {reading.Shanten}", Text(reading));
            if (reading.Counts is Formula.Counts counts)
            {
                Lines($"    {counts.Shanten()}", counts.ToString());
            }
        }
    }

    private static string Text(Win win) => $"{win.Group} {WaitKinds.Of(win.Kind)} in {Text(win.Reading)}";

    private static string Text(WaitCase it, Block[] blocks)
    {
        IEnumerable<Block> named = Enumerable.Range(0, it.BlockCount).Select(place => blocks[it.BlockAt(place)]);
        return $"{it.Tile} {Words(it.Kind)}: {string.Join(", ", named)}";
    }

    // As in C, a red five is written as a five.
    private static string Text(Reading reading) => reading.ToString().Replace('0', '5');

    // The name of a value in words, such as two sided.
    private static string Words(Enum value) =>
        Regex.Replace(value.ToString(), "(?<!^)([A-Z])", " $1").ToLowerInvariant();

    // A single tile is a hand that has no other.
    private static Tile ReadTile(string text)
    {
        Hand one = Hand.Parse(text);
        if (one.Size != 1 || one.Melds().Length > 0)
        {
            throw new FormatException($"{text} is not a single tile");
        }
        return Enumerable.Range(0, Tile.Count).Select(i => new Tile(i)).First(tile => one.Count(tile) > 0);
    }

    // The name stands on the first of several lines alone.
    private static void Lines(string name, params string[] values)
    {
        foreach (string value in values.DefaultIfEmpty("-"))
        {
            Console.WriteLine($"{name,-18}{value}");
            name = "";
        }
    }
}
