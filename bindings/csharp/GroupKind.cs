#nullable enable

namespace Tenpai
{
    /// <summary>
    /// What a group of a reading is. Two tiles that are one short of a run are a partial, named by the wait that
    /// they make.
    /// </summary>
    public enum GroupKind : byte
    {
        /// <summary>A tile by itself.</summary>
        Single = NativeMethods.TENPAI_GROUP_SINGLE,

        /// <summary>Two equal tiles (toitsu): the pair of a complete hand, or one short of a triplet.</summary>
        Pair = NativeMethods.TENPAI_GROUP_PAIR,

        /// <summary>Three equal concealed tiles (ankou).</summary>
        Triplet = NativeMethods.TENPAI_GROUP_TRIPLET,

        /// <summary>Two in a row that a tile at either end makes a run (ryanmen): 23m to 78m.</summary>
        TwoSided = NativeMethods.TENPAI_GROUP_TWO_SIDED,

        /// <summary>Two in a row at the edge (penchan): 12m or 89m.</summary>
        Edge = NativeMethods.TENPAI_GROUP_EDGE,

        /// <summary>Three concealed tiles of a suit in a row (shuntsu).</summary>
        Run = NativeMethods.TENPAI_GROUP_RUN,

        /// <summary>Two tiles with one missing between them (kanchan): 13m to 79m.</summary>
        Closed = NativeMethods.TENPAI_GROUP_CLOSED,

        /// <summary>A called run, beside the concealed tiles.</summary>
        Chi = NativeMethods.TENPAI_GROUP_CHI,

        /// <summary>A called triplet, beside the concealed tiles.</summary>
        Pon = NativeMethods.TENPAI_GROUP_PON,

        /// <summary>A kan with a called tile, beside the concealed tiles.</summary>
        OpenKan = NativeMethods.TENPAI_GROUP_OPEN_KAN,

        /// <summary>A kan of one's own, beside the concealed tiles.</summary>
        ConcealedKan = NativeMethods.TENPAI_GROUP_CONCEALED_KAN,
    }
}
