#nullable enable

using System;
using System.Globalization;

namespace Tenpai
{
    /// <summary>
    /// How far a hand is from tenpai, in each form: -1 complete, 0 tenpai, then the least number of tiles to
    /// exchange. A hand that has to discard is as near as its best discard leaves it. The default value has 0 in
    /// every form.
    /// </summary>
    public readonly struct ShantenNumbers : IEquatable<ShantenNumbers>
    {
        // As the native library lays it out, so that it can fill an array of them.
        private readonly tenpai_shanten_numbers native;

        internal ShantenNumbers(tenpai_shanten_numbers native) => this.native = native;

        /// <summary>
        /// In the nearest form: what players call the shanten number. Where no form can be reached, which takes other
        /// rules than the default, it is <see cref="Unreachable"/>.
        /// </summary>
        public int Best => native.best;

        /// <summary>
        /// In the general form, melds and a pair; <see cref="Unreachable"/> where the rules leave it out or it cannot
        /// be reached.
        /// </summary>
        public int General => native.general;

        /// <summary>In place of a number where there is none: more than any.</summary>
        public const int Unreachable = NativeMethods.TENPAI_NO_NUMBER;

        /// <summary>Whether any form can be reached. By the default rules one always can.</summary>
        public bool IsReachable => Best != Unreachable;

        /// <summary>In seven pairs (chiitoitsu), -1 to 6; null for a hand with melds, known or assumed.</summary>
        public int? SevenPairs => OrNone(native.seven_pairs);

        /// <summary>
        /// In thirteen orphans (kokushi musou), -1 to 13; null for a hand with melds, known or assumed.
        /// </summary>
        public int? ThirteenOrphans => OrNone(native.thirteen_orphans);

        /// <summary>Whether the best number is 0.</summary>
        public bool IsTenpai => Best == 0;

        /// <summary>Whether the best number is -1.</summary>
        public bool IsComplete => Best == -1;

        /// <summary>The best number, or <c>unreachable</c>.</summary>
        public override string ToString() =>
            IsReachable ? Best.ToString(CultureInfo.InvariantCulture) : "unreachable";

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

        internal static int? OrNone(sbyte number) =>
            number == NativeMethods.TENPAI_NO_NUMBER ? null : (int?)number;
    }
}
