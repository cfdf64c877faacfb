#nullable enable

using System;

namespace Tenpai
{
    /// <summary>
    /// The tiles that are seen outside a hand: discards, the melds of others, indicators. Each is counted once, and
    /// the hand's own tiles and melds are not. The default value is nothing seen.
    /// </summary>
    /// <remarks>That a value is too large for a hand is told by its judgements.</remarks>
    public unsafe struct Seen : IEquatable<Seen>
    {
        private tenpai_seen native;

        /// <summary>So many of each tile.</summary>
        /// <param name="counts">34 numbers, 0 to 4.</param>
        /// <exception cref="ArgumentException">For another number of numbers, or a fifth copy.</exception>
        public static Seen FromCounts(ReadOnlySpan<byte> counts)
        {
            if (counts.Length != Tile.Count)
            {
                throw new ArgumentException($"{counts.Length} counts: there must be {Tile.Count}", nameof(counts));
            }
            Seen seen = default;
            // Not by the span's own indexer, whose signature differs between runtimes.
            counts.CopyTo(new Span<byte>(seen.native.counts, Tile.Count));
            for (int tile = 0; tile < Tile.Count; tile++)
            {
                byte count = seen.native.counts[tile];
                if (count > 4)
                {
                    throw new ArgumentException(
                        $"{count} copies of {new Tile(tile)} seen: there are only four", nameof(counts));
                }
            }
            return seen;
        }

        /// <summary>One more of a tile.</summary>
        /// <exception cref="InvalidOperationException">For a fifth copy.</exception>
        public void Add(Tile tile)
        {
            if (native.counts[tile.Index] == 4)
            {
                throw new InvalidOperationException($"5 copies of {tile} seen: there are only four");
            }
            native.counts[tile.Index]++;
        }

        /// <summary>How many of a tile are seen, 0 to 4.</summary>
        public readonly int Count(Tile tile)
        {
            tenpai_seen seen = native;
            return seen.counts[tile.Index];
        }

        internal readonly tenpai_seen ToNative() => native;

        /// <summary>Whether both are the same tiles.</summary>
        public readonly bool Equals(Seen other)
        {
            tenpai_seen left = native;
            tenpai_seen right = other.native;
            return Bytes(&left).SequenceEqual(Bytes(&right));
        }

        /// <inheritdoc/>
        public override readonly bool Equals(object? obj) => obj is Seen other && Equals(other);

        /// <inheritdoc/>
        public override readonly int GetHashCode()
        {
            tenpai_seen seen = native;
            int hash = 17;
            for (int tile = 0; tile < Tile.Count; tile++)
            {
                hash = unchecked(hash * 31 + seen.counts[tile]);
            }
            return hash;
        }

        /// <summary>Whether both are the same tiles.</summary>
        public static bool operator ==(Seen left, Seen right) => left.Equals(right);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Seen left, Seen right) => !left.Equals(right);

        private static ReadOnlySpan<byte> Bytes(tenpai_seen* seen) => new ReadOnlySpan<byte>(seen, sizeof(tenpai_seen));
    }
}
