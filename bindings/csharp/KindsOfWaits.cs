#nullable enable

using System;
using System.Text;

namespace Tenpai
{
    /// <summary>The effective waits of a hand with every kind that each can be.</summary>
    public readonly unsafe struct KindsOfWaits : IEquatable<KindsOfWaits>
    {
        private readonly tenpai_kinds_of_waits native;

        internal KindsOfWaits(tenpai_kinds_of_waits native) => this.native = native;

        /// <summary>The effective waits, those of <see cref="WaitSets.Effective"/>.</summary>
        public TileSet Tiles => TileSet.FromBits(native.tiles);

        /// <summary>
        /// What a wait can be, over all readings of the hand that it completes; empty for a tile that is none.
        /// </summary>
        public WaitKinds Kinds(Tile tile)
        {
            tenpai_kinds_of_waits waits = native;
            return new WaitKinds(waits.kinds[tile.Index]);
        }

        /// <summary>
        /// What players call the wait as a whole. It is named by the formal waits, so a tile that cannot come changes no
        /// name.
        /// </summary>
        public WaitShape Shape => (WaitShape)native.shape;

        /// <summary>Such as <c>1m two-sided, 3m single, 4m two-sided</c>; empty when there is no wait.</summary>
        public override string ToString()
        {
            var text = new StringBuilder();
            foreach (Tile tile in Tiles)
            {
                text.Append(text.Length == 0 ? "" : ", ").Append(tile).Append(' ').Append(Kinds(tile));
            }
            return text.ToString();
        }

        /// <summary>Whether both are the same waits of the same kinds.</summary>
        public bool Equals(KindsOfWaits other)
        {
            tenpai_kinds_of_waits left = native;
            tenpai_kinds_of_waits right = other.native;
            return Bytes(&left).SequenceEqual(Bytes(&right));
        }

        /// <inheritdoc/>
        public override bool Equals(object? obj) => obj is KindsOfWaits other && Equals(other);

        /// <inheritdoc/>
        public override int GetHashCode() => HashCode.Combine(native.tiles, native.shape);

        /// <summary>Whether both are the same.</summary>
        public static bool operator ==(KindsOfWaits left, KindsOfWaits right) => left.Equals(right);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(KindsOfWaits left, KindsOfWaits right) => !left.Equals(right);

        private static ReadOnlySpan<byte> Bytes(tenpai_kinds_of_waits* value) =>
            new ReadOnlySpan<byte>(value, sizeof(tenpai_kinds_of_waits));
    }
}
