#nullable enable

namespace Tenpai
{
    /// <summary>Why there is no answer. A later version of the native library may have more of them.</summary>
    public enum ErrorCode
    {
        /// <summary>
        /// A tile that is to be thrown or laid down is not among the concealed ones, or not often enough. It comes from
        /// changes to a hand alone, which this assembly makes by itself.
        /// </summary>
        NotHeld = -1,

        /// <summary>No error.</summary>
        Ok = NativeMethods.TENPAI_OK,

        /// <summary>The library was given a null pointer, which this assembly never does.</summary>
        Null = NativeMethods.TENPAI_NULL,

        /// <summary>A mistake in the library itself. Please report it with the input that shows it.</summary>
        Internal = NativeMethods.TENPAI_INTERNAL,

        /// <summary>Rules by which the library cannot judge yet. There are none at present.</summary>
        Unsupported = NativeMethods.TENPAI_UNSUPPORTED,

        /// <summary>The rules have a value that does not exist.</summary>
        BadRules = NativeMethods.TENPAI_BAD_RULES,

        /// <summary>The output does not fit.</summary>
        BufferTooSmall = NativeMethods.TENPAI_BUFFER_TOO_SMALL,

        /// <summary>Reserved bytes are not zero.</summary>
        Reserved = NativeMethods.TENPAI_RESERVED,

        /// <summary>The text is not written in the notation of hands.</summary>
        BadText = NativeMethods.TENPAI_BAD_TEXT,

        /// <summary>A tile that does not exist.</summary>
        BadTile = NativeMethods.TENPAI_BAD_TILE,

        /// <summary>More than four copies of a tile over concealed tiles, melds and tiles seen.</summary>
        TooManyCopies = NativeMethods.TENPAI_TOO_MANY_COPIES,

        /// <summary>No hand has this number of concealed tiles.</summary>
        BadSize = NativeMethods.TENPAI_BAD_SIZE,

        /// <summary>The tiles of a meld are none, or its kind does not exist.</summary>
        BadMeld = NativeMethods.TENPAI_BAD_MELD,

        /// <summary>The number of melds does not go with the number of concealed tiles.</summary>
        MeldCount = NativeMethods.TENPAI_MELD_COUNT,

        /// <summary>More red fives of a suit than there are, or than there are fives for.</summary>
        RedFives = NativeMethods.TENPAI_RED_FIVES,

        /// <summary>The hand has to discard before it waits, or to draw before it discards.</summary>
        WrongTurn = NativeMethods.TENPAI_WRONG_TURN,

        /// <summary>A kind of block that does not exist.</summary>
        BadBlockKinds = NativeMethods.TENPAI_BAD_BLOCK_KINDS,

        /// <summary>A number of hands that no memory holds.</summary>
        BadCount = NativeMethods.TENPAI_BAD_COUNT,

        /// <summary>One of 2m to 8m, in the hand or seen, with three players.</summary>
        AbsentTile = NativeMethods.TENPAI_ABSENT_TILE,

        /// <summary>A chi with three players.</summary>
        NoChi = NativeMethods.TENPAI_NO_CHI,

        /// <summary>A hand whose melds are not known, and which therefore cannot call.</summary>
        MeldsAssumed = NativeMethods.TENPAI_MELDS_ASSUMED,

        /// <summary>A call that the hand cannot make, or that no discard follows.</summary>
        BadCall = NativeMethods.TENPAI_BAD_CALL,

        /// <summary>The library was given a discarder that does not exist, which this assembly never does.</summary>
        BadDiscarder = NativeMethods.TENPAI_BAD_DISCARDER,

        /// <summary>The library was asked for readings that do not exist, which this assembly never does.</summary>
        BadReadings = NativeMethods.TENPAI_BAD_READINGS,

        /// <summary>Counts of the formula that cannot be those of a division.</summary>
        BadFormulaCounts = NativeMethods.TENPAI_BAD_FORMULA_COUNTS,

        /// <summary>A value that does not exist for what players call a wait.</summary>
        BadShape = NativeMethods.TENPAI_BAD_SHAPE,
    }
}
