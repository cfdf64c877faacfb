using System;

namespace Mahjong
{
    // A mistake in the game itself: what can only be so if the program is wrong.
    internal sealed class Fault : Exception
    {
        private Fault(string what)
            : base(what)
        {
        }

        // What must hold. Where it does not, the game cannot go on.
        public static void Unless(bool holds, string what)
        {
            if (!holds)
            {
                throw new Fault(what);
            }
        }
    }
}
