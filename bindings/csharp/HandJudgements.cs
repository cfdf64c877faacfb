#nullable enable

using System;
using System.Runtime.InteropServices;

namespace Tenpai
{
    // What is judged of a hand as it is.
    public readonly unsafe partial struct Hand
    {
        /// <summary>The most blocks that a hand can have.</summary>
        public const int MaxBlocks = (int)NativeMethods.TENPAI_MAX_BLOCKS;

        /// <summary>The most discards that a hand can have.</summary>
        public const int MaxDiscards = (int)NativeMethods.TENPAI_MAX_DISCARDS;

        /// <summary>The most improvements that a hand can have.</summary>
        public const int MaxImprovements = (int)NativeMethods.TENPAI_MAX_IMPROVEMENTS;

        /// <summary>How far the hand is from tenpai, in each form, by the default rules.</summary>
        /// <exception cref="TenpaiException">For the default value, which is no hand.</exception>
        public ShantenNumbers Shanten()
        {
            tenpai_hand hand = native;
            tenpai_shanten_numbers numbers;
            // Zeroing the memory of an error costs a good part of the call, so what is wrong is asked afterwards.
            return ShortCalls.Shanten(&hand, &numbers) == NativeMethods.TENPAI_OK
                ? new ShantenNumbers(numbers)
                : Shanten(default(Rules));
        }

        /// <summary>How far the hand is from tenpai, in each form.</summary>
        /// <param name="rules">The rules by which it is judged.</param>
        /// <param name="seen">What is seen outside the hand; it matters for <see cref="CopiesRule.Visible"/>.</param>
        /// <exception cref="TenpaiException">
        /// With <see cref="ErrorCode.TooManyCopies"/> when hand and table show more than four of a tile; with
        /// <see cref="ErrorCode.AbsentTile"/> or <see cref="ErrorCode.NoChi"/> for what three players do not have; for
        /// the default value, which is no hand.
        /// </exception>
        public ShantenNumbers Shanten(Rules rules, Seen seen = default)
        {
            tenpai_hand hand = Asked();
            tenpai_rules nativeRules = rules.ToNative();
            tenpai_error error;
            tenpai_seen nativeSeen = seen.ToNative();
            tenpai_shanten_numbers numbers;
            TenpaiLibrary.Check(
                NativeMethods.tenpai_shanten(&hand, &nativeRules, &nativeSeen, &numbers, &error), &error);
            return new ShantenNumbers(numbers);
        }

        /// <summary>The tiles that the hand waits on.</summary>
        /// <param name="rules">The rules by which it is judged.</param>
        /// <param name="seen">What is seen outside the hand.</param>
        /// <exception cref="TenpaiException">
        /// With <see cref="ErrorCode.WrongTurn"/> when the hand has to discard before it waits (3k+2 tiles); otherwise
        /// as for <see cref="Shanten(Rules, Seen)"/>.
        /// </exception>
        public WaitSets Waits(Rules rules = default, Seen seen = default)
        {
            tenpai_hand hand = Asked();
            tenpai_rules nativeRules = rules.ToNative();
            tenpai_error error;
            tenpai_seen nativeSeen = seen.ToNative();
            tenpai_wait_sets waits;
            TenpaiLibrary.Check(
                NativeMethods.tenpai_waits(&hand, &nativeRules, &nativeSeen, &waits, &error), &error);
            return new WaitSets(waits);
        }

        /// <summary>The tiles whose draw brings the hand nearer (ukeire), with the copies left of each.</summary>
        /// <param name="rules">The rules by which it is judged; with one form alone, the acceptance of that.</param>
        /// <param name="seen">What is seen outside the hand.</param>
        /// <exception cref="TenpaiException">
        /// With <see cref="ErrorCode.WrongTurn"/> when the hand has to discard first (3k+2 tiles); otherwise as for
        /// <see cref="Shanten(Rules, Seen)"/>.
        /// </exception>
        public Acceptance Acceptance(Rules rules = default, Seen seen = default)
        {
            tenpai_hand hand = Asked();
            tenpai_rules nativeRules = rules.ToNative();
            tenpai_error error;
            tenpai_seen nativeSeen = seen.ToNative();
            tenpai_accepted_tiles accepted;
            TenpaiLibrary.Check(
                NativeMethods.tenpai_acceptance(&hand, &nativeRules, &nativeSeen, &accepted, &error), &error);
            return new Acceptance(accepted);
        }

        /// <summary>
        /// Every discard of a hand of 3k+2 tiles with what it leaves, the best first; a red five and a plain one are
        /// two. Whether the hand is complete and need not discard, <see cref="Shanten()"/> says.
        /// </summary>
        /// <param name="rules">The rules by which it is judged.</param>
        /// <param name="seen">What is seen outside the hand.</param>
        /// <exception cref="TenpaiException">
        /// With <see cref="ErrorCode.WrongTurn"/> when the hand has to draw first (3k+1 tiles); otherwise as for
        /// <see cref="Shanten(Rules, Seen)"/>.
        /// </exception>
        public Discard[] Discards(Rules rules = default, Seen seen = default)
        {
            Span<Discard> discards = stackalloc Discard[MaxDiscards];
            return discards.Slice(0, Discards(discards, rules, seen)).ToArray();
        }

        /// <summary>The discards, the best first, without allocation.</summary>
        /// <param name="destination">Receives them; <see cref="MaxDiscards"/> are always enough.</param>
        /// <param name="rules">The rules by which the hand is judged.</param>
        /// <param name="seen">What is seen outside the hand.</param>
        /// <returns>How many there are; what lies behind them stays as it was.</returns>
        /// <exception cref="TenpaiException">
        /// With <see cref="ErrorCode.BufferTooSmall"/> when there is no room for all; otherwise as for
        /// <see cref="Discards(Rules, Seen)"/>.
        /// </exception>
        public int Discards(Span<Discard> destination, Rules rules = default, Seen seen = default)
        {
            tenpai_hand hand = Asked();
            tenpai_rules nativeRules = rules.ToNative();
            tenpai_error error;
            tenpai_seen nativeSeen = seen.ToNative();
            Discard none = default;
            nuint length;
            // A span without room has no address, and the library wants one.
            Span<Discard> room = destination.IsEmpty ? MemoryMarshal.CreateSpan(ref none, 1) : destination;
            fixed (Discard* discard = &MemoryMarshal.GetReference(room))
            {
                TenpaiLibrary.Check(NativeMethods.tenpai_discards(
                    &hand, &nativeRules, &nativeSeen, (tenpai_discard*)discard, (nuint)destination.Length, &length,
                    &error), &error);
            }
            return (int)length;
        }

        /// <summary>
        /// The best discard of a hand of 3k+2 tiles alone: the first of <see cref="Discards(Rules, Seen)"/>, and faster.
        /// </summary>
        /// <param name="rules">The rules by which the hand is judged.</param>
        /// <param name="seen">What is seen outside the hand.</param>
        /// <exception cref="TenpaiException">As for <see cref="Discards(Rules, Seen)"/>.</exception>
        public Discard BestDiscard(Rules rules = default, Seen seen = default)
        {
            tenpai_hand hand = Asked();
            tenpai_rules nativeRules = rules.ToNative();
            tenpai_error error;
            tenpai_seen nativeSeen = seen.ToNative();
            Discard best;
            TenpaiLibrary.Check(
                NativeMethods.tenpai_best_discard(&hand, &nativeRules, &nativeSeen, (tenpai_discard*)&best, &error),
                &error);
            return best;
        }

        /// <summary>
        /// The draws that keep the shanten number of a hand of 3k+1 tiles and, with the best discard after them, lead
        /// to more copies that bring it nearer; in tile order.
        /// </summary>
        /// <param name="rules">The rules by which it is judged.</param>
        /// <param name="seen">What is seen outside the hand.</param>
        /// <exception cref="TenpaiException">As for <see cref="Acceptance(Rules, Seen)"/>.</exception>
        public Improvement[] Improvements(Rules rules = default, Seen seen = default)
        {
            Span<Improvement> improvements = stackalloc Improvement[MaxImprovements];
            return improvements.Slice(0, Improvements(improvements, rules, seen)).ToArray();
        }

        /// <summary>The improvements, in tile order, without allocation.</summary>
        /// <param name="destination">Receives them; <see cref="MaxImprovements"/> are always enough.</param>
        /// <param name="rules">The rules by which the hand is judged.</param>
        /// <param name="seen">What is seen outside the hand.</param>
        /// <returns>How many there are; what lies behind them stays as it was.</returns>
        /// <exception cref="TenpaiException">
        /// With <see cref="ErrorCode.BufferTooSmall"/> when there is no room for all; otherwise as for
        /// <see cref="Acceptance(Rules, Seen)"/>.
        /// </exception>
        public int Improvements(Span<Improvement> destination, Rules rules = default, Seen seen = default)
        {
            tenpai_hand hand = Asked();
            tenpai_rules nativeRules = rules.ToNative();
            tenpai_error error;
            tenpai_seen nativeSeen = seen.ToNative();
            Improvement none = default;
            nuint length;
            // A span without room has no address, and the library wants one.
            Span<Improvement> room = destination.IsEmpty ? MemoryMarshal.CreateSpan(ref none, 1) : destination;
            fixed (Improvement* place = &MemoryMarshal.GetReference(room))
            {
                TenpaiLibrary.Check(NativeMethods.tenpai_improvements(
                    &hand, &nativeRules, &nativeSeen, (tenpai_improvement*)place, (nuint)destination.Length, &length,
                    &error), &error);
            }
            return (int)length;
        }

        /// <summary>
        /// Of the copies that make a hand of shanten 1 tenpai, those after which the best discard leaves a good wait.
        /// </summary>
        /// <param name="threshold">How many copies to win on make a wait a good one.</param>
        /// <param name="rules">The rules by which it is judged.</param>
        /// <param name="seen">What is seen outside the hand.</param>
        /// <returns>The share; null where the number is not 1.</returns>
        /// <exception cref="ArgumentOutOfRangeException">For a negative threshold.</exception>
        /// <exception cref="TenpaiException">As for <see cref="Acceptance(Rules, Seen)"/>.</exception>
        public GoodWaits? GoodWaits(int threshold, Rules rules = default, Seen seen = default)
        {
            if (threshold < 0)
            {
                throw new ArgumentOutOfRangeException(nameof(threshold), threshold, "no copies are less than none");
            }
            tenpai_hand hand = Asked();
            tenpai_rules nativeRules = rules.ToNative();
            tenpai_error error;
            tenpai_seen nativeSeen = seen.ToNative();
            tenpai_good_wait_share share;
            TenpaiLibrary.Check(NativeMethods.tenpai_good_waits(
                &hand, &nativeRules, &nativeSeen, (uint)threshold, &share, &error), &error);
            return share.shanten == 1 ? new GoodWaits(share) : (GoodWaits?)null;
        }

        /// <summary>The blocks of the concealed tiles in tile order, each with all that it can be.</summary>
        /// <exception cref="TenpaiException">For the default value, which is no hand.</exception>
        public Block[] Blocks()
        {
            Span<Block> blocks = stackalloc Block[MaxBlocks];
            return blocks.Slice(0, Blocks(blocks)).ToArray();
        }

        /// <summary>The blocks of the concealed tiles, without allocation.</summary>
        /// <param name="destination">Receives them; <see cref="MaxBlocks"/> are always enough.</param>
        /// <returns>How many there are; what lies behind them stays as it was.</returns>
        /// <exception cref="TenpaiException">
        /// With <see cref="ErrorCode.BufferTooSmall"/> when there is no room for all; for the default value, which is
        /// no hand.
        /// </exception>
        public int Blocks(Span<Block> destination)
        {
            tenpai_hand hand = Asked();
            tenpai_rules rules = default;
            tenpai_error error;
            Block none = default;
            nuint length;
            // A span without room has no address, and the library wants one.
            Span<Block> room = destination.IsEmpty ? MemoryMarshal.CreateSpan(ref none, 1) : destination;
            fixed (Block* block = &MemoryMarshal.GetReference(room))
            {
                TenpaiLibrary.Check(NativeMethods.tenpai_blocks(
                    &hand, &rules, (tenpai_block*)block, (nuint)destination.Length, &length, &error), &error);
            }
            return (int)length;
        }

        /// <summary>The hand as it is given to the library, which is looked at first.</summary>
        private tenpai_hand Asked()
        {
            TenpaiLibrary.CheckFits();
            return native;
        }
    }
}
