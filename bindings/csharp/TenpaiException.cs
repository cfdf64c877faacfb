#nullable enable

using System;

namespace Tenpai
{
    /// <summary>Tiles that are no hand, or a hand that cannot be judged as was asked.</summary>
    public sealed class TenpaiException : Exception
    {
        internal TenpaiException(ErrorCode code, string message, int? handIndex = null)
            : base(message)
        {
            Code = code;
            HandIndex = handIndex;
        }

        /// <summary>What is wrong.</summary>
        public ErrorCode Code { get; }

        /// <summary>Which hand of a batch it is, counted from 0; null where no hand of a batch is wrong.</summary>
        public int? HandIndex { get; }
    }
}
