#nullable enable

using System;
using System.Runtime.InteropServices;
using System.Text;

namespace Tenpai
{
    /// <summary>Text to a hand: the text becomes UTF-8, which the library reads.</summary>
    internal static unsafe class HandParser
    {
        /// <summary>Longer texts than any hand needs go through the heap.</summary>
        private const int MostBytesOnStack = 512;

        /// <summary>Longer texts are no hand: their UTF-8 might not fit into an array.</summary>
        private const int MostChars = 1 << 28;

        /// <summary>Reads a hand; the status says whether there is one.</summary>
        internal static int Read(ReadOnlySpan<char> text, out tenpai_hand hand, out tenpai_error error)
        {
            if (text.Length > MostChars)
            {
                hand = default;
                error = TooLong();
                return NativeMethods.TENPAI_BAD_TEXT;
            }
            int most = Encoding.UTF8.GetMaxByteCount(text.Length);
            Span<byte> buffer = most <= MostBytesOnStack ? stackalloc byte[MostBytesOnStack] : new byte[most];
            int length = Encoding.UTF8.GetBytes(text, buffer);
            return Read(buffer.Slice(0, length), out hand, out error);
        }

        /// <summary>Reads a hand from UTF-8; the status says whether there is one.</summary>
        internal static int Read(ReadOnlySpan<byte> utf8Text, out tenpai_hand hand, out tenpai_error error)
        {
            TenpaiLibrary.CheckFits();
            tenpai_hand read = default;
            tenpai_error wrong = default;
            byte none = 0;
            int status;
            // A span of nothing has no address, and the library wants one.
            ReadOnlySpan<byte> addressed = utf8Text.IsEmpty ? MemoryMarshal.CreateReadOnlySpan(ref none, 1) : utf8Text;
            fixed (byte* utf8 = &MemoryMarshal.GetReference(addressed))
            {
                status = NativeMethods.tenpai_hand_from_text(utf8, (nuint)utf8Text.Length, &read, &wrong);
            }
            hand = read;
            error = wrong;
            return status;
        }

        private static tenpai_error TooLong()
        {
            tenpai_error error = default;
            error.status = NativeMethods.TENPAI_BAD_TEXT;
            error.offset = NativeMethods.TENPAI_NO_OFFSET;
            error.tile = NativeMethods.TENPAI_NO_TILE;
            Encoding.UTF8.GetBytes("the text is longer than any hand").CopyTo(new Span<byte>(error.message, 64));
            return error;
        }

        /// <summary>What went wrong, as the exception to throw.</summary>
        internal static Exception ToException(int status, tenpai_error error, int? position)
        {
            string message = TenpaiLibrary.Message(&error);
            var code = (ErrorCode)status;
            return code == ErrorCode.Internal || code == ErrorCode.Null
                ? new TenpaiException(code, message)
                : (Exception)new HandFormatException(code, message, position);
        }

        /// <summary>The byte that is wrong in UTF-8.</summary>
        internal static int? Position(tenpai_error error) =>
            error.offset == NativeMethods.TENPAI_NO_OFFSET ? null : (int?)error.offset;

        /// <summary>The character that is wrong: the one that starts at the offset in the UTF-8 of a text.</summary>
        internal static int? Position(ReadOnlySpan<char> text, tenpai_error error)
        {
            uint offset = error.offset;
            if (offset == NativeMethods.TENPAI_NO_OFFSET)
            {
                return null;
            }
            long bytes = 0;
            int position = 0;
            // Not by the span's own indexer, whose signature differs between runtimes.
            fixed (char* characters = &MemoryMarshal.GetReference(text))
            {
                while (position < text.Length && bytes < offset)
                {
                    char character = characters[position];
                    bool pair = position + 1 < text.Length
                        && char.IsSurrogatePair(character, characters[position + 1]);
                    bytes += pair ? 4 : character < 0x80 ? 1 : character < 0x800 ? 2 : 3;
                    position += pair ? 2 : 1;
                }
            }
            return position;
        }
    }
}
