#nullable enable

using System;
using System.Runtime.InteropServices;

namespace Tenpai
{
    /// <summary>
    /// A maximal run of concealed tiles of one suit in which neighbours are equal or one apart; the equal tiles in
    /// it are its groups. Honours never touch, so each kind of honour is a block with one group.
    /// </summary>
    public readonly unsafe struct Block : IEquatable<Block>
    {
        private readonly tenpai_block native;

        /// <summary>Its suit.</summary>
        public Suit Suit => (Suit)native.suit;

        /// <summary>Its lowest tile.</summary>
        public Tile Lowest => new Tile(native.lowest);

        /// <summary>The number of tiles in it, 1 to 14.</summary>
        public int Size => native.tile_count;

        /// <summary>How many groups of equal tiles it has, 1 to 9.</summary>
        public int GroupCount => native.group_count;

        /// <summary>How many tiles a group has.</summary>
        /// <param name="place">0 for the lowest group, up to <see cref="GroupCount"/> less one.</param>
        /// <exception cref="ArgumentOutOfRangeException">When there is no such group.</exception>
        public int Group(int place)
        {
            if (place < 0 || place >= GroupCount)
            {
                throw new ArgumentOutOfRangeException(nameof(place), place, $"the block has {GroupCount} groups");
            }
            tenpai_block block = native;
            return block.groups[place];
        }

        /// <summary>Everything that it can be.</summary>
        public BlockKinds Kinds => new BlockKinds(native.kinds);

        /// <summary>Its tiles as they are written, such as <c>223m</c>.</summary>
        public override string ToString()
        {
            byte* text = stackalloc byte[NativeText.Capacity];
            return NativeText.ToText(text, Write(text));
        }

        /// <summary>Writes what <see cref="ToString"/> returns, without allocation.</summary>
        /// <param name="destination">15 characters are always enough.</param>
        /// <param name="charsWritten">How many characters were written.</param>
        /// <returns>Whether there was room; nothing is written when there was none.</returns>
        public bool TryFormat(Span<char> destination, out int charsWritten)
        {
            byte* text = stackalloc byte[NativeText.Capacity];
            return NativeText.TryCopy(text, Write(text), destination, out charsWritten);
        }

        /// <summary>The same as UTF-8.</summary>
        /// <param name="utf8Destination">15 bytes are always enough.</param>
        /// <param name="bytesWritten">How many bytes were written.</param>
        /// <returns>Whether there was room; nothing is written when there was none.</returns>
        public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten)
        {
            byte* text = stackalloc byte[NativeText.Capacity];
            return NativeText.TryCopy(text, Write(text), utf8Destination, out bytesWritten);
        }

        private int Write(byte* text)
        {
            int length = 0;
            for (int place = 0; place < GroupCount; place++)
            {
                byte digit = Notation.Digit(new Tile(native.lowest + place));
                for (int left = Group(place); left > 0; left--)
                {
                    text[length++] = digit;
                }
            }
            if (length > 0)
            {
                text[length++] = Notation.Letter(Lowest);
            }
            return length;
        }

        /// <summary>Whether both have the same tiles.</summary>
        public bool Equals(Block other)
        {
            tenpai_block left = native;
            tenpai_block right = other.native;
            return Bytes(&left).SequenceEqual(Bytes(&right));
        }

        /// <inheritdoc/>
        public override bool Equals(object? obj) => obj is Block other && Equals(other);

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            tenpai_block block = native;
            ReadOnlySpan<byte> bytes = Bytes(&block);
            return HashCode.Combine(
                MemoryMarshal.Read<ulong>(bytes), MemoryMarshal.Read<ulong>(bytes.Slice(sizeof(ulong))));
        }

        /// <summary>Whether both have the same tiles.</summary>
        public static bool operator ==(Block left, Block right) => left.Equals(right);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Block left, Block right) => !left.Equals(right);

        private static ReadOnlySpan<byte> Bytes(tenpai_block* block) =>
            new ReadOnlySpan<byte>(block, sizeof(tenpai_block));
    }
}
