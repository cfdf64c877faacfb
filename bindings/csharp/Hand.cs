#nullable enable

using System;
using System.Runtime.InteropServices;

namespace Tenpai
{
    /// <summary>
    /// A hand: the concealed tiles, and the melds that lie beside them. With k melds still wanted it has 3k+1
    /// concealed tiles before its draw and 3k+2 after it; a kan counts as one meld. A hand of fewer than 13
    /// concealed tiles that is given without its melds has assumed ones: called melds that nobody named.
    /// </summary>
    /// <remarks>
    /// A hand is made by <see cref="Parse(string)"/>, its like, and <see cref="FromCounts"/>, and by what happens to
    /// another: <see cref="Draw"/>, <see cref="Discard"/>, <see cref="Chi"/>, <see cref="Pon"/>,
    /// <see cref="OpenKan"/>, <see cref="ConcealedKan"/>, <see cref="AddedKan"/>. The default value is no hand: it has
    /// no tiles, and its judgements and changes throw. All members may be used from any thread.
    /// </remarks>
    /// <example>
    /// <code>
    /// var hand = Hand.Parse("123m456p789s1122z");
    /// Console.WriteLine(hand.Shanten());          // 0
    /// Console.WriteLine(hand.Waits().Effective);  // 12z
    /// </code>
    /// </example>
    public readonly unsafe partial struct Hand : IEquatable<Hand>
    {
        private readonly tenpai_hand native;

        private Hand(tenpai_hand native) => this.native = native;

        /// <summary>
        /// Reads a hand from text such as <c>123m406p789s1122z</c> or <c>45z[444z](7777z)</c>.
        /// </summary>
        /// <param name="text">
        /// Digits followed by the letter of their suit: m characters, p circles, s bamboos, z honours (1 to 7: east,
        /// south, west, north, white, green, red). 0 is a red five. Melds come after the concealed tiles, called
        /// ones in square brackets, concealed kans in round ones. White space means nothing.
        /// </param>
        /// <exception cref="ArgumentNullException">For null.</exception>
        /// <exception cref="HandFormatException">
        /// A <see cref="FormatException"/> with the position, for any text that is no hand.
        /// </exception>
        public static Hand Parse(string text) =>
            Parse((text ?? throw new ArgumentNullException(nameof(text))).AsSpan());

        /// <summary>Reads a hand from text; of up to 169 characters without allocation.</summary>
        /// <param name="text">As for <see cref="Parse(string)"/>.</param>
        /// <exception cref="HandFormatException">
        /// A <see cref="FormatException"/> with the position, for any text that is no hand.
        /// </exception>
        public static Hand Parse(ReadOnlySpan<char> text)
        {
            int status = HandParser.Read(text, out tenpai_hand hand, out tenpai_error error);
            return status == NativeMethods.TENPAI_OK
                ? new Hand(hand)
                : throw HandParser.ToException(status, error, HandParser.Position(text, error));
        }

        /// <summary>Reads a hand from UTF-8, without allocation.</summary>
        /// <param name="utf8Text">As for <see cref="Parse(string)"/>.</param>
        /// <exception cref="HandFormatException">
        /// A <see cref="FormatException"/> whose position counts bytes, for any text that is no hand.
        /// </exception>
        public static Hand Parse(ReadOnlySpan<byte> utf8Text)
        {
            int status = HandParser.Read(utf8Text, out tenpai_hand hand, out tenpai_error error);
            return status == NativeMethods.TENPAI_OK
                ? new Hand(hand)
                : throw HandParser.ToException(status, error, HandParser.Position(error));
        }

        /// <summary>Reads a hand from text, where the text may be no hand.</summary>
        /// <param name="text">As for <see cref="Parse(string)"/>; null is no hand.</param>
        /// <param name="hand">The hand, or the default value.</param>
        /// <returns>Whether the text is a hand.</returns>
        public static bool TryParse(string? text, out Hand hand) => TryParse(text.AsSpan(), out hand);

        /// <summary>Reads a hand from text, where the text may be no hand.</summary>
        /// <param name="text">As for <see cref="Parse(string)"/>.</param>
        /// <param name="hand">The hand, or the default value.</param>
        /// <returns>Whether the text is a hand.</returns>
        public static bool TryParse(ReadOnlySpan<char> text, out Hand hand)
        {
            int status = HandParser.Read(text, out tenpai_hand read, out _);
            hand = status == NativeMethods.TENPAI_OK ? new Hand(read) : default;
            return status == NativeMethods.TENPAI_OK;
        }

        /// <summary>Reads a hand from UTF-8, where the text may be no hand.</summary>
        /// <param name="utf8Text">As for <see cref="Parse(string)"/>.</param>
        /// <param name="hand">The hand, or the default value.</param>
        /// <returns>Whether the text is a hand.</returns>
        public static bool TryParse(ReadOnlySpan<byte> utf8Text, out Hand hand)
        {
            int status = HandParser.Read(utf8Text, out tenpai_hand read, out _);
            hand = status == NativeMethods.TENPAI_OK ? new Hand(read) : default;
            return status == NativeMethods.TENPAI_OK;
        }

        /// <summary>Makes a hand from counts.</summary>
        /// <param name="counts">34 numbers: how many of each tile are concealed, red fives among the fives.</param>
        /// <param name="melds">
        /// All melds beside them, or none; with none and fewer than 13 concealed tiles they are assumed.
        /// </param>
        /// <param name="redFives">
        /// Empty, or 3 numbers: how many of the concealed fives are red, of characters, circles and bamboos.
        /// </param>
        /// <exception cref="ArgumentException">For another number of numbers.</exception>
        /// <exception cref="TenpaiException">When the tiles are no hand.</exception>
        public static Hand FromCounts(
            ReadOnlySpan<byte> counts, ReadOnlySpan<Meld> melds = default, ReadOnlySpan<byte> redFives = default)
        {
            if (counts.Length != Tile.Count)
            {
                throw new ArgumentException($"{counts.Length} counts: there must be {Tile.Count}", nameof(counts));
            }
            if (redFives.Length != 0 && redFives.Length != 3)
            {
                throw new ArgumentException(
                    $"{redFives.Length} counts of red fives: there must be 3, or none", nameof(redFives));
            }
            TenpaiLibrary.CheckFits();
            tenpai_hand hand = default;
            tenpai_error error = default;
            int status;
            fixed (byte* count = &MemoryMarshal.GetReference(counts))
            fixed (byte* reds = &MemoryMarshal.GetReference(redFives))
            fixed (Meld* meld = &MemoryMarshal.GetReference(melds))
            {
                status = NativeMethods.tenpai_hand_from_counts(
                    count, redFives.IsEmpty ? null : reds, (tenpai_meld*)meld, (nuint)melds.Length, &hand, &error);
            }
            TenpaiLibrary.Check(status, &error);
            return new Hand(hand);
        }

        /// <summary>The number of concealed tiles: 1, 2, 4, 5, 7, 8, 10, 11, 13 or 14.</summary>
        public int Size
        {
            get
            {
                tenpai_hand hand = native;
                int size = 0;
                for (int tile = 0; tile < Tile.Count; tile++)
                {
                    size += hand.counts[tile];
                }
                return size;
            }
        }

        /// <summary>How many of a tile are concealed, red fives among the fives.</summary>
        public int Count(Tile tile)
        {
            tenpai_hand hand = native;
            return hand.counts[tile.Index];
        }

        /// <summary>How many of the concealed fives of a suit are red.</summary>
        /// <exception cref="ArgumentOutOfRangeException">For a suit that does not exist.</exception>
        public int RedFives(Suit suit)
        {
            if (suit > Suit.Honours)
            {
                throw new ArgumentOutOfRangeException(nameof(suit), suit, "there is no such suit");
            }
            tenpai_hand hand = native;
            return suit < Suit.Honours ? hand.red_fives[(int)suit] : 0;
        }

        /// <summary>How many melds are known, 0 to 4; 0 where they are assumed.</summary>
        public int MeldCount => native.meld_count;

        /// <summary>The melds that are known, in the order in which they came; none where they are assumed.</summary>
        public Meld[] Melds()
        {
            var melds = new Meld[MeldCount];
            Melds(melds);
            return melds;
        }

        /// <summary>The melds that are known, without allocation.</summary>
        /// <param name="destination">Receives them; 4 are always enough.</param>
        /// <returns>How many there are, <see cref="MeldCount"/>.</returns>
        /// <exception cref="ArgumentException">When there is no room for all.</exception>
        public int Melds(Span<Meld> destination)
        {
            tenpai_hand hand = native;
            if (destination.Length < hand.meld_count)
            {
                throw new ArgumentException(
                    $"room for {destination.Length} melds, and the hand has {hand.meld_count}", nameof(destination));
            }
            for (int i = 0; i < hand.meld_count; i++)
            {
                destination[i] = new Meld(
                    (MeldKind)hand.meld_kinds[i], new Tile(hand.meld_tiles[i]), hand.meld_red_fives[i]);
            }
            return hand.meld_count;
        }

        /// <summary>The canonical text, which reads as an equal hand; empty for the default value.</summary>
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

        private int Write(byte* text) => Equals(default) ? 0 : NativeText.Hand(native, text);

        /// <summary>Whether both have the same tiles, red fives included, and the same melds in order.</summary>
        public bool Equals(Hand other)
        {
            tenpai_hand left = native;
            tenpai_hand right = other.native;
            return Bytes(&left).SequenceEqual(Bytes(&right));
        }

        /// <inheritdoc/>
        public override bool Equals(object? obj) => obj is Hand other && Equals(other);

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            tenpai_hand hand = native;
            var hash = default(HashCode);
            for (ReadOnlySpan<byte> rest = Bytes(&hand); !rest.IsEmpty; rest = rest.Slice(sizeof(ulong)))
            {
                hash.Add(MemoryMarshal.Read<ulong>(rest));
            }
            return hash.ToHashCode();
        }

        /// <summary>Whether both are equal.</summary>
        public static bool operator ==(Hand left, Hand right) => left.Equals(right);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Hand left, Hand right) => !left.Equals(right);

        private static ReadOnlySpan<byte> Bytes(tenpai_hand* hand) =>
            new ReadOnlySpan<byte>(hand, sizeof(tenpai_hand));
    }
}
