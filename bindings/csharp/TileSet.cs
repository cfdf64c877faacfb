#nullable enable

using System;
using System.Collections;
using System.Collections.Generic;

namespace Tenpai
{
    /// <summary>A set of kinds of tiles, such as the waits of a hand. Enumerates them in tile order.</summary>
    public readonly unsafe struct TileSet : IEquatable<TileSet>, IReadOnlyCollection<Tile>
    {
        /// <summary>No tile.</summary>
        public static readonly TileSet Empty = default;

        /// <summary>All 34 kinds.</summary>
        public static readonly TileSet All = new TileSet((1UL << Tile.Count) - 1);

        private TileSet(ulong bits) => Bits = bits;

        /// <summary>The set whose bit <c>i</c> says whether the tile of index <c>i</c> is in it.</summary>
        /// <param name="bits">The bits above 33 must be zero.</param>
        /// <exception cref="ArgumentOutOfRangeException">When a bit above 33 is set.</exception>
        public static TileSet FromBits(ulong bits)
        {
            if ((bits & ~All.Bits) != 0)
            {
                throw new ArgumentOutOfRangeException(nameof(bits), bits, "a set of tiles has bits 0 to 33");
            }
            return new TileSet(bits);
        }

        /// <summary>The set of these tiles, each of which may come more than once.</summary>
        public static TileSet Of(params Tile[] tiles)
        {
            ulong bits = 0;
            foreach (Tile tile in tiles ?? throw new ArgumentNullException(nameof(tiles)))
            {
                bits |= 1UL << tile.Index;
            }
            return new TileSet(bits);
        }

        /// <summary>The set of this tile alone.</summary>
        public static TileSet Of(Tile tile) => new TileSet(1UL << tile.Index);

        /// <summary>Bit <c>i</c> says whether the tile of index <c>i</c> is in it.</summary>
        public ulong Bits { get; }

        /// <summary>Whether nothing is in it.</summary>
        public bool IsEmpty => Bits == 0;

        /// <summary>How many kinds are in it, 0 to 34.</summary>
        public int Count
        {
            get
            {
                int count = 0;
                for (ulong rest = Bits; rest != 0; rest &= rest - 1)
                {
                    count++;
                }
                return count;
            }
        }

        /// <summary>Whether the tile is in it.</summary>
        public bool Contains(Tile tile) => (Bits >> tile.Index & 1) != 0;

        /// <summary>The tiles as they are written, <c>258m</c>; empty when nothing is in it.</summary>
        public override string ToString()
        {
            byte* text = stackalloc byte[NativeText.Capacity];
            return NativeText.ToText(text, Write(text));
        }

        /// <summary>Writes what <see cref="ToString"/> returns, without allocation.</summary>
        /// <param name="destination">38 characters are always enough.</param>
        /// <param name="charsWritten">How many characters were written.</param>
        /// <returns>Whether there was room; nothing is written when there was none.</returns>
        public bool TryFormat(Span<char> destination, out int charsWritten)
        {
            byte* text = stackalloc byte[NativeText.Capacity];
            return NativeText.TryCopy(text, Write(text), destination, out charsWritten);
        }

        /// <summary>The same as UTF-8.</summary>
        /// <param name="utf8Destination">38 bytes are always enough.</param>
        /// <param name="bytesWritten">How many bytes were written.</param>
        /// <returns>Whether there was room; nothing is written when there was none.</returns>
        public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten)
        {
            byte* text = stackalloc byte[NativeText.Capacity];
            return NativeText.TryCopy(text, Write(text), utf8Destination, out bytesWritten);
        }

        private int Write(byte* text) => NativeText.Tiles(Bits, text);

        /// <summary>The tiles in tile order, without allocation where the type of the set is known.</summary>
        public Enumerator GetEnumerator() => new Enumerator(Bits);

        IEnumerator<Tile> IEnumerable<Tile>.GetEnumerator() => GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

        /// <summary>Whether both hold the same tiles.</summary>
        public bool Equals(TileSet other) => Bits == other.Bits;

        /// <inheritdoc/>
        public override bool Equals(object? obj) => obj is TileSet other && Equals(other);

        /// <inheritdoc/>
        public override int GetHashCode() => Bits.GetHashCode();

        /// <summary>Whether both hold the same tiles.</summary>
        public static bool operator ==(TileSet left, TileSet right) => left.Equals(right);

        /// <summary>Whether they hold different tiles.</summary>
        public static bool operator !=(TileSet left, TileSet right) => !left.Equals(right);

        /// <summary>The tiles of either.</summary>
        public static TileSet operator |(TileSet left, TileSet right) => new TileSet(left.Bits | right.Bits);

        /// <summary>The tiles of both.</summary>
        public static TileSet operator &(TileSet left, TileSet right) => new TileSet(left.Bits & right.Bits);

        /// <summary>The tiles of the first that are not in the second.</summary>
        public static TileSet operator -(TileSet left, TileSet right) => new TileSet(left.Bits & ~right.Bits);

        /// <summary>Goes through the tiles of a set.</summary>
        public struct Enumerator : IEnumerator<Tile>
        {
            private readonly ulong bits;
            private int index;

            internal Enumerator(ulong bits)
            {
                this.bits = bits;
                index = -1;
            }

            /// <inheritdoc/>
            public Tile Current => new Tile(index);

            object IEnumerator.Current => Current;

            /// <inheritdoc/>
            public bool MoveNext()
            {
                do
                {
                    index++;
                }
                while (index < Tile.Count && (bits >> index & 1) == 0);
                return index < Tile.Count;
            }

            /// <inheritdoc/>
            public void Reset() => index = -1;

            /// <inheritdoc/>
            public void Dispose()
            {
            }
        }
    }
}
