using System;
using System.Linq;
using Tenpai;

/// <summary>Judgements by other rules and with tiles seen, acceptance and discards.</summary>
internal static class RulesChecks
{
    internal static void RulesChangeTheNumber()
    {
        Hand hand = Hand.Parse("45z[444z][111z][555z][777z]");
        Check.Equal(0, hand.Shanten(default).Best);
        Check.Equal(1, hand.Shanten(new Rules(CopiesRule.WithMelds)).Best);
        Check.Equal(0, Hand.Parse("1111m").Shanten(new Rules(CopiesRule.Formal)).Best);
        hand = Hand.Parse("1111m111122233z");
        Check.Equal((1, 2), (hand.Shanten(new Rules(players: 4)).Best, hand.Shanten(new Rules(players: 3)).Best));
        hand = Hand.Parse("1111m2222p3333s4z");
        Check.Equal((int?)0, hand.Shanten(new Rules(fourIsTwoPairs: true)).SevenPairs);
        ShantenNumbers pairs = hand.Shanten(new Rules(forms: Forms.SevenPairs));
        Check.Equal(((int?)6, 6, ShantenNumbers.Unreachable), (pairs.SevenPairs, pairs.Best, pairs.General));
        Check.Equal((6, 4), (hand.Shanten(new Rules(forms: Forms.SevenPairs)).Best, default(Rules).Players));
        Check.Equal(default(Rules), new Rules(forms: Forms.All, players: 4));
        Check.True(new Rules(players: 3) != default, "other rules");
    }

    internal static void RulesThatDoNotExistThrow()
    {
        Check.Throws<ArgumentOutOfRangeException>(() => _ = new Rules((CopiesRule)4));
        Check.Throws<ArgumentOutOfRangeException>(() => _ = new Rules(forms: (Forms)8));
        Check.Throws<ArgumentOutOfRangeException>(() => _ = new Rules(players: 2));
        var three = new Rules(players: 3);
        var error = Check.Throws<TenpaiException>(() => Hand.Parse("2235m").Waits(three));
        Check.Equal(ErrorCode.AbsentTile, error.Code);
        error = Check.Throws<TenpaiException>(() => Hand.Parse("1p[123s][999m][111z][222z]").Shanten(three));
        Check.Equal((ErrorCode.NoChi, "[123s] with three players: they call no chi"), (error.Code, error.Message));
    }

    internal static void SeenTilesLeaveFewerCopies()
    {
        Hand hand = Hand.Parse("23m55z");
        var seen = default(Seen);
        Check.Equal(("14m", 8), (hand.Waits().Live.ToString(), hand.Waits().Total));
        for (int copy = 0; copy < 4; copy++)
        {
            seen.Add(new Tile(0));
        }
        Check.Throws<InvalidOperationException>(() => seen.Add(new Tile(0)));
        WaitSets waits = hand.Waits(seen: seen);
        Check.Equal(("14m", "4m", 4), (waits.Effective.ToString(), waits.Live.ToString(), waits.Total));
        Check.Equal((0, 4), (waits.Copies(new Tile(0)), waits.Copies(new Tile(3))));
        Check.Equal(Verdict.Tenpai, waits.Verdict);
        Check.True(waits != hand.Waits(), "other copies");
        Check.True(waits.IsFuriten(TileSet.Of(new Tile(0))) && !waits.IsFuriten(TileSet.Of(new Tile(1))), "furiten");
        var counts = new byte[Tile.Count];
        counts[0] = counts[3] = 4;
        Check.Equal(Verdict.DeadWait, hand.Waits(seen: Seen.FromCounts(counts)).Verdict);
        Check.Equal(Verdict.NotTenpai, Hand.Parse("1111m").Waits().Verdict);
        Check.Equal(1, hand.Shanten(new Rules(CopiesRule.Visible), Seen.FromCounts(counts)).Best);
        Check.Equal((4, 0), (seen.Count(new Tile(0)), seen.Count(new Tile(1))));
        Check.True(seen != default && seen == new[] { seen }[0], "equal");
        counts[1] = 4;
        var error = Check.Throws<TenpaiException>(() => hand.Waits(seen: Seen.FromCounts(counts)));
        Check.Equal(ErrorCode.TooManyCopies, error.Code);
        counts[1] = 5;
        Check.Throws<ArgumentException>(() => Seen.FromCounts(counts));
        Check.Throws<ArgumentException>(() => Seen.FromCounts(new byte[33]));
    }

