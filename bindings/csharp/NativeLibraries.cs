#nullable enable

using System;
using System.Collections.Generic;
using System.IO;
using System.Runtime.InteropServices;
#if NETCOREAPP3_0_OR_GREATER
using System.Reflection;
#endif

namespace Tenpai
{
    /// <summary>
    /// Where native libraries lie. On .NET they are looked for beside this assembly, and under <c>runtimes</c> there,
    /// before the runtime looks where it always does; Mono and Unity look by themselves.
    /// </summary>
    internal static class NativeLibraries
    {
        internal const string Name = "tenpai_ffi";

        internal const string Advice = "take the native library and the C# from one package";

        /// <summary>That what was loaded is not the library, as it lacks even the first function.</summary>
#if (UNITY_IOS || UNITY_WEBGL) && !UNITY_EDITOR
        internal const string Foreign =
            "the native library tenpai_ffi is not linked into this program, as there is no function " +
            "tenpai_abi_number in it: the package has libtenpai_ffi.a for it, under Plugins";
#else
        internal const string Foreign =
            "the native library that was loaded as tenpai_ffi has no function tenpai_abi_number, so it is " +
            "another one, or too old: " + Advice;
#endif

#if NETCOREAPP3_0_OR_GREATER
        /// <summary>Has the runtime ask here first. A program that has set a resolver of its own keeps it.</summary>
        internal static void Register()
        {
            try
            {
                NativeLibrary.SetDllImportResolver(typeof(NativeLibraries).Assembly, Resolve);
            }
            catch (InvalidOperationException)
            {
            }
        }

        private static IntPtr Resolve(string name, Assembly assembly, DllImportSearchPath? searchPath)
        {
            if (name == Name)
            {
                foreach (string place in Places())
                {
                    if (NativeLibrary.TryLoad(place, out IntPtr library))
                    {
                        return library;
                    }
                }
            }
            return IntPtr.Zero;
        }

        /// <summary>In the order in which they are tried.</summary>
        private static List<string> Places()
        {
            var places = new List<string>();
            string file = FileName();
            foreach (string folder in Folders())
            {
                foreach (string runtime in Runtimes())
                {
                    places.Add(Path.Combine(folder, "runtimes", runtime, "native", file));
                }
                places.Add(Path.Combine(folder, file));
            }
            return places;
        }

        /// <summary>
        /// That of this assembly, and that of the program. An assembly that lies in the file of the program has none.
        /// </summary>
        private static IEnumerable<string> Folders()
        {
            string program = Path.TrimEndingDirectorySeparator(AppContext.BaseDirectory);
            string assembly = Path.GetDirectoryName(typeof(NativeLibraries).Assembly.Location) ?? string.Empty;
            if (assembly.Length != 0 && assembly != program)
            {
                yield return assembly;
            }
            yield return program;
        }

        /// <summary>The names of this platform, the closest first.</summary>
        private static IEnumerable<string> Runtimes()
        {
            string system = IsOn(OSPlatform.Windows) ? "win" : IsOn(OSPlatform.OSX) ? "osx" : "linux";
            string portable = system + "-" + RuntimeInformation.ProcessArchitecture.ToString().ToLowerInvariant();
#if NET5_0_OR_GREATER
            if (RuntimeInformation.RuntimeIdentifier != portable)
            {
                yield return RuntimeInformation.RuntimeIdentifier;
            }
#endif
            yield return portable;
        }
#else
        private static IEnumerable<string> Places()
        {
            string folder = ProgramFolder();
            if (folder.Length != 0)
            {
                yield return Path.Combine(folder, FileName());
            }
        }

        /// <summary>Empty where the runtime does not know it: some of Unity's throw, others tell null.</summary>
        private static string ProgramFolder()
        {
            try
            {
                return AppContext.BaseDirectory ?? string.Empty;
            }
            catch (Exception)
            {
                return string.Empty;
            }
        }
#endif

        private static string FileName() =>
            IsOn(OSPlatform.Windows) ? Name + ".dll" : IsOn(OSPlatform.OSX) ? $"lib{Name}.dylib" : $"lib{Name}.so";

        private static bool IsOn(OSPlatform platform) => RuntimeInformation.IsOSPlatform(platform);

        /// <summary>That there is no library, each place where it could have been, and what to do.</summary>
        internal static string Missing()
        {
            var text = new System.Text.StringBuilder($"there is no native library {Name} to load. Looked for ");
            foreach (string place in Places())
            {
                text.Append(place).Append(File.Exists(place) ? " (a file that this process cannot load), " : ", ");
            }
            string variable = IsOn(OSPlatform.Windows) ? "PATH"
                : IsOn(OSPlatform.OSX) ? "DYLD_LIBRARY_PATH" : "LD_LIBRARY_PATH";
            text.Append($"and for {FileName()} where the system looks ({variable} is ");
            text.Append(Environment.GetEnvironmentVariable(variable) is string value ? $"\"{value}\"" : "not set");
            text.Append("). Put the library for this system and processor into one of these places; in Unity it lies ");
            return text.Append("in the package, under Plugins.").ToString();
        }
    }

#if NETCOREAPP3_0_OR_GREATER
    internal static partial class NativeMethods
    {
        // Before the first call of any function, whoever makes it.
        static NativeMethods() => NativeLibraries.Register();
    }
#endif
}
