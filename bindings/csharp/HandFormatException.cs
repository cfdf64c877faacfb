#nullable enable

using System;

namespace Tenpai
{
    /// <summary>A text that is no hand, or no single tile where one is asked for.</summary>
    public sealed class HandFormatException : FormatException
    {
        internal HandFormatException(ErrorCode code, string message, int? position)
            : base(message)
        {
            Code = code;
            Position = position;
        }

        /// <summary>What is wrong.</summary>
        public ErrorCode Code { get; }

        /// <summary>
        /// Which character of the text is wrong, or which byte where it was UTF-8, counted from 0; null where the
        /// text is well written and its tiles are not what was asked for. The message counts bytes of UTF-8, which
        /// is the same as long as all characters before are ASCII.
        /// </summary>
        public int? Position { get; }
    }
}