    internal static void NothingThatCanBeReachedIsUnreachable()
    {
        var counts = Enumerable.Repeat((byte)4, Tile.Count).ToArray();
        counts[0] = 0;
        ShantenNumbers numbers = Hand.Parse("1m").Shanten(new Rules(CopiesRule.Visible), Seen.FromCounts(counts));
        Check.Equal(0, numbers.Best);
        counts[0] = 3;
        Seen seen = Seen.FromCounts(counts);
        numbers = Hand.Parse("1m").Shanten(new Rules(CopiesRule.Visible), seen);
        Check.Equal((false, "unreachable"), (numbers.IsReachable, numbers.ToString()));
        Acceptance nothing = Hand.Parse("1m").Acceptance(new Rules(CopiesRule.Visible), seen);
        Check.Equal(((int?)null, "nothing"), (nothing.Shanten, nothing.ToString()));
    }

    internal static void WhatAHandAccepts()
    {
        Acceptance accepted = Hand.Parse("111124m1111z").Acceptance();
        Check.Equal(((int?)1, "34m", 7), (accepted.Shanten, accepted.Tiles.ToString(), accepted.Total));
        Check.Equal("34m, 7 tiles", accepted.ToString());
        Check.Equal((4, 3, 0), (accepted.Copies(new Tile(2)), accepted.Copies(new Tile(3)), accepted.Copies(default)));
        Check.Equal(accepted.Tiles, accepted.Live);
        Check.True(accepted == Hand.Parse("111124m1111z").Acceptance() && accepted != default, "equal");
        var error = Check.Throws<TenpaiException>(() => Hand.Parse("11m").Acceptance());
        Check.Equal(ErrorCode.WrongTurn, error.Code);
    }

    internal static void DiscardsTheBestFirst()
    {
        Hand hand = Hand.Parse("123m12399p57s1122z");
        Discard[] discards = hand.Discards();
        Check.Equal("9p: 1, 6s12z, 8 tiles", discards[0].ToString());
        Check.Equal(hand.Discards(default(Rules)).Length, discards.Length);
        Check.True(hand.BestDiscard() == discards[0] && hand.BestDiscard(default(Rules)) == discards[0], "the best");
        Check.True(!discards[0].KeepsTenpai && discards[0].Tile == new Tile(17), "a 1-shanten discard");
        var sorted = discards.OrderBy(it => it.Shanten).ThenByDescending(it => it.Acceptance.Total);
        Check.Equal(string.Join("; ", sorted), string.Join("; ", discards));
        discards = Hand.Parse("405p11z").Discards();
        Check.Equal("0p5p", string.Concat(discards.Where(it => it.Tile == new Tile(13)).Select(it => it.Text)));
        Check.True(discards[0].KeepsTenpai && discards[0].Shanten == 0, "tenpai");
        Check.True(discards[0] == Hand.Parse("405p11z").Discards()[0] && discards[0] != discards[1], "equal");
        Check.True(discards[0] == Hand.Parse("405p11z").BestDiscard(), "a red five is the best");
        var error = Check.Throws<TenpaiException>(() => Hand.Parse("1m").Discards());
        Check.Equal(ErrorCode.WrongTurn, error.Code);
        error = Check.Throws<TenpaiException>(() => Hand.Parse("1m").BestDiscard());
        Check.Equal(ErrorCode.WrongTurn, error.Code);
        var room = new Discard[Hand.MaxDiscards];
        Check.Equal(4, Hand.Parse("405p11z").Discards(room));
        error = Check.Throws<TenpaiException>(() => Hand.Parse("405p11z").Discards(Span<Discard>.Empty));
        Check.Equal(ErrorCode.BufferTooSmall, error.Code);
    }
}
