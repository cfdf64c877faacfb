#nullable enable

using System;

namespace Tenpai
{
    /// <summary>Which copies of a tile a hand can still count on.</summary>
    public enum CopiesRule : byte
    {
        /// <summary>Four, of which the concealed part may hold all; melds and concealed kans lock nothing.</summary>
        Concealed = NativeMethods.TENPAI_COPIES_CONCEALED,

        /// <summary>Any number, a fifth one too.</summary>
        Formal = NativeMethods.TENPAI_COPIES_FORMAL,

        /// <summary>Four, less those in the hand's own melds and kans.</summary>
        WithMelds = NativeMethods.TENPAI_COPIES_WITH_MELDS,

        /// <summary>Four, less every copy that is seen outside the concealed part.</summary>
        Visible = NativeMethods.TENPAI_COPIES_VISIBLE,
    }

    /// <summary>Forms of a complete hand.</summary>
    [Flags]
    public enum Forms : byte
    {
        /// <summary>The same as <see cref="All"/>, so that rules with nothing set have every form.</summary>
        Default = 0,

        /// <summary>Melds and a pair.</summary>
        General = NativeMethods.TENPAI_FORM_GENERAL,

        /// <summary>Seven pairs (chiitoitsu).</summary>
        SevenPairs = NativeMethods.TENPAI_FORM_SEVEN_PAIRS,

        /// <summary>Thirteen orphans (kokushi musou).</summary>
        ThirteenOrphans = NativeMethods.TENPAI_FORM_THIRTEEN_ORPHANS,

        /// <summary>All three.</summary>
        All = General | SevenPairs | ThirteenOrphans,
    }

    /// <summary>
    /// The rules by which a hand is judged. The default value is what a judgement without them takes.
    /// </summary>
    /// <example>
    /// <code>
    /// var rules = new Rules(copies: CopiesRule.WithMelds);
    /// Console.WriteLine(Hand.Parse("45z[444z][111z][555z][777z]").Shanten(rules));  // 1
    /// </code>
    /// </example>
    public readonly struct Rules : IEquatable<Rules>
    {
        private readonly bool three;

        /// <summary>Rules that differ from the default in what is named.</summary>
        /// <param name="copies">Which copies count.</param>
        /// <param name="forms">Which forms count.</param>
        /// <param name="players">3 or 4; three have no 2m to 8m and call no chi.</param>
        /// <param name="fourIsTwoPairs">Whether four equal tiles are two pairs in seven pairs.</param>
        /// <param name="swapCalling">Whether after a call anything may be thrown (kuikae).</param>
        /// <exception cref="ArgumentOutOfRangeException">For a value that does not exist.</exception>
        public Rules(
            CopiesRule copies = CopiesRule.Concealed,
            Forms forms = Forms.Default,
            int players = 4,
            bool fourIsTwoPairs = false,
            bool swapCalling = false)
        {
            if (copies > CopiesRule.Visible)
            {
                throw new ArgumentOutOfRangeException(nameof(copies), copies, "there is no such rule");
            }
            if ((forms & ~Forms.All) != 0)
            {
                throw new ArgumentOutOfRangeException(nameof(forms), forms, "there are three forms");
            }
            if (players != 3 && players != 4)
            {
                throw new ArgumentOutOfRangeException(nameof(players), players, "three or four play");
            }
            Copies = copies;
            Forms = forms == Forms.All ? Forms.Default : forms;
            three = players == 3;
            FourIsTwoPairs = fourIsTwoPairs;
            SwapCalling = swapCalling;
        }

        /// <summary>Which copies count.</summary>
        public CopiesRule Copies { get; }

        /// <summary>Which forms count; <see cref="Forms.Default"/> where all do.</summary>
        public Forms Forms { get; }

        /// <summary>How many play, 3 or 4.</summary>
        public int Players => three ? 3 : 4;

        /// <summary>Whether four equal tiles are two pairs in seven pairs.</summary>
        public bool FourIsTwoPairs { get; }

        /// <summary>
        /// Whether after a call anything may be thrown, the tile that was called and the other end of a run included.
        /// </summary>
        public bool SwapCalling { get; }

        /// <summary>All zero where they are the default.</summary>
        internal tenpai_rules ToNative()
        {
            tenpai_rules rules = default;
            rules.copies = (byte)Copies;
            rules.forms = (byte)Forms;
            rules.players = (byte)(three ? 3 : 0);
            rules.flags = (byte)((FourIsTwoPairs ? NativeMethods.TENPAI_FLAG_FOUR_IS_TWO_PAIRS : 0)
                | (SwapCalling ? NativeMethods.TENPAI_FLAG_SWAP_CALLING : 0));
            return rules;
        }

        /// <summary>Whether both are the same rules.</summary>
        public bool Equals(Rules other) =>
            Copies == other.Copies && Forms == other.Forms && three == other.three
            && FourIsTwoPairs == other.FourIsTwoPairs && SwapCalling == other.SwapCalling;

        /// <inheritdoc/>
        public override bool Equals(object? obj) => obj is Rules other && Equals(other);

        /// <inheritdoc/>
        public override int GetHashCode() => HashCode.Combine(Copies, Forms, three, FourIsTwoPairs, SwapCalling);

        /// <summary>Whether both are the same rules.</summary>
        public static bool operator ==(Rules left, Rules right) => left.Equals(right);

        /// <summary>Whether a rule differs.</summary>
        public static bool operator !=(Rules left, Rules right) => !left.Equals(right);
    }
}
