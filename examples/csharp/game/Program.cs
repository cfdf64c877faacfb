// Games of mahjong in which four opponents play as the library advises: the one in
// examples/cpp/game without its person, with the same games from the same seeds, and the same log
// and statistics. docs/game.md tells all of its rules. Opponent.cs is where to start reading.

using System;
using System.Collections.Generic;
using System.IO;
using System.Text;
using Tenpai;

namespace Mahjong
{
    internal static class Program
    {
        private const int Done = 0;
        private const int Broken = 1;
        private const int BadCommandLine = 2;

        private static int Main(string[] arguments)
        {
            // Console.Out would flush every line, and end it as the system does.
            using Stream stream = Console.OpenStandardOutput();
            var output = new StreamWriter(stream, new UTF8Encoding(false), 1 << 16)
            {
                NewLine = "\n",
            };
            try
            {
                string? fault = Run(Options.Read(arguments), output);
                output.Flush();
                if (fault == null)
                {
                    return Done;
                }
                Console.Error.WriteLine($"game: this game is broken; {fault}");
            }
            catch (BadOptions bad)
            {
                Console.Error.Write($"game: {bad.Message}\n\n{Options.Usage}");
                return BadCommandLine;
            }
            catch (DllNotFoundException missing)
            {
                // It names every place in which the library was looked for.
                Console.Error.WriteLine($"game: {missing.Message}");
            }
            catch (IOException)
            {
                Console.Error.WriteLine("game: what it prints cannot be written");
            }
            return Broken;
        }

        // Returns what is wrong with the game where something is.
        private static string? Run(Options options, TextWriter output)
        {
            if (options.Help)
            {
                output.Write(Options.Usage);
                return null;
            }
            try
            {
                PlayAlone(options, output);
                return null;
            }
            catch (Fault fault)
            {
                return $"what must hold does not: {fault.Message}";
            }
            catch (TenpaiException refused)
            {
                // All questions of a right game have answers: this is a mistake of the game too.
                return $"the library refuses: {refused.Message}";
            }
        }

        // The opponents among themselves.
        private static void PlayAlone(Options options, TextWriter output)
        {
            ulong seed = options.Seed ?? FreshSeed();
            var policy = new Policy();
            var players = new IPlayer[] { policy, policy, policy, policy };
            var statistics = new Statistics();
            var witnesses = new List<IWitness> { statistics };
            if (options.Log)
            {
                witnesses.Add(new Log(output));
            }
            for (ulong played = 0; played < options.Automatic; played++)
            {
                var game = new Game(seed, options.First + played, players, witnesses);
                game.Play();
                statistics.AddAsked(game.Asked);
            }
            statistics.Print(output, seed);
        }

        // From both halves, since each has some bits that are always the same.
        private static ulong FreshSeed()
        {
            byte[] bytes = Guid.NewGuid().ToByteArray();
            return BitConverter.ToUInt64(bytes, 0) ^ BitConverter.ToUInt64(bytes, 8);
        }
    }
}
