#nullable enable

using System;

namespace Tenpai
{
    /// <summary>A group that can take the winning tile, in one reading of a complete hand.</summary>
    public readonly struct Win : IEquatable<Win>
    {
        // As the native library lays it out, so that it can fill an array of them.
        private readonly tenpai_win native;

        /// <summary>The reading, complete.</summary>
        public Reading Reading => new Reading(native.reading);

        /// <summary>The place of the group in the reading; of equal groups the first.</summary>
        public int Place => native.group;

        /// <summary>The group, complete.</summary>
        public Group Group => native.group < Reading.GroupCount ? Reading[native.group] : default;

        /// <summary>The wait that it was before.</summary>
        public WaitKind Kind => (WaitKind)native.kind;

        /// <summary>Such as <c>234s TwoSided in 234m 111s 234s 567s 77s</c>.</summary>
        public override string ToString() => $"{Group} {Kind} in {Reading}";

        /// <summary>Whether both are the same wait of the same group in the same reading.</summary>
        public bool Equals(Win other) => Place == other.Place && Kind == other.Kind && Reading == other.Reading;

        /// <inheritdoc/>
        public override bool Equals(object? obj) => obj is Win other && Equals(other);

        /// <inheritdoc/>
        public override int GetHashCode() => HashCode.Combine(Reading, Place, Kind);

        /// <summary>Whether both are the same.</summary>
        public static bool operator ==(Win left, Win right) => left.Equals(right);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Win left, Win right) => !left.Equals(right);
    }
}
