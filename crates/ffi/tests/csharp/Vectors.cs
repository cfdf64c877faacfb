using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using Tenpai;

/// <summary>
/// The data files that the library itself is tested with, judged through the binding. One line for each file:
/// <c>ok FILE LINES</c>, or <c>failed FILE:LINE: WHY</c>.
/// </summary>
internal static class Vectors
{
    internal static void Run(string folder)
    {
        string[] files = Directory.GetFiles(folder, "*.txt");
        Array.Sort(files, StringComparer.Ordinal);
        foreach (string file in files)
        {
            string name = Path.GetFileName(file);
            string kind = name.Split('_', '.')[0];
            Action<string[]> judge = name == "formula_best.txt" ? BestDivision : kind switch
            {
                "general" => Numbers,
                "waits" => Waits,
                "melds" => Melds,
                "ukeire" => Discards,
                "formula" => Counts,
                _ => throw new InvalidOperationException($"{name} is a file of no known kind"),
            };
            Console.WriteLine(Judge(file, name, judge));
        }
    }

    private static string Judge(string file, string name, Action<string[]> judge)
    {
        int number = 0;
        int lines = 0;
        foreach (string line in File.ReadAllLines(file))
        {
            number++;
            if (line.StartsWith("#", StringComparison.Ordinal))
            {
                continue;
            }
            lines++;
            try
            {
                judge(line.Split('\t'));
            }
            catch (Exception error)
            {
                return $"failed {name}:{number}: {error}".Replace('\n', ' ');
            }
        }
        return $"ok {name} {lines}";
    }

    private static void Numbers(string[] columns)
    {
        ShantenNumbers numbers = Hand.Parse(columns[0]).Shanten();
        Check.Equal(columns[1], Number(numbers.General), "general");
        Check.Equal(columns[2], Number(numbers.SevenPairs), "seven pairs");
        Check.Equal(columns[3], Number(numbers.ThirteenOrphans), "thirteen orphans");
        Check.Equal(columns[4], Number(numbers.Best), "best");
    }

    private static void Waits(string[] columns)
    {
        Hand hand = Hand.Parse(columns[0]);
        WaitSets waits = hand.Waits();
        Check.Equal(columns[1], Tiles(waits.Formal), "formal");
        Check.Equal(columns[2], Tiles(waits.Effective), "effective");
        Check.Equal(columns[2] != "-", waits.IsTenpai, "tenpai");
        Check.Equal(waits.IsTenpai, hand.Shanten().IsTenpai, "shanten");
    }

    private static void Melds(string[] columns)
    {
        Hand hand = Hand.Parse($"{columns[0]}[{columns[1].Replace(",", "][")}]");
        var locking = new Rules(copies: CopiesRule.WithMelds, forms: Forms.General);
        Check.Equal(columns[2], Number(hand.Shanten(locking).General), "locked");
        Check.Equal(columns[3], Number(hand.Shanten().General), "alone");
        if (hand.Size % 3 == 1)
        {
            Check.Equal(columns[4], Tiles(hand.Acceptance(locking).Tiles), "accepted");
        }
    }

    private static void Discards(string[] columns)
    {
        Hand hand = Hand.Parse(columns[0]);
        Check.Equal(columns[1], Number(hand.Shanten().Best), "shanten");
        var found = new SortedDictionary<int, string>();
        foreach (Discard discard in hand.Discards())
        {
            Acceptance general = Without(hand, discard.Tile).Acceptance(new Rules(forms: Forms.General));
            found.Add(discard.Tile.Index, $"{discard.Text}:{Number(general.Shanten)}:{Tiles(general.Tiles)}:" +
                $"{Number(discard.Shanten)}:{Tiles(discard.Acceptance.Tiles)}:{discard.Acceptance.Total}");
        }
        Check.Equal(string.Join("\n", columns, 2, columns.Length - 2), string.Join("\n", found.Values), "discards");
        Check.True(hand.BestDiscard() == hand.Discards()[0], "the best discard");
    }

    private static void Counts(string[] columns)
    {
        int At(int column) => int.Parse(columns[column], CultureInfo.InvariantCulture);
        var counts = new Formula.Counts(
            melds: At(0),
            partials: At(1),
            dirtyPartials: At(2),
            head: At(3),
            exhaustedSuitTiles: At(4),
            exhaustedHonours: At(5),
            size: At(6));
        Check.Equal(At(7), counts.Shanten(), "the counts");
        Check.Equal(columns[7], Number(Hand.Parse(columns[8]).Shanten().General), "the hand");
    }

    private static void BestDivision(string[] columns) =>
        Check.Equal(columns[1], Number(Hand.Parse(columns[0]).Shanten().General), "general");

    private static Hand Without(Hand hand, Tile tile)
    {
        var counts = new byte[Tile.Count];
        for (int index = 0; index < counts.Length; index++)
        {
            counts[index] = (byte)hand.Count(new Tile(index));
        }
        counts[tile.Index]--;
        return Hand.FromCounts(counts);
    }

    private static string Number(int? number) => number?.ToString(CultureInfo.InvariantCulture) ?? "-";

    private static string Tiles(TileSet tiles) => tiles.IsEmpty ? "-" : tiles.ToString();
}
