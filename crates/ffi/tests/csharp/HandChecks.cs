using System;
using Tenpai;

/// <summary>Hands in and out, and what is told of those that are none.</summary>
internal static class HandChecks
{
    internal static void TheFirstLineThatAUserWrites() =>
        Check.Equal("12z", Hand.Parse("123m456p789s1122z").Waits().Effective.ToString());

    internal static void TextIsCanonicalAndReadsAsAnEqualHand()
    {
        Check.Equal("123m406p789s1122z", Hand.Parse(" 2211z 987s 640p 321m\t").ToString());
        foreach (string text in new[] { "1z", "12m456s055s[340p](7777z)", "45z[444z][1111z][555z](7777z)", "0555m" })
        {
            Hand hand = Hand.Parse(text);
            Check.True(Hand.TryParse(hand.ToString(), out Hand again), text);
            Check.Equal(hand, again);
            Check.Equal(hand.GetHashCode(), again.GetHashCode());
            Check.True(hand == again && !(hand != again) && hand.Equals((object)again), text);
        }
        Check.True(Hand.Parse("5m") != Hand.Parse("0m"), "a red five is another hand");
        Check.True(Hand.Parse("4m") != Hand.Parse("5m"), "another tile is another hand");
    }

    internal static void WrongTextHasACodeAndAPosition()
    {
        Wrong("", ErrorCode.BadText, null);
        Wrong(" \u3000", ErrorCode.BadText, null);
        Wrong("12x", ErrorCode.BadText, 2);
        Wrong("1m 23", ErrorCode.BadText, 3);
        Wrong("m", ErrorCode.BadText, 0);
        Wrong("1m\0", ErrorCode.BadText, 2);
        Wrong("1m[111m", ErrorCode.BadText, 2);
        Wrong("1m[111m)", ErrorCode.BadText, 2);
        Wrong("[111m]2m", ErrorCode.BadText, 6);
        Wrong("18z", ErrorCode.BadTile, 1);
        Wrong("0z", ErrorCode.BadTile, 0);
        Wrong("1m0p50p", ErrorCode.RedFives, 5);
        Wrong("1m[124m]", ErrorCode.BadMeld, 2);
        Wrong("1m[11m]", ErrorCode.BadMeld, 2);
        Wrong("1m(111m)", ErrorCode.BadMeld, 2);
        Wrong("1m[222m][333m][444m][555m][666m]", ErrorCode.MeldCount, 26);
        Wrong("11m[222m]", ErrorCode.MeldCount, null);
        Wrong("11111m", ErrorCode.TooManyCopies, null);
        Wrong("123m", ErrorCode.BadSize, null);
        Wrong(new string('1', 100_000) + "m", ErrorCode.TooManyCopies, null);
    }

    internal static void PositionsCountCharactersAndNotBytes()
    {
        Wrong("\u3000\u30001x", ErrorCode.BadText, 3);
        Wrong("\u00a01m\u85291m", ErrorCode.BadText, 3);
        Wrong("1m\U0001F0001m", ErrorCode.BadText, 2);
        Wrong("1m\ud800", ErrorCode.BadText, 2);
        Wrong("\u3000" + new string(' ', 300) + "18z", ErrorCode.BadTile, 302);
    }

    internal static void MessagesTellTheFix()
    {
        FormatException error = Check.Throws<HandFormatException>(() => Hand.Parse("1\u8429"));
        Check.Equal("unexpected '\u8429' at byte 1: use digits, m p s z, [ ] and ( )", error.Message);
        var many = Check.Throws<HandFormatException>(() => Hand.Parse("11111m"));
        Check.Equal("5 copies of 1m: there are only four", many.Message);
    }

    internal static void NullIsNoText()
    {
        Check.Throws<ArgumentNullException>(() => Hand.Parse((string)null!));
        Check.True(!Hand.TryParse((string?)null, out Hand hand) && hand == default, "null");
        Check.True(!Hand.TryParse("12x", out hand) && hand == default, "12x");
    }

    internal static void CountsMakeTheSameHandAsText()
    {
        Hand text = Hand.Parse("12m406s55s[340p](7777z)");
        var counts = new byte[Tile.Count];
        for (int tile = 0; tile < counts.Length; tile++)
        {
            counts[tile] = (byte)text.Count(new Tile(tile));
        }
        Check.Equal(1, text.RedFives(Suit.Bamboos));
        Check.Equal(0, text.RedFives(Suit.Circles) + text.RedFives(Suit.Honours));
        Hand same = Hand.FromCounts(counts, text.Melds(), new byte[] { 0, 0, 1 });
        Check.Equal(text, same);
        Check.Equal("12m45556s", Hand.FromCounts(counts).ToString());
        Check.Equal("12m45556s[340p](7777z)", Hand.FromCounts(counts, text.Melds()).ToString());
    }

    internal static void WrongCountsHaveACode()
    {
        var counts = new byte[Tile.Count];
        Check.Throws<ArgumentException>(() => Hand.FromCounts(new byte[33]));
        Check.Throws<ArgumentException>(() => Hand.FromCounts(default));
        Check.Throws<ArgumentException>(() => Hand.FromCounts(counts, default, new byte[2]));
        WrongCounts(ErrorCode.BadSize, counts);
        counts[4] = 5;
        WrongCounts(ErrorCode.TooManyCopies, counts);
        counts[4] = 1;
        var east = new Meld(MeldKind.Pon, new Tile(27));
        WrongCounts(ErrorCode.RedFives, counts, redFives: new byte[] { 0, 1, 0 });
        WrongCounts(ErrorCode.RedFives, counts, redFives: new byte[] { 2, 0, 0 });
        WrongCounts(ErrorCode.MeldCount, counts, east);
        WrongCounts(ErrorCode.MeldCount, counts, new Meld[100]);
    }

    internal static void WrongMeldsHaveACode()
    {
        var counts = new byte[Tile.Count];
        counts[0] = 1;
        Meld Pon(int tile) => new Meld(MeldKind.Pon, new Tile(tile));
        WrongCounts(ErrorCode.BadMeld, counts, default, Pon(1), Pon(2), Pon(3));
        WrongCounts(ErrorCode.TooManyCopies, counts, Pon(1), Pon(1), Pon(2), Pon(3));
    }

    private static void Wrong(string text, ErrorCode code, int? position)
    {
        string shown = text.Length < 40 ? text : text.Substring(0, 40);
        var error = Check.Throws<HandFormatException>(() => Hand.Parse(text), shown);
        Check.Equal(code, error.Code, shown);
        Check.Equal(position, error.Position, shown);
        Check.True(error.Message.Length > 10, $"{shown}: {error.Message}");
        Check.True(!Hand.TryParse(text, out _), shown);
    }

    private static void WrongCounts(ErrorCode code, byte[] counts, params Meld[] melds)
    {
        var error = Check.Throws<TenpaiException>(() => Hand.FromCounts(counts, melds));
        Check.Equal(code, error.Code, error.Message);
    }

    private static void WrongCounts(ErrorCode code, byte[] counts, byte[] redFives)
    {
        var error = Check.Throws<TenpaiException>(() => Hand.FromCounts(counts, default, redFives));
        Check.Equal(code, error.Code, error.Message);
    }
}
