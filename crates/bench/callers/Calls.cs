using System;
using System.Diagnostics;
using System.IO;
using Tenpai;

/// <summary>Times calls of the library from C#: <c>Calls HANDS</c>.</summary>
/// <remarks>
/// HANDS is a file of hands, 34 counts each. For each line of the input, the name of a pass, it goes through all
/// hands once and prints the nanoseconds and the sum of the answers. The clock is that of the wall, since .NET
/// has none for a thread.
/// </remarks>
internal static unsafe class Calls
{
    private static int Main(string[] args)
    {
        if (args.Length != 1)
        {
            return 2;
        }
        byte[] counts = File.ReadAllBytes(args[0]);
        (Hand[] hands, tenpai_hand[] native) = Read(counts);
        string[] texts = Array.ConvertAll(hands, hand => hand.ToString());
        var numbers = new ShantenNumbers[hands.Length];
        string? line;
        while ((line = Console.ReadLine()) != null)
        {
            Func<long> pass = line switch
            {
                "shanten" => () => Shanten(hands),
                "native" => () => Native(native),
                "nothing" => () => Nothing(hands.Length),
                "batch" => () => Batch(counts, numbers),
                "from_text" => () => FromText(texts),
                "to_text" => () => ToText(hands),
                "waits" => () => Waits(hands),
                "wait_kinds" => () => WaitKinds(hands),
                "blocks" => () => Blocks(hands),
                "acceptance" => () => Acceptance(hands),
                "discards" => () => Discards(hands),
                "improvements" => () => Improvements(hands),
                "calls" => () => OfCalls(hands),
                "readings" => () => Readings(hands, ReadingChoice.Nearest),
                "all_readings" => () => Readings(hands, ReadingChoice.All),
                _ => throw new ArgumentException(line),
            };
            long start = Stopwatch.GetTimestamp();
            long sum = pass();
            long taken = Stopwatch.GetTimestamp() - start;
            Console.WriteLine($"{taken * 1_000_000_000L / Stopwatch.Frequency} {sum}");
        }
        return 0;
    }

    /// <summary>What a game does.</summary>
    private static long Shanten(Hand[] hands)
    {
        long sum = 0;
        for (int i = 0; i < hands.Length; i++)
        {
            sum += hands[i].Shanten().Best;
        }
        return sum;
    }

    /// <summary>The call itself, without the binding around it.</summary>
    private static long Native(tenpai_hand[] hands)
    {
        long sum = 0;
        tenpai_rules rules = default;
        tenpai_shanten_numbers numbers;
        fixed (tenpai_hand* first = hands)
        {
            for (int i = 0; i < hands.Length; i++)
            {
                if (NativeMethods.tenpai_shanten(first + i, &rules, null, &numbers, null) != NativeMethods.TENPAI_OK)
                {
                    throw new InvalidOperationException("no hand");
                }
                sum += numbers.best;
            }
        }
        return sum;
    }

    /// <summary>A call that does nothing: what is left is the way there and back.</summary>
    private static long Nothing(int calls)
    {
        long sum = 0;
        for (int i = 0; i < calls; i++)
        {
            sum += NativeMethods.tenpai_version_number();
        }
        return sum;
    }

    private static long Batch(byte[] counts, ShantenNumbers[] numbers)
    {
        long sum = 0;
        HandBatch.Shanten(counts, numbers);
        foreach (ShantenNumbers number in numbers)
        {
            sum += number.Best;
        }
        return sum;
    }

    private static long FromText(string[] texts)
    {
        long sum = 0;
        foreach (string text in texts)
        {
            sum += Hand.Parse(text).Count(new Tile(0));
        }
        return sum;
    }

    private static long ToText(Hand[] hands)
    {
        long sum = 0;
        Span<char> text = stackalloc char[128];
        foreach (Hand hand in hands)
        {
            hand.TryFormat(text, out int length);
            sum += length;
        }
        return sum;
    }

    private static long Waits(Hand[] hands)
    {
        long sum = 0;
        foreach (Hand hand in hands)
        {
            sum += hand.Waits().Total;
        }
        return sum;
    }

    private static long WaitKinds(Hand[] hands)
    {
        long sum = 0;
        foreach (Hand hand in hands)
        {
            sum += hand.WaitKinds().Shape == WaitShape.None ? 0 : 1;
        }
        return sum;
    }

    private static long Blocks(Hand[] hands)
    {
        long sum = 0;
        Span<Block> blocks = stackalloc Block[Hand.MaxBlocks];
        foreach (Hand hand in hands)
        {
            sum += hand.Blocks(blocks);
        }
        return sum;
    }

    private static long Acceptance(Hand[] hands)
    {
        long sum = 0;
        foreach (Hand hand in hands)
        {
            sum += hand.Acceptance().Total;
        }
        return sum;
    }

    private static long Discards(Hand[] hands)
    {
        long sum = 0;
        Span<Discard> discards = stackalloc Discard[Hand.MaxDiscards];
        foreach (Hand hand in hands)
        {
            sum += hand.Discards(discards) + discards[0].Acceptance.Total;
        }
        return sum;
    }

    private static long Improvements(Hand[] hands)
    {
        long sum = 0;
        Span<Improvement> improvements = stackalloc Improvement[Hand.MaxImprovements];
        foreach (Hand hand in hands)
        {
            sum += hand.Improvements(improvements);
        }
        return sum;
    }

    private static long OfCalls(Hand[] hands)
    {
        long sum = 0;
        Span<Call> calls = stackalloc Call[Hand.MaxCalls];
        foreach (Hand hand in hands)
        {
            sum += hand.Calls(calls, Thrown(hand), Discarder.Before);
        }
        return sum;
    }

    private static long Readings(Hand[] hands, ReadingChoice choice)
    {
        long sum = 0;
        Span<Reading> readings = stackalloc Reading[8];
        foreach (Hand hand in hands)
        {
            sum += hand.Readings(readings, out int total, choice) + total;
        }
        return sum;
    }

    /// <summary>The lowest tile of which the hand does not hold all copies: one that another player throws.</summary>
    private static Piece Thrown(Hand hand)
    {
        int tile = 0;
        while (hand.Count(new Tile(tile)) == 4)
        {
            tile++;
        }
        return new Piece(new Tile(tile));
    }

    private static (Hand[], tenpai_hand[]) Read(byte[] counts)
    {
        var hands = new Hand[counts.Length / Tile.Count];
        var native = new tenpai_hand[hands.Length];
        for (int i = 0; i < hands.Length; i++)
        {
            var hand = new ReadOnlySpan<byte>(counts, i * Tile.Count, Tile.Count);
            hands[i] = Hand.FromCounts(hand);
            fixed (byte* to = native[i].counts)
            {
                hand.CopyTo(new Span<byte>(to, Tile.Count));
            }
        }
        return (hands, native);
    }
}
