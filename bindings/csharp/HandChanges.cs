#nullable enable

namespace Tenpai
{
    // What happens to a hand in a game. Each change gives another hand and leaves this one as it is. Those that begin
    // with Try throw nothing, and give this hand again where there is no other: `hand.TryDraw(piece, out hand)` then
    // leaves the variable as it was, as the changes in the other languages do.
    public readonly unsafe partial struct Hand
    {
        /// <summary>The hand after it has drawn a tile. Allocates nothing, as all changes.</summary>
        /// <param name="piece">What it draws.</param>
        /// <exception cref="TenpaiException">
        /// With <see cref="ErrorCode.WrongTurn"/> when the hand is to discard, <see cref="ErrorCode.TooManyCopies"/>
        /// for the fifth copy, <see cref="ErrorCode.RedFives"/> for the second red five of a suit; for the default
        /// value, which is no hand.
        /// </exception>
        /// <example><code>hand = hand.Draw(Tile.Parse("5m"));</code></example>
        public Hand Draw(Piece piece) => Become(Drawing(piece));

        /// <summary>As <see cref="Draw(Piece)"/>, without an exception.</summary>
        /// <param name="piece">What it draws.</param>
        /// <param name="hand">The hand after it; this hand where it cannot draw the tile.</param>
        /// <returns>Whether it can.</returns>
        public bool TryDraw(Piece piece, out Hand hand) => TryBecome(Drawing(piece), out hand);

        /// <summary>
        /// The hand after it has thrown a tile away. A red five is thrown as a red five, a plain one as a plain one.
        /// </summary>
        /// <param name="piece">What it throws.</param>
        /// <exception cref="TenpaiException">
        /// With <see cref="ErrorCode.WrongTurn"/> when the hand is to draw, <see cref="ErrorCode.NotHeld"/> when it
        /// does not hold that piece; for the default value, which is no hand.
        /// </exception>
        public Hand Discard(Piece piece) => Become(Discarding(piece));

        /// <summary>As <see cref="Discard(Piece)"/>, without an exception.</summary>
        /// <param name="piece">What it throws.</param>
        /// <param name="hand">The hand after it; this hand where it cannot throw the tile.</param>
        /// <returns>Whether it can.</returns>
        public bool TryDiscard(Piece piece, out Hand hand) => TryBecome(Discarding(piece), out hand);

        /// <summary>
        /// The hand after it has called a discarded tile for a run with two concealed ones; then it is to discard.
        /// </summary>
        /// <param name="called">The tile of another player.</param>
        /// <param name="first">One of its own.</param>
        /// <param name="second">The other.</param>
        /// <exception cref="TenpaiException">
        /// With <see cref="ErrorCode.WrongTurn"/> when the hand is to discard, <see cref="ErrorCode.MeldsAssumed"/>
        /// when its melds are not known, <see cref="ErrorCode.BadMeld"/> when the three are no run,
        /// <see cref="ErrorCode.NotHeld"/> when one of the two is not concealed, <see cref="ErrorCode.TooManyCopies"/>
        /// and <see cref="ErrorCode.RedFives"/> when the called piece cannot exist; for the default value, which is no
        /// hand.
        /// </exception>
        public Hand Chi(Piece called, Piece first, Piece second) =>
            Become(Calling(MeldKind.Chi, called, first, second));

        /// <summary>As <see cref="Chi(Piece, Piece, Piece)"/>, without an exception.</summary>
        /// <param name="called">The tile of another player.</param>
        /// <param name="first">One of its own.</param>
        /// <param name="second">The other.</param>
        /// <param name="hand">The hand after it; this hand where it cannot call so.</param>
        /// <returns>Whether it can.</returns>
        public bool TryChi(Piece called, Piece first, Piece second, out Hand hand) =>
            TryBecome(Calling(MeldKind.Chi, called, first, second), out hand);

        /// <summary>
        /// The hand after it has called a discarded tile for a triplet with two concealed ones; then it is to discard.
        /// </summary>
        /// <param name="called">The tile of another player.</param>
        /// <param name="first">One of its own.</param>
        /// <param name="second">The other.</param>
        /// <exception cref="TenpaiException">
        /// As for <see cref="Chi(Piece, Piece, Piece)"/>, with <see cref="ErrorCode.BadMeld"/> when the three are not
        /// equal.
        /// </exception>
        public Hand Pon(Piece called, Piece first, Piece second) =>
            Become(Calling(MeldKind.Pon, called, first, second));

        /// <summary>As <see cref="Pon(Piece, Piece, Piece)"/>, without an exception.</summary>
        /// <param name="called">The tile of another player.</param>
        /// <param name="first">One of its own.</param>
        /// <param name="second">The other.</param>
        /// <param name="hand">The hand after it; this hand where it cannot call so.</param>
        /// <returns>Whether it can.</returns>
        public bool TryPon(Piece called, Piece first, Piece second, out Hand hand) =>
            TryBecome(Calling(MeldKind.Pon, called, first, second), out hand);

        /// <summary>
        /// The hand after it has called a discarded tile for a kan with the three concealed ones, red or not
        /// (daiminkan); then it is to draw.
        /// </summary>
        /// <param name="called">The tile of another player.</param>
        /// <exception cref="TenpaiException">
        /// With <see cref="ErrorCode.WrongTurn"/> when the hand is to discard, <see cref="ErrorCode.MeldsAssumed"/>
        /// when its melds are not known, <see cref="ErrorCode.NotHeld"/> when it does not hold three,
        /// <see cref="ErrorCode.RedFives"/> when the called piece cannot exist; for the default value, which is no
        /// hand.
        /// </exception>
        public Hand OpenKan(Piece called) => Become(CallingForKan(called));

        /// <summary>As <see cref="OpenKan(Piece)"/>, without an exception.</summary>
        /// <param name="called">The tile of another player.</param>
        /// <param name="hand">The hand after it; this hand where it cannot call so.</param>
        /// <returns>Whether it can.</returns>
        public bool TryOpenKan(Piece called, out Hand hand) => TryBecome(CallingForKan(called), out hand);

        /// <summary>
        /// The hand after it has laid down four concealed tiles as a kan (ankan); then it is to draw.
        /// </summary>
        /// <param name="tile">Which four.</param>
        /// <exception cref="TenpaiException">
        /// With <see cref="ErrorCode.WrongTurn"/> when the hand is to draw, <see cref="ErrorCode.MeldsAssumed"/> when
        /// its melds are not known, <see cref="ErrorCode.NotHeld"/> when it does not hold all four; for the default
        /// value, which is no hand.
        /// </exception>
        public Hand ConcealedKan(Tile tile) => Become(LayingDown(tile));

        /// <summary>As <see cref="ConcealedKan(Tile)"/>, without an exception.</summary>
        /// <param name="tile">Which four.</param>
        /// <param name="hand">The hand after it; this hand where it cannot lay them down.</param>
        /// <returns>Whether it can.</returns>
        public bool TryConcealedKan(Tile tile, out Hand hand) => TryBecome(LayingDown(tile), out hand);

        /// <summary>
        /// The hand after it has added the fourth tile, a concealed one, to a pon (kakan); then it is to draw.
        /// </summary>
        /// <param name="piece">The fourth tile.</param>
        /// <exception cref="TenpaiException">
        /// With <see cref="ErrorCode.WrongTurn"/> when the hand is to draw, <see cref="ErrorCode.MeldsAssumed"/> when
        /// its melds are not known, <see cref="ErrorCode.BadCall"/> without that pon, <see cref="ErrorCode.RedFives"/>
        /// for a red five when the pon has one, <see cref="ErrorCode.NotHeld"/> when the piece is not concealed; for
        /// the default value, which is no hand.
        /// </exception>
        public Hand AddedKan(Piece piece) => Become(Adding(piece));

        /// <summary>As <see cref="AddedKan(Piece)"/>, without an exception.</summary>
        /// <param name="piece">The fourth tile.</param>
        /// <param name="hand">The hand after it; this hand where it cannot add the tile.</param>
        /// <returns>Whether it can.</returns>
        public bool TryAddedKan(Piece piece, out Hand hand) => TryBecome(Adding(piece), out hand);

        private static Hand Become(in HandChange change) =>
            change.IsRight ? new Hand(change.Next) : throw change.ToException();

        // What is written may be the variable that this hand lies in.
        private bool TryBecome(in HandChange change, out Hand hand)
        {
            hand = change.IsRight ? new Hand(change.Next) : this;
            return change.IsRight;
        }

        private HandChange Drawing(Piece piece)
        {
            var change = new HandChange(native);
            change.ExpectToDraw();
            change.Put(piece);
            change.Check();
            return change;
        }

        private HandChange Discarding(Piece piece)
        {
            var change = new HandChange(native);
            change.ExpectToDiscard();
            change.Take(piece, 1);
            return change;
        }

        private HandChange Calling(MeldKind kind, Piece called, Piece first, Piece second)
        {
            var change = new HandChange(native);
            change.ExpectToDraw();
            change.ExpectKnownMelds();
            change.ExpectRoomFor(called);
            change.LayCalled(kind, called, first, second);
            return change;
        }

        private HandChange CallingForKan(Piece called)
        {
            var change = new HandChange(native);
            int fives = change.CountRed(called.Tile) + called.RedFives;
            change.ExpectToDraw();
            change.ExpectKnownMelds();
            change.TakeAll(called.Tile, 3);
            change.ExpectRoomFor(called);
            change.Lay(MeldKind.OpenKan, called.Tile, fives);
            return change;
        }

        private HandChange LayingDown(Tile tile)
        {
            var change = new HandChange(native);
            int fives = change.CountRed(tile);
            change.ExpectToDiscard();
            change.ExpectKnownMelds();
            change.TakeAll(tile, 4);
            change.Lay(MeldKind.ConcealedKan, tile, fives);
            return change;
        }

        private HandChange Adding(Piece piece)
        {
            var change = new HandChange(native);
            change.ExpectToDiscard();
            change.ExpectKnownMelds();
            change.AddToPon(piece);
            change.Take(piece, 1);
            return change;
        }
    }
}
