#nullable enable

using System;

namespace Tenpai
{
    /// <summary>Which readings of a hand.</summary>
    public enum ReadingChoice : byte
    {
        /// <summary>
        /// Those nearest to a complete hand: of a complete one every way to divide it, of any other the divisions whose
        /// number is that of the hand.
        /// </summary>
        Nearest = NativeMethods.TENPAI_READINGS_NEAREST,

        /// <summary>All of them, however far from a complete hand; of a hand of one suit there can be 12624.</summary>
        All = NativeMethods.TENPAI_READINGS_ALL,
    }

    /// <summary>
    /// One way to divide a hand into groups: melds, pairs, partials and single tiles, or pairs and single tiles in the
    /// forms without melds. Of several pairs one is the head, and which one it is makes no other reading.
    /// </summary>
    public readonly unsafe struct Reading : IEquatable<Reading>
    {
        // As the native library lays it out, so that it can fill an array of them.
        private readonly tenpai_reading native;

        internal Reading(tenpai_reading native) => this.native = native;

        /// <summary>The form that it is read as, one of the three.</summary>
        public Forms Form => (Forms)native.form;

        /// <summary>The shanten number of this division alone, -1 complete.</summary>
        public int Shanten => native.shanten;

        /// <summary>How many groups it has: 1 to 14, and 0 for the default value.</summary>
        public int GroupCount => native.group_count;

        /// <summary>
        /// A group. They come by their lowest tile, and then as their digits are; melds beside the hand come last, in
        /// the order of <see cref="Hand.Melds()"/>.
        /// </summary>
        /// <param name="place">From 0 to one below <see cref="GroupCount"/>.</param>
        /// <exception cref="ArgumentOutOfRangeException">For any other place.</exception>
        public Group this[int place]
        {
            get
            {
                if (place < 0 || place >= GroupCount)
                {
                    throw new ArgumentOutOfRangeException(
                        nameof(place), place, $"the reading has {GroupCount} groups");
                }
                tenpai_reading reading = native;
                return new Group(
                    reading.group_kinds[place], reading.group_tiles[place], reading.group_red_fives[place]);
            }
        }

        /// <summary>All groups in their order.</summary>
        public Group[] Groups()
        {
            var groups = new Group[GroupCount];
            for (int place = 0; place < groups.Length; place++)
            {
                groups[place] = this[place];
            }
            return groups;
        }

        /// <summary>In the general form what the formula counts of it; null in the others.</summary>
        public Formula.Counts? Counts => native.counts.size == 0
            ? (Formula.Counts?)null
            : new Formula.Counts(native.counts);

        /// <summary>Its groups as they are written, such as <c>234m 11s 123s 456s 777s</c>.</summary>
        public override string ToString()
        {
            byte* text = stackalloc byte[NativeText.Capacity];
            return NativeText.ToText(text, Write(text));
        }

        /// <summary>Writes what <see cref="ToString"/> returns, without allocation.</summary>
        /// <param name="destination">64 characters are always enough.</param>
        /// <param name="charsWritten">How many characters were written.</param>
        /// <returns>Whether there was room; nothing is written when there was none.</returns>
        public bool TryFormat(Span<char> destination, out int charsWritten)
        {
            byte* text = stackalloc byte[NativeText.Capacity];
            return NativeText.TryCopy(text, Write(text), destination, out charsWritten);
        }

        /// <summary>The same as UTF-8.</summary>
        /// <param name="utf8Destination">64 bytes are always enough.</param>
        /// <param name="bytesWritten">How many bytes were written.</param>
        /// <returns>Whether there was room; nothing is written when there was none.</returns>
        public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten)
        {
            byte* text = stackalloc byte[NativeText.Capacity];
            return NativeText.TryCopy(text, Write(text), utf8Destination, out bytesWritten);
        }

        // With fourteen groups at most, of a digit, a letter and a space each, or fewer and longer ones.
        private int Write(byte* text)
        {
            int length = 0;
            for (int place = 0; place < GroupCount; place++)
            {
                if (place > 0)
                {
                    text[length++] = (byte)' ';
                }
                length += this[place].Write(text + length);
            }
            return length;
        }

        /// <summary>Whether both are the same form and the same groups, with the same numbers.</summary>
        public bool Equals(Reading other)
        {
            tenpai_reading left = native;
            tenpai_reading right = other.native;
            return Bytes(&left).SequenceEqual(Bytes(&right));
        }

        /// <inheritdoc/>
        public override bool Equals(object? obj) => obj is Reading other && Equals(other);

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            var hash = default(HashCode);
            hash.Add(native.form);
            for (int place = 0; place < GroupCount; place++)
            {
                hash.Add(this[place]);
            }
            return hash.ToHashCode();
        }

        /// <summary>Whether both are the same.</summary>
        public static bool operator ==(Reading left, Reading right) => left.Equals(right);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Reading left, Reading right) => !left.Equals(right);

        private static ReadOnlySpan<byte> Bytes(tenpai_reading* value) =>
            new ReadOnlySpan<byte>(value, sizeof(tenpai_reading));
    }
}
