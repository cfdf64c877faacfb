#nullable enable

using System;
using System.Runtime.InteropServices;

namespace Tenpai
{
    // How a hand divides, which group takes the winning tile, and what its waits are.
    public readonly unsafe partial struct Hand
    {
        /// <summary>The most groups that can take the winning tile, over all readings.</summary>
        public const int MaxWins = (int)NativeMethods.TENPAI_MAX_WINS;

        /// <summary>The most cases of waits that a hand can have.</summary>
        public const int MaxWaitCases = (int)NativeMethods.TENPAI_MAX_WAIT_CASES;

        /// <summary>
        /// The ways to divide the hand, each once: those in the general form, then seven pairs, then thirteen orphans.
        /// </summary>
        /// <param name="choice">Which of them.</param>
        /// <param name="rules">The rules by which it is judged.</param>
        /// <param name="seen">What is seen outside the hand.</param>
        /// <exception cref="ArgumentOutOfRangeException">For a choice that does not exist.</exception>
        /// <exception cref="TenpaiException">As for <see cref="Shanten(Rules, Seen)"/>.</exception>
        public Reading[] Readings(
            ReadingChoice choice = ReadingChoice.Nearest, Rules rules = default, Seen seen = default)
        {
            // Room for all of most hands, so that they are looked for once.
            Span<Reading> few = stackalloc Reading[32];
            int written = Readings(few, out int total, choice, rules, seen);
            if (written == total)
            {
                return few.Slice(0, written).ToArray();
            }
            var all = new Reading[total];
            Readings(all, out _, choice, rules, seen);
            return all;
        }

        /// <summary>The first readings, as many as there is room for, without allocation.</summary>
        /// <param name="destination">Receives them; it may be empty.</param>
        /// <param name="total">How many there are. More than there is room for are no error.</param>
        /// <param name="choice">Which of them.</param>
        /// <param name="rules">The rules by which the hand is judged.</param>
        /// <param name="seen">What is seen outside the hand.</param>
        /// <returns>How many were written; what lies behind them stays as it was.</returns>
        /// <exception cref="ArgumentOutOfRangeException">For a choice that does not exist.</exception>
        /// <exception cref="TenpaiException">As for <see cref="Shanten(Rules, Seen)"/>.</exception>
        public int Readings(
            Span<Reading> destination,
            out int total,
            ReadingChoice choice = ReadingChoice.Nearest,
            Rules rules = default,
            Seen seen = default)
        {
            if (choice > ReadingChoice.All)
            {
                throw new ArgumentOutOfRangeException(nameof(choice), choice, "there are no such readings");
            }
            tenpai_hand hand = Asked();
            tenpai_rules nativeRules = rules.ToNative();
            tenpai_error error;
            tenpai_seen nativeSeen = seen.ToNative();
            nuint length;
            nuint all;
            fixed (Reading* place = &MemoryMarshal.GetReference(destination))
            {
                TenpaiLibrary.Check(NativeMethods.tenpai_readings(
                    &hand, &nativeRules, &nativeSeen, (byte)choice, (tenpai_reading*)place,
                    (nuint)destination.Length, &length, &all, &error), &error);
            }
            total = (int)all;
            return (int)length;
        }

        /// <summary>
        /// Of a complete hand each group that can take the winning tile, in each of its readings, and the wait that it
        /// was: what scoring has to choose from. There are none where the hand is not complete.
        /// </summary>
        /// <param name="tile">
        /// The winning tile, which is among the 3k+2 concealed ones, whether it was drawn or thrown by another player.
        /// </param>
        /// <param name="rules">The rules by which the hand is judged.</param>
        /// <param name="seen">What is seen outside the hand; the winning tile is not among it.</param>
        /// <exception cref="TenpaiException">
        /// With <see cref="ErrorCode.WrongTurn"/> when the hand is without the winning tile (3k+1 tiles); otherwise as
        /// for <see cref="Shanten(Rules, Seen)"/>.
        /// </exception>
        public Win[] Wins(Tile tile, Rules rules = default, Seen seen = default)
        {
            Span<Win> wins = stackalloc Win[MaxWins];
            return wins.Slice(0, Wins(wins, tile, rules, seen)).ToArray();
        }

        /// <summary>The groups that can take the winning tile, without allocation.</summary>
        /// <param name="destination">Receives them; <see cref="MaxWins"/> are always enough.</param>
        /// <param name="tile">The winning tile, which is among the 3k+2 concealed ones.</param>
        /// <param name="rules">The rules by which the hand is judged.</param>
        /// <param name="seen">What is seen outside the hand; the winning tile is not among it.</param>
        /// <returns>How many there are; what lies behind them stays as it was.</returns>
        /// <exception cref="TenpaiException">
        /// With <see cref="ErrorCode.BufferTooSmall"/> when there is no room for all; otherwise as for
        /// <see cref="Wins(Tile, Rules, Seen)"/>.
        /// </exception>
        public int Wins(Span<Win> destination, Tile tile, Rules rules = default, Seen seen = default)
        {
            tenpai_hand hand = Asked();
            tenpai_rules nativeRules = rules.ToNative();
            tenpai_error error;
            tenpai_seen nativeSeen = seen.ToNative();
            Win none = default;
            nuint length;
            // A span without room has no address, and the library wants one.
            Span<Win> room = destination.IsEmpty ? MemoryMarshal.CreateSpan(ref none, 1) : destination;
            fixed (Win* place = &MemoryMarshal.GetReference(room))
            {
                TenpaiLibrary.Check(NativeMethods.tenpai_wins(
                    &hand, &nativeRules, &nativeSeen, (byte)tile.Index, (tenpai_win*)place,
                    (nuint)destination.Length, &length, &error), &error);
            }
            return (int)length;
        }

        /// <summary>
        /// The effective waits with every kind that each can be (two-sided, closed, edge, pair, single, and those of the
        /// forms without melds), and what players call them together.
        /// </summary>
        /// <param name="rules">The rules by which the hand is judged.</param>
        /// <param name="seen">What is seen outside the hand; it matters for <see cref="CopiesRule.Visible"/>.</param>
        /// <exception cref="TenpaiException">As for <see cref="Waits(Rules, Seen)"/>.</exception>
        public KindsOfWaits WaitKinds(Rules rules = default, Seen seen = default)
        {
            tenpai_hand hand = Asked();
            tenpai_rules nativeRules = rules.ToNative();
            tenpai_error error;
            tenpai_seen nativeSeen = seen.ToNative();
            tenpai_kinds_of_waits waits;
            TenpaiLibrary.Check(
                NativeMethods.tenpai_wait_kinds(&hand, &nativeRules, &nativeSeen, &waits, &error), &error);
            return new KindsOfWaits(waits);
        }

        /// <summary>
        /// Why each formal wait of the general form is one: the case of the block theorem, and its blocks. A tile that is
        /// a wait in more than one way comes more than once.
        /// </summary>
        /// <exception cref="TenpaiException">
        /// With <see cref="ErrorCode.WrongTurn"/> when the hand has to discard before it waits (3k+2 tiles); for the
        /// default value, which is no hand.
        /// </exception>
        public WaitCase[] WaitCases()
        {
            Span<WaitCase> cases = stackalloc WaitCase[MaxWaitCases];
            return cases.Slice(0, WaitCases(cases)).ToArray();
        }

        /// <summary>The cases of the formal waits, without allocation.</summary>
        /// <param name="destination">Receives them; <see cref="MaxWaitCases"/> are always enough.</param>
        /// <returns>How many there are; what lies behind them stays as it was.</returns>
        /// <exception cref="TenpaiException">
        /// With <see cref="ErrorCode.BufferTooSmall"/> when there is no room for all; otherwise as for
        /// <see cref="WaitCases()"/>.
        /// </exception>
        public int WaitCases(Span<WaitCase> destination)
        {
            tenpai_hand hand = Asked();
            tenpai_rules rules = default;
            tenpai_error error;
            WaitCase none = default;
            nuint length;
            // A span without room has no address, and the library wants one.
            Span<WaitCase> room = destination.IsEmpty ? MemoryMarshal.CreateSpan(ref none, 1) : destination;
            fixed (WaitCase* place = &MemoryMarshal.GetReference(room))
            {
                TenpaiLibrary.Check(NativeMethods.tenpai_wait_cases(
                    &hand, &rules, (tenpai_wait_case*)place, (nuint)destination.Length, &length, &error), &error);
            }
            return (int)length;
        }

        /// <summary>
        /// Why the hand has no formal wait of the general form: the condition of the block theorem that it does not meet,
        /// with its blocks by their places among <see cref="Blocks()"/>. <see cref="ObstacleKind.None"/> where it has one.
        /// </summary>
        /// <exception cref="TenpaiException">
        /// With <see cref="ErrorCode.WrongTurn"/> when the hand has to discard before it waits (3k+2 tiles); for the
        /// default value, which is no hand.
        /// </exception>
        public Obstacle WaitObstacle()
        {
            tenpai_hand hand = Asked();
            tenpai_rules rules = default;
            tenpai_obstacle obstacle;
            tenpai_error error;
            TenpaiLibrary.Check(NativeMethods.tenpai_wait_obstacle(&hand, &rules, &obstacle, &error), &error);
            return new Obstacle(obstacle);
        }
    }
}
