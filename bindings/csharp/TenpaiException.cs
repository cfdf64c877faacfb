using System;

namespace Tenpai
{
    /// <summary>Tiles that are no hand, or a hand that cannot be judged as was asked.</summary>
    public sealed class TenpaiException : Exception
    {
        internal TenpaiException(ErrorCode code, string message)
            : base(message) => Code = code;

        /// <summary>What is wrong.</summary>
        public ErrorCode Code { get; }
    }
}
