using System;
using Tenpai;

/// <summary>Makes the first call to the native library, and tells what came of it.</summary>
internal static class Loads
{
    private static int Main(string[] args)
    {
        try
        {
            Console.WriteLine(args.Length == 0
                ? Hand.Parse("123m456p789s1122z").Waits().ToString()
                : TileSet.All.Count + " " + TileSet.FromBits(1));
            return 0;
        }
        catch (DllNotFoundException error)
        {
            Console.WriteLine(error.Message);
            return 1;
        }
    }
}
