namespace Mahjong
{
    // Random numbers that are the same everywhere: SplitMix64. System.Random is another one on
    // another runtime.
    internal sealed class Generator
    {
        private const ulong Increment = 0x9E3779B97F4A7C15;

        private ulong state;

        public Generator(ulong seed) => state = seed;

        // Any number of 64 bits.
        public ulong Next()
        {
            unchecked
            {
                state += Increment;
                ulong mixed = state;
                mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9;
                mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB;
                return mixed ^ (mixed >> 31);
            }
        }

        // A number below n, each as likely as any other: the 2^64 mod n lowest numbers are drawn
        // again, so that what is left is a multiple of n.
        public ulong Below(ulong n)
        {
            ulong surplus = unchecked(0 - n) % n;
            ulong number = Next();
            while (number < surplus)
            {
                number = Next();
            }
            return number % n;
        }

        // The seed of a game, from 1, in a run with a seed: the number that a generator with the
        // seed of the run gives at that place.
        public static ulong SeedOfGame(ulong seed, ulong number) =>
            new Generator(unchecked(seed + (number - 1) * Increment)).Next();
    }
}
