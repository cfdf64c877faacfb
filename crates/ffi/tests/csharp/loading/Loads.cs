using System;
using Tenpai;

/// <summary>Makes the first call to the native library, and tells what came of it.</summary>
internal static class Loads
{
    private static int Main(string[] args)
    {
        try
        {
            Console.WriteLine(args.Length == 0 ? Hand.Parse("123m456p789s1122z").Waits().ToString()
                : args[0] == "default" ? OfNoHand()
                : TileSet.All.Count + " " + TileSet.FromBits(1));
            return 0;
        }
        catch (DllNotFoundException error)
        {
            Console.WriteLine(error.Message);
            return 1;
        }
    }

    /// <summary>A hand that was never set, as a field of a component may be.</summary>
    private static string OfNoHand()
    {
        Hand hand = default;
        Func<object>[] questions =
        {
            () => hand.Shanten(), () => hand.Shanten(default(Rules)), () => hand.Waits(), () => hand.Acceptance(),
            () => hand.Discards(), () => hand.BestDiscard(), () => hand.Improvements(), () => hand.GoodWaits(5)!,
            () => hand.Blocks(), () => hand.Calls(new Tile(0), Discarder.Before), () => hand.Readings(),
            () => hand.Wins(new Tile(0)),
            () => hand.CallDiscards(default, new Tile(0), Discarder.Before), () => hand.WaitKinds(),
            () => hand.WaitCases(), () => hand.WaitObstacle(),
        };
        string? message = null;
        foreach (Func<object> question in questions)
        {
            try
            {
                question();
                return "an answer about no hand";
            }
            catch (DllNotFoundException error) when (message == null || message == error.Message)
            {
                message = error.Message;
            }
        }
        throw new DllNotFoundException(message);
    }
}
