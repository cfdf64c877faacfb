#nullable enable

using System;

namespace Tenpai
{
    /// <summary>
    /// A meld that lies beside the concealed tiles. The default value is no meld: no hand can be made with it.
    /// </summary>
    public readonly unsafe struct Meld : IEquatable<Meld>
    {
        private readonly tenpai_meld native;

        /// <summary>A meld by its kind and lowest tile.</summary>
        /// <param name="kind">What it is.</param>
        /// <param name="lowest">Its lowest tile, which with the kind tells all of them.</param>
        /// <param name="redFives">How many of its tiles are red fives, 0 or 1.</param>
        /// <exception cref="ArgumentOutOfRangeException">
        /// For a kind that does not exist, a lowest tile with which no run starts, or a number of red fives that the
        /// meld cannot have.
        /// </exception>
        public Meld(MeldKind kind, Tile lowest, int redFives = 0)
        {
            if (kind < MeldKind.Chi || kind > MeldKind.ConcealedKan)
            {
                throw new ArgumentOutOfRangeException(nameof(kind), kind, "there is no such kind of meld");
            }
            int rank = Notation.Rank(lowest);
            bool honour = Notation.IsHonour(lowest);
            if (kind == MeldKind.Chi && (honour || rank > 7))
            {
                throw new ArgumentOutOfRangeException(nameof(lowest), lowest, "no run starts with this tile");
            }
            bool hasFive = !honour && rank <= 5 && rank + (kind == MeldKind.Chi ? 2 : 0) >= 5;
            if (redFives < 0 || redFives > (hasFive ? 1 : 0))
            {
                throw new ArgumentOutOfRangeException(
                    nameof(redFives), redFives, hasFive ? "a meld has 0 or 1 red fives" : "the meld has no five");
            }
            native = new tenpai_meld { kind = (byte)kind, tile = (byte)lowest.Index, red_fives = (byte)redFives };
        }

        /// <summary>What it is.</summary>
        public MeldKind Kind => (MeldKind)native.kind;

        /// <summary>Its lowest tile.</summary>
        public Tile Lowest => new Tile(native.tile);

        /// <summary>How many of its tiles are red fives.</summary>
        public int RedFives => native.red_fives;

        /// <summary>Its tiles as they are written, such as <c>[406p]</c>, <c>[444z]</c> or <c>(7777z)</c>.</summary>
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
            if (native.kind == 0)
            {
                return 0;
            }
            bool concealed = Kind == MeldKind.ConcealedKan;
            int tiles = Kind == MeldKind.Chi || Kind == MeldKind.Pon ? 3 : 4;
            int reds = RedFives;
            int length = 0;
            text[length++] = (byte)(concealed ? '(' : '[');
            for (int i = 0; i < tiles; i++)
            {
                byte digit = Notation.Digit(new Tile(native.tile + (Kind == MeldKind.Chi ? i : 0)));
                bool red = digit == '5' && reds-- > 0;
                text[length++] = red ? (byte)'0' : digit;
            }
            text[length++] = Notation.Letter(Lowest);
            text[length++] = (byte)(concealed ? ')' : ']');
            return length;
        }

        /// <summary>Whether both are the same tiles, red fives included, melded in the same way.</summary>
        public bool Equals(Meld other) =>
            Kind == other.Kind && Lowest == other.Lowest && RedFives == other.RedFives;

        /// <inheritdoc/>
        public override bool Equals(object? obj) => obj is Meld other && Equals(other);

        /// <inheritdoc/>
        public override int GetHashCode() => HashCode.Combine(native.kind, native.tile, native.red_fives);

        /// <summary>Whether both are the same tiles, melded in the same way.</summary>
        public static bool operator ==(Meld left, Meld right) => left.Equals(right);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Meld left, Meld right) => !left.Equals(right);
    }
}
