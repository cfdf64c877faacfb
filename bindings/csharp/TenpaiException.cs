#nullable enable

using System;

namespace Tenpai
{
    /// <summary>Tiles that are no hand, or a hand that cannot be judged as was asked.</summary>
    public sealed class TenpaiException : Exception
    {
        internal TenpaiException(ErrorCode code, string message, int? handIndex = null, Tile? tile = null)
            : base(message)
        {
            Code = code;
            HandIndex = handIndex;
            Tile = tile;
        }

        /// <summary>What is wrong.</summary>
        public ErrorCode Code { get; }

        /// <summary>Which hand of a batch it is, counted from 0; null where no hand of a batch is wrong.</summary>
        public int? HandIndex { get; }

        /// <summary>The tile in question, such as the one of which there are too many; null where it is none.</summary>
        public Tile? Tile { get; }
    }
}
