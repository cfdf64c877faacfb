#nullable enable

using System;

namespace Tenpai
{
    /// <summary>
    /// One group of a <see cref="Reading"/>: a meld, a pair, a partial or a single tile. The default value is no group.
    /// </summary>
    public readonly unsafe struct Group : IEquatable<Group>
    {
        private readonly byte lowest;
        private readonly byte redFives;

        internal Group(byte kind, byte lowest, byte redFives)
        {
            Kind = (GroupKind)kind;
            this.lowest = lowest;
            this.redFives = redFives;
        }

        /// <summary>What it is.</summary>
        public GroupKind Kind { get; }

        /// <summary>Its lowest tile, which with the kind tells all of them.</summary>
        public Tile Lowest => new Tile(lowest);

        /// <summary>How many tiles it has: 1 to 4, and 0 for the default value.</summary>
        public int Count => Kind switch
        {
            GroupKind.Single => 1,
            GroupKind.Pair or GroupKind.TwoSided or GroupKind.Edge or GroupKind.Closed => 2,
            GroupKind.Triplet or GroupKind.Run or GroupKind.Chi or GroupKind.Pon => 3,
            GroupKind.OpenKan or GroupKind.ConcealedKan => 4,
            _ => 0,
        };

        /// <summary>One of its tiles, from the lowest up.</summary>
        /// <param name="place">From 0 to one below <see cref="Count"/>.</param>
        /// <exception cref="ArgumentOutOfRangeException">For any other place.</exception>
        public Tile this[int place]
        {
            get
            {
                if (place < 0 || place >= Count)
                {
                    throw new ArgumentOutOfRangeException(nameof(place), place, $"the group has {Count} tiles");
                }
                return new Tile(lowest + place * Step);
            }
        }

        /// <summary>Whether its tiles are concealed ones, and not a meld beside them.</summary>
        public bool IsConcealed => Kind < GroupKind.Chi;

        /// <summary>Whether it is a complete meld, concealed or not.</summary>
        public bool IsMeld => Kind == GroupKind.Triplet || Kind == GroupKind.Run || Kind >= GroupKind.Chi;

        /// <summary>The meld of the hand that it is; null for concealed tiles.</summary>
        public Meld? Meld => Kind switch
        {
            GroupKind.Chi => new Meld(MeldKind.Chi, Lowest, redFives),
            GroupKind.Pon => new Meld(MeldKind.Pon, Lowest, redFives),
            GroupKind.OpenKan => new Meld(MeldKind.OpenKan, Lowest, redFives),
            GroupKind.ConcealedKan => new Meld(MeldKind.ConcealedKan, Lowest, redFives),
            _ => (Meld?)null,
        };

        // How far each tile is above the one before.
        private int Step => Kind switch
        {
            GroupKind.TwoSided or GroupKind.Edge or GroupKind.Run or GroupKind.Chi => 1,
            GroupKind.Closed => 2,
            _ => 0,
        };

        /// <summary>
        /// Its tiles as they are written: <c>234m</c>, <c>11s</c>, and a meld beside the hand in its brackets,
        /// <c>[444z]</c>. A red five is a five in a concealed group, as it could be in any of several.
        /// </summary>
        public override string ToString()
        {
            byte* text = stackalloc byte[NativeText.Capacity];
            return NativeText.ToText(text, Write(text));
        }

        /// <summary>Writes what <see cref="ToString"/> returns, without allocation.</summary>
        /// <param name="destination">7 characters are always enough.</param>
        /// <param name="charsWritten">How many characters were written.</param>
        /// <returns>Whether there was room; nothing is written when there was none.</returns>
        public bool TryFormat(Span<char> destination, out int charsWritten)
        {
            byte* text = stackalloc byte[NativeText.Capacity];
            return NativeText.TryCopy(text, Write(text), destination, out charsWritten);
        }

        /// <summary>The same as UTF-8.</summary>
        /// <param name="utf8Destination">7 bytes are always enough.</param>
        /// <param name="bytesWritten">How many bytes were written.</param>
        /// <returns>Whether there was room; nothing is written when there was none.</returns>
        public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten)
        {
            byte* text = stackalloc byte[NativeText.Capacity];
            return NativeText.TryCopy(text, Write(text), utf8Destination, out bytesWritten);
        }

        internal int Write(byte* text)
        {
            if (Meld is Meld meld)
            {
                return meld.Write(text);
            }
            int length = 0;
            for (int count = Count; length < count; length++)
            {
                text[length] = Notation.Digit(this[length]);
            }
            if (length > 0)
            {
                text[length++] = Notation.Letter(Lowest);
            }
            return length;
        }

        /// <summary>Whether both are the same.</summary>
        public bool Equals(Group other) =>
            Kind == other.Kind && lowest == other.lowest && redFives == other.redFives;

        /// <inheritdoc/>
        public override bool Equals(object? obj) => obj is Group other && Equals(other);

        /// <inheritdoc/>
        public override int GetHashCode() => HashCode.Combine(Kind, lowest, redFives);

        /// <summary>Whether both are the same.</summary>
        public static bool operator ==(Group left, Group right) => left.Equals(right);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Group left, Group right) => !left.Equals(right);
    }
}
