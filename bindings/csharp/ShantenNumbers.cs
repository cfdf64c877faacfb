#nullable enable

using System;
using System.Globalization;

namespace Tenpai
{
    /// <summary>
    /// How far a hand is from tenpai, in each form: -1 complete, 0 tenpai, then the least number of tiles to
    /// exchange. A hand that has to discard is as near as its best discard leaves it.
    /// </summary>
    public readonly struct ShantenNumbers : IEquatable<ShantenNumbers>
    {
        internal ShantenNumbers(tenpai_shanten_numbers native)
        {
            Best = native.best;
            General = native.general;
            SevenPairs = OrNone(native.seven_pairs);
            ThirteenOrphans = OrNone(native.thirteen_orphans);
        }

        /// <summary>In the nearest form: what players call the shanten number, -1 to 8.</summary>
        public int Best { get; }

        /// <summary>In the general form, melds and a pair, -1 to 8.</summary>
        public int General { get; }

        /// <summary>In seven pairs (chiitoitsu), -1 to 6; null for a hand with melds, known or assumed.</summary>
        public int? SevenPairs { get; }

        /// <summary>
        /// In thirteen orphans (kokushi musou), -1 to 13; null for a hand with melds, known or assumed.
        /// </summary>
        public int? ThirteenOrphans { get; }

        /// <summary>Whether the best number is 0.</summary>
        public bool IsTenpai => Best == 0;

        /// <summary>Whether the best number is -1.</summary>
        public bool IsComplete => Best == -1;

        /// <summary>The best number.</summary>
        public override string ToString() => Best.ToString(CultureInfo.InvariantCulture);

        /// <summary>Whether all numbers are the same.</summary>
        public bool Equals(ShantenNumbers other) =>
            Best == other.Best && General == other.General && SevenPairs == other.SevenPairs
            && ThirteenOrphans == other.ThirteenOrphans;

        /// <inheritdoc/>
        public override bool Equals(object? obj) => obj is ShantenNumbers other && Equals(other);

        /// <inheritdoc/>
        public override int GetHashCode() => HashCode.Combine(Best, General, SevenPairs, ThirteenOrphans);

        /// <summary>Whether all numbers are the same.</summary>
        public static bool operator ==(ShantenNumbers left, ShantenNumbers right) => left.Equals(right);

        /// <summary>Whether a number differs.</summary>
        public static bool operator !=(ShantenNumbers left, ShantenNumbers right) => !left.Equals(right);

        private static int? OrNone(sbyte number) =>
            number == NativeMethods.TENPAI_NO_NUMBER ? null : (int?)number;
    }
}
