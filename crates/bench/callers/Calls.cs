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
        (Hand[] hands, tenpai_hand[] native) = Read(File.ReadAllBytes(args[0]));
        string? line;
        while ((line = Console.ReadLine()) != null)
        {
            Func<long> pass = line switch
            {
                "shanten" => () => Shanten(hands),
                "native" => () => Native(native),
                "nothing" => () => Nothing(hands.Length),
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
