using System;
using System.Text;
using Tenpai;

/// <summary>Text as spans, in and out, of UTF-16 and of UTF-8.</summary>
internal static class TextChecks
{
    private delegate bool WriteChars(Span<char> destination, out int written);

    private delegate bool WriteBytes(Span<byte> destination, out int written);

    internal static void Utf8IsReadAsUtf16Is()
    {
        foreach (string text in new[] { "123m406p789s1122z", " 2211z\u3000987s", "45z[444z][1111z][555z](7777z)" })
        {
            Check.Equal(Hand.Parse(text), Hand.Parse(Utf8(text)), text);
            Check.True(Hand.TryParse(Utf8(text), out Hand hand) && hand == Hand.Parse(text.AsSpan()), text);
        }
        Check.Equal(new Tile(4), Tile.Parse(Utf8("0m")));
        Check.Equal(new Tile(4), Tile.Parse("0m".AsSpan()));
        Check.Equal(new Piece(new Tile(4), isRed: true), Piece.Parse(Utf8("0m")));
        Check.Equal(new Piece(new Tile(33)), Piece.Parse(" 7z".AsSpan()));
    }

    internal static void PositionsInUtf8CountBytes()
    {
        WrongUtf8("\u3000\u30001x", ErrorCode.BadText, 7);
        WrongUtf8("18z", ErrorCode.BadTile, 1);
        WrongUtf8("11111m", ErrorCode.TooManyCopies, null);
        WrongUtf8("", ErrorCode.BadText, null);
        WrongUtf8(new string(' ', 100_000) + "18z", ErrorCode.BadTile, 100_001);
        Wrong(new byte[] { (byte)'1', (byte)'m', 0xff }, ErrorCode.BadText, 2);
        Wrong(new byte[] { 0xe3, 0x80 }, ErrorCode.BadText, 0);
        Check.Throws<HandFormatException>(() => Hand.Parse(default(ReadOnlySpan<byte>)));
        Check.Throws<HandFormatException>(() => Hand.Parse(default(ReadOnlySpan<char>)));
    }

    internal static void TwoTilesAreNoTile()
    {
        Action[] readers =
        {
            () => Tile.Parse("12m"),
            () => Tile.Parse("12m".AsSpan()),
            () => Piece.Parse(Utf8("1z[111m][222m][333m][444m]")),
        };
        foreach (Action reader in readers)
        {
            var error = Check.Throws<HandFormatException>(reader);
            Check.Equal(ErrorCode.BadSize, error.Code);
            Check.True(error.Message.EndsWith(" is not a single tile", StringComparison.Ordinal), error.Message);
        }
        Check.Equal(1, Check.Throws<HandFormatException>(() => Tile.Parse("1x")).Position);
        Check.Throws<ArgumentNullException>(() => Tile.Parse((string)null!));
        Check.Throws<ArgumentNullException>(() => Piece.Parse((string)null!));
    }

    internal static void EachTextIsWrittenAsUtf16AndUtf8()
    {
        Hand hand = Hand.Parse("12m406s55s[340p](7777z)");
        Writes("12m40556s[340p](7777z)", hand.ToString(), hand.TryFormat, hand.TryFormat);
        Hand none = default;
        Writes("", none.ToString(), none.TryFormat, none.TryFormat);
        TileSet all = TileSet.All;
        Writes("123456789m123456789p123456789s1234567z", all.ToString(), all.TryFormat, all.TryFormat);
        Tile tile = Tile.Parse("7z");
        Writes("7z", tile.ToString(), tile.TryFormat, tile.TryFormat);
        Piece red = Piece.Parse("0s");
        Writes("0s", red.ToString(), red.TryFormat, red.TryFormat);
        Meld kan = hand.Melds()[1];
        Writes("(7777z)", kan.ToString(), kan.TryFormat, kan.TryFormat);
        Meld chi = hand.Melds()[0];
        Writes("[340p]", chi.ToString(), chi.TryFormat, chi.TryFormat);
        Block block = hand.Blocks()[1];
        Writes("45556s", block.ToString(), block.TryFormat, block.TryFormat);
        BlockKinds kinds = Hand.Parse("1z").Blocks()[0].Kinds;
        Writes("one short of pair complete", kinds.ToString(), kinds.TryFormat, kinds.TryFormat);
        Reading reading = hand.Readings()[0];
        Writes("12m 456s 55s [340p] (7777z)", reading.ToString(), reading.TryFormat, reading.TryFormat);
        Group group = reading[0];
        Writes("12m", group.ToString(), group.TryFormat, group.TryFormat);
        WaitKinds wait = hand.WaitKinds().Kinds(Tile.Parse("3m"));
        Writes("edge", wait.ToString(), wait.TryFormat, wait.TryFormat);
        WaitShape shape = WaitShape.ThreeSided;
        Writes(
            "three-sided",
            shape.ToText(),
            (Span<char> to, out int written) => shape.TryFormat(to, out written),
            (Span<byte> to, out int written) => shape.TryFormat(to, out written));
    }

    internal static void MeldsAreCopiedWhereThereIsRoom()
    {
        Hand hand = Hand.Parse("12m406s55s[340p](7777z)");
        var melds = new Meld[4];
        Check.Equal(2, hand.MeldCount);
        Check.Equal(2, hand.Melds(melds));
        Check.Equal("[340p](7777z)", $"{melds[0]}{melds[1]}");
        Check.Equal(default, melds[2]);
        Check.Throws<ArgumentException>(() => hand.Melds(new Meld[1]));
        Check.Throws<ArgumentOutOfRangeException>(() => hand.RedFives((Suit)4));
    }

    private static byte[] Utf8(string text) => Encoding.UTF8.GetBytes(text);

    private static void WrongUtf8(string text, ErrorCode code, int? position) => Wrong(Utf8(text), code, position);

    private static void Wrong(byte[] text, ErrorCode code, int? position)
    {
        string shown = BitConverter.ToString(text, 0, Math.Min(text.Length, 20));
        var error = Check.Throws<HandFormatException>(() => Hand.Parse(text), shown);
        Check.Equal(code, error.Code, shown);
        Check.Equal(position, error.Position, shown);
        Check.True(!Hand.TryParse(text, out Hand hand) && hand == default, shown);
    }

    /// <summary>All three give the same text, into just enough room and into nothing less.</summary>
    private static void Writes(string wanted, string text, WriteChars chars, WriteBytes bytes)
    {
        Check.Equal(wanted, text);
        var room = new char[wanted.Length + 1];
        Check.True(chars(room, out int written), wanted);
        Check.Equal(wanted, new string(room, 0, written));
        var utf8 = new byte[wanted.Length];
        Check.True(bytes(utf8, out written), wanted);
        Check.Equal(wanted, Encoding.UTF8.GetString(utf8, 0, written));
        if (wanted.Length > 0)
        {
            Check.True(!chars(room.AsSpan(0, wanted.Length - 1), out written) && written == 0, wanted);
            Check.True(!bytes(utf8.AsSpan(0, wanted.Length - 1), out written) && written == 0, wanted);
        }
    }
}
