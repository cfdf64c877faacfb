#nullable enable

using System;

namespace Tenpai
{
    /// <summary>The set of what a block can be; several at once, or none.</summary>
    public readonly unsafe struct BlockKinds : IEquatable<BlockKinds>
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
            byte* text = stackalloc byte[NativeText.Capacity];
            return NativeText.ToText(text, Write(text));
        }

        /// <summary>Writes what <see cref="ToString"/> returns, without allocation.</summary>
        /// <param name="destination">128 characters are always enough.</param>
        /// <param name="charsWritten">How many characters were written.</param>
        /// <returns>Whether there was room; nothing is written when there was none.</returns>
        public bool TryFormat(Span<char> destination, out int charsWritten)
        {
            byte* text = stackalloc byte[NativeText.Capacity];
            return NativeText.TryCopy(text, Write(text), destination, out charsWritten);
        }

        /// <summary>The same as UTF-8.</summary>
        /// <param name="utf8Destination">128 bytes are always enough.</param>
        /// <param name="bytesWritten">How many bytes were written.</param>
        /// <returns>Whether there was room; nothing is written when there was none.</returns>
        public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten)
        {
            byte* text = stackalloc byte[NativeText.Capacity];
            return NativeText.TryCopy(text, Write(text), utf8Destination, out bytesWritten);
        }

        private int Write(byte* text) => NativeText.BlockKinds(Bits, text);

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
