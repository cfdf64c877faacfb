using System;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Text;
using Tenpai;

/// <summary>
/// Reads one step a line, and prints after each what became of it: "done" or the message of the error, and the hand.
/// Each change is made in both ways, which must agree. The test compares it with what the core does.
/// <code>
/// hand TEXT
/// draw P | discard P | chi P P P | pon P P P | open_kan P | concealed_kan P | added_kan P
/// best COPIES FORMS PLAYERS FOUR_IS_TWO_PAIRS SEEN
/// </code>
/// The numbers of the last one are as in the C header, and SEEN is a digit for each kind of tile.
/// </summary>
internal static class Steps
{
    internal static void Run()
    {
        using var output = new StreamWriter(Console.OpenStandardOutput(), new UTF8Encoding(false), 1 << 16)
        {
            NewLine = "\n",
        };
        Hand hand = default;
        while (Console.In.ReadLine() is string line)
        {
            string[] words = line.Split(' ');
            if (words[0] == "hand")
            {
                hand = Hand.Parse(words[1]);
                output.WriteLine(hand);
            }
            else if (words[0] == "best")
            {
                output.WriteLine(Best(hand, words));
            }
            else
            {
                output.WriteLine($"{Become(ref hand, words)} {hand}");
            }
        }
    }

    // The best discard, which has to be the first of all.
    private static string Best(Hand hand, string[] words)
    {
        int At(int place) => int.Parse(words[place], CultureInfo.InvariantCulture);
        var rules = new Rules((CopiesRule)At(1), (Forms)At(2), At(3), At(4) == 1);
        Seen seen = Seen.FromCounts(words[5].Select(digit => (byte)(digit - '0')).ToArray());
        var (best, told) = Answer(() => hand.BestDiscard(rules, seen));
        if ((best, told) != Answer(() => hand.Discards(rules, seen)[0]))
        {
            return "the best discard is not the first of all";
        }
        int number = best.Shanten ?? ShantenNumbers.Unreachable;
        return told ?? FormattableString.Invariant($"throw {best.Text}: {number}, {best.Acceptance.Total}");
    }

    private static (Discard Discard, string? Told) Answer(Func<Discard> ask)
    {
        try
        {
            return (ask(), null);
        }
        catch (TenpaiException error)
        {
            return (default, error.Message);
        }
    }

    private static string Become(ref Hand hand, string[] words)
    {
        Hand before = hand;
        Hand after = before;
        string told = "done";
        try
        {
            after = Changed(before, words);
        }
        catch (TenpaiException error)
        {
            told = error.Message;
        }
        // It is read from where it is written.
        bool can = TryChange(ref hand, words);
        Check.Equal(told == "done", can, string.Join(" ", words));
        Check.Equal(after, hand, string.Join(" ", words));
        return told;
    }

    private static Hand Changed(Hand hand, string[] words) => words[0] switch
    {
        "draw" => hand.Draw(At(words, 1)),
        "discard" => hand.Discard(At(words, 1)),
        "chi" => hand.Chi(At(words, 1), At(words, 2), At(words, 3)),
        "pon" => hand.Pon(At(words, 1), At(words, 2), At(words, 3)),
        "open_kan" => hand.OpenKan(At(words, 1)),
        "concealed_kan" => hand.ConcealedKan(At(words, 1).Tile),
        "added_kan" => hand.AddedKan(At(words, 1)),
        _ => throw new CheckFailed($"{words[0]} is no step"),
    };

    private static bool TryChange(ref Hand hand, string[] words) => words[0] switch
    {
        "draw" => hand.TryDraw(At(words, 1), out hand),
        "discard" => hand.TryDiscard(At(words, 1), out hand),
        "chi" => hand.TryChi(At(words, 1), At(words, 2), At(words, 3), out hand),
        "pon" => hand.TryPon(At(words, 1), At(words, 2), At(words, 3), out hand),
        "open_kan" => hand.TryOpenKan(At(words, 1), out hand),
        "concealed_kan" => hand.TryConcealedKan(At(words, 1).Tile, out hand),
        "added_kan" => hand.TryAddedKan(At(words, 1), out hand),
        _ => throw new CheckFailed($"{words[0]} is no step"),
    };

    private static Piece At(string[] words, int place) => Piece.Parse(words[place]);
}
