#nullable enable

namespace Tenpai
{
    /// <summary>
    /// What a block can be, by its number of tiles. These judge the shape alone: the fifth copy of a tile counts
    /// as one that could come.
    /// </summary>
    public enum BlockKind : byte
    {
        /// <summary>3n tiles: n melds.</summary>
        MeldsComplete = NativeMethods.TENPAI_BLOCK_MELDS_COMPLETE,

        /// <summary>
        /// 3n tiles: pair complete once an edge tile is taken away, which joins another block across one missing
        /// tile.
        /// </summary>
        PairAndHalf = NativeMethods.TENPAI_BLOCK_PAIR_AND_HALF,

        /// <summary>3n+2 tiles: n melds and the pair.</summary>
        PairComplete = NativeMethods.TENPAI_BLOCK_PAIR_COMPLETE,

        /// <summary>3n+2 tiles: some tile makes it melds.</summary>
        OneShortOfMelds = NativeMethods.TENPAI_BLOCK_ONE_SHORT_OF_MELDS,

        /// <summary>
        /// 3n+1 tiles: melds once its low or its high edge tile is taken away; one side of a closed wait.
        /// </summary>
        Half = NativeMethods.TENPAI_BLOCK_HALF,

        /// <summary>3n+1 tiles: some tile makes it melds and the pair.</summary>
        OneShortOfPairComplete = NativeMethods.TENPAI_BLOCK_ONE_SHORT_OF_PAIR_COMPLETE,
    }
}
