using System;
using System.Collections.Generic;

/// <summary>What a check asks for. A check ends at the first thing that is not so.</summary>
internal sealed class CheckFailed : Exception
{
    internal CheckFailed(string message)
        : base(message)
    {
    }
}

internal static class Check
{
    internal static void Equal<T>(T wanted, T found, string what = "")
    {
        if (!EqualityComparer<T>.Default.Equals(wanted, found))
        {
            throw new CheckFailed($"{what}: wanted {Show(wanted)}, found {Show(found)}");
        }
    }

    internal static void True(bool holds, string what) => Equal(true, holds, what);

    /// <summary>That this type of exception and no other is thrown.</summary>
    internal static T Throws<T>(Action action, string what = "")
        where T : Exception
    {
        try
        {
            action();
        }
        catch (Exception error) when (error.GetType() == typeof(T))
        {
            return (T)error;
        }
        catch (Exception error)
        {
            throw new CheckFailed($"{what}: wanted {typeof(T).Name}, found {error}");
        }
        throw new CheckFailed($"{what}: wanted {typeof(T).Name}, and nothing was thrown");
    }

    private static string Show<T>(T value) => value == null ? "null" : $"\"{value}\"";
}
