#nullable enable

using System;

namespace Tenpai
{
    /// <summary>
    /// A condition of the block theorem that a hand does not meet. A later library may have more of them.
    /// </summary>
    public enum ObstacleKind : byte
    {
        /// <summary>None: the hand has a formal wait of the general form.</summary>
        None = NativeMethods.TENPAI_OBSTACLE_NONE,

        /// <summary>One without a name here.</summary>
        Other = NativeMethods.TENPAI_OBSTACLE_OTHER,

        /// <summary>
        /// The sizes of the blocks modulo 3, without the zeros, are none of {1}, {2,2} and {1,1,2}. It is about no
        /// block.
        /// </summary>
        Sizes = NativeMethods.TENPAI_OBSTACLE_SIZES,

        /// <summary>The block of 3n tiles is not melds complete, and no case has a place for it.</summary>
        Broken = NativeMethods.TENPAI_OBSTACLE_BROKEN,

        /// <summary>
        /// {1}: no tile makes the block of 3n+1 tiles pair complete, and none joins it to another across a gap so that
        /// both are melds and a pair.
        /// </summary>
        NotOneShort = NativeMethods.TENPAI_OBSTACLE_NOT_ONE_SHORT,

        /// <summary>
        /// {1}: the second block, of 3n tiles, is not melds complete, and no tile joins the first, of 3n+1, to it so
        /// that both are melds and a pair.
        /// </summary>
        NotJoined = NativeMethods.TENPAI_OBSTACLE_NOT_JOINED,

        /// <summary>{2,2}: neither block is pair complete with the other one short of melds.</summary>
        NotBesidePair = NativeMethods.TENPAI_OBSTACLE_NOT_BESIDE_PAIR,

        /// <summary>{1,1,2}: the block of 3n+2 tiles is not pair complete.</summary>
        NotPair = NativeMethods.TENPAI_OBSTACLE_NOT_PAIR,

        /// <summary>{1,1,2}: there is no gap of just one tile between the two blocks of 3n+1.</summary>
        NoGap = NativeMethods.TENPAI_OBSTACLE_NO_GAP,

        /// <summary>
        /// {1,1,2}: the block of 3n+1 tiles is not melds complete without its tile beside the gap.
        /// </summary>
        NotHalf = NativeMethods.TENPAI_OBSTACLE_NOT_HALF,
    }

    /// <summary>
    /// What keeps a hand from having a formal wait of the general form, and the blocks that it is about. The default
    /// value is no obstacle.
    /// </summary>
    public readonly unsafe struct Obstacle : IEquatable<Obstacle>
    {
        // As the native library lays it out.
        private readonly tenpai_obstacle native;

        internal Obstacle(in tenpai_obstacle native)
        {
            this.native = native;
        }

        /// <summary>The condition that is not met.</summary>
        public ObstacleKind Kind => (ObstacleKind)native.kind;

        /// <summary>How many blocks it is about: 0 to 2.</summary>
        public int BlockCount => native.block_count;

        /// <summary>
        /// With <see cref="ObstacleKind.NotHalf"/> the missing tile between the two blocks of 3n+1; else null.
        /// </summary>
        public Tile? Gap => Kind == ObstacleKind.NotHalf ? (Tile?)new Tile(native.gap) : null;

        /// <summary>The place of a block among <see cref="Hand.Blocks()"/>.</summary>
        /// <param name="place">From 0 to one below <see cref="BlockCount"/>, as the kind orders them.</param>
        /// <exception cref="ArgumentOutOfRangeException">For any other place.</exception>
        public int BlockAt(int place)
        {
            if (place < 0 || place >= BlockCount)
            {
                throw new ArgumentOutOfRangeException(nameof(place), place, $"the obstacle has {BlockCount} blocks");
            }
            tenpai_obstacle it = native;
            return it.blocks[place];
        }

        /// <summary>The name of its kind, such as <c>NotJoined</c>.</summary>
        public override string ToString() => Kind.ToString();

        /// <summary>Whether both are the same.</summary>
        public bool Equals(Obstacle other)
        {
            if (Kind != other.Kind || BlockCount != other.BlockCount || Gap != other.Gap)
            {
                return false;
            }
            for (int place = 0; place < BlockCount; place++)
            {
                if (BlockAt(place) != other.BlockAt(place))
                {
                    return false;
                }
            }
            return true;
        }

        /// <inheritdoc/>
        public override bool Equals(object? obj) => obj is Obstacle other && Equals(other);

        /// <inheritdoc/>
        public override int GetHashCode() => HashCode.Combine(native.kind, native.block_count);

        /// <summary>Whether both are the same.</summary>
        public static bool operator ==(Obstacle left, Obstacle right) => left.Equals(right);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Obstacle left, Obstacle right) => !left.Equals(right);
    }
}
