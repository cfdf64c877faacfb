#nullable enable

using System;
using System.Runtime.InteropServices;

namespace Tenpai
{
    // What a hand can do with the tile of another player.
    public readonly unsafe partial struct Hand
    {
        /// <summary>The most calls that there can be of one tile.</summary>
        public const int MaxCalls = (int)NativeMethods.TENPAI_MAX_CALLS;

        /// <summary>
        /// Everything that a hand of 3k+1 tiles can do with a tile that another player has thrown away, and what comes
        /// of each: passing first, then chi, pon, kan and ron.
        /// </summary>
        /// <param name="called">The tile that was thrown, which is not among what is seen.</param>
        /// <param name="from">Who threw it.</param>
        /// <param name="rules">The rules by which it is judged; they tell what may be thrown after a call.</param>
        /// <param name="seen">What is seen outside the hand.</param>
        /// <exception cref="ArgumentOutOfRangeException">For a discarder that does not exist.</exception>
        /// <exception cref="TenpaiException">
        /// With <see cref="ErrorCode.MeldsAssumed"/> when the melds of the hand are not known; with
        /// <see cref="ErrorCode.TooManyCopies"/>, <see cref="ErrorCode.RedFives"/> or
        /// <see cref="ErrorCode.AbsentTile"/> when there is no such tile any more; otherwise as for
        /// <see cref="Acceptance(Rules, Seen)"/>.
        /// </exception>
        public Call[] Calls(Piece called, Discarder from, Rules rules = default, Seen seen = default)
        {
            Span<Call> calls = stackalloc Call[MaxCalls];
            return calls.Slice(0, Calls(calls, called, from, rules, seen)).ToArray();
        }

        /// <summary>The calls, passing first, without allocation.</summary>
        /// <param name="destination">Receives them; <see cref="MaxCalls"/> are always enough.</param>
        /// <param name="called">The tile that was thrown, which is not among what is seen.</param>
        /// <param name="from">Who threw it.</param>
        /// <param name="rules">The rules by which it is judged; they tell what may be thrown after a call.</param>
        /// <param name="seen">What is seen outside the hand.</param>
        /// <returns>How many there are; what lies behind them stays as it was.</returns>
        /// <exception cref="ArgumentOutOfRangeException">For a discarder that does not exist.</exception>
        /// <exception cref="TenpaiException">
        /// With <see cref="ErrorCode.BufferTooSmall"/> when there is no room for all; otherwise as for
        /// <see cref="Calls(Piece, Discarder, Rules, Seen)"/>.
        /// </exception>
        public int Calls(
            Span<Call> destination, Piece called, Discarder from, Rules rules = default, Seen seen = default)
        {
            tenpai_hand hand = Asked();
            tenpai_rules nativeRules = rules.ToNative();
            tenpai_error error;
            tenpai_seen nativeSeen = seen.ToNative();
            Call none = default;
            nuint length;
            // A span without room has no address, and the library wants one.
            Span<Call> room = destination.IsEmpty ? MemoryMarshal.CreateSpan(ref none, 1) : destination;
            fixed (Call* place = &MemoryMarshal.GetReference(room))
            {
                TenpaiLibrary.Check(NativeMethods.tenpai_calls(
                    &hand, &nativeRules, &nativeSeen, (byte)called.Tile.Index, called.RedFives, Known(from),
                    (tenpai_call*)place, (nuint)destination.Length, &length, &error), &error);
            }
            return (int)length;
        }

        /// <summary>
        /// What each discard leaves that may follow a chi or pon, the best first. What may not be thrown, so as to swap
        /// it for the tile called, is not among them, unless the rules allow it.
        /// </summary>
        /// <param name="call">One of the <see cref="Calls(Piece, Discarder, Rules, Seen)"/> of the same.</param>
        /// <param name="called">The tile that was thrown, which is not among what is seen.</param>
        /// <param name="from">Who threw it.</param>
        /// <param name="rules">The rules by which it is judged.</param>
        /// <param name="seen">What is seen outside the hand.</param>
        /// <exception cref="ArgumentOutOfRangeException">For a discarder that does not exist.</exception>
        /// <exception cref="TenpaiException">
        /// With <see cref="ErrorCode.BadCall"/> for a call that the hand cannot make or that no discard follows;
        /// otherwise as for <see cref="Calls(Piece, Discarder, Rules, Seen)"/>.
        /// </exception>
        public Discard[] CallDiscards(
            Call call, Piece called, Discarder from, Rules rules = default, Seen seen = default)
        {
            Span<Discard> discards = stackalloc Discard[MaxDiscards];
            return discards.Slice(0, CallDiscards(discards, call, called, from, rules, seen)).ToArray();
        }

        /// <summary>The discards that may follow a chi or pon, the best first, without allocation.</summary>
        /// <param name="destination">Receives them; <see cref="MaxDiscards"/> are always enough.</param>
        /// <param name="call">One of the <see cref="Calls(Piece, Discarder, Rules, Seen)"/> of the same.</param>
        /// <param name="called">The tile that was thrown, which is not among what is seen.</param>
        /// <param name="from">Who threw it.</param>
        /// <param name="rules">The rules by which it is judged.</param>
        /// <param name="seen">What is seen outside the hand.</param>
        /// <returns>How many there are; what lies behind them stays as it was.</returns>
        /// <exception cref="ArgumentOutOfRangeException">For a discarder that does not exist.</exception>
        /// <exception cref="TenpaiException">
        /// With <see cref="ErrorCode.BufferTooSmall"/> when there is no room for all; otherwise as for
        /// <see cref="CallDiscards(Call, Piece, Discarder, Rules, Seen)"/>.
        /// </exception>
        public int CallDiscards(
            Span<Discard> destination,
            Call call,
            Piece called,
            Discarder from,
            Rules rules = default,
            Seen seen = default)
        {
            tenpai_hand hand = Asked();
            tenpai_rules nativeRules = rules.ToNative();
            tenpai_error error;
            tenpai_seen nativeSeen = seen.ToNative();
            tenpai_call nativeCall = call.ToNative();
            Discard none = default;
            nuint length;
            // A span without room has no address, and the library wants one.
            Span<Discard> room = destination.IsEmpty ? MemoryMarshal.CreateSpan(ref none, 1) : destination;
            fixed (Discard* place = &MemoryMarshal.GetReference(room))
            {
                TenpaiLibrary.Check(NativeMethods.tenpai_call_discards(
                    &hand, &nativeRules, &nativeSeen, (byte)called.Tile.Index, called.RedFives, Known(from),
                    &nativeCall, (tenpai_discard*)place, (nuint)destination.Length, &length, &error), &error);
            }
            return (int)length;
        }

        private static byte Known(Discarder from) => from <= Discarder.Before
            ? (byte)from
            : throw new ArgumentOutOfRangeException(nameof(from), from, "there is no such discarder");
    }
}
