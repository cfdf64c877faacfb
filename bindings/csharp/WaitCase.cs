#nullable enable

using System;

namespace Tenpai
{
    /// <summary>
    /// A case of the block theorem, by which a tile is a formal wait of the general form. Every block that it does not
    /// name is melds complete.
    /// </summary>
    public enum CaseKind : byte
    {
        /// <summary>The tile joins the block of 3n+1 tiles, which has melds and the pair then.</summary>
        Completed = NativeMethods.TENPAI_CASE_COMPLETED,

        /// <summary>
        /// The tile closes the gap between two blocks: the first has 3n+1 tiles, melds and the one beside the gap; the
        /// second 3n, melds, the pair and the one beside the gap.
        /// </summary>
        JoinedToPair = NativeMethods.TENPAI_CASE_JOINED_TO_PAIR,

        /// <summary>The tile joins the first block, which is melds then, and the second has the pair.</summary>
        BesidePair = NativeMethods.TENPAI_CASE_BESIDE_PAIR,

        /// <summary>
        /// The tile closes the gap between the first block, below it, and the second, above it; the third has the pair.
        /// </summary>
        JoinedBesidePair = NativeMethods.TENPAI_CASE_JOINED_BESIDE_PAIR,
    }

    /// <summary>Why a tile is a formal wait: the case of the block theorem, and the blocks that it is about.</summary>
    public readonly unsafe struct WaitCase : IEquatable<WaitCase>
    {
        // As the native library lays it out, so that it can fill an array of them.
        private readonly tenpai_wait_case native;

        /// <summary>The wait.</summary>
        public Tile Tile => new Tile(native.tile);

        /// <summary>The case.</summary>
        public CaseKind Kind => (CaseKind)native.kind;

        /// <summary>How many blocks it is about: 1 to 3, and 0 for the default value.</summary>
        public int BlockCount => native.block_count;

        /// <summary>The place of a block among <see cref="Hand.Blocks()"/>.</summary>
        /// <param name="place">From 0 to one below <see cref="BlockCount"/>, as the case orders them.</param>
        /// <exception cref="ArgumentOutOfRangeException">For any other place.</exception>
        public int BlockAt(int place)
        {
            if (place < 0 || place >= BlockCount)
            {
                throw new ArgumentOutOfRangeException(nameof(place), place, $"the case has {BlockCount} blocks");
            }
            tenpai_wait_case it = native;
            return it.blocks[place];
        }

        /// <summary>Such as <c>4m JoinedToPair</c>.</summary>
        public override string ToString() => $"{Tile} {Kind}";

        /// <summary>Whether both are the same.</summary>
        public bool Equals(WaitCase other)
        {
            tenpai_wait_case left = native;
            tenpai_wait_case right = other.native;
            return Bytes(&left).SequenceEqual(Bytes(&right));
        }

        /// <inheritdoc/>
        public override bool Equals(object? obj) => obj is WaitCase other && Equals(other);

        /// <inheritdoc/>
        public override int GetHashCode() => HashCode.Combine(native.tile, native.kind, native.block_count);

        /// <summary>Whether both are the same.</summary>
        public static bool operator ==(WaitCase left, WaitCase right) => left.Equals(right);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(WaitCase left, WaitCase right) => !left.Equals(right);

        private static ReadOnlySpan<byte> Bytes(tenpai_wait_case* value) =>
            new ReadOnlySpan<byte>(value, sizeof(tenpai_wait_case));
    }
}
