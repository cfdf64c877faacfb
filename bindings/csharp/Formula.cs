#nullable enable

using System;

namespace Tenpai
{
    /// <summary>The shanten number of one division of a hand on paper.</summary>
    public static class Formula
    {
        /// <summary>
        /// What the formula counts of one division of the concealed tiles into melds, partials (two tiles one short of a
        /// meld), at most one pair as the head, and single tiles. A tile is exhausted when the hand holds all of its
        /// copies that there are. Single tiles that are not exhausted are counted nowhere.
        /// </summary>
        /// <example>
        /// <code>
        /// var counts = new Formula.Counts(size: 14, melds: 3, head: 1, exhaustedHonours: 3);
        /// Console.WriteLine(counts.Shanten());  // 2
        /// </code>
        /// </example>
        public readonly unsafe struct Counts : IEquatable<Counts>
        {
            private readonly tenpai_formula_counts native;

            /// <summary>Counts from paper; whether a division can have them is asked with the number.</summary>
            /// <param name="size">The concealed tiles, 1 to 14 (n).</param>
            /// <param name="melds">Runs and triplets (g3).</param>
            /// <param name="partials">
            /// Partials, without the dirty ones; pairs other than the head are among them (g2).
            /// </param>
            /// <param name="dirtyPartials">Partials of two different suit tiles that are both exhausted (dg2).</param>
            /// <param name="head">Pairs set apart as the head, 0 or 1 (p).</param>
            /// <param name="exhaustedSuitTiles">Exhausted single suit tiles that a run can still have (dn).</param>
            /// <param name="exhaustedHonours">
            /// Exhausted single tiles that nothing can join, such as honours (dz).
            /// </param>
            /// <exception cref="ArgumentOutOfRangeException">For a number that is not from 0 to 255.</exception>
            public Counts(
                int size,
                int melds = 0,
                int partials = 0,
                int dirtyPartials = 0,
                int head = 0,
                int exhaustedSuitTiles = 0,
                int exhaustedHonours = 0)
            {
                native = new tenpai_formula_counts
                {
                    size = Byte(size, nameof(size)),
                    melds = Byte(melds, nameof(melds)),
                    partials = Byte(partials, nameof(partials)),
                    dirty_partials = Byte(dirtyPartials, nameof(dirtyPartials)),
                    head = Byte(head, nameof(head)),
                    exhausted_suit_tiles = Byte(exhaustedSuitTiles, nameof(exhaustedSuitTiles)),
                    exhausted_honours = Byte(exhaustedHonours, nameof(exhaustedHonours)),
                };
            }

            internal Counts(tenpai_formula_counts native) => this.native = native;

            /// <summary>The concealed tiles (n).</summary>
            public int Size => native.size;

            /// <summary>Runs and triplets (g3).</summary>
            public int Melds => native.melds;

            /// <summary>Partials, without the dirty ones (g2).</summary>
            public int Partials => native.partials;

            /// <summary>Partials of two different suit tiles that are both exhausted (dg2).</summary>
            public int DirtyPartials => native.dirty_partials;

            /// <summary>Pairs set apart as the head, 0 or 1 (p).</summary>
            public int Head => native.head;

            /// <summary>Exhausted single suit tiles that a run can still have (dn).</summary>
            public int ExhaustedSuitTiles => native.exhausted_suit_tiles;

            /// <summary>Exhausted single tiles that nothing can join (dz).</summary>
            public int ExhaustedHonours => native.exhausted_honours;

            /// <summary>
            /// The shanten number of the division in the general form, -1 complete, 0 tenpai. That of a hand is the least
            /// over all of its divisions.
            /// </summary>
            /// <exception cref="TenpaiException">
            /// With <see cref="ErrorCode.BadFormulaCounts"/> where the counts cannot be those of a division.
            /// </exception>
            public int Shanten()
            {
                TenpaiLibrary.CheckFits();
                tenpai_formula_counts counts = native;
                tenpai_error error;
                sbyte number;
                TenpaiLibrary.Check(NativeMethods.tenpai_formula_shanten(&counts, &number, &error), &error);
                return number;
            }

            /// <summary>
            /// In the letters of the formula: <c>g3 3, g2 0, dg2 0, p 1, dn 0, dz 3, n 14</c>.
            /// </summary>
            public override string ToString() => FormattableString.Invariant(
                $"g3 {Melds}, g2 {Partials}, dg2 {DirtyPartials}, p {Head}, dn {ExhaustedSuitTiles}, ")
                + FormattableString.Invariant($"dz {ExhaustedHonours}, n {Size}");

            /// <summary>Whether both are the same counts.</summary>
            public bool Equals(Counts other)
            {
                tenpai_formula_counts left = native;
                tenpai_formula_counts right = other.native;
                return Bytes(&left).SequenceEqual(Bytes(&right));
            }

            /// <inheritdoc/>
            public override bool Equals(object? obj) => obj is Counts other && Equals(other);

            /// <inheritdoc/>
            public override int GetHashCode() => HashCode.Combine(
                Size, Melds, Partials, DirtyPartials, Head, ExhaustedSuitTiles, ExhaustedHonours);

            /// <summary>Whether both are the same counts.</summary>
            public static bool operator ==(Counts left, Counts right) => left.Equals(right);

            /// <summary>Whether they differ.</summary>
            public static bool operator !=(Counts left, Counts right) => !left.Equals(right);

            private static byte Byte(int count, string name) => count >= 0 && count <= byte.MaxValue
                ? (byte)count
                : throw new ArgumentOutOfRangeException(name, count, "a count is from 0 to 255");

            private static ReadOnlySpan<byte> Bytes(tenpai_formula_counts* value) =>
                new ReadOnlySpan<byte>(value, sizeof(tenpai_formula_counts));
        }
    }
}
