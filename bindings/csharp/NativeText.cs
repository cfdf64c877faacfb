using System;

namespace Tenpai
{
    /// <summary>Text that the library writes. All of it is ASCII.</summary>
    internal static unsafe class NativeText
    {
        /// <summary>All 34 digits and four letters.</summary>
        internal const int MostTileSetChars = 38;

        /// <summary>Room for any text, and for the NUL that the library puts behind it.</summary>
        internal const int Capacity = (int)NativeMethods.TENPAI_TEXT_CAPACITY;

        internal static bool TryWriteTiles(ulong tiles, Span<char> destination, out int charsWritten)
        {
            byte* text = stackalloc byte[Capacity];
            nuint length;
            tenpai_error error;
            TenpaiLibrary.Check(
                NativeMethods.tenpai_tiles_to_text(tiles, text, (nuint)Capacity, &length, &error), &error);
            return TryCopy(text, (int)length, destination, out charsWritten);
        }

        internal static bool TryWriteHand(tenpai_hand hand, Span<char> destination, out int charsWritten)
        {
            byte* text = stackalloc byte[Capacity];
            nuint length;
            tenpai_error error;
            TenpaiLibrary.Check(
                NativeMethods.tenpai_hand_to_text(&hand, text, (nuint)Capacity, &length, &error), &error);
            return TryCopy(text, (int)length, destination, out charsWritten);
        }

        internal static bool TryWriteBlockKinds(byte kinds, Span<char> destination, out int charsWritten)
        {
            byte* text = stackalloc byte[Capacity];
            nuint length;
            tenpai_error error;
            TenpaiLibrary.Check(
                NativeMethods.tenpai_block_kinds_to_text(kinds, text, (nuint)Capacity, &length, &error), &error);
            return TryCopy(text, (int)length, destination, out charsWritten);
        }

        internal static bool TryWriteWaitKinds(byte kinds, Span<char> destination, out int charsWritten)
        {
            byte* text = stackalloc byte[Capacity];
            nuint length;
            tenpai_error error;
            TenpaiLibrary.Check(
                NativeMethods.tenpai_wait_kinds_to_text(kinds, text, (nuint)Capacity, &length, &error), &error);
            return TryCopy(text, (int)length, destination, out charsWritten);
        }

        internal static bool TryWriteShape(byte shape, Span<char> destination, out int charsWritten)
        {
            byte* text = stackalloc byte[Capacity];
            nuint length;
            tenpai_error error;
            TenpaiLibrary.Check(
                NativeMethods.tenpai_shape_to_text(shape, text, (nuint)Capacity, &length, &error), &error);
            return TryCopy(text, (int)length, destination, out charsWritten);
        }

        private static bool TryCopy(byte* text, int length, Span<char> destination, out int charsWritten)
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
    }
}
