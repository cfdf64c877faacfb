#nullable enable

using System;
using System.Runtime.InteropServices;

namespace Tenpai
{
    /// <summary>The native library <c>tenpai_ffi</c> that makes all judgements.</summary>
    public static unsafe class TenpaiLibrary
    {
        private static volatile bool fits;

        /// <summary>The version of the native library, such as <c>1.0.0</c>.</summary>
        /// <exception cref="DllNotFoundException">
        /// When there is no native library; the message tells where it was looked for.
        /// </exception>
        public static string Version
        {
            get
            {
                AbiNumber();
                return ToText(NativeMethods.tenpai_version());
            }
        }

        /// <summary>The same as one number, 1000000 * major + 1000 * minor + patch.</summary>
        /// <exception cref="DllNotFoundException">
        /// When there is no native library; the message tells where it was looked for.
        /// </exception>
        public static int VersionNumber
        {
            get
            {
                AbiNumber();
                return (int)NativeMethods.tenpai_version_number();
            }
        }

        /// <summary>
        /// That the native library is one for these declarations. Whoever makes a hand or writes text asks, so that
        /// no struct is ever exchanged with another one.
        /// </summary>
        internal static void CheckFits()
        {
            if (!fits)
            {
                CheckVersion();
                fits = true;
            }
        }

        private static void CheckVersion()
        {
            uint abi = AbiNumber();
            const uint Abi = NativeMethods.TENPAI_ABI_NUMBER;
            if (abi != Abi)
            {
                string age = abi < Abi ? "older" : "newer";
                throw new DllNotFoundException(
                    $"the native library tenpai_ffi {Version} has ABI {abi}, which is {age} than the ABI {Abi} " +
                    $"that is needed here: {NativeLibraries.Advice}");
            }
            // With the same ABI it may still lack a function that came with a later minor version.
            const uint Wanted = NativeMethods.TENPAI_VERSION_NUMBER;
            if (NativeMethods.tenpai_version_number() / 1000 < Wanted / 1000)
            {
                throw new DllNotFoundException(
                    $"the native library tenpai_ffi {Version} is older than what calls it, which is of version " +
                    $"{NativeMethods.TENPAI_VERSION_MAJOR}.{NativeMethods.TENPAI_VERSION_MINOR}." +
                    $"{NativeMethods.TENPAI_VERSION_PATCH}: {NativeLibraries.Advice}");
            }
        }

        /// <summary>The first that is asked of the native library, so that here it is loaded, or not.</summary>
        private static uint AbiNumber()
        {
            try
            {
                return NativeMethods.tenpai_abi_number();
            }
            catch (DllNotFoundException error)
            {
                throw new DllNotFoundException(NativeLibraries.Missing(), error);
            }
            catch (BadImageFormatException error)
            {
                throw new DllNotFoundException(NativeLibraries.Missing(), error);
            }
            catch (EntryPointNotFoundException error)
            {
                throw new DllNotFoundException(NativeLibraries.Foreign, error);
            }
        }

        /// <summary>Throws what a status stands for.</summary>
        internal static void Check(int status)
        {
            if (status != NativeMethods.TENPAI_OK)
            {
                throw new TenpaiException((ErrorCode)status, Message(status));
            }
        }

        /// <summary>Throws what went wrong, where something did.</summary>
        internal static void Check(int status, tenpai_error* error)
        {
            if (status != NativeMethods.TENPAI_OK)
            {
                throw ToException(status, error);
            }
        }

        /// <summary>What went wrong, as the exception to throw.</summary>
        internal static TenpaiException ToException(int status, tenpai_error* error)
        {
            int? hand = error->hand == NativeMethods.TENPAI_NO_HAND ? null : (int?)error->hand;
            Tile? tile = error->tile == NativeMethods.TENPAI_NO_TILE ? null : (Tile?)new Tile(error->tile);
            return new TenpaiException((ErrorCode)status, Message(error), hand, tile);
        }

        /// <summary>What a status means.</summary>
        internal static string Message(int status) => ToText(NativeMethods.tenpai_status_message(status));

        /// <summary>What an error says, which is more than its status does.</summary>
        internal static string Message(tenpai_error* error) => ToText(error->message);

        private static string ToText(byte* text) => Marshal.PtrToStringUTF8((IntPtr)text) ?? string.Empty;
    }
}
