#nullable enable

using System;

namespace Tenpai
{
    /// <summary>The set of what a block can be; several at once, or none.</summary>
    public readonly struct BlockKinds : IEquatable<BlockKinds>
    {
        internal BlockKinds(byte bits) => Bits = bits;

        /// <summary>The values of the kinds in it, added up.</summary>
        public byte Bits { get; }

        /// <summary>Whether the block can be none of them: it has more to come than one tile.</summary>
        public bool IsEmpty => Bits == 0;

        /// <summary>Whether the block can be this.</summary>
        public bool Contains(BlockKind kind) => (Bits & (byte)kind) != 0;

        /// <summary>
        /// In words: <c>half or one short of pair complete</c>, and <c>incomplete</c> when it is empty.
        /// </summary>
        public override string ToString()
        {
            Span<char> text = stackalloc char[NativeText.Capacity];
            TryFormat(text, out int written);
            return text.Slice(0, written).ToString();
        }

        /// <summary>Writes what <see cref="ToString"/> returns, without allocation.</summary>
        /// <param name="destination">128 characters are always enough.</param>
        /// <param name="charsWritten">How many characters were written.</param>
        /// <returns>Whether there was room; nothing is written when there was none.</returns>
        public bool TryFormat(Span<char> destination, out int charsWritten) =>
            NativeText.TryWriteBlockKinds(Bits, destination, out charsWritten);

        /// <summary>Whether both hold the same kinds.</summary>
        public bool Equals(BlockKinds other) => Bits == other.Bits;

        /// <inheritdoc/>
        public override bool Equals(object? obj) => obj is BlockKinds other && Equals(other);

        /// <inheritdoc/>
        public override int GetHashCode() => Bits;

        /// <summary>Whether both hold the same kinds.</summary>
        public static bool operator ==(BlockKinds left, BlockKinds right) => left.Equals(right);

        /// <summary>Whether they hold different kinds.</summary>
        public static bool operator !=(BlockKinds left, BlockKinds right) => !left.Equals(right);
    }
}
