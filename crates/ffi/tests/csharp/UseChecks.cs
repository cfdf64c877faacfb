using System;
using System.Threading;
using Tenpai;

/// <summary>The binding in use: versions, threads, memory.</summary>
internal static class UseChecks
{
    private static readonly string[] Texts =
    {
        "2235m", "123m406p789s1122z", "1111m", "11m19p19s1234567z", "45z[444z][111z][555z](7777z)",
        "12m456s55s[340p](7777z)", "11112222333344z", "123m456p789s11223z", "12x", "11111m",
    };

    internal static void VersionsAgree()
    {
        string version = $"{NativeMethods.TENPAI_VERSION_MAJOR}.{NativeMethods.TENPAI_VERSION_MINOR}." +
            NativeMethods.TENPAI_VERSION_PATCH;
        Check.Equal(version, TenpaiLibrary.Version);
        Check.Equal(NativeMethods.TENPAI_VERSION_NUMBER, NativeMethods.tenpai_version_number());
        Check.Equal(NativeMethods.TENPAI_ABI_NUMBER, NativeMethods.tenpai_abi_number());
    }

    internal static void ThreadsGetTheSameAnswers()
    {
        string wanted = AllAnswers();
        var wrong = 0;
        var threads = new Thread[8];
        for (int i = 0; i < threads.Length; i++)
        {
            threads[i] = new Thread(() =>
            {
                for (int round = 0; round < 200; round++)
                {
                    if (AllAnswers() != wanted)
                    {
                        Interlocked.Increment(ref wrong);
                    }
                }
            });
        }
        Array.ForEach(threads, thread => thread.Start());
        Array.ForEach(threads, thread => thread.Join());
        Check.Equal(0, wrong);
    }

    internal static void SpansAllocateNothing()
    {
        JudgeOnSpans();
        long before = GC.GetAllocatedBytesForCurrentThread();
        for (int round = 0; round < 100; round++)
        {
            JudgeOnSpans();
        }
        Check.Equal(0L, GC.GetAllocatedBytesForCurrentThread() - before);
    }

    internal static void TextOnSpansAllocatesNothing()
    {
        byte[] utf8 = System.Text.Encoding.UTF8.GetBytes("12m406s55s[340p](7777z)");
        ReadAndWrite(utf8);
        long before = GC.GetAllocatedBytesForCurrentThread();
        for (int round = 0; round < 100; round++)
        {
            ReadAndWrite(utf8);
        }
        Check.Equal(0L, GC.GetAllocatedBytesForCurrentThread() - before);
    }

    internal static void AllocationIsMeasured()
    {
        Hand hand = Hand.Parse("123m456p789s1122z");
        long before = GC.GetAllocatedBytesForCurrentThread();
        string text = hand.ToString();
        Check.True(GC.GetAllocatedBytesForCurrentThread() - before >= 2 * text.Length, "a string takes memory");
    }

    private static void ReadAndWrite(byte[] utf8)
    {
        Span<byte> bytes = stackalloc byte[128];
        Span<char> chars = stackalloc char[128];
        Span<Meld> melds = stackalloc Meld[4];
        Hand hand = Hand.Parse((ReadOnlySpan<byte>)utf8);
        bool good = hand.TryFormat(bytes, out int written) && Hand.Parse(bytes.Slice(0, written)) == hand;
        good &= hand.TryFormat(chars, out written) && Hand.TryParse(chars.Slice(0, written), out Hand same)
            && same == hand;
        good &= hand.Melds(melds) == 2 && melds[1].TryFormat(bytes, out written) && written == 7;
        good &= Tile.Parse("5m".AsSpan()).TryFormat(chars, out written) && written == 2;
        good &= Piece.Parse("0s".AsSpan()).TryFormat(bytes, out written) && written == 2;
        Span<Reading> readings = stackalloc Reading[1];
        good &= hand.Readings(readings, out _) == 1 && readings[0].TryFormat(chars, out _);
        good &= readings[0][0].TryFormat(bytes, out written) && written == 3;
        Span<Block> blocks = stackalloc Block[Hand.MaxBlocks];
        good &= hand.Blocks(blocks) == 2 && blocks[1].TryFormat(chars, out written) && written == 6;
        good &= blocks[0].Kinds.TryFormat(bytes, out _) && hand.WaitKinds().Shape.TryFormat(bytes, out _);
        if (!good)
        {
            throw new CheckFailed("another answer");
        }
    }

    private static void JudgeOnSpans()
    {
        Span<Block> blocks = stackalloc Block[Hand.MaxBlocks];
        Span<char> text = stackalloc char[128];
        Hand hand = Hand.Parse("123m406p789s1122z".AsSpan());
        bool good = hand.Shanten().IsTenpai && hand.Blocks(blocks) == 5 && blocks[4].Kinds.TryFormat(text, out _);
        foreach (Tile tile in hand.Waits().Effective)
        {
            good &= tile.Index >= 27;
        }
        good &= hand.TryFormat(text, out int written) && hand.Waits().Effective.TryFormat(text, out _);
        Span<Discard> discards = stackalloc Discard[Hand.MaxDiscards];
        good &= Hand.Parse("22356m".AsSpan()).Discards(discards) == 4 && discards[0].KeepsTenpai;
        good &= Hand.Parse("22356m".AsSpan()).BestDiscard() == discards[0];
        good &= hand.Acceptance().Total == 4 && hand.Waits(new Rules(players: 4), default).Total == 4;
        Span<Improvement> improvements = stackalloc Improvement[Hand.MaxImprovements];
        Hand tenpai = Hand.Parse("2344m456p789s115z".AsSpan());
        good &= tenpai.Improvements(improvements) >= 0 && tenpai.GoodWaits(5) != default(GoodWaits);
        Span<Call> calls = stackalloc Call[Hand.MaxCalls];
        good &= tenpai.Calls(calls, new Tile(0), Discarder.Before) == 2;
        good &= tenpai.CallDiscards(discards, calls[1], new Tile(0), Discarder.Before) == 8;
        Span<Reading> readings = stackalloc Reading[4];
        good &= hand.Readings(readings, out int total, ReadingChoice.All) == 4 && total > 4;
        good &= readings[0].Counts!.Value.Shanten() == readings[0].Shanten && readings[0][0].Count > 0;
        Span<Win> wins = stackalloc Win[Hand.MaxWins];
        good &= Hand.Parse("22234m".AsSpan()).Wins(wins, new Tile(1)) == 2 && wins[0].Group.Count == 2;
        Span<WaitCase> cases = stackalloc WaitCase[Hand.MaxWaitCases];
        good &= hand.WaitCases(cases) == 2 && hand.WaitKinds().Kinds(new Tile(27)).TryFormat(text, out _);
        good &= written == 17 && !Hand.TryParse("12x".AsSpan(), out _);
        if (!good)
        {
            throw new CheckFailed("another answer");
        }
    }

    private static string AllAnswers()
    {
        string answers = "";
        foreach (string text in Texts)
        {
            try
            {
                Hand hand = Hand.Parse(text);
                answers += $"{hand} {hand.Shanten()} {string.Join(" ", hand.Blocks())} {hand.Waits().Formal}\n";
            }
            catch (Exception error) when (error is FormatException || error is TenpaiException)
            {
                answers += error.Message + "\n";
            }
        }
        return answers;
    }
}
