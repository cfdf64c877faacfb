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
        /// <exception cref="DllNotFoundException">When there is no native library.</exception>
        public static string Version => ToText(NativeMethods.tenpai_version());

        /// <summary>The same as one number, 1000000 * major + 1000 * minor + patch.</summary>
        /// <exception cref="DllNotFoundException">When there is no native library.</exception>
        public static int VersionNumber => (int)NativeMethods.tenpai_version_number();

        /// <summary>
        /// That the native library is one for these declarations. Whoever makes a hand asks, so that no
        /// struct is ever exchanged with another one.
        /// </summary>
        internal static void CheckFits()
        {
            if (fits)
            {
                return;
            }
            uint abi = NativeMethods.tenpai_abi_number();
            if (abi != NativeMethods.TENPAI_ABI_NUMBER)
            {
                throw new DllNotFoundException(
                    $"the native library tenpai_ffi {Version} has ABI {abi}, and ABI " +
                    $"{NativeMethods.TENPAI_ABI_NUMBER} is needed: take both from one package");
            }
            fits = true;
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
                int? hand = error->hand == NativeMethods.TENPAI_NO_HAND ? null : (int?)error->hand;
                Tile? tile = error->tile == NativeMethods.TENPAI_NO_TILE ? null : (Tile?)new Tile(error->tile);
                throw new TenpaiException((ErrorCode)status, Message(error), hand, tile);
            }
        }

        /// <summary>What a status means.</summary>
        internal static string Message(int status) => ToText(NativeMethods.tenpai_status_message(status));

        /// <summary>What an error says, which is more than its status does.</summary>
        internal static string Message(tenpai_error* error) => ToText(error->message);

        private static string ToText(byte* text) => Marshal.PtrToStringUTF8((IntPtr)text) ?? string.Empty;
    }
}
