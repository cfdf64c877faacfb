using System.Collections.Generic;

namespace Mahjong
{
    // The command line.
    internal sealed class Options
    {
        // How the program is called.
        public const string Usage =
            "usage: game --auto N [--seed N] [--game N] [--log]\n"
            + "\n"
            + "Games of mahjong that four opponents play among themselves.\n"
            + "\n"
            + "  --auto N  plays N games, and prints what came of them\n"
            + "  --seed N  where the tiles come from: the same seed gives the same games\n"
            + "  --game N  the number of the first game, 1 without it\n"
            + "  --log     prints every event of them before\n"
            + "  --help    prints this\n";

        private Options()
        {
        }

        // Of the run; without it a fresh one is taken.
        public ulong? Seed { get; private set; }

        // The number of the first game.
        public ulong First { get; private set; } = 1;

        // How many games are played. Where only help is wanted it can be missing.
        public ulong? Automatic { get; private set; }

        public bool Log { get; private set; }

        public bool Help { get; private set; }

        public static Options Read(IReadOnlyList<string> arguments)
        {
            var options = new Options();
            var given = new HashSet<string>();
            for (int place = 0; place < arguments.Count; place++)
            {
                string option = arguments[place];
                bool takesNumber = option == "--seed" || option == "--game" || option == "--auto";
                if (!takesNumber && option != "--log" && option != "--help")
                {
                    throw new BadOptions($"'{option}' is unknown");
                }
                if (!given.Add(option))
                {
                    throw new BadOptions($"{option} comes twice");
                }
                if (takesNumber && place + 1 == arguments.Count)
                {
                    throw new BadOptions($"{option} wants a number behind it");
                }
                switch (option)
                {
                    case "--seed":
                        options.Seed = Number(option, arguments[++place], 0);
                        break;
                    case "--game":
                        options.First = Number(option, arguments[++place], 1);
                        break;
                    case "--auto":
                        options.Automatic = Number(option, arguments[++place], 1);
                        break;
                    case "--log":
                        options.Log = true;
                        break;
                    default:
                        options.Help = true;
                        break;
                }
            }
            options.Check();
            return options;
        }

        // That they go together.
        private void Check()
        {
            if ((Automatic ?? 1) - 1 > ulong.MaxValue - First)
            {
                throw new BadOptions(
                    "--game and --auto go beyond the number that a last game can have");
            }
            if (Automatic == null && !Help)
            {
                throw new BadOptions(
                    Log
                        ? "--log shows all hands, and so goes with --auto alone"
                        : "--auto is missing: no person can play this one");
            }
        }

        private static ulong Number(string option, string written, ulong least)
        {
            string shown = $"{option}: '{written}' ";
            ulong number = 0;
            foreach (char digit in written)
            {
                if (digit < '0' || digit > '9')
                {
                    throw new BadOptions(shown + "is no number: use digits alone");
                }
                ulong value = (ulong)(digit - '0');
                if (number > (ulong.MaxValue - value) / 10)
                {
                    throw new BadOptions(shown + $"is too much: the most is {ulong.MaxValue}");
                }
                number = number * 10 + value;
            }
            if (written.Length == 0)
            {
                throw new BadOptions(shown + "is no number: use digits alone");
            }
            if (number < least)
            {
                throw new BadOptions(shown + $"is too little: the least is {least}");
            }
            return number;
        }
    }
}
