using System;

namespace Mahjong
{
    // What is wrong with a command line.
    internal sealed class BadOptions : Exception
    {
        public BadOptions(string message)
            : base(message)
        {
        }
    }
}
