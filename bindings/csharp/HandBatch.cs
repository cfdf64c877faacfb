#nullable enable

using System;
using System.Runtime.InteropServices;

namespace Tenpai
{
    /// <summary>Many hands judged in one call to the native library, without allocation.</summary>
    /// <example>
    /// <code>
    /// var counts = new byte[2 * Tile.Count];
    /// counts[0] = 2;                              // 11m
    /// counts.AsSpan(Tile.Count, 4).Fill(1);       // 1234m
    /// var numbers = new ShantenNumbers[2];
    /// HandBatch.Shanten(counts, numbers);
    /// Console.WriteLine(numbers[0]);              // -1
    /// </code>
    /// </example>
    public static unsafe class HandBatch
    {
        /// <summary>How far each hand is from tenpai, in each form.</summary>
        /// <param name="counts">
        /// The hands, one right behind the other: of each 34 numbers, how many of each tile are concealed. Melds
        /// that a hand has room for are assumed.
        /// </param>
        /// <param name="numbers">Receives the numbers of each hand; as many places as hands.</param>
        /// <param name="rules">The rules by which they are judged; the default ones are the fastest.</param>
        /// <exception cref="ArgumentException">When there are not as many places as hands.</exception>
        /// <exception cref="TenpaiException">
        /// When one of them is no hand, or one that three players cannot have: its
        /// <see cref="TenpaiException.HandIndex"/> says which is the first. Nothing is written then.
        /// </exception>
        public static void Shanten(
            ReadOnlySpan<byte> counts, Span<ShantenNumbers> numbers, Rules rules = default)
        {
            if (counts.Length != (long)numbers.Length * Tile.Count)
            {
                throw new ArgumentException(
                    $"{counts.Length} counts and {numbers.Length} places: there must be {Tile.Count} counts for each",
                    nameof(counts));
            }
            TenpaiLibrary.CheckFits();
            tenpai_rules nativeRules = rules.ToNative();
            tenpai_error error = default;
            int status;
            fixed (byte* count = &MemoryMarshal.GetReference(counts))
            fixed (ShantenNumbers* place = &MemoryMarshal.GetReference(numbers))
            {
                status = NativeMethods.tenpai_shanten_batch(
                    count, (nuint)numbers.Length, &nativeRules, (tenpai_shanten_numbers*)place, &error);
            }
            TenpaiLibrary.Check(status, &error);
        }
    }
}
