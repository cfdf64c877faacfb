#nullable enable

using System;
using System.Text;

namespace Tenpai
{
    /// <summary>
    /// Text that is written into a buffer and copied from there, as UTF-16 or as UTF-8. All of it is ASCII. What
    /// writes it returns its length.
    /// </summary>
    internal static unsafe class NativeText
    {
        /// <summary>Room for any text, and for the NUL that the library puts behind it.</summary>
        internal const int Capacity = (int)NativeMethods.TENPAI_TEXT_CAPACITY;

        internal static int Tiles(ulong tiles, byte* text)
        {
            TenpaiLibrary.CheckFits();
            nuint length;
            tenpai_error error;
            TenpaiLibrary.Check(
                NativeMethods.tenpai_tiles_to_text(tiles, text, (nuint)Capacity, &length, &error), &error);
            return (int)length;
        }

        internal static int Hand(tenpai_hand hand, byte* text)
        {
            nuint length;
            tenpai_error error;
            TenpaiLibrary.Check(
                NativeMethods.tenpai_hand_to_text(&hand, text, (nuint)Capacity, &length, &error), &error);
            return (int)length;
        }

        internal static int BlockKinds(byte kinds, byte* text)
        {
            TenpaiLibrary.CheckFits();
            nuint length;
            tenpai_error error;
            TenpaiLibrary.Check(
                NativeMethods.tenpai_block_kinds_to_text(kinds, text, (nuint)Capacity, &length, &error), &error);
            return (int)length;
        }

        internal static int WaitKinds(byte kinds, byte* text)
        {
            TenpaiLibrary.CheckFits();
            nuint length;
            tenpai_error error;
            TenpaiLibrary.Check(
                NativeMethods.tenpai_wait_kinds_to_text(kinds, text, (nuint)Capacity, &length, &error), &error);
            return (int)length;
        }

        internal static int Shape(byte shape, byte* text)
        {
            TenpaiLibrary.CheckFits();
            nuint length;
            tenpai_error error;
            TenpaiLibrary.Check(
                NativeMethods.tenpai_wait_shape_to_text(shape, text, (nuint)Capacity, &length, &error), &error);
            return (int)length;
        }

        internal static string ToText(byte* text, int length) => Encoding.ASCII.GetString(text, length);

        /// <summary>Whether there was room; nothing is written when there was none.</summary>
        internal static bool TryCopy(byte* text, int length, Span<char> destination, out int charsWritten)
        {
            charsWritten = 0;
            if (length > destination.Length)
            {
                return false;
            }
            for (int i = 0; i < length; i++)
            {
                destination[i] = (char)text[i];
            }
            charsWritten = length;
            return true;
        }

        /// <summary>Whether there was room; nothing is written when there was none.</summary>
        internal static bool TryCopy(byte* text, int length, Span<byte> utf8Destination, out int bytesWritten)
        {
            bool fits = new ReadOnlySpan<byte>(text, length).TryCopyTo(utf8Destination);
            bytesWritten = fits ? length : 0;
            return fits;
        }
    }
}
