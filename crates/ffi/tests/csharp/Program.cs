using System;
using System.Reflection;

/// <summary>
/// Checks the binding from inside: <c>Checks layout</c> prints, <c>Checks run</c> judges,
/// <c>Checks vectors DIR</c> judges the hands of data files, and <c>Checks steps</c> changes hands, and asks for
/// discards, as it reads.
/// </summary>
internal static class Program
{
    private static int Main(string[] args)
    {
        switch (args.Length == 1 || (args.Length == 2 && args[0] == "vectors") ? args[0] : string.Empty)
        {
            case "vectors" when args.Length == 2:
                Vectors.Run(args[1]);
                return 0;
            case "layout":
                Layout.Print();
                return 0;
            case "steps":
                Steps.Run();
                return 0;
            case "run":
                Run(typeof(HandChecks));
                Run(typeof(TextChecks));
                Run(typeof(ValueChecks));
                Run(typeof(RulesChecks));
                Run(typeof(ChangesChecks));
                Run(typeof(CallsChecks));
                Run(typeof(ReadingsChecks));
                Run(typeof(UseChecks));
                return 0;
            default:
                Console.Error.WriteLine("usage: Checks layout | run | steps | vectors DIR");
                return 2;
        }
    }

    /// <summary>One line for each check: <c>ok NAME</c>, or <c>failed NAME: WHY</c>.</summary>
    private static void Run(Type checks)
    {
        foreach (MethodInfo check in checks.GetMethods(BindingFlags.NonPublic | BindingFlags.Static))
        {
            // What the compiler makes of lambdas and helpers is no check: checks take and return nothing.
            if (check.ReturnType != typeof(void) || check.GetParameters().Length > 0 || !check.IsAssembly)
            {
                continue;
            }
            var action = (Action)Delegate.CreateDelegate(typeof(Action), check);
            try
            {
                action();
                Console.WriteLine($"ok {check.Name}");
            }
            catch (Exception error)
            {
                Console.WriteLine($"failed {check.Name}: {error}".Replace('\n', ' '));
            }
        }
    }
}
