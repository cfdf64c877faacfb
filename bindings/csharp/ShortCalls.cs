#nullable enable

using System.Runtime.CompilerServices;

namespace Tenpai
{
    /// <summary>
    /// The calls that are so short that from .NET 5 on the runtime is not told of them. It then looks for the library
    /// when it compiles the method that calls, not when that runs: so each has a method of its own, which is not
    /// inlined, and it is asked before whether the library fits.
    /// </summary>
    internal static unsafe class ShortCalls
    {
        /// <summary>The shanten numbers by the default rules; by others they take longer.</summary>
        internal static int Shanten(tenpai_hand* hand, tenpai_shanten_numbers* numbers)
        {
            TenpaiLibrary.CheckFits();
            tenpai_rules rules = default;
            return Ask(hand, &rules, numbers);
        }

        /// <summary>Whether it is a hand; the error may be null.</summary>
        internal static int Check(tenpai_hand* hand, tenpai_error* error)
        {
            TenpaiLibrary.CheckFits();
            return Ask(hand, error);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        private static int Ask(tenpai_hand* hand, tenpai_rules* rules, tenpai_shanten_numbers* numbers) =>
#if NET5_0_OR_GREATER
            NativeMethods.tenpai_shanten_by_default(hand, rules, null, numbers, null);
#else
            NativeMethods.tenpai_shanten(hand, rules, null, numbers, null);
#endif

        [MethodImpl(MethodImplOptions.NoInlining)]
        private static int Ask(tenpai_hand* hand, tenpai_error* error) => NativeMethods.tenpai_hand_check(hand, error);
    }
}
